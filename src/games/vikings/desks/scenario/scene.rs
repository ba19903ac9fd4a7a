//! What one frame of the window needs to draw the set-up: a scenario with its ground and its pieces.

use std::collections::BTreeMap;

use super::super::board::{Hexes, hexes};
use super::moved;
use geometry::{Edge, Facing, GridLayout, Point, Space};
use kit::action::Change;
use kit::board::{Hand, Pieces, Spaces, Target};
use kit::desks::FrameContext;
use project::OneOf as _;
use rules::{Id, Severity};
use vikings::{Hull, InForce, InScenario, Man, Member, Place, Player, Scenario, SetUp, Spot, Token, TokenKind, Vessel};

/// A scenario with its set-up.
pub struct Scene<'a> {
    /// The set-up of the open scenario.
    pub set_up: &'a SetUp<'a>,
    /// The scenario's id.
    pub id: Id<Scenario>,
    /// The hexes of the boards.
    pub spaces: Hexes,
    /// The selected part of the scenario.
    pub part: InScenario,
    /// The worst finding about each part of the scenario, with its text.
    pub said: BTreeMap<InScenario, (Severity, String)>,
}

/// A piece of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A boat of a side, with everyone aboard.
    Boat(Player, Id<Vessel>),
    /// A character of a side who is not aboard.
    Man(Player, Id<Member>),
    /// A thing on a hex: the kind of thing, by the id of its list, and the hex.
    Thing(Id<Token>, Space),
    /// A new thing that is not on the boards yet.
    New(TokenKind),
}

/// The boxes for pieces that are not on the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// The tray: boats and characters are placed by their player later, and things are removed.
    Tray,
    /// An edge by which the pieces enter.
    Edge(Edge),
}

impl<'a> Scene<'a> {
    /// The set-up of a scenario on this layout of hexes; `None` if it has no boards.
    pub fn of(
        context: &FrameContext,
        set_up: &'a SetUp<'a>,
        id: Id<Scenario>,
        ground: GridLayout,
        part: InScenario,
    ) -> Option<Self> {
        set_up.site()?;
        let mut said: BTreeMap<InScenario, (Severity, String)> = BTreeMap::new();
        let forces: Vec<_> = set_up.scenario.forces(set_up.content).map(|(player, force, _)| (player, force)).collect();
        for finding in context.state.document.findings() {
            let parts: Vec<InScenario> = match Place::own(&finding.place) {
                Some(Place::Scenario(of, part)) if *of == id => vec![*part],
                Some(Place::Force(of, part)) => {
                    let sides = forces.iter().filter(|(_, force)| force == of).map(|(player, _)| *player);
                    sides.filter_map(|player| of_force(player, *part)).collect()
                }
                Some(_) | None => continue,
            };
            let severity = finding.about.severity;
            for part in parts {
                if said.get(&part).is_none_or(|(worst, _)| *worst < severity) {
                    said.insert(part, (severity, finding.message.clone()));
                }
            }
        }
        Some(Self { set_up, id, spaces: hexes(ground), part, said })
    }

    /// The boat of a side that has this id in the side's force.
    pub fn hull(&self, player: Player, id: Id<Vessel>) -> Option<&'a Hull<'a>> {
        self.set_up.hulls.iter().find(|hull| hull.player == player && hull.id == id)
    }

    /// The character of a side who has this id as a member of the side's force.
    pub fn man(&self, player: Player, id: Id<Member>) -> Option<&'a Man<'a>> {
        self.set_up.men.iter().find(|man| man.player == player && man.id == id)
    }

    /// Whether the piece still exists in the scenario.
    pub fn knows(&self, piece: Piece) -> bool {
        match piece {
            Piece::Boat(player, id) => self.hull(player, id).is_some(),
            Piece::Man(player, id) => self.man(player, id).is_some_and(|man| man.member.boat.is_none()),
            Piece::Thing(id, space) => self.set_up.scenario.tokens.get(id).is_some_and(|token| token.spaces.contains(&space)),
            Piece::New(_) => true,
        }
    }

    /// All boats, and all characters who are not aboard, of both sides.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        let hulls = self.set_up.hulls.iter().map(|hull| Piece::Boat(hull.player, hull.id));
        let ashore = self.set_up.men.iter().filter(|man| man.member.boat.is_none());
        hulls.chain(ashore.map(|man| Piece::Man(man.player, man.id)))
    }

    /// All things on the boards.
    pub fn things(&self) -> impl Iterator<Item = (Piece, TokenKind)> {
        let tokens = self.set_up.scenario.tokens.iter();
        tokens.flat_map(|(id, token)| token.spaces.iter().map(move |space| (Piece::Thing(id, *space), token.what)))
    }

    /// Where a boat or a character starts; `None` for a thing.
    pub fn spot(&self, piece: Piece) -> Option<Spot> {
        match piece {
            Piece::Boat(player, id) => self.hull(player, id).map(|hull| hull.vessel.start.spot()),
            Piece::Man(player, id) => self.man(player, id).map(|man| man.member.start.spot()),
            Piece::Thing(..) | Piece::New(_) => None,
        }
    }

    /// The turn in which a piece enters the boards; `None` if it is on them from the start.
    pub fn turn(&self, piece: Piece) -> Option<u32> {
        let turn = match piece {
            Piece::Boat(player, id) => self.hull(player, id)?.vessel.turn,
            Piece::Man(player, id) => self.man(player, id)?.member.turn,
            Piece::Thing(..) | Piece::New(_) => None,
        };
        turn.map(rules::Count::get)
    }

    /// The facing of a boat or a character; `None` for a thing.
    pub fn facing(&self, piece: Piece) -> Option<Facing> {
        match piece {
            Piece::Boat(player, id) => self.hull(player, id).map(|hull| hull.vessel.bow.facing()),
            Piece::Man(player, id) => self.man(player, id).map(|man| man.member.heading.facing()),
            Piece::Thing(..) | Piece::New(_) => None,
        }
    }

    /// The name of a piece.
    pub fn name(&self, piece: Piece) -> &'a str {
        match piece {
            Piece::Boat(player, id) => self.hull(player, id).map_or("a boat", |hull| hull.vessel.label()),
            Piece::Man(player, id) => self.man(player, id).map_or("somebody", |man| man.character.label()),
            Piece::Thing(id, _) => self.set_up.scenario.tokens.get(id).map_or("a thing", |token| token.what.label()),
            Piece::New(kind) => kind.label(),
        }
    }

    /// The first hex of the selected area.
    pub fn first_of_area(&self) -> Option<Space> {
        let InScenario::Area(area) = self.part else { return None };
        self.set_up.scenario.areas.get(area)?.spaces.first().copied()
    }

    /// The place in the project of a part of this scenario.
    pub fn at(&self, part: InScenario) -> project::Place {
        Place::Scenario(self.id, part).into()
    }
}

/// A part of a scenario and a part of a side's force may be about the same thing. This is the part of the scenario for a part of the force; `None` if
/// there is none.
const fn of_force(player: Player, part: InForce) -> Option<InScenario> {
    match part {
        InForce::Boat(boat) => Some(InScenario::Boat(player, boat)),
        InForce::Member(member) => Some(InScenario::Member(player, member)),
        InForce::Whole | InForce::Name | InForce::Budget | InForce::Notes => None,
    }
}

impl Piece {
    /// The piece for which a part of the scenario stands; `None` if the part stands for no piece.
    pub const fn of(part: InScenario) -> Option<Self> {
        match part {
            InScenario::Boat(player, boat) => Some(Self::Boat(player, boat)),
            InScenario::Member(player, member) => Some(Self::Man(player, member)),
            InScenario::Thing(token, space) => Some(Self::Thing(token, space)),
            InScenario::Whole
            | InScenario::Name
            | InScenario::Layout
            | InScenario::Sides
            | InScenario::Turns
            | InScenario::Area(_)
            | InScenario::Token(_)
            | InScenario::Pace(_)
            | InScenario::Goal(_)
            | InScenario::Options
            | InScenario::Tide
            | InScenario::Grades
            | InScenario::Notes => None,
        }
    }

    /// The part of the scenario that the piece stands for.
    pub const fn part(self) -> InScenario {
        match self {
            Self::Boat(player, boat) => InScenario::Boat(player, boat),
            Self::Man(player, member) => InScenario::Member(player, member),
            Self::Thing(token, space) => InScenario::Thing(token, space),
            Self::New(_) => InScenario::Whole,
        }
    }
}

impl Pieces for Scene<'_> {
    type Space = Space;
    type Piece = Piece;
    type Box = Aside;

    const TAKEN_AT_ONCE: bool = true;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl Spaces<Space = Space> {
        &self.spaces
    }

    fn piece_at(&self, point: Point) -> Option<Piece> {
        self.piece_in(self.spaces.at(point)?)
    }

    fn piece_in(&self, space: Space) -> Option<Piece> {
        let ashore = self.set_up.men.iter().filter(|man| man.member.boat.is_none());
        let men = || ashore.clone().filter(|man| man.spaces().any(|own| own == space)).map(|man| Piece::Man(man.player, man.id));
        let things = || self.things().map(|(piece, _)| piece).filter(|piece| self.space_of(*piece) == Some(space));
        let hulls = || {
            let over = self.set_up.hulls.iter().filter(|hull| self.set_up.covers(hull).any(|own| own == space));
            over.map(|hull| Piece::Boat(hull.player, hull.id))
        };
        let there = || men().chain(things()).chain(hulls());
        there().find(|piece| self.selected() == Some(*piece)).or_else(|| there().next())
    }

    fn space_of(&self, piece: Piece) -> Option<Space> {
        match piece {
            Piece::Boat(player, id) => {
                let hull = self.hull(player, id)?;
                hull.berth.and(hull.vessel.start.hex())
            }
            Piece::Man(player, id) => self.man(player, id).filter(|man| man.member.boat.is_none())?.space,
            Piece::Thing(_, space) => Some(space),
            Piece::New(_) => None,
        }
    }

    fn target(&self, point: Point, _: Option<Piece>) -> Option<Target<Space, Aside>> {
        self.spaces.at(point).map(Target::Space)
    }

    fn selected(&self) -> Option<Piece> {
        Piece::of(self.part).filter(|piece| self.knows(*piece))
    }

    fn in_order(&self) -> Vec<Piece> {
        let all = self.pieces().chain(self.things().map(|(piece, _)| piece));
        all.filter(|piece| self.space_of(*piece).is_some()).collect()
    }

    fn place(&self, piece: Option<Piece>) -> project::Place {
        self.at(piece.map_or(InScenario::Whole, Piece::part))
    }

    fn put_down(&self, hand: &Hand<Piece>, others: &[Piece], target: Target<Space, Aside>) -> Option<Change> {
        moved::put_down(self, hand, others, target)
    }

    fn taken_off(&self) -> Option<Change> {
        moved::put_aside(self, self.selected()?, &[], Aside::Tray)
    }
}
