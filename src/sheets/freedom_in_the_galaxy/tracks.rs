//! The tracks beside the map, at true size for their markers: the turns with the province that is taxed in each, the stages of a turn and their
//! phases, and what each side has to spend (2.1, 30.0, 33.1, 33.2, 34.3).

use crate::drawing::Path;
use crate::geometry::{Mm, Point, Rect, Size};
use crate::rules::freedom_in_the_galaxy::{Content, RulesLevel, Side, taxed_province};
use crate::sheets::flow::Flow;
use crate::sheets::look::{HEADING, INK, LINE, SMALL, STRONG};

/// How wide and high a space is: a counter has room in it.
const SPACE: Mm = Mm::new(14.6);
/// So many turns have a space where a scenario has no last turn: as many as the campaign.
const TURNS: u32 = 20;
/// More turns than these are counted on other paper.
const MOST_TURNS: u32 = 99;

/// What stands in a space: its number or name, and a remark.
type Space = (String, String);

/// Shows the tracks of a level of the rules below what is there, with so many turns.
pub fn show(flow: &mut Flow, content: &Content, level: RulesLevel, turns: Option<u32>) {
    flow.gap(Mm::new(2.5));
    let turns = turns.unwrap_or(TURNS).min(MOST_TURNS);
    let turn = |turn: u32| {
        let province = taxed_province(content, turn).filter(|_| level == RulesLevel::Galactic);
        (turn.to_string(), province.map_or_else(String::new, |number| format!("Province {number}")))
    };
    track(flow, "Turns", &(1..=turns).map(turn).collect::<Vec<Space>>());
    let side = |side: Side, which: &str| (side.label().to_owned(), which.to_owned());
    let (stages, phases): (Vec<Space>, &[&str]) = match level {
        RulesLevel::StarSystem | RulesLevel::Province => {
            (vec![side(Side::Rebel, ""), side(Side::Imperial, "")], &["Operations", "Search", "Missions"])
        }
        RulesLevel::Galactic => (
            vec![
                ("Galactic".to_owned(), "stage".to_owned()),
                side(Side::Rebel, "first"),
                side(Side::Imperial, "first"),
                side(Side::Rebel, "second"),
                side(Side::Imperial, "second"),
            ],
            &["Events", "Resources", "Assignments", "Operations", "Search", "Missions"],
        ),
    };
    track(flow, "Stages of a turn", &stages);
    track(flow, "Phases", &phases.iter().map(|phase| ((*phase).to_owned(), String::new())).collect::<Vec<Space>>());
    if level == RulesLevel::Galactic {
        // The marker of ten shows a hundred on its back.
        let spaces: Vec<Space> =
            (0..10).chain((1..10).map(|ten| ten * 10)).map(|points: u32| (points.to_string(), String::new())).collect();
        for side in Side::ALL {
            track(flow, &format!("Force Points of the {}", side.player()), &spaces);
        }
    }
}

fn track(flow: &mut Flow, title: &str, spaces: &[Space]) {
    flow.heading(title, HEADING, SPACE + Mm::new(4.0));
    let in_a_row = ((flow.width() / SPACE).floor() as usize).max(1);
    for row in spaces.chunks(in_a_row) {
        let (rect, draft) = flow.strip(SPACE);
        for (index, (head, foot)) in row.iter().enumerate() {
            let corner = Point::at(rect.min.x + SPACE * index as f64, rect.min.y);
            let space = Rect::new(corner, Size::of(SPACE, SPACE));
            draft.path(Path::rect(space).stroked(INK, LINE));
            let (above, below) = space.inset(Mm::new(0.8)).cut_top(Mm::new(4.0));
            let size = if head.len() > 3 { 2.3 } else { 3.6 };
            draft.line(head, STRONG.sized(Mm::new(size)).centred(), above);
            if !foot.is_empty() {
                let (_, foot_room) = below.cut_top(below.height() - Mm::new(2.6));
                draft.line(foot, SMALL.sized(Mm::new(2.1)).centred(), foot_room);
            }
        }
    }
    flow.gap(Mm::new(1.5));
}
