//! Finds sides that differ only in hue. Their pieces look alike in black print, or to players who are blind to red or to green.
//!
//! A game calls this if its designer chooses the colours of the sides. If the rules of a game fix the colours, a test of the game checks them.

use super::{Printout, findings};
use drawing::Color;
use drawing::vision::Difference;
use project::{Finding, Place};

/// The difference of two colours, in the units of the CIELAB colour space, below which they look alike at arm's length.
pub const LEAST: f64 = 10.0;

/// A side with the colours that distinguish it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The place where the designer chooses the colours.
    pub place: Place,
    /// The name of the side.
    pub name: String,
    /// The colours of the side. Each is compared with the colour at the same index of another side.
    pub colors: Vec<Color>,
}

/// Adds a finding for every two sides whose pieces look alike in gray, or to people who are blind to red or to green. `pieces` is what the finding
/// calls the pieces.
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

/// How much two sides differ, in the pair of colours that differs most; `None` if one of the sides has no colours.
fn difference(one: &Seen, other: &Seen) -> Option<Difference> {
    let each = one.colors.iter().zip(&other.colors).map(|(one, other)| Difference::of(*one, *other));
    each.max_by(|one, other| one.least().total_cmp(&other.least()))
}
