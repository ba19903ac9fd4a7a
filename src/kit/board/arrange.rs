//! Puts several chosen pieces in line, or at equal distances.

use egui::Ui;

use super::Spaces;
use geometry::{Mm, Point};

/// A way to arrange pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// All pieces as far left as the leftmost.
    Left,
    /// All pieces on one vertical line through the middle of the group.
    Column,
    /// All pieces as far right as the rightmost.
    Right,
    /// All pieces as high as the topmost.
    Top,
    /// All pieces on one horizontal line through the middle of the group.
    Row,
    /// All pieces as low as the lowest.
    Bottom,
    /// All pieces at equal distances from left to right.
    SpreadAcross,
    /// All pieces at equal distances from top to bottom.
    SpreadDown,
}

use Arrangement::{Bottom, Column, Left, Right, Row, SpreadAcross, SpreadDown, Top};

/// Every arrangement with the words of its command.
const ALL: [(Arrangement, &str); 8] = [
    (Left, "Align at the left"),
    (Column, "Align in a column"),
    (Right, "Align at the right"),
    (Top, "Align at the top"),
    (Row, "Align in a row"),
    (Bottom, "Align at the bottom"),
    (SpreadAcross, "Distribute from left to right"),
    (SpreadDown, "Distribute from top to bottom"),
];

/// The message on a board whose spaces hold one thing each, if an arrangement is impossible and nothing was moved.
pub const IN_ONE_SPACE: &str = "Two of them would stand in one space, or one off the board, so nothing was moved.";

/// The chosen pieces to which a menu of arrangements applies.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// How many things are chosen.
    pub count: usize,
    /// The words for the chosen things, as in "the chosen stars".
    pub things: &'a str,
    /// Whether the things can only move from left to right, each on a line of its own, so that arranging them up or down is not offered.
    pub only_across: bool,
}

/// Shows a menu of arrangements; returns the arrangement that the user chose, with its name.
pub fn menu(ui: &mut Ui, chosen: Chosen) -> Option<(Arrangement, &'static str)> {
    let Chosen { count, things, only_across } = chosen;
    let mut taken = None;
    ui.add_enabled_ui(count > 1, |ui| {
        let menu = ui.menu_button("Arrange", |ui| {
            for (how, words) in ALL.into_iter().filter(|(how, _)| !only_across || how.is_across()) {
                // Spreading out needs at least three things: of two, both are at the ends, and nothing is between them to move.
                let is_spread = matches!(how, SpreadAcross | SpreadDown);
                if ui.add_enabled(count > 2 || !is_spread, egui::Button::new(words)).clicked() {
                    taken = Some((how, words));
                    ui.close();
                }
            }
        });
        let help = format!("Put {things} in line, or at equal distances.");
        let why = "Choose several first: with Shift one by one, or by a band around them.";
        menu.response.on_hover_text(help).on_disabled_hover_text(why);
    });
    taken
}

impl Arrangement {
    /// Whether the arrangement moves things to the left and right, not up and down.
    const fn is_across(self) -> bool {
        matches!(self, Left | Column | Right | SpreadAcross)
    }
}

/// The spaces that things get when they are arranged. `stand` holds their present spaces; the result has the same order. `None` if two things would
/// get the same space, or one would be off the board.
#[must_use]
pub fn in_spaces<S: Spaces>(spaces: &S, stand: &[S::Space], how: Arrangement) -> Option<Vec<S::Space>> {
    let places: Vec<[f64; 2]> = stand.iter().map(|space| spaces.middle(*space)).map(|at| [at.x.get(), at.y.get()]).collect();
    let space = |[x, y]: [f64; 2]| spaces.at(Point::at(Mm::new(x), Mm::new(y)));
    let arranged: Vec<S::Space> = arranged(&places, how).into_iter().map(space).collect::<Option<_>>()?;
    let is_apart = |(at, space): (usize, &S::Space)| !arranged[..at].contains(space);
    arranged.iter().enumerate().all(is_apart).then_some(arranged)
}

/// The positions of things after they are arranged, in the same order as `places`. Each position is a distance from the left and one from the top, in
/// any unit.
#[must_use]
pub fn arranged(places: &[[f64; 2]], how: Arrangement) -> Vec<[f64; 2]> {
    let along = usize::from(!how.is_across());
    let (least, most) = places
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), place| (least.min(place[along]), most.max(place[along])));
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|one, other| places[*one][along].total_cmp(&places[*other][along]));
    let mut arranged = places.to_vec();
    for (number, index) in order.into_iter().enumerate() {
        arranged[index][along] = match how {
            Left | Top => least,
            Right | Bottom => most,
            Column | Row => f64::midpoint(least, most),
            SpreadAcross | SpreadDown => {
                let gaps = places.len().saturating_sub(1).max(1);
                least + (most - least) * number as f64 / gaps as f64
            }
        };
    }
    arranged
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::GridSpaces;
    use geometry::{Grid, GridLayout, Shape, Space};

    #[test]
    fn things_come_into_line_or_to_equal_distances_and_keep_their_other_distance() {
        let places = [[10.0, 1.0], [0.0, 2.0], [3.0, 9.0]];
        assert_eq!(arranged(&places, Left), [[0.0, 1.0], [0.0, 2.0], [0.0, 9.0]]);
        assert_eq!(arranged(&places, Column), [[5.0, 1.0], [5.0, 2.0], [5.0, 9.0]]);
        assert_eq!(arranged(&places, Bottom), [[10.0, 9.0], [0.0, 9.0], [3.0, 9.0]]);
        assert_eq!(arranged(&places, SpreadAcross), [[10.0, 1.0], [0.0, 2.0], [5.0, 9.0]]);
        assert_eq!(arranged(&places, SpreadDown), [[10.0, 1.0], [0.0, 5.0], [3.0, 9.0]]);
        assert!(arranged(&[], Row).is_empty());
    }

    #[test]
    fn things_in_hexes_come_to_the_nearest_ones_of_their_own() {
        let layout = GridLayout::new(Grid::new(Shape::FlatHex, 12, 12), Mm::new(10.0));
        let spaces = GridSpaces { layout, numbering: (), name: |(), _| String::new() };
        let stand = [(1, 1), (3, 5), (7, 2)].map(Space::from);
        assert_eq!(in_spaces(&spaces, &stand, Left), Some([(1, 1), (1, 5), (1, 2)].map(Space::from).to_vec()));
        let spread = in_spaces(&spaces, &stand, SpreadAcross).expect("spaces of their own");
        assert_eq!(spread.iter().map(|space| space.column).collect::<Vec<_>>(), [1, 4, 7]);
        let in_one_row = [(1, 3), (3, 3)].map(Space::from);
        assert_eq!(in_spaces(&spaces, &in_one_row, Right), None, "they would share a space");
    }
}
