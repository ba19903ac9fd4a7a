//! The Viking strategic display: the home base, and for each system a box to move to and a box to withdraw from ("Hidden Movement Procedure"). Each
//! Viking player keeps theirs behind a screen.

use super::counters::Livery;
use super::scope;
use crate::playtest::{GamePapers, ShipInBox};
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Color, Face, Path, Stroke};
use geometry::{Mm, Point, Rect, Size};
use rules::{self, Id};
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE, REMARK, SHADE, SMALL, STRONG, TITLE};
use sheets::room::Room;
use sheets::section::one_by_one;
use sheets::{Draft, Printout};
use star_viking::{Content, InScenario, InSystem, Place, Scenario, ScenarioForm, System};

const SMALLEST: Size = Size::new(240.0, 155.0);
const GAP: Mm = Mm::new(3.0);
/// The height of a display's title.
const HEAD: Mm = Mm::new(9.0);
/// The height of the remark in the panel of the home base.
const REMARK_LINE: Mm = Mm::new(4.0);
/// The height of the words in a box for counters.
const WORDS: Mm = Mm::new(3.4);
/// The distance of the words from the frame of their box.
const WORDS_EDGE: Mm = Mm::new(0.4);
/// The radius of the Viking's sign.
const SIGN: Mm = Mm::new(3.2);
/// The width of the home base, as a fraction of the page's width.
const HOME: f64 = 0.17;
/// The largest number of systems for which the boxes still have room for a counter.
const MOST: usize = 60;

/// The name of a panel, and the system that it shows; `None` if the system no longer exists.
type Named<'content> = (String, Option<(Id<System>, &'content System)>);

/// A display, given by the chosen scenario and the display's number in that scenario.
type Numbered = (Option<Id<Scenario>>, usize);

/// A display for each Viking of a scenario; a battle has no displays. If no scenario is chosen, the displays show all systems of the project.
#[must_use]
pub fn displays(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let asked = scenario.and_then(|id| content.scenarios.get(id));
    if systems(content, asked).is_empty() {
        return Vec::new();
    }
    // There are no jumps in a battle.
    let battle = |scenario: &Scenario| scenario.form == ScenarioForm::Battle;
    let only_battles = !content.scenarios.is_empty() && content.scenarios.iter().all(|(_, scenario)| battle(scenario));
    if asked.map_or(only_battles, battle) {
        return Vec::new();
    }
    let scenario = scenario.filter(|id| content.scenarios.get(*id).is_some());
    let numbered = (0..titles(content, asked).len()).map(|index| (scenario, index));
    let mut bodies = one_by_one(content, numbered, frame, printout, numbered_display);
    let readers = played(content, asked).map_or_else(Vec::new, |scenario| scope::viking_players(content, scenario));
    for (body, reader) in bodies.iter_mut().zip(readers) {
        body.reader = Some(reader);
    }
    bodies
}

/// Draws the display with this number among the displays of a scenario.
fn numbered_display(content: &Content, (id, index): Numbered, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let asked = id.and_then(|id| content.scenarios.get(id));
    let Some(title) = titles(content, asked).into_iter().nth(index) else { return Vec::new() };
    let room = Room::filled(frame, Orientation::Landscape, SMALLEST);
    // Two Viking players recognize their displays by the sign that is also on their counters.
    let livery = Livery::of(star_viking::Color::Red, index % 2 == 1);
    let whole = Rect::new(Point::ORIGIN, room.size());
    let draft = display((&title, livery), &systems(content, asked), content, whole, &|_, _| String::new(), printout);
    frame.drew_page();
    let mut bodies = vec![room.body(title, draft)];
    let place = id.map_or(project::Place::Project, |id| Place::Scenario(id, InScenario::Systems).into());
    printout.seal(&mut bodies, place, "The strategic display");
    bodies
}

/// The systems of the chosen scenario or, if none is chosen, of the project.
fn systems<'content>(content: &'content Content, asked: Option<&Scenario>) -> Vec<Named<'content>> {
    asked.map_or_else(|| all(content), |scenario| in_play(content, scenario))
}

/// The scenario that decides which players have a display: the chosen one or, if none is chosen, the one with the most players.
fn played<'content>(content: &'content Content, asked: Option<&'content Scenario>) -> Option<&'content Scenario> {
    asked.or_else(|| content.scenarios.iter().map(|(_, scenario)| scenario).max_by_key(|scenario| scenario.form.sets()))
}

/// The titles of the displays.
fn titles<'content>(content: &'content Content, asked: Option<&'content Scenario>) -> Vec<String> {
    let players = played(content, asked).map_or_else(Vec::new, |scenario| scope::raiders(content, scenario));
    match players.as_slice() {
        [] | [_] => vec!["Viking strategic display".to_owned()],
        several => several.iter().map(|name| format!("Strategic display of {name}")).collect(),
    }
}

/// Every tile of a scenario.
fn in_play<'content>(content: &'content Content, scenario: &Scenario) -> Vec<Named<'content>> {
    let labels = scenario.tile_labels(&content.systems);
    let name = |id| Some((labels.get(&id)?.clone(), scenario.system(id, &content.systems)));
    scenario.systems.ids().filter_map(name).collect()
}

/// Every system of the project. If a scenario needs several tiles of a system, the system appears that often, and is numbered.
fn all(content: &Content) -> Vec<Named<'_>> {
    let named = |(id, label): (Id<System>, String)| Some((label, Some((id, content.systems.get(id)?))));
    scope::tiles(content, None).into_iter().filter_map(named).collect()
}

/// The display of each Viking whose starships the reader may know, with each ship's name in the box where the ship is in the game.
#[must_use]
pub fn of_game(content: &Content, game: &GamePapers, names: &[String], frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let tile =
        |(_, name, system): &(u8, String, System)| (name.clone(), content.systems.iter().find(|(_, found)| *found == system));
    let tiles: Vec<Named> = game.tiles.iter().map(tile).collect();
    let mut bodies = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let ships: Vec<&ShipInBox> = game.ships.iter().filter(|ship| ship.player.index() == index).collect();
        if ships.is_empty() || tiles.is_empty() {
            continue;
        }
        let boxed = |place: Option<usize>, withdrew: bool| {
            let tile = place.map(|place| game.tiles[place].0);
            let there = ships.iter().filter(|ship| ship.tile == tile && ship.withdrew == withdrew);
            there.map(|ship| ship.name.as_str()).collect::<Vec<_>>().join("\n")
        };
        let title = format!("Strategic display of {name}");
        let room = Room::filled(frame, Orientation::Landscape, SMALLEST);
        let livery = Livery::of(star_viking::Color::Red, index % 2 == 1);
        let draft = display((&title, livery), &tiles, content, Rect::new(Point::ORIGIN, room.size()), &boxed, printout);
        bodies.push(room.body(&title, draft));
    }
    bodies
}

/// A function that gives the words in a box. The first argument is the index of the box's tile on the sheet, or `None` for the home base; the second
/// is true for the box for withdrawals.
type Boxed<'a> = dyn Fn(Option<usize>, bool) -> String + 'a;

fn display(
    (title, livery): (&str, Livery),
    names: &[Named],
    content: &Content,
    whole: Rect,
    boxed: &Boxed,
    printout: &mut Printout,
) -> Draft {
    let mut draft = Draft::new();
    let (head, _) = whole.cut_top(HEAD);
    let (left, right) = head.cut_left(head.width() * 0.5);
    let (sign, left) = left.cut_left(SIGN * 2.0 + GAP * 0.5);
    draft.path(livery.sign(Point::at(sign.min.x + SIGN, sign.middle().y), SIGN).filled(livery.dark()));
    draft.text(title, TITLE.with_leading(1.05), left);
    draft.line("Keep it hidden: ships stand where they jump to, and a ship that withdrew has to jump on.", REMARK.right(), right);
    draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
    let Panels { home, size, systems } = Panels::of(names.len(), whole);
    let wealth = content.tables.economy.home_base_wealth;
    let remark = format!("Technology A · Wealth {wealth}");
    panel(&mut draft, (home, livery.dark()), ("HOME BASE", &remark), [("ships and plunder", false, &boxed(None, false))]);
    for (index, ((name, system), corner)) in names.iter().zip(systems).enumerate() {
        let remark = system.map_or_else(String::new, |(_, system)| format!("{} · {}", system.technology, system.wealth));
        let mut box_of = Draft::new();
        let (there, withdrew) = (boxed(Some(index), false), boxed(Some(index), true));
        let boxes = [("move to", false, there.as_str()), ("withdraw from", true, withdrew.as_str())];
        panel(&mut box_of, (Rect::new(Point::ORIGIN, size), livery.dark()), (&name.to_uppercase(), &remark), boxes);
        match system {
            Some((id, _)) => draft.add_tagged(corner, box_of, printout.tag(Place::System(*id, InSystem::Whole))),
            None => draft.add(corner, box_of),
        }
    }
    draft
}

/// The areas of a display's panels.
struct Panels {
    home: Rect,
    /// The size of a panel for a system.
    size: Size,
    /// The upper left corner of each system's panel.
    systems: Vec<Point>,
}

impl Panels {
    /// Arranges the panels of the home base and of this many systems.
    fn of(count: usize, whole: Rect) -> Self {
        let (_, rest) = whole.cut_top(HEAD);
        let (_, rest) = rest.cut_top(GAP);
        let (home, rest) = rest.cut_left(rest.width() * HOME);
        let (_, grid) = rest.cut_left(GAP);
        let count = count.min(MOST);
        let columns = (1..=count).find(|columns| columns * columns * 3 >= count * 4).unwrap_or(1);
        let rows = count.div_ceil(columns);
        let step = |length: Mm, count: usize| (length - GAP * (count as f64 - 1.0)) / count as f64;
        let size = Size::of(step(grid.width(), columns), step(grid.height(), rows));
        let corner = |index: usize| {
            let (column, row) = ((index % columns) as f64, (index / columns) as f64);
            Point::at(grid.min.x + (size.width + GAP) * column, grid.min.y + (size.height + GAP) * row)
        };
        Self { home, size, systems: (0..count).map(corner).collect() }
    }
}

/// The display of a Viking as a drawing, with the areas where counters lie on it.
#[derive(Clone, Debug)]
pub struct Alone {
    /// The drawing of the display.
    pub draft: Draft,
    /// The area for counters in the box of the home base.
    pub home: Rect,
    /// For each tile in play, in order: the area for counters in its box to move to, and the area in its box for withdrawals. If there are more tiles
    /// than panels, the last tiles are missing.
    pub systems: Vec<[Rect; 2]>,
}

/// The display of the Viking with this index, drawn at this size; `None` if the scenario has fewer Vikings.
#[must_use]
pub fn alone(content: &Content, scenario: &Scenario, index: usize, size: Size) -> Option<Alone> {
    let title = titles(content, Some(scenario)).into_iter().nth(index)?;
    let (names, whole) = (in_play(content, scenario), Rect::new(Point::ORIGIN, size));
    let livery = Livery::of(star_viking::Color::Red, index % 2 == 1);
    let draft = display((&title, livery), &names, content, whole, &|_, _| String::new(), &mut Printout::default());
    let panels = Panels::of(names.len(), whole);
    let boxes = |corner: Point| frames::<2>(Rect::new(corner, panels.size)).map(above_words);
    let [home] = frames::<1>(panels.home).map(above_words);
    Some(Alone { draft, home, systems: panels.systems.into_iter().map(boxes).collect() })
}

/// Draws a panel in an ink, with a name, a remark at its right, and boxes side by side. Each box has words that explain it, a flag that is true for
/// withdrawals, whose frame is dashed, and the names of the ships in it.
fn panel<const N: usize>(
    draft: &mut Draft,
    (area, ink): (Rect, Color),
    (name, remark): (&str, &str),
    boxes: [(&str, bool, &str); N],
) {
    draft.path(Path::rounded_rect(area, Mm::new(1.5)).filled(SHADE).stroked(ink, 0.5));
    let (head, below) = head(area);
    if N > 1 {
        let (left, right) = head.cut_left(head.width() * 0.72);
        draft.line(name, STRONG.sized(Mm::new(3.6)).colored(ink), left);
        draft.line(remark, SMALL.right(), right);
    } else {
        draft.line(name, STRONG.sized(Mm::new(4.2)).colored(ink).centred(), head);
        draft.line(remark, SMALL.centred(), below.cut_top(REMARK_LINE).0);
    }
    for (frame, (words, dashed, ships)) in frames::<N>(area).into_iter().zip(boxes) {
        counter_box(draft, frame, (words, dashed), ships);
    }
}

/// Divides a panel into the part for its name and the part below.
fn head(panel: Rect) -> (Rect, Rect) {
    panel.inset(Mm::new(1.6)).cut_top(Mm::new(4.6))
}

/// The boxes of a panel, side by side; a single box has a remark above it.
fn frames<const N: usize>(panel: Rect) -> [Rect; N] {
    let (_, below) = head(panel);
    let rest = if N == 1 { below.cut_top(REMARK_LINE).1 } else { below };
    let gap = Mm::new(1.4);
    let width = (rest.width() - gap * (N as f64 - 1.0)) / N as f64;
    let frame = |index: usize| {
        let corner = Point::at(rest.min.x + (width + gap) * index as f64, rest.min.y);
        Rect::new(corner, Size::of(width, rest.height()))
    };
    std::array::from_fn(frame)
}

/// Draws a box for counters, with words at its foot that explain it. The frame is dashed if the box is for withdrawals.
pub fn counter_box(draft: &mut Draft, frame: Rect, (words, dashed): (&str, bool), ships: &str) {
    let line = Stroke::new(FAINT, Mm::new(0.3));
    let line = if dashed { line.dashed(&[1.2, 1.0]) } else { line };
    draft.path(Path::rect(frame).filled(Color::WHITE).with_stroke(line));
    let room = above_words(frame);
    let foot = Rect { min: Point::at(frame.min.x, frame.max.y - WORDS), max: frame.max }.inset(WORDS_EDGE);
    draft.line(words, Style::new(Face::Italic, 2.3).colored(FAINT).centred(), foot);
    if !ships.is_empty() {
        draft.text(ships, STRONG.sized(Mm::new(3.0)).colored(INK).with_leading(1.1), room.inset(Mm::new(0.8)));
    }
}

/// The area for counters in a box, above the words.
#[must_use]
pub fn above_words(frame: Rect) -> Rect {
    Rect { min: frame.min, max: Point::at(frame.max.x, frame.max.y - WORDS + WORDS_EDGE) }
}
