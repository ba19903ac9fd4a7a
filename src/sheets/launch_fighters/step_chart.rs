//! The step chart: the track on which a token shows which units are in the step, up for movement and down for attack.

use super::super::draft::Draft;
use super::super::frame::{Body, Frame, SheetSide};
use super::super::look::{BOLD, FAINT, HEADING, INK, LINE, REMARK, SHADE, SMALL, STRONG, TEXT, TITLE};
use crate::drawing::stock::Orientation;
use crate::drawing::{Color, Face, Path, text::Style};
use crate::geometry::{Mm, Point, Rect, Size, Vector};

/// The steps of the track, slow to fast ("B) Movement").
const STEPS: u32 = 6;

/// The phases of a turn and what happens in each ("The Battle").
const PHASES: [(&str, &str, &[&str]); 4] = [
    (
        "A",
        "Initiative",
        &["Everyone rolls two dice, plus the best sensors of the fleet.", "Roll off ties and note them with + and −."],
    ),
    ("B", "Movement", &["Token from 0 up to 5.", "Within a step one unit a player in turn, lowest initiative first."]),
    (
        "C",
        "Attack",
        &[
            "Token from 5 down to 0.",
            "Within a step one unit a player in turn, highest initiative first.",
            "Squadrons act in step 5.",
        ],
    ),
    (
        "D",
        "Recovery",
        &[
            "Inactive squadrons turn up again.",
            "Repairs, lowest initiative first.",
            "Units at a retreat edge leave; warp engages.",
        ],
    ),
];

/// The step chart, on one page on its side.
#[must_use]
pub fn step_chart(frame: &Frame) -> Vec<Body> {
    let size = frame.paper(Orientation::Landscape);
    let area = frame.area(size);
    let mut draft = Draft::new();
    let (head, rest) = area.cut_top(Mm::new(11.0));
    draft.line("Step chart", TITLE, head);
    draft.line("Lay the token on the step whose units act now.", REMARK.right(), head);
    let (track, phases) = rest.cut_top(rest.height() * 0.62);
    draw_track(&mut draft, track.inset(Mm::new(1.0)));
    draw_phases(&mut draft, phases);
    vec![Body { title: "Step chart".into(), size, side: SheetSide::Front, draft }]
}

fn draw_track(draft: &mut Draft, area: Rect) {
    let gap = area.width() * 0.018;
    let side = ((area.width() - gap * f64::from(STEPS - 1)) / f64::from(STEPS)).min(area.height() - Mm::new(36.0));
    let used = side * f64::from(STEPS) + gap * f64::from(STEPS - 1);
    let left = area.middle().x - used * 0.5;
    let top = area.middle().y - side * 0.5;
    for step in 0..STEPS {
        let corner = Point::at(left + (side + gap) * f64::from(step), top);
        let space = Rect::new(corner, Size::of(side, side));
        // Faster steps are darker, so that the direction is seen from across the table.
        let tint = Color::WHITE.mix(Color::rgb(110, 140, 175), f64::from(step) * 0.11 + 0.06);
        draft.path(Path::rounded_rect(space, Mm::new(2.5)).filled(tint).stroked(INK, BOLD));
        draft.line(&step.to_string(), Style::new(Face::Bold, side.get() * 0.5).colored(INK).centred(), space.inset(side * 0.16));
        let who = match step {
            0 => "cannot move, may turn",
            5 => "ships with move 5 and all squadrons",
            _ => "",
        };
        let words = Rect { min: Point::at(space.min.x, space.max.y - side * 0.24), max: space.max }.inset(Mm::new(1.2));
        draft.text(who, SMALL.colored(INK).centred(), words);
    }
    let whole = Rect::new(Point::at(left, top), Size::of(used, side));
    direction(draft, whole, true);
    direction(draft, whole, false);
}

/// The broad arrow above the track for movement, and below it for attack.
fn direction(draft: &mut Draft, track: Rect, movement: bool) {
    let height = Mm::new(9.0);
    let y = if movement { track.min.y - Mm::new(12.5) } else { track.max.y + Mm::new(3.5) };
    let band = Rect::new(Point::at(track.min.x, y), Size::of(track.width(), height));
    let tip = height * 0.9;
    let (top, bottom, middle) = (band.min.y, band.max.y, band.middle().y);
    let points = if movement {
        [
            Point::at(band.min.x, top),
            Point::at(band.max.x - tip, top),
            Point::at(band.max.x, middle),
            Point::at(band.max.x - tip, bottom),
            Point::at(band.min.x, bottom),
        ]
    } else {
        [
            Point::at(band.max.x, top),
            Point::at(band.min.x + tip, top),
            Point::at(band.min.x, middle),
            Point::at(band.min.x + tip, bottom),
            Point::at(band.max.x, bottom),
        ]
    };
    draft.path(Path::polygon(&points).filled(SHADE).stroked(FAINT, LINE));
    let (name, words) = if movement {
        ("B) Movement", "the slow move before the fast · lowest initiative first")
    } else {
        ("C) Attack", "the fast attack before the slow · highest initiative first")
    };
    let inner = band.inset(Mm::new(1.0));
    let (left, right) = inner.cut_left(inner.width() * 0.5);
    let indent = Vector::at(tip, Mm::ZERO);
    draft.line(name, HEADING, Rect { min: left.min + indent, max: left.max });
    draft.line(words, TEXT.right(), Rect { min: right.min, max: right.max - indent });
}

fn draw_phases(draft: &mut Draft, area: Rect) {
    let gap = Mm::new(4.0);
    let count = PHASES.len() as f64;
    let width = (area.width() - gap * (count - 1.0)) / count;
    for (index, (letter, name, sentences)) in PHASES.into_iter().enumerate() {
        let corner = area.min + Vector::at((width + gap) * index as f64, Mm::new(6.0));
        let card = Rect { min: corner, max: Point::at(corner.x + width, area.max.y - Mm::new(2.0)) };
        draft.path(Path::rounded_rect(card, Mm::new(2.0)).stroked(FAINT, LINE));
        let (head, body) = card.inset(Mm::new(3.0)).cut_top(Mm::new(9.0));
        let badge = Rect::new(head.min, Size::new(8.0, 8.0));
        draft.path(Path::circle(badge.middle(), Mm::new(4.0)).filled(INK));
        draft.line(letter, STRONG.colored(Color::WHITE).centred(), badge.inset(Mm::new(1.0)));
        let (_, title) = head.cut_left(Mm::new(11.0));
        draft.line(name, HEADING, Rect { min: title.min, max: title.max - Vector::new(0.0, 1.0) });
        let mut pen = body.min + Vector::new(0.0, 1.5);
        for sentence in sentences {
            let style = TEXT.sized(Mm::new(3.8)).top();
            let lines = crate::drawing::text::paragraphs(sentence, style, body.width());
            let (items, height) = crate::drawing::text::stack(lines, pen);
            if pen.y + height > body.max.y {
                // What is left shares the room that is left.
                draft.text(sentence, style, Rect { min: pen, max: body.max });
            } else {
                draft.items.extend(items);
            }
            pen.y += height + Mm::new(1.6);
        }
    }
}
