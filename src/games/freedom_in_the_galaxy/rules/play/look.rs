//! What a viewer sees of the game: the open half, and one hand or both. The engine sees both hands, a player only one.

use super::abilities::{Abilities, Counts, KINDS};
use super::{
    CharacterNumber, EnvironNumber, Holding, ImperialHand, Open, Party, PlanetNumber, PossessionNumber, Public, RebelHand,
    UnitKind, Whereabouts,
};
use crate::verbs::Rating;
use crate::{Side, UnitsPresent, control};

/// The state of a game as a viewer sees it.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// What every player knows of the game.
    pub public: &'a Public,
    /// The half of the state that both players see.
    pub open: &'a Open,
    /// The part of the state that only the Imperial player knows; `None` if the viewer does not see it.
    pub imperial: Option<&'a ImperialHand>,
    /// The part of the state that only the Rebel player knows; `None` if the viewer does not see it.
    pub rebel: Option<&'a RebelHand>,
    /// The abilities of every character with possessions, computed in advance to answer many questions about one moment. `None` if they were not.
    pub(super) able: Option<&'a [Abilities]>,
}

/// Which units a viewer sees, and which side controls a planet.
impl<'a> Look<'a> {
    /// How many units of each kind are in an environ. Face-down units count only if the viewer knows their kinds.
    #[must_use]
    pub fn units(&self, environ: EnvironNumber) -> Counts {
        let mut units = self.open.environ(environ).units;
        if let Some(hand) = self.imperial {
            units.iter_mut().zip(hand.face_down[environ.index()]).for_each(|(known, more)| *known += more);
        }
        units
    }

    /// The kinds of a side's units in an environ, each with how many units of that kind are there. Face-down units count only if the viewer knows
    /// their kinds.
    pub fn kinds(&self, side: Side, environ: EnvironNumber) -> impl Iterator<Item = (UnitKind, u8)> + use<'a> {
        let (public, units) = (self.public, self.units(environ));
        public
            .kinds()
            .map(move |kind| (kind, units[kind.index()]))
            .filter(move |(kind, number)| *number > 0 && public.side_of(*kind) == side)
    }

    /// How many units a side has in an environ, including those whose kinds the viewer does not know.
    #[must_use]
    pub fn number(&self, side: Side, environ: EnvironNumber) -> u32 {
        let now = self.open.environ(environ);
        let open = self.public.kinds().filter(|kind| self.public.side_of(*kind) == side);
        let open: u32 = open.map(|kind| u32::from(now.units[kind.index()])).sum();
        open + if side == Side::Imperial { u32::from(now.face_down) } else { 0 }
    }

    /// The strength of those units of a side in an environ whose kinds the viewer knows.
    #[must_use]
    pub fn strength(&self, side: Side, environ: EnvironNumber) -> u32 {
        self.kinds(side, environ).map(|(kind, number)| u32::from(number) * self.public.strength(kind)).sum()
    }

    /// How many more units a side has room for in an environ (9.51).
    #[must_use]
    pub fn room(&self, side: Side, environ: EnvironNumber) -> u32 {
        u32::from(self.public.environ(environ).size).saturating_sub(self.number(side, environ))
    }

    /// Which sides have units on a planet.
    #[must_use]
    pub fn present(&self, planet: PlanetNumber) -> UnitsPresent {
        let has = |side| self.public.places_on(planet).any(|environ| self.number(side, environ) > 0);
        match (has(Side::Imperial), has(Side::Rebel)) {
            (false, false) => UnitsPresent::None,
            (true, false) => UnitsPresent::Imperial,
            (false, true) => UnitsPresent::Rebel,
            (true, true) => UnitsPresent::Both,
        }
    }

    /// The side that controls a planet; `None` if no side does (15.5).
    #[must_use]
    pub fn control(&self, planet: PlanetNumber) -> Option<Side> {
        let now = self.open.planet(planet);
        control(now.state, self.present(planet), now.up)
    }

    /// Whether the enemy of this side has a base that is up on the planet (8.2).
    #[must_use]
    pub fn is_watched(&self, side: Side, planet: PlanetNumber) -> bool {
        self.open.planet(planet).up && self.control(planet) == Some(side.other())
    }

    /// Whether the marker of the planet lies on the political track, so that its loyalty can shift (15.75).
    #[must_use]
    pub fn has_loyalty(&self, planet: PlanetNumber) -> bool {
        self.open.planet(planet).has_loyalty()
    }
}

/// What a viewer knows of characters, prisoners and possessions.
impl Look<'_> {
    /// The side to which a character belongs.
    #[must_use]
    pub fn side_of(&self, character: CharacterNumber) -> Side {
        self.public.character(character).card.side
    }

    /// The free characters of a side in an environ.
    #[must_use]
    pub fn free(&self, side: Side, environ: EnvironNumber) -> Party {
        self.open.free_in(environ).and(self.public.of_side(side))
    }

    /// The free characters of a side in an environ who are not stacked with units.
    #[must_use]
    pub fn apart(&self, side: Side, environ: EnvironNumber) -> Party {
        self.free(side, environ).without(self.open.with_units())
    }

    /// The prisoners that a side holds in an environ.
    #[must_use]
    pub fn prisoners(&self, side: Side, environ: EnvironNumber) -> Party {
        self.open.captive_in(environ).and(self.public.of_side(side.other()))
    }

    /// How many characters a side must keep in an environ to guard its prisoners: one for each prisoner, or 0 if the side has units there (12.81).
    #[must_use]
    pub fn guards(&self, side: Side, environ: EnvironNumber) -> usize {
        if self.number(side, environ) > 0 { 0 } else { self.prisoners(side, environ).len() }
    }

    /// The character who has this possession; `None` if nobody has it or if the viewer cannot see who has it.
    #[must_use]
    pub fn bearer(&self, possession: PossessionNumber) -> Option<CharacterNumber> {
        match self.open.possessions[possession.index()].at {
            Holding::Held(character) => Some(character),
            Holding::Unseen => self.rebel?.bearers[possession.index()],
            Holding::Deck | Holding::Parked(_) | Holding::Gone => None,
        }
    }

    /// Those possessions of a character that the viewer sees.
    pub fn belongings(&self, character: CharacterNumber) -> impl Iterator<Item = PossessionNumber> {
        self.public.things().filter(move |thing| self.bearer(*thing) == Some(character))
    }

    /// The abilities of every character with possessions, without the bonuses of company.
    pub(super) fn all_abilities(&self) -> Vec<Abilities> {
        let mut all: Vec<Abilities> = self.public.characters.iter().map(|own| own.abilities).collect();
        for thing in self.public.things() {
            if let Some(bearer) = self.bearer(thing) {
                all[bearer.index()].add(&self.public.possession(thing).abilities);
            }
        }
        all
    }

    /// The abilities of a character with possessions, in the company of this party.
    #[must_use]
    pub fn abilities(&self, character: CharacterNumber, party: Party) -> Abilities {
        let own = self.public.character(character);
        let mut abilities = if let Some(all) = self.able {
            all[character.index()]
        } else {
            let mut abilities = own.abilities;
            self.belongings(character).for_each(|thing| abilities.add(&self.public.possession(thing).abilities));
            abilities
        };
        if let Some(company) = own.company.filter(|company| party.has(company.with)) {
            Rating::ALL
                .iter()
                .filter(|rating| **rating != company.but)
                .for_each(|rating| abilities.raise(*rating, company.bonus));
        }
        if let Some((rating, bonus)) = self.open.character(character).better {
            abilities.raise(super::RatingNumber(rating).rating(), bonus.into());
        }
        abilities
    }

    /// The best value of a rating in the party; 0 if the party is empty.
    #[must_use]
    pub fn best(&self, party: Party, rating: Rating) -> i32 {
        party.iter().map(|character| self.abilities(character, party).rating(rating)).max().unwrap_or_default()
    }

    /// The hiding value of a party in an environ. Some bonuses count only if units search, not characters (11.2).
    #[must_use]
    pub fn hiding(&self, party: Party, environ: EnvironNumber, from_units: bool) -> u32 {
        let more = |character| {
            let abilities = self.abilities(character, party);
            abilities.hiding + if from_units { abilities.hiding_from_units } else { 0 }
        };
        let more: i32 = party.iter().map(more).sum();
        let best = self.best(party, Rating::Intelligence) as u32;
        crate::odds::mission::hiding(best, self.public.environ(environ).size.into(), party.len() as u32, more.into())
    }

    /// The leadership with which a character leads units in the environ, if the characters stacked with the units keep the leader company. A title
    /// adds to it only from the province game on (26.0).
    #[must_use]
    pub fn leads(&self, character: CharacterNumber) -> u32 {
        let beside = match self.open.character(character).at {
            Whereabouts::In(environ) => self.free(self.side_of(character), environ).and(self.open.with_units()),
            _ => Party::NOBODY,
        };
        self.leads_beside(character, beside)
    }

    /// The leadership of a character who is in the company of these others.
    pub(super) fn leads_beside(&self, character: CharacterNumber, others: Party) -> u32 {
        self.abilities(character, others.or(Party::of(character))).leadership.max(0) as u32
    }

    /// The best leader among the side's characters who are stacked with units in the environ; `None` if none of them can lead.
    #[must_use]
    pub fn leader_there(&self, side: Side, environ: EnvironNumber) -> Option<CharacterNumber> {
        let with = self.free(side, environ).and(self.open.with_units());
        let best = with.iter().max_by_key(|character| (self.leads(*character), std::cmp::Reverse(*character)));
        best.filter(|character| self.leads(*character) > 0)
    }

    /// How many characters of a side are in the game and are neither dead nor captured.
    #[must_use]
    pub fn at_large(&self, side: Side) -> usize {
        use Whereabouts::{In, Open, Space};
        let own = self.public.of_side(side);
        self.open.numbered().filter(|(number, now)| own.has(*number) && matches!(now.at, In(_) | Open | Space)).count()
    }

    /// How many units of a kind are on the board or wait until an environ has room for them.
    #[must_use]
    pub fn in_play(&self, kind: UnitKind) -> u32 {
        let open: u32 = self.open.environs.iter().map(|now| u32::from(now.units[kind.index()])).sum();
        let waiting: usize =
            self.open.environs.iter().map(|now| now.waiting.iter().filter(|known| **known == kind).count()).sum();
        open + u32::from(self.open.face_down[kind.index()]) + waiting as u32
    }
}

/// Whether all counts are 0.
#[must_use]
pub(super) fn is_empty(units: &Counts) -> bool {
    *units == [0; KINDS]
}
