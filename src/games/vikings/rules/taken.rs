//! The occupied hexes of a set-up, and why a character, a boat or a thing may not begin on a hex, for checks and desks.

use std::collections::BTreeMap;

use super::board::{ForHulls, Site};
use super::boat::Berth;
use super::voyage::Voyage;
use super::{BoatClass, Hull, Man, SetUp, Terrain, TokenKind};
use geometry::Space;

/// The occupied hexes of a set-up, and the ground of the set-up.
pub struct Taken<'a> {
    set_up: &'a SetUp<'a>,
    site: &'a Site,
    /// The name of the boat that lies over each hex.
    hulls: BTreeMap<Space, &'a str>,
    /// The name of the character on each hex.
    men: BTreeMap<Space, &'a str>,
}

/// The properties of a character that matter for where they can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arriving {
    /// Whether the character is on a horse.
    pub mounted: bool,
    /// Whether the character wears armour.
    pub armour: bool,
}

impl<'a> Taken<'a> {
    /// The occupied hexes; `None` if the scenario has no ground. `without` holds two tests, one for boats and one for characters. A boat or character
    /// for which the test is true is left out.
    #[must_use]
    pub fn of(set_up: &'a SetUp<'a>, without: &(impl Fn(&Hull) -> bool, impl Fn(&Man) -> bool)) -> Option<Self> {
        let site = set_up.site()?;
        let (mut hulls, mut men) = (BTreeMap::new(), BTreeMap::new());
        for hull in set_up.hulls.iter().filter(|hull| !without.0(hull)) {
            hulls.extend(set_up.covers(hull).map(|space| (space, hull.vessel.label())));
        }
        // A crew is left out if its boat is.
        let gone = |man: &Man| man.hull.is_some_and(|hull| without.0(&set_up.hulls[hull])) || without.1(man);
        for man in set_up.men.iter().filter(|man| !gone(man)) {
            men.extend(man.spaces().map(|space| (space, man.character.label())));
        }
        Some(Self { set_up, site, hulls, men })
    }

    /// Whether a boat is over a hex.
    #[must_use]
    pub fn is_afloat(&self, space: Space) -> bool {
        self.hulls.contains_key(&space)
    }

    /// Why the terrain of a hex does not let a character begin there, in words (2.51); `None` if it lets them.
    #[must_use]
    pub fn drowns(&self, man: Arriving, space: Space) -> Option<String> {
        let terrain = self.site.terrain(space)?;
        let ground = self.set_up.content.tables.grounds.of(terrain);
        let afloat = self.is_afloat(space);
        match (man.mounted, man.armour) {
            (true, _) if afloat => Some("as a rider on a boat".to_owned()),
            (true, _) if ground.horse.is_none() => Some(format!("as a rider in {}", terrain.label())),
            (_, true) if !ground.armour && !afloat => Some(format!("in armour in {}", terrain.label())),
            (true | false, true | false) => None,
        }
    }

    /// Why a character may not begin on these hexes; `None` if they may. The second hex, if there is one, is that of a rider's rear.
    #[must_use]
    pub fn against_man(&self, man: Arriving, spaces: &[Space]) -> Option<String> {
        spaces.iter().find_map(|space| {
            if self.site.surface(*space).is_none() {
                return Some(format!("no board lies at {space}"));
            }
            let other = self.men.get(space).map(|other| format!("{other} is there already"));
            other.or_else(|| self.drowns(man, *space).map(|how| format!("that would be {how}")))
        })
    }

    /// Why a boat of a class may not begin at a berth; `None` if it may.
    #[must_use]
    pub fn against_boat(&self, class: &BoatClass, berth: Berth) -> Option<String> {
        let grid = self.site.grid();
        let broadside = || "it would lie broadside on the beach".to_owned();
        let against = class.covers(berth).map(|hex| grid.space(hex)).find_map(|space| {
            let Some(surface) = self.site.surface(space) else { return Some("it reaches beyond the boards".to_owned()) };
            if self.site.for_hulls(space) == Some(ForHulls::Wrecks) {
                return Some(format!("{space} is {}", surface.label()));
            }
            self.hulls.get(&space).map(|other| format!("{other} lies over {space}"))
        });
        against.or_else(|| Voyage { site: self.site, class }.is_broadside(berth).then(broadside))
    }

    /// Why a treasure, dummy or beast may not begin on a hex; `None` if it may.
    #[must_use]
    pub fn against_thing(&self, what: TokenKind, space: Space) -> Option<String> {
        let Some(terrain) = self.site.terrain(space) else { return Some(format!("no board lies at {space}")) };
        self.sinks(what, space).then(|| format!("a {} does not stand in {}", what.label(), terrain.label()))
    }

    /// Whether a hex is deep water in which a beast cannot stand: pigs and goats do not swim, and a horse enters it only when led (2.51, 5.5).
    #[must_use]
    pub fn sinks(&self, what: TokenKind, space: Space) -> bool {
        let beast = matches!(what, TokenKind::Pig | TokenKind::Goat | TokenKind::Horse);
        beast && self.site.terrain(space) == Some(Terrain::Deep) && !self.is_afloat(space)
    }
}
