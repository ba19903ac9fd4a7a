//! The odds chart. For each result of a fight it says how many of the ten faces of the die give it, at all odds: on foot, in armour and against a
//! rider. It also has the best plan of two, three or four equal attackers.

use super::charts::{AGAINST, HURTS, KILLS};
use drawing::Color;
use drawing::stock::Orientation;
use geometry::Mm;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::HEADING;
use sheets::table::{Cell, Table as Grid};
use vikings::fight::{Fight, Outcomes};
use vikings::odds::{Attack, Defender, best};
use vikings::{BOOK, Blow, CombatTable, Content, Place, Table};

/// The defense of a stunned defender without armour, in the chart of several attackers.
const STUNNED: u32 = 2;
/// By which number the defense of a wounded defender is divided, in the chart of several attackers.
const WOUNDED: u32 = 2;
/// How many rows the chart has below its heads, so that it fits on one page.
const ROWS: f64 = 45.0;
/// The smallest and the greatest height of a row.
const HEIGHTS: [Mm; 2] = [Mm::new(3.2), Mm::new(4.6)];
/// The height of everything on the page except the rows.
const ELSE: Mm = Mm::new(82.0);

/// The chart; no pages if the project has no combat tables.
#[must_use]
pub fn odds_chart(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let tables = &content.tables;
    let whole = |table: &CombatTable| table.missing() == 0;
    if !whole(&tables.on_foot.0) || !whole(&tables.against_riders.0) {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, "Odds chart", BOOK);
    let row = ((flow.tallest() - ELSE) * (1.0 / ROWS)).max(HEIGHTS[0]).min(HEIGHTS[1]);
    let content = (content, row);
    let on_foot = ["odds", "nothing", "attacker wounded", "attacker back", "defender back", "stunned", "wounded", "killed"];
    for (title, armour) in [("A fight on foot, in tenths", false), ("A fight on foot against armour, in tenths", true)] {
        fights(content, &mut flow, title, &on_foot, Fight { armour, ..Fight::new(1, 1) });
    }
    let mounted = [
        "odds",
        "nothing",
        "attacker wounded",
        "attacker back",
        "rider back",
        "stunned",
        "wounded",
        "horse killed",
        "killed",
        "both killed",
    ];
    fights(content, &mut flow, "A fight against a rider, in tenths", &mounted, Fight { mounted: true, ..Fight::new(1, 1) });
    company(content, &mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::OnFoot), "The odds chart");
    bodies
}

fn fights((content, high): (&Content, Mm), flow: &mut Flow, title: &str, heads: &[&str], fight: Fight) {
    flow.heading(title, HEADING, Mm::new(30.0));
    let row = |odds: usize| -> Vec<Cell> {
        let outcomes = Fight { attack: odds as u32, ..fight }.outcomes(&content.tables).unwrap_or_default();
        let ends = heads[1..].iter().zip(Blow::ALL).map(|(head, blow)| (*head, outcomes.of(blow)));
        let cell = |(head, faces): (&str, u32)| match faces {
            0 => ("–".to_owned(), None),
            // Each result has the same colour as in the combat tables. The likelier the result, the stronger the colour.
            _ => (faces.to_string(), color(head).map(|color| color.mix(Color::WHITE, 0.7 - 0.1 * f64::from(faces.min(7))))),
        };
        std::iter::once((CombatTable::heading(odds), None)).chain(ends.map(cell)).collect()
    };
    let rows: Vec<Vec<Cell>> = (1..=CombatTable::ODDS).map(row).collect();
    let shares: Vec<f64> = heads.iter().map(|_| 1.0).collect();
    Grid { shares: &shares, heads, row: high }.pour(flow, &rows);
    flow.gap(Mm::new(2.0));
}

/// The colour of the results in the column with this head; `None` for results without a colour.
fn color(head: &str) -> Option<Color> {
    match head {
        "attacker wounded" | "attacker back" => Some(AGAINST),
        "stunned" | "wounded" | "horse killed" => Some(HURTS),
        "killed" | "both killed" => Some(KILLS),
        _ => None,
    }
}

/// Adds the best plans of one to four equal attackers against a defender on foot: the chance of a kill, and how many attackers strike together first.
fn company((content, high): (&Content, Mm), flow: &mut Flow) {
    flow.heading("How several kill a man on foot, in percent", HEADING, Mm::new(30.0));
    let heads = ["attack each", "defense", "one", "two", "first together", "three", "first together", "four", "first together"];
    let shares: Vec<f64> = heads.iter().map(|_| 1.0).collect();
    let row = |(attack, defense): (u32, u32)| -> Vec<Cell> {
        let defender = Defender { sound: defense, stunned: STUNNED, wounded: defense.div_ceil(WOUNDED), ..Defender::default() };
        let plan = |number: usize| {
            let one = Attack { attack, attackers: 1, shift: 0 };
            best(&vec![one; number], defender, &content.tables)
        };
        let percent = |chance: f64| (format!("{:.0} %", chance * 100.0), None);
        let several = (2..=4).flat_map(|number| {
            let plan = plan(number);
            [percent(plan.kills), (plan.first.len().to_string(), None)]
        });
        let first = [(attack.to_string(), None), (defense.to_string(), None), percent(plan(1).kills)];
        first.into_iter().chain(several).collect()
    };
    let pairs = [5, 8, 12].into_iter().flat_map(|attack| [3, 5, 8].map(|defense| (attack, defense)));
    let rows: Vec<Vec<Cell>> = pairs.map(row).collect();
    Grid { shares: &shares, heads: &heads, row: high }.pour(flow, &rows);
    let words = format!(
        "On like ground, a die of {} faces; the defender wears no armour, defends with {STUNNED} stunned and with half wounded, rounded up, and has a way back until four strike together. \
         Whoever is stunned or wounded and is so again is dead, who has no way back is wounded, and who is driven back is out of reach of whoever comes after.",
        Outcomes::ALL
    );
    Grid::remark(flow, &words);
}
