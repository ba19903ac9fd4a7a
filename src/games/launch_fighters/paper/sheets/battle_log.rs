//! The battle log, which players fill in: initiative and victory points turn by turn, and the final count of points.

use super::accent::Accent;
use super::scenario_words::Words;
use super::scope;
use drawing::stock::Orientation;
use drawing::{Color, Ground, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use launch_fighters::{Content, InScenario, Place, Scenario};
use project::Place as AnyPlace;
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE, REMARK, RULE, SHADE, SMALL, STRONG, TEXT, THIN, TITLE};
use sheets::room::Room;
use sheets::section::one_by_one;
use sheets::{Draft, Printout};

/// How many turns a page has lines for.
const TURNS: u32 = 12;
/// How many pages a log has at most; players who need more print it again.
const PAGES: u32 = 4;
/// The items that score in the final count ("Victory"). The flag says whether the line has a "½" that players can ring.
const TALLY: [(&str, bool); 5] = [
    ("Enemy units eliminated", false),
    ("Own capable units on the map", false),
    ("Own incapable units on the map, half", true),
    ("Own ships retreated, half", true),
    ("Special conditions", false),
];

/// A player who has columns in a log.
#[derive(Clone, Debug)]
struct Player {
    name: String,
    accent: Accent,
}

/// A log for the chosen scenario or, if no scenario is chosen, for each scenario. If the project has no scenario, a blank log.
pub fn battle_logs(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = scope::scenarios(content, scenario).into_iter().map(|(id, _)| id);
    let mut bodies = one_by_one(content, scenarios, frame, printout, |content, id, frame, printout| {
        content.scenarios.get(id).map_or_else(Vec::new, |scenario| of_scenario(content, id, scenario, frame, printout))
    });
    if bodies.is_empty() && scenario.is_none() {
        let place = |id| AnyPlace::from(Place::Fleet(id, launch_fighters::InFleet::Whole));
        let players = content.fleets.iter().take(Scenario::MOST_SIDES);
        let players = players
            .map(|(_, fleet)| Player { name: fleet.label().to_owned(), accent: Accent::of_fleet(content, fleet) })
            .collect();
        let place = content.fleets.ids().next().map_or(AnyPlace::Project, place);
        bodies.extend(log("", players, TURNS, place, frame, printout));
    }
    bodies
}

fn of_scenario(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let words = Words::new(content, scenario);
    let player =
        |(number, (side_id, side))| Player { name: words.side_name(side_id), accent: Accent::of_side(content, side, number) };
    let players = scenario.sides.iter().enumerate().map(player).collect();
    let turns = scenario.turn_limit.map_or(TURNS, rules::Count::get);
    let place = Place::Scenario(id, InScenario::Whole);
    log(scenario.label(), players, turns, place.into(), frame, printout)
}

fn log(title: &str, mut players: Vec<Player>, turns: u32, place: AnyPlace, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    while players.len() < Scenario::FEWEST_SIDES {
        players.push(Player { name: String::new(), accent: Accent::PLAIN });
    }
    players.truncate(Scenario::MOST_SIDES);
    let wide = players.len() > 3;
    let (orientation, smallest) =
        if wide { (Orientation::Landscape, Size::new(230.0, 160.0)) } else { (Orientation::Portrait, Size::new(160.0, 190.0)) };
    let room = Room::filled(frame, orientation, smallest);
    let pages = turns.div_ceil(TURNS).clamp(1, PAGES);
    let page = |number: u32| {
        let mut draft = Draft::new();
        let table = Table { whole: Rect::new(Point::ORIGIN, room.size()), players: &players, wide };
        table.draw(&mut draft, title, number * TURNS, number + 1 == pages);
        let name = if title.is_empty() { "Battle log".to_owned() } else { format!("Battle log / {title}") };
        room.body(name, draft)
    };
    let mut bodies: Vec<Body> = (0..pages).map(page).collect();
    printout.seal(&mut bodies, place, "The battle log");
    bodies
}

/// One page of a log.
struct Table<'players> {
    whole: Rect,
    players: &'players [Player],
    wide: bool,
}

/// How the width of a player's columns is divided: initiative, the mark for a tie, victory points.
const SHARES: [f64; 3] = [0.34, 0.24, 0.42];

impl Table<'_> {
    fn draw(&self, draft: &mut Draft, title: &str, before: u32, tally: bool) {
        draft.target(self.whole);
        let (head, rest) = self.whole.cut_top(Mm::new(9.0));
        let (left, right) = head.cut_left(head.width() * 0.4);
        draft.line("Battle log", TITLE, left);
        draft.text(title, REMARK.sized(Mm::new(3.4)).right(), right);
        draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
        let (_, rest) = rest.cut_top(Mm::new(3.0));
        let heads = Mm::new(if self.wide { 13.0 } else { 15.0 });
        let gap = Mm::new(5.0);
        // On a page without the final count, the turns also take its room.
        let lines = if tally { f64::from(TURNS) + (TALLY.len() + 2) as f64 * 0.95 } else { f64::from(TURNS) };
        let row = (rest.height() - heads - gap) / lines;
        let (names, mut rest) = rest.cut_top(heads);
        self.heads(draft, names);
        for turn in 0..TURNS {
            let (line, below) = rest.cut_top(row);
            rest = below;
            self.turn(draft, line, before + turn + 1, turn % 2 == 1);
        }
        if tally {
            let (_, rest) = rest.cut_top(gap);
            self.tally(draft, rest);
        }
    }

    /// The width of the words at the left of a line.
    fn label(&self) -> Mm {
        self.whole.width() * if self.wide { 0.22 } else { 0.3 }
    }

    /// The group of columns of each player on a line.
    fn groups(&self, line: Rect) -> Vec<(Rect, &Player)> {
        let (_, rest) = line.cut_left(self.label());
        let width = rest.width() / self.players.len() as f64;
        let gap = Mm::new(2.0);
        let group = |index: usize| {
            let min = Point::at(rest.min.x + width * index as f64 + gap, rest.min.y);
            Rect::new(min, Size::of(width - gap, rest.height()))
        };
        self.players.iter().enumerate().map(|(index, player)| (group(index), player)).collect()
    }

    fn heads(&self, draft: &mut Draft, rect: Rect) {
        let (turn, _) = rect.cut_left(self.label());
        let (_, words) = turn.cut_top(turn.height() - Mm::new(5.0));
        draft.line("Turn", SMALL.sized(Mm::new(2.6)), words);
        for (group, player) in self.groups(rect) {
            let (name, words) = group.cut_top(group.height() - Mm::new(5.0));
            draft.path(Path::rect(name).filled(player.accent.strong).as_ground(Ground::Plain));
            let ink = player.accent.strong.readable_ink();
            draft.text(&player.name, STRONG.colored(ink).centred().with_leading(1.1), name.inset(Mm::new(1.0)));
            for (cell, label) in columns(words).into_iter().zip(["Initiative", "Tie", "Points"]) {
                draft.line(label, SMALL.sized(Mm::new(2.4)).centred(), cell);
            }
        }
        draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, INK, LINE);
    }

    fn turn(&self, draft: &mut Draft, line: Rect, number: u32, shaded: bool) {
        if shaded {
            draft.path(Path::rect(line).filled(SHADE));
        }
        let (words, _) = line.cut_left(self.label());
        draft.line(&number.to_string(), STRONG.sized(Mm::new(4.2)), words.inset(Mm::new(0.8)));
        for (group, _) in self.groups(line) {
            let [initiative, tie, score] = columns(group);
            draft.line("+  −", TEXT.colored(RULE).centred(), tie);
            half(draft, score);
            for cell in [initiative, score] {
                uprights(draft, cell);
            }
        }
        draft.rule(Point::at(line.min.x, line.max.y), line.max, RULE, THIN);
    }

    fn tally(&self, draft: &mut Draft, area: Rect) {
        let row = area.height() / (TALLY.len() + 2) as f64;
        let (head, mut rest) = area.cut_top(row);
        draft.line("Victory points", STRONG.sized(Mm::new(4.2)), head);
        draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
        for (label, halved) in TALLY.into_iter().chain([("Total", false)]) {
            let (line, below) = rest.cut_top(row);
            rest = below;
            let total = label == "Total";
            let (words, _) = line.cut_left(self.label());
            let style = if total { STRONG } else { TEXT.sized(Mm::new(3.0)) };
            draft.text(label, style.with_leading(1.1), words.inset(Mm::new(0.6)));
            for (group, player) in self.groups(line) {
                if total {
                    draft.path(Path::rect(group).filled(player.accent.soft));
                }
                uprights(draft, group);
                if halved || total {
                    half(draft, group);
                }
            }
            let ink = if total { INK } else { RULE };
            draft.rule(Point::at(line.min.x, line.max.y), line.max, ink, THIN);
        }
    }
}

fn columns(group: Rect) -> [Rect; 3] {
    let (first, rest) = group.cut_left(group.width() * SHARES[0]);
    let (second, third) = rest.cut_left(group.width() * SHARES[1]);
    [first, second, third]
}

/// Thin lines at the left and the right of a cell.
fn uprights(draft: &mut Draft, cell: Rect) {
    for x in [cell.min.x, cell.max.x] {
        draft.rule(Point::at(x, cell.min.y), Point::at(x, cell.max.y), RULE, THIN);
    }
}

/// Draws a "½" that players can ring.
fn half(draft: &mut Draft, cell: Rect) {
    let room = Rect { min: Point::at(cell.max.x - Mm::new(5.5), cell.min.y), max: cell.max - Vector::new(0.8, 0.0) };
    draft.line("½", TEXT.colored(FAINT.mix(Color::WHITE, 0.3)).right(), room);
}
