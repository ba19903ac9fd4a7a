//! The places of all characters, boats and things at the start of a scenario, for checks, sheets and desks.

use std::cell::OnceCell;

use super::board::{Site, Standing};
use super::boat::{Berth, DeckHex};
use super::{BoatClass, Character, Content, Force, Member, Player, Scenario, Vessel};
use geometry::{Grid, Shape, Space};
use rules::Id;

/// A scenario with all its characters and boats where they are at the start.
pub struct SetUp<'a> {
    /// The designs that hold the scenario.
    pub content: &'a Content,
    /// The scenario that is set up.
    pub scenario: &'a Scenario,
    /// The grid of the scenario's layout; a single hex if the scenario has no layout.
    pub grid: Grid,
    /// The boats whose classes exist; those of player A come first.
    pub hulls: Vec<Hull<'a>>,
    /// The characters that exist; those of player A come first.
    pub men: Vec<Man<'a>>,
    site: OnceCell<Option<Site>>,
}

/// A boat in a set-up.
pub struct Hull<'a> {
    /// The side of the boat.
    pub player: Player,
    /// The force to which the boat belongs, with its id.
    pub force: (Id<Force>, &'a Force),
    /// The id of the boat in its force.
    pub id: Id<Vessel>,
    /// The boat, as the force has it.
    pub vessel: &'a Vessel,
    /// The class of the boat.
    pub class: &'a BoatClass,
    /// The berth at the start; `None` if the boat comes in later or the player puts it down.
    pub berth: Option<Berth>,
}

/// A character in a set-up.
pub struct Man<'a> {
    /// The side of the character.
    pub player: Player,
    /// The force to which the character belongs, with its id.
    pub force: (Id<Force>, &'a Force),
    /// The id that the character's row has in the force.
    pub id: Id<Member>,
    /// The row of the force, which holds the character and their place at the start.
    pub member: &'a Member,
    /// The character of that row.
    pub character: &'a Character,
    /// The boat aboard which the character begins, by its index in [`SetUp::hulls`]; `None` ashore.
    pub hull: Option<usize>,
    /// The hex of the boat's deck on which the character begins; `None` ashore.
    pub deck: Option<DeckHex>,
    /// The hex of the layout on which the character begins; `None` if they are not on the map at the start.
    pub space: Option<Space>,
    /// The hex of a rider's rear; `None` for a character on foot.
    pub rear: Option<Space>,
}

impl<'a> SetUp<'a> {
    /// The set-up of a scenario.
    #[must_use]
    pub fn of(content: &'a Content, scenario: &'a Scenario) -> Self {
        let grid =
            scenario.layout(content).map_or_else(|| Grid::new(Shape::PointedHex, 1, 1), |layout| layout.frame(&content.boards).1);
        let mut set_up = Self { content, scenario, grid, hulls: Vec::new(), men: Vec::new(), site: OnceCell::new() };
        for (player, id, force) in scenario.forces(content) {
            let first = set_up.hulls.len();
            for (vessel_id, vessel) in force.boats.iter() {
                let Some(class) = vessel.class.and_then(|class| content.boats.get(class)) else { continue };
                let berth = vessel.berth(grid);
                set_up.hulls.push(Hull { player, force: (id, force), id: vessel_id, vessel, class, berth });
            }
            for (member_id, member, character) in force.characters(content) {
                let hull = member.boat.and_then(|boat| set_up.hulls[first..].iter().position(|hull| hull.id == boat));
                let hull = hull.map(|at| at + first);
                let aboard = hull.map(|at| &set_up.hulls[at]);
                let deck = aboard.and_then(|hull| member.deck_hex(hull.class));
                let space = match aboard {
                    Some(hull) => hull.berth.zip(deck).map(|(berth, deck)| grid.space(hull.class.hex_at(berth, deck))),
                    None if member.boat.is_none() && member.turn.is_none() => member.start.hex(),
                    None => None,
                };
                let rear = space.filter(|_| member.rides(character)).map(|space| {
                    let behind = Berth::new(grid.hex(space), member.heading.facing()).turned(3);
                    grid.space(behind.axis + behind.ahead())
                });
                let force = (id, force);
                set_up.men.push(Man { player, force, id: member_id, member, character, hull, deck, space, rear });
            }
        }
        set_up
    }

    /// The set-ups of all scenarios, each with the id of the scenario. A scenario in which one force plays both sides is left out, because a
    /// character cannot be in two places.
    pub fn all(content: &'a Content) -> impl Iterator<Item = (Id<Scenario>, Self)> {
        let two_sided = content.scenarios.iter().filter(|(_, scenario)| !scenario.has_one_force_twice());
        two_sided.map(|(id, scenario)| (id, Self::of(content, scenario)))
    }

    /// The ground; `None` if the scenario has no layout.
    #[must_use]
    pub fn site(&self) -> Option<&Site> {
        let made = self
            .site
            .get_or_init(|| self.scenario.layout(self.content).map(|layout| Site::of_layout(layout, &self.content.boards)));
        made.as_ref()
    }

    /// The hexes that a boat covers; empty if the boat is not on the map at the start.
    pub fn covers(&self, hull: &'a Hull<'a>) -> impl Iterator<Item = Space> + '_ {
        hull.berth.into_iter().flat_map(move |berth| hull.class.covers(berth)).map(|hex| self.grid.space(hex))
    }

    /// The characters aboard a boat, which is given by its index in [`SetUp::hulls`].
    pub fn crew(&self, hull: usize) -> impl Iterator<Item = &Man<'a>> {
        self.men.iter().filter(move |man| man.hull == Some(hull))
    }

    /// The figures and boats on the ground that may block lines of sight.
    #[must_use]
    pub fn standing(&self, site: &Site) -> Standing {
        let mut standing = Standing::nobody(site);
        for (number, hull) in (1..).zip(&self.hulls) {
            self.covers(hull).for_each(|space| standing.put_hull(site, space, number));
        }
        for man in &self.men {
            man.spaces().for_each(|space| standing.put_figure(site, space));
        }
        standing
    }
}

impl Man<'_> {
    /// The character's hex and, for a rider, also the hex of the rear.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        self.space.into_iter().chain(self.rear)
    }
}
