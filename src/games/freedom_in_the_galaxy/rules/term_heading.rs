//! The headings under which the terms of a scenario are listed, and the side to which each term belongs.

use super::set_up::Piece;
use super::terms::{InstantVictory, Limit, Provision, Score};
use super::{Content, Side};

/// A heading under which terms of a scenario are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermHeading {
    /// The heading for Force Points, and for what the sides may buy for them.
    Points,
    /// The heading for what a side has at the start, and where its pieces stand.
    Start,
    /// The heading for what a side is dealt by chance.
    Deals,
    /// The heading for what arrives later, and by which routes.
    Entries,
    /// The heading for how the game is won.
    Victory,
}

impl TermHeading {
    /// Every heading, in reading order.
    pub const ALL: [Self; 5] = [Self::Points, Self::Start, Self::Deals, Self::Entries, Self::Victory];

    /// The words of the heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Points => "Force Points",
            Self::Start => "Starts with, and where",
            Self::Deals => "Deals",
            Self::Entries => "Entries",
            Self::Victory => "Victory",
        }
    }
}

/// A term that is listed under a heading.
pub trait Term {
    /// The heading under which the term is listed.
    fn heading(&self) -> TermHeading;
    /// The side to which the term belongs; `None` if it belongs to both sides.
    fn side(&self, content: &Content) -> Option<Side>;
}

impl Term for Provision {
    fn heading(&self) -> TermHeading {
        match self {
            Self::PointsIn(..)
            | Self::PointsAt(..)
            | Self::Points(..)
            | Self::PointsOn(..)
            | Self::PointsFrom(..)
            | Self::FreeBase(..) => TermHeading::Points,
            Self::Units(..) | Self::Camp(_) | Self::SecretBase | Self::Things(..) | Self::Thing(..) | Self::Printed(_) => {
                TermHeading::Start
            }
            Self::DealtTo(..) | Self::Dealt(..) => TermHeading::Deals,
            Self::UnitsOn(..) | Self::UnitsOrBaseOn(..) | Self::UnitsByRebellion(..) => TermHeading::Entries,
        }
    }

    fn side(&self, _: &Content) -> Option<Side> {
        match self {
            Self::PointsIn(side, ..)
            | Self::PointsAt(side, ..)
            | Self::Points(side, _)
            | Self::PointsOn(side, ..)
            | Self::PointsFrom(side, ..)
            | Self::Units(side, ..)
            | Self::UnitsOn(side, ..)
            | Self::UnitsOrBaseOn(side, ..)
            | Self::UnitsByRebellion(side, ..)
            | Self::DealtTo(side, ..)
            | Self::Dealt(side, ..)
            | Self::FreeBase(side, _)
            | Self::Things(side, ..)
            | Self::Thing(side, _) => Some(*side),
            Self::Camp(_) | Self::SecretBase => Some(Side::Rebel),
            Self::Printed(_) => None,
        }
    }
}

impl Term for Limit {
    fn heading(&self) -> TermHeading {
        match self {
            Self::FromSpace(_)
            | Self::InOrbit(_)
            | Self::InEnvirons(_)
            | Self::OneEnviron(_)
            | Self::OnEither(..)
            | Self::On(..)
            | Self::NotOnKind(..)
            | Self::NotOn(..)
            | Self::NotInProvince(..)
            | Self::GroupsApart(_)
            | Self::GroupsOnPlanets(_)
            | Self::KnightsApart(_)
            | Self::ThingIn(..)
            | Self::Together(..)
            | Self::OnStrongest(..)
            | Self::ThingOnKinds(..)
            | Self::ThingNotIn(..)
            | Self::ThingOn(..)
            | Self::Garrison(_)
            | Self::CampsMet
            | Self::Printed(_) => TermHeading::Start,
            Self::BearersApart(_) => TermHeading::Deals,
            Self::EliteIn(..) | Self::Elite(..) | Self::Suicide(..) | Self::Atrocity(..) | Self::BasesHalf(_) => {
                TermHeading::Points
            }
            Self::Entry(..) | Self::EntryAnywhere(_) | Self::EntryPoints(..) | Self::EntryTogether(..) => TermHeading::Entries,
        }
    }

    fn side(&self, content: &Content) -> Option<Side> {
        match self {
            Self::FromSpace(side)
            | Self::InOrbit(side)
            | Self::InEnvirons(side)
            | Self::OneEnviron(side)
            | Self::OnEither(side, ..)
            | Self::On(side, _)
            | Self::NotOnKind(side, _)
            | Self::NotOn(side, _)
            | Self::NotInProvince(side, _)
            | Self::GroupsApart(side)
            | Self::GroupsOnPlanets(side)
            | Self::BearersApart(side)
            | Self::KnightsApart(side)
            | Self::EliteIn(side, ..)
            | Self::Elite(side, _)
            | Self::Suicide(side, _)
            | Self::Atrocity(side, _)
            | Self::BasesHalf(side)
            | Self::Garrison(side)
            | Self::Entry(side, _)
            | Self::EntryAnywhere(side)
            | Self::EntryPoints(side, ..)
            | Self::EntryTogether(side, ..) => Some(*side),
            Self::ThingIn(thing, ..)
            | Self::Together(thing, _)
            | Self::OnStrongest(thing, _)
            | Self::ThingOnKinds(thing, ..)
            | Self::ThingNotIn(thing, _)
            | Self::ThingOn(thing, _) => Piece::named(content, thing.as_str()).and_then(|piece| piece.side(content)),
            Self::CampsMet => Some(Side::Imperial),
            Self::Printed(_) => None,
        }
    }
}

impl Term for Score {
    fn heading(&self) -> TermHeading {
        TermHeading::Victory
    }

    fn side(&self, _: &Content) -> Option<Side> {
        match self {
            // All points belong to the Rebel player, even points for characters whom a side has lost.
            Self::Planet(..) | Self::Kind(..) | Self::Killed(..) | Self::Captured(..) | Self::Information(..) => {
                Some(Side::Rebel)
            }
            Self::Printed(_) => None,
        }
    }
}

impl Term for InstantVictory {
    fn heading(&self) -> TermHeading {
        TermHeading::Victory
    }

    fn side(&self, _: &Content) -> Option<Side> {
        self.winner()
    }
}
