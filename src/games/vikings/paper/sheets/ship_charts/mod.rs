//! The ship charts: a chart to write on for each boat of the forces and for each class that is in no force, two or more on a page. A chart has the
//! deck, on whose hexes players note damage; the abilities of the class; boxes for damage, which show when speed and acceleration fall; lines for
//! collisions; and lines for leaks, bailers and speed in each naval phase of the scenario (4.7). Reading order: this file (charts on pages),
//! `chart.rs` (one chart), `deck.rs`, `damage.rs`, `words.rs`.

mod chart;
mod damage;
mod deck;
mod words;

use super::boats::{self, Printed};
use drawing::stock::Orientation;
use geometry::{Mm, Point};
use rules::{Count, Id};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::section::one_by_one;
use sheets::table::Table;
use vikings::{Content, Force, Scenario};

use chart::Chart;

/// For how many turns there are lines for naval phases if a scenario has no limit of turns.
const USUAL: u32 = 12;
/// For how many turns there are lines for naval phases at most.
const MOST: u32 = 24;
/// How many naval phases a turn has (2.2).
const IN_A_TURN: u32 = 2;
/// The gap between two charts.
const APART: Mm = Mm::new(3.0);
/// The height of the remarks below the last chart.
const REMARK: Mm = Mm::new(22.0);

/// A chart for each boat of a scenario's forces; without a scenario, for each boat of all forces.
#[must_use]
pub fn ship_charts(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    one_by_one(content, [scenario], frame, printout, sheets)
}

fn sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let fleet = boats::fleet(content, scenario);
    if fleet.is_empty() {
        return Vec::new();
    }
    let title = scenario.and_then(|id| content.scenarios.get(id)).map_or("", |scenario| scenario.label());
    let mut flow = Flow::new(frame, Orientation::Portrait, "Ship charts", title);
    let mut places = Vec::new();
    let force = |printed: &Printed| printed.of_force.map(|(force, _)| force);
    for (number, printed) in fleet.iter().copied().enumerate() {
        // The charts of a force are for one player only, so they do not share a page with those of another force.
        let is_first = number.checked_sub(1).is_none_or(|before| force(&fleet[before]) != force(&printed));
        let is_last = fleet.get(number + 1).is_none_or(|next| force(next) != force(&printed));
        let Some(boat) = content.boats.get(printed.class) else { continue };
        let chart = |is_alone: bool| Chart { content, printed, boat, turns: turns(content, scenario, printed), is_alone };
        let mut drawn = chart(false).drawn(flow.width(), flow.tallest());
        let starts_page = is_first || drawn.height > flow.left();
        if is_first {
            flow.break_page();
        }
        if starts_page && is_last {
            drawn = chart(true).drawn(flow.width(), flow.tallest() - REMARK);
        }
        let tag = printout.tag(printed.place());
        let (strip, draft) = flow.strip(drawn.height);
        draft.add_tagged(Point::ORIGIN + (strip.min - Point::ORIGIN), drawn.draft, tag);
        flow.gap(APART);
        places.push(printed.place());
    }
    Table::remark(&mut flow, words::DAMAGE);
    Table::remark(&mut flow, &words::meetings());
    let mut bodies = flow.finish();
    if let Some(place) = places.first() {
        printout.seal(&mut bodies, *place, "The ship charts");
    }
    bodies
}

/// The number of turns of the chosen scenario; if none is chosen, of the longest scenario that has this boat.
fn turns(content: &Content, scenario: Option<Id<Scenario>>, printed: Printed) -> u32 {
    let has = |scenario: &Scenario| -> bool {
        let force = printed.of_force.map(|(force, _)| force);
        force.is_none_or(|force: Id<Force>| scenario.forces(content).any(|(_, id, _)| id == force))
    };
    let played = content.scenarios.iter().filter(|(id, known)| scenario.map_or_else(|| has(known), |wanted| wanted == *id));
    let turns = played.map(|(_, known)| known.turns.map_or(USUAL, Count::get)).max();
    turns.unwrap_or(USUAL).clamp(1, MOST)
}
