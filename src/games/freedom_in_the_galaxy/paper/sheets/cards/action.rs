//! The front of an action card: its three sections, each with the sign of its environs, the letters of missions, and one event.

use super::flow::{self, Block};
use super::front::Measures;
use crate::sheets::look::of_environ;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use freedom_in_the_galaxy::EnvironType;
use freedom_in_the_galaxy::cards::{Action, DeckSection};
use freedom_in_the_galaxy::verbs::sentences;
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::{FAINT, INK, LINE};

/// Draws the three sections below each other.
pub fn sections(draft: &mut Draft, measures: &Measures, action: &Action) {
    let area = Rect {
        min: measures.body.min - Vector::at(measures.mm(1.2), measures.mm(0.6)),
        max: measures.body.max + Vector::at(measures.mm(1.2), Mm::ZERO),
    };
    let height = area.height() / 3.0;
    let mut rest = area;
    for section in DeckSection::ALL {
        let (row, below) = rest.cut_top(height);
        rest = below;
        one(draft, measures, action, section, row.inset(measures.mm(0.7)));
    }
}

fn one(draft: &mut Draft, measures: &Measures, action: &Action, section: DeckSection, area: Rect) {
    let tint = match section {
        DeckSection::Urban => of_environ(EnvironType::Urban),
        DeckSection::Special => of_environ(EnvironType::Liquid),
        DeckSection::Wild => of_environ(EnvironType::Wild),
    };
    let panel = Path::rounded_rect(area, measures.mm(1.4));
    draft.path(panel.filled(tint).as_ground(Ground::Plain).stroked(INK, LINE));
    let (left, right) = area.inset(measures.mm(1.2)).cut_left(measures.mm(14.0));
    let (name, rest) = left.cut_top(measures.mm(3.4));
    let style = Style::new(Face::Bold, (2.5 * measures.scale).max(Draft::SMALLEST.get())).colored(FAINT).centred();
    draft.line(section.label(), style, name);
    let found = action.section(section);
    let count = found.letters.iter().count().max(1) as f64;
    let gap = measures.mm(0.8);
    let side = measures.mm(6.2).min((rest.width() + gap) / count - gap);
    let (icon, letters) = rest.cut_top(rest.height() - side - gap);
    for path in sign(section, icon.middle(), measures.mm(4.4).min(icon.height() * 0.46)) {
        draft.path(path.filled(INK));
    }
    let start = Point::at(letters.middle().x - ((side + gap) * count - gap) * 0.5, letters.max.y - side);
    for (at, letter) in found.letters.iter().enumerate() {
        let box_at = Rect::new(start + Vector::at((side + gap) * at as f64, Mm::ZERO), Size::of(side, side));
        draft.path(Path::rounded_rect(box_at, gap).filled(Color::WHITE).as_ground(Ground::Plain).stroked(INK, LINE));
        let style = Style::new(Face::Bold, 5.0).sized(side * 0.82).colored(INK).centred();
        draft.line(&letter.to_string(), style, box_at.inset(side * 0.08));
    }
    let event = Rect { min: right.min + Vector::at(measures.mm(1.6), Mm::ZERO), max: right.max };
    let mut says = sentences(&found.event);
    if says.is_empty() {
        says.push("No event.".into());
    }
    flow::blocks(draft, &[Block { heading: "", sentences: says }], measures.mm(3.0), event);
}

/// The sign of the environs of a section: roofs, a stone that is split in four, a tree.
fn sign(section: DeckSection, middle: Point, radius: Mm) -> Vec<Path> {
    let at = |x: f64, y: f64| middle + Vector::at(radius * x, radius * y);
    let shape = |points: &[(f64, f64)]| Path::polygon(&points.iter().map(|(x, y)| at(*x, *y)).collect::<Vec<_>>());
    match section {
        DeckSection::Urban => vec![
            shape(&[(-0.95, 0.8), (-0.95, -0.1), (-0.4, -0.1), (-0.4, 0.8)]),
            shape(&[(-0.28, 0.8), (-0.28, -0.7), (0.0, -1.0), (0.28, -0.7), (0.28, 0.8)]),
            shape(&[(0.4, 0.8), (0.4, -0.35), (0.95, -0.35), (0.95, 0.8)]),
        ],
        DeckSection::Special => [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
            .into_iter()
            .zip([(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)])
            .map(|(one, other)| {
                // Each quarter stands a little off the middle.
                let off = (f64::midpoint(one.0, other.0) * 0.16, f64::midpoint(one.1, other.1) * 0.16);
                let corner = |(x, y): (f64, f64)| (x * 0.82 + off.0, y * 0.82 + off.1);
                shape(&[off, corner(one), corner(other)])
            })
            .collect(),
        DeckSection::Wild => vec![
            shape(&[(0.0, -1.0), (0.55, -0.25), (-0.55, -0.25)]),
            shape(&[(0.0, -0.55), (0.75, 0.45), (-0.75, 0.45)]),
            shape(&[(-0.14, 0.45), (0.14, 0.45), (0.14, 0.9), (-0.14, 0.9)]),
        ],
    }
}
