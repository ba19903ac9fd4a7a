//! The calibration page: what to measure, and how to turn it into a printer profile.

use super::Printout;
use super::draft::Draft;
use super::frame::{Body, Frame};
use super::look::{FAINT, HEADING, INK, LINE, SMALL, STRONG, TEXT, THIN, TITLE};
use crate::drawing::stock::Orientation;
use crate::drawing::{Color, Path, SheetSide};
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::Place;

/// The front with its rulers and a cross, and the back with the scales that the cross is read on.
#[must_use]
pub fn calibration(frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let size = frame.paper(Orientation::Portrait);
    let mut body = |title: &str, side, mut draft| {
        printout.note_cut_texts(&mut draft, Place::Project, "The calibration page");
        Body { side, ..Body::front(title, size, draft) }
    };
    vec![
        body("Calibration, front", SheetSide::Front, front(frame, size)),
        body("Calibration, back", SheetSide::Back, back(frame, size)),
    ]
}

/// The room for words between the title and what stands in the middle of the page, which reaches so far up.
fn words(rest: Rect, page: Size, reach: Mm) -> Rect {
    let above = (page.height * 0.5 - reach - Mm::new(2.0) - rest.min.y).max(Mm::new(1.0));
    Rect::new(rest.min, Size::of(rest.width(), above.min(Mm::new(46.0))))
}

fn front(frame: &Frame, page: Size) -> Draft {
    let area = frame.area(page);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line("Calibration", TITLE, head);
    // A small page has no room for long arms beside its rulers.
    let reach = Mm::new(14.0).min(page.width * 0.5 - Mm::new(22.0)).max(Mm::new(6.0));
    draft.text(
        "1. Print this sheet on both sides, at 100 % (“actual size”), on the printer and the paper that you use for counters.\n\
         2. Measure the two rulers from the first mark to the last. Scale across is the length that the ruler states, divided by the length that you \
         measured; scale down likewise.\n\
         3. Hold the sheet against the light, back towards you. Read on the scales of the back where the lines of the front’s cross \
         fall: right of zero and below zero are positive.\n\
         4. Enter the two scales, and the two offsets in millimetres, as a printer profile. Print the sheet again with the profile: the rulers are true \
         and the crosses meet.",
        TEXT.with_leading(1.3).top(),
        words(rest, page, reach),
    );
    rulers(&mut draft, area);
    cross(&mut draft, page, reach);
    draft
}

fn back(frame: &Frame, page: Size) -> Draft {
    let area = frame.area(page);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line("Calibration, back", TITLE, head);
    let turned = if frame.back_is_mirrored_across(page) { "over its long edge" } else { "over its short edge" };
    draft.text(
        &format!("This side is printed with the sheet turned {turned}. One step of the scales is one millimetre."),
        TEXT.top(),
        words(rest, page, Mm::new(14.0)),
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
        let middle = at(length.get() * 0.5) + off * 5.5;
        let words = format!("{label}: {:.0} mm", length.get());
        let room = if off.y > Mm::ZERO { Size::new(60.0, 5.0) } else { Size::new(8.0, 12.0) };
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
                // Numbers before zero stand on the other side than those behind it, so that the two scales keep out of each other's way.
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
    use crate::drawing::Item;
    use crate::project::Project;
    use crate::rules::launch_fighters::Content;
    use crate::sheets::Request;

    #[test]
    fn no_number_of_the_scales_covers_another() {
        let project = Project::with_content(Content::default().into(), "Scales");
        let frame = Frame::new(&project, &Request::default());
        let back = back(&frame, Size::new(210.0, 297.0));
        let texts = back.items.iter().filter_map(|(at, item)| match item {
            Item::Text(run) => {
                let height = run.face.cap_height(run.size);
                Some((run.text.clone(), Rect::new(*at - Vector::at(Mm::ZERO, height), Size::of(run.width, height))))
            }
            _ => None,
        });
        let texts: Vec<_> = texts.collect();
        assert!(texts.len() > 10);
        for (index, (words, one)) in texts.iter().enumerate() {
            for (others, other) in &texts[..index] {
                let apart =
                    one.min.x >= other.max.x || other.min.x >= one.max.x || one.min.y >= other.max.y || other.min.y >= one.max.y;
                assert!(apart, "{words:?} covers {others:?}");
            }
        }
    }
}
