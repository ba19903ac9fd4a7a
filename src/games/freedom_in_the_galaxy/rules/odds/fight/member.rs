//! A character in a fight, with the bonuses of possessions and specials.

use crate::verbs::{Effect, Rating};
use crate::{Character, Planet, Possession};
use rules::Id;

/// A character in a fight or on a mission, with possessions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// The character's name.
    pub name: String,
    /// The combat rating without bonuses; wounds reduce it (12.72).
    pub combat: u32,
    /// The bonuses to combat, which wounds do not reduce (12.72).
    pub bonus: u32,
    /// The bonus to combat that counts only in defence.
    pub defending: u32,
    /// The endurance (12.73).
    pub endurance: u32,
    /// The intelligence, with which the character hides and searches.
    pub intelligence: u32,
    /// The leadership rating.
    pub leadership: u32,
    /// The diplomacy rating.
    pub diplomacy: u32,
    /// The navigation rating, with which the character flies ships.
    pub navigation: u32,
    /// The extra draws of the character and the possessions, by the letter of the mission.
    pub draws: Vec<(char, i32)>,
    /// The permanent effects of the character and the possessions, which need no decision.
    pub effects: Vec<Effect>,
    /// The character's homes (26.0).
    pub homes: Vec<Id<Planet>>,
    /// The planet on which the character's title makes the character royal; `None` if there is no such planet.
    pub royal: Option<Id<Planet>>,
}

/// The letters of the missions in which a home gives an extra draw: Assassination, Rebel Camp, Sovereign, Prisoners, Characters, Possessions,
/// Sabotage and Resources (26.0).
const AT_HOME: &str = "ABEFGPSH";
/// The letters of the missions in which a royal title gives one more draw: Coup, Diplomacy, Information, Rebellion, Troops and Sovereign (26.0).
const BY_TITLE: &str = "CDIRTE";

/// What has become of a character in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fate {
    /// The character is free, with this many wounds.
    Free(u8),
    /// The character is a prisoner.
    Captured,
    /// The character is dead.
    Killed,
}

impl Member {
    /// A character with these possessions.
    ///
    /// Permanent benefits count. Benefits that are lost or may fail when used need a decision of the player and do not count.
    #[must_use]
    pub fn of(character: &Character, possessions: &[&Possession]) -> Self {
        let ratings = character.ratings;
        let mut member = Self {
            name: character.label().to_owned(),
            combat: ratings.combat.get(),
            endurance: ratings.endurance.get().max(1),
            intelligence: ratings.intelligence.get(),
            leadership: ratings.leadership.get(),
            diplomacy: ratings.diplomacy.get(),
            navigation: ratings.navigation.get(),
            draws: character.extra_draws().map(|draws| (draws.mission, draws.count as i32)).collect(),
            homes: character.homes.clone(),
            royal: character.royal,
            ..Self::default()
        };
        member.take(&character.specials);
        for possession in possessions {
            member.take(&possession.effects);
        }
        member
    }

    /// Adds the effects of one character or possession card.
    fn take(&mut self, effects: &[Effect]) {
        let is_decision =
            effects.iter().any(|effect| matches!(effect, Effect::FailsOn(_) | Effect::LostOn(_) | Effect::UsedOnce));
        for effect in effects {
            match effect {
                Effect::RatingBonus(rating, bonus) => self.raise(*rating, bonus.get()),
                Effect::DefendingBonus(Rating::Combat, bonus) => self.defending += bonus.get().max(0) as u32,
                Effect::ExtraDraws(letters, bonus) if !is_decision => {
                    self.draws.extend(letters.iter().map(|letter| (letter, bonus.get())));
                }
                other if !is_decision => self.effects.push(other.clone()),
                _ => {}
            }
        }
    }

    /// Adds a bonus to a rating. Bonuses to combat are kept apart, since wounds do not reduce them.
    pub(in super::super) fn raise(&mut self, rating: Rating, bonus: i32) {
        let value = match rating {
            Rating::Combat => &mut self.bonus,
            Rating::Endurance => &mut self.endurance,
            Rating::Intelligence => &mut self.intelligence,
            Rating::Leadership => &mut self.leadership,
            Rating::Diplomacy => &mut self.diplomacy,
            Rating::Navigation => &mut self.navigation,
        };
        *value = value.saturating_add_signed(bonus);
    }

    /// The value of a rating with its bonuses, before wounds.
    #[must_use]
    pub const fn rating(&self, rating: Rating) -> u32 {
        match rating {
            Rating::Combat => self.combat + self.bonus,
            Rating::Endurance => self.endurance,
            Rating::Intelligence => self.intelligence,
            Rating::Leadership => self.leadership,
            Rating::Diplomacy => self.diplomacy,
            Rating::Navigation => self.navigation,
        }
    }

    /// The extra draws of the character in a mission on a planet: one if the planet is a home, and one more if the title makes the character royal
    /// there (26.0).
    #[must_use]
    pub fn draws_at_home(&self, letter: char, planet: Id<Planet>) -> i32 {
        let reigns = self.royal == Some(planet);
        let lives = reigns || self.homes.contains(&planet);
        i32::from(lives && AT_HOME.contains(letter)) + i32::from(reigns && BY_TITLE.contains(letter))
    }

    /// The strength that the character adds to an attack after taking this many wounds.
    pub(super) const fn attacks(&self, wounds: u32) -> u32 {
        self.combat.saturating_sub(wounds) + self.bonus
    }

    /// The strength that the character adds to the defence. This is the combat rating, less wounds, or the rating `by` if it is given, which wounds
    /// do not reduce.
    pub(super) fn defends(&self, wounds: u32, by: Option<Rating>) -> u32 {
        by.map_or_else(|| self.attacks(wounds) + self.defending, |rating| self.rating(rating))
    }
}
