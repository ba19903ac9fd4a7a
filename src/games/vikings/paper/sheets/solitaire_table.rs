//! The table by which people play a side that has no player: what the captain `rule-of-thumb` does at each moment, in the order in which it makes its
//! decisions. It is printed only on request, because the book has no such table.

use drawing::stock::Orientation;
use geometry::Mm;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, TEXT};
use sheets::table::{Cell, Table as Grid};
use vikings::fight::Fight;
use vikings::play::RuleOfThumb;
use vikings::{Content, Place, Table};

/// The height of a row of the table.
const ROW: Mm = Mm::new(5.4);
/// The size of letters that can be read across a table.
const WORDS: Mm = Mm::new(3.1);
/// The odds for which the table lists chances.
const ODDS: std::ops::RangeInclusive<u32> = 1..=8;

/// The sheet with the table. It has no pages for a project without combat tables, which cannot be played.
#[must_use]
pub fn solitaire_table(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.tables.on_foot.0.is_blank() {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, "Solitaire table", vikings::BOOK);
    flow.prose(
        "You play one side as always. For the other take, at each moment, the first line that can be done. Where two choices are equal, roll \
         a die: odd is the first, even the second.",
        TEXT.sized(WORDS),
    );
    for (moment, lines) in moments() {
        flow.heading(moment, HEADING.sized(Mm::new(3.8)), Mm::new(9.0));
        for (number, line) in (1..).zip(lines) {
            flow.prose(&format!("{number}. {line}"), TEXT.sized(WORDS));
        }
    }
    flow.gap(Mm::new(2.0));
    let rows: Vec<Vec<Cell>> = ODDS.filter_map(|odds| row(content, odds)).collect();
    let grid = Grid { shares: &[0.8, 1.0, 1.0, 1.6], heads: &["odds", "harm of 10", "kill of 10", "the side strikes"], row: ROW };
    flow.heading("When it strikes, one on one on foot", HEADING.sized(Mm::new(3.8)), grid.height(rows.len()));
    grid.pour(&mut flow, &rows);
    Grid::remark(&mut flow, "Drydock's own, after what its captain rule-of-thumb does.");
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::Situations), "The solitaire table");
    bodies
}

/// The row of the table for odds of `odds` to 1.
fn row(content: &Content, odds: u32) -> Option<Vec<Cell>> {
    let outcomes = Fight::new(odds, 1).outcomes(&content.tables)?;
    let strikes = if odds as usize >= RuleOfThumb::FAIR { "yes" } else { "only where nothing better is open" };
    let cells = [format!("{odds}-1"), outcomes.victory().to_string(), outcomes.kills(false).to_string(), strikes.to_owned()];
    Some(cells.into_iter().map(|words| (words, None)).collect())
}

/// Each moment at which the captain decides, and what it does then, in order.
fn moments() -> Vec<(&'static str, Vec<String>)> {
    let (near, far) = RuleOfThumb::BOWSHOT;
    vec![
        (
            "Set-up (2.1)",
            vec![
                "Put everybody into what the side has to hold; else as near to the enemy as the area allows, archers two hexes behind.".into(),
                "Lay hooks far from each other, and then near the bow.".into(),
            ],
        ),
        (
            "Tasks and speeds (4.2, 4.3)",
            vec![
                format!(
                    "With an enemy afloat within {} hexes all stand ready to board; within {} those at hooks take them.",
                    RuleOfThumb::READY[0],
                    RuleOfThumb::READY[1]
                ),
                "Two bail for each point that comes in, those without an oar first; then one steers and the others row.".into(),
                "Take the best speed that ends on the way to what the side is after, and go straight on where the bow points there.".into(),
            ],
        ),
        (
            "Arrows (2.3, 2.33)",
            vec![
                "Everybody who can shoot does: at the target whose points times the chance to kill or wound are most.".into(),
                "In the movement of the enemy the same, at the first step that can be answered.".into(),
            ],
        ),
        (
            "Movement (2.5): the nearest to the enemy first, archers last",
            vec![
                "A bearer of loot, or of somebody to be saved, goes off by the way that costs least.".into(),
                "Pick up the marker underfoot; go to one that can be reached and that no enemy stands beside.".into(),
                format!(
                    "Go beside an enemy against whom the odds are {}-1 or better, with the two helpers who can still come; the one of most points.",
                    RuleOfThumb::FAIR
                ),
                format!("An archer goes to a hex {near} to {far} hexes from an enemy in sight, beside none."),
                "Go towards the area that the side has to hold, or to what it is to reach.".into(),
                format!(
                    "The side that is behind on points, and any side from turn {} on, goes nearer to the enemy; else stay out of reach.",
                    RuleOfThumb::EAGER_FROM
                ),
                "Nobody goes on past a hex where an enemy challenges, and armour keeps off fords before the tide.".into(),
            ],
        ),
        (
            "Shields and axes (3.2, 3.3)",
            vec![
                format!(
                    "A wall goes up while the enemies within {} hexes are stronger by more than {} points of attack, and nobody in it could strike at better than {}-1.",
                    RuleOfThumb::NEAR,
                    RuleOfThumb::OUTNUMBERED,
                    RuleOfThumb::FAIR
                ),
                "An axe goes up where it makes an attack clearly better, and down where its bearer has nobody to strike.".into(),
            ],
        ),
        (
            "Combat (2.7)",
            vec![
                "Berserkers in contact attack first. Then begin with the enemy of most points, the strongest attacker first.".into(),
                format!("Others join until the odds are {}-1 or better, and go on joining while the chance to kill grows.", RuleOfThumb::FAIR),
            ],
        ),
        (
            "Blows, retreats and advances (2.72, 2.75, 8.8)",
            vec![
                "Of several the one who is sound and worth least takes the blow.".into(),
                "Fall back to the hex farthest from enemies and beside friends; the sound take a wound rather than deep water.".into(),
                "Advance only onto a marker, or where a berserker has to.".into(),
            ],
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_has_something_to_do_and_the_numbers_are_the_captains() {
        let all: Vec<String> = moments().into_iter().flat_map(|(_, lines)| lines).collect();
        assert!(all.iter().all(|line| line.ends_with('.')));
        let tells = |words: &str| all.iter().any(|line| line.contains(words));
        assert!(tells(&format!("from turn {} on", RuleOfThumb::EAGER_FROM)));
        assert!(tells(&format!("within {} hexes are stronger by more than {}", RuleOfThumb::NEAR, RuleOfThumb::OUTNUMBERED)));
    }
}
