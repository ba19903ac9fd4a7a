//! A turn with its phases: what comes next, who stands up, which berserkers fight on, and when the game is over (2.2, 3.1).

use super::{Conclusion, Condition, Event, Fate, ManNumber, Phase, Public, Purpose, Question, Table, Used, other};
use rules::play::{Dice, Player, Sink};

/// The lowest die roll with which a berserker fights on (3.1).
pub(super) const RAGES: u8 = 4;
/// After this many turns without a wound, a game without a limit of turns is over.
const IDLE: u8 = 10;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Continues the game to the next decision, or to the end.
    pub(super) fn proceed(&mut self) {
        while self.position().question.is_none() && self.position().conclusion.is_none() {
            if !self.position().retreats.is_empty() {
                self.next_retreat();
                continue;
            }
            self.note_captives();
            let active = self.position().active;
            match self.position().phase {
                Phase::SettingUp => {
                    if !self.next_piece() {
                        self.begin_turn();
                    }
                }
                Phase::Tasks | Phase::Speeds | Phase::Rowing | Phase::Pulling => self.next_of_naval(),
                Phase::Fire => {
                    if self.public().archers(self.position(), active).next().is_some() {
                        self.ask(active, Question::Archer);
                    } else {
                        self.begin(Phase::Movement);
                    }
                }
                Phase::Movement => self.go_on_moving(active),
                Phase::LateFire => {
                    if self.public().archers(self.position(), other(active)).next().is_some() {
                        self.ask(other(active), Question::Archer);
                    } else {
                        self.begin(Phase::Walls);
                    }
                }
                Phase::Walls => {
                    let mut walls = Vec::new();
                    self.public().walls(self.position(), active, &mut walls);
                    if walls.is_empty() {
                        self.begin_axes();
                    } else {
                        self.ask(active, Question::Walls);
                    }
                }
                Phase::Axes => {
                    if self.public().axes(self.position(), active).next().is_some() {
                        self.ask(active, Question::Axes);
                    } else {
                        self.begin(Phase::Combat);
                    }
                }
                Phase::Combat => {
                    if self.position().clash.is_some() {
                        self.next_of_clash();
                    } else if self.public().openings(self.position(), active).next().is_some()
                        || self.public().openings_at_beasts(self.position(), active).next().is_some()
                    {
                        self.ask(active, Question::Fights);
                    } else {
                        self.end_round();
                    }
                }
            }
        }
    }

    fn go_on_moving(&mut self, active: Player) {
        if self.position().walk.is_some() {
            self.next_of_walk();
        } else if self.movers(active) {
            self.ask(active, Question::Mover);
        } else {
            self.begin(Phase::LateFire);
        }
    }

    /// Begins a phase of the active player.
    pub(super) fn begin(&mut self, phase: Phase) {
        self.position_mut().phase = phase;
        let active = self.position().active;
        self.tell(Event::Phase(active, phase));
    }

    pub(super) fn begin_axes(&mut self) {
        for state in &mut self.position_mut().men {
            state.used.armed = false;
        }
        self.begin(Phase::Axes);
    }

    fn begin_turn(&mut self) {
        let position = self.position_mut();
        position.turn += 1;
        let turn = position.turn;
        self.tell(Event::Turn(turn));
        self.change_tide();
        self.begin_half(Player::new(0));
    }

    /// Begins one of the two halves of a turn: a naval phase if there are boats, and then the phase of a player (2.2).
    fn begin_half(&mut self, player: Player) {
        if self.has_boats() {
            self.begin_naval(player);
        } else {
            self.begin_player(player);
        }
    }

    pub(super) fn begin_player(&mut self, player: Player) {
        let position = self.position_mut();
        position.active = player;
        position.round = 0;
        for state in &mut position.men {
            state.used = Used { fresh: state.used.fresh, ..Used::default() };
        }
        self.begin(Phase::Fire);
        self.test_swimmers(player);
        self.check_goals();
    }

    /// Ends a round of attacks. Berserkers who were victorious and stand beside an enemy roll for another round (3.1).
    pub(super) fn end_round(&mut self) {
        let active = self.position().active;
        let mut again = false;
        let men: Vec<ManNumber> = self.public().men_of(active).map(|(man, _)| man).collect();
        for man in men {
            let won = std::mem::take(&mut self.man_mut(man).used.won);
            self.man_mut(man).used.raging = false;
            let meets = won && self.public().man(man).berserk && self.public().meets_somebody(self.position(), man);
            if !meets {
                continue;
            }
            let rages = self.roll(active, Purpose::Rage(man)) >= RAGES;
            self.tell(Event::Rage(man, rages));
            if rages {
                let used = &mut self.man_mut(man).used;
                (used.raging, used.fought) = (true, false);
                again = true;
            }
        }
        if again {
            self.position_mut().round = self.position().round.saturating_add(1);
        } else {
            self.end_player();
        }
    }

    fn end_player(&mut self) {
        let active = self.position().active;
        let men: Vec<ManNumber> = self.public().men_of(active).map(|(man, _)| man).collect();
        for man in men {
            let state = self.man_mut(man);
            let fresh = std::mem::take(&mut state.used.fresh);
            if state.is_here() && state.condition == Condition::Stunned && !fresh {
                state.condition = Condition::Sound;
                self.tell(Event::StoodUp(man));
            }
        }
        self.disturb_patching();
        self.check_goals();
        if self.position().conclusion.is_some() {
            return;
        }
        if active == Player::new(0) {
            self.begin_half(Player::new(1));
            return;
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        let limit = self.public().turns;
        let position = self.position_mut();
        // A wound sets the count to 0 during a turn, so the count is 1 at the end of the turn with the wound.
        position.idle = position.idle.saturating_add(1);
        let idle = position.idle;
        match limit {
            Some(limit) if self.position().turn >= limit => self.conclude(Conclusion::LastTurn),
            None if idle > IDLE => self.conclude(Conclusion::Nothing),
            _ => {
                self.tell_score();
                self.begin_turn();
            }
        }
    }

    fn tell_score(&mut self) {
        let position = self.position();
        let points = [0, 1].map(|number| self.public().half_points(position, Player::new(number)));
        let standing = [0, 1]
            .map(|number| self.public().men_of(Player::new(number)).filter(|(man, _)| position.man(*man).stands()).count() as u8);
        self.tell(Event::Score(points, standing));
    }

    pub(super) fn conclude(&mut self, conclusion: Conclusion) {
        let position = self.position_mut();
        position.question = None;
        position.conclusion = Some(conclusion);
        // Some points come only at the end of the game: for treasures that are aboard, and for captives who are held.
        self.tell_score();
        self.tell(Event::Over(conclusion));
    }

    /// Ends the game if a side has met a goal that wins at once, or neither side has a character left. A game without a limit of turns also ends if
    /// one side has none left.
    pub(super) fn check_goals(&mut self) {
        let winner = self.public().winner_at_once(self.position());
        if let Some(player) = winner {
            return self.conclude(Conclusion::Goal(player));
        }
        let gone = |player: Player| !self.public().is_left(self.position(), player);
        let both = gone(Player::new(0)) && gone(Player::new(1));
        let one = gone(Player::new(0)) || gone(Player::new(1));
        if both || one && self.public().turns.is_none() {
            self.conclude(Conclusion::NobodyLeft);
        }
    }
}

/// Whether a side has a character left, and whether a character can attack an enemy.
impl Public {
    /// Whether a side has a character who stands or is still to come in.
    #[must_use]
    pub fn is_left(&self, position: &super::Position, player: Player) -> bool {
        self.men_of(player).any(|(man, _)| {
            let state = position.man(man);
            state.stands() || state.fate == Fate::Waiting
        })
    }

    /// Whether a character is in a position to attack any enemy.
    fn meets_somebody(&self, position: &super::Position, man: ManNumber) -> bool {
        self.is_ready(position, man)
            && self.men_of(other(self.man(man).player)).any(|(enemy, _)| self.can_strike(position, man, enemy))
    }
}
