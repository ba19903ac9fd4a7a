//! Whatever the desks of Star Viking make of a project, it is checked without a panic, and saved, loaded and saved again it is the same
//! bytes.

use std::path::Path;

use drydock::editor::change::{Change, Step};
use drydock::editor::games::star_viking::things::system::{OpenSystem, steps};
use drydock::editor::things;
use drydock::project::{self, Content as AnyContent, Game, Library, Project, text};
use drydock::rules::star_viking::rearrange::{self, BodyAt};
use drydock::rules::star_viking::set_up::SetUp;
use drydock::rules::star_viking::{
    Body, BodyKind, Color, Content, Cut, Edit, Force, ForceUnit, Form, InSystem, Orbit, Scenario, Space, Spot, Station, System,
    Wealth, deal, federate, muster,
};
use drydock::rules::{self, Id, Level, Points, Shelf};
use proptest::prelude::*;

/// What a designer does, with numbers that choose among what there is.
#[derive(Clone, Copy, Debug)]
enum Deed {
    AddOrbit,
    AddBody,
    Carry,
    Recut,
    TurnInto,
    SetSector,
    SetCapital,
    TakeOut,
    ShiftOrbit,
    Buy,
    Dismiss,
    Load,
    Defend,
    Recolour,
    Start,
    Deploy,
    PutInPlay,
    Draw,
    Deal,
    Place,
    TakeOff,
    Cell,
    AddThing,
    RemoveThing,
}

const DEEDS: [Deed; 24] = [
    Deed::AddOrbit,
    Deed::AddBody,
    Deed::Carry,
    Deed::Recut,
    Deed::TurnInto,
    Deed::SetSector,
    Deed::SetCapital,
    Deed::TakeOut,
    Deed::ShiftOrbit,
    Deed::Buy,
    Deed::Dismiss,
    Deed::Load,
    Deed::Defend,
    Deed::Recolour,
    Deed::Start,
    Deed::Deploy,
    Deed::PutInPlay,
    Deed::Draw,
    Deed::Deal,
    Deed::Place,
    Deed::TakeOff,
    Deed::Cell,
    Deed::AddThing,
    Deed::RemoveThing,
];

type Numbers = [usize; 4];

/// One of the things on a shelf.
fn any_of<T: Clone>(shelf: &Shelf<T>, number: usize) -> Option<Id<T>> {
    let ids: Vec<_> = shelf.ids().collect();
    ids.get(number % ids.len().max(1)).copied()
}

/// One of a list.
fn one_of<T: Copy>(list: &[T], number: usize) -> Option<T> {
    list.get(number % list.len().max(1)).copied()
}

fn designs(project: &Project) -> &Content {
    let AnyContent::StarViking(content) = &project.content else { panic!("a project for another game") };
    content
}

/// The edits of a deed; none where there is nothing to do it with.
fn edits(content: &Content, deed: Deed, numbers: Numbers) -> Option<Vec<project::Edit>> {
    let [one, two, three, four] = numbers;
    let star_viking = |edits: Vec<Edit>| edits.into_iter().map(project::Edit::from).collect::<Vec<_>>();
    match deed {
        Deed::AddOrbit
        | Deed::AddBody
        | Deed::Carry
        | Deed::Recut
        | Deed::TurnInto
        | Deed::SetSector
        | Deed::SetCapital
        | Deed::ShiftOrbit => on_a_tile(content, deed, numbers).map(of_change),
        Deed::TakeOut => {
            let id = any_of(&content.systems, one)?;
            let space = one_of(&content.systems.get(id)?.spaces(), two)?;
            steps::take_out(content, id, InSystem::Sector(space)).map(|(edits, _)| edits)
        }
        Deed::Buy | Deed::Dismiss | Deed::Load | Deed::Defend | Deed::Recolour => {
            let id = any_of(&content.forces, one)?;
            Some(star_viking(muster(content, id, mustered(content, id, deed, numbers)?)))
        }
        Deed::Start => {
            let id = any_of(&content.forces, one)?;
            Some(star_viking(muster(content, id, federate::federate_start(content, id)?)))
        }
        Deed::Deploy | Deed::PutInPlay | Deed::Draw => {
            let id = any_of(&content.scenarios, one)?;
            let mut scenario = content.scenarios.get(id)?.clone();
            match deed {
                Deed::Deploy => {
                    let deployment = any_of(&scenario.deployments, two)?;
                    scenario.deployments.get_mut(deployment)?.deploy(any_of(&content.forces, three), &content.forces);
                }
                Deed::PutInPlay => scenario.put_in_play(any_of(&content.systems, two)?, three % 3),
                _ => scenario.draw_systems(&content.systems, two as u64),
            }
            Some(star_viking(vec![Edit::Scenario(rules::Change::Set(id, scenario))]))
        }
        Deed::Deal => Some(star_viking(deal::deal(content, any_of(&content.scenarios, one)?, two as u64))),
        Deed::Place | Deed::TakeOff => {
            let id = any_of(&content.scenarios, one)?;
            let set_up = SetUp::of(content, id, content.scenarios.get(id)?);
            let unit = set_up.units.get(two % set_up.units.len().max(1))?;
            if matches!(deed, Deed::TakeOff) {
                return Some(star_viking(vec![set_up.take_off(unit)?]));
            }
            Some(star_viking(vec![set_up.move_to(unit, station(content, id, three, four)?)?]))
        }
        Deed::Cell => {
            let content = AnyContent::from(content.clone());
            let kinds: Vec<_> = content.kinds().iter().filter(|kind| kind.only().is_some()).collect();
            let kind = one_of(&kinds, one)?;
            let rows = kind.rows(&content);
            let (row, field) = (rows.get(two % rows.len().max(1))?, three % kind.fields().len());
            let text = one_of(&["", "H", "CH", "3", "-2", "1D", "yes", "x \u{1f680}"], four)?;
            // What a cell cannot mean is refused and leaves it as it was.
            let value = kind.sort_at(&content, row, field).read(text).ok()?;
            kind.set(&content, &[(row.clone(), field, value)]).ok()
        }
        Deed::AddThing => {
            let content = AnyContent::from(content.clone());
            things::add(&content, one_of(&["system", "force", "scenario", "unit type"], one)?).map(|(edit, _)| vec![edit])
        }
        Deed::RemoveThing => Some(star_viking(vec![match one % 4 {
            0 => Edit::System(rules::Change::Remove(any_of(&content.systems, two)?)),
            1 => Edit::Unit(rules::Change::Remove(any_of(&content.units, two)?)),
            2 => Edit::Force(rules::Change::Remove(any_of(&content.forces, two)?)),
            _ => Edit::Scenario(rules::Change::Remove(any_of(&content.scenarios, two)?)),
        }])),
    }
}

/// Gives a body another form.
fn reshaped(open: OpenSystem, at: BodyAt, form: &Form) -> Option<Change> {
    Some(Change::edits("Reshape", rearrange::reshape(open.content, at, form)?))
}

fn of_change(change: Change) -> Vec<project::Edit> {
    let edit = |step| if let Step::Edit(edit) = step { Some(edit) } else { None };
    change.steps.into_iter().filter_map(edit).collect()
}

/// What the tile desk does.
fn on_a_tile(content: &Content, deed: Deed, [one, two, three, four]: Numbers) -> Option<Change> {
    let id: Id<System> = any_of(&content.systems, one)?;
    let open = OpenSystem::of(content, id, InSystem::Whole)?;
    let orbit: Option<Id<Orbit>> = any_of(&open.system.orbits, two);
    let at = || -> Option<BodyAt> {
        let body: Id<Body> = any_of(&open.system.orbits.get(orbit?)?.bodies, three)?;
        Some(open.at(orbit?, body))
    };
    let form = |at: BodyAt| Some(&open.system.orbits.get(at.orbit)?.bodies.get(at.body)?.form);
    let spot = || -> Option<Spot> {
        let spots: Vec<Spot> = open.system.sectors().map(|(spot, ..)| spot).collect();
        one_of(&spots, two)
    };
    match deed {
        Deed::AddOrbit => Some(steps::add_orbit(open, two % (open.system.orbits.len() + 1))),
        Deed::AddBody => steps::add_body(open, orbit?, one_of(&BodyKind::ALL, three)?),
        Deed::Carry => steps::carry(open, at()?, any_of(&open.system.orbits, four)?, one % 3),
        Deed::Recut => {
            let cut = one_of(&[Cut::Whole, Cut::Halves, Cut::Caps(2), Cut::Caps(3), Cut::Caps(5)], four)?;
            reshaped(open, at()?, &form(at()?)?.recut(cut))
        }
        Deed::TurnInto => reshaped(open, at()?, &form(at()?)?.turned_into(one_of(&BodyKind::ALL, four)?)),
        Deed::SetSector => Some(steps::set(open, "Set a sector", |system| {
            if let Some(sector) = spot().and_then(|spot| system.sector_mut(spot)) {
                sector.atmosphere = three % 2 == 0;
                sector.wealth = one_of(&[None, Some(Wealth::A), Some(Wealth::E)], four).flatten();
                sector.attack = Level::clamped(three as u32 % 12);
            }
        })),
        Deed::SetCapital => Some(steps::set_capital(open, spot().filter(|_| three % 4 > 0))),
        _ => steps::move_orbit(open, orbit?, three % open.system.orbits.len().max(1)),
    }
}

/// A force as the force desk leaves it.
fn mustered(content: &Content, id: Id<Force>, deed: Deed, [_, two, three, four]: Numbers) -> Option<Force> {
    let mut force = content.forces.get(id)?.clone();
    match deed {
        Deed::Buy => {
            force.units.add(ForceUnit::of(any_of(&content.units, two)?));
        }
        Deed::Dismiss => force.dismiss(any_of(&force.units, two)?),
        Deed::Load => {
            let hold = any_of(&force.units, three).filter(|_| four % 3 > 0);
            force.load(any_of(&force.units, two)?, hold);
        }
        Deed::Defend => force.defend(any_of(&force.units, two)?, any_of(&content.systems, three).filter(|_| four % 3 > 0)),
        _ => {
            force.color = one_of(&Color::ALL, two)?;
            force.budget = Points::new(three as i64 % 90);
        }
    }
    Some(force)
}

/// A place where a unit may be put by a user who does not care for the rules.
fn station(content: &Content, id: Id<Scenario>, tile: usize, place: usize) -> Option<Station> {
    let scenario = content.scenarios.get(id)?;
    let tile = any_of(&scenario.systems, tile)?;
    let spaces: Vec<Space> = scenario.system(tile, &content.systems).map(|(_, system)| system.spaces()).unwrap_or_default();
    Some(match place % 4 {
        0 => Station::HomeBase,
        1 => Station::OffTile(tile),
        2 => Station::InSystem(tile),
        _ => Station::Sector(tile, one_of(&spaces, place / 4)?),
    })
}

fn saved_and_loaded(project: &Project) -> Result<(), TestCaseError> {
    let written = text::write(project).expect("text");
    let read = text::read(written.as_bytes(), Path::new("edited.drydock")).expect("what was written can be read");
    prop_assert!(read == *project, "another project was read");
    prop_assert_eq!(text::write(&read).expect("text"), written);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn what_the_desks_make_is_checked_saved_and_loaded(
        large in any::<bool>(),
        deeds in prop::collection::vec((prop::sample::select(&DEEDS[..]), any::<[u16; 4]>()), 1..60),
    ) {
        let template = if large { "sample" } else { "sanakht" };
        let mut project = Library::bundled().template(Game::StarViking, template).expect("the template");
        for (number, (deed, numbers)) in deeds.into_iter().enumerate() {
            let Some(edits) = edits(designs(&project), deed, numbers.map(usize::from)) else { continue };
            for edit in &edits {
                project.content.apply(edit).unwrap_or_else(|refusal| panic!("{deed:?}: {refusal}"));
            }
            if number % 8 == 0 {
                for finding in project.check() {
                    prop_assert!(!finding.message.is_empty());
                }
            }
        }
        for finding in project.check() {
            prop_assert!(!finding.message.is_empty());
            for fix in &finding.fixes {
                let mut fixed = project.content.clone();
                for edit in &fix.edits {
                    prop_assert!(fixed.apply(edit).is_ok(), "{} can be applied", fix.title);
                }
            }
        }
        saved_and_loaded(&project)?;
    }
}

#[test]
fn every_deed_can_be_done_to_the_sample() {
    let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    let some = |deed| (0..400_usize).find_map(|n| edits(designs(&sample), deed, [n, n / 3, n / 5, n / 7]));
    for deed in DEEDS {
        let edits = some(deed).unwrap_or_else(|| panic!("{deed:?} is never done"));
        let mut changed = sample.clone();
        for edit in &edits {
            changed.content.apply(edit).expect("an edit that can be applied");
        }
    }
}
