//! The charts: combat with its modifiers, plunder, politics, prices, and the order of a turn. All numbers come from the project's tables; the words
//! are Drydock's own.

use drawing::Color;
use drawing::stock::Orientation;
use drawing::text::Style;
use geometry::Mm;
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, INK, TEXT};
use sheets::table::{Cell, Table as Grid};
use star_viking::Color as Side;
use star_viking::{CombatTable, Content, DiceTable, Modifier, Operations, Place, PlunderTable, Shot, Table, Technology, Wealth};

/// A no-break space, which keeps two words on one line.
const TIED: char = '\u{a0}';
/// The style of words that players can read from the other side of the table.
const WORDS: Style = TEXT.sized(Mm::new(3.55));
/// The fill of a hit in the combat table.
pub const HIT: Color = Color::rgb(252, 232, 170);
/// The fill of a critical hit in the combat table.
pub const CRITICAL: Color = Color::rgb(246, 178, 160);

/// The charts of a project. A project without a combat table has no charts.
#[must_use]
pub fn charts(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.tables.combat.columns() == 0 {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, "Charts", star_viking::BOOK);
    combat(content, &mut flow);
    flow.gap(Mm::new(3.0));
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0)).set_in(WORDS);
    modifiers(content, &mut columns);
    sequence(&mut columns);
    columns.pour(&mut flow);
    flow.break_page();
    // The second page holds what players look up between battles.
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0)).set_in(WORDS);
    plunder(content, &mut columns);
    costs(content, &mut columns);
    for table in &content.tables.politics.tables {
        politics(table, &mut columns);
    }
    columns.pour(&mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::Combat), "The charts");
    bodies
}

fn combat(content: &Content, flow: &mut Flow) {
    let table = &content.tables.combat;
    flow.heading("Combat: two dice against the differential", HEADING, Mm::new(40.0));
    let headings: Vec<String> = (0..table.columns()).map(|column| table.heading(column)).collect();
    let heads: Vec<&str> = std::iter::once("dice").chain(headings.iter().map(String::as_str)).collect();
    let shares: Vec<f64> = std::iter::repeat_n(1.0, heads.len()).collect();
    let cell = |shot: Option<Shot>| -> Cell {
        match shot {
            Some(Shot::Miss) => ("--".into(), None),
            Some(Shot::Hit) => ("H".into(), Some(HIT)),
            Some(Shot::Critical) => ("CH".into(), Some(CRITICAL)),
            None => ("?".into(), None),
        }
    };
    let row = |(index, cells): (usize, &star_viking::Cells<Shot>)| -> Vec<Cell> {
        let dice = (CombatTable::FIRST_ROLL as usize + index).to_string();
        std::iter::once((dice, None)).chain((0..table.columns()).map(|column| cell(cells.get(column)))).collect()
    };
    let rows: Vec<Vec<Cell>> = table.rows.iter().enumerate().map(row).collect();
    Grid { shares: &shares, heads: &heads, row: Mm::new(6.2) }.pour(flow, &rows);
    Grid::remark(
        flow,
        "The differential is the attack of the firer less the defense of the target, and the modifiers below. H is a hit, CH a critical hit. All shots of a phase count at once.",
    );
}

fn modifiers(content: &Content, columns: &mut Columns) {
    let tables = &content.tables.modifiers;
    let indent = Mm::new(9.0);
    columns.heading("Deep space, asteroids, starcities", INK);
    let each = tables.open.each_point_of_ew;
    columns.entry(&each.to_string(), indent, "for each point by which the firer's EW is above the target's");
    columns.entry(&against(each), indent, "for each point by which the target's EW is above the firer's");
    columns.entry(
        &tables.open.unloading.to_string(),
        indent,
        "the target loads or unloads cargo, or did in the movement phase before",
    );
    columns.entry(&tables.open.evading.to_string(), indent, "the target evades, and does not fire");
    columns.heading("Atmosphere, other vacuum", INK);
    let (superior, double, small) = (tables.near.ew_superior, tables.near.ew_double, tables.near.small_ew);
    columns.entry(&double.to_string(), indent, "the firer's EW is double the target's or more");
    columns.entry(&superior.to_string(), indent, "the firer's EW is above the target's, but less than double");
    columns.entry(&against(superior), indent, "the target's EW is above the firer's, but less than double");
    columns.entry(&against(double), indent, "the target's EW is double the firer's or more");
    columns.paragraph(&format!("Where the lower EW is {small} or less, one point more is above and two points are double."));
    columns.entry(
        &tables.near.unloading.to_string(),
        indent,
        "the target loads or unloads cargo, or did in the movement phase before",
    );
    if !tables.near.primitives.is_empty() {
        let letters = tables.near.primitives.join(", ");
        columns.entry(&tables.near.primitive.to_string(), indent, &format!("{letters} fires at a spacecraft of code S, P or *P"));
    }
    columns.heading("What hits do", INK);
    columns.point("A unit with a white bottom line takes one from each of its values for each hit, or loses all its pods instead. Without defense it is destroyed; a hit on a loaded carrier costs a unit of its cargo too.");
    columns.point("Every other unit is destroyed by a hit, and a critical hit destroys whatever it strikes.");
    let (ew, attack, defense) = tables.crippled;
    if !tables.survivors.is_empty() {
        let letters = tables.survivors.join(" and ");
        columns.point(&format!("The first critical hit on {letters} leaves EW {ew}, attack {attack} and defense {defense}, less the hits it had, half its hold and no pods."));
    }
    columns.point("What a sector adds helps its defender only. A sector's own attack is one shot a phase without EW.");
}

/// A modifier in words, with its sign reversed, as it counts for the other side.
fn against(modifier: Modifier) -> String {
    Modifier::clamped(-modifier.get()).to_string()
}

fn sequence(columns: &mut Columns) {
    columns.heading("A turn", INK);
    let indent = Mm::new(6.0);
    columns.entry(
        "1",
        indent,
        "Jumps: the Viking moves on their hidden display, then the Federate moves openly, then the Viking reveals.",
    );
    columns.entry("2", indent, "Battles, a system at a time in the Viking's order. The defender deploys, the invader withdraws or deploys; then rounds: invader moves, all fire, defender moves, all fire; then surrender is asked for, and sectors are plundered.");
    columns.entry("3", indent, "Politics and programs; taxes and plunder; repairs, construction and victory points.");
    columns.paragraph("A battle ends with one player alone in the system, after four rounds without a shot, or by agreement. Whoever alone has units on the capital then controls the system; else the defender keeps it while they have a unit left.");
}

fn plunder(content: &Content, columns: &mut Columns) {
    let table = &content.tables.plunder;
    columns.heading("Plunder, in mega-credits", INK);
    let faces: Vec<String> = (1..=PlunderTable::FACES).map(|face| face.to_string()).collect();
    let heads: Vec<&str> = std::iter::once("die").chain(faces.iter().map(String::as_str)).collect();
    let row = |wealth: &Wealth| -> Vec<String> {
        let amount = |face: usize| table.row(*wealth).get(face).map_or_else(|| "?".into(), |amount| amount.to_string());
        std::iter::once(wealth.to_string()).chain((0..PlunderTable::FACES).map(amount)).collect()
    };
    let rows: Vec<Vec<String>> = Wealth::ALL.iter().map(row).collect();
    grid(columns, &[1.2, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], &heads, &rows);
}

fn costs(content: &Content, columns: &mut Columns) {
    columns.heading("New units, in mega-credits", INK);
    for side in Side::ALL {
        let cost = |unit: &star_viking::UnitType| unit.cost.map_or_else(|| "?".to_owned(), |cost| cost.to_string());
        let of_side = content.units.iter().filter(|(_, unit)| unit.color == side);
        let words = of_side.map(|(_, unit)| match unit.operations {
            // The fortresses of three technologies have the same letters, so their technology is added.
            Operations::V if unit.is_fortress() => format!("{}{TIED}{}{TIED}{}", unit.short(), unit.technology, cost(unit)),
            _ => format!("{}{TIED}{}", unit.short(), cost(unit)),
        });
        columns.entry(side.label(), Mm::new(13.0), &words.collect::<Vec<_>>().join(", "));
    }
    let repairs = &content.tables.repairs;
    columns.heading("Repairs and points", INK);
    let hits: Vec<String> =
        Technology::ALL.iter().zip(repairs.per_hit).map(|(technology, cost)| format!("{technology}{TIED}{cost}")).collect();
    columns.point(&format!(
        "A hit, by the technology of the unit: {}; a critical hit {}.",
        hits.join(", "),
        repairs.critical_hit
    ));
    let times = match repairs.above_the_system.get() {
        1 => "as much".to_owned(),
        2 => "twice as much".to_owned(),
        more => format!("{more} times as much"),
    };
    columns.point(&format!("In a system one level below the unit, {times}."));
    let economy = &content.tables.economy;
    columns.point(&format!(
        "A victory point costs a Viking {} and the Federation {}, of money that came in this turn. The home base yields {} a turn.",
        economy.viking_point, economy.federate_point, economy.home_base_wealth
    ));
}

fn politics(table: &DiceTable, columns: &mut Columns) {
    columns.heading(if table.name.is_empty() { "Politics" } else { &table.name }, INK);
    columns.paragraph(&table.says);
    for outcome in &table.outcomes {
        let rolls = outcome.rolls_label();
        columns.entry(&rolls, Mm::new(11.0), &format!("{}: {}", outcome.name, outcome.says));
    }
}

fn grid(columns: &mut Columns, shares: &[f64], heads: &[&str], rows: &[Vec<String>]) {
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
    let rows: Vec<&[&str]> = rows.iter().map(Vec::as_slice).collect();
    columns.table(shares, heads, &rows);
}
