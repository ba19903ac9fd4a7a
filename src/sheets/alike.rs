//! Sides that hue alone tells apart: on paper printed in black, or to eyes without red or without green, their pieces look alike.
//!
//! A game asks it where a designer chooses the colours of sides. Where sides have liveries of their own, the game's own test holds them apart.

use super::{Printout, findings};
use drawing::Color;
use drawing::vision::Difference;
use project::{Finding, Place};

/// Colours that differ by fewer steps than this are mixed up at arm's length.
pub const LEAST: f64 = 10.0;

/// A side with what tells it from others.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Where its colours are chosen.
    pub place: Place,
    /// What it is called.
    pub name: String,
    /// Its colours, each of which tells it apart from the colour that another side has in the same place.
    pub colors: Vec<Color>,
}

/// Notes each two sides whose pieces, by this word for them, look alike in gray, or to eyes without red or without green.
pub fn note(pieces: &str, sides: &[Seen], printout: &mut Printout) {
    for (index, one) in sides.iter().enumerate() {
        for other in &sides[..index] {
            let Some(difference) = difference(one, other).filter(|difference| difference.least() < LEAST) else { continue };
            let message = format!(
                "The {pieces} of {} and {} differ by {:.0} steps in gray, {:.0} to eyes without red and {:.0} to eyes without green; {LEAST:.0} are needed.",
                other.name, one.name, difference.gray, difference.protanopia, difference.deuteranopia
            );
            printout.findings.push(Finding::new(&findings::SIDES_ALIKE, one.place.clone(), message));
        }
    }
}

/// By how much two sides differ in the place that tells them best; none where one has no colours.
fn difference(one: &Seen, other: &Seen) -> Option<Difference> {
    let each = one.colors.iter().zip(&other.colors).map(|(one, other)| Difference::of(*one, *other));
    each.max_by(|one, other| one.least().total_cmp(&other.least()))
}
