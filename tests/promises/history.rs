//! Undoing everything returns the first bytes, and redoing everything the last, whatever was done in between.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::collections::BTreeSet;
use std::sync::Arc;

use drydock::geometry::Space;
use drydock::project::{self, Game, Gesture, History, Kept, KeptSort, Project, text};
use drydock::rules::launch_fighters::{Edit, Fleet, FleetShip, Map, Options, Paint, Part, Scenario, Ship, Style, TerrainKind};
use drydock::rules::{Change, Id};
use proptest::prelude::*;

/// A change that a designer could make. Ids may be of things that are not there: such an edit is refused and is no step.
#[derive(Clone, Debug)]
enum Deed {
    Edit(Edit),
    Title(String),
    /// Keep a game under a name, with a record.
    Keep(String, String),
    /// Take out what is kept at a place in the list.
    Forget(usize),
    Undo,
    Redo,
    FinishStep,
}

fn id<T>() -> impl Strategy<Value = Id<T>> {
    (1_u32..8).prop_map(Id::new)
}

fn ship() -> impl Strategy<Value = Ship> {
    ("[A-Za-z \"\\\\é–]{0,12}", prop::collection::vec((0..Part::ALL.len(), 0_u32..1200), 0..6)).prop_map(|(name, parts)| {
        parts.into_iter().fold(Ship::named(name), |ship, (part, amount)| ship.with(Part::ALL[part], amount))
    })
}

fn fleet() -> impl Strategy<Value = Fleet> {
    ("[A-Z]{0,5}", prop::collection::vec(id(), 0..5)).prop_map(|(name, designs)| Fleet {
        name,
        ships: designs.into_iter().map(FleetShip::of).collect(),
        ..Fleet::default()
    })
}

fn spaces() -> impl Strategy<Value = BTreeSet<Space>> {
    prop::collection::btree_set((-2_i16..40, -2_i16..40).prop_map(|(column, row)| Space::new(column, row)), 0..9)
}

fn change<T: Clone + std::fmt::Debug + 'static>(thing: impl Strategy<Value = T> + Clone + 'static) -> BoxedStrategy<Change<T>> {
    prop_oneof![
        3 => thing.clone().prop_map(Change::Add),
        3 => (id(), thing).prop_map(|(id, thing)| Change::Set(id, thing)),
        1 => id().prop_map(Change::Remove),
        1 => (id(), 0_usize..9).prop_map(|(id, to)| Change::Move(id, to)),
    ]
    .boxed()
}

fn deed() -> impl Strategy<Value = Deed> {
    let name = "[a-z]{0,9}".boxed();
    let style = name.clone().prop_map(|name| Style { name, ..Style::default() }).boxed();
    let map = name.clone().prop_map(|name| Map { name, ..Map::default() }).boxed();
    let scenario = name.clone().prop_map(|name| Scenario { name, ..Scenario::default() }).boxed();
    let terrain = prop::option::of(prop::sample::select(&TerrainKind::ALL[..]));
    let edit = prop_oneof![
        1 => any::<bool>().prop_map(|flat_warp| Edit::Options(Options { flat_warp, ..Options::default() })),
        1 => change(style).prop_map(Edit::Style),
        6 => change(ship().boxed()).prop_map(Edit::Ship),
        2 => change(fleet().boxed()).prop_map(Edit::Fleet),
        2 => change(map).prop_map(Edit::Map),
        1 => change(scenario).prop_map(Edit::Scenario),
        3 => (id(), terrain, spaces()).prop_map(|(map, terrain, spaces)| Edit::Paint(Paint { map, terrain, spaces })),
    ];
    prop_oneof![
        12 => edit.prop_map(Deed::Edit),
        2 => name.clone().prop_map(Deed::Title),
        2 => (name, "[A-Za-z(): \"\\\\é]{0,30}").prop_map(|(name, record)| Deed::Keep(name, record)),
        1 => (0_usize..4).prop_map(Deed::Forget),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
        1 => Just(Deed::FinishStep),
    ]
}

fn bytes(history: &History) -> String {
    text::write(history.present()).unwrap()
}

proptest! {
    #[test]
    fn undo_all_returns_the_first_bytes_and_redo_all_the_last(deeds in prop::collection::vec((deed(), any::<bool>()), 1..60)) {
        let mut history = History::new(Project::new(Game::LaunchFighters, "Start"));
        let first = bytes(&history);
        for (deed, typing) in deeds {
            let gesture = typing.then_some(Gesture(1));
            let mut project = Project::clone(history.present());
            match deed {
                Deed::Edit(edit) => {
                    let before = project.clone();
                    if project.content.apply(&project::Edit::from(edit)).is_ok() {
                        history.record("Edit", project, gesture);
                    } else {
                        prop_assert_eq!(project, before, "a refused edit has changed something");
                    }
                }
                Deed::Title(title) => {
                    project.title = title;
                    history.record("Change the title", project, gesture);
                }
                Deed::Keep(name, record) => {
                    let sort = if record.is_empty() { KeptSort::Playtest } else { KeptSort::Game };
                    let mut kept = Kept::new(sort, Game::LaunchFighters, record).unwrap();
                    kept.scenario = name;
                    project.kept.push(Arc::new(kept.named_beside(&project.kept)));
                    history.record("Keep", project, gesture);
                }
                Deed::Forget(at) => {
                    if at < project.kept.len() {
                        project.kept.remove(at);
                    }
                    history.record("Forget", project, gesture);
                }
                Deed::Undo => drop(history.undo().map(str::to_owned)),
                Deed::Redo => drop(history.redo().map(str::to_owned)),
                Deed::FinishStep => history.finish_step(),
            }
        }
        while history.redo().is_some() {}
        let last = bytes(&history);
        let mut ways = 0;
        while history.undo().is_some() {
            ways += 1;
        }
        prop_assert_eq!(bytes(&history), first);
        while history.redo().is_some() {
            ways -= 1;
        }
        prop_assert_eq!(ways, 0);
        prop_assert_eq!(&bytes(&history), &last);
        // What was written is the same project again.
        let read = text::read(last.as_bytes(), "last.drydock".as_ref()).unwrap();
        prop_assert_eq!(&read, &**history.present());
        prop_assert_eq!(text::write(&read).unwrap(), last);
    }
}
