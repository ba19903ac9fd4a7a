//! The counters of characters and sovereigns: a bust by race and name, their leadership, and the number of the card (6.2).

use super::livery::{Livery, Pen};
use crate::sheets::art::{self, Backdrop, Sitter};
use drawing::{Color, Path};
use freedom_in_the_galaxy::{Allegiance, Character, Content, Sovereign};
use geometry::{Mm, Point, Rect};
use project::Project;
use sheets::Draft;
use sheets::picture::fitted_within;

/// The area of the portrait, below the two lines that a name may take: left, top, width and height in millimetres.
const PORTRAIT: (f64, f64, f64, f64) = (1.2, 5.3, 6.3, 6.0);
/// The left edge and the width of the values beside the portrait, in millimetres.
const VALUES: (f64, f64) = (7.6, 4.2);
/// The distance from a counter's upper edge to the lower edge of the band behind the name.
const BAND: Mm = Mm::new(4.9);

/// The front of a character's counter.
#[must_use]
pub fn front(content: &Content, character: &Character, project: Option<&Project>) -> Draft {
    let livery = Livery::from(character.side);
    let mut draft = livery.bare();
    livery.banded(&mut draft, BAND);
    livery.named(&mut draft, character.label());
    let (x, y, wide, high) = PORTRAIT;
    let field = Rect::at(x, y, wide, high);
    portrait(&mut draft, content, character, project, field);
    draft.path(Path::rect(field).stroked(livery.ink(), 0.2));
    let (left, across) = VALUES;
    livery.sign(&mut draft, Point::new(left + across * 0.5, 6.5));
    let leading = character.ratings.leading();
    livery.line(&mut draft, &leading, if leading.contains('(') { 2.0 } else { 2.9 }, (left, 7.5, across, 2.4));
    if let Some(number) = character.number {
        livery.line(&mut draft, &number.to_string(), 1.9, (left, 9.6, across, 1.9));
    }
    draft
}

/// Draws the portrait of a character in a field: the designer's picture, or one drawn by side, race and name.
pub fn portrait(draft: &mut Draft, content: &Content, character: &Character, project: Option<&Project>, field: Rect) {
    if let Some(picture) = character.picture.and_then(|picture| project?.picture(picture)) {
        draft.put(Point::ORIGIN, fitted_within(picture, field, Path::rect(field)));
        return;
    }
    let sitter =
        Sitter { name: &character.name, title: &character.title, race: race_of(content, character), side: Some(character.side) };
    art::portrait(draft, sitter, field);
}

/// Draws a companion, who belongs to neither side, in a field.
pub fn companion(draft: &mut Draft, name: &str, field: Rect) {
    art::portrait(draft, Sitter { name, title: "", race: name, side: None }, field);
}

fn race_of<'a>(content: &'a Content, character: &Character) -> &'a str {
    character.race.and_then(|race| content.races.get(race)).map_or("", |race| race.label())
}

/// The back of a character's counter, which shows the name of the detected character (9.4).
#[must_use]
pub fn detected(livery: Livery, name: &str) -> Draft {
    let mut draft = livery.blank();
    let window = livery.windowed(&mut draft, name, livery.plain());
    let mut pen = Pen::within(&mut draft, livery, livery.plain(), window);
    let lid = |up: f64| -> Vec<(f64, f64)> {
        (-6..=6).map(|step| f64::from(step) / 6.0).map(|x| (x * 3.6, up * 1.9 * (1.0 - x * x))).collect()
    };
    pen.line(&lid(-1.0), 0.35);
    pen.line(&lid(1.0), 0.35);
    pen.disc((0.0, 0.0), 1.1);
    livery.foot(&mut draft, "Detected", 2.1);
    draft
}

/// The front and back of a sovereign's counter. If both sides can summon the sovereign, each face has the livery of one side. For other sovereigns
/// the back shows that the sovereign is detected.
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
    let (ink, rays) = match livery {
        Livery::Imperial => (Color::rgb(246, 220, 136), [Color::rgb(112, 70, 128), Color::rgb(92, 52, 110)]),
        Livery::Rebel | Livery::Neutral => (Color::rgb(112, 56, 20), [Color::rgb(255, 236, 188), Color::rgb(255, 246, 222)]),
    };
    let backdrop = Backdrop::Rays(rays);
    let window = livery.windowed(&mut draft, sovereign.label(), backdrop);
    let mut pen = Pen::within(&mut draft, livery, backdrop, window).inked(ink);
    pen.shape(&[(-2.8, 1.6), (-3.4, -1.3), (-1.6, 0.0), (0.0, -1.9), (1.6, 0.0), (3.4, -1.3), (2.8, 1.6)]);
    for x in [-3.4, 0.0, 3.4] {
        pen.disc((x, if x == 0.0 { -1.9 } else { -1.3 }), 0.45);
    }
    pen.cut(&[(-2.4, 0.7), (2.4, 0.7), (2.35, 1.1), (-2.35, 1.1)]);
    livery.foot(&mut draft, &sovereign.line(), 2.6);
    draft
}
