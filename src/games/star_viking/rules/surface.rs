//! The look of a body's ground: the one that the designer has chosen, or else one that depends on the kind of the body, its distance from the sun,
//! and chance.

use serde::{Deserialize, Serialize};

use super::system::{Orbit, System};
use super::{Body, BodyKind, Form};
use geometry::Seed;
use rules::Id;

/// The look of a body's ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Surface {
    /// Seas with islands.
    Ocean,
    /// Seas and continents.
    Continental,
    /// Dunes and dry basins.
    Desert,
    /// Ice with long cracks.
    Ice,
    /// Dark crust and glowing rifts.
    Lava,
    /// Thick clouds that cannot be breathed.
    Toxic,
    /// Bands of gas.
    GasGiant,
    /// Bands of gas, and a ring round them.
    RingedGiant,
    /// Bare rock with plains.
    Barren,
    /// Rock with many craters.
    Cratered,
    /// Two moons on one sector.
    TwinMoons,
    /// Many rocks.
    DenseBelt,
    /// A few rocks.
    ThinBelt,
    /// A city like a wheel.
    Wheel,
    /// A city along an axis.
    Spindle,
    /// A city under domes.
    Domes,
}

impl Surface {
    /// All grounds, those of planets first.
    pub const ALL: [Self; 16] = [
        Self::Ocean,
        Self::Continental,
        Self::Desert,
        Self::Ice,
        Self::Lava,
        Self::Toxic,
        Self::GasGiant,
        Self::RingedGiant,
        Self::Barren,
        Self::Cratered,
        Self::TwinMoons,
        Self::DenseBelt,
        Self::ThinBelt,
        Self::Wheel,
        Self::Spindle,
        Self::Domes,
    ];

    /// The words for this ground.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Ocean => "ocean",
            Self::Continental => "continents",
            Self::Desert => "desert",
            Self::Ice => "ice",
            Self::Lava => "lava",
            Self::Toxic => "toxic clouds",
            Self::GasGiant => "gas giant",
            Self::RingedGiant => "gas giant with a ring",
            Self::Barren => "barren",
            Self::Cratered => "cratered",
            Self::TwinMoons => "twin moons",
            Self::DenseBelt => "dense belt",
            Self::ThinBelt => "thin belt",
            Self::Wheel => "wheel",
            Self::Spindle => "spindle",
            Self::Domes => "domes",
        }
    }

    /// Whether a body of this kind can have this ground.
    #[must_use]
    pub const fn suits(self, kind: BodyKind) -> bool {
        match kind {
            BodyKind::Planet => {
                !matches!(self, Self::TwinMoons | Self::DenseBelt | Self::ThinBelt | Self::Wheel | Self::Spindle | Self::Domes)
            }
            BodyKind::Moon => matches!(
                self,
                Self::Desert | Self::Ice | Self::Lava | Self::Toxic | Self::Barren | Self::Cratered | Self::TwinMoons
            ),
            BodyKind::Asteroids => matches!(self, Self::DenseBelt | Self::ThinBelt),
            BodyKind::Starcity => matches!(self, Self::Wheel | Self::Spindle | Self::Domes),
        }
    }

    /// Whether the ground is that of a giant, which is drawn larger than moons.
    #[must_use]
    pub const fn is_giant(self) -> bool {
        matches!(self, Self::GasGiant | Self::RingedGiant)
    }
}

/// Says which ground a body has, and the seed for its small differences.
impl System {
    /// The seed for the small choices in the picture of a body. It depends on the names of system and body and on the variant, so that bodies look
    /// different.
    #[must_use]
    pub fn seed(&self, body: &Body) -> Seed {
        Seed::of(&format!("{}/{}/{}", self.label(), body.label(), body.look.variant))
    }

    /// The ground of a body in an orbit: the designer's choice if it suits the body, otherwise the suggested ground.
    #[must_use]
    pub fn surface(&self, orbit: Id<Orbit>, body: &Body) -> Surface {
        let chosen = body.look.surface.filter(|surface| surface.suits(body.form.kind()));
        chosen.unwrap_or_else(|| self.suggested_surface(orbit, body))
    }

    /// The suggested ground of a body: seas on a planet with air; on other planets hot ground near the sun, rock further out, and gas in the
    /// outermost orbit.
    fn suggested_surface(&self, orbit: Id<Orbit>, body: &Body) -> Surface {
        let near = self.orbits.position(orbit) == Some(0);
        let far = self.orbits.position(orbit).is_some_and(|position| position + 1 == self.orbits.len());
        let choices: &[Surface] = match &body.form {
            Form::Planet(_) if body.form.sectors().iter().any(|(_, sector)| sector.atmosphere) => {
                &[Surface::Continental, Surface::Ocean, Surface::Continental]
            }
            Form::Planet(_) if near => &[Surface::Lava, Surface::Desert, Surface::Cratered],
            Form::Planet(_) if far => &[Surface::RingedGiant, Surface::GasGiant],
            Form::Planet(_) => &[Surface::Desert, Surface::Barren, Surface::Toxic],
            // A moon whose name contains "moons" stands for several moons on one sector.
            Form::Moon(_) if body.name.to_lowercase().contains("moons") => &[Surface::TwinMoons],
            Form::Moon(_) if far => &[Surface::Ice, Surface::Cratered, Surface::Barren],
            Form::Moon(_) => &[Surface::Cratered, Surface::Barren, Surface::Desert, Surface::Cratered],
            Form::Asteroids(_) => &[Surface::DenseBelt, Surface::ThinBelt],
            Form::Starcity(_) => &[Surface::Wheel, Surface::Spindle, Surface::Domes],
        };
        let index = self.seed(body).one_of(7, choices.len() as u64) as usize;
        choices.get(index).copied().unwrap_or(Surface::Barren)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cut, Sector};

    #[test]
    fn what_is_suggested_suits_whatever_the_body_is() {
        let kinds = BodyKind::ALL.map(|kind| Form::blank(kind, Cut::Whole));
        let air = Form::Planet(super::super::Division::Whole(Sector { atmosphere: true, ..Sector::default() }));
        for form in kinds.into_iter().chain([air]) {
            let body = Body { form, ..Body::default() };
            let orbits = (0..3).map(|_| Orbit { bodies: [body.clone()].into_iter().collect() });
            let system = System { orbits: orbits.collect(), ..System::default() };
            for orbit in system.orbits.ids() {
                assert!(system.surface(orbit, &body).suits(body.form.kind()));
            }
        }
        assert!(BodyKind::ALL.iter().all(|kind| Surface::ALL.iter().any(|surface| surface.suits(*kind))));
    }

    #[test]
    fn a_choice_that_does_not_suit_is_not_shown() {
        let mut body = Body { form: Form::blank(BodyKind::Starcity, Cut::Whole), ..Body::default() };
        body.look.surface = Some(Surface::Lava);
        let system = System {
            orbits: [Orbit { bodies: [body.clone()].into_iter().collect() }].into_iter().collect(),
            ..System::default()
        };
        assert!(system.surface(Id::new(1), &body).suits(BodyKind::Starcity));
        body.look.surface = Some(Surface::Domes);
        assert_eq!(system.surface(Id::new(1), &body), Surface::Domes);
    }
}
