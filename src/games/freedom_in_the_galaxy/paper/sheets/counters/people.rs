//! The counters of characters and sovereigns: a bust by race and name, their leadership, and the number of the card (6.2).

use super::livery::{Livery, Pen};
use crate::sheets::art::{self, Sitter};
use drawing::{Color, Path};
use freedom_in_the_galaxy::{Allegiance, Character, Content, Sovereign};
use geometry::{Point, Rect, Seed};
use project::Project;
use sheets::Draft;
use sheets::picture::fitted_within;

/// How many kinds of heads there are.
const HEADS: u64 = 6;
/// The front of a character's counter.
#[must_use]
pub fn front(content: &Content, character: &Character, project: Option<&Project>) -> Draft {
    let livery = Livery::from(character.side);
    let mut draft = livery.blank();
    livery.head(&mut draft, character.label());
    let field = Rect::at(2.9, 4.7, 6.9, 4.4);
    if let Some(picture) = character.picture.and_then(|picture| project?.picture(picture)) {
        draft.put(Point::ORIGIN, fitted_within(picture, field, Path::rect(field)));
    } else {
        bust(&mut Pen::low(&mut draft, livery), race_of(content, character), &character.name, livery.ink());
    }
    livery.line(&mut draft, &character.ratings.leading(), 2.9, (2.8, 9.3, 6.0, 2.9));
    if let Some(number) = character.number {
        livery.line(&mut draft, &number.to_string(), 2.0, (8.9, 9.9, 3.4, 2.2));
    }
    draft
}

/// Draws the portrait of a character in a field: the designer's picture, or one drawn by side, race and name.
pub fn portrait(draft: &mut Draft, content: &Content, character: &Character, project: Option<&Project>, field: Rect) {
    if let Some(picture) = character.picture.and_then(|picture| project?.picture(picture)) {
        draft.put(Point::ORIGIN, fitted_within(picture, field, Path::rect(field)));
        return;
    }
    let sitter = Sitter { name: &character.name, race: race_of(content, character), side: Some(character.side) };
    art::portrait(draft, sitter, field);
}

/// Draws a companion of either side in a field.
pub fn companion(draft: &mut Draft, name: &str, field: Rect) {
    art::portrait(draft, Sitter { name, race: name, side: None }, field);
}

fn race_of<'a>(content: &'a Content, character: &Character) -> &'a str {
    character.race.and_then(|race| content.races.get(race)).map_or("", |race| race.label())
}

/// The back: the name of the detected character (9.4).
#[must_use]
pub fn detected(livery: Livery, name: &str) -> Draft {
    let mut draft = livery.blank();
    livery.head(&mut draft, name);
    let mut pen = Pen::low(&mut draft, livery);
    let lid = |up: f64| -> Vec<(f64, f64)> {
        (-6..=6).map(|step| f64::from(step) / 6.0).map(|x| (x * 3.6, up * 1.9 * (1.0 - x * x))).collect()
    };
    pen.line(&lid(-1.0), 0.35);
    pen.line(&lid(1.0), 0.35);
    pen.disc((0.0, 0.0), 1.1);
    livery.foot(&mut draft, "Detected", 2.1);
    draft
}

/// The front and back of a sovereign's counter. A sovereign whom either side can summon has each side's livery on one face; for others the back is
/// the detected side.
#[must_use]
pub fn sovereign(sovereign: &Sovereign) -> [(Draft, Livery); 2] {
    match sovereign.allegiance {
        Allegiance::Neutral => [Livery::Imperial, Livery::Rebel].map(|livery| (crowned(sovereign, livery), livery)),
        Allegiance::Rebel => of_one_side(sovereign, Livery::Rebel),
        Allegiance::Imperial => of_one_side(sovereign, Livery::Imperial),
    }
}

fn of_one_side(sovereign: &Sovereign, livery: Livery) -> [(Draft, Livery); 2] {
    [(crowned(sovereign, livery), livery), (detected(livery, sovereign.label()), livery)]
}

fn crowned(sovereign: &Sovereign, livery: Livery) -> Draft {
    let mut draft = livery.blank();
    livery.head(&mut draft, sovereign.label());
    let mut pen = Pen::low(&mut draft, livery);
    pen.shape(&[(-2.8, 1.6), (-3.4, -1.3), (-1.6, 0.0), (0.0, -1.9), (1.6, 0.0), (3.4, -1.3), (2.8, 1.6)]);
    for x in [-3.4, 0.0, 3.4] {
        pen.disc((x, if x == 0.0 { -1.9 } else { -1.3 }), 0.45);
    }
    pen.cut(&[(-2.4, 0.7), (2.4, 0.7), (2.35, 1.1), (-2.35, 1.1)]);
    livery.foot(&mut draft, &sovereign.line(), 2.6);
    draft
}

/// Head and shoulders: the head by the race, and a choice or two by the name, the same on every machine.
fn bust(pen: &mut Pen, race: &str, name: &str, skin: Color) {
    let (kin, own) = (Seed::of(race), Seed::of(name));
    pen.shape(&[(-2.9, 2.4), (-2.5, 1.1), (-1.0, 0.5), (1.0, 0.5), (2.5, 1.1), (2.9, 2.4)]);
    pen.dip(skin);
    pen.shape(&[(-0.6, -0.2), (0.6, -0.2), (0.7, 0.9), (-0.7, 0.9)]);
    head(pen, kin.one_of(0, HEADS));
    match own.one_of(1, 4) {
        0 => pen.cut(&[(-0.15, 0.9), (0.15, 0.9), (0.3, 2.4), (-0.3, 2.4)]),
        1 => pen.cut(&[(-1.9, 1.4), (-1.0, 1.2), (-1.0, 1.7), (-1.8, 1.9)]),
        2 => pen.cut(&[(-0.9, 0.75), (0.9, 0.75), (0.0, 1.7)]),
        _ => {
            pen.cut(&[(-2.6, 1.6), (-1.2, 1.0), (-1.1, 1.3), (-2.6, 1.95)]);
            pen.cut(&[(2.6, 1.6), (1.2, 1.0), (1.1, 1.3), (2.6, 1.95)]);
        }
    }
    if own.one_of(2, 2) == 0 {
        pen.cut(&[(-0.85, -1.25), (0.85, -1.25), (0.85, -0.85), (-0.85, -0.85)]);
    } else {
        pen.cut(&[(-0.8, -1.25), (-0.25, -1.15), (-0.25, -0.85), (-0.8, -0.95)]);
        pen.cut(&[(0.8, -1.25), (0.25, -1.15), (0.25, -0.85), (0.8, -0.95)]);
    }
}

fn head(pen: &mut Pen, kind: u64) {
    match kind {
        // Round, with hair.
        0 => {
            pen.disc((0.0, -1.0), 1.35);
            pen.shape(&[(-1.5, -0.4), (-1.6, -1.8), (0.0, -2.6), (1.6, -1.8), (1.5, -0.4), (1.1, -1.6), (-1.1, -1.6)]);
        }
        // Long, with ears.
        1 => {
            pen.shape(&[(-1.0, -2.2), (1.0, -2.2), (1.2, -0.9), (0.5, 0.5), (-0.5, 0.5), (-1.2, -0.9)]);
            pen.shape(&[(-1.1, -1.2), (-2.2, -2.4), (-1.0, -2.0)]);
            pen.shape(&[(1.1, -1.2), (2.2, -2.4), (1.0, -2.0)]);
        }
        // Broad, with a muzzle.
        2 => {
            pen.shape(&[
                (-1.7, -1.9),
                (-0.8, -2.4),
                (0.8, -2.4),
                (1.7, -1.9),
                (1.5, -0.4),
                (0.7, 0.5),
                (-0.7, 0.5),
                (-1.5, -0.4),
            ]);
        }
        // A crest over the skull.
        3 => {
            pen.disc((0.0, -0.9), 1.25);
            pen.shape(&[(-0.3, -1.8), (-0.9, -2.7), (0.0, -2.4), (0.9, -2.7), (0.3, -1.8)]);
            pen.shape(&[(1.1, -1.4), (2.0, -1.9), (1.3, -0.6)]);
            pen.shape(&[(-1.1, -1.4), (-2.0, -1.9), (-1.3, -0.6)]);
        }
        // Feelers.
        4 => {
            pen.shape(&[(0.0, -2.1), (1.3, -1.4), (1.0, 0.0), (0.0, 0.5), (-1.0, 0.0), (-1.3, -1.4)]);
            pen.line(&[(-0.5, -1.8), (-1.4, -2.6)], 0.3);
            pen.line(&[(0.5, -1.8), (1.4, -2.6)], 0.3);
        }
        // A hood.
        _ => {
            pen.shape(&[(-1.7, 0.6), (-1.7, -1.2), (-0.9, -2.4), (0.0, -2.7), (0.9, -2.4), (1.7, -1.2), (1.7, 0.6)]);
        }
    }
}
