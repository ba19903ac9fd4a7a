//! Order forms: sheets of orders to be filled in by hand, blank for everybody and begun for each player with the fleets of his opening. The lines are
//! those of the table that reads sheets.
//!
//! What a player begins with is his secret, so that his form is a file of its own.

use super::{for_everybody, posted_hash, short};
use crate::drawing::stock::Orientation;
use crate::geometry::Mm;
use crate::rules::kind::Choosable as _;
use crate::rules::space_viking::orders::grammar::{FORMS, Form, Part, Room, Verb};
use crate::rules::space_viking::orders::{Name, Spotted, Thing, What};
use crate::rules::space_viking::{BOOK, Content, Fleet, InPlayer, Item, Place, Player};
use crate::rules::{Id, Shelf};
use crate::sheets::Printout;
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{HEADING, REMARK};
use crate::sheets::table::{Cell, Table};

/// How high a row is: room for a hand, and for two printed lines.
const ROW: Mm = Mm::new(8.2);
/// How many fleets a blank form has room for.
const BLANK_FLEETS: usize = 2;
/// How many orders outside of blocks a form has room for.
const ORDERS: usize = 10;

/// What stands on the lines of a fleet's block.
type Words = Vec<(Verb, String)>;

/// The forms of a project: a blank one that all may copy, and one begun for each player. None where nobody plays.
#[must_use]
pub fn order_forms(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(first) = content.players.ids().next() else { return Vec::new() };
    let blank = vec![(String::new(), Words::new()); BLANK_FLEETS];
    let mut bodies = form("", "", blank, frame);
    printout.seal(&mut bodies, Place::Player(first, InPlayer::Whole), "The order form");
    let mut bodies = for_everybody(content, bodies);
    let posted = posted_hash(content);
    for (id, player) in content.players.iter() {
        let fleets: Vec<(String, Words)> = content.fleets_of(id).map(|(_, fleet)| begun(content, fleet)).collect();
        // What everybody is given and what stands on the form is all that this player may learn of the project.
        let hash = short(&format!("{posted} {} {fleets:?}", player.label()));
        let pages = form(player.label(), "1", fleets, frame).into_iter();
        let mut own: Vec<Body> = pages.map(|page| page.for_reader(player.label()).with_hash(&hash)).collect();
        printout.seal(&mut own, Place::Player(id, InPlayer::Whole), "An order form");
        bodies.extend(own);
    }
    bodies
}

/// A form for a player and a turn, with the blocks of fleets.
fn form(player: &str, turn: &str, fleets: Vec<(String, Words)>, frame: &Frame) -> Vec<Body> {
    let title = if player.is_empty() { "Orders".to_owned() } else { format!("Orders of {player}") };
    let mut flow = Flow::new(frame, Orientation::Portrait, &title, BOOK);
    let opening = [player.to_owned(), turn.to_owned(), String::new(), String::new()];
    let head = Table { shares: &[4.0, 1.0, 3.0, 1.2], heads: &["orders of", "turn", "key", "version"], row: ROW };
    head.pour(&mut flow, &[plain(opening)]);
    flow.prose("The key stands in your last report. What a block leaves out stays as it was.", REMARK);
    let lines = || FORMS.iter().filter(|form| form.room == Room::Line);
    for (name, words) in fleets {
        let title = if name.is_empty() {
            "Fleet .................................................".to_owned()
        } else {
            format!("Fleet {name}")
        };
        let of = |verb| words.iter().find(|(known, _)| *known == verb).map_or_else(String::new, |(_, words)| words.clone());
        let rows: Vec<Vec<Cell>> = lines().map(|line| plain([label(line), of(line.verb)])).collect();
        let table = Table { shares: &[1.3, 8.7], heads: &["", "orders"], row: ROW };
        flow.heading(&title, HEADING, table.height(rows.len()));
        table.pour(&mut flow, &rows);
        flow.gap(Mm::new(2.0));
    }
    let table = Table { shares: &[0.6, 9.4], heads: &["", "build, research, pay, letter, press, message"], row: ROW };
    let rows: Vec<Vec<Cell>> = (1..=ORDERS).map(|number| plain([number.to_string(), String::new()])).collect();
    flow.heading("Orders outside of blocks, in the order of spending", HEADING, table.height(4));
    table.pour(&mut flow, &rows);
    flow.finish()
}

fn plain<const N: usize>(cells: [String; N]) -> Vec<Cell> {
    cells.map(|words| (words, None)).into()
}

/// The words that begin a line.
fn label(form: &Form) -> String {
    let words = form.parts.iter().map_while(|part| match part {
        Part::Word(word) => Some(*word),
        Part::Slot(_) | Part::Maybe(_) => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The block of a fleet as the project has it at the start.
fn begun(content: &Content, fleet: &Fleet) -> (String, Words) {
    let written = |name: &str| Name::from(name.trim()).written().into_owned();
    let commander = if fleet.commander.trim().is_empty() { "nobody".to_owned() } else { written(&fleet.commander) };
    let (mode, aim) = (fleet.mode.offer().word, fleet.aim.offer().word);
    let ships = ships(content, fleet);
    let cargo: Vec<&str> = fleet.ships.iter().map(|(_, ship)| ship.cargo.trim()).filter(|cargo| !cargo.is_empty()).collect();
    let cargo = summed(content, &cargo.join(", "));
    let break_off = fleet.break_off.map_or_else(|| "never".to_owned(), |share| format!("at {share}%"));
    let route = fleet.route.trim().to_owned();
    let words = vec![
        (Verb::Commander, commander),
        (Verb::Mode, mode.to_owned()),
        (Verb::Ships, ships),
        (Verb::Cargo, cargo),
        (Verb::BreakOff, break_off),
        (Verb::Target, aim.to_owned()),
        (Verb::Route, route),
    ];
    (written(&fleet.name), words)
}

/// The ships of a fleet as a sheet lists them: those with a name by it, the others by number and kind.
fn ships(content: &Content, fleet: &Fleet) -> String {
    let mut named: Vec<Thing> = Vec::new();
    let mut numbered: Vec<(u32, Id<Item>)> = Vec::new();
    for (_, ship) in fleet.ships.iter() {
        if !ship.name.trim().is_empty() {
            named.push(thing(None, &ship.name));
        } else if let Some(item) = ship.item {
            match numbered.iter_mut().find(|(_, known)| *known == item) {
                Some((number, _)) => *number += 1,
                None => numbered.push((1, item)),
            }
        }
    }
    let mut things = of_items(&content.items, &numbered);
    things.append(&mut named);
    listed(&things)
}

/// What lies in all holds, added up.
fn summed(content: &Content, cargo: &str) -> String {
    let load = content.load(cargo);
    let mut sum: Vec<(u32, Id<Item>)> = Vec::new();
    for (number, item) in load.items {
        match sum.iter_mut().find(|(_, known)| *known == item) {
            Some((all, _)) => *all = all.saturating_add(number),
            None => sum.push((number, item)),
        }
    }
    let mut things = of_items(&content.items, &sum);
    let bulk = |number: u32, what: What| (number > 0).then(|| Thing { number: Some(number), what: Spotted::from(what) });
    things.extend(bulk(load.iu, What::Money));
    things.extend(bulk(load.people, What::People));
    if things.is_empty() { "nothing".to_owned() } else { listed(&things) }
}

fn of_items(items: &Shelf<Item>, numbered: &[(u32, Id<Item>)]) -> Vec<Thing> {
    numbered.iter().filter_map(|(number, item)| Some(thing(Some(*number), &items.get(*item)?.name))).collect()
}

fn thing(number: Option<u32>, name: &str) -> Thing {
    Thing { number, what: Spotted::from(What::Named(Name::from(name.trim()))) }
}

fn listed(things: &[Thing]) -> String {
    things.iter().map(Thing::text).collect::<Vec<_>>().join(", ")
}

/// The names under which forms are files of their own.
#[must_use]
pub fn readers(content: &Content) -> Vec<String> {
    content.players.iter().map(|(_, player): (_, &Player)| player.label().to_owned()).collect()
}
