//! The decks: their names, signs and colours.

use drawing::{Color, Path};
use freedom_in_the_galaxy::Place;
use geometry::{Mm, Point, Vector};

/// A deck of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// Characters.
    Characters,
    /// Possessions.
    Possessions,
    /// Missions.
    Missions,
    /// Action cards.
    Actions,
    /// Galactic events.
    Events,
    /// Strategic assignments.
    Assignments,
    /// Secrets of planets.
    Secrets,
    /// Creatures.
    Creatures,
}

impl Deck {
    /// Every deck, in the order of printing.
    pub const ALL: [Self; 8] = [
        Self::Characters,
        Self::Possessions,
        Self::Missions,
        Self::Actions,
        Self::Events,
        Self::Assignments,
        Self::Secrets,
        Self::Creatures,
    ];

    /// The deck of the card at this place in the project; `None` if the place is not that of a card.
    #[must_use]
    pub const fn of(place: &Place) -> Option<Self> {
        match place {
            Place::Character(..) => Some(Self::Characters),
            Place::Possession(..) => Some(Self::Possessions),
            Place::Mission(..) => Some(Self::Missions),
            Place::Action(..) => Some(Self::Actions),
            Place::Event(..) => Some(Self::Events),
            Place::Assignment(..) => Some(Self::Assignments),
            Place::Secret(..) => Some(Self::Secrets),
            Place::Creature(..) => Some(Self::Creatures),
            _ => None,
        }
    }

    /// The name of the deck.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Characters => "Characters",
            Self::Possessions => "Possessions",
            Self::Missions => "Missions",
            Self::Actions => "Actions",
            Self::Events => "Galactic events",
            Self::Assignments => "Strategic assignments",
            Self::Secrets => "Planet secrets",
            Self::Creatures => "Creatures",
        }
    }

    /// The words at the foot of the deck's cards.
    #[must_use]
    pub const fn foot(self) -> &'static str {
        match self {
            Self::Characters => "CHARACTER",
            Self::Possessions => "POSSESSION",
            Self::Missions => "MISSION",
            Self::Actions => "ACTION",
            Self::Events => "GALACTIC EVENT",
            Self::Assignments => "STRATEGIC ASSIGNMENT",
            Self::Secrets => "PLANET SECRET",
            Self::Creatures => "CREATURE",
        }
    }

    /// The colour of the deck.
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Self::Characters => Color::rgb(72, 80, 96),
            Self::Possessions => Color::rgb(150, 62, 104),
            Self::Missions => Color::rgb(46, 94, 140),
            Self::Actions => Color::rgb(156, 92, 20),
            Self::Events => Color::rgb(108, 76, 148),
            Self::Assignments => Color::rgb(120, 52, 52),
            Self::Secrets => Color::rgb(36, 118, 112),
            Self::Creatures => Color::rgb(84, 112, 44),
        }
    }

    /// The pale colour of the deck's cards, on which text is readable.
    #[must_use]
    pub fn paper(self) -> Color {
        self.color().mix(Color::WHITE, 0.72)
    }

    /// The sign of the deck around a point, within a radius. The sign of each deck has a different shape, so that it can be recognized without
    /// colour.
    #[must_use]
    pub fn sign(self, middle: Point, radius: Mm) -> Vec<Path> {
        let at = |x: f64, y: f64| middle + Vector::at(radius * x, radius * y);
        let shape = |points: &[(f64, f64)]| Path::polygon(&points.iter().map(|(x, y)| at(*x, *y)).collect::<Vec<_>>());
        let line = |from: (f64, f64), to: (f64, f64)| {
            // A thick line as a filled polygon, so that the whole sign consists of filled shapes.
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let length = dx.hypot(dy).max(1e-9);
            let (across, down) = (-dy / length * 0.09, dx / length * 0.09);
            shape(&[
                (from.0 + across, from.1 + down),
                (to.0 + across, to.1 + down),
                (to.0 - across, to.1 - down),
                (from.0 - across, from.1 - down),
            ])
        };
        match self {
            // Head and shoulders.
            Self::Characters => vec![
                Path::circle(middle + Vector::at(Mm::ZERO, radius * -0.42), radius * 0.48),
                shape(&[(-0.9, 0.95), (-0.7, 0.4), (-0.3, 0.18), (0.3, 0.18), (0.7, 0.4), (0.9, 0.95)]),
            ],
            // A cut gem.
            Self::Possessions => vec![shape(&[(-0.6, -0.8), (0.6, -0.8), (1.0, -0.2), (0.0, 0.95), (-1.0, -0.2)])],
            // Cross hairs.
            Self::Missions => {
                let tick = [
                    ((0.0, -1.0), (0.0, -0.45)),
                    ((0.0, 0.45), (0.0, 1.0)),
                    ((-1.0, 0.0), (-0.45, 0.0)),
                    ((0.45, 0.0), (1.0, 0.0)),
                ];
                let ring: Vec<Path> = (0..24)
                    .map(|step| {
                        let turn = |step: i32| {
                            let angle = geometry::Angle::degrees(f64::from(step) * 15.0);
                            let point = Vector::polar(angle, Mm::new(0.7));
                            (point.x.get(), point.y.get())
                        };
                        line(turn(step), turn(step + 1))
                    })
                    .collect();
                let dot = Path::circle(middle, radius * 0.16);
                ring.into_iter().chain(tick.map(|(from, to)| line(from, to))).chain([dot]).collect()
            }
            // A bolt of lightning.
            Self::Actions => vec![shape(&[(0.25, -1.0), (-0.6, 0.15), (-0.08, 0.15), (-0.25, 1.0), (0.6, -0.2), (0.08, -0.2)])],
            // A star of four points.
            Self::Events => vec![shape(&[
                (0.0, -1.0),
                (0.2, -0.2),
                (1.0, 0.0),
                (0.2, 0.2),
                (0.0, 1.0),
                (-0.2, 0.2),
                (-1.0, 0.0),
                (-0.2, -0.2),
            ])],
            // Two chevrons of an officer.
            Self::Assignments => [-0.45, 0.25]
                .map(|top| {
                    shape(&[
                        (-0.85, top + 0.5),
                        (0.0, top - 0.3),
                        (0.85, top + 0.5),
                        (0.85, top + 0.8),
                        (0.0, top),
                        (-0.85, top + 0.8),
                    ])
                })
                .into(),
            // A keyhole.
            Self::Secrets => vec![
                Path::circle(middle + Vector::at(Mm::ZERO, radius * -0.35), radius * 0.5),
                shape(&[(-0.2, -0.1), (0.2, -0.1), (0.45, 0.95), (-0.45, 0.95)]),
            ],
            // The marks of claws.
            Self::Creatures => {
                [-0.55, 0.0, 0.55].map(|x| shape(&[(x + 0.3, -0.95), (x + 0.12, 0.1), (x - 0.3, 0.95), (x - 0.14, -0.05)])).into()
            }
        }
    }
}
