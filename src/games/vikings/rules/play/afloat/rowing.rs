//! Which tasks characters may have on which hexes of a deck (4.2), and the speeds that a player may give a boat (4.3, 4.45, 5.4).

use super::super::{Action, BoatNumber, Condition, ManNumber, Position, Public};
use super::{Duty, Hook, Sealed, hex_of};
use crate::board::ForHulls;
use crate::boat::{DeckHex, Rowing, Rows, Side};
use geometry::Space;
use rules::play::Player;

/// Which tasks characters can do, and how they row and steer a boat.
impl Public {
    /// Whether a character aboard can do a task on their hex (4.2). Characters of the side that does not command the boat can only be ready to board
    /// (R30).
    #[must_use]
    pub fn can_do(&self, position: &Position, man: ManNumber, duty: Duty) -> bool {
        let Some((boat, deck)) = self.deck_of(position, man) else { return false };
        let (fighter, state) = (self.man(man), position.man(man));
        if !state.stands() || fighter.unarmed || fighter.captive && self.is_captive(position, man) {
            return false;
        }
        let vessel = position.boat(boat);
        let class = &self.boats[boat.index()].class;
        let commands = vessel.player == fighter.player;
        let sound = || !vessel.hull.is_damaged(deck);
        let hook = || {
            let coil = self.coil_under(position, man);
            coil.map(|rope| position.ropes[rope.index()].hook)
        };
        match duty {
            Duty::Idle => false,
            Duty::Boarding => true,
            Duty::Bailing => commands,
            Duty::Oars => commands && class.is_rowed_from(deck) && class.is_rowed_by(fighter.person) && sound(),
            Duty::Helm => commands && class.is_steered_from(deck) && sound(),
            Duty::Hook => commands && class.is_edge(deck) && hook().is_some(),
            Duty::Overboard => commands && hook() == Some(Hook::Stowed),
            Duty::Patching => commands && self.options.patching && vessel.hull.leak_at(deck).is_some(),
        }
    }

    /// Lists the tasks that a side can give to its characters in a boat. Characters who were given a task in this phase already are left out.
    pub(in super::super) fn assignments(
        &self,
        position: &Position,
        sealed: &Sealed,
        player: Player,
        boat: BoatNumber,
        actions: &mut Vec<Action>,
    ) {
        for man in self.aboard(position, boat) {
            if self.man(man).player != player || sealed.duty(man).is_some() {
                continue;
            }
            let now = position.man(man).duty;
            let others = Duty::GIVEN.into_iter().filter(|duty| *duty != now && self.can_do(position, man, *duty));
            actions.extend(others.map(|duty| Action::Assign(man, duty)));
        }
    }

    /// The task of a character in this phase. If the caller passes a side's covered choices (`sealed`), these take precedence.
    #[must_use]
    pub fn duty_of(position: &Position, sealed: Option<&Sealed>, man: ManNumber) -> Duty {
        sealed.and_then(|sealed| sealed.duty(man)).unwrap_or_else(|| position.man(man).duty)
    }

    /// How many standing characters of the boat's side have this task in the boat.
    #[must_use]
    pub fn hands_at(&self, position: &Position, boat: BoatNumber, duty: Duty) -> u32 {
        let player = position.boat(boat).player;
        let does = |man: &ManNumber| {
            let state = position.man(*man);
            self.man(*man).player == player && state.stands() && state.duty == duty
        };
        self.aboard(position, boat).filter(does).count() as u32
    }

    /// How a boat is rowed. Only rowers who stand on undamaged hexes of the rail count (4.32, 4.52, R6).
    #[must_use]
    pub fn rowing(&self, position: &Position, sealed: Option<&Sealed>, boat: BoatNumber) -> Rowing {
        let state = position.boat(boat);
        let class = &self.boats[boat.index()].class;
        let berth = state.berth();
        let (mut sides, mut vikings) = ([0_u32; 3], true);
        for man in self.aboard(position, boat) {
            let (fighter, own) = (self.man(man), position.man(man));
            if fighter.player != state.player || !own.stands() || Self::duty_of(position, sealed, man) != Duty::Oars {
                continue;
            }
            let Some(deck) = class.deck_on(berth, own.pose.hex) else { continue };
            if class.is_rowed_from(deck) && !state.hull.is_damaged(deck) && class.is_rowed_by(fighter.person) {
                sides[class.side_of(deck).map_or(2, |side| side as usize)] += 1;
                vikings &= fighter.viking;
            }
        }
        let pairs = match class.rows {
            Rows::One => class.pairs(sides.iter().sum(), 0),
            Rows::Three | Rows::Five => class.pairs(sides[0], sides[1]),
        };
        Rowing { pairs, vikings }
    }

    /// Whether a character steers a boat from its helm (5.4).
    #[must_use]
    pub fn is_steered(&self, position: &Position, sealed: Option<&Sealed>, boat: BoatNumber) -> bool {
        let state = position.boat(boat);
        let class = &self.boats[boat.index()].class;
        let steers = |man: ManNumber| {
            let own = position.man(man);
            let deck = class.deck_on(state.berth(), own.pose.hex);
            self.man(man).player == state.player
                && own.stands()
                && Self::duty_of(position, sealed, man) == Duty::Helm
                && deck.is_some_and(|deck| class.is_steered_from(deck))
        };
        self.aboard(position, boat).any(steers)
    }

    /// Whether the helm of a boat is damaged. Every move that is not straight on then costs 1 more speed (5.4).
    #[must_use]
    pub fn is_helm_damaged(&self, position: &Position, boat: BoatNumber) -> bool {
        let class = &self.boats[boat.index()].class;
        self.options.steersman && class.helm && position.boat(boat).hull.is_damaged(class.stern())
    }

    /// Whether nobody steers a boat, so that it can only go straight on and gain no speed (5.4).
    #[must_use]
    pub fn is_unsteered(&self, position: &Position, sealed: Option<&Sealed>, boat: BoatNumber) -> bool {
        let class = &self.boats[boat.index()].class;
        self.options.steersman && class.helm && !self.is_helm_damaged(position, boat) && !self.is_steered(position, sealed, boat)
    }
}

/// Which speeds a player may give a boat, when it can be pushed off a beach, and who of its crew can suffer from a collision.
impl Public {
    /// The speeds that a player may give a boat in this phase.
    #[must_use]
    pub fn lawful_speeds(&self, position: &Position, sealed: Option<&Sealed>, boat: BoatNumber) -> Vec<i8> {
        let state = position.boat(boat);
        if state.held {
            return vec![0];
        }
        if self.is_beached(position, boat) {
            let mut speeds = vec![0];
            if self.is_pushed(position, boat) {
                speeds.extend([-1, 1].into_iter().filter(|way| self.can_launch(position, boat, *way)));
            }
            return speeds;
        }
        let class = &self.boats[boat.index()].class;
        let rowing = self.rowing(position, sealed, boat);
        let before = i32::from(state.before);
        let mut range = class.speeds(before, rowing, state.hull.total);
        // Each rowboat in tow lowers the best speed by 1 (4.63).
        let towed = i32::from(self.towed(position, boat));
        if towed > 0 && rowing.pairs > 0 {
            let slower = |speed: i32| speed.signum() * (speed.abs() - towed).max(0);
            let most = slower(*range.end()).min(*range.end());
            range = slower(*range.start()).max(*range.start()).min(most)..=most;
        }
        let mut speeds: Vec<i8> = range.map(|speed| speed as i8).collect();
        if self.is_unsteered(position, sealed, boat) {
            let slower: Vec<i8> = speeds.iter().copied().filter(|speed| i32::from(*speed).abs() <= before.abs()).collect();
            if !slower.is_empty() {
                speeds = slower;
            }
        }
        speeds
    }

    /// Whether a part of a boat's hull lies on a beach (4.44).
    #[must_use]
    pub fn is_beached(&self, position: &Position, boat: BoatNumber) -> bool {
        self.aground(position, boat, position.boat(boat).berth()) > 0
    }

    /// How many hexes of a boat's hull would lie on a beach if the boat were in this berth.
    pub(super) fn aground(&self, position: &Position, boat: BoatNumber, berth: crate::boat::Berth) -> usize {
        let site = &self.ground(position.turn).site;
        let class = &self.boats[boat.index()].class;
        class.planks(berth).filter(|(_, space)| site.for_hulls(*space) == Some(ForHulls::Grounds)).count()
    }

    /// Whether enough characters push a boat. They must stand beside it on foot, on a beach or in shallow water. If several are needed, at least one
    /// must stand on each side. Characters whom an enemy could strike do not count (4.45, R11).
    #[must_use]
    pub fn is_pushed(&self, position: &Position, boat: BoatNumber) -> bool {
        let needed = self.boats[boat.index()].class.pushers.get() as usize;
        let pushers: Vec<Option<Side>> = self.pushers(position, boat).collect();
        let both = Side::ALL.into_iter().all(|side| pushers.contains(&Some(side)));
        pushers.len() >= needed.max(1) && (needed < 2 || both)
    }

    /// For each character who pushes a boat, on which side of the boat they stand; `None` for a character directly before the bow or behind the
    /// stern.
    fn pushers<'a>(&'a self, position: &'a Position, boat: BoatNumber) -> impl Iterator<Item = Option<Side>> + 'a {
        let state = position.boat(boat);
        let class = &self.boats[boat.index()].class;
        let berth = state.berth();
        let footing = self.ground_now(position);
        let site = footing.site;
        let stands = move |space: Space| {
            let beach = site.for_hulls(space) == Some(ForHulls::Grounds);
            footing.deck(space).is_none() && (beach || footing.water(space) == Some(super::super::Depth::Shallow))
        };
        position.numbered().filter_map(move |(man, own)| {
            let hex = own.pose.hex;
            let able = self.man(man).player == state.player && own.stands() && !own.is_mounted() && stands(hex);
            let near = || {
                let place = class.in_frame(berth, hex);
                geometry::Hex::NEIGHBOURS.into_iter().any(|step| class.deck_hex(place + step).is_some())
            };
            if !able || !near() || self.is_threatened(position, state.player, own.pose.spaces()) {
                return None;
            }
            let row = class.in_frame(berth, hex).r;
            Some(match row.signum() {
                -1 => Some(Side::Port),
                1 => Some(Side::Starboard),
                _ => None,
            })
        })
    }

    /// Whether a boat on a beach can be pushed a hex forwards or backwards. It cannot be pushed further onto the beach or against an obstacle.
    fn can_launch(&self, position: &Position, boat: BoatNumber, way: i8) -> bool {
        let berth = position.boat(boat).berth();
        let facing = if way < 0 { berth.turned(3) } else { berth };
        let next = berth.moved(facing.ahead());
        let found = self.look_at(position, boat, next);
        found.hulls.is_empty()
            && !found.wrecks
            && !found.off
            && self.ropes_reach(position, boat, next)
            && self.aground(position, boat, next) <= self.aground(position, boat, berth)
    }

    /// Whether a standing character of the boat's side is aboard. A boat without one is adrift (R30).
    #[must_use]
    pub fn is_manned(&self, position: &Position, boat: BoatNumber) -> bool {
        let player = position.boat(boat).player;
        self.aboard(position, boat).any(|man| self.man(man).player == player && position.man(man).stands())
    }

    /// The characters of a crew who may suffer from a collision: those of the boat's side who are not on the hex that was struck. While there are
    /// sound ones, only they may be chosen; then the wounded, then the stunned (4.52, R8).
    #[must_use]
    pub fn shaken(&self, position: &Position, boat: BoatNumber, struck: Option<DeckHex>) -> Vec<ManNumber> {
        let state = position.boat(boat);
        let class = &self.boats[boat.index()].class;
        let spared = struck.map(|hex| class.hex_at(state.berth(), hex));
        let of_it =
            |man: &ManNumber| self.man(*man).player == state.player && spared != Some(hex_of(position.man(*man).pose.hex));
        let crew: Vec<ManNumber> = self.aboard(position, boat).filter(of_it).collect();
        let of = |condition: Condition| -> Vec<ManNumber> {
            crew.iter().copied().filter(|man| position.man(*man).condition == condition).collect()
        };
        let found = [Condition::Sound, Condition::Wounded, Condition::Stunned].map(of);
        found.into_iter().find(|men| !men.is_empty()).unwrap_or_default()
    }
}
