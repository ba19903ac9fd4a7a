//! The markers that 2.33 lists, each with its back.

use super::livery::{Livery, Pen};
use crate::sheets::art::Backdrop;
use drawing::text::Style;
use drawing::{Color, Face};
use freedom_in_the_galaxy::{EnvironType, Markers};
use geometry::{Point, Rect, Size};
use sheets::Draft;

/// The ink of steel on a dark backdrop.
const STEEL: Color = Color::rgb(226, 231, 242);
/// The ink of fire.
const FIRE: Color = Color::rgb(164, 30, 14);
/// The ink of canvas and of ruins.
const CANVAS: Color = Color::rgb(140, 66, 22);
/// The ink of instruments.
const INSTRUMENT: Color = Color::rgb(28, 66, 98);
/// The backdrop of instruments.
const PALE: Backdrop = Backdrop::Plain(Color::rgb(214, 228, 236));
/// The backdrop of ruins.
const DUST: Backdrop = Backdrop::Plain(Color::rgb(226, 210, 190));
/// The backdrop of a planet secret: rays.
const RIDDLE: Backdrop = Backdrop::Rays([Color::rgb(116, 78, 142), Color::rgb(94, 58, 120)]);
/// The backdrop of a star: rays.
const GLORY: Backdrop = Backdrop::Rays([Color::rgb(255, 232, 172), Color::rgb(250, 208, 112)]);
/// The colours of a credit: its metal, its rim and the stamp on it.
const COIN: [Color; 3] = [Color::rgb(240, 205, 104), Color::rgb(150, 104, 30), Color::rgb(72, 44, 8)];

/// A marker, named after what its two faces show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// A base, with its two faces: the base up and the base down.
    Base,
    /// The loyalty of a planet; on the other face its rebellion.
    Loyalty,
    /// A planet secret.
    Secret,
    /// A camp of the Rebels; on the other face a coup.
    Camp,
    /// One Force Point, on the track of this side.
    One(Livery),
    /// Ten Force Points, on the track of this side; the back shows a hundred.
    Ten(Livery),
    /// The marker of the turn.
    Turn,
    /// The marker of the phase.
    Phase,
}

impl Marker {
    /// All markers that the box of the game has, grouped by kind.
    pub fn all(markers: &Markers) -> impl Iterator<Item = Self> {
        let times = |marker: Self, count: rules::Count| std::iter::repeat_n(marker, count.get() as usize);
        let credits =
            [Self::One(Livery::Rebel), Self::Ten(Livery::Rebel), Self::One(Livery::Imperial), Self::Ten(Livery::Imperial)];
        times(Self::Base, markers.bases)
            .chain(times(Self::Loyalty, markers.loyalties))
            .chain(times(Self::Secret, markers.secrets))
            .chain(times(Self::Camp, markers.camps))
            .chain(credits.into_iter().cycle().take(markers.credits.get() as usize))
            .chain(times(Self::Turn, markers.turns))
            .chain(times(Self::Phase, markers.phases))
    }

    /// The name of the marker.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Loyalty => "loyalty",
            Self::Secret => "secret",
            Self::Camp => "camp",
            Self::One(_) | Self::Ten(_) => "credit",
            Self::Turn => "turn",
            Self::Phase => "phase",
        }
    }

    /// The livery of the marker's front and back.
    #[must_use]
    pub const fn livery(self) -> Livery {
        match self {
            Self::Base | Self::Loyalty | Self::Secret | Self::Turn | Self::Phase => Livery::Neutral,
            Self::Camp => Livery::Rebel,
            Self::One(livery) | Self::Ten(livery) => livery,
        }
    }

    /// The front of the marker.
    #[must_use]
    pub fn front(self) -> Draft {
        let livery = self.livery();
        let mut draft = livery.blank();
        match self {
            Self::Base => {
                dome(&mut pictured(&mut draft, livery, "Base", Backdrop::Dusk).inked(STEEL), true);
                livery.foot(&mut draft, "Up", 2.7);
            }
            Self::Loyalty => {
                let mut pen = pictured(&mut draft, livery, "", Backdrop::Loyalties).inked(INSTRUMENT);
                pen.shape(&[
                    (-4.4, 0.0),
                    (-2.2, -2.0),
                    (-2.2, -0.7),
                    (2.2, -0.7),
                    (2.2, -2.0),
                    (4.4, 0.0),
                    (2.2, 2.0),
                    (2.2, 0.7),
                    (-2.2, 0.7),
                    (-2.2, 2.0),
                ]);
                livery.foot(&mut draft, "Loyalty", 2.5);
            }
            Self::Secret => {
                let _ = pictured(&mut draft, livery, "", RIDDLE);
                let style = Style::new(Face::Bold, 7.4).colored(Color::rgb(250, 226, 150)).centred();
                draft.line("?", style, Rect::at(0.9, 0.9, 10.9, 7.1));
                livery.foot(&mut draft, "Secret", 2.5);
            }
            Self::Camp => {
                let mut pen = pictured(&mut draft, livery, "", Backdrop::Environ(EnvironType::Wild)).inked(CANVAS);
                pen.shape(&[(0.0, -1.9), (4.0, 3.0), (-4.0, 3.0)]);
                pen.cut(&[(0.0, 0.2), (1.2, 3.0), (-1.2, 3.0)]);
                pen.line(&[(0.0, -1.7), (0.0, -3.2), (1.5, -2.8), (0.0, -2.3)], 0.32);
                livery.foot(&mut draft, "Camp", 2.5);
            }
            Self::One(_) => credit(&mut draft, livery, "1"),
            Self::Ten(_) => credit(&mut draft, livery, "10"),
            Self::Turn => {
                let mut pen = pictured(&mut draft, livery, "", PALE).inked(INSTRUMENT);
                pen.shape(&[(-2.2, -3.0), (2.2, -3.0), (0.3, 0.0), (2.2, 3.0), (-2.2, 3.0), (-0.3, 0.0)]);
                livery.foot(&mut draft, "Turn", 2.7);
            }
            Self::Phase => {
                let mut pen = pictured(&mut draft, livery, "", PALE).inked(INSTRUMENT);
                pen.ring((0.0, 0.0), 2.8, 0.55);
                pen.line(&[(0.0, -2.0), (0.0, 0.0), (1.5, 0.9)], 0.5);
                livery.foot(&mut draft, "Phase", 2.7);
            }
        }
        draft
    }

    /// The back of the marker.
    #[must_use]
    pub fn back(self) -> Draft {
        let livery = self.livery();
        let mut draft = livery.blank();
        match self {
            Self::Base => {
                dome(&mut pictured(&mut draft, livery, "Base", DUST).inked(CANVAS), false);
                livery.foot(&mut draft, "Down", 2.7);
            }
            Self::Loyalty => {
                let mut pen = pictured(&mut draft, livery, "", Backdrop::Environ(EnvironType::Fire)).inked(FIRE);
                pen.shape(&[
                    (0.1, -3.2),
                    (0.9, -1.4),
                    (1.9, -2.2),
                    (2.7, 0.1),
                    (2.2, 2.0),
                    (1.0, 3.1),
                    (-1.2, 3.1),
                    (-2.4, 1.9),
                    (-2.7, 0.1),
                    (-1.4, -1.1),
                    (-1.0, 0.0),
                ]);
                pen.cut(&[(0.1, 0.0), (1.0, 1.3), (0.7, 2.4), (-0.6, 2.4), (-0.8, 1.4)]);
                livery.foot(&mut draft, "Rebellion", 2.4);
            }
            Self::Secret => {
                draft = secret_back();
                for y in [6.8, 10.0] {
                    draft.rule(Point::new(1.35, y), Point::new(11.35, y), livery.ink(), 0.2);
                }
            }
            Self::Camp => {
                let mut pen = pictured(&mut draft, livery, "", GLORY).inked(FIRE);
                pen.star((0.0, 0.2), 5, 3.5, 1.4);
                livery.foot(&mut draft, "Coup", 2.5);
            }
            Self::One(_) => credit(&mut draft, livery, "1"),
            Self::Ten(_) => credit(&mut draft, livery, "100"),
            Self::Turn | Self::Phase => {}
        }
        draft
    }
}

/// The back of a secret's marker, with the secret's name in place of the blank lines.
pub fn named_secret(name: &str) -> Draft {
    let mut draft = secret_back();
    let style = Style::new(Face::Bold, 2.4).colored(Marker::Secret.livery().ink()).centred();
    draft.text(name, style, Rect::at(0.6, 3.8, 11.5, 6.4));
    draft
}

/// The back of a secret's marker, with room for the secret's name.
fn secret_back() -> Draft {
    let livery = Marker::Secret.livery();
    let mut draft = livery.blank();
    livery.line(&mut draft, "Secret", 2.2, (0.6, 1.0, 11.5, 2.6));
    draft
}

/// Draws words with a window below them, and returns the pen that draws in the window.
fn pictured<'a>(draft: &'a mut Draft, livery: Livery, head: &str, backdrop: Backdrop) -> Pen<'a> {
    let window = livery.windowed(draft, head, backdrop);
    Pen::within(draft, livery, backdrop, window)
}

fn credit(draft: &mut Draft, livery: Livery, number: &str) {
    let [metal, rim, stamped] = COIN;
    let window = livery.windowed(draft, "", livery.plain());
    let mut pen = Pen::within(draft, livery, livery.plain(), window).inked(metal);
    pen.disc((0.0, 0.0), 2.6);
    pen.inked(rim).ring((0.0, 0.0), 2.25, 0.2);
    let style = Style::new(Face::Bold, 3.6).colored(stamped).centred();
    draft.line(number, style, Rect::around(window.middle(), Size::new(4.1, 4.9)));
    livery.foot(draft, if number == "1" { "Credit" } else { "Credits" }, 2.2);
}

/// Draws the dome of a base with its gun, or the ruin of the dome.
fn dome(pen: &mut Pen, is_up: bool) {
    pen.shape(&[(-4.0, 1.5), (4.0, 1.5), (4.0, 2.4), (-4.0, 2.4)]);
    if is_up {
        pen.shape(&[(-2.8, 1.3), (-2.4, -0.6), (-1.2, -1.7), (1.2, -1.7), (2.4, -0.6), (2.8, 1.3)]);
        pen.line(&[(0.6, -1.2), (3.6, -2.9)], 0.7);
        pen.cut(&[(-0.5, 0.3), (0.5, 0.3), (0.5, 1.3), (-0.5, 1.3)]);
    } else {
        pen.shape(&[
            (-2.8, 1.3),
            (-2.4, -0.4),
            (-1.7, 0.5),
            (-0.9, -0.9),
            (-0.2, 0.7),
            (0.7, -0.3),
            (1.4, 0.8),
            (2.2, 0.2),
            (2.8, 1.3),
        ]);
        pen.line(&[(1.6, -0.9), (3.4, 0.6)], 0.6);
    }
}
