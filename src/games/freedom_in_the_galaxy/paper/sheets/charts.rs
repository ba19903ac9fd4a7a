//! The charts of a project: its tables, the odds of passing bases, the locals of its races, the costs of units, the control of planets, and the odds
//! of missions. All numbers come from the project; the wording is Drydock's own.

use drawing::stock::Orientation;
use drawing::{Color, Tag};
use freedom_in_the_galaxy::cards::{DeckSection, Mission};
use freedom_in_the_galaxy::odds::{at_least, letters_drawn};
use freedom_in_the_galaxy::{
    CellTable, Content, Detection, DetectionTable, EnvironType, HyperjumpTable, InTable, Place, PlanetState, Side, Table,
    UnitsPresent, control,
};
use geometry::Mm;
use rules::listed;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::HEADING;
use sheets::scraps::without_scraps;
use sheets::table::{Cell, Table as Grid};

/// The height of a row of a chart's table.
const ROW: Mm = Mm::new(6.1);
/// The tint of every second row.
const BAND: Color = Color::rgb(240, 243, 249);
/// The largest number of drawn cards for which the chart gives the odds of missions: the number drawn in the largest environ with six extra draws.
const DRAWS: u32 = 12;

/// The charts of a project; no pages if it has neither tables nor races nor units.
#[must_use]
pub fn charts(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let tables = &content.tables;
    if Table::ALL.into_iter().all(|table| tables.is_empty(table)) && content.races.is_empty() && content.units.is_empty() {
        return Vec::new();
    }
    without_scraps(frame, printout, |frame, printout| laid(content, frame, printout))
}

/// Lays the charts out on pages, one below the other.
fn laid(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let tables = &content.tables;
    let mut flow = Flow::new(frame, Orientation::Portrait, "Charts", freedom_in_the_galaxy::BOOK);
    let mut of = |table| Some(printout.tag(Place::Table(table, InTable::Whole)));
    grid(
        &mut flow,
        (of(Table::Military), "Military combat"),
        &tables.military,
        "A die for each side, both read in one column: what the attacker and the defender lose in strength. The outermost columns are reached by shifts alone.",
    );
    grid(
        &mut flow,
        (of(Table::Characters), "Character combat"),
        &tables.characters,
        "A die for each side, both read in one column, the attacker's combat less the defender's: wounds of attacker and defender; * means that one of them may be captured.",
    );
    grid(
        &mut flow,
        (of(Table::BreakOff), "Breaking off"),
        &tables.break_off,
        "Up to which die a defender breaks off, in the same columns.",
    );
    grid(
        &mut flow,
        (of(Table::Detection), "Detection, by evasion"),
        &tables.detection,
        "U not seen, D detected, Dd damaged too, E eliminated. A base of level 2 reads two columns to the left, characters who are detected already are read one to the left, and each three points of space strength count one more. A base of level 0 only detects; without a base that is Up the first five points of space strength see as much, and each three beyond them count one more. Below five points nobody looks.",
    );
    grid(
        &mut flow,
        (of(Table::Search), "Search, by what searches"),
        &tables.search,
        "The highest die on which those who hide are found.",
    );
    jumps(content, of(Table::Hyperjump), &mut flow);
    squads(content, of(Table::Squads), &mut flow);
    passages(content, &mut flow);
    locals(content, &mut flow);
    units(content, &mut flow);
    controls(&mut flow);
    missions(content, &mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::Military, InTable::Whole), "The charts");
    bodies
}

fn grid<T: CellTable<Cell: std::fmt::Display>>(flow: &mut Flow, title: (Option<Tag>, &str), table: &T, remark: &str) {
    if table.is_empty() {
        return;
    }
    let heads: Vec<&str> = std::iter::once("").chain(T::COLUMNS.iter().copied()).collect();
    let lead = if T::LINES.iter().any(|line| line.len() > 1) { 2.4 } else { 0.8 };
    let shares: Vec<f64> = std::iter::once(lead).chain(T::COLUMNS.iter().map(|_| 1.0)).collect();
    let cell = |line: usize, column: usize| {
        let words = table.cell(line, column).map_or_else(|| "?".to_owned(), |cell| cell.to_string());
        let fill = fate(&words);
        (words, fill)
    };
    let row = |(line, head): (usize, &&str)| -> Vec<Cell> {
        let cells = (0..T::COLUMNS.len()).map(|column| cell(line, column));
        std::iter::once(((*head).to_owned(), None)).chain(cells).collect()
    };
    let rows: Vec<Vec<Cell>> = T::LINES.iter().enumerate().map(row).collect();
    put(flow, title, &shares, &heads, &rows);
    Grid::remark(flow, remark);
    flow.gap(Mm::new(2.0));
}

/// Draws a table below its title; a tag makes the title a link to a place in the project.
fn put(flow: &mut Flow, (tag, title): (Option<Tag>, &str), shares: &[f64], heads: &[&str], rows: &[Vec<Cell>]) {
    let table = Grid { shares, heads, row: ROW };
    let with = table.height(rows.len()) + Mm::new(8.0);
    match tag {
        Some(tag) => flow.heading_of(tag, title, HEADING, with),
        None => flow.heading(title, HEADING, with),
    }
    table.pour(flow, &banded(rows));
}

/// The rows of a table, every second one tinted, so that the eye can follow a row easily.
fn banded(rows: &[Vec<Cell>]) -> Vec<Vec<Cell>> {
    let cell = |row: usize, (words, fill): &Cell| (words.clone(), fill.or((row % 2 == 1).then_some(BAND)));
    rows.iter().enumerate().map(|(row, cells)| cells.iter().map(|one| cell(row, one)).collect()).collect()
}

/// The tint of a result that says what happens to a ship, or to characters who are searched for. The tints range from good to bad; `None` for other
/// results.
fn fate(words: &str) -> Option<Color> {
    Some(match words {
        "U" | "arrives" => Color::rgb(224, 241, 220),
        "D" | "D*" | "drift" => Color::rgb(253, 246, 212),
        "Dd" | "drift two" => Color::rgb(252, 228, 194),
        "E" | "E*" => Color::rgb(246, 206, 198),
        _ if words.ends_with("damaged") || words.ends_with("lost") => Color::rgb(246, 206, 198),
        _ => return None,
    })
}

/// Draws the results of jumps as rows below each other, because the results are words and too long for columns.
fn jumps(content: &Content, tag: Option<Tag>, flow: &mut Flow) {
    let table = &content.tables.hyperjump;
    if table.is_empty() {
        return;
    }
    let row = |(column, head): (usize, &&str)| -> Vec<Cell> {
        let ends = table.cell(0, column).map_or_else(|| "?".to_owned(), |jump| jump.written().replace('-', " "));
        let fill = fate(&ends);
        vec![((*head).to_owned(), fill), (ends, fill)]
    };
    let rows: Vec<Vec<Cell>> = HyperjumpTable::COLUMNS.iter().enumerate().map(row).collect();
    put(flow, (tag, "Hyperjump"), &[1.0, 3.0], &["distance less navigation plus a die", "the jump ends"], &rows);
    let words = "Damaged: a ship is damaged or a unit lost; lost: a ship is lost or half the units are. With more navigation than distance a jump \
                 arrives.";
    Grid::remark(flow, words);
    flow.gap(Mm::new(2.0));
}

fn squads(content: &Content, tag: Option<Tag>, flow: &mut Flow) {
    let squads = &content.tables.squads.rows;
    if squads.is_empty() {
        return;
    }
    let row = |squad: &freedom_in_the_galaxy::Squad| -> Vec<Cell> {
        [squad.strength, squad.combat, squad.endurance].map(|number| (number.to_string(), None)).into()
    };
    let rows: Vec<Vec<Cell>> = squads.iter().map(row).collect();
    put(flow, (tag, "Squads"), &[1.0, 1.0, 1.0], &["strength of the units, from", "combat", "endurance"], &rows);
    Grid::remark(flow, "An elite unit adds 2 to the combat of a squad, and a leader 2 to its endurance.");
    flow.gap(Mm::new(2.0));
}

fn locals(content: &Content, flow: &mut Flow) {
    if content.races.is_empty() {
        return;
    }
    let row = |(_, race): (_, &freedom_in_the_galaxy::Race)| -> Vec<Cell> {
        let name = format!("{}{}", race.label(), if race.star_faring { "*" } else { "" });
        let line = |environ: EnvironType| race.locals_in(environ).map(freedom_in_the_galaxy::Locals::line).unwrap_or_default();
        std::iter::once(name).chain(EnvironType::ALL.map(line)).map(|words| (words, None)).collect()
    };
    let rows: Vec<Vec<Cell>> = content.races.iter().map(row).collect();
    let heads: Vec<&str> = std::iter::once("race").chain(EnvironType::ALL.map(EnvironType::word)).collect();
    let table = Grid { shares: &[2.0, 1.0, 1.0, 1.3, 1.0, 1.0, 1.0], heads: &heads, row: ROW };
    flow.heading("Irate locals: strength and endurance", HEADING, Mm::new(60.0));
    table.pour(flow, &banded(&rows));
    Grid::remark(flow, "h: hand to hand, else a firefight; * star-faring.");
    flow.gap(Mm::new(2.0));
}

/// Draws the costs of units. Units that differ only in their environ share a row (19.7).
fn units(content: &Content, flow: &mut Flow) {
    if content.units.is_empty() {
        return;
    }
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for side in [Side::Imperial, Side::Rebel] {
        for (_, unit) in content.units.iter().filter(|(_, unit)| unit.side == side) {
            let name = if unit.environ.is_some() { if unit.elite { "elite" } else { "any environ" } } else { unit.label() };
            let cost = unit.cost.map_or_else(|| "?".to_owned(), |cost| cost.to_string());
            let cells =
                [side.label(), name, &unit.line(), &unit.jumps_at().to_string(), &cost].map(|words| (words.to_owned(), None));
            if !rows.iter().any(|row| row.as_slice() == cells.as_slice()) {
                rows.push(cells.into());
            }
        }
    }
    put(
        flow,
        (None, "What units cost"),
        &[1.0, 2.0, 1.0, 1.0, 1.0],
        &["side", "unit", "strength", "navigation", "Force Points"],
        &rows,
    );
    Grid::remark(flow, "Strength in an environ and in space. A base that is put up costs 1, and a level more 3.");
    flow.gap(Mm::new(2.0));
}

fn controls(flow: &mut Flow) {
    let heads: Vec<&str> = std::iter::once("state").chain(UnitsPresent::ALL.map(UnitsPresent::label)).collect();
    let row = |state: PlanetState| -> Vec<Cell> {
        let who = |units: UnitsPresent| {
            let word = |base_is_up: bool| control(state, units, base_is_up).map_or("nobody", |side| side.label());
            match (word(true), word(false)) {
                (up, down) if up == down => up.to_owned(),
                (up, down) => format!("{up}, base down: {down}"),
            }
        };
        let cells = UnitsPresent::ALL.map(|units| (who(units), None));
        std::iter::once((state.label().to_owned(), None)).chain(cells).collect()
    };
    let rows: Vec<Vec<Cell>> = PlanetState::ALL.map(row).into();
    put(flow, (None, "Who controls a planet"), &[1.3, 1.0, 1.4, 1.6, 1.2], &heads, &rows);
    let words = "Rebellion becomes Rebel control at the end of an Imperial player-turn if the base is up and only Rebel units or none are on the \
                 planet: the Rebellion marker is replaced by one of Rebel Control (15.52). While the base is down the Rebel player may put it up \
                 first. A stopped rebellion becomes Imperial control as soon as only Imperial units are there (15.54).";
    Grid::remark(flow, words);
    flow.gap(Mm::new(2.0));
}

/// Draws the chances that the drawn cards show the letters of missions, by the number of cards. Events are left out of account (13.3, 13.6).
fn missions(content: &Content, flow: &mut Flow) {
    if content.actions.is_empty() {
        return;
    }
    let heads: Vec<String> = std::iter::once("mission".to_owned()).chain((1..=DRAWS).map(|draws| draws.to_string())).collect();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let shares: Vec<f64> = std::iter::once(3.0).chain((1..=DRAWS).map(|_| 1.0)).collect();
    for section in DeckSection::ALL {
        let lettered = content.missions.iter().filter_map(|(_, mission)| Some((mission, mission.letter()?)));
        let row = |(mission, letter): (&Mission, char)| -> Vec<Cell> {
            let chance = |draws: u32| {
                let actions = content.actions.iter().map(|(_, action)| action);
                let chances = letters_drawn(actions, letter, mission.reads(section), draws).unwrap_or_default();
                let from = |least: usize| 100.0 * at_least(&chances, least);
                (format!("{:.0}/{:.0}", from(1), from(2)), None)
            };
            std::iter::once((format!("{letter} {}", mission.label()), None)).chain((1..=DRAWS).map(chance)).collect()
        };
        let rows: Vec<Vec<Cell>> = lettered.map(row).collect();
        let title = format!("Odds of missions, {} environs, by cards drawn", section.word());
        put(flow, (None, &title), &shares, &heads, &rows);
        let words =
            "In percent: one letter at least / two at least. As many cards as the size of the environ, and the extra draws.";
        Grid::remark(flow, words);
        flow.gap(Mm::new(2.0));
    }
    let everywhere = content.missions.iter().filter(|(_, mission)| mission.reads(DeckSection::Urban).is_none());
    let everywhere: Vec<String> = everywhere.map(|(_, mission)| mission.label().to_owned()).collect();
    if !everywhere.is_empty() {
        Grid::remark(flow, &format!("Of the letters of {} those of all three sections count.", listed(&everywhere)));
        flow.gap(Mm::new(2.0));
    }
}

/// Draws what can happen to a ship that passes a base of level 1, each result with the number of die faces that lead to it (9.2, 9.7).
fn passages(content: &Content, flow: &mut Flow) {
    let table = &content.tables.detection;
    if table.is_empty() {
        return;
    }
    let heads: Vec<&str> = std::iter::once("evasion").chain(DetectionTable::COLUMNS.iter().copied()).collect();
    let shares: Vec<f64> = std::iter::once(2.0).chain(DetectionTable::COLUMNS.iter().map(|_| 1.0)).collect();
    let row = |(name, wanted): (&str, Detection)| -> Vec<Cell> {
        let faces = |column: usize| {
            let cells = (0..DetectionTable::LINES.len()).filter_map(|line| table.cell(line, column));
            let number = cells.filter(|cell| cell.plain() == wanted).count();
            (if number == 0 { "\u{2013}".to_owned() } else { number.to_string() }, None)
        };
        std::iter::once((name.to_owned(), None)).chain((0..DetectionTable::COLUMNS.len()).map(faces)).collect()
    };
    let ends = [
        ("not seen", Detection::Undetected),
        ("detected", Detection::Detected),
        ("damaged too", Detection::Damaged),
        ("eliminated", Detection::Eliminated),
    ];
    let rows: Vec<Vec<Cell>> = ends.into_iter().map(row).collect();
    put(flow, (None, "Odds of passing a base, in sixths"), &shares, &heads, &rows);
    Grid::remark(
        flow,
        "A base of level 1 that knows of nobody; asterisks count as plain. The search chart tells the odds of searches in sixths itself.",
    );
    flow.gap(Mm::new(2.0));
}
