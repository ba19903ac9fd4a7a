//! The characters who go on a mission together, and what protects them.

use crate::odds::fight::{Fate, Guarded, Member};
use crate::verbs::{Draw, Effect, Rating};
use crate::{Character, EnvironType, Evasion, Planet, Possession};
use rules::Id;

/// A group of characters on a mission.
///
/// What protects one member protects the whole group to the end of the mission. A rating that is better in the company of another member also stays
/// better to the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The members of the group.
    pub members: Vec<Member>,
}

impl Group {
    /// The group of these characters, each with the listed possessions.
    #[must_use]
    pub fn of(characters: &[(&Character, Vec<&Possession>)]) -> Self {
        let mut members: Vec<Member> =
            characters.iter().map(|(character, possessions)| Member::of(character, possessions)).collect();
        let names: Vec<String> = members.iter().map(|member| member.name.clone()).collect();
        for member in &mut members {
            for effect in member.effects.clone() {
                if let Effect::RatingsWith(other, bonus, but) = effect
                    && names.iter().any(|name| name.eq_ignore_ascii_case(other.as_str()))
                {
                    Rating::ALL.iter().filter(|rating| **rating != but).for_each(|rating| member.raise(*rating, bonus.get()));
                }
            }
        }
        Self { members }
    }

    /// The fates of all members: free and without a wound.
    #[must_use]
    pub fn fresh(&self) -> Vec<Fate> {
        vec![Fate::Free(0); self.members.len()]
    }

    fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.members.iter().flat_map(|member| &member.effects)
    }

    /// The protection of the group in a fight.
    #[must_use]
    pub fn guarded(&self) -> Guarded {
        let spared = self.effects().map(|effect| if let Effect::ResultAgainst(bonus) = effect { -bonus.get() } else { 0 });
        Guarded {
            spared: spared.sum::<i32>().max(0) as u32,
            no_surprise: self.effects().any(|effect| matches!(effect, Effect::NoSurprise)),
        }
    }

    /// How many attacks of creatures the group ignores in an environ of this type.
    pub(super) fn ignored_creatures(&self, environ: EnvironType) -> u8 {
        let counts = |effect: &&Effect| matches!(effect, Effect::IgnoresFirstCreature(environs) if environs.has(environ));
        self.effects().filter(counts).count().min(9) as u8
    }

    /// How many events that abort Diplomacy the group ignores.
    pub(super) fn ignored_aborts(&self) -> u8 {
        self.effects().filter(|effect| matches!(effect, Effect::IgnoresFirstDiplomacyAbort)).count().min(9) as u8
    }

    /// Whether the group ignores sentry robots.
    pub(super) fn ignores_robots(&self) -> bool {
        self.effects().any(|effect| matches!(effect, Effect::IgnoresRobots))
    }

    /// Whether the group ignores irate locals.
    pub(super) fn ignores_locals(&self) -> bool {
        self.effects().any(|effect| matches!(effect, Effect::IgnoresLocals))
    }

    /// Whether irate locals have only half their strength against the group.
    pub(super) fn halves_locals(&self) -> bool {
        self.effects().any(|effect| matches!(effect, Effect::LocalsHalved))
    }

    /// Whether the group ignores creatures that characters fight with this rating.
    pub(super) fn ignores_fought_by(&self, rating: Rating) -> bool {
        self.effects().any(|effect| matches!(effect, Effect::IgnoresCreaturesFoughtBy(known) if *known == rating))
    }

    /// The members of the group who are free.
    pub(super) fn free<'a>(&'a self, fates: &'a [Fate]) -> impl Iterator<Item = &'a Member> {
        self.members.iter().zip(fates).filter(|(_, fate)| matches!(fate, Fate::Free(_))).map(|(member, _)| member)
    }

    /// The best value of a rating among the free members; 0 if no member is free.
    pub(super) fn best(&self, fates: &[Fate], rating: Rating) -> u32 {
        self.free(fates).map(|member| member.rating(rating)).max().unwrap_or_default()
    }

    /// The hiding value of the free members in an environ of this size. Some specials count only if units search, not characters (11.2).
    #[must_use]
    pub fn hiding(&self, fates: &[Fate], size: u32, from_units: bool) -> u32 {
        let number = self.free(fates).count() as u32;
        let more: i64 = self
            .free(fates)
            .flat_map(|member| &member.effects)
            .map(|effect| match effect {
                Effect::Hiding(bonus) => bonus.get().into(),
                Effect::HidingFromUnits(bonus) if from_units => bonus.get().into(),
                _ => 0,
            })
            .sum();
        hiding(self.best(fates, Rating::Intelligence), size, number, more)
    }

    /// The extra draws of the free members in a mission with this letter (13.6). `values` holds the values of the environ, the planet and the ship on
    /// which extra draws depend.
    #[must_use]
    pub fn extra_draws(&self, fates: &[Fate], letter: char, draws: &[Draw], values: Values) -> i32 {
        let own = self.free(fates).flat_map(|member| &member.draws).filter(|(known, _)| *known == letter);
        let own = own.map(|(_, number)| number).sum();
        extra_draws(draws, &|rating| self.best(fates, rating) as i32, self.free(fates).count(), own, values)
    }

    /// The extra draws that the free members have because they are at home on this planet (26.0).
    #[must_use]
    pub fn draws_at_home(&self, fates: &[Fate], letter: char, planet: Id<Planet>) -> i32 {
        self.free(fates).map(|member| member.draws_at_home(letter, planet)).sum()
    }
}

/// The hiding value of a party in an environ of this size. `best` is its best intelligence, `number` says how many members it has, and `more` is the
/// sum of the bonuses of specials (11.2).
pub(crate) fn hiding(best: u32, size: u32, number: u32, more: i64) -> u32 {
    (i64::from(best) + i64::from(size) - i64::from(number) + more).max(0) as u32
}

/// The extra draws of a group in a mission. `best` gives the group's best ratings, `number` says how many members it has, and `own` is the sum of the
/// extra draws from cards of its members (13.6).
pub(crate) fn extra_draws(draws: &[Draw], best: &dyn Fn(Rating) -> i32, number: usize, own: i32, values: Values) -> i32 {
    if draws.contains(&Draw::NoDraws) {
        return 0;
    }
    let others = (number as i32 - 1).max(0);
    let of = |draw: &Draw| match draw {
        Draw::One(rating) => best(*rating),
        Draw::EachOther(number) => number.get() as i32 * others,
        Draw::Loyalty => values.loyalty + values.sovereign,
        Draw::CoupRating => values.coup,
        Draw::Evasion => values.evasion,
        Draw::Cannons => values.cannons,
        Draw::Number(number) => number.get() as i32,
        // Extra draws by torture are a choice of the player who questions the prisoner, and printed words are not played.
        Draw::Torture(..) | Draw::AllSections | Draw::Only | Draw::NoDraws | Draw::Printed(_) => 0,
    };
    let listed: i32 = draws.iter().map(of).sum();
    listed + if draws.contains(&Draw::Only) { 0 } else { own }
}

/// The values of planet, environ, ship and sovereign that can give a mission extra draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Values {
    /// The value of the planet's loyalty for the phasing player (15.11).
    pub loyalty: i32,
    /// The bonus or penalty of an unsummoned sovereign in the environ to a Diplomacy mission (25.3).
    pub sovereign: i32,
    /// The coup rating of the environ.
    pub coup: i32,
    /// The evasion of the ship that the group flies.
    pub evasion: i32,
    /// The cannons of the ship that the group flies.
    pub cannons: i32,
}

impl Values {
    /// Adds the evasion and cannons of the ship that the group flies: the first ship whose owner can fly it (24.0).
    #[must_use]
    pub fn with_ship(self, characters: &[(&Character, Vec<&Possession>)]) -> Self {
        let flown = characters.iter().find_map(|(pilot, possessions)| {
            possessions.iter().find_map(|ship| Some((Evasion::of(pilot, ship)?.value(), ship.cannons)))
        });
        let Some((evasion, cannons)) = flown else { return self };
        Self { evasion: evasion as i32, cannons: cannons.map_or(0, |cannons| cannons.get() as i32), ..self }
    }
}
