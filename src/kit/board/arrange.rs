//! Several chosen pieces put in line, or at equal distances.

use egui::Ui;

/// How pieces are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// At the left edge of all of them.
    Left,
    /// On a line from top to bottom through their middle.
    Column,
    /// At the right edge.
    Right,
    /// At the upper edge.
    Top,
    /// On a line from left to right through their middle.
    Row,
    /// At the lower edge.
    Bottom,
    /// At equal distances from left to right.
    SpreadAcross,
    /// At equal distances from top to bottom.
    SpreadDown,
}

use Arrangement::{Bottom, Column, Left, Right, Row, SpreadAcross, SpreadDown, Top};

/// Every arrangement, with what its command is called.
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

/// Shows a menu of arrangements for a number of chosen things, "3 stars"; returns the arrangement that was chosen, with its name.
pub fn menu(ui: &mut Ui, count: usize, things: &str) -> Option<(Arrangement, &'static str)> {
    let mut taken = None;
    ui.add_enabled_ui(count > 1, |ui| {
        let menu = ui.menu_button("Arrange", |ui| {
            for (how, words) in ALL {
                // Between two there is nothing to be spread.
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

/// Where things stand once they are arranged, in the order in which they are given; each is a distance from the left and from the top, in any unit.
#[must_use]
pub fn arranged(places: &[[f64; 2]], how: Arrangement) -> Vec<[f64; 2]> {
    let along = match how {
        Left | Column | Right | SpreadAcross => 0,
        Top | Row | Bottom | SpreadDown => 1,
    };
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
}
