//! Who takes part in a fight among characters, with what possessions and specials add.

use crate::verbs::{Effect, Rating};
use crate::{Character, Planet, Possession};
use rules::Id;

/// A character in a fight or on a mission, with what he has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// What he is called.
    pub name: String,
    /// His combat, which wounds weaken (12.72).
    pub combat: u32,
    /// What is added to his combat, which wounds do not weaken (12.72).
    pub bonus: u32,
    /// What is added besides when he defends.
    pub defending: u32,
    /// How many wounds he bears (12.73).
    pub endurance: u32,
    /// How he hides and searches.
    pub intelligence: u32,
    /// How he leads.
    pub leadership: u32,
    /// How he persuades.
    pub diplomacy: u32,
    /// How he flies.
    pub navigation: u32,
    /// The extra draws that he and what he has bring, by the letter of the mission.
    pub draws: Vec<(char, i32)>,
    /// What he and what he has do, all that stands and needs no decision.
    pub effects: Vec<Effect>,
    /// Where he is at home (26.0).
    pub homes: Vec<Id<Planet>>,
    /// The planet that his title is of.
    pub royal: Option<Id<Planet>>,
}

/// The missions in which a home brings an extra draw: Assassination, Rebel Camp, Sovereign, Prisoners, Characters, Possessions, Sabotage and
/// Resources (26.0).
const AT_HOME: &str = "ABEFGPSH";
/// Those in which a title brings one more: Coup, Diplomacy, Information, Rebellion, Troops and Sovereign (26.0).
const BY_TITLE: &str = "CDIRTE";

/// What has become of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fate {
    /// He is free, with so many wounds.
    Free(u8),
    /// He is a prisoner.
    Captured,
    /// He is dead.
    Killed,
}

impl Member {
    /// A character with his possessions.
    ///
    /// What stands is counted; what is lost by its use, or may fail after it, is a decision and is not.
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

    /// Takes what one card does.
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

    /// Adds to a rating; what is added to combat is weakened by no wound.
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

    /// One of his ratings, without wounds.
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

    /// The extra draws that being at home on a planet brings him in a mission: one where he lives, and one more where his title is of (26.0).
    #[must_use]
    pub fn draws_at_home(&self, letter: char, planet: Id<Planet>) -> i32 {
        let reigns = self.royal == Some(planet);
        let lives = reigns || self.homes.contains(&planet);
        i32::from(lives && AT_HOME.contains(letter)) + i32::from(reigns && BY_TITLE.contains(letter))
    }

    /// What he adds to the attack with so many wounds.
    pub(super) const fn attacks(&self, wounds: u32) -> u32 {
        self.combat.saturating_sub(wounds) + self.bonus
    }

    /// What he adds to the defence with so many wounds, by his combat or by another rating, which wounds do not weaken.
    pub(super) fn defends(&self, wounds: u32, by: Option<Rating>) -> u32 {
        by.map_or_else(|| self.attacks(wounds) + self.defending, |rating| self.rating(rating))
    }
}
