//! Tests of what brings extra draws, of a quest among the stars, and of what shifts loyalty in the enemy's favour.

use super::*;

#[test]
fn homes_titles_and_sovereigns_bring_extra_draws() {
    let content = blue_book::content();
    let place = |name: &str, kind: EnvironType| {
        let (id, planet) = content.planets.find(|found| found.name == name).expect("a planet");
        (id, planet.environs.find(|environ| environ.kind == kind).expect("an environ").1)
    };
    let extra = |letter: char, name: &str, on| {
        let (_, mission) = content.missions.find(|mission| mission.letter() == Some(letter)).expect("a mission");
        let standing = PlanetStanding { loyalty: Some(Loyalty::Neutral), rebels: false };
        let setting = Setting::on(&content, on, mission, Side::Rebel, standing);
        let group = group(&content, &[(name, &[])]);
        setting.extra_draws(&group, &group.fresh(), false, 0)
    };
    let (adare, jura) = (place("Adare", EnvironType::Urban), place("Jura", EnvironType::Urban));
    // On Adare its princess, Zina Adora, has one more draw in the first four of these missions, and two more draws to summon the sovereign (26.0).
    let at = |letter| extra(letter, "Zina Adora", adare) - extra(letter, "Zina Adora", jura);
    assert_eq!(['A', 'G', 'D', 'R', 'E', 'J', 'Q'].map(at), [1, 1, 1, 1, 2, 0, 0]);
    // Ly Mantok is at home on Jura without a title, which gives extra draws in fewer missions.
    let mantok = |letter| extra(letter, "Ly Mantok", jura) - extra(letter, "Ly Mantok", adare);
    assert_eq!(['A', 'S', 'D', 'R', 'E'].map(mantok), [1, 1, 0, 0, 1]);
    // An unsummoned sovereign helps the side of its allegiance in Diplomacy and hinders the other side (25.3).
    let helped = |allegiance| {
        let mut content = content.clone();
        let id = content.sovereigns.find(|found| found.name == "Treb Eyro").expect("a sovereign").0;
        content.sovereigns.get_mut(id).expect("a sovereign").allegiance = allegiance;
        let (_, mission) = content.missions.find(|mission| mission.letter() == Some('D')).expect("a mission");
        Setting::on(&content, place("Etreg", EnvironType::Urban), mission, Side::Rebel, PlanetStanding::default())
            .values
            .sovereign
    };
    assert_eq!([Allegiance::Rebel, Allegiance::Neutral, Allegiance::Imperial].map(helped), [2, 0, -2]);
}

#[test]
fn a_quest_draws_by_evasion_and_cannons_and_looks_at_the_whole_card() {
    let content = blue_book::content();
    let (_, ship) = content.possessions.find(|found| found.name == "Planetary Privateer").expect("a ship");
    let (_, pilot) = content.characters.find(|found| found.name == "Boccanegra").expect("a character");
    let mut setting = setting(&content, 'J', content.actions.iter().map(|(_, action)| action).collect(), 5);
    setting.creature = content.creature("Zop");
    let crew = [(pilot, vec![ship])];
    setting.values = setting.values.with_ship(&crew);
    assert_eq!((setting.values.evasion, setting.values.cannons), (7, 3));
    let quest = 1.0 - 6840.0 / 24360.0;
    is(1.0 - prospect(&setting, &Group::of(&crew)).expect("a deck").letters[0], quest);
    let played = sampled(&setting, &Group::of(&crew)).expect("a deck");
    assert!((1.0 - played.letters[0] - quest).abs() < 0.02, "{played:?}");
}

#[test]
fn what_shifts_for_the_enemy_is_told_and_weighed() {
    let content = blue_book::content();
    let shift = || vec![ActionEvent::Shift(Level::clamped(1))];
    let deck = [action("C", vec![]), action("C", shift())];
    let mut setting = setting(&content, 'C', deck.iter().collect(), 2);
    // After the first letter, drawing on would lose as much as it gains, so the group stops. If the other card comes first, the group goes on.
    let found = prospect(&setting, &someone()).expect("a deck");
    is(found.success, 1.5);
    is(found.shifts, 0.5);
    let played = sampled(&setting, &someone()).expect("a deck");
    assert!((played.success - played.shifts - 1.0).abs() < 0.02, "{played:?}");
    // Nothing shifts at the end of the track, or in a rebellion (15.13, 15.75).
    setting.values.loyalty = -2;
    is(prospect(&setting, &someone()).expect("a deck").shifts, 0.0);
    (setting.values.loyalty, setting.rebels) = (0, true);
    is(prospect(&setting, &someone()).expect("a deck").shifts, 0.0);
    // Each face of the die of an aborted Coup shifts the loyalty here.
    let deck = [action("", vec![ActionEvent::CoupAborted(CoupDie([CoupOutcome::Shift; 6]))])];
    let mut coup = self::setting(&content, 'C', deck.iter().collect(), 1);
    is(prospect(&coup, &someone()).expect("a deck").shifts, 1.0);
    coup.values.loyalty = 2;
    // A planet that goes to Neutral shifts by as many spaces as its loyalty was worth to the player.
    let deck = [action("", vec![ActionEvent::LoyaltyToNeutral(Level::clamped(2))])];
    coup.actions = deck.iter().collect();
    is(prospect(&coup, &someone()).expect("a deck").shifts, 2.0);
}
