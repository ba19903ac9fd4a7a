//! The front of an action card: its three sections, each with a scene of its environs, the letters of missions, and one event.

use super::flow::{self, Block};
use super::front::Measures;
use crate::sheets::art::{self, Scene};
use crate::sheets::look::of_environ;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use freedom_in_the_galaxy::EnvironType;
use freedom_in_the_galaxy::cards::{Action, DeckSection};
use freedom_in_the_galaxy::verbs::sentences;
use geometry::{Mm, Point, Rect, Seed, Size, Vector};
use sheets::Draft;
use sheets::look::{INK, LINE};

/// The fill of the section of special environs, which is the colour of no single environ.
const SPECIAL: Color = Color::rgb(232, 226, 242);

/// Draws the three sections, one below another.
pub fn sections(draft: &mut Draft, measures: &Measures, action: &Action) {
    for section in DeckSection::ALL {
        one(draft, measures, action, section, area(measures, section));
    }
}

/// The area of a section on its card.
pub fn area(measures: &Measures, section: DeckSection) -> Rect {
    let all = Rect {
        min: measures.body.min - Vector::at(measures.mm(1.2), measures.mm(0.6)),
        max: measures.body.max + Vector::at(measures.mm(1.2), Mm::ZERO),
    };
    let height = all.height() / DeckSection::ALL.len() as f64;
    let before = DeckSection::ALL.into_iter().take_while(|other| *other != section).count() as f64;
    let (_, rest) = all.cut_top(height * before);
    rest.cut_top(height).0.inset(measures.mm(0.7))
}

fn one(draft: &mut Draft, measures: &Measures, action: &Action, section: DeckSection, area: Rect) {
    let tint = match section {
        DeckSection::Urban => of_environ(EnvironType::Urban),
        DeckSection::Special => SPECIAL,
        DeckSection::Wild => of_environ(EnvironType::Wild),
    };
    let panel = Path::rounded_rect(area, measures.mm(1.4));
    draft.path(panel.filled(tint).as_ground(Ground::Plain).stroked(INK, LINE));
    let (left, right) = area.inset(measures.mm(1.2)).cut_left(measures.mm(17.0));
    let (name, picture) = left.cut_top(measures.mm(3.4));
    let style = Style::new(Face::Bold, (2.5 * measures.scale).max(Draft::SMALLEST.get())).colored(INK).centred();
    draft.line(section.label(), style, name);
    let found = action.section(section);
    let count = found.letters.iter().count().max(1) as f64;
    let gap = measures.mm(0.8);
    let side = measures.mm(5.4).min((picture.width() - gap) / count - gap);
    art::scene(draft, shown(section, action.number.get()), Seed::of(&format!("{} {}", action.number, section.label())), picture);
    draft.path(Path::rect(picture).stroked(INK, LINE));
    // The letters lie over the foreground of the picture.
    let letters = picture.inset(gap);
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

/// The scene that a section shows. The section of special environs shows one of their four kinds, in turn from card to card.
const fn shown(section: DeckSection, card: u32) -> Scene {
    match (section, card % 4) {
        (DeckSection::Urban, _) => Scene::City,
        (DeckSection::Wild, _) => Scene::Wild,
        (DeckSection::Special, 0) => Scene::Cave,
        (DeckSection::Special, 1) => Scene::Liquid,
        (DeckSection::Special, 2) => Scene::Air,
        (DeckSection::Special, _) => Scene::Fire,
    }
}
