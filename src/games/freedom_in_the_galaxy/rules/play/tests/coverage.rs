//! Checks that every card, creature and possession that needs a decision occurs in play and does what it says.

use super::super::table::Table;
use super::examples::Game;
use super::*;
use crate::cards::DeckSection;
use rules::play::Sink;

#[test]
fn every_event_of_every_card_comes_about() {
    let contest = open_egrix();
    let mut seen: BTreeSet<(u8, u8, u8)> = BTreeSet::new();
    let public = &contest.public;
    let all = |section: DeckSection| {
        let events = move |card: u8| public.cards[usize::from(card)].section(section).event.len() as u8;
        (0..public.cards.len() as u8).flat_map(move |card| (0..events(card)).map(move |event| (card, section as u8, event)))
    };
    let wanted: BTreeSet<(u8, u8, u8)> = DeckSection::ALL.into_iter().flat_map(all).collect();
    let mut legal = Vec::new();
    for game in 0..400 {
        let (mut dice, mut choices, mut events) = (Seeded::new(44, game), Seeded::new(45, game), Vec::new());
        let mut state = contest.start(&mut dice, &mut events);
        while let Some(player) = contest.to_act(&state) {
            contest.legal(&state, &mut legal);
            let action =
                Captain::<Contest>::choose(&mut AtRandom, contest.public(), contest.view(&state, player), &legal, &mut choices);
            contest.apply_listed(&mut state, action, &mut dice, &mut events);
        }
        for event in events {
            if let Event::Happened(card, section, event) = event {
                seen.insert((card, section, event));
            }
        }
        if seen.len() == wanted.len() {
            break;
        }
    }
    let missing: Vec<_> = wanted.difference(&seen).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_creature_attacks_and_is_done_with() {
    let content = designs("sample");
    let names: Vec<String> = content.creatures.iter().map(|(_, creature)| creature.name.clone()).collect();
    for name in names {
        let mut content = designs("sample");
        let id = content.planets.find(|planet| planet.name == "Angoff").expect("the planet").0;
        let planet = content.planets.get_mut(id).expect("the planet");
        let environ = planet.environs.ids().next().expect("an environ");
        planet.environs.get_mut(environ).expect("an environ").creature.clone_from(&name);
        let contest = changed(content, |_| ());
        let mut come = 0;
        for number in 0..12 {
            let mut game =
                Game { state: contest.start(&mut Seeded::new(1, 0), &mut ()), contest: contest.clone(), events: Vec::new() };
            let angoff = game.environ("Angoff");
            let party = ["Boccanegra", "Doctor Sontag", "Frun Sentel"].map(|name| game.put(name, "Angoff"));
            (game.state.open.turn, game.state.open.phasing) = (1, Side::Rebel);
            let mut errand = Errand::new(angoff, Loyalty::Neutral);
            errand.groups.push(MissionGroup { members: party.into_iter().collect(), ..MissionGroup::new(1) });
            game.state.open.errand = Some(errand);
            // In a city, the first card of the deck has the event that a creature attacks.
            game.state.asked = None;
            game.state.open.agenda = vec![Task::Event { card: 0, event: 0 }];
            let (mut dice, mut legal) = (Seeded::new(3, number), Vec::new());
            Table::new(&contest, &mut game.state, &mut dice, &mut game.events).go_on();
            for decision in 0.. {
                contest.legal(&game.state, &mut legal);
                let Some(action) = legal.get(Seeded::new(number, decision).below(legal.len() as u32) as usize).copied() else {
                    break;
                };
                contest.apply_listed(&mut game.state, action, &mut dice, &mut game.events);
                assert!(decision < 2_000, "{name}: the fight ends");
            }
            assert!(game.state.open.fight.is_none(), "{name}");
            let acts = |event: &Event| matches!(event, Event::Fight(..) | Event::DrewPossession | Event::Wounded(_));
            let barred = game.state.open.errand.as_ref().is_some_and(|errand| errand.barred || errand.more != 0);
            come += u32::from(game.events.iter().any(acts) || barred);
        }
        // Some creatures attack only if no character has a high enough rating. For these three creatures, a character has it, so they stay away.
        let stays_away = ["Fog", "Morna", "Crunge"].contains(&name.as_str());
        assert_eq!(come > 0, !stays_away, "{name}");
    }
}

/// A listener that collects the possessions that were used.
#[derive(Default)]
struct Used(BTreeSet<PossessionNumber>);

impl Sink<Event> for Used {
    fn on_event(&mut self, event: Event) {
        if let Event::Used(thing) = event {
            self.0.insert(thing);
        }
    }
}

#[test]
fn every_possession_whose_use_is_a_decision_is_used() {
    let contest = open_egrix();
    let is_decision = |thing: &PossessionNumber| contest.public.possession(*thing).uses != Uses::default();
    let wanted: BTreeSet<PossessionNumber> = contest.public.things().filter(is_decision).collect();
    let (mut used, mut legal) = (Used::default(), Vec::new());
    for game in 0..600 {
        let (mut dice, mut choices) = (Seeded::new(54, game), Seeded::new(55, game));
        let mut state = contest.start(&mut dice, &mut used);
        while let Some(player) = contest.to_act(&state) {
            contest.legal(&state, &mut legal);
            let action =
                Captain::<Contest>::choose(&mut AtRandom, contest.public(), contest.view(&state, player), &legal, &mut choices);
            contest.apply_listed(&mut state, action, &mut dice, &mut used);
        }
        if used.0.is_superset(&wanted) {
            return;
        }
    }
    let missing: Vec<&str> = wanted.difference(&used.0).map(|thing| contest.possession_name(*thing)).collect();
    panic!("never used: {missing:?}");
}
