//! What the rulebook of Star Viking says in examples and lists, beside the shots of its battle: how ships and cargo move at Sanakht, what
//! units cost, and what politics bring.

use drydock::project::{self, Game, Library};
use drydock::rules::star_viking::construction::{Yard, can_be_built};
use drydock::rules::star_viking::{
    Color, Content, DiceTable, Effect, Force, ForceUnit, Misfit, Outcome, Shot, Space, System, Technology, UnitType, Wealth,
    movement,
};
use drydock::rules::{self, Id};

fn template(name: &str) -> Content {
    let template = Library::bundled().template(Game::StarViking, name).expect("a template");
    let project::Content::StarViking(content) = template.content else { panic!("a project for another game") };
    content
}

fn unit<'a>(content: &'a Content, color: Color, letters: &str) -> &'a UnitType {
    let found = content.units.find(|unit| unit.color == color && unit.letters == letters);
    found.map_or_else(|| panic!("no {color} {letters}"), |(_, unit)| unit)
}

/// The sector of a body, and the deep space of its orbit.
fn at(system: &System, name: &str) -> (Space, Space) {
    let (spot, ..) = system.sectors().find(|(_, body, _)| body.name == name).unwrap_or_else(|| panic!("no {name}"));
    (Space::On(spot), Space::Deep(spot.orbit))
}

#[test]
fn the_viking_at_sanakht_enters_each_orbit_in_its_deep_space() {
    let content = template("sanakht");
    let (_, sanakht) = content.systems.iter().next().expect("Sanakht");
    let cruiser = unit(&content, Color::Red, "CR");
    let ((moons, outer), (city, inner)) = (at(sanakht, "Far Moons"), at(sanakht, "Sanakht Starcity"));
    assert!(movement::arrivals(cruiser, sanakht).contains(&outer), "he begins in the outer orbit");
    let then = movement::moves(cruiser, sanakht, outer);
    assert!(then.contains(&moons) && then.contains(&inner), "he may go on to the moons, or to another deep space");
    assert!(
        !movement::moves(cruiser, sanakht, moons).contains(&city),
        "no sector of another orbit is entered but its deep space"
    );
    assert!(movement::moves(cruiser, sanakht, moons).contains(&inner));
    assert!(movement::moves(cruiser, sanakht, inner).contains(&city));
    let sector = |space| match space {
        Space::On(spot) => sanakht.sector(spot).copied().expect("a sector"),
        Space::Deep(_) => panic!("a body"),
    };
    assert_eq!(sector(moons).wealth.and_then(|wealth| content.tables.plunder.yields(wealth, 3)), Some(2));
    assert!(sector(city).defense.get() < 0 && sector(city).wealth == Some(Wealth::A), "rich, and hard to defend");
    for belt in ["Inner Asteroids", "Outer Asteroids"] {
        assert!(sector(at(sanakht, belt).0).wealth.is_some(), "{belt} are plundered");
    }
}

#[test]
fn the_defenders_of_sanakht_stay_where_the_book_says() {
    let content = template("sanakht");
    let (_, sanakht) = content.systems.iter().next().expect("Sanakht");
    let ((_, outer), (city, inner)) = (at(sanakht, "Far Moons"), at(sanakht, "Sanakht Starcity"));
    let fighter = unit(&content, Color::Green, "FT");
    let from_deep = movement::moves(fighter, sanakht, inner);
    assert!(from_deep.contains(&city) && !from_deep.contains(&outer), "the fighter would have to be carried");
    let boat = unit(&content, Color::Green, "PB");
    assert!(movement::moves(boat, sanakht, inner).contains(&city), "the boat falls back on the starcity");
    for letters in ["SF", "PT", "FD"] {
        assert!(movement::moves(unit(&content, Color::Green, letters), sanakht, city).is_empty(), "{letters} cannot leave");
    }
    // The escort and the boat could carry the fighter, but not its whole company.
    let id = |color, letters: &str| content.units.find(|unit| unit.color == color && unit.letters == letters).expect("a type").0;
    let carriers = [id(Color::Blue, "FE"), id(Color::Green, "PB")].map(ForceUnit::of);
    let mut force = Force { units: carriers.into_iter().collect(), ..Force::default() };
    for carrier in [1, 2].map(Id::new) {
        assert_eq!(force.misfit_of(fighter, carrier, &content.units), None);
    }
    force.units.add(ForceUnit { hold: Some(Id::new(2)), ..ForceUnit::of(id(Color::Green, "FT")) });
    assert_eq!(force.misfit_of(fighter, Id::new(2), &content.units), Some(Misfit::NoRoom { free: 0, size: 1 }));
}

#[test]
fn units_cost_what_the_book_lists() {
    let content = template("empty");
    let both = [Color::Red, Color::Blue];
    let lists: [(&[Color], &str); 4] = [
        (&[Color::Red], "CR-45 SL-30 FD-10 GA-7 PT-6 PB-6 FT-4 RD-2"),
        (&[Color::Blue], "BC-60 FF-40 FE-25 PB-6 FT-4 GA-7 PT-6 SF-2 FD-16"),
        (&[Color::Green], "PB-6 FT-4 AM-4 PT-6 SF-2 AG-4 AW-3 TC-2 HO-1 MI-1"),
        (&both, "MSL-4 ECM-3 RPL-2"),
    ];
    for (color, line) in lists.iter().flat_map(|(colors, line)| colors.iter().map(move |color| (*color, *line))) {
        for entry in line.split(' ') {
            let (letters, cost) = entry.split_once('-').expect("letters and a cost");
            assert_eq!(
                unit(&content, color, letters).cost.map(|cost| cost.to_string()).as_deref(),
                Some(cost),
                "{color} {entry}"
            );
        }
    }
    let fortresses = content.units.iter().filter(|(_, unit)| unit.color == Color::Green && unit.is_fortress());
    let by_technology: Vec<_> = fortresses.map(|(_, unit)| (unit.technology, unit.cost.map(rules::Count::get))).collect();
    assert_eq!(by_technology, [(Technology::A, Some(16)), (Technology::B, Some(10)), (Technology::C, Some(5))]);
}

#[test]
fn politics_bring_what_the_book_says() {
    let content = template("empty");
    let tables = &content.tables.politics.tables;
    let names = |table: &DiceTable| -> Vec<String> {
        table.rolls().map(|roll| table.outcome(roll).expect("an outcome").name.to_lowercase()).collect()
    };
    let general = names(&tables[0]);
    let by_roll = [
        "depression",
        "avarice",
        "avarice",
        "depression",
        "bureaucracy",
        "quiet",
        "fear of civil war",
        "distant wars",
        "civil war",
        "civil war",
        "distant wars",
    ];
    for ((roll, name), said) in (2..).zip(by_roll).zip(&general) {
        assert!(said.contains(name) && (name != "civil war" || said == name), "{roll}: {said}");
    }
    assert_eq!(names(&tables[1]), ["refused", "no effect", "no effect", "no effect", "no effect", "approved"]);
    assert_eq!(names(&tables[2]), ["no effect", "no effect", "no effect", "one approved", "one approved", "approved"]);
    assert_eq!((tables.len(), tables[3].two_dice), (4, true));
    for table in tables {
        for outcome in &table.outcomes {
            assert_eq!(outcome.in_play(), Effect::of_the_book(&table.name, &outcome.name), "{}: {}", table.name, outcome.name);
        }
    }
    let effect = |roll| tables[0].outcome(roll).and_then(Outcome::in_play);
    assert_eq!([2, 3, 6].map(effect), [(Effect::TaxesDivided, 2), (Effect::PointsOwed, 2), (Effect::Dearer, 1)].map(Some));
    assert_eq!([7, 9, 10].map(effect), [(Effect::Nothing, 0), (Effect::FrigatesLost, 1), (Effect::CivilWar, 3)].map(Some));
}

#[test]
fn a_system_of_technology_b_fields_and_builds_b_and_c() {
    let content = template("empty");
    let fielded = |letters| Technology::B.fields(unit(&content, Color::Green, letters).technology);
    assert_eq!(["PB", "TC", "MI"].map(fielded), [true, true, false]);
    let (frigate, boat) = (unit(&content, Color::Blue, "FF"), unit(&content, Color::Green, "PB"));
    assert!(can_be_built(frigate, Yard::QuadrantCapital(Technology::B)) && !can_be_built(frigate, Yard::System(Technology::B)));
    assert!(can_be_built(boat, Yard::System(Technology::A)) && !can_be_built(boat, Yard::System(Technology::C)));
}

#[test]
fn a_ship_that_survives_a_critical_hit_is_left_with_224() {
    let tables = template("empty").tables;
    let (ew, attack, defense) = tables.modifiers.crippled;
    assert_eq!(format!("{ew}{attack}{defense}"), "224");
    assert_eq!(tables.modifiers.survivors, ["CR", "BC"]);
    assert_eq!((tables.repairs.critical_hit.get(), tables.economy.home_base_wealth.get()), (10, 10));
    assert_eq!((tables.economy.viking_point.get(), tables.economy.federate_point.get()), (1, 4));
    assert_eq!(Force::BARE_BUDGET.get(), 60);
    assert_eq!(tables.combat.shot(-8, 12), Some(Shot::Miss), "the worst shot never hits");
}
