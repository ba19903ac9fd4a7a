//! The setting of a mission: its place, its deck and the enemy there.

use serde::{Deserialize, Serialize};

use super::{Group, Values};
use crate::cards::{Action, Creature, Mission};
use crate::odds::fight::{Fate, Force, Member};
use crate::set_up::Board;
use crate::verbs::{Draw, Failure, Feat, Success};
use crate::{
    Allegiance, Beginning, Character, Content, Environ, EnvironType, Locals, Loyalty, Planet, Possession, Side, Squad, Standing,
    Tables,
};
use rules::Id;

/// The setting of a mission: its place, its deck and the enemy there.
#[derive(Clone, Debug)]
pub struct Setting<'a> {
    /// The mission that the group does.
    pub mission: &'a Mission,
    /// The cards of the action deck.
    pub actions: Vec<&'a Action>,
    /// The tables of the project.
    pub tables: &'a Tables,
    /// The side that does the mission.
    pub phasing: Side,
    /// The planet, for the extra draws of characters at home; `None` leaves those draws out.
    pub planet: Option<Id<Planet>>,
    /// The space on which the planet's loyalty marker lies; `None` if it is not set.
    pub loyalty: Option<Loyalty>,
    /// The type of the environ.
    pub environ: EnvironType,
    /// The size of the environ.
    pub size: u32,
    /// The creature that lives in the environ; `None` if there is none.
    pub creature: Option<&'a Creature>,
    /// The sentry robots, which come if no creature lives in the environ.
    pub robots: Option<&'a Creature>,
    /// The locals of the race that the environ names first; `None` if there are none.
    pub locals: Option<&'a Locals>,
    /// Whether the enemy controls the planet, so that sentry robots come (13.46).
    pub enemy_controls: bool,
    /// Whether the planet is in rebellion or under Rebel control, so that the locals side with the Rebels (13.47).
    pub rebels: bool,
    /// Whether the group has a ship in the environ.
    pub ship: bool,
    /// The values of planet, environ, ship and sovereign that can give a mission extra draws.
    pub values: Values,
    /// Extra draws besides those that the group and `values` give.
    pub more_draws: i32,
    /// The enemy in the environ.
    pub enemy: Enemy,
}

/// The state of a planet when a mission begins on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanetStanding {
    /// The space on which the planet's loyalty marker lies; `None` if it is not set.
    pub loyalty: Option<Loyalty>,
    /// Whether the planet is in rebellion or under Rebel control.
    pub rebels: bool,
}

impl PlanetStanding {
    /// The state of a planet at one of the two starts of the map.
    #[must_use]
    pub fn at(planet: &Planet, start: Beginning) -> Self {
        let standing = match start {
            Beginning::StartRebellion => planet.start.map(Standing::from),
            Beginning::Armageddon => planet.armageddon,
        };
        Self { loyalty: standing.map(Standing::loyalty), rebels: standing == Some(Standing::RebelControl) }
    }

    /// The state of a planet at the set-up of the first scenario that plays it. If no scenario plays it, the state at Start Rebellion.
    #[must_use]
    pub fn at_set_up(content: &Content, id: Id<Planet>) -> Self {
        let played =
            content.scenarios.iter().find_map(|(_, scenario)| Board::of(content, scenario).planet(id).map(|on| on.standing));
        match (played, content.planets.get(id)) {
            (Some(standing), _) => {
                Self { loyalty: standing.map(Standing::loyalty), rebels: standing == Some(Standing::RebelControl) }
            }
            (None, planet) => planet.map_or_else(Self::default, |planet| Self::at(planet, Beginning::StartRebellion)),
        }
    }
}

impl<'a> Setting<'a> {
    /// The setting of a mission that a side does in an environ of this planet, with the decks and tables of the designs. The environ has its own
    /// creature and locals, but no other enemies yet.
    #[must_use]
    pub fn on(
        content: &'a Content,
        (planet, environ): (Id<Planet>, &Environ),
        mission: &'a Mission,
        side: Side,
        standing: PlanetStanding,
    ) -> Self {
        let PlanetStanding { loyalty, rebels } = standing;
        let imperial = loyalty.map_or(0, Loyalty::imperial_value);
        let sovereign = content.sovereigns.find(|found| !environ.sovereign.is_empty() && found.name == environ.sovereign);
        Self {
            mission,
            actions: content.actions.iter().map(|(_, action)| action).collect(),
            tables: &content.tables,
            phasing: side,
            planet: Some(planet),
            loyalty,
            environ: environ.kind,
            size: environ.size.get(),
            creature: content.creature(&environ.creature).filter(|_| !environ.creature.is_empty()),
            robots: content.creature("Sentry robot"),
            locals: environ.races.first().and_then(|race| content.races.get(*race)?.locals_in(environ.kind)),
            enemy_controls: side == Side::Rebel && !rebels,
            rebels,
            ship: false,
            values: Values {
                loyalty: if side == Side::Imperial { imperial } else { -imperial },
                sovereign: sovereign.map_or(0, |(_, sovereign)| match (sovereign.allegiance, side) {
                    (Allegiance::Neutral, _) => 0,
                    (Allegiance::Rebel, Side::Rebel) | (Allegiance::Imperial, Side::Imperial) => 2,
                    (Allegiance::Rebel, Side::Imperial) | (Allegiance::Imperial, Side::Rebel) => -2,
                }),
                coup: environ.coup.map_or(0, |coup| coup.get() as i32),
                ..Values::default()
            },
            more_draws: 0,
            enemy: Enemy::default(),
        }
    }

    /// The setting if these characters do the mission. If they have a ship, it adds its evasion and cannons, and creatures may attack it.
    #[must_use]
    pub fn with_ship(self, characters: &[(&Character, Vec<&Possession>)]) -> Self {
        let ship = characters.iter().any(|(_, possessions)| possessions.iter().any(|found| found.kind.is_ship()));
        Self { values: self.values.with_ship(characters), ship, ..self }
    }

    /// How many extra draws the mission gets from the members who are free at its end, including `more` draws that events gave; 0 if an event has
    /// `barred` extra draws (13.6). A mission that has no extra draws still gets those of members who are at home, since the book names the home for
    /// each mission (26.0).
    pub(super) fn extra_draws(&self, group: &Group, fates: &[Fate], barred: bool, more: i32) -> u32 {
        let letter = self.mission.letter().unwrap_or_default();
        let at_home = self.planet.map_or(0, |planet| group.draws_at_home(fates, letter, planet));
        let draws = &self.mission.draws;
        let own = if draws.contains(&Draw::NoDraws) {
            0
        } else {
            group.extra_draws(fates, letter, draws, self.values) + more + self.more_draws
        };
        if barred { 0 } else { (own + at_home).max(0) as u32 }
    }

    /// By how many spaces the planet is still loyal to the group's player after its loyalty has shifted by `shifts` spaces in the enemy's favour. 0
    /// if it is loyal by more than `most` spaces or not at all.
    pub(super) fn own_loyalty(&self, shifts: u32, most: u32) -> u32 {
        let own = (self.values.loyalty - shifts.min(self.enemy_room()) as i32).max(0) as u32;
        if own <= most { own } else { 0 }
    }

    /// How many spaces the loyalty can still shift in the enemy's favour. It shifts as far as the end of the track, but not at all in a rebellion
    /// (15.13, 15.75).
    pub(super) fn enemy_room(&self) -> u32 {
        if self.rebels { 0 } else { (self.values.loyalty + 2).max(0) as u32 }
    }
}

/// The enemy in the environ of a mission.
#[derive(Clone, Debug, Default)]
pub struct Enemy {
    /// The squad that the enemy's units send, and the search value of these units; `None` if the enemy has no units in the environ.
    pub units: Option<(Squad, u32)>,
    /// Whether a leader is with the enemy's units.
    pub leader: bool,
    /// The enemy's characters in the environ.
    pub characters: Vec<Member>,
    /// Whether the enemy tries to capture.
    pub capture: bool,
    /// Whether the enemy's characters use firearms.
    pub firefight: bool,
}

impl Enemy {
    /// Whether the enemy has units or characters in the environ, so that characters can be captured (12.87).
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.units.is_some() || !self.characters.is_empty()
    }

    /// The squad of the enemy's units, as a force that attacks characters.
    pub(super) fn squad(&self) -> Option<Force> {
        self.units.map(|(squad, _)| Force::squad(squad, self.capture))
    }

    /// The enemy's characters, as a force that attacks characters.
    pub(super) fn attackers(&self) -> Option<Force> {
        (!self.characters.is_empty()).then(|| Force::characters(&self.characters, self.firefight, self.capture))
    }

    /// The search value of the enemy's characters: the sum of their intelligence.
    pub(super) fn search_value(&self) -> u32 {
        self.characters.iter().map(|member| member.intelligence).sum()
    }
}

impl Mission {
    /// How many steps of success this many letters bring a side. If the card has a success for each letter, each letter is a step. If it has
    /// successes for certain numbers of letters, each of those numbers that is reached is a step.
    #[must_use]
    pub fn success_of(&self, letters: u32, side: Side) -> u32 {
        let mut numbers: Vec<u32> = Vec::new();
        let mut each = 0;
        for success in &self.success {
            match success {
                Success::EachUpTo(_, most) => each = each.max(letters.min(most.get())),
                Success::Each(_) => each = each.max(letters),
                Success::At(number, _) => numbers.push(number.get()),
                Success::AtFor(number, whose, _) if *whose == side => numbers.push(number.get()),
                Success::AtFor(..) | Success::Printed(_) => {}
            }
        }
        numbers.sort_unstable();
        numbers.dedup();
        each.max(numbers.into_iter().filter(|number| *number <= letters).count() as u32)
    }

    /// How many letters let the mission achieve all that it can with this many draws, so that drawing stops (13.52).
    pub(crate) fn letters_wanted(&self, draws: u32, side: Side) -> u32 {
        let most = self.success_of(draws.max(1), side);
        (0..=draws.max(1)).find(|letters| self.success_of(*letters, side) == most).unwrap_or_default().max(1)
    }

    /// The faces of the die with which a failed mission captures the group, and the faces with which it kills the group. Each range of faces is given
    /// by its first and its last face.
    pub(crate) fn failure_die(&self) -> [Option<(u32, u32)>; 2] {
        let mut faces = [None; 2];
        for failure in &self.failure {
            match failure {
                Failure::Captured(first, last) => faces[0] = Some((first.get(), last.get())),
                Failure::ShipLost(die) => faces[0] = Some((die.get(), die.get())),
                Failure::Killed(first) => faces[1] = Some((first.get(), 6)),
                Failure::AllLost(die) => faces[1] = Some((die.get(), die.get())),
                Failure::ShipDamaged(_)
                | Failure::TortureWounds
                | Failure::CampLostAt(..)
                | Failure::CampLostToStrength(_)
                | Failure::Printed(_) => {}
            }
        }
        faces
    }

    /// Whether the mission can start a rebellion for this side, so that an event that aborts rebellions applies to it.
    pub(crate) fn starts_rebellion(&self, side: Side) -> bool {
        self.success.iter().any(|success| match success {
            Success::EachUpTo(feat, _) | Success::Each(feat) | Success::At(_, feat) => *feat == Feat::StartRebellion,
            Success::AtFor(_, whose, feat) => *whose == side && *feat == Feat::StartRebellion,
            Success::Printed(_) => false,
        })
    }

    /// Whether the mission subverts enemy units.
    pub(crate) fn subverts(&self) -> bool {
        self.feats().any(|feat| matches!(feat, Feat::SubvertOne(..) | Feat::SubvertTwo(..)))
    }

    /// Whether the mission is a Coup.
    pub(crate) fn is_coup(&self) -> bool {
        self.feats().any(|feat| matches!(feat, Feat::CoupShift(_)))
    }

    /// The cost of each space that the loyalty shifts in the enemy's favour during the mission. For a Coup, whose own die causes the shift, it is one
    /// step of success. For other missions it is so little that it only decides between equal successes. The book lets the player stop at any time
    /// (13.3, 13.52) and never weighs shifts against success.
    pub(super) fn cost_of_shift(&self) -> f64 {
        if self.is_coup() { 1.0 } else { 1e-5 }
    }

    /// Whether the mission is Diplomacy.
    pub(crate) fn is_diplomacy(&self) -> bool {
        self.feats().any(|feat| matches!(feat, Feat::Shift(_)))
    }

    pub(crate) fn feats(&self) -> impl Iterator<Item = &Feat> {
        self.success.iter().filter_map(|success| match success {
            Success::EachUpTo(feat, _) | Success::Each(feat) | Success::At(_, feat) | Success::AtFor(_, _, feat) => Some(feat),
            Success::Printed(_) => None,
        })
    }
}
