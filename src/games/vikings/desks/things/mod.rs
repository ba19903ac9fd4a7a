//! What the editor needs to know about this game's things, in addition to the descriptions in the rules.

pub mod commands;

use crate::Vikings;
use geometry::Space;
use kit::change::Change;
use kit::keys::DeskKey;
use kit::things::{Addition, BookBrowsing, BookEntry, OutlineEntry, OutlineGroup, Overview, Shift, TakenOut, Things, list_rows};
use project::AnyKind;
use rules::kind::KindOf;
use rules::{Id, one_of};
use vikings::board::{Board, Laid, Layout};
use vikings::boat::hexes;
use vikings::{
    AREAS, Breakdown, Character, Content, Edit, GOALS, InCharacter, InForce, InLayout, InScenario, LAID, MEMBERS, PACES, Pick,
    Place, Player, SCENARIOS, TOKENS, Table, TroopType, VESSELS,
};

/// The word for a table as a kind of thing.
const TABLE: &str = "table";

impl Things for Vikings {
    type Of = Content;
    type Browsing = Browsing;

    const ADDITIONS: &'static [Addition] = commands::ADDITIONS;
    const DESK_KEYS: &'static [DeskKey] = commands::DESK_KEYS;

    fn further_groups(content: &Content) -> Vec<OutlineGroup> {
        let table = |table: Table| OutlineEntry {
            place: Place::Table(table).into(),
            name: table.label().into(),
            remark: content.tables.origin(table).word().into(),
        };
        vec![OutlineGroup { label: "Tables", one: TABLE, entries: Table::ALL.map(table).into() }]
    }

    fn summary(content: &Content, place: Place) -> String {
        match place {
            Place::Character(id, _) => {
                content.characters.get(id).map_or_else(String::new, |character| summary(content, character))
            }
            Place::Troop(id, _) => content.troops.get(id).map_or_else(String::new, |troop| troop.values.sound.to_string()),
            Place::Boat(id, _) => content.boats.get(id).map_or_else(String::new, |boat| {
                let points = Breakdown::of_boat(boat, &content.tables.points).total;
                format!("{}, {} rowing, {} forwards, {points} points", hexes(boat.size()), boat.seats, boat.forwards)
            }),
            Place::Board(id, _) => content.boards.get(id).map_or_else(String::new, board_summary),
            Place::Layout(id, _) => content.layouts.get(id).map_or_else(String::new, |layout| layout_summary(content, layout)),
            Place::Force(id, _) => content.forces.get(id).map_or_else(String::new, |force| {
                let boats = rules::counted(force.boats.len(), "boat");
                format!("{}, {boats}, {} points", rules::counted(force.members.len(), "character"), force.worth(content))
            }),
            Place::Scenario(id, _) => content.scenarios.get(id).map_or_else(String::new, |scenario| {
                Player::ALL.map(|player| scenario.side_label(player, content)).join(" against ")
            }),
            Place::Table(_) | Place::InTable(..) => String::new(),
        }
    }

    fn price(content: &Content, place: Place) -> Option<String> {
        let points = match place {
            Place::Character(id, _) => content.worth(content.characters.get(id)?),
            Place::Boat(id, _) => Breakdown::of_boat(content.boats.get(id)?, &content.tables.points).total,
            _ => return None,
        };
        Some(format!("{points} points"))
    }

    fn take_out(content: &Content, place: Place) -> Option<TakenOut> {
        list_rows::take_out(list_of(place)?, &content.clone().into(), &place.into())
    }

    fn shift_part(content: &Content, place: Place, by: isize) -> Option<Shift> {
        list_rows::shift(list_of(place)?, &content.clone().into(), &place.into(), by)
    }

    fn dropped(content: &Content, thing: Place, onto: Place) -> Option<Change> {
        // A board dropped on a layout is joined to it; a troop type dropped on a character becomes that character's type.
        if let (Place::Board(board, _), Place::Layout(id, _)) = (thing, onto) {
            let (known, layout) = (content.boards.get(board)?, content.layouts.get(id)?);
            let laid = layout.boards.next_id();
            let label = format!("Join {} to {}", known.label(), layout.label());
            let edit = Edit::Layout(rules::Change::Set(id, with_board(content, layout, board)));
            return Some(Change::edit(label, edit).then_select(Place::Layout(id, InLayout::Board(laid))));
        }
        let (Place::Troop(kind, _), Place::Character(id, _)) = (thing, onto) else { return None };
        let (troop, character) = (content.troops.get(kind)?, content.characters.get(id)?);
        let mut changed = Character { troop: Some(kind), ..character.clone() };
        changed.become_one_of(troop);
        let label = format!("Make {} {}", character.label(), one_of(troop.label()));
        let change = Change::edit(label, Edit::Character(rules::Change::Set(id, changed)));
        Some(change.then_select(Place::Character(id, InCharacter::Whole)))
    }

    fn is_in_the_blue_book(_: &Content, one: &str) -> bool {
        ["character", "troop type", "boat", "board", TABLE].contains(&one)
    }

    fn overview() -> Option<Overview> {
        None
    }

    fn played() -> &'static dyn KindOf<Content> {
        &SCENARIOS
    }
}

/// The kind of list that has the thing at a place as a row; `None` if that thing is not a row of a list.
#[must_use]
pub fn list_of(place: Place) -> Option<&'static dyn AnyKind> {
    match place {
        Place::Layout(_, InLayout::Board(_)) => Some(&LAID),
        Place::Force(_, InForce::Boat(_)) => Some(&VESSELS),
        Place::Force(_, InForce::Member(_)) => Some(&MEMBERS),
        Place::Scenario(_, InScenario::Area(_)) => Some(&AREAS),
        Place::Scenario(_, InScenario::Token(_)) => Some(&TOKENS),
        Place::Scenario(_, InScenario::Pace(_)) => Some(&PACES),
        Place::Scenario(_, InScenario::Goal(_)) => Some(&GOALS),
        Place::Troop(..)
        | Place::Character(..)
        | Place::Boat(..)
        | Place::Board(..)
        | Place::Layout(..)
        | Place::Force(..)
        | Place::Scenario(..)
        | Place::Table(_)
        | Place::InTable(..) => None,
    }
}

fn summary(content: &Content, character: &Character) -> String {
    let troop = content.troop_of(character).map_or("no type", TroopType::label);
    format!("{}, {troop}, {}, {} points", character.people_label(), character.values.at_start(), content.worth(character))
}

/// The size of a board and the numbers on its four edges, in words.
fn board_summary(board: &Board) -> String {
    let grid = board.grid();
    let numbers = [board.edges.north, board.edges.east, board.edges.south, board.edges.west].map(|number| number.to_string());
    format!("{} × {} hexes, edges {}", grid.columns.get(), grid.rows.get(), numbers.join(" "))
}

/// The boards that a layout joins, in words.
fn layout_summary(content: &Content, layout: &Layout) -> String {
    layout.laid(&content.boards).map(|(.., board)| board.label()).collect::<Vec<_>>().join(", ")
}

/// A layout with one more board, to the right of the others.
#[must_use]
pub fn with_board(content: &Content, layout: &Layout, board: Id<Board>) -> Layout {
    let ends = layout.laid(&content.boards).map(|(_, laid, board)| {
        let columns = i16::try_from(board.grid().columns.get()).unwrap_or(i16::MAX);
        Space::new(laid.at.column.saturating_add(columns), laid.at.row)
    });
    let at = ends.max_by_key(|end| end.column).unwrap_or_default();
    let mut layout = layout.clone();
    layout.boards.add(Laid { board: Some(board), at, turned: false });
    layout
}

/// What the dialog remembers while the user browses the blue book: search, selection and choices.
pub type Browsing = BookBrowsing<Pick>;
/// An entry of the blue book: a chapter and a thing in it.
pub type Entry = BookEntry<Pick>;
