//! Fleet sheets: each fleet with its ships, a box for every hit that a ship withstands, and a box for every hold with its cargo. Players tick hits
//! and strike out cargo with a pencil. A project's opening (what a player begins with) and the state in a report are drawn in the same way.
//!
//! A player's possessions are secret, so the fleets of each player have a file of their own.

use super::heraldry;
use super::silhouette::{self, Build};
use std::iter::repeat_n;

use drawing::stock::Orientation;
use drawing::{Color, Page, Path, text};
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::{Id, counted};
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, HEADING, INK, LINE, REMARK, RULE, SHADE, SMALL, STRONG, TEXT, THIN};
use sheets::roll;
use sheets::section::one_by_one;
use sheets::{Draft, Printout};
use space_viking::forecast::{FleetForecast, needs_nobody};
use space_viking::play::knowledge::commander_words;
use space_viking::{BOOK, Content, Effect, Fleet, InPlayer, Item, Place, Player, Ship};

/// A fleet as its sheet shows it, whether from a project or from a report.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct FleetOnPaper {
    /// The name of the fleet; empty for a fleet that has not been founded yet.
    pub name: String,
    /// The state and the orders of the fleet in words, one line for each fact.
    pub told: Vec<String>,
    /// The ships of the fleet.
    pub ships: Vec<ShipOnPaper>,
}

/// A ship as its sheet shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ShipOnPaper {
    /// The name of the ship; most ships have none.
    pub name: String,
    /// The name of the item that the ship is.
    pub item: String,
    /// How many shots the ship has in a round.
    pub shots: u32,
    /// How many hits destroy the ship.
    pub damage: u32,
    /// How many hits the ship has taken.
    pub taken: u32,
    /// How many holds the ship has.
    pub holds: u32,
    /// Whether the ship has a jump drive.
    pub jumps: bool,
    /// The cargo, one word for each hold. There are more words than holds if the holds are overfull.
    pub cargo: Vec<String>,
}

/// The size of the box of a hit.
const HIT: Mm = Mm::new(4.4);
/// The size of the box of a hold, which has room for a word.
const HOLD: Size = Size::new(15.5, 6.4);
/// The shares of a row's width for the name of a ship, its shots, and its hits; the rest is for holds.
const SHARES: [f64; 3] = [0.22, 0.06, 0.18];
/// The smallest height of a row.
const ROW: Mm = Mm::new(9.8);
/// How many empty rows there are below the ships of a fleet, for ships that join it.
const EMPTY: usize = 2;
/// The height of the headings above the rows.
const HEAD: Mm = Mm::new(4.6);
/// How many boxes for hits an empty row has, and how many boxes for holds: as many as the largest ship of the book has.
const LARGEST: u32 = 6;

/// The fleet sheets of all players, each player's on separate pages. Without players there are no sheets.
#[must_use]
pub fn fleet_sheets(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    one_by_one(content, content.players.ids(), frame, printout, of_player)
}

fn of_player(content: &Content, id: Id<Player>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let player = content.player_label(Some(id));
    let arms = content.players.get(id).map(|player| player.arms).unwrap_or_default();
    let mut flow = heraldry::titled(Flow::new(frame, Orientation::Portrait, &format!("Fleets of {player}"), BOOK), arms);
    let fleets: Vec<FleetOnPaper> = content.fleets_of(id).map(|(_, fleet)| opening(content, fleet)).collect();
    pour(&fleets, &mut flow);
    let mut bodies: Vec<Body> = flow.finish().into_iter().map(|page| page.for_reader(player)).collect();
    printout.seal(&mut bodies, Place::Player(id, InPlayer::Whole), "A fleet sheet");
    bodies
}

/// Adds fleets to the pages of a sheet, and after them an empty fleet, for the next fleet that the player founds.
pub(super) fn pour(fleets: &[FleetOnPaper], flow: &mut Flow) {
    flow.prose("Tick a box for every hit. A hold takes a unit of cargo.", REMARK);
    for fleet in fleets {
        block(fleet, flow);
    }
    block(&FleetOnPaper::default(), flow);
    roll::notes(flow, "Plans and notes");
}

/// A fleet of the project as it is before the first year.
fn opening(content: &Content, fleet: &Fleet) -> FleetOnPaper {
    let told = FleetForecast::of(content, fleet);
    let commander = commander_words(&fleet.commander, || needs_nobody(content, fleet));
    let break_off = fleet.break_off.map_or_else(|| "fights to the end".to_owned(), |share| format!("breaks off at {share}%"));
    let mut lines = vec![format!(
        "At {} under {commander}, {}; {}, {break_off}.",
        content.world_label(content.stands(fleet)),
        told.loyalty_words(),
        fleet.mode.label()
    )];
    lines.push(sums(told.shots, told.hits, told.jump));
    if !fleet.route.trim().is_empty() {
        lines.push(format!("Route: {}", fleet.route.trim()));
    }
    let doubled = content.player_of(fleet).is_some_and(|player| content.has_effect(player, Effect::DoubleFire));
    let ship = |ship: &Ship| {
        let load = content.load(&ship.cargo);
        let cargo = units(content, &load.items, load.iu, load.people);
        on_paper(content, (ship.item, doubled), &ship.name, 0, cargo)
    };
    FleetOnPaper {
        name: fleet.label().to_owned(),
        told: lines,
        ships: fleet.ships.iter().map(|(_, known)| ship(known)).collect(),
    }
}

/// The abilities of a fleet in one line of words.
pub(super) fn sums(shots: u32, hits: u32, jump: u32) -> String {
    let jump = if jump > 0 { format!("Jump-{jump}") } else { "no drive".to_owned() };
    format!("{} a round, {} to withstand, {jump}.", counted(shots, "shot"), counted(hits, "hit"))
}

/// A ship of this item, with the hits that it has taken and its cargo. `doubled` doubles its shots, for a player whose technology does so.
pub(super) fn on_paper(
    content: &Content,
    (item, doubled): (Option<Id<Item>>, bool),
    name: &str,
    taken: u32,
    cargo: Vec<String>,
) -> ShipOnPaper {
    let item = item.and_then(|item| content.items.get(item));
    let number = |of: fn(&Item) -> u32| item.map_or(0, of);
    ShipOnPaper {
        name: name.trim().to_owned(),
        item: item.map_or("Unknown ship", |item| item.label()).to_owned(),
        shots: number(|item| item.firepower.get()) * if doubled { 2 } else { 1 },
        damage: number(|item| item.damage.get()),
        taken,
        holds: number(|item| item.holds.get()),
        jumps: item.is_some_and(|item| item.drive),
        cargo,
    }
}

/// The cargo as one word for each unit of hold: an item, a million people, or as much money as fits.
pub(super) fn units(content: &Content, items: &[(u32, Id<Item>)], iu: u32, people: u32) -> Vec<String> {
    /// The largest number of words, which is more than any ship in a file can hold.
    const MOST: usize = 200;
    let mut units = Vec::new();
    for (number, item) in items {
        let label = content.items.get(*item).map_or("?", |item| item.label());
        units.extend((0..*number).take(MOST).map(|_| label.to_owned()));
    }
    let hold = content.iu_a_hold().max(1);
    let holds = (0..iu.div_ceil(hold)).take(MOST);
    units.extend(holds.map(|at| format!("{} IU", (iu - at * hold).min(hold))));
    units.extend((0..people).take(MOST).map(|_| "1 people".to_owned()));
    units
}

/// Draws a fleet: its name and orders, then a row for each ship.
fn block(fleet: &FleetOnPaper, flow: &mut Flow) {
    let is_blank = fleet.name.is_empty();
    let title = if is_blank {
        "Fleet .................................................".to_owned()
    } else {
        format!("Fleet {}", fleet.name)
    };
    flow.heading(&title, HEADING, TEXT.line_height() * fleet.told.len() as f64 + ROW * 3.0);
    for line in &fleet.told {
        flow.prose(line, TEXT);
    }
    head(flow);
    let empty = if is_blank { EMPTY * 2 } else { EMPTY };
    for ship in fleet.ships.iter().map(Some).chain(repeat_n(None, empty)) {
        if row_height(ship, flow) > flow.left() {
            if ship.is_none() && !is_blank {
                break;
            }
            flow.break_page();
            flow.heading(&format!("{title}, continued"), HEADING, ROW);
            head(flow);
        }
        row(ship, flow);
    }
    flow.gap(Mm::new(5.0));
}

/// The distances from the left edge of a row at which its columns begin.
fn columns(width: Mm) -> [Mm; 4] {
    let mut x = Mm::ZERO;
    let mut starts = [x; 4];
    for (start, share) in starts.iter_mut().skip(1).zip(SHARES) {
        x += width * share;
        *start = x;
    }
    starts
}

fn head(flow: &mut Flow) {
    let (rect, draft) = flow.strip(HEAD);
    draft.path(Path::rect(rect).filled(SHADE));
    let starts = columns(rect.width());
    for (start, words) in starts.into_iter().zip(["ship", "shots", "hits", "holds"]) {
        let left = rect.min.x + start + Mm::new(1.0);
        draft.line(words, SMALL, Rect { min: Point::at(left, rect.min.y), max: rect.max });
    }
}

/// How many boxes for hits and how many for holds a row has.
fn boxes(ship: Option<&ShipOnPaper>) -> (u32, u32) {
    ship.map_or((LARGEST, LARGEST), |ship| (ship.damage, ship.holds.max(ship.cargo.len() as u32)))
}

/// How many boxes for hits and how many for holds fit side by side.
fn across(width: Mm) -> (u32, u32) {
    let [_, _, hits, holds] = columns(width);
    let across = |room: Mm, piece: Mm| ((room - Mm::new(2.0)) / piece).floor().max(1.0) as u32;
    (across(holds - hits, HIT + Mm::new(0.8)), across(width - holds, HOLD.width + Mm::new(1.0)))
}

/// The height of a ship's row, which is at most the height of a page less the room for a heading.
fn row_height(ship: Option<&ShipOnPaper>, flow: &Flow) -> Mm {
    let (boxes, across) = (boxes(ship), across(flow.width()));
    let lines = boxes.0.div_ceil(across.0).max(boxes.1.div_ceil(across.1)).max(1);
    let line = (HIT.max(HOLD.height) + Mm::new(1.0)) * f64::from(lines);
    (line + Mm::new(1.2)).max(ROW).min(flow.tallest() - HEADING.size * 2.0 - HEAD)
}

/// Draws a row for a ship or, with `None`, an empty row.
fn row(ship: Option<&ShipOnPaper>, flow: &mut Flow) {
    let width = flow.width();
    let [_, shots, hits, holds] = columns(width);
    let (boxes, (hits_across, holds_across)) = (boxes(ship), across(width));
    let (rect, draft) = flow.strip(row_height(ship, flow));
    let top = rect.min.y + Mm::new(1.1);
    let outline = if ship.is_some() { INK } else { RULE };
    let grid = |at: u32, across: u32, left: Mm, piece: Size, gap: Mm| {
        let (column, line) = (f64::from(at % across), f64::from(at / across));
        let x = rect.min.x + left + Mm::new(1.0) + (piece.width + gap) * column;
        Rect::new(Point::at(x, top + (HOLD.height + Mm::new(1.0)) * line), piece)
    };
    for at in 0..boxes.0 {
        let square = grid(at, hits_across, hits, Size::of(HIT, HIT), Mm::new(0.8));
        let square = Rect::new(square.min + Vector::at(Mm::ZERO, (HOLD.height - HIT) * 0.5), square.size());
        hit_box(draft, square, outline, ship.is_some_and(|ship| at < ship.taken));
    }
    for at in 0..boxes.1 {
        let hold = grid(at, holds_across, holds, HOLD, Mm::new(1.0));
        let is_over = ship.is_some_and(|ship| at >= ship.holds);
        let line = if is_over { Path::rect(hold).stroked(outline, LINE * 2.0) } else { Path::rect(hold).stroked(outline, THIN) };
        draft.path(line);
        if let Some(words) = ship.and_then(|ship| ship.cargo.get(at as usize)) {
            draft.text(words, TEXT.sized(Mm::new(2.6)).centred().with_leading(1.0), hold.inset(Mm::new(0.5)));
        }
    }
    if let Some(ship) = ship {
        let words = if ship.name.is_empty() { ship.item.clone() } else { format!("{}, {}", ship.name, ship.item) };
        named(draft, ship, &words, Rect::new(rect.min, Size::of(shots - Mm::new(1.0), rect.height())));
        let number = Rect::new(Point::at(rect.min.x + shots, rect.min.y), Size::of(hits - shots, rect.height()));
        draft.line(&ship.shots.to_string(), TEXT.centred(), number);
    }
    draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, RULE, THIN);
}

/// Draws the name of a ship and, if the name takes only one line, its silhouette below.
fn named(draft: &mut Draft, ship: &ShipOnPaper, words: &str, room: Rect) {
    if text::width(words, STRONG.face, STRONG.size) > room.width() {
        draft.text(words, STRONG, room);
        return;
    }
    let (name, below) = room.cut_top(Mm::new(4.8));
    draft.line(words, STRONG, name);
    let build = Build { shots: ship.shots, hits: ship.damage, holds: ship.holds, jumps: ship.jumps };
    silhouette::draw(draft, build, Point::at(below.min.x, below.min.y + Mm::new(2.1)));
}

/// The marker of a hit, on a page as large as the box of a hit.
#[must_use]
pub fn hit() -> Page {
    let mut draft = Draft::new();
    let size = Size::of(HIT, HIT);
    hit_box(&mut draft, Rect::new(Point::ORIGIN, size), INK, true);
    Page { items: draft.items, ..Page::new("Hit", size) }
}

/// Draws the box of a hit, crossed out if the hit was taken.
fn hit_box(draft: &mut Draft, square: Rect, outline: Color, is_taken: bool) {
    draft.path(Path::rect(square).stroked(outline, LINE));
    if is_taken {
        let inside = square.inset(Mm::new(0.8));
        let [a, b, c, d] = inside.corners();
        draft.rule(a, c, INK, LINE * 1.5);
        draft.rule(b, d, INK, LINE * 1.5);
    } else {
        draft.path(Path::circle(square.middle(), Mm::new(0.3)).filled(FAINT));
    }
}
