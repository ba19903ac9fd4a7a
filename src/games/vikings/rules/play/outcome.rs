//! The result of a game: goals, points and grades of victory, as the scenario sets them (2.1).

use super::{BoatFate, Conclusion, Condition, Fate, ManNumber, MarkerState, Position, Public, State, other};
use crate::play::Aim;
use crate::{GoalKind, Scenario, TokenKind};
use geometry::Space;
use rules::play::{Outcome, Player};

/// How often goals are met, what points they have brought, and how the game stands.
impl Public {
    /// How many times a goal was met, and how many half points it has brought.
    #[must_use]
    pub fn gained(&self, position: &Position, aim: &Aim) -> (u32, i32) {
        let (count, worth) = self.met(position, aim);
        if count < aim.goal.number.get() {
            return (count, 0);
        }
        let halves = match aim.goal.points {
            // The wounded count half.
            Some(points) if aim.goal.what == GoalKind::Casualties => {
                points.get() as i32 * self.casualties(position, aim.player).0
            }
            Some(points) => points.get() as i32 * 2 * count as i32,
            None => worth,
        };
        (count, halves)
    }

    /// How many times a goal has been met, and how many half points that is if each character, treasure or boat counts its point value.
    fn met(&self, position: &Position, aim: &Aim) -> (u32, i32) {
        let enemy = other(aim.player);
        let men = |player: Player, wanted: &dyn Fn(ManNumber) -> bool| {
            let found = self.men_of(player).filter(|(man, _)| aim.who.is_none_or(|who| who == *man) && wanted(*man));
            found.fold((0, 0), |(count, worth), (_, fighter)| (count + 1, worth + 2 * fighter.worth))
        };
        let fate = |man: ManNumber| position.man(man).fate;
        let by = |hex: Space| aim.area.is_empty() || aim.area.contains(&hex);
        let left = |man: ManNumber, how: Fate| fate(man) == how && by(position.man(man).pose.hex);
        match aim.goal.what {
            GoalKind::Casualties => {
                let (halves, worth) = self.casualties(position, aim.player);
                ((halves as u32).div_ceil(2), worth)
            }
            GoalKind::Treasure => {
                let off = |marker: &&MarkerState| marker.carried_off == Some(aim.player) && by(marker.hex);
                let aboard = |marker: &MarkerState| aim.area.is_empty() && self.is_stowed(position, marker, aim.player);
                let off = position.markers.iter().filter(|marker| off(marker) || aboard(marker)).count();
                (off as u32, 2 * Scenario::TREASURE as i32 * off as i32)
            }
            GoalKind::Killed => men(enemy, &|man| fate(man) == Fate::Dead),
            GoalKind::Taken => {
                men(enemy, &|man| left(man, Fate::LedOff) || position.conclusion.is_some() && self.is_captive(position, man))
            }
            GoalKind::Escaped => men(aim.player, &|man| left(man, Fate::Left)),
            GoalKind::Held => (u32::from(self.holds(position, aim)), 0),
            GoalKind::Sunk | GoalKind::Seized => self.boats_lost_by(position, aim),
            GoalKind::LastStanding => (u32::from(!self.is_left(position, enemy)), 0),
        }
    }

    /// Whether a treasure is aboard a boat of a side when the game ends.
    fn is_stowed(&self, position: &Position, marker: &MarkerState, player: Player) -> bool {
        let hex = marker.carrier.map_or(marker.hex, |man| position.man(man).pose.hex);
        let own = |man: ManNumber| self.man(man).player == player;
        marker.here
            && position.conclusion.is_some()
            && marker.shown == Some(TokenKind::Treasure)
            && marker.carrier.is_none_or(own)
            && self.boat_at(position, hex).is_some_and(|boat| position.boat(boat).player == player)
    }

    /// How many boats of the other side have been sunk or seized by this side, and their worth in half points (R30).
    fn boats_lost_by(&self, position: &Position, aim: &Aim) -> (u32, i32) {
        let theirs = self.boats.iter().zip(&position.boats).filter(|(boat, _)| boat.player != aim.player);
        let lost = theirs.filter(|(_, state)| match aim.goal.what {
            GoalKind::Sunk => matches!(state.fate, BoatFate::Sunk | BoatFate::Capsized),
            _ => matches!(state.fate, BoatFate::Here | BoatFate::Left) && state.player == aim.player,
        });
        lost.fold((0, 0), |(count, worth), (boat, _)| (count + 1, worth + 2 * boat.worth))
    }

    /// The casualties of the other side, and their worth in half points. Among the casualties, a dead character counts as two and a wounded one as
    /// one.
    fn casualties(&self, position: &Position, player: Player) -> (i32, i32) {
        self.men_of(other(player)).fold((0, 0), |(count, worth), (man, fighter)| {
            let state = position.man(man);
            let halves = match (state.fate, state.condition) {
                (Fate::Dead, _) => 2,
                (_, Condition::Wounded) => 1,
                _ => 0,
            };
            (count + halves, worth + halves * fighter.worth)
        })
    }

    /// Whether only the rewarded side has a character standing in the area of a goal.
    fn holds(&self, position: &Position, aim: &Aim) -> bool {
        let stands = |player: Player| {
            self.men_of(player).any(|(man, _)| {
                let state = position.man(man);
                state.stands() && state.pose.spaces().any(|space| aim.area.contains(&space))
            })
        };
        stands(aim.player) && !stands(other(aim.player))
    }

    /// The side that has met a goal that wins the game at once; `None` if neither has. Goals that count only at the end of the game are left out.
    #[must_use]
    pub fn winner_at_once(&self, position: &Position) -> Option<Player> {
        let at_the_end = |what: GoalKind| what == GoalKind::Held;
        let met = |aim: &&Aim| aim.goal.wins && !at_the_end(aim.goal.what) && self.met(position, aim).0 >= aim.goal.number.get();
        self.goals.iter().find(met).map(|aim| aim.player)
    }

    /// The points of a side, in half points.
    #[must_use]
    pub fn half_points(&self, position: &Position, player: Player) -> i32 {
        let own = self.goals.iter().filter(|aim| aim.player == player);
        own.map(|aim| self.gained(position, aim).1).sum::<i32>() + self.head_starts[player.index()]
    }

    /// The result of the game; `None` if the game is not over.
    pub(super) fn result(&self, state: &State) -> Option<Outcome> {
        let position = &state.position;
        let conclusion = position.conclusion?;
        let points = [0, 1].map(|number| self.half_points(position, Player::new(number)));
        let held = || {
            let met = |aim: &&Aim| aim.goal.wins && aim.goal.what == GoalKind::Held && self.holds(position, aim);
            self.goals.iter().find(met).map(|aim| aim.player)
        };
        let winner = match conclusion {
            Conclusion::Goal(player) => Some(player),
            _ => held().or_else(|| self.ahead(points)),
        };
        Some(Outcome { winner, half_points: points.to_vec(), turn: position.turn })
    }

    /// The side that leads by at least the margin of the lowest grade of victory; `None` if neither side does.
    fn ahead(&self, points: [i32; 2]) -> Option<Player> {
        let passed = |(_, passed): &(Player, usize)| *passed > 0 || self.grades.is_empty();
        self.lead(points).filter(passed).map(|(player, _)| player)
    }

    /// The side with more half points, and how many grades of victory its lead reaches. The margin of a grade is a percentage of the other side's
    /// points. `None` if the points are equal.
    #[must_use]
    pub fn lead(&self, points: [i32; 2]) -> Option<(Player, usize)> {
        let better = if points[0] == points[1] { return None } else { usize::from(points[1] > points[0]) };
        let (most, least) = (i64::from(points[better]), i64::from(points[1 - better]));
        let passed = |margin: &&u32| (most - least) * 100 >= i64::from(**margin) * least.max(0);
        Some((Player::new(better as u8), self.grades.iter().filter(passed).count()))
    }

    /// The leads that are needed for the grades of victory, in percent of the loser's points.
    #[must_use]
    pub fn grades(&self) -> &[u32] {
        &self.grades
    }
}
