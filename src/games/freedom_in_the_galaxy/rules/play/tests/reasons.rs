//! Tests of the rules that are given as reasons why missions cannot be assigned.

use super::examples::Game;
use super::*;
use crate::verbs::Feat;

impl Game {
    /// The rules against missions that the Rebel player cannot assign in this environ, each with its case.
    fn missing(&mut self, environ: EnvironNumber) -> Vec<(String, String)> {
        if self.state.open.errand.is_none() {
            self.state.open.errand = Some(Errand::new(environ, Loyalty::Neutral));
        }
        self.state.asked = Some(Asked { side: Side::Rebel, question: Question::Assign });
        let view = self.contest.view(&self.state, player_of(Side::Rebel));
        let missing = self.contest.missing_missions(&view).into_iter();
        missing.map(|objection| (objection.words, objection.citation.to_string())).collect()
    }

    /// The rule against the mission with this letter.
    fn against(&mut self, letter: char, environ: EnvironNumber) -> (String, String) {
        let mission = self.mission(letter);
        let name = self.contest.public.missions[usize::from(mission)].card.label_for(Side::Rebel).to_owned();
        let of_it = |(words, _): &(String, String)| words.split(':').next().is_some_and(|names| names.contains(&name));
        let missing = self.missing(environ);
        missing.iter().find(|told| of_it(told)).cloned().unwrap_or_else(|| panic!("no rule against {name}: {missing:?}"))
    }
}

/// A game with Scott Rubel at Solvia urban and no other Rebel there.
fn rubel_alone() -> (Game, CharacterNumber, EnvironNumber) {
    let mut game = Game::cleared("varu");
    let rubel = game.put("Scott Rubel", "Solvia urban");
    let environ = game.environ("Solvia urban");
    (game, rubel, environ)
}

#[test]
fn an_empty_pool_is_told_even_on_a_planet_in_rebellion() {
    let (mut game, _, environ) = rubel_alone();
    for now in &mut game.state.open.characters {
        if now.at == Whereabouts::Pool {
            now.at = Whereabouts::Killed;
        }
    }
    let solvia = game.planet("Solvia");
    for state in [PlanetState::Rebellion, PlanetState::RebelControl] {
        game.state.open.planets[solvia.index()].state = state;
        let (words, section) = game.against('G', environ);
        assert!(words.ends_with(": no character of yours is left to be drawn."), "{words}");
        assert!(section.ends_with("13.2"), "{section}");
    }
}

#[test]
fn who_must_guard_or_is_kept_from_acting_is_named() {
    // 12.81: one character guards each prisoner, so that nobody is left for a mission.
    let (mut game, rubel, environ) = rubel_alone();
    let redjac = game.character("Redjac");
    game.state.open.characters[redjac.index()].at = Whereabouts::Captive(environ);
    let (words, section) = game.against('G', environ);
    assert!(words.ends_with(": Scott Rubel must guard prisoners.") && section.ends_with("12.81"), "{words} {section}");

    // A second character may go on a mission. The character who stays is still told to guard the prisoner, both in the list of missions and when the
    // player points at the counter.
    let adora = game.put("Zina Adora", "Solvia urban");
    let diplomacy = MissionGroup { members: Party::of(adora), ..MissionGroup::new(game.mission('D')) };
    game.state.open.errand = Some(Errand { groups: vec![diplomacy], ..Errand::new(environ, Loyalty::Neutral) });
    assert!(game.against('G', environ).0.ends_with(": Scott Rubel must guard prisoners."));
    game.state.asked = Some(Asked { side: Side::Rebel, question: Question::Recruit });
    let view = game.contest.view(&game.state, player_of(Side::Rebel));
    let objection = game.contest.objection(&view, Picked::Character(rubel)).expect("a rule");
    assert_eq!(objection.words, "Scott Rubel must guard prisoners.");

    // 14.3: there is no prisoner, but a possession of the enemy keeps both characters from acting.
    game.state.open.errand = None;
    game.state.open.characters[redjac.index()].at = Whereabouts::Pool;
    for character in [rubel, adora] {
        game.state.open.characters[character.index()].disabled = true;
    }
    let (words, section) = game.against('G', environ);
    assert!(words.contains(" and ") && words.ends_with(" are kept from acting in this phase."), "{words}");
    assert!(section.ends_with("14.3"), "{section}");

    // 13.1: characters who stand with units do not stand apart from them.
    for character in [rubel, adora] {
        game.state.open.characters[character.index()].with_units = true;
    }
    let (words, section) = game.against('G', environ);
    assert!(words.ends_with(": nobody who stands apart from units at Solvia urban is left for it."), "{words}");
    assert!(section.ends_with("13.1"), "{section}");
}

#[test]
fn a_rebellion_that_waits_for_unrest_tells_what_to_assign_first() {
    // 15.2, Note: a rebellion may be assigned before the planet is at Unrest if a mission that may shift the loyalty is assigned too.
    let (mut game, _, environ) = rubel_alone();
    let solvia = game.planet("Solvia");
    game.state.open.planets[solvia.index()].state = PlanetState::ImperialControl;
    game.state.open.planets[solvia.index()].loyalty = Loyalty::Neutral;
    let (words, section) = game.against('R', environ);
    assert!(words.contains(" is at Neutral and not at Unrest, and it may be assigned once "), "{words}");
    assert!(words.contains("Diplomacy") && section.ends_with("15.2"), "{words} {section}");
}

#[test]
fn who_goes_only_with_a_ship_is_told_whom_to_take_first() {
    // 9.56, 14.57: the pilot is taken first, if the ship has room.
    for flies in [false, true] {
        let mut game = Game::cleared("sample");
        let [pilot, _] = ["Boccanegra", "Doctor Sontag"].map(|name| game.put(name, "Angoff"));
        let sontag = game.character("Doctor Sontag");
        let is_it = |thing: &PossessionNumber| game.contest.public.possession(*thing).name == "Planetary Privateer";
        let ship = game.contest.public.things().find(is_it).expect("the ship");
        game.state.open.possessions[ship.index()].at = if flies { Holding::Held(pilot) } else { Holding::Deck };
        game.state.asked = Some(Asked { side: Side::Rebel, question: Question::Move });
        let view = game.contest.view(&game.state, player_of(Side::Rebel));
        let objection = game.contest.objection(&view, Picked::Character(sontag)).expect("a rule");
        let words = if flies {
            "Doctor Sontag cannot go alone: take Boccanegra with Planetary Privateer first."
        } else {
            "Doctor Sontag has nowhere to go without a spaceship or mobile units."
        };
        assert_eq!(objection.words, words);
    }
}

#[test]
fn a_mission_that_needs_two_letters_tells_no_chance_of_one() {
    // 13.53: one letter does not stop a rebellion.
    let mut game = Game::cleared("varu");
    let (environ, planet) = (game.environ("Solvia urban"), game.planet("Solvia"));
    let redjac = game.put("Redjac", "Solvia urban");
    game.state.open.phasing = Side::Imperial;
    game.state.open.planets[planet.index()].state = PlanetState::Rebellion;
    let stops = |mission: &MissionInPlay| mission.card.feats().any(|feat| matches!(feat, Feat::StopRebellion));
    let stop = game.contest.public.missions.iter().position(stops).expect("the mission") as u8;
    game.assign(environ, &[]);
    game.state.asked = Some(Asked { side: Side::Imperial, question: Question::Assign });
    let prospect = |game: &Game, action| match game.contest.prospect(&game.state, action) {
        Some(Prospect::Letters { least, .. }) => least,
        other => panic!("{other:?}"),
    };
    assert_eq!(prospect(&game, Action::Mission(stop)), 2);
    assert_eq!(prospect(&game, Action::Mission(game.mission('D'))), 1);
    let with = |letters: u8| MissionGroup { letters, ..MissionGroup::new(stop) };
    assert_eq!([1, 2].map(|letters| game.contest.achieves(&game.state, &with(letters))), [false, true]);
    // To assign no other mission tells the odds of each.
    let missions = ['D', 'G'].map(|letter| game.mission(letter));
    let groups = missions.map(|mission| MissionGroup { members: Party::of(redjac), ..MissionGroup::new(mission) });
    game.state.open.errand.as_mut().expect("missions").groups = groups.to_vec();
    let all = game.contest.prospects_of_all(&game.state, Action::Done);
    assert_eq!(all.iter().map(|(attempt, _)| attempt.mission).collect::<Vec<_>>(), missions);
    assert!(game.contest.prospects_of_all(&game.state, Action::Mission(stop)).is_empty());
}
