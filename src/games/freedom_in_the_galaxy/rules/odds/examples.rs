//! Fights and missions of single characters, compared with numbers that were computed independently of this program.

use super::fight::{Fate, Fight, Force};
use super::mission::{Enemy, Group, PlanetStanding, Prospect, Setting, prospect};
use crate::{Beginning, Content, EnvironType, Side, blue_book};

/// Makes a mission group of the named characters. After each name may follow the character's possessions, each after a plus.
fn group(content: &Content, names: &[&str]) -> Group {
    let of = |word: &&str| {
        let mut parts = word.split('+');
        let name = parts.next().unwrap_or_default();
        let (_, character) = content.characters.find(|found| found.name == name).expect("a character");
        let has = |name: &str| content.possessions.find(|found| found.name == name).expect("a possession").1;
        (character, parts.map(has).collect::<Vec<_>>())
    };
    Group::of(&names.iter().map(of).collect::<Vec<_>>())
}

/// The chance that a lone defender is free at the end of a fight against this force.
fn free(content: &Content, defender: &str, force: &Force) -> f64 {
    let group = group(content, &[defender]);
    let mut fight = Fight::new(&group.members, force, group.guarded(), &content.tables).expect("a whole table");
    let ends = fight.ends(&group.fresh());
    ends.iter().filter(|(end, _)| matches!(end.fates[0], Fate::Free(_))).map(|(_, chance)| chance).sum()
}

fn is(found: f64, wanted: f64, what: &str) {
    assert!((found - wanted).abs() < 6e-7, "{what}: {found} is not {wanted}");
}

#[test]
fn one_who_fights_a_squad_or_another_is_free_as_often_as_was_worked_out() {
    let content = blue_book::content();
    let squad = |strength| Force::squad(content.tables.squads.sent(strength, false, false).expect("a row"), false);
    for (defender, strength, wanted) in [
        ("Rayner Derban", 1, 0.951_287),
        ("Rayner Derban", 2, 0.733_363),
        ("Rayner Derban", 3, 0.543_210),
        ("Rayner Derban", 4, 0.543_210),
        ("Rayner Derban+Norrocks", 3, 0.693_161),
        ("Rayner Derban+Personal Body Shield", 3, 0.820_548),
    ] {
        is(free(&content, defender, &squad(strength)), wanted, &format!("{defender} against {strength}"));
    }
    let barca = group(&content, &["Barca"]).members;
    is(free(&content, "Boccanegra", &Force::characters(&barca, false, false)), 0.937_404, "hand to hand");
    is(free(&content, "Boccanegra", &Force::characters(&barca, true, true)), 0.984_183, "with firearms, to capture");
}

/// The odds of a Rebel mission in the city of Tsipa, which is in rebellion, where enemy units have this strength.
fn on_tsipa(content: &Content, letter: char, names: &[&str], strength: u32) -> Prospect {
    let (id, planet) = content.planets.find(|found| found.name == "Tsipa").expect("a planet");
    let (_, environ) = planet.environs.find(|environ| environ.kind == EnvironType::Urban).expect("a city");
    let (_, mission) = content.missions.find(|mission| mission.letter() == Some(letter)).expect("a mission");
    let standing = PlanetStanding { rebels: true, ..PlanetStanding::at(planet, Beginning::StartRebellion) };
    let mut setting = Setting::on(content, (id, environ), mission, Side::Rebel, standing);
    if strength > 0 {
        let squad = content.tables.squads.sent(strength, false, false).expect("a row");
        setting.enemy = Enemy { units: Some((squad, strength)), ..Enemy::default() };
    }
    prospect(&setting, &group(content, names)).expect("a deck")
}

#[test]
fn whole_missions_succeed_as_often_as_was_worked_out() {
    let content = blue_book::content();
    for (letter, names, strength, wanted) in [
        ('G', &["Adam Starlight"][..], 0, 0.610_782),
        ('F', &["Adam Starlight"], 0, 0.773_147),
        ('I', &["Zina Adora"], 0, 0.689_725),
        ('A', &["Agan Rafa"], 0, 0.400_208),
        ('G', &["Adam Starlight"], 8, 0.598_434),
        ('G', &["Adam Starlight"], 20, 0.564_477),
    ] {
        is(on_tsipa(&content, letter, names, strength).success, wanted, &format!("{letter} by {names:?} beside {strength}"));
    }
    is(on_tsipa(&content, 'A', &["Agan Rafa"], 0).free[0], 0.924_118, "an assassin alive");
    is(on_tsipa(&content, 'G', &["Adam Starlight"], 8).free[0], 0.972_170, "free beside 8");
    is(on_tsipa(&content, 'G', &["Adam Starlight"], 20).free[0], 0.895_636, "free beside 20");
    is(on_tsipa(&content, 'D', &["Vudot Vodot"], 0).success, 0.652_610, "an envoy");
    is(on_tsipa(&content, 'D', &["Vudot Vodot", "Odene Hobar"], 0).success, 0.706_972, "two envoys");
}
