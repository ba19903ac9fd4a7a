//! Places worlds at random in a sector; the referee can change them at will. The map of the book is lost, and every referee needs one.
//!
//! Existing worlds are neither moved nor removed. First, Sword-Worlds and civilized worlds are added until there are as many as in the book, the
//! civilized worlds far from the Sword-Worlds. Then worlds of the other types follow until the map is as dense as wanted. The same seed makes the
//! same worlds.

use super::{Content, Sector, World, WorldType};
use geometry::Space;
use rules::{Chance, Origin};

/// Settings for random worlds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedWorlds {
    /// How many worlds the map is to have for every hundred spaces.
    pub density: u32,
    /// The relative frequency of each of [`WantedWorlds::TYPES`].
    pub mix: [u32; 6],
    /// How many moves a civilized world is to be away, if possible, from every Sword-World and from other civilized worlds.
    pub apart: u32,
}

impl WantedWorlds {
    /// The types that the players' chart does not show, the highest first.
    pub const TYPES: [WorldType; 6] = [
        WorldType::Atomic,
        WorldType::Industrial,
        WorldType::Renaissance,
        WorldType::Medieval,
        WorldType::StoneAge,
        WorldType::Barren,
    ];
    /// How many Sword-Worlds and how many civilized worlds the map of the book shows ("Worlds").
    pub const KNOWN: [(WorldType, usize); 2] = [(WorldType::SwordWorld, 5), (WorldType::Civilized, 3)];
    /// The highest density that can be chosen. On a denser map fleets would find no empty space.
    pub const DENSEST: u32 = 30;
    /// How many worlds a sector gets at most.
    pub const MOST: usize = 2_000;
}

impl Default for WantedWorlds {
    fn default() -> Self {
        Self { density: 9, mix: [2, 2, 2, 2, 2, 0], apart: 8 }
    }
}

/// How many random spaces are tried for each world. Of these, the one farthest from other worlds is chosen.
const DRAWS: usize = 4;
/// How far from the middle of their group Sword-Worlds may be, in moves.
const SWORD_WORLDS: u32 = 5;

/// The first halves of the names of worlds.
const FIRST: [&str; 18] =
    ["Al", "Bel", "Cor", "Dra", "Er", "Fen", "Gal", "Hel", "Isk", "Kar", "Lun", "Mor", "Nif", "Os", "Quer", "Sar", "Tan", "Vel"];
/// The second halves of the names of worlds.
const LAST: [&str; 16] = [
    "adon", "agard", "anth", "ara", "aris", "egon", "eheim", "ella", "enth", "ia", "imar", "inor", "odan", "oria", "umbra",
    "uvar",
];

/// Makes the worlds that a sector still lacks, each in a free space. Empty if the sector already has as many as are wanted.
#[must_use]
pub fn random_worlds(content: &Content, wanted: &WantedWorlds, seed: u64) -> Vec<World> {
    let mut made = Made { content, chance: Chance::new(seed), worlds: Vec::new() };
    let sector = &content.sector;
    let spaces = usize::from(sector.columns.get()) * usize::from(sector.rows.get());
    let number = (spaces * wanted.density.min(WantedWorlds::DENSEST) as usize / 100).min(WantedWorlds::MOST);
    let known = made.spaces_of(WorldType::SwordWorld).next();
    let middle = known.unwrap_or_else(|| made.any_space());
    for (kind, count) in WantedWorlds::KNOWN {
        while made.spaces_of(kind).count() < count && made.number() < spaces {
            let at = match kind {
                WorldType::SwordWorld => made.near(middle),
                _ => made.far_from_known(wanted.apart),
            };
            let Some(at) = at else { break };
            made.put(at, kind);
        }
    }
    let weights: u32 = wanted.mix.iter().sum();
    while weights > 0 && made.number() < number {
        let Some(at) = made.lonely() else { break };
        let mut drawn = made.chance.below(weights as usize) as u32;
        let line = wanted.mix.iter().position(|weight| {
            let is_it = drawn < *weight;
            drawn = drawn.saturating_sub(*weight);
            is_it
        });
        made.put(at, WantedWorlds::TYPES[line.unwrap_or_default()]);
    }
    made.worlds
}

/// The existing worlds, and the worlds that have been made.
struct Made<'a> {
    content: &'a Content,
    chance: Chance,
    worlds: Vec<World>,
}

impl Made<'_> {
    fn all(&self) -> impl Iterator<Item = &World> {
        self.content.worlds.iter().map(|(_, world)| world).chain(&self.worlds)
    }

    fn number(&self) -> usize {
        self.content.worlds.len() + self.worlds.len()
    }

    fn spaces_of(&self, kind: WorldType) -> impl Iterator<Item = Space> {
        self.all().filter(move |world| world.kind == Some(kind)).map(|world| world.at)
    }

    fn any_space(&mut self) -> Space {
        let sector = &self.content.sector;
        let mut along = |count: u16| self.chance.below(usize::from(count)) as i16;
        Space::new(along(sector.columns.get()), along(sector.rows.get()))
    }

    /// How far away the nearest world is from a space, in moves.
    fn room(&self, at: Space) -> u32 {
        self.all().map(|world| Sector::moves(world.at, at)).min().unwrap_or(u32::MAX)
    }

    /// Draws several spaces at random, and returns the best of those that are free; `None` if none of them is free, which may happen on a nearly full
    /// map.
    fn best(&mut self, draws: usize, worth: impl Fn(&Self, Space) -> u32) -> Option<Space> {
        let drawn: Vec<Space> = (0..draws).map(|_| self.any_space()).collect();
        drawn.into_iter().filter(|at| self.room(*at) > 0).max_by_key(|at| worth(self, *at))
    }

    fn lonely(&mut self) -> Option<Space> {
        self.best(DRAWS, |made, at| made.room(at).min(3)).or_else(|| self.best(DRAWS * 50, Self::room))
    }

    /// A free space near another one, if possible not beside a world.
    fn near(&mut self, middle: Space) -> Option<Space> {
        self.best(DRAWS * 50, |made, at| {
            let far = Sector::moves(middle, at);
            1_000 - far.saturating_sub(SWORD_WORLDS).min(500) * 2 - u32::from(made.room(at) < 2)
        })
    }

    /// A free space at least `apart` moves from all Sword-Worlds and civilized worlds. If none of the spaces that are drawn is that far away, the
    /// farthest of them.
    fn far_from_known(&mut self, apart: u32) -> Option<Space> {
        let known: Vec<Space> =
            WantedWorlds::KNOWN.iter().flat_map(|(kind, _)| self.spaces_of(*kind).collect::<Vec<_>>()).collect();
        self.best(DRAWS * 50, |_, at| known.iter().map(|known| Sector::moves(*known, at)).min().unwrap_or(apart).min(apart))
    }

    fn put(&mut self, at: Space, kind: WorldType) {
        let name = self.name();
        self.worlds.push(World { name, at, kind: Some(kind), origin: Origin::Own, ..World::default() });
    }

    /// A name that no world has and that orders can give.
    fn name(&mut self) -> String {
        let drawn = format!("{}{}", FIRST[self.chance.below(FIRST.len())], LAST[self.chance.below(LAST.len())]);
        rules::free_name(&drawn, |name| self.all().any(|world| world.name == name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(wanted: &WantedWorlds, seed: u64) -> Content {
        let mut content = Content::default();
        let worlds = random_worlds(&content, wanted, seed);
        content.worlds = worlds.into_iter().collect();
        content
    }

    #[test]
    fn a_sector_gets_what_the_book_shows_and_no_two_worlds_share_a_space_or_a_name() {
        let wanted = WantedWorlds::default();
        for seed in 0..20 {
            let content = filled(&wanted, seed);
            assert_eq!(content.worlds.len(), 20 * 24 * 9 / 100);
            let worlds: Vec<&World> = content.worlds.iter().map(|(_, world)| world).collect();
            for (kind, count) in WantedWorlds::KNOWN {
                assert_eq!(worlds.iter().filter(|world| world.kind == Some(kind)).count(), count);
            }
            for (at, world) in worlds.iter().enumerate() {
                assert!(content.sector.holds(world.at));
                assert!(worlds[..at].iter().all(|other| other.at != world.at && other.name != world.name), "{}", world.name);
            }
            let of = |kind| worlds.iter().filter(move |world| world.kind == Some(kind)).map(|world| world.at);
            let apart = of(WorldType::Civilized)
                .flat_map(|civilized| of(WorldType::SwordWorld).map(move |sword| Sector::moves(civilized, sword)));
            assert!(apart.min().is_some_and(|apart| apart >= wanted.apart), "seed {seed}");
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_worlds_and_what_is_full_gets_no_more() {
        let wanted = WantedWorlds::default();
        assert_eq!(filled(&wanted, 7), filled(&wanted, 7));
        assert_ne!(filled(&wanted, 7), filled(&wanted, 8));
        assert_eq!(random_worlds(&filled(&wanted, 7), &wanted, 9), Vec::new());
        let stone = filled(&WantedWorlds { mix: [0, 0, 0, 0, 1, 0], ..wanted.clone() }, 1);
        assert!(stone.worlds.iter().all(|(_, world)| world.kind != Some(WorldType::Medieval)));
        let none = filled(&WantedWorlds { mix: [0; 6], ..wanted }, 1);
        assert_eq!(none.worlds.len(), 8);
    }
}
