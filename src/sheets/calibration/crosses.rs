//! Draws crosses on the front and scales on the back of the calibration page, and works out a printer's corrections from the user's readings.

use crate::Draft;
use crate::look::{FAINT, HEADING, INK, SMALL, THIN};
use drawing::{Color, Path};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};

/// The position of the far cross (the one away from the middle) on the front, from the middle of the sheet.
const FAR: Vector = Vector::new(70.0, 70.0);
/// The room on every side of a cross for the scales.
const AROUND: Mm = Mm::new(20.0);
/// The distance between two marks of a vernier, in millimetres: ten of its marks are as long as nine of the scale's.
const VERNIER: f64 = 0.9;

/// Whether a sheet has room for the far cross.
pub(super) fn has_far_cross(page: Size) -> bool {
    let room = page.diagonal() * 0.5 - FAR;
    room.x >= AROUND && room.y >= AROUND * 2.0
}

/// The position of the far cross on the front, from the middle of the sheet.
pub(super) const fn far_cross_of_the_front() -> Vector {
    FAR
}

/// The position of the far cross as seen on the back, from the middle of the sheet.
#[must_use]
pub fn far_cross(mirrored_across: bool) -> Vector {
    if mirrored_across { Vector::at(-FAR.x, FAR.y) } else { Vector::at(FAR.x, -FAR.y) }
}

/// The angle by which the back has to be turned clockwise, and the factor by which it has to be enlarged. `middle` and `far` are the offsets that the
/// user read off in the middle of the sheet and at the far cross.
#[must_use]
pub fn turn_and_stretch(middle: Vector, far: Vector, mirrored_across: bool) -> (Angle, f64) {
    let arm = far_cross(mirrored_across);
    let wanted = arm + far - middle;
    let square = arm.x.get() * arm.x.get() + arm.y.get() * arm.y.get();
    let along = (wanted.x.get() * arm.x.get() + wanted.y.get() * arm.y.get()) / square;
    let aside = (arm.x.get() * wanted.y.get() - arm.y.get() * wanted.x.get()) / square;
    (Angle::degrees(libm::atan2(aside, along).to_degrees()), libm::hypot(along, aside))
}

/// Draws a cross on the front, with a vernier along two of its arms. When the user looks through the paper, the verniers run to the right and down,
/// as the scales on the back do.
pub(super) fn cross(draft: &mut Draft, middle: Point, reach: Mm, mirrored_across: bool) {
    for arm in [Vector::at(reach, Mm::ZERO), Vector::at(Mm::ZERO, reach)] {
        draft.rule(middle - arm, middle + arm, INK, THIN);
    }
    draft.path(Path::circle(middle, Mm::new(0.6)).stroked(INK, THIN));
    if reach < Mm::new(VERNIER * 10.0) {
        return;
    }
    let (right, down) = if mirrored_across { (-1.0, 1.0) } else { (1.0, -1.0) };
    for (along, off) in [(Vector::new(right, 0.0), Vector::new(0.0, -down)), (Vector::new(0.0, down), Vector::new(right, 0.0))] {
        for mark in 0..=10_u8 {
            let tick = middle + along * (VERNIER * f64::from(mark));
            let length = if mark % 5 == 0 { 3.4 } else { 2.6 };
            draft.rule(tick + off * 1.2, tick + off * length, INK, THIN);
        }
        let label = Rect::around(middle + along * (VERNIER * 10.0) + off * 4.8, Size::new(4.0, 2.6));
        draft.line("10", SMALL.sized(Mm::new(2.0)).colored(INK).centred(), label);
    }
}

/// Draws the scales on the back: a cross with a tick at every millimetre.
pub(super) fn scales(draft: &mut Draft, middle: Point) {
    for (along, off, words, at) in [
        (Vector::new(1.0, 0.0), Vector::new(0.0, 1.0), "offset across", Vector::new(13.8, 7.6)),
        (Vector::new(0.0, 1.0), Vector::new(-1.0, 0.0), "offset down", Vector::new(0.0, 17.2)),
    ] {
        draft.rule(middle - along * 12.0, middle + along * 12.0, Color::gray(60), THIN);
        for step in -10..=10 {
            let tick = middle + along * f64::from(step);
            let reach = if step % 5 == 0 { 2.2 } else { 1.1 };
            draft.rule(tick - off * reach, tick + off * reach, Color::gray(60), THIN);
            if step % 5 == 0 && step != 0 {
                // Negative numbers stand on one side of the line and positive ones on the other, so that the numbers of the two scales do not
                // overlap.
                let side = if step > 0 { off } else { -off };
                let label = Rect::around(tick + side * 4.2, Size::new(6.0, 3.0));
                draft.line(&format!("{step:+}"), SMALL.colored(INK).centred(), label);
            }
        }
        let label = Rect::around(middle + at, Size::new(22.0, 4.0));
        draft.line(words, SMALL.colored(FAINT).centred(), label);
    }
    draft.line("+", HEADING.centred(), Rect::around(middle + Vector::new(13.8, 0.0), Size::new(4.0, 4.0)));
    draft.line("+", HEADING.centred(), Rect::around(middle + Vector::new(0.0, 13.8), Size::new(4.0, 4.0)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_readings_tell_how_a_back_is_turned_and_stretched() {
        for mirrored in [true, false] {
            let (turn, stretch) = (Angle::degrees(0.3), 1.004);
            let arm = far_cross(mirrored);
            let (sine, cosine) = turn.sine_cosine();
            let turned = Vector::at(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine) * stretch;
            let middle = Vector::new(0.4, -0.2);
            let (found, larger) = turn_and_stretch(middle, middle + turned - arm, mirrored);
            let difference = found.sine_cosine().0 - sine;
            assert!(difference.abs() < 1e-9 && (larger - stretch).abs() < 1e-9, "{found:?} {larger}");
        }
        assert_eq!(turn_and_stretch(Vector::ZERO, Vector::ZERO, true).1.to_bits(), 1.0_f64.to_bits());
    }
}
