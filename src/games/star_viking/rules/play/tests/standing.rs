//! Plays games in which two units stay where they are and shoot, and compares the results with the computed odds.

use super::*;
use crate::combat::Column;
use crate::odds::duel;
use crate::{
    Body, Deployment, Division, Force, ForceUnit, Form, Orbit, Part, PlayedSystem, ScenarioForm, Sector, Spot, Station,
    Stationed, System,
};

/// A captain whose unit stays where it is and shoots.
struct Stands;

impl Captain<Contest> for Stands {
    fn choose(&mut self, _: &Public, view: View, legal: &[Action], _: &mut Seeded) -> Action {
        let stays = |action: &Action| match (view.question, action) {
            (Some(Question::Aim(_)), action) => matches!(action, Action::Fire(_)),
            (_, Action::Done | Action::Evade(false) | Action::End(false)) => true,
            _ => false,
        };
        legal.iter().copied().find(stays).unwrap_or(legal[0])
    }

    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View) -> Option<Action> {
        None
    }
}

/// A game with one unit of the Viking and one of the defenders, each on its given half of a planet with air. The capital is in the north.
pub(super) fn two_in_air(red: &str, green: &str, parts: [Part; 2]) -> Contest {
    let mut content = blue_book::content();
    let kind = |color, letters: &str| {
        content.units.find(|unit| unit.color == color && unit.letters == letters).expect("it is in the catalogue").0
    };
    let units = [ForceUnit::of(kind(Color::Red, red)), ForceUnit::of(kind(Color::Green, green))];
    let air = Sector { atmosphere: true, ..Sector::default() };
    let planet = Body { form: Form::Planet(Division::Halves { north: air, south: air }), ..Body::default() };
    let spot = Spot { orbit: Id::new(1), body: Id::new(1), part: Part::North };
    let orbits = [Orbit { bodies: [planet].into_iter().collect() }].into_iter().collect();
    let system = content.systems.add(System { orbits, capital: Some(spot), ..System::default() });
    let tile = Id::new(1);
    let mut scenario = Scenario { form: ScenarioForm::Battle, turns: None, ..Scenario::default() };
    scenario.systems.add(PlayedSystem { system });
    for ((unit, color), part) in units.into_iter().zip([Color::Red, Color::Green]).zip(parts) {
        let unit = ForceUnit { system: (color == Color::Green).then_some(system), ..unit };
        let force = Force { color, units: [unit].into_iter().collect(), ..Force::default() };
        let force = Some(content.forces.add(force));
        let at = Station::Sector(tile, Space::On(Spot { part, ..spot }));
        scenario.deployments.add(Deployment {
            force,
            stations: vec![Stationed { unit: Id::new(1), at }],
            ..Deployment::default()
        });
    }
    let id = content.scenarios.add(scenario);
    Contest::of(&content, id).expect("it can be played")
}

#[test]
fn captains_who_stand_and_shoot_come_out_as_the_odds_say() {
    const GAMES: u32 = 20_000;
    let contest = two_in_air("RD", "AG", [Part::North; 2]);
    let content = blue_book::content();
    let [red, green] =
        [(Color::Red, "RD"), (Color::Green, "AG")].map(|(color, letters)| blue_book::unit(&content, color, letters));
    let odds = duel(red, green, Column::Near, &content.tables).expect("a full table");
    let (mut first, mut both) = (0_u32, 0_u32);
    for game in 0..GAMES {
        let mut record = Record::new((), 11, game);
        let (mut one, mut other) = (Stands, Stands);
        let mut captains: [&mut dyn Captain<Contest>; 2] = [&mut one, &mut other];
        let end = fight(&contest, &mut captains, &mut record, &mut ());
        let lives = [0, 1].map(|unit| end.unit(UnitNumber(unit)).is_left());
        first += u32::from(lives == [true, false]);
        both += u32::from(lives == [false, false]);
    }
    let near = |found: u32, exact: f64| (f64::from(found) / f64::from(GAMES) - exact).abs() < 0.015;
    assert!(near(first, odds.first), "{first} of {GAMES}, and the odds are {}", odds.first);
    assert!(near(both, odds.both), "{both} of {GAMES}, and the odds are {}", odds.both);
}
