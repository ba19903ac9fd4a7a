//! The markers of 2.33, each with its back.

use super::livery::{Livery, MIDDLE, Pen};
use drawing::Face;
use drawing::text::Style;
use freedom_in_the_galaxy::Markers;
use geometry::Rect;
use sheets::Draft;

/// A marker, by what its two faces show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// A base, up or down.
    Base,
    /// The loyalty of a planet, or its rebellion.
    Loyalty,
    /// A planet secret.
    Secret,
    /// A camp of the Rebels, or a coup.
    Camp,
    /// One Force Point on the track of the Rebels or of the Empire.
    One(Livery),
    /// Ten Force Points, or a hundred on the back.
    Ten(Livery),
    /// The turn.
    Turn,
    /// The phase.
    Phase,
}

impl Marker {
    /// All markers of the box, kind by kind.
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

    /// Its name.
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

    /// The liveries of its front and its back.
    #[must_use]
    pub const fn livery(self) -> Livery {
        match self {
            Self::Base | Self::Loyalty | Self::Secret | Self::Turn | Self::Phase => Livery::Neutral,
            Self::Camp => Livery::Rebel,
            Self::One(livery) | Self::Ten(livery) => livery,
        }
    }

    /// Its front.
    #[must_use]
    pub fn front(self) -> Draft {
        let livery = self.livery();
        let mut draft = livery.blank();
        match self {
            Self::Base => {
                dome(&mut Pen::new(&mut draft, livery, MIDDLE), true);
                named(&mut draft, livery, "Base", "Up");
            }
            Self::Loyalty => {
                let mut pen = Pen::new(&mut draft, livery, MIDDLE);
                pen.shape(&[
                    (-4.2, 0.0),
                    (-2.2, -1.7),
                    (-2.2, -0.6),
                    (2.2, -0.6),
                    (2.2, -1.7),
                    (4.2, 0.0),
                    (2.2, 1.7),
                    (2.2, 0.6),
                    (-2.2, 0.6),
                    (-2.2, 1.7),
                ]);
                livery.foot(&mut draft, "Loyalty", 2.5);
            }
            Self::Secret => {
                livery.line(&mut draft, "?", 7.0, (0.6, 1.4, 11.5, 7.4));
                livery.foot(&mut draft, "Secret", 2.5);
            }
            Self::Camp => {
                let mut pen = Pen::new(&mut draft, livery, MIDDLE);
                pen.shape(&[(0.0, -2.6), (3.8, 2.1), (-3.8, 2.1)]);
                pen.cut(&[(0.0, -0.6), (1.2, 2.1), (-1.2, 2.1)]);
                pen.line(&[(0.0, -2.4), (0.0, -3.6), (1.4, -3.2), (0.0, -2.8)], 0.3);
                livery.foot(&mut draft, "Camp", 2.5);
            }
            Self::One(_) => credit(&mut draft, livery, "1"),
            Self::Ten(_) => credit(&mut draft, livery, "10"),
            Self::Turn => {
                let mut pen = Pen::new(&mut draft, livery, MIDDLE);
                pen.shape(&[(-2.0, -2.8), (2.0, -2.8), (0.25, -0.3), (2.0, 2.2), (-2.0, 2.2), (-0.25, -0.3)]);
                named(&mut draft, livery, "", "Turn");
            }
            Self::Phase => {
                let mut pen = Pen::new(&mut draft, livery, MIDDLE);
                pen.ring((0.0, -0.3), 2.4, 0.5);
                pen.line(&[(0.0, -2.0), (0.0, -0.3), (1.3, 0.5)], 0.45);
                named(&mut draft, livery, "", "Phase");
            }
        }
        draft
    }

    /// Its back.
    #[must_use]
    pub fn back(self) -> Draft {
        let livery = self.livery();
        let mut draft = livery.blank();
        match self {
            Self::Base => {
                dome(&mut Pen::new(&mut draft, livery, MIDDLE), false);
                named(&mut draft, livery, "Base", "Down");
            }
            Self::Loyalty => {
                let mut pen = Pen::new(&mut draft, livery, MIDDLE);
                pen.shape(&[
                    (0.1, -4.0),
                    (0.9, -2.2),
                    (1.9, -3.0),
                    (2.7, -0.7),
                    (2.2, 1.2),
                    (1.0, 2.3),
                    (-1.2, 2.3),
                    (-2.4, 1.1),
                    (-2.7, -0.7),
                    (-1.4, -1.9),
                    (-1.0, -0.8),
                ]);
                pen.cut(&[(0.1, -0.8), (1.0, 0.5), (0.7, 1.6), (-0.6, 1.6), (-0.8, 0.6)]);
                livery.foot(&mut draft, "Rebellion", 2.4);
            }
            Self::Secret => {
                draft = secret_back();
                let mut pen = Pen::new(&mut draft, livery, MIDDLE);
                for y in [0.6, 3.8] {
                    pen.line(&[(-5.0, y), (5.0, y)], 0.2);
                }
            }
            Self::Camp => {
                let mut pen = Pen::new(&mut draft, livery, MIDDLE);
                pen.star((0.0, -0.4), 5, 3.2, 1.3);
                livery.foot(&mut draft, "Coup", 2.5);
            }
            Self::One(_) => credit(&mut draft, livery, "1"),
            Self::Ten(_) => credit(&mut draft, livery, "100"),
            Self::Turn | Self::Phase => {}
        }
        draft
    }
}

/// The back of a secret with a name in the place of the lines for it.
pub fn named_secret(name: &str) -> Draft {
    let mut draft = secret_back();
    let style = Style::new(Face::Bold, 2.4).colored(Marker::Secret.livery().ink()).centred();
    draft.text(name, style, Rect::at(0.6, 3.8, 11.5, 6.4));
    draft
}

/// The back of a secret, with room for its name.
fn secret_back() -> Draft {
    let livery = Marker::Secret.livery();
    let mut draft = livery.blank();
    livery.line(&mut draft, "Secret", 2.2, (0.6, 1.0, 11.5, 2.6));
    draft
}

/// Draws the words above and below the picture of a marker.
fn named(draft: &mut Draft, livery: Livery, above: &str, below: &str) {
    livery.line(draft, above, 2.3, (0.6, 0.6, 11.5, 2.7));
    livery.foot(draft, below, 2.7);
}

fn credit(draft: &mut Draft, livery: Livery, number: &str) {
    livery.line(draft, number, 5.0, (0.6, 2.2, 11.5, 6.2));
    livery.foot(draft, if number == "1" { "Credit" } else { "Credits" }, 2.2);
}

/// Draws the dome of a base with its gun, or its ruin.
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
