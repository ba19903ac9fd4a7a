//! Fleet rosters: every ship of a fleet in a table, with totals and the points left in the budget.

use super::accent::Accent;
use super::art::lying;
use super::scope;
use super::words::{NONE, add_ons, count, description, points, price};
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Face, Ground, Path};
use geometry::{Mm, Point, Rect, Size};
use launch_fighters::{Content, Fleet, FleetShip, InFleet, Part, Place, Scenario, Style as FleetStyle};
use project::Project;
use rules::{Id, Points};
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE, REMARK, RULE, SHADE, SMALL, STRONG, TEXT, THIN};
use sheets::picture::fitted;
use sheets::roll;
use sheets::section::one_by_one;
use sheets::{Draft, Printout};

/// A roster for every fleet of a scenario or, if no scenario is chosen, for all fleets. Each roster begins on a new page.
pub fn rosters(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut fleets = scope::fleets(content, scenario);
    let mut seen = Vec::new();
    fleets.retain(|id| {
        !seen.contains(id) && {
            seen.push(*id);
            true
        }
    });
    one_by_one(content, fleets, frame, printout, |content, id, frame, printout| {
        content.fleets.get(id).map_or_else(Vec::new, |fleet| roster(content, id, fleet, frame, printout))
    })
}

/// The columns of a roster.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Column {
    Letter,
    Silhouette,
    Ship,
    Amount(Part),
    AddOns,
    Points,
}

/// The columns with their widths, as shares of the page's width.
const COLUMNS: [(Column, f64); 12] = [
    (Column::Letter, 10.0),
    (Column::Silhouette, 21.0),
    (Column::Ship, 46.0),
    (Column::Amount(Part::Cannons), 11.5),
    (Column::Amount(Part::Launchers), 12.5),
    (Column::Amount(Part::Bays), 9.0),
    (Column::Amount(Part::Defense), 11.5),
    (Column::Amount(Part::Move), 9.0),
    (Column::Amount(Part::Missiles), 12.0),
    (Column::Amount(Part::Fighters), 11.5),
    (Column::AddOns, 27.0),
    (Column::Points, 14.0),
];

const HEAD: Mm = Mm::new(6.5);
const ROW: Mm = Mm::new(11.0);
/// A part of a description with at most this many letters is kept on one line.
const WHOLE: usize = 24;
/// The greatest height of a row, which is used if the fleet has few ships.
const HIGHEST: Mm = Mm::new(17.0);
/// The height below the rows that is kept free for notes.
const BELOW: Mm = Mm::new(50.0);

fn roster(content: &Content, id: Id<Fleet>, fleet: &Fleet, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let accent = Accent::of_fleet(content, fleet);
    let style = fleet.style.and_then(|style| content.styles.get(style));
    let mut flow = Flow::new(frame, Orientation::Portrait, fleet.label(), "Fleet roster");
    if let Some(style) = style.filter(|style| !style.doctrine.trim().is_empty()) {
        flow.prose(&format!("{}: {}", style.name, style.doctrine), REMARK.sized(Mm::new(3.2)));
    }
    let (rect, draft) = flow.strip(Mm::new(19.0));
    let mut summary = Draft::new();
    sums(&mut summary, rect, content, fleet, accent);
    draft.add_tagged(Point::ORIGIN, summary, printout.tag(Place::Fleet(id, InFleet::Budget)));
    let row_height = ((flow.left() - HEAD - BELOW) / (fleet.ships.len() + 1) as f64).min(HIGHEST).max(ROW);
    let (names, letters) = (fleet.names(&content.ships), fleet.letters(&content.ships));
    for (index, (ship, of_fleet)) in fleet.ships.iter().enumerate() {
        // The column heads are repeated if a new page begins here.
        let fresh = index == 0 || flow.left() < row_height;
        let (rect, draft) = flow.strip(if fresh { row_height + HEAD } else { row_height });
        let (head, row) = rect.cut_top(if fresh { HEAD } else { Mm::ZERO });
        if fresh {
            heads(draft, head, accent);
        }
        let mut line = Draft::new();
        line.target(row);
        if index % 2 == 1 {
            line.path(Path::rect(row).filled(SHADE));
        }
        let called = Called {
            name: names.get(&ship).map_or("", String::as_str),
            letter: letters.get(&ship).map_or("", String::as_str),
            leads: fleet.flagship == Some(ship),
            style,
            project: frame.project,
        };
        ship_row(&mut line, row, content, of_fleet, &called, accent);
        draft.add_tagged(Point::ORIGIN, line, printout.tag(Place::Fleet(id, InFleet::Ship(ship))));
    }
    if !fleet.ships.is_empty() {
        let (rect, draft) = flow.strip(ROW.min(row_height));
        totals(draft, rect, content, fleet);
    }
    flow.gap(Mm::new(4.0));
    if !fleet.notes.trim().is_empty() {
        flow.heading("Notes", sheets::look::HEADING, Mm::new(12.0));
        flow.prose(fleet.notes.trim(), TEXT);
        flow.gap(Mm::new(3.0));
    }
    roll::notes(&mut flow, "In battle");
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Fleet(id, InFleet::Whole), &format!("The roster of {}", fleet.label()));
    bodies
}

/// Draws the budget, the points spent and the points left in large figures, and how many ships there are.
fn sums(draft: &mut Draft, rect: Rect, content: &Content, fleet: &Fleet, accent: Accent) {
    let (rect, _) = rect.cut_top(rect.height() - Mm::new(5.0));
    draft.target(rect);
    let spent = fleet.spent(&content.ships, &content.options);
    let left = fleet.left(&content.ships, &content.options);
    let signed = |points: Points| if points < Points::ZERO { format!("−{}", points.get().abs()) } else { points.to_string() };
    let squadrons: u32 =
        fleet.ships.iter().filter_map(|(_, ship)| content.ships.get(ship.design)).map(|ship| ship.amount(Part::Fighters)).sum();
    let figures = [
        ("Budget", fleet.budget.to_string()),
        ("Spent", spent.to_string()),
        (if left < Points::ZERO { "Over budget" } else { "Left" }, signed(left)),
        ("Ships", fleet.ships.len().to_string()),
        ("Squadrons", squadrons.to_string()),
    ];
    let gap = Mm::new(4.0);
    let width = (rect.width() - gap * 4.0) / 5.0;
    for (index, (label, figure)) in figures.iter().enumerate() {
        let x = rect.min.x + (width + gap) * index as f64;
        let cell = Rect::new(Point::at(x, rect.min.y), Size::of(width, rect.height()));
        draft.path(Path::rounded_rect(cell, Mm::new(1.5)).filled(accent.soft));
        let (number, words) = cell.inset(Mm::new(1.5)).cut_top(cell.height() * 0.54);
        draft.line(figure, Style::new(Face::Bold, 6.5).colored(accent.strong).centred(), number);
        draft.line(label, SMALL.sized(Mm::new(2.6)).colored(INK).centred(), words);
    }
}

fn cells(row: Rect) -> impl Iterator<Item = (Column, Rect)> {
    let whole: f64 = COLUMNS.iter().map(|(_, share)| share).sum();
    let mut rest = row;
    COLUMNS.into_iter().map(move |(column, share)| {
        let (cell, right) = rest.cut_left(row.width() * (share / whole));
        rest = right;
        (column, cell)
    })
}

fn heads(draft: &mut Draft, row: Rect, accent: Accent) {
    draft.path(Path::rect(row).filled(accent.strong).as_ground(Ground::Plain));
    let style = SMALL.sized(Mm::new(2.3)).colored(accent.strong.readable_ink());
    for (column, cell) in cells(row) {
        let cell = padded(cell);
        match column {
            Column::Letter | Column::Silhouette => {}
            Column::Ship => draft.line("Ship", style, cell),
            Column::Amount(part) => draft.line(part.label(), style.centred(), cell),
            Column::AddOns => draft.line("Add-ons", style, cell),
            Column::Points => draft.line("Points", style.right(), cell),
        }
    }
}

fn padded(cell: Rect) -> Rect {
    let step = geometry::Vector::at(Mm::new(0.7), Mm::ZERO);
    Rect { min: cell.min + step, max: cell.max - step }
}

/// The name and letter of a ship in its fleet, and the source of its picture.
struct Called<'names> {
    name: &'names str,
    letter: &'names str,
    leads: bool,
    style: Option<&'names FleetStyle>,
    /// The project, which holds the designers' own pictures.
    project: &'names Project,
}

fn ship_row(draft: &mut Draft, row: Rect, content: &Content, of_fleet: &FleetShip, called: &Called, accent: Accent) {
    let design = content.ships.get(of_fleet.design);
    for (column, cell) in cells(row) {
        let cell = padded(cell);
        match (column, design) {
            (Column::Letter, _) => {
                let style = Style::new(Face::Bold, 5.0).colored(accent.strong).centred();
                draft.line(called.letter, style, cell);
            }
            (Column::Silhouette, Some(ship)) => {
                let style = called.style.or_else(|| content.style_of(ship));
                let field = cell.inset(Mm::new(0.5));
                draft.put(
                    Point::ORIGIN,
                    match ship.picture.and_then(|picture| called.project.picture(picture)) {
                        Some(picture) => fitted(picture, field),
                        None => lying(ship, content.price(of_fleet.design), style, field),
                    },
                );
            }
            (Column::Ship, _) => {
                let inside = cell.inset(Mm::new(0.8));
                let (name, below) = inside.cut_top(inside.height() * 0.58);
                let star = if called.leads { " ★" } else { "" };
                draft.text(&format!("{}{star}", called.name), STRONG.bottom().with_leading(1.05), name);
                draft.text(&described(content, of_fleet, called.name), SMALL.sized(Mm::new(2.5)).with_leading(1.05), below);
            }
            (Column::Amount(part), Some(ship)) => {
                let amount = ship.amount(part);
                let (words, ink) = if amount == 0 { (NONE.to_owned(), RULE) } else { (amount.to_string(), INK) };
                draft.line(&words, TEXT.colored(ink).centred(), cell);
            }
            (Column::AddOns, Some(ship)) => {
                draft.text(
                    &add_ons(ship, &content.options),
                    SMALL.sized(Mm::new(2.5)).colored(INK).with_leading(1.15),
                    cell.inset(Mm::new(0.8)),
                );
            }
            (Column::Points, _) => draft.line(&price(content.price(of_fleet.design)), STRONG.right(), cell),
            (Column::Silhouette | Column::Amount(_) | Column::AddOns, None) => {}
        }
    }
    draft.rule(Point::at(row.min.x, row.max.y), row.max, RULE, THIN);
}

/// Class, type and hull number of a ship, and the name of its design if that is not the ship's name.
fn described(content: &Content, of_fleet: &FleetShip, name: &str) -> String {
    let Some(ship) = content.ships.get(of_fleet.design) else { return "its design is gone".to_owned() };
    let own = if name.starts_with(ship.label()) { "" } else { ship.label() };
    let kind = description(ship);
    let parts = [own, kind.as_str()].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ");
    // A line that is too long is broken between parts; a part that fits on a line stays whole.
    let whole = |part: &str| if part.chars().count() > WHOLE { part.to_owned() } else { part.replace(' ', "\u{a0}") };
    parts.split(" · ").map(whole).collect::<Vec<_>>().join("\u{a0}· ")
}

fn totals(draft: &mut Draft, row: Rect, content: &Content, fleet: &Fleet) {
    draft.rule(row.min, Point::at(row.max.x, row.min.y), INK, LINE);
    let designs = || fleet.ships.iter().filter_map(|(_, ship)| content.ships.get(ship.design));
    let unpriced = fleet.ships.iter().filter(|(_, ship)| content.price(ship.design).is_none()).count() as u32;
    for (column, cell) in cells(row) {
        let cell = padded(cell);
        match column {
            // Totals of defense and move would mean nothing.
            Column::Letter | Column::Silhouette | Column::Amount(Part::Defense | Part::Move) => {}
            Column::Ship => draft.line("Together", STRONG, cell.inset(Mm::new(0.8))),
            Column::Amount(part) => {
                let sum: u32 = designs().map(|ship| ship.amount(part)).sum();
                draft.line(&sum.to_string(), STRONG.centred(), cell);
            }
            Column::AddOns if unpriced > 0 => {
                let words = format!("{} without a price not counted", count(unpriced, "ship", "ships"));
                draft.text(&words, REMARK.sized(Mm::new(2.4)).colored(FAINT), cell);
            }
            Column::AddOns => {
                let sensors = designs().map(|ship| ship.amount(Part::Sensors)).max().unwrap_or(0);
                if sensors > 0 {
                    draft.text(&format!("+{sensors} to initiative"), SMALL.sized(Mm::new(2.5)).colored(INK), cell);
                }
            }
            Column::Points => {
                let spent = fleet.spent(&content.ships, &content.options);
                draft.line(&spent.to_string(), STRONG.right(), cell);
            }
        }
    }
}

/// The points of a fleet in words: "198 of 200 points".
#[must_use]
pub fn spent_of_budget(content: &Content, fleet: &Fleet) -> String {
    format!("{} of {}", fleet.spent(&content.ships, &content.options), points(fleet.budget))
}
