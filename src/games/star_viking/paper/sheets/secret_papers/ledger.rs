//! The tables of a secret paper: the purchases of a Viking, the units set aside for later, and the log in which players write the jumps of their
//! starships.

use crate::sheets::counters::Livery;
use geometry::Mm;
use rules::{Id, Points};
use sheets::flow::Flow;
use sheets::look::{HEADING, REMARK};
use sheets::table::{Cell, Table};
use star_viking::{Color, Content, Force, ForceUnit, Operations, Scenario, UnitType};

/// The height of a printed row.
const PRINTED: Mm = Mm::new(5.0);
/// The usual height of a row to write on.
const WRITTEN: Mm = Mm::new(7.0);
/// The least height of a row to write on.
const LOWEST: Mm = Mm::new(5.6);
/// The number of rows for units that the player builds later in the game.
const LATER: usize = 4;
/// The largest number of ships for which a log has columns.
const SHIPS: usize = 7;
/// The largest number of turns in a log; a longer game needs a second log.
const TURNS: u32 = 24;

/// Adds the purchases of a Viking, and rows for later construction.
pub fn purchase(content: &Content, (force, livery): (&Force, Livery), flow: &mut Flow) {
    if force.units.is_empty() {
        return;
    }
    let heads = ["counters", "type", "name", "values", "each", "together"];
    let shares = [0.9, 0.8, 3.0, 1.3, 0.9, 1.0];
    flow.gap(Mm::new(2.0));
    flow.heading("Bought, in mega-credits", HEADING, Mm::new(30.0));
    let row = |(id, number): (Id<UnitType>, u32)| -> Vec<Cell> {
        let unit = content.units.get(id);
        let known = |words: &dyn Fn(&UnitType) -> String| (unit.map_or_else(|| "?".to_owned(), words), None);
        let cost =
            |times: u32| move |unit: &UnitType| unit.cost.map_or_else(|| "?".to_owned(), |cost| (cost.get() * times).to_string());
        vec![
            (number.to_string(), None),
            known(&|unit| unit.short().to_owned()),
            known(&|unit| unit.name.clone()),
            known(&|unit| if unit.is_pod() { "pod".into() } else { unit.bottom_line() }),
            known(&cost(1)),
            known(&cost(number)),
        ]
    };
    let used = Content::used_by(force);
    let in_order = content.units.ids().filter_map(|id| Some((id, *used.get(&id)?)));
    let gone = used.iter().filter(|(id, _)| content.units.get(**id).is_none()).map(|(id, number)| (*id, *number));
    let mut rows: Vec<Vec<Cell>> = in_order.chain(gone).map(row).collect();
    let total = |words: &str, sum: Points| {
        let mut cells: Vec<Cell> = vec![(String::new(), Some(livery.tint())); heads.len()];
        cells[2].0 = words.into();
        cells[5].0 = sum.to_string();
        cells
    };
    rows.push(total("spent", force.spent(&content.units)));
    rows.push(total("left for repairs and construction", force.left(&content.units)));
    rows.extend(std::iter::repeat_n(vec![(String::new(), None); heads.len()], LATER));
    Table { shares: &shares, heads: &heads, row: PRINTED }.pour(flow, &rows);
}

/// Adds the local units that no force of a campaign has; the player has set them aside for later construction.
pub fn set_aside(content: &Content, scenario: &Scenario, forces: &[(&Force, Livery)], flow: &mut Flow) {
    if !scenario.form.is_campaign() || forces.iter().all(|(force, _)| force.color != Color::Green) {
        return;
    }
    let used = |id: Id<UnitType>| -> u32 {
        forces.iter().map(|(force, _)| Content::used_by(force).get(&id).copied().unwrap_or_default()).sum()
    };
    let left = content.units.iter().filter(|(_, unit)| unit.color == Color::Green).filter_map(|(id, unit)| {
        let left = (unit.count.get() * scenario.form.sets()).saturating_sub(used(id));
        let fortress = if unit.is_fortress() { format!(" {}", unit.technology) } else { String::new() };
        (left > 0).then(|| format!("{left} {}{fortress}", unit.short()))
    });
    let left: Vec<String> = left.collect();
    if !left.is_empty() {
        flow.gap(Mm::new(1.0));
        flow.prose(&format!("Set aside for later construction: {}.", left.join(", ")), REMARK);
    }
}

/// Adds a line for each turn, in which the player writes where each starship jumps and what it has aboard.
pub fn jumps(content: &Content, scenario: &Scenario, forces: &[(&Force, Livery)], flow: &mut Flow) {
    let Some(turns) = scenario.turns else { return };
    for (force, livery) in forces {
        let starship = |unit: &ForceUnit| content.units.get(unit.unit).is_some_and(|unit| unit.operations == Operations::S);
        let ships: Vec<String> = force
            .units
            .iter()
            .filter(|(_, unit)| unit.hold.is_none() && starship(unit))
            .map(|(id, _)| force.unit_label(id, &content.units))
            .take(SHIPS)
            .collect();
        if ships.is_empty() {
            continue;
        }
        // With a single ship there is room for another column for its cargo; if there are several, each has one column.
        let mut heads: Vec<String> = vec!["turn".into()];
        let mut shares = vec![0.7];
        for ship in &ships {
            heads.push(format!("{ship} to"));
            shares.push(1.6);
            if ships.len() <= 3 {
                heads.push(format!("{ship}: aboard, hits"));
                shares.push(2.4);
            }
        }
        let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
        let rows: Vec<Vec<Cell>> = (1..=turns.get().min(TURNS))
            .map(|turn| {
                let mut cells: Vec<Cell> = vec![(String::new(), None); heads.len()];
                cells[0] = (turn.to_string(), Some(livery.tint()));
                cells
            })
            .collect();
        flow.gap(Mm::new(2.0));
        let table = Table { shares: &shares, heads: &heads, row: WRITTEN };
        // Rows are made a little lower if that saves a page.
        let fitting = (flow.left() - HEADING.size * 2.2 - table.height(0)) / rows.len().max(1) as f64;
        let table = if fitting >= LOWEST { Table { row: fitting.min(WRITTEN), ..table } } else { table };
        flow.heading(&format!("Jumps of {}", force.label()), HEADING, table.height(rows.len()));
        table.pour(flow, &rows);
    }
}
