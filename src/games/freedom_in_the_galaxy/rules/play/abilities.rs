//! The abilities of characters, kept as sums of small numbers: those from the character's own card and those from the possessions.

use super::CharacterNumber;
use crate::odds::fight::Member;
use crate::verbs::{Effect, Rating};
use crate::{Character, EnvironType, Possession};

/// The abilities of a character, or what a possession adds to its owner's abilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// The combat rating, which wounds reduce (12.72).
    pub combat: i32,
    /// The bonus to combat, which wounds do not reduce.
    pub bonus: i32,
    /// The bonus to combat that counts only in defence.
    pub defending: i32,
    /// The endurance (12.73).
    pub endurance: i32,
    /// The intelligence rating.
    pub intelligence: i32,
    /// Leadership on a planet.
    pub leadership: i32,
    /// The diplomacy rating.
    pub diplomacy: i32,
    /// The navigation rating.
    pub navigation: i32,
    /// The bonus to the hiding value of the character's group.
    pub hiding: i32,
    /// The bonus to the hiding value of the group if units search.
    pub hiding_from_units: i32,
    /// By how many wounds each blow at the group is reduced.
    pub spared: i32,
    /// The change to the level of an enemy base that detects the bearer; usually negative.
    pub base_level: i32,
    /// How many attacks of creatures the group ignores at first, for each type of environ in the order of [`EnvironType::ALL`].
    pub ignores_creatures: [u8; 6],
    /// How many events that abort Diplomacy the group ignores at first.
    pub ignores_aborts: u8,
    /// The permanent abilities that are not numbers.
    pub gifts: Gifts,
}

/// Permanent abilities that are not numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gifts {
    /// Whether the group cannot be surprised.
    pub no_surprise: bool,
    /// Whether the group ignores sentry robots.
    pub no_robots: bool,
    /// Whether the group ignores irate locals.
    pub no_locals: bool,
    /// Whether irate locals have half their strength against the group.
    pub halves_locals: bool,
    /// Whether characters in the same group as the bearer heal (13.72).
    pub heals: bool,
    /// For each rating in the order of [`Rating::ALL`]: whether the group ignores creatures that characters fight with this rating.
    pub no_minds: [bool; 6],
}

impl Abilities {
    /// The abilities of a character without possessions.
    pub(super) fn of_character(character: &Character) -> Self {
        Self::of(&Member::of(character, &[]))
    }

    /// What a possession adds to the abilities of the character who has it.
    pub(super) fn of_possession(possession: &Possession) -> Self {
        let abilities = Self::of(&Member::of(&Character::default(), &[possession]));
        // Every character counts with an endurance of at least 1, so a possession without endurance would seem to add 1. This 1 is subtracted again.
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

    /// Adds a bonus to a rating. Bonuses to combat are kept apart, since wounds do not reduce them.
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

    /// Adds other abilities to these, such as those of a possession.
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

    /// The value of a rating with its bonuses, before wounds.
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

    /// The strength that a character adds to an attack after taking this many wounds (12.72).
    #[must_use]
    pub fn attacks(&self, wounds: u8) -> i32 {
        (self.combat - i32::from(wounds)).max(0) + self.bonus
    }

    /// The strength that a character adds to the defence. This is the combat rating, less wounds, or the rating `by` if it is given, which wounds do
    /// not reduce.
    #[must_use]
    pub fn defends(&self, wounds: u8, by: Option<Rating>) -> i32 {
        by.map_or_else(|| self.attacks(wounds) + self.defending, |rating| self.rating(rating))
    }
}

/// The bonus that a character has in the company of another character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Company {
    /// The character who has to be in the same group.
    pub with: CharacterNumber,
    /// The bonus to every rating but one.
    pub bonus: i32,
    /// The rating that gets no bonus.
    pub but: Rating,
}

/// What a possession does when its owner decides to use it (14.2).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Uses {
    /// The letters of missions in which the possession gives extra draws for one mission, and how many draws it gives; `None` if it gives none
    /// (14.27).
    pub draws: Option<(String, i32)>,
    /// The bonus to combat for one round; `None` if the possession gives none.
    pub for_round: Option<i32>,
    /// The bonus to any one rating for a turn; `None` if the possession gives none.
    pub any_rating: Option<i32>,
    /// Whether an enemy base that would detect the bearer counts as Down.
    pub base_down: bool,
    /// The bonus to the hiding value of the bearer's group.
    pub hiding: i32,
    /// Whether irate locals have only half their strength against the bearer's group.
    pub halves_locals: bool,
    /// Whether the possession heals its owner and the characters with the owner.
    pub heals: bool,
    /// If the possession buys a ship: the name of the only ship in the deck that it cannot buy. `None` if it buys no ship.
    pub buys_ship: Option<String>,
    /// Letters of missions. If the enemy draws one of them, the owner can undo that letter by using the possession; empty if it undoes none.
    pub cancels: String,
    /// Whether the possession keeps a detected enemy character from doing anything for a phase.
    pub disables: bool,
    /// Whether the group ignores one attack of a creature, for each type of environ in the order of [`EnvironType::ALL`].
    pub ignores_creature: [bool; 6],
    /// How many wounds the possession can take for its owner.
    pub takes_wounds: u8,
}

/// What happens to a possession after its use (14.22, 14.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AfterUse {
    /// Nothing happens: the owner keeps the possession.
    #[default]
    Stays,
    /// The possession is lost if the die shows this number or more.
    LostOn(u8),
    /// The possession is lost.
    Lost,
}

impl Uses {
    /// What a use of the possession does, and what happens to the possession afterwards. If its owner never has to decide anything, the uses are
    /// empty.
    pub(super) fn of(possession: &Possession) -> (Self, AfterUse) {
        let mut after = AfterUse::Stays;
        for effect in &possession.effects {
            match effect {
                // The star-system game has no repairs, so a possession that fails is lost (14.22).
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
                // Other possessions have these effects permanently. If a possession may be lost by its use, its owner has to decide to use it.
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

/// How many kinds of units a game may have.
pub(super) const KINDS: usize = 16;

/// How many units there are of each kind.
pub(super) type Counts = [u8; KINDS];
