//! The calibration page: what to measure, and how to turn it into a printer profile.

use super::draft::Draft;
use super::frame::{Body, Frame, SheetSide};
use super::look::{FAINT, HEADING, INK, LINE, SMALL, STRONG, TEXT, THIN, TITLE};
use crate::drawing::stock::Orientation;
use crate::drawing::{Color, Path};
use crate::geometry::{Mm, Point, Rect, Size, Vector};

/// The front with its rulers and a cross, and the back with the scales that the cross is read on.
#[must_use]
pub fn calibration(frame: &Frame) -> Vec<Body> {
    let size = frame.paper(Orientation::Portrait);
    let body = |title: &str, side, draft| Body { title: title.to_owned(), size, side, draft };
    vec![
        body("Calibration, front", SheetSide::Front, front(frame, size)),
        body("Calibration, back", SheetSide::Back, back(frame, size)),
    ]
}

fn front(frame: &Frame, page: Size) -> Draft {
    let area = frame.area(page);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line("Calibration", TITLE, head);
    let (words, _) = rest.cut_top(Mm::new(46.0).min(rest.height() * 0.35));
    draft.text(
        "1. Print this sheet on both sides, at 100 % (“actual size”), on the printer and the paper that you use for counters.\n\
         2. Measure the two rulers from the first mark to the last. Scale across is the length that the ruler states, divided by the length that you \
         measured; scale down likewise.\n\
         3. Hold the sheet against the light, back towards you. Read on the scales of the back where the lines of the front’s cross \
         fall: right of zero and below zero are positive.\n\
         4. Enter the two scales, and the two offsets in millimetres, as a printer profile. Print the sheet again with the profile: the rulers are true \
         and the crosses meet.",
        TEXT.top(),
        words,
    );
    rulers(&mut draft, area);
    cross(&mut draft, page, Mm::new(14.0));
    draft
}

fn back(frame: &Frame, page: Size) -> Draft {
    let area = frame.area(page);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line("Calibration, back", TITLE, head);
    let turned = if frame.back_is_mirrored_across(page) { "over its long edge" } else { "over its short edge" };
    let (words, _) = rest.cut_top(Mm::new(12.0));
    draft.text(
        &format!("This side is printed with the sheet turned {turned}. One step of the scales is one millimetre."),
        TEXT.top(),
        words,
    );
    scales(&mut draft, page);
    draft
}

/// The rulers along the bottom and the left, as long as whole centimetres allow.
fn rulers(draft: &mut Draft, area: Rect) {
    let centimetres = |length: Mm| Mm::new(((length.get() - 25.0) / 10.0).floor().max(1.0) * 10.0);
    let across = centimetres(area.width());
    let down = centimetres(area.height() * 0.6);
    let corner = Point::at(area.min.x + Mm::new(10.0), area.max.y - Mm::new(14.0));
    for (length, along, off, label) in [
        (across, Vector::new(1.0, 0.0), Vector::new(0.0, 1.0), "across"),
        (down, Vector::new(0.0, -1.0), Vector::new(-1.0, 0.0), "down"),
    ] {
        let at = |millimetres: f64| corner + along * millimetres;
        draft.rule(corner, at(length.get()), INK, LINE);
        for millimetre in 0..=length.get() as u32 {
            let reach = match millimetre {
                whole if whole % 10 == 0 => 3.5,
                half if half % 5 == 0 => 2.5,
                _ => 1.5,
            };
            let tick = at(f64::from(millimetre));
            draft.rule(tick, tick - off * reach, INK, THIN);
        }
        let middle = at(length.get() * 0.5) + off * 5.0;
        let words = format!("{label}: {:.0} mm", length.get());
        let room = if off.y > Mm::ZERO { Size::new(60.0, 5.0) } else { Size::new(9.0, 12.0) };
        draft.text(&words, STRONG.centred(), Rect::around(middle, room));
    }
}

fn cross(draft: &mut Draft, page: Size, reach: Mm) {
    let middle = Point::ORIGIN + page.diagonal() * 0.5;
    for arm in [Vector::at(reach, Mm::ZERO), Vector::at(Mm::ZERO, reach)] {
        draft.rule(middle - arm, middle + arm, INK, THIN);
    }
    draft.path(Path::circle(middle, Mm::new(5.0)).stroked(INK, THIN));
}

/// The scales on the back: a cross in the middle of the sheet with a tick a millimetre.
fn scales(draft: &mut Draft, page: Size) {
    let middle = Point::ORIGIN + page.diagonal() * 0.5;
    for (along, off, words) in [
        (Vector::new(1.0, 0.0), Vector::new(0.0, 1.0), "offset across"),
        (Vector::new(0.0, 1.0), Vector::new(1.0, 0.0), "offset down"),
    ] {
        draft.rule(middle - along * 12.0, middle + along * 12.0, Color::gray(60), THIN);
        for step in -10..=10 {
            let tick = middle + along * f64::from(step);
            let reach = if step % 5 == 0 { 2.2 } else { 1.1 };
            draft.rule(tick - off * reach, tick + off * reach, Color::gray(60), THIN);
            if step % 5 == 0 && step != 0 {
                let label = Rect::around(tick + off * 4.2, Size::new(6.0, 3.0));
                draft.line(&format!("{step:+}"), SMALL.colored(INK).centred(), label);
            }
        }
        let label = Rect::around(middle + along * 17.0 + off * 4.0, Size::new(22.0, 4.0));
        draft.line(words, SMALL.colored(FAINT).centred(), label);
    }
    draft.line("+", HEADING.centred(), Rect::around(middle + Vector::new(13.8, 0.0), Size::new(4.0, 4.0)));
    draft.line("+", HEADING.centred(), Rect::around(middle + Vector::new(0.0, 13.8), Size::new(4.0, 4.0)));
}
