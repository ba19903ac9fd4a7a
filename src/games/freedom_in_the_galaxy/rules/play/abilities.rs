//! The abilities of characters, as sums of small numbers: those of their cards, and what their possessions add.

use super::CharacterNumber;
use crate::odds::fight::Member;
use crate::verbs::{Effect, Rating};
use crate::{Character, EnvironType, Possession};

/// The abilities of a character. For a possession, what it adds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// Combat, which wounds weaken (12.72).
    pub combat: i32,
    /// What is added to combat and not weakened by wounds.
    pub bonus: i32,
    /// What is added to combat when defending.
    pub defending: i32,
    /// Endurance (12.73).
    pub endurance: i32,
    /// Intelligence.
    pub intelligence: i32,
    /// Leadership on a planet.
    pub leadership: i32,
    /// Diplomacy.
    pub diplomacy: i32,
    /// Navigation.
    pub navigation: i32,
    /// What is added to the hiding value of a group.
    pub hiding: i32,
    /// What is added to the hiding value where units search.
    pub hiding_from_units: i32,
    /// By how many wounds it reduces every blow at the group.
    pub spared: i32,
    /// By how much it lowers the level of a base that detects.
    pub base_level: i32,
    /// How many first attacks of creatures the group ignores, by the types of environs.
    pub ignores_creatures: [u8; 6],
    /// How many first events that abort Diplomacy the group ignores.
    pub ignores_aborts: u8,
    /// Permanent abilities that are not numbers.
    pub gifts: Gifts,
}

/// Permanent abilities that are not numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gifts {
    /// The group cannot be surprised.
    pub no_surprise: bool,
    /// The group ignores sentry robots.
    pub no_robots: bool,
    /// The group ignores irate locals.
    pub no_locals: bool,
    /// Irate locals have half their strength against the group.
    pub halves_locals: bool,
    /// Characters with the bearer heal (13.72).
    pub heals: bool,
    /// For each rating in order: the group ignores creatures that are fought with it.
    pub no_minds: [bool; 6],
}

impl Abilities {
    /// The abilities of a character without possessions.
    pub(super) fn of_character(character: &Character) -> Self {
        Self::of(&Member::of(character, &[]))
    }

    /// What a possession adds as long as a character has it.
    pub(super) fn of_possession(possession: &Possession) -> Self {
        let abilities = Self::of(&Member::of(&Character::default(), &[possession]));
        // Endurance is at least 1, so that an empty card would seem to add one.
        Self { endurance: abilities.endurance - 1, ..abilities }
    }

    fn of(member: &Member) -> Self {
        let number = |number: u32| number as i32;
        let mut abilities = Self {
            combat: number(member.combat),
            bonus: number(member.bonus),
            defending: number(member.defending),
            endurance: number(member.endurance),
            intelligence: number(member.intelligence),
            leadership: number(member.leadership),
            diplomacy: number(member.diplomacy),
            navigation: number(member.navigation),
            ..Self::default()
        };
        member.effects.iter().for_each(|effect| abilities.take(effect));
        abilities
    }

    fn take(&mut self, effect: &Effect) {
        match effect {
            Effect::Hiding(bonus) => self.hiding += bonus.get(),
            Effect::HidingFromUnits(bonus) => self.hiding_from_units += bonus.get(),
            Effect::ResultAgainst(bonus) => self.spared -= bonus.get(),
            Effect::EnemyBaseLevel(bonus) => self.base_level += bonus.get(),
            Effect::IgnoresFirstCreature(environs) => {
                for (kind, ignored) in EnvironType::ALL.into_iter().zip(&mut self.ignores_creatures) {
                    *ignored += u8::from(environs.has(kind));
                }
            }
            Effect::IgnoresFirstDiplomacyAbort => self.ignores_aborts += 1,
            Effect::NoSurprise => self.gifts.no_surprise = true,
            Effect::IgnoresRobots => self.gifts.no_robots = true,
            Effect::IgnoresLocals => self.gifts.no_locals = true,
            Effect::LocalsHalved => self.gifts.halves_locals = true,
            Effect::HealsOthers => self.gifts.heals = true,
            Effect::IgnoresCreaturesFoughtBy(rating) => self.gifts.no_minds[*rating as usize] = true,
            _ => {}
        }
    }

    /// Adds to a rating; wounds do not weaken what is added to combat.
    pub(super) fn raise(&mut self, rating: Rating, bonus: i32) {
        let value = match rating {
            Rating::Combat => &mut self.bonus,
            Rating::Endurance => &mut self.endurance,
            Rating::Intelligence => &mut self.intelligence,
            Rating::Leadership => &mut self.leadership,
            Rating::Diplomacy => &mut self.diplomacy,
            Rating::Navigation => &mut self.navigation,
        };
        *value = (*value + bonus).max(0);
    }

    /// Adds what something gives.
    pub(super) fn add(&mut self, other: &Self) {
        self.combat += other.combat;
        self.bonus += other.bonus;
        self.defending += other.defending;
        self.endurance += other.endurance;
        self.intelligence += other.intelligence;
        self.leadership += other.leadership;
        self.diplomacy += other.diplomacy;
        self.navigation += other.navigation;
        self.hiding += other.hiding;
        self.hiding_from_units += other.hiding_from_units;
        self.spared += other.spared;
        self.base_level += other.base_level;
        self.ignores_creatures.iter_mut().zip(other.ignores_creatures).for_each(|(own, more)| *own += more);
        self.ignores_aborts += other.ignores_aborts;
        let (own, more) = (&mut self.gifts, other.gifts);
        own.no_surprise |= more.no_surprise;
        own.no_robots |= more.no_robots;
        own.no_locals |= more.no_locals;
        own.halves_locals |= more.halves_locals;
        own.heals |= more.heals;
        own.no_minds.iter_mut().zip(more.no_minds).for_each(|(own, more)| *own |= more);
    }

    /// A rating, without wounds.
    #[must_use]
    pub const fn rating(&self, rating: Rating) -> i32 {
        match rating {
            Rating::Combat => self.combat + self.bonus,
            Rating::Endurance => self.endurance,
            Rating::Intelligence => self.intelligence,
            Rating::Leadership => self.leadership,
            Rating::Diplomacy => self.diplomacy,
            Rating::Navigation => self.navigation,
        }
    }

    /// What a character adds to an attack with this many wounds (12.72).
    #[must_use]
    pub fn attacks(&self, wounds: u8) -> i32 {
        (self.combat - i32::from(wounds)).max(0) + self.bonus
    }

    /// What a character adds to a defence with this many wounds, by combat, or by another rating, which wounds do not weaken.
    #[must_use]
    pub fn defends(&self, wounds: u8, by: Option<Rating>) -> i32 {
        by.map_or_else(|| self.attacks(wounds) + self.defending, |rating| self.rating(rating))
    }
}

/// The bonus of a character in the company of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Company {
    /// The other character.
    pub with: CharacterNumber,
    /// The bonus of each rating but one.
    pub bonus: i32,
    /// The rating without the bonus.
    pub but: Rating,
}

/// What a possession does when its owner decides to use it (14.2).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Uses {
    /// Extra draws in missions of these letters, once (14.27).
    pub draws: Option<(String, i32)>,
    /// A rating is better for a round of combat.
    pub for_round: Option<i32>,
    /// Any one rating is better for a turn.
    pub any_rating: Option<i32>,
    /// A base that would detect its bearer counts as Down.
    pub base_down: bool,
    /// What it adds to the hiding value of its group.
    pub hiding: i32,
    /// Irate locals have half their strength.
    pub halves_locals: bool,
    /// It heals its owner and the characters with the owner.
    pub heals: bool,
    /// It buys any ship in the deck except one with this name.
    pub buys_ship: Option<String>,
    /// A letter that the enemy draws is ignored.
    pub cancels: String,
    /// A detected enemy character does nothing for a phase.
    pub disables: bool,
    /// The group ignores the attack of a creature in environs of these types.
    pub ignores_creature: [bool; 6],
    /// How many wounds it can take for its owner.
    pub takes_wounds: u8,
}

/// What happens to a possession after its use (14.22, 14.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AfterUse {
    /// Nothing.
    #[default]
    Stays,
    /// It is lost on a die of this much or more.
    LostOn(u8),
    /// It is lost.
    Lost,
}

impl Uses {
    /// What the use of a possession does, and what happens to it afterwards; empty where no use of it is a decision.
    pub(super) fn of(possession: &Possession) -> (Self, AfterUse) {
        let mut after = AfterUse::Stays;
        for effect in &possession.effects {
            match effect {
                // There are no repairs below the province game, so a possession that fails is lost (14.22).
                Effect::FailsOn(die) | Effect::LostOn(die) => after = AfterUse::LostOn(die.get() as u8),
                Effect::UsedOnce => after = AfterUse::Lost,
                _ => {}
            }
        }
        let mut uses = Self::default();
        for effect in &possession.effects {
            match effect {
                Effect::ExtraDrawsOnce(letters, draws) => uses.draws = Some((letters.as_str().to_owned(), draws.get())),
                Effect::RatingOnceForRound(Rating::Combat, bonus) => uses.for_round = Some(bonus.get()),
                Effect::AnyRatingOnce(bonus) => uses.any_rating = Some(bonus.get()),
                Effect::BuysShip(but) => uses.buys_ship = Some(but.as_str().to_owned()),
                Effect::CancelsEnemyLetter(letters) => letters.as_str().clone_into(&mut uses.cancels),
                Effect::DisablesEnemy => uses.disables = true,
                Effect::TakesWound(wounds) => uses.takes_wounds = wounds.get() as u8,
                Effect::Heals => uses.heals = true,
                Effect::EnemyBaseDown => uses.base_down = true,
                _ if after == AfterUse::Stays => {}
                // An effect that is permanent for other cards is a decision for a possession that is used up.
                Effect::Hiding(bonus) => uses.hiding += bonus.get(),
                Effect::LocalsHalved => uses.halves_locals = true,
                Effect::IgnoresFirstCreature(environs) => {
                    uses.ignores_creature = EnvironType::ALL.map(|kind| environs.has(kind));
                }
                _ => {}
            }
        }
        (uses, after)
    }
}

/// The most kinds of units that a game has.
pub(super) const KINDS: usize = 16;

/// How many units of each kind.
pub(super) type Counts = [u8; KINDS];
