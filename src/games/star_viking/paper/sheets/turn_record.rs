//! The turn record: politics, treasuries with new and old money, and the victory points of both sides, turn by turn; also the plunder log. Two
//! Vikings keep separate records, because neither may know what the other has. For play at a table the records are blank; for a game that was played
//! on the screen they are filled in.

use super::counters::Livery;
use super::scope;
use crate::playtest::{GamePapers, PlunderLine, SideLine};
use drawing::Color;
use drawing::stock::Orientation;
use geometry::Mm;
use rules::{self, Count, Id};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::REMARK;
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use star_viking::{Content, InScenario, Place, Scenario};

/// The tint behind the columns of the Federation.
const FEDERATE: Color = Color::rgb(234, 241, 252);
/// The largest number of turns in a record; a longer game needs a second record.
const MOST: u32 = 60;
/// The height of a line of the plunder log.
const PLUNDER: Mm = Mm::new(6.2);

/// A column: its head, its share of the width, the tint of its side, and what it shows of a game that was played.
struct Column {
    head: String,
    share: f64,
    tint: Option<Color>,
    holds: Holds,
}

/// What a column shows of a game that was played.
#[derive(Clone, Copy)]
enum Holds {
    Turn,
    Politics,
    /// A number from a side's line of the turn; the side is given by the number of its player.
    Side(usize, fn(&SideLine) -> u32),
    Notes,
}

/// A record for the chosen scenario or, if none is chosen, for each scenario with turns. For a project without scenarios, one record of the usual
/// length.
#[must_use]
pub fn records(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let all = scope::scenarios(content, scenario);
    let ids = all.iter().map(|(id, _)| *id);
    let mut bodies = one_by_one(content, ids, frame, printout, |content, id, frame, printout| {
        content.scenarios.get(id).map_or_else(Vec::new, |scenario| of_scenario(content, id, scenario, frame, printout))
    });
    if all.is_empty() {
        let viking = ["Viking".to_owned()];
        let mut pages = record("", Scenario::USUAL_TURNS, &Scenario::default(), (&viking, &viking), None, frame);
        printout.seal(&mut pages, project::Place::Project, "The turn record");
        bodies.extend(pages);
    }
    bodies
}

fn of_scenario(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(turns) = scenario.turns else { return Vec::new() };
    let players = (scope::raiders(content, scenario), scope::viking_players(content, scenario));
    let mut pages = record(scenario.label(), turns, scenario, (&players.0, &players.1), None, frame);
    printout.seal(&mut pages, Place::Scenario(id, InScenario::Turns), "The turn record");
    pages
}

/// The record of a game that was played: for a campaign its turns, for a battle only the plunder logs.
#[must_use]
pub fn of_game(content: &Content, scenario: &Scenario, game: &GamePapers, frame: &Frame) -> Vec<Body> {
    let players = (scope::raiders(content, scenario), scope::viking_players(content, scenario));
    if game.turns.is_empty() {
        let logs = players.1.iter().enumerate().filter(|(index, _)| plundered(game, *index).next().is_some());
        return logs
            .flat_map(|(index, name)| {
                plunder_log(&format!("Plunder log of {name}"), scenario.label(), Some((game, index)), frame)
            })
            .collect();
    }
    let turns = scenario.turns.unwrap_or(Scenario::USUAL_TURNS);
    record(scenario.label(), turns, scenario, (&players.0, &players.1), Some(game), frame)
}

/// All records of a scenario: one for both players or, with several Vikings, one for the Federation and one for each Viking; and a plunder log for
/// each Viking. `raiders` are the Viking players' names in titles, and `readers` the names of those for whom private records are. With `game`, the
/// records are filled in.
fn record(
    scenario_name: &str,
    turns: Count,
    scenario: &Scenario,
    (raiders, readers): (&[String], &[String]),
    game: Option<&GamePapers>,
    frame: &Frame,
) -> Vec<Body> {
    let keep = |title: &str, columns: Vec<Column>| {
        let mut flow = Flow::new(frame, Orientation::Landscape, title, scenario_name);
        turn_by_turn(&mut flow, turns, scenario, &columns, game);
        flow.finish()
    };
    let column = |head: &str, share, holds| Column { head: head.to_owned(), share, tint: None, holds };
    let turn = || column("turn", 0.7, Holds::Turn);
    let politics = || column("politics", 1.7, Holds::Politics);
    let notes = || column("notes", 2.9, Holds::Notes);
    let log = |title: &str, index: usize| plunder_log(title, scenario_name, game.map(|game| (game, index)), frame);
    let federation = raiders.len();
    let [viking] = raiders else {
        let totals = raiders.iter().enumerate().map(|(index, name)| Column {
            tint: Some(tint(index)),
            ..column(&format!("points of {name}"), 1.3, Holds::Side(index, |line| line.total))
        });
        let columns = [turn(), politics()].into_iter().chain(federate(federation)).chain(totals).chain([notes()]).collect();
        let federation = keep("Turn record of the Federation", columns);
        let mut pages: Vec<Body> = federation.into_iter().map(|page| page.for_reader(scope::FEDERATION)).collect();
        for (index, (name, reader)) in raiders.iter().zip(readers).enumerate() {
            let columns = [turn()].into_iter().chain(viking(index)).chain([notes()]).collect();
            let kept = keep(&format!("Turn record of {name}"), columns);
            let log = log(&format!("Plunder log of {name}"), index);
            pages.extend(kept.into_iter().chain(log).map(|page| page.for_reader(reader)));
        }
        return pages;
    };
    let sides = federate(federation).chain(self::viking(0));
    let columns = [turn(), politics()].into_iter().chain(sides).chain([notes()]).collect();
    let mut pages = keep("Turn record", columns);
    pages.extend(log(&format!("Plunder log of the {viking}"), 0));
    pages
}

/// The columns of a side: for each, its head, its width, and the function that reads its number from a game.
type Heads = [(&'static str, f64, fn(&SideLine) -> u32); 6];

fn federate(player: usize) -> impl Iterator<Item = Column> {
    let columns: Heads = [
        ("taxes", 1.0, |line| line.taxes),
        ("aid, for units", 1.0, |line| line.besides),
        ("old money", 1.0, |line| line.old),
        ("built, repaired", 1.1, |line| line.spent),
        ("points", 0.9, |line| line.points),
        ("total", 0.9, |line| line.total),
    ];
    side("FED", player, FEDERATE, columns)
}

/// The tint of the Viking player with this index, in the colour of the player's counters.
fn tint(index: usize) -> Color {
    Livery::of(star_viking::Color::Red, index % 2 == 1).tint()
}

fn viking(index: usize) -> impl Iterator<Item = Column> {
    let columns: Heads = [
        ("taxes", 0.9, |line| line.taxes),
        ("plunder landed", 1.0, |line| line.besides),
        ("old money", 1.0, |line| line.old),
        ("built, repaired", 1.1, |line| line.spent),
        ("points", 0.9, |line| line.points),
        ("total", 0.9, |line| line.total),
    ];
    side("VIK", index, tint(index), columns)
}

fn side(whose: &'static str, player: usize, tint: Color, columns: Heads) -> impl Iterator<Item = Column> {
    columns.into_iter().map(move |(head, share, number)| Column {
        head: format!("{whose} {head}"),
        share,
        tint: Some(tint),
        holds: Holds::Side(player, number),
    })
}

/// Adds a line for each turn under these columns; the last column is for remarks. The lines of those turns that a game has reached are filled in.
fn turn_by_turn(flow: &mut Flow, turns: Count, scenario: &Scenario, columns: &[Column], game: Option<&GamePapers>) {
    let heads: Vec<&str> = columns.iter().map(|column| column.head.as_str()).collect();
    let shares: Vec<f64> = columns.iter().map(|column| column.share).collect();
    let cell = |turn: u32, column: &Column| {
        let played = game.and_then(|game| game.turns.get(turn as usize - 1));
        match column.holds {
            Holds::Turn => turn.to_string(),
            Holds::Politics => played.map_or_else(String::new, |played| played.politics.clone()),
            Holds::Side(player, number) => {
                let found = played.and_then(|played| played.sides.get(player)).map(number);
                found.filter(|found| *found > 0).map_or_else(String::new, |found| found.to_string())
            }
            Holds::Notes => note(turn, turns.get(), scenario).unwrap_or_default(),
        }
    };
    let line = |turn: u32| columns.iter().map(|column| (cell(turn, column), column.tint)).collect();
    let lines: Vec<Vec<Cell>> = (1..=turns.get().min(MOST)).map(line).collect();
    // A game of usual length fills a page; a longer game continues on further pages.
    let row = ((flow.tallest() - Mm::new(20.0)) / f64::from(turns.get().clamp(8, 12))).max(Mm::new(7.0));
    Table { shares: &shares, heads: &heads, row }.pour(flow, &lines);
    Table::remark(flow, &remark(scenario));
}

/// The explanation that players need in order to keep the record.
fn remark(scenario: &Scenario) -> String {
    let victory = &scenario.victory;
    let mut words = vec![
        "Taxes and landed plunder are new money, which alone buys points; what is left over is old money from the next turn on."
            .to_owned(),
    ];
    if victory.secret_points {
        words.push("What is spent on points stays secret until the end.".to_owned());
    }
    if victory.capital_points.get() > 0 {
        let points = victory.capital_points;
        words.push(format!("A turn in which a Viking holds the Quadrant Capital gives them {points} points."));
    }
    words.join(" ")
}

/// The plunder of a Viking player in a game, by player number.
fn plundered(game: &GamePapers, player: usize) -> impl Iterator<Item = &PlunderLine> {
    game.plunder.iter().filter(move |line| line.player.index() == player)
}

/// A Viking's plunder log, filled in with the plunder of a game if there is one, and with blank lines down to the foot of the page.
fn plunder_log(title: &str, scenario_name: &str, game: Option<(&GamePapers, usize)>, frame: &Frame) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Landscape, title, scenario_name);
    flow.prose("Plunder is carried like cargo, takes no room, and is lost with its carrier or the whole of its hold. It is money once it is unloaded in a system of the Viking's or at their home base.", REMARK);
    let heads = ["turn", "carried by", "system", "sector", "code", "die", "mega-credits", "unloaded at", "in turn"];
    let shares = [0.7, 1.8, 1.9, 2.2, 0.8, 0.7, 1.1, 1.7, 0.8];
    let table = Table { shares: &shares, heads: &heads, row: PLUNDER };
    let mut lines: Vec<Vec<Cell>> = game.into_iter().flat_map(|(game, player)| plundered(game, player)).map(logged).collect();
    let blank: Vec<Cell> = vec![(String::new(), None); heads.len()];
    lines.resize(lines.len().max(table.fitting(flow.left()).max(1)), blank);
    table.pour(&mut flow, &lines);
    flow.finish()
}

fn logged(line: &PlunderLine) -> Vec<Cell> {
    let turn = |turn: u16| if turn == 0 { String::new() } else { turn.to_string() };
    let [carrier, system, sector, code] = line.words.clone();
    let (port, landed) = line.landed.clone().map_or_else(Default::default, |(port, then)| (port, turn(then)));
    let die = line.die.map_or_else(String::new, |die| die.to_string());
    let words = [turn(line.turn), carrier, system, sector, code, die, line.amount.to_string(), port, landed];
    words.into_iter().map(|words| (words, None)).collect()
}

/// A remark on what is special about a turn; `None` for an ordinary turn.
fn note(turn: u32, last: u32, scenario: &Scenario) -> Option<String> {
    let victory = &scenario.victory;
    if turn == last && victory.points_at_end {
        return Some("last turn: points decide".into());
    }
    if victory.revealed_every.is_some_and(|every| every.get() > 0 && turn.is_multiple_of(every.get())) {
        return Some("show points".into());
    }
    let from = victory.points_from?.get();
    if turn == from { Some("two to one counts from now".into()) } else { None }
}
