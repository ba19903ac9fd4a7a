//! The markers (1.33), twelve millimetres wide: treasures, hooks with their ropes, speeds, axes, buckets and blanks, as many of each as the table of
//! markers says. Also a gauge for ropes, which is not a marker. Markers that are kept secret have the same back. Speeds lie face down until all are
//! chosen (4.34). So may treasures, together with blank markers as dummies (5.5). Reading order: this file, `signs.rs` (what is drawn on markers),
//! `gauge.rs`.

mod gauge;
mod signs;

pub use gauge::piece as gauge;
pub use signs::Sign;

use drawing::Color;
use geometry::{Mm, Size};
use project::Finding;
use rules::Count;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::{Draft, Printout, findings};
use vikings::{Content, Markers, Place, Table};

/// The edge length of a marker.
pub const SIDE: Mm = Mm::new(12.0);

/// How many markers are printed at most.
const MOST: usize = 3000;

/// Sheets with all markers, and the gauge for ropes; no pages if the table of markers is empty.
#[must_use]
pub fn markers(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let table = &content.tables.markers;
    if table.total() == 0 {
        return Vec::new();
    }
    let many = kinds(table).flat_map(|(sign, count)| std::iter::repeat_n(sign, count.get() as usize));
    let mut pieces: Vec<Piece> = many.map(marker).take(MOST).collect();
    if table.total() as usize > pieces.len() {
        let message = format!("The game has {} markers, and {} of them are printed.", table.total(), pieces.len());
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, project::Place::Project, message));
    }
    pieces.extend(gauge::piece(content.tables.grappling));
    impose(frame, printout, "Markers", pieces, Spacing::of_counters(frame.choices))
}

/// The signs of markers, each with how many markers have it.
pub fn kinds(table: &Markers) -> impl Iterator<Item = (Sign, Count)> + use<> {
    let fastest = Markers::FASTEST as i32;
    let of_a_speed = table.of_a_speed;
    let speeds = (-fastest..=fastest).map(move |speed| (Sign::Speed(speed), of_a_speed));
    speeds.chain([
        (Sign::Treasure, table.treasures),
        (Sign::Hook, table.hooks),
        (Sign::Rope, table.hooks),
        (Sign::Axe, table.axes),
        (Sign::Bucket, table.buckets),
        (Sign::Blank, table.blanks),
    ])
}

/// The marker with this sign.
#[must_use]
pub fn marker(sign: Sign) -> Piece {
    let face = |sign: Sign| Face::new(signs::draw(sign), sign.ground());
    // Markers whose sign has no sign for the back get a blank back, which does not reveal what they are.
    let bare = || Face::new(signs::draw(Sign::Blank), Color::WHITE);
    Piece {
        place: Place::Table(Table::Markers).into(),
        name: format!("The marker {}", sign.label()),
        size: Size::of(SIDE, SIDE),
        front: face(sign),
        back: Some(sign.back().map_or_else(bare, face)),
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
        let backs = |of: Sign| kinds(&table).find(|(sign, _)| *sign == of).map(|(sign, count)| (sign.back(), count.get()));
        assert_eq!(backs(Sign::Treasure), Some((Some(Sign::Chest), 8)));
        assert_eq!(backs(Sign::Blank), Some((Some(Sign::Chest), 7)));
    }
}
