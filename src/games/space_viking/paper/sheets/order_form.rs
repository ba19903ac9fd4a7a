//! Order forms: sheets on which players write orders by hand. A form may be blank for all players, prepared for a player with the fleets of the
//! opening or of the last report, or filled in from a typed sheet. Its lines are those of the table by which the program reads sheets.
//!
//! What a player begins with is secret, so the form of each player has a file of its own.

use super::heraldry;
use super::referee_paper::{document, pages_of};
use drawing::ProgressMonitor;
use drawing::pdf::{PdfError, pdf_with_progress};
use drawing::stock::Orientation;
use geometry::Mm;
use rules::kind::Choosable as _;
use rules::{Id, Shelf};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, REMARK, TEXT};
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use space_viking::forecast::needs_nobody;
use space_viking::orders::{
    FleetBlock, Name, Order, Sheet, Spotted, Thing, What,
    grammar::{FORMS, Form, Part, Room, Verb},
};
use space_viking::play::Knowledge;
use space_viking::play::knowledge::{NOBODY, OwnFleet};
use space_viking::{Arms, BOOK, Content, Fleet, InPlayer, Item, Load, Place, Player};

/// The height of a row: room for handwriting, or for two printed lines.
const ROW: Mm = Mm::new(7.6);
/// How many fleets a blank form has room for.
const BLANK_FLEETS: usize = 2;
/// How many orders outside the blocks of fleets fit on a separate page that has other words below them.
const ORDERS: usize = 10;
/// The smallest number of empty rows for orders on a form.
const EMPTY: usize = 3;
/// How many letters of an order fit in a row.
const IN_A_ROW: usize = 150;

/// The words on the lines of a fleet's block, each with the verb of its line.
type Words = Vec<(Verb, String)>;

/// A form with everything that is filled in on it.
#[derive(Clone, Debug, Default)]
struct Filled {
    player: String,
    arms: Arms,
    turn: String,
    key: String,
    version: String,
    /// The blocks of fleets, each with the fleet's name.
    fleets: Vec<(String, Words)>,
    /// The names of the fleets that no orders can reach.
    unreached: Vec<String>,
    /// The orders outside of blocks.
    orders: Vec<String>,
    /// The lines that could not be read.
    refused: Vec<String>,
}

/// The order forms of a project: a blank one for all players to copy, and one prepared for each player. Without players there are no forms.
#[must_use]
pub fn order_forms(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let blank = content.players.ids().next().map(|_| None);
    let forms = blank.into_iter().chain(content.players.ids().map(Some));
    one_by_one(content, forms, frame, printout, |content, player, frame, printout| match player {
        Some(player) => of_player(content, player, frame, printout),
        None => blank_form(content, frame, printout),
    })
}

fn blank_form(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(first) = content.players.ids().next() else { return Vec::new() };
    let blank = Filled { fleets: vec![(String::new(), Words::new()); BLANK_FLEETS], ..Filled::default() };
    let mut bodies = form(blank, frame);
    printout.seal(&mut bodies, Place::Player(first, InPlayer::Whole), "The order form");
    bodies
}

/// The form of a player, with the fleets of the opening filled in.
fn of_player(content: &Content, id: Id<Player>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(player) = content.players.get(id) else { return Vec::new() };
    let fleets = content.fleets_of(id).map(|(_, fleet)| begun(content, fleet)).collect();
    let filled = Filled { player: player.label().to_owned(), arms: player.arms, turn: "1".into(), fleets, ..Filled::default() };
    let mut own: Vec<Body> = form(filled, frame).into_iter().map(|page| page.for_reader(player.label())).collect();
    printout.seal(&mut own, Place::Player(id, InPlayer::Whole), "An order form");
    own
}

/// The form of a player's next sheet, filled in with the orders by which the fleets continue if the player changes nothing.
pub(super) fn next(knowledge: &Knowledge, frame: &Frame) -> Vec<Body> {
    let (within, beyond): (Vec<_>, Vec<_>) = knowledge.own.fleets.iter().partition(|fleet| knowledge.reaches(fleet));
    form(
        Filled {
            player: knowledge.name().to_owned(),
            arms: heraldry::of_house(knowledge),
            turn: knowledge.next_turn().to_string(),
            key: knowledge.key.clone(),
            version: "1".into(),
            fleets: within.into_iter().map(|fleet| goes_on(knowledge, fleet)).collect(),
            unreached: beyond.into_iter().map(|fleet| fleet.name.clone()).collect(),
            ..Filled::default()
        },
        frame,
    )
}

/// A typed sheet as a form that is filled in, as the bytes of a PDF.
///
/// # Errors
/// If the writer refuses a page.
pub fn filled_pdf(sheet: &Sheet) -> Result<Vec<u8>, PdfError> {
    let opening = sheet.opening.as_ref().map(|opening| opening.what.clone()).unwrap_or_default();
    let title = format!("Orders of {} for turn {}", opening.player.text, opening.turn);
    let pages = pages_of(&Content::default(), BOOK, "Order form", |frame| filled(sheet, frame));
    pdf_with_progress(&document(&title, "A sheet of orders for the game Space Viking"), pages, ProgressMonitor::NONE)
}

/// A typed sheet of orders as a filled-in form.
fn filled(sheet: &Sheet, frame: &Frame) -> Vec<Body> {
    let opening = sheet.opening.as_ref().map(|opening| opening.what.clone()).unwrap_or_default();
    let block = |block: &FleetBlock| (block.name.written().into_owned(), words(&block.lines.text()));
    let order = |order: &Order| {
        let lines = if let Order::Message(message) = order { message.lines.text() } else { String::new() };
        let own = std::iter::once(order.text());
        own.chain(lines.lines().map(str::to_owned)).collect::<Vec<_>>()
    };
    form(
        Filled {
            player: opening.player.text.clone(),
            arms: Arms::default(),
            turn: opening.turn.to_string(),
            key: opening.key.text.clone(),
            version: opening.version.to_string(),
            fleets: sheet.fleets.iter().map(|found| block(&found.what)).collect(),
            orders: sheet.orders.iter().flat_map(|found| order(&found.what)).collect(),
            unreached: Vec::new(),
            refused: sheet.refused.iter().map(|refused| format!("Line {}: {}", refused.at.line, refused.text.trim())).collect(),
        },
        frame,
    )
}

/// The lines of a fleet's block, each with its verb.
fn words(text: &str) -> Words {
    let word = |line: &str| {
        let line = line.trim();
        let form = FORMS.iter().filter(|form| form.room == Room::Line).find(|form| line.starts_with(&label(form)))?;
        Some((form.verb, line[label(form).len()..].trim().to_owned()))
    };
    text.lines().filter_map(word).collect()
}

fn form(filled: Filled, frame: &Frame) -> Vec<Body> {
    let title = if filled.player.is_empty() { "Orders".to_owned() } else { format!("Orders of {}", filled.player) };
    let mut flow = heraldry::titled(Flow::new(frame, Orientation::Portrait, &title, BOOK), filled.arms);
    let Filled { player, arms: _, turn, key, version, fleets, unreached, orders, refused } = filled;
    let head = Table { shares: &[4.0, 1.0, 3.0, 1.2], heads: &["orders of", "turn", "key", "version"], row: ROW };
    let remark = if key.is_empty() { "The key stands in your last report. " } else { "" };
    head.pour(&mut flow, &[plain([player, turn, key, version])]);
    flow.gap(Mm::new(1.5));
    flow.prose(&format!("{remark}What a block leaves out stays as it was."), REMARK);
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
    for name in unreached {
        flow.prose(&format!("{name} is out of reach: it goes on as it was told."), REMARK);
    }
    let table = Table { shares: &[0.6, 9.4], heads: &["", "build, research, pay, letter, press, message"], row: ROW };
    flow.heading("Orders outside of blocks, in the order of spending", HEADING, table.height(4));
    let [fitting, on_a_page] = [flow.left(), flow.tallest()].map(|room| table.fitting(room));
    let rows = if refused.is_empty() { outside(&orders, fitting, on_a_page) } else { outside(&orders, fitting, ORDERS) };
    table.pour(&mut flow, &rows);
    if !refused.is_empty() {
        flow.gap(Mm::new(3.0));
        flow.heading("Not understood", HEADING, ROW);
        for line in &refused {
            flow.prose(line, TEXT);
        }
    }
    flow.finish()
}

/// The rows for orders outside the blocks of fleets. A long order takes as many rows as it needs. Empty rows follow until there are `fitting` rows,
/// which is as many as the page holds. If fewer than [`EMPTY`] empty rows fit there, the rows of another page are added.
fn outside(orders: &[String], fitting: usize, on_a_page: usize) -> Vec<Vec<Cell>> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for (order, number) in orders.iter().zip(1..) {
        let mut number = format!("{number}");
        let mut row = String::new();
        for word in order.split_inclusive(' ') {
            if row.chars().count() + word.chars().count() > IN_A_ROW && !row.is_empty() {
                rows.push(plain([std::mem::take(&mut number), std::mem::take(&mut row)]));
            }
            row.push_str(word);
        }
        rows.push(plain([number, row]));
    }
    let first = orders.len() + 1;
    let room = fitting.saturating_sub(rows.len());
    let empty = if room < EMPTY { room + on_a_page } else { room };
    rows.extend((first..).map(|number| plain([number.to_string(), String::new()])).take(empty));
    rows
}

fn plain<const N: usize>(cells: [String; N]) -> Vec<Cell> {
    cells.map(|words| (words, None)).into()
}

/// The words with which a line of the form begins.
fn label(form: &Form) -> String {
    let words = form.parts.iter().map_while(|part| match part {
        Part::Word(word) => Some(*word),
        Part::Slot(_) | Part::Maybe(_) => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The commander of a fleet, as written in orders; empty if the player still has to write a name.
fn commander(named: &str, needs_nobody: impl FnOnce() -> bool) -> String {
    match named.trim() {
        "" if needs_nobody() => NOBODY.to_owned(),
        "" => String::new(),
        name => Name::from(name).written().into_owned(),
    }
}

/// The block of a fleet as the project has it at the start.
fn begun(content: &Content, fleet: &Fleet) -> (String, Words) {
    let written = |name: &str| Name::from(name.trim()).written().into_owned();
    let commander = commander(&fleet.commander, || needs_nobody(content, fleet));
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

/// The block of a fleet in a report: the orders that the fleet follows if the player writes no others.
fn goes_on(knowledge: &Knowledge, fleet: &OwnFleet) -> (String, Words) {
    let posted = &knowledge.posted;
    let written = |name: &str| Name::from(name.trim()).written().into_owned();
    let or = |words: String, nothing: &str| if words.is_empty() { nothing.to_owned() } else { words };
    let mut numbered: Vec<(u32, Id<Item>)> = Vec::new();
    let (mut named, mut cargo) = (Vec::new(), Load::default());
    for ship in &fleet.ships {
        if ship.name.trim().is_empty() {
            add(&mut numbered, 1, ship.item);
        } else {
            named.push(thing(None, &ship.name));
        }
        ship.cargo.items.iter().for_each(|(item, number)| add(&mut cargo.items, *number, *item));
        cargo.iu = cargo.iu.saturating_add(ship.cargo.iu);
        cargo.people = cargo.people.saturating_add(ship.cargo.people);
    }
    let mut ships = of_items(&posted.items, &numbered);
    ships.append(&mut named);
    let commander = commander(&fleet.commander, || knowledge.needs_nobody(fleet));
    let with: Vec<String> = fleet.with.iter().map(|with| written(posted.player_label(Some(*with)))).collect();
    let words = vec![
        (Verb::Commander, commander),
        (Verb::Mode, fleet.mode.offer().word.to_owned()),
        (Verb::Ships, listed(&ships)),
        (Verb::Cargo, loaded(&posted.items, &cargo)),
        (Verb::BreakOff, fleet.break_off.map_or_else(|| "never".to_owned(), |share| format!("at {share}%"))),
        (Verb::Target, fleet.aim.offer().word.to_owned()),
        (Verb::With, or(with.join(", "), "nobody")),
        (Verb::Route, fleet.orders.clone()),
    ];
    (written(&fleet.name), words)
}

/// Adds this many of an item to a list.
fn add(sum: &mut Vec<(u32, Id<Item>)>, number: u32, item: Id<Item>) {
    match sum.iter_mut().find(|(_, known)| *known == item) {
        Some((all, _)) => *all = all.saturating_add(number),
        None => sum.push((number, item)),
    }
}

/// The ships of a fleet as a sheet lists them: named ships by their names; other ships by their items, with how many there are.
fn ships(content: &Content, fleet: &Fleet) -> String {
    let mut named: Vec<Thing> = Vec::new();
    let mut numbered: Vec<(u32, Id<Item>)> = Vec::new();
    for (_, ship) in fleet.ships.iter() {
        if !ship.name.trim().is_empty() {
            named.push(thing(None, &ship.name));
        } else if let Some(item) = ship.item {
            add(&mut numbered, 1, item);
        }
    }
    let mut things = of_items(&content.items, &numbered);
    things.append(&mut named);
    listed(&things)
}

/// The cargo of all holds, added up.
fn summed(content: &Content, cargo: &str) -> String {
    let load = content.load(cargo);
    let mut sum = Load { items: Vec::new(), ..load.clone() };
    load.items.into_iter().for_each(|(number, item)| add(&mut sum.items, number, item));
    loaded(&content.items, &sum)
}

/// A load of items, people and money, as an order sheet lists it.
fn loaded(items: &Shelf<Item>, load: &Load) -> String {
    let mut things = of_items(items, &load.items);
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

/// The names of the players, each of whom gets the form in a separate file.
#[must_use]
pub fn readers(content: &Content) -> Vec<String> {
    content.players.iter().map(|(_, player): (_, &Player)| player.label().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::outside;

    #[test]
    fn empty_rows_reach_the_foot_of_the_page() {
        let rows = |orders: &[&str], fitting| {
            let orders: Vec<String> = orders.iter().map(|order| (*order).to_owned()).collect();
            outside(&orders, fitting, 20).len()
        };
        assert_eq!((rows(&[], 7), rows(&["build Escort", "pay 3"], 7)), (7, 7));
        assert_eq!(rows(&[], 2), 22, "where few are left, a page of rows follows");
        assert_eq!(rows(&["pay 1", "pay 2", "pay 3"], 4), 3 + 1 + 20);
    }
}
