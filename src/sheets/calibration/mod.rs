//! The calibration page, from which the user reads how exactly a printer prints. The user's readings become a printer profile.
//!
//! The front has crosses with verniers, and the back has the scales on which the verniers are read. There is one pair of them in the middle of the
//! sheet and another far from it. What both readings have in common is the offset of the back; their difference shows how the back is turned and
//! stretched.

mod crosses;

pub use crosses::{far_cross, turn_and_stretch};

use super::Printout;
use super::draft::Draft;
use super::frame::{Body, Frame};
use super::look::{INK, LINE, STRONG, TEXT, THIN, TITLE};
use drawing::SheetSide;
use drawing::stock::Orientation;
use geometry::{Mm, Point, Rect, Size, Vector};
use project::Place;

/// The two pages: the front with its rulers and crosses, and the back with the scales.
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

/// The room for words between the title and the cross in the middle of the page; the cross extends `reach` upwards.
fn words(rest: Rect, page: Size, reach: Mm) -> Rect {
    let above = (page.height * 0.5 - reach - Mm::new(2.0) - rest.min.y).max(Mm::new(1.0));
    Rect::new(rest.min, Size::of(rest.width(), above.min(Mm::new(46.0))))
}

fn front(frame: &Frame, page: Size) -> Draft {
    let area = frame.area(page);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line("Calibration", TITLE, head);
    // On a small page, long arms of the cross have no room between the rulers.
    let reach = Mm::new(14.0).min(page.width * 0.5 - Mm::new(22.0)).max(Mm::new(6.0));
    draft.text(
        "1. Print this sheet on both sides, at 100 % (“actual size”), on the printer and the paper that you use for counters.\n\
         2. Measure the two rulers from the first mark to the last. Scale across is the length that the ruler states, divided by the length that you \
         measured; scale down likewise.\n\
         3. Hold the sheet against the light, back towards you. Read on both scales of the back where the lines of the front’s crosses \
         fall: right of zero and below zero are positive. The mark of the row of ten that meets a mark of the scale counts the tenths of a millimetre.\n\
         4. Enter the two scales, and what you read at both crosses, as a printer profile. Print the sheet again with the profile: the rulers are true \
         and the crosses meet.",
        TEXT.with_leading(1.3).top(),
        words(rest, page, reach),
    );
    rulers(&mut draft, area);
    let across = frame.back_is_mirrored_across(page);
    let middle = Point::ORIGIN + page.diagonal() * 0.5;
    crosses::cross(&mut draft, middle, reach, across);
    if crosses::has_far_cross(page) {
        crosses::cross(&mut draft, middle + crosses::far_cross_of_the_front(), reach, across);
    }
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
    let middle = Point::ORIGIN + page.diagonal() * 0.5;
    let (_, below) = rest.cut_top(Mm::new(12.0));
    let room = Size::of(below.width().min(Mm::new(130.0)), middle.y - Mm::new(20.0) - below.min.y);
    readings(&mut draft, Rect::new(below.min, room), crosses::has_far_cross(page));
    crosses::scales(&mut draft, middle);
    if crosses::has_far_cross(page) {
        crosses::scales(&mut draft, middle + far_cross(frame.back_is_mirrored_across(page)));
    }
    draft
}

/// Draws lines beside the scales, on which the user writes down the readings. Draws nothing if there is no room for them.
fn readings(draft: &mut Draft, room: Rect, has_far_cross: bool) {
    const STEP: Mm = Mm::new(10.0);
    let named = ["Rulers of the front, as measured", "Read at the cross in the middle", "Read at the far cross"];
    let count = if has_far_cross { named.len() } else { named.len() - 1 };
    let mut rest = room;
    for name in named.into_iter().take(count).filter(|_| room.height() >= STEP * count as f64) {
        let (row, below) = rest.cut_top(STEP);
        rest = below;
        let (label, mut blanks) = row.cut_left(row.width() * 0.42);
        draft.line(name, STRONG.bottom(), label);
        for along in ["across", "down"] {
            let (blank, beyond) = blanks.cut_left(row.width() * 0.29);
            blanks = beyond;
            let (word, line) = blank.cut_left(Mm::new(13.0));
            draft.line(along, TEXT.bottom(), word);
            let (line, unit) = line.cut_left(line.width() - Mm::new(8.0));
            draft.rule(Point::at(line.min.x, line.max.y), line.max, INK, THIN);
            draft.line("mm", TEXT.bottom().centred(), unit);
        }
    }
}

/// Draws the rulers along the bottom and the left, as many whole centimetres long as there is room for.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Request;
    use drawing::Item;
    use project::{Content, Game, Project};

    fn texts(draft: &Draft) -> Vec<(String, Rect)> {
        let texts = draft.items.iter().filter_map(|(at, item)| match item {
            Item::Text(run) => {
                let height = run.face.cap_height(run.size);
                Some((run.text.clone(), Rect::new(*at - Vector::at(Mm::ZERO, height), Size::of(run.width, height))))
            }
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn no_number_of_the_scales_covers_another_even_through_the_paper() {
        let project = Project::with_content(Content::empty(Game::LaunchFighters), "Scales");
        let frame = Frame::new(&project, &Request::default());
        let page = Size::new(210.0, 297.0);
        let mut texts_of_both = texts(&back(&frame, page));
        let through = |(words, room): (String, Rect)| {
            let corner = Point::at(page.width - room.max.x, room.min.y);
            (format!("{words}, through the paper"), Rect::new(corner, room.size()))
        };
        let verniers = texts(&front(&frame, page)).into_iter().filter(|(words, _)| words == "10");
        texts_of_both.extend(verniers.map(through));
        let texts = texts_of_both;
        assert_eq!(texts.iter().filter(|(words, _)| words.starts_with("10,")).count(), 4, "two verniers at each cross");
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
