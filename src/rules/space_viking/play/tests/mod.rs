//! Campaigns that begin, and the years that follow: the worked numbers, meetings, and random sheets that reach everything.

mod clock;
mod peace;
mod random;

use super::{FleetId, Owner, State, Whereabouts};
use crate::rules::Shelf;
use crate::rules::space_viking::orders::{FleetBlock, Lines, Sheet};
use crate::rules::space_viking::{Campaign, Chapter, Content};

/// The designs of the blue book, all players with their openings among them.
pub(super) fn blue_book() -> Content {
    let chapter: Chapter =
        ron::from_str(include_str!("../../../../../blue_book/space_viking/almanac.ron")).expect("the almanac can be read");
    Content {
        worlds: chapter.worlds.into_iter().collect(),
        items: chapter.items.into_iter().collect(),
        technologies: chapter.technologies.into_iter().collect(),
        players: chapter.players.into_iter().collect(),
        fleets: chapter.fleets.into_iter().collect(),
        tables: chapter.tables.expect("the almanac has tables"),
        campaigns: Shelf::default(),
        ..Content::default()
    }
}

/// A sheet with one block.
pub(super) fn sheet(fleet: &str, lines: Lines) -> Sheet {
    Sheet { fleets: vec![FleetBlock { name: fleet.into(), lines }.into()], ..Sheet::default() }
}

/// The fleet of a name.
pub(super) fn fleet(state: &State, name: &str) -> FleetId {
    state.fleets.iter().find(|fleet| fleet.name == name).expect("a fleet of this name").id
}

#[test]
fn a_campaign_begins_with_its_openings() {
    let content = blue_book();
    let state = State::begin(&content, &Campaign::default(), 1);
    assert_eq!((state.year, state.seats.len(), state.places.len()), (0, content.players.len(), content.worlds.len()));
    assert_eq!(state.fleets.len(), content.fleets.len());
    assert!(state.fleets.iter().all(|fleet| fleet.owner != Owner::Natives && !fleet.ships.is_empty()));
    let gram = &state.places[state.places.iter().position(|place| place.world == Some(crate::rules::Id::new(1))).expect("Gram")];
    assert_eq!((gram.natives, gram.troops, gram.guard.len()), (60, 12, 7));
    assert!(gram.estates.iter().all(|estate| estate.subjects == 20 && estate.bases.len() == 1));
    let adrift = state.seats.iter().flat_map(|seat| &seat.persons).filter(|person| person.at == Whereabouts::Adrift);
    assert_eq!(adrift.count(), 0);
    let text = ron::to_string(&state).expect("it can be written");
    assert_eq!(ron::from_str::<State>(&text).expect("it can be read"), state);
}
