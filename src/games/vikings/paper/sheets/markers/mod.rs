//! The markers (1.33), twelve millimetres wide: treasures, hooks with their ropes, speeds, axes, buckets and blanks, in the numbers of the table of
//! markers; and a gauge for ropes, which is no marker.
//!
//! Markers that are kept secret have the same back: speeds lie face down until all are chosen (4.34), and so may treasures, with blank markers among
//! them as dummies (5.5).
//!
//! Reading order: this file, `signs.rs` (what is drawn on them), `gauge.rs`.

mod gauge;
mod signs;

use drawing::Color;
use geometry::{Mm, Size};
use project::Finding;
use rules::Count;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::{Draft, Printout, findings};
use signs::Sign;
use vikings::{Content, Markers, Place, Table};

/// The side of a marker.
pub const SIDE: Mm = Mm::new(12.0);

/// The most markers that are printed.
const MOST: usize = 3000;

/// Sheets with all markers, and the gauge for ropes; none where the table of markers is empty.
#[must_use]
pub fn markers(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let table = &content.tables.markers;
    if table.total() == 0 {
        return Vec::new();
    }
    let mut pieces: Vec<Piece> = signs(table).map(|(sign, back)| marker(sign, back)).take(MOST).collect();
    if table.total() as usize > pieces.len() {
        let message = format!("The game has {} markers, and {} of them are printed.", table.total(), pieces.len());
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, project::Place::Project, message));
    }
    pieces.extend(gauge::piece(content.tables.grappling));
    impose(frame, printout, "Markers", pieces, Spacing::of_counters(frame.choices))
}

/// The signs of all markers, each with the sign on its back.
fn signs(table: &Markers) -> impl Iterator<Item = (Sign, Option<Sign>)> + use<> {
    let fastest = Markers::FASTEST as i32;
    let speeds = (-fastest..=fastest).map(|speed| (Sign::Speed(speed), Some(Sign::Waves), table.of_a_speed));
    let rest = [
        (Sign::Treasure, Some(Sign::Chest), table.treasures),
        (Sign::Hook, None, table.hooks),
        (Sign::Rope, None, table.hooks),
        (Sign::Axe, None, table.axes),
        (Sign::Bucket, None, table.buckets),
        // Dummies lie among the treasures (5.5).
        (Sign::Blank, Some(Sign::Chest), table.blanks),
    ];
    let many = |(sign, back, count): (Sign, Option<Sign>, Count)| std::iter::repeat_n((sign, back), count.get() as usize);
    speeds.chain(rest).flat_map(many).collect::<Vec<_>>().into_iter()
}

fn marker(sign: Sign, back: Option<Sign>) -> Piece {
    let face = |sign: Sign| Face::new(signs::draw(sign), sign.ground());
    // Whatever a marker is, its back does not tell it from others that may not be known.
    let bare = || Face::new(signs::draw(Sign::Blank), Color::WHITE);
    Piece {
        place: Place::Table(Table::Markers).into(),
        name: format!("The marker {}", sign.label()),
        size: Size::of(SIDE, SIDE),
        front: face(sign),
        back: Some(back.map_or_else(bare, face)),
        stands: false,
        beyond: Draft::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dummies_lie_face_down_as_treasures_do() {
        let table = Markers { treasures: Count::clamped(8), blanks: Count::clamped(7), ..Markers::default() };
        let backs = |of: Sign| signs(&table).filter(|(sign, _)| *sign == of).map(|(_, back)| back).collect::<Vec<_>>();
        assert_eq!(backs(Sign::Treasure), [Some(Sign::Chest); 8]);
        assert_eq!(backs(Sign::Blank), [Some(Sign::Chest); 7]);
    }
}
