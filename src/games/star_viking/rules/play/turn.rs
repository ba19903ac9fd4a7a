//! The frame of a turn: the order of the segments, the purchase of points, and the end of the game ("Turn Procedure", "Game End & Victory").

use super::{Action, Conclusion, Contest, Ending, Event, Gain, Phase, Purse, Question, State, Table, UnitState, Where};
use crate::economy::has_twice_the_points;
use rules::Count;
use rules::play::{Dice, Player, Sink};

/// How many turns in a row a player must have twice every other player's points to win ("Points Victory").
const TURNS_AHEAD: u8 = 2;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_turn(&mut self) {
        self.state.turn += 1;
        self.tell(Event::Turn(self.state.turn));
        for tile in &mut self.state.tiles {
            (tile.plundered, tile.plunderers) = (0, 0);
        }
        self.begin_orders();
    }

    /// Begins the segments. There is one for every system in or beside which a player has units without controlling it.
    pub(super) fn begin_segments(&mut self) {
        let state = &self.state;
        let comes = |unit: &UnitState, tile: u8, control: Player| {
            unit.owner != control && unit.tile == tile && matches!(unit.at, Where::Waiting | Where::Beside | Where::In(_))
        };
        let contested = |(tile, control): &(u8, Player)| state.units.iter().any(|unit| comes(unit, *tile, *control));
        let pending = state.controls().filter(contested).map(|(tile, _)| tile).collect();
        self.state.pending = pending;
        self.next_segment();
    }

    /// Begins the next segment: in a battle in the order of the tiles, in a campaign the one that the Viking with most points chooses.
    pub(super) fn next_segment(&mut self) {
        match self.state.pending.as_slice() {
            [] => self.end_segments(),
            [first, rest @ ..] if self.contest.public.is_battle() || rest.is_empty() => self.choose_segment(*first),
            [..] => {
                self.state.phase = Phase::Choosing;
                let points = |viking: &Player| self.state.side(*viking).points;
                let chooser = self.contest.public.raiders().rev().max_by_key(points);
                self.ask(chooser.unwrap_or_default(), Question::NextSegment);
            }
        }
    }

    pub(super) fn choose_segment(&mut self, tile: u8) {
        self.state.pending.retain(|pending| *pending != tile);
        self.begin_segment(tile);
    }

    /// Goes on after a segment. A Viking who has taken a Quadrant Capital has won ("Viking Potential Victory").
    pub(super) fn after_segment(&mut self) {
        let controller = self.state.tile(self.state.tile).control;
        let capital = self.state.capitals.contains(&self.state.tile);
        if capital && self.contest.public.victory.quadrant_capital && self.contest.public.is_viking(controller) {
            return self.conclude(Conclusion::Capital(controller));
        }
        self.next_segment();
    }

    fn end_segments(&mut self) {
        if self.contest.public.is_battle() {
            self.state.question = None;
            self.state.conclusion = Some(Conclusion::Battle(self.state.ending.unwrap_or(Ending::OneSideLeft)));
        } else {
            self.begin_politics();
        }
    }

    fn conclude(&mut self, conclusion: Conclusion) {
        self.state.question = None;
        self.state.conclusion = Some(conclusion);
        self.tell(Event::Over(conclusion));
    }

    pub(super) fn begin_points(&mut self) {
        self.state.phase = Phase::Points;
        self.state.cursor = 0;
        self.next_points();
    }

    /// Asks the next player who can buy points; after the last, ends the turn.
    fn next_points(&mut self) {
        let buys = |player: &Player| !amounts(self.contest, self.state, *player).is_empty();
        match self.contest.public.players().skip(usize::from(self.state.cursor)).find(buys) {
            Some(player) => {
                self.state.cursor = player.index() as u16;
                self.ask(player, Question::Points);
            }
            None => self.end_turn(),
        }
    }

    /// Buys points for a player, or ends the player's buying.
    pub(super) fn buy_points(&mut self, player: Player, action: Action) {
        if let Action::Points(points) = action {
            self.pay_for_points(player, points, Gain::Bought);
        } else {
            self.state.cursor += 1;
        }
        self.next_points();
    }

    pub(super) fn pay_for_points(&mut self, player: Player, points: u32, gain: Gain) {
        let price = price_of_a_point(self.contest, self.state, player);
        if points > 0 && self.state.sides[player.index()].treasury.pay_for_points(points, price) {
            self.tell(Event::Spent(player, Purse::Treasury, points * price));
            self.gain(player, points, gain);
        }
    }

    pub(super) fn gain(&mut self, player: Player, points: u32, gain: Gain) {
        self.state.sides[player.index()].points += points;
        self.tell(Event::Points(player, points, gain));
    }

    fn end_turn(&mut self) {
        let aid = self.state.side(self.contest.public.federation()).treasury.aid;
        if aid > 0 {
            self.tell(Event::Lapsed(Purse::Aid, aid));
        }
        for side in &mut self.state.sides {
            side.treasury.close();
        }
        self.reveal_points();
        if let Some(player) = self.twice_as_many() {
            self.conclude(Conclusion::TwoToOne(player));
        } else if self.state.turn >= self.contest.public.turns {
            self.conclude(Conclusion::LastTurn);
        } else {
            self.begin_turn();
        }
    }

    /// Shows all points to all players, if the scenario shows points every few turns and this is such a turn ("Game Variations").
    fn reveal_points(&mut self) {
        let victory = &self.contest.public.victory;
        // Points that are shown every turn are open anyway and need not be revealed.
        let due = |every: Count| every.get() > 1 && u32::from(self.state.turn).is_multiple_of(every.get());
        if victory.secret_points || !victory.revealed_every.is_some_and(due) {
            return;
        }
        for player in self.contest.public.players() {
            let points = self.state.side(player).points;
            self.state.sides[player.index()].revealed = Some(points);
            self.tell(Event::Revealed(player, points));
        }
    }

    /// The player who has had twice every other player's points for two turns in a row, counted from the turn that the scenario names; `None` if
    /// there is no such player. Once a civil war has given the Federation points, the Federation is excluded for the rest of the game.
    fn twice_as_many(&mut self) -> Option<Player> {
        let first = self.contest.public.victory.points_from?;
        let points: Vec<u32> = self.state.sides.iter().map(|side| side.points).collect();
        let leader = has_twice_the_points(&points).filter(|_| u32::from(self.state.turn) >= first.get());
        let mut winner = None;
        for (number, side) in self.state.sides.iter_mut().enumerate() {
            let counts = leader == Some(number) && !side.war_points;
            side.ahead = if counts { side.ahead + 1 } else { 0 };
            if side.ahead >= TURNS_AHEAD {
                winner = Some(Player::new(number as u8));
            }
        }
        winner
    }
}

/// The price of a point for a player, in mega-credits.
pub(super) fn price_of_a_point(contest: &Contest, state: &State, player: Player) -> u32 {
    contest.public.price_of_a_point(&state.decrees, player)
}

/// How many points a player can choose to buy at a time: one, two, five and so on, and as many as the money buys.
pub(super) fn amounts(contest: &Contest, state: &State, player: Player) -> Vec<u32> {
    let most = state.side(player).treasury.points_at(price_of_a_point(contest, state, player));
    let mut amounts: Vec<u32> = [1, 2, 5, 10, 20, 50, 100].into_iter().filter(|amount| *amount < most).collect();
    amounts.extend((most > 0).then_some(most));
    amounts
}
