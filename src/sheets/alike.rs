//! Sides that differ only in hue: printed in black, or for players who are blind to red or to green, their pieces look alike.
//!
//! A game uses it where a designer chooses the colours of sides. Where sides have fixed liveries, a test of the game checks them.

use super::{Printout, findings};
use drawing::Color;
use drawing::vision::Difference;
use project::{Finding, Place};

/// Colours that differ by fewer steps than this are confused at arm's length.
pub const LEAST: f64 = 10.0;

/// A side with the colours that distinguish it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Where its colours are chosen.
    pub place: Place,
    /// What it is called.
    pub name: String,
    /// Its colours; each is compared with the colour that another side has at the same index.
    pub colors: Vec<Color>,
}

/// Adds a finding for each two sides whose pieces look alike in gray, or without red or without green; `pieces` is the word for them.
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

/// How much two sides differ in the pair of colours that differs most; none if one of them has no colours.
fn difference(one: &Seen, other: &Seen) -> Option<Difference> {
    let each = one.colors.iter().zip(&other.colors).map(|(one, other)| Difference::of(*one, *other));
    each.max_by(|one, other| one.least().total_cmp(&other.least()))
}
