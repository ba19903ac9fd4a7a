//! Cuts a body in another way or turns it into another kind, and decides which new sector is the heir of an old one.
//!
//! One rule decides both what a new sector is worth and where a capital or a unit in an old sector goes. North stays north and south stays south; the
//! northern part is the heir of a whole body. A sector of an equator keeps its place; if the new equator is too short for that, the last sector of
//! the new equator is the heir. If the new body has no equator, the north is the heir of the western half of the old equator and the south of the
//! eastern half. A new sector takes everything from the richest of the sectors to which it is heir. A new sector that is heir to no old one takes
//! only the air of the sector before it, so that cutting a planet never multiplies its plunder.

use super::body::{Division, Form, Part, Sector};

/// The way in which a body is cut into sectors, without the sectors themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// Not cut: the body is one sector.
    Whole,
    /// Cut into two halves.
    Halves,
    /// Cut into two caps, and an equator with this many sectors.
    Caps(usize),
}

/// The kind of a body, without its sectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BodyKind {
    /// A planet.
    Planet,
    /// A moon, or several that count as one.
    Moon,
    /// Asteroids.
    Asteroids,
    /// A city in space.
    Starcity,
}

impl BodyKind {
    /// Every kind, in the order in which a designer is offered them.
    pub const ALL: [Self; 4] = [Self::Planet, Self::Moon, Self::Asteroids, Self::Starcity];

    /// The word for this kind of body, with a capital letter: "Moon".
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Planet => "Planet",
            Self::Moon => "Moon",
            Self::Asteroids => "Asteroids",
            Self::Starcity => "Starcity",
        }
    }

    /// Whether bodies of this kind can have air: only planets can ("Map Tile Definitions & Explanations").
    #[must_use]
    pub const fn holds_air(self) -> bool {
        matches!(self, Self::Planet)
    }
}

impl Cut {
    /// The words for this way of cutting, such as "halves".
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Halves => "halves",
            Self::Caps(_) => "caps and equator",
        }
    }
}

/// The kind of a body and the way in which it is cut, apart from its sectors.
impl Form {
    /// The kind of the body, without its sectors.
    #[must_use]
    pub const fn kind(&self) -> BodyKind {
        match self {
            Self::Planet(_) => BodyKind::Planet,
            Self::Moon(_) => BodyKind::Moon,
            Self::Asteroids(_) => BodyKind::Asteroids,
            Self::Starcity(_) => BodyKind::Starcity,
        }
    }

    /// The way in which the body is cut into sectors. A body that is no planet is always whole.
    #[must_use]
    pub fn cut(&self) -> Cut {
        match self {
            Self::Planet(Division::Halves { .. }) => Cut::Halves,
            Self::Planet(Division::Caps { equator, .. }) => Cut::Caps(equator.len()),
            Self::Planet(Division::Whole(_)) | Self::Moon(_) | Self::Asteroids(_) | Self::Starcity(_) => Cut::Whole,
        }
    }

    /// A form of this kind, cut in this way if it is a planet. Its sectors have no air, no wealth code and no modifiers.
    #[must_use]
    pub fn blank(kind: BodyKind, cut: Cut) -> Self {
        let sector = Sector::default();
        match (kind, cut) {
            (BodyKind::Moon, _) => Self::Moon(sector),
            (BodyKind::Asteroids, _) => Self::Asteroids(sector),
            (BodyKind::Starcity, _) => Self::Starcity(sector),
            (BodyKind::Planet, Cut::Whole) => Self::Planet(Division::Whole(sector)),
            (BodyKind::Planet, Cut::Halves) => Self::Planet(Division::Halves { north: sector, south: sector }),
            (BodyKind::Planet, Cut::Caps(count)) => {
                let equator = vec![sector; count.min(Division::LONGEST_EQUATOR)];
                Self::Planet(Division::Caps { north: sector, equator, south: sector })
            }
        }
    }
}

/// A body that is cut in another way, or turned into another kind.
impl Form {
    /// The same body cut in another way. A body other than a planet stays one sector.
    #[must_use]
    pub fn recut(&self, cut: Cut) -> Self {
        self.handed_on(Self::blank(self.kind(), cut))
    }

    /// The body turned into another kind. It becomes one sector, unless it already was of this kind. If the new kind cannot hold air, the air is
    /// lost.
    #[must_use]
    pub fn turned_into(&self, kind: BodyKind) -> Self {
        let cut = if kind == self.kind() { self.cut() } else { Cut::Whole };
        let mut form = self.handed_on(Self::blank(kind, cut));
        if !kind.holds_air()
            && kind != self.kind()
            && let Some(sector) = form.sector_mut(Part::Whole)
        {
            sector.atmosphere = false;
        }
        form
    }

    /// The part of the new form that takes the place of an old part of this body.
    #[must_use]
    pub fn heir(&self, part: Part, new: &Self) -> Part {
        let count = match self.cut() {
            Cut::Caps(count) => count,
            Cut::Whole | Cut::Halves => 0,
        };
        match (new.cut(), part) {
            (Cut::Whole, _) => Part::Whole,
            (Cut::Halves | Cut::Caps(_), Part::Whole | Part::North) => Part::North,
            (Cut::Halves | Cut::Caps(0), Part::Equator(number)) if usize::from(number) * 2 < count => Part::North,
            (Cut::Halves | Cut::Caps(_), Part::South) | (Cut::Halves | Cut::Caps(0), Part::Equator(_)) => Part::South,
            (Cut::Caps(left), Part::Equator(number)) => {
                Part::Equator(u8::try_from(left - 1).map_or(number, |last| number.min(last)))
            }
        }
    }

    /// Copies to the sectors of a new form of this body what they inherit from the old ones.
    fn handed_on(&self, mut new: Self) -> Self {
        let parts: Vec<Part> = new.sectors().into_iter().map(|(part, _)| part).collect();
        let mut before = self.sectors().first().is_some_and(|(_, first)| first.atmosphere);
        for part in parts {
            let from = self.sectors().into_iter().filter(|(old, _)| self.heir(*old, &new) == part);
            // Richer codes come first and sectors without a code last; among equals, the first is taken.
            let richest = from.map(|(_, sector)| *sector).min_by_key(|sector| (sector.wealth.is_none(), sector.wealth));
            let sector = richest.unwrap_or(Sector { atmosphere: before, ..Sector::default() });
            before = sector.atmosphere;
            if let Some(place) = new.sector_mut(part) {
                *place = sector;
            }
        }
        new
    }
}

#[cfg(test)]
mod tests;
