//! The moment of an imagined world: which player is asked, in which order the other players will be asked in the phase, and the money and points of
//! every side.

use crate::economy::Treasury;
use rules::play::Player;

use super::super::{
    Contest, Fate, Phase, Question, Shooter, Shot, SideState, Sighting, State, UnitNumber, UnitState, Where, fire,
};
use super::dealer::Dealer;

/// The largest number of points that is imagined for each turn if points are secret.
const POINTS_A_TURN: u32 = 3;
/// Of the other players' units that have decided in secret, one in this number is assumed to evade.
const EVADES: u32 = 3;

impl Dealer<'_> {
    /// Completes the imagined world once all units have their places, and returns it.
    pub(super) fn finish(mut self) -> (Contest, State) {
        let sides = self.sides();
        let view = self.view;
        let start = if self.public.is_battle() { self.at_start() } else { Vec::new() };
        let contest = Contest { public: self.public.clone(), start, names: Vec::new() };
        let movement = matches!(view.phase, Phase::InvaderMovement | Phase::DefenderMovement);
        let mover = if movement { view.player } else { view.defender };
        let mut state = State {
            turn: view.turn,
            phase: view.phase,
            question: view.question.map(|question| (view.player, question)),
            units: std::mem::take(&mut self.units),
            tiles: view.tiles.clone(),
            sides,
            capitals: view.capitals.clone(),
            decrees: view.decrees,
            at_war: view.at_war.clone(),
            pending: view.pending.clone(),
            tile: view.tile,
            here: Vec::new(),
            defender: view.defender,
            mover,
            movers: Vec::new(),
            evaders: Vec::new(),
            shooters: Vec::new(),
            round: view.round,
            plundered: view.plundered.clone(),
            surrendered: view.surrendered,
            still: view.still,
            idle: view.idle,
            shot: view.shot,
            stirred: view.stirred,
            cursor: 0,
            left: view.left.clone(),
            shots: view.shots.clone(),
            blows: view.blows.clone(),
            owed: view.owed,
            ending: None,
            conclusion: None,
        };
        if self.in_segment() {
            let here = |unit: &UnitState| {
                let away = matches!(unit.at, Where::Supply | Where::Home | Where::Gone(Fate::Destroyed));
                unit.tile == view.tile && !away
            };
            state.here = state.numbered().filter(|(_, unit)| here(unit)).map(|(id, _)| id).collect();
        }
        self.set_the_moment(&contest, &mut state);
        (contest, state)
    }

    /// The units at the start of a battle. Their starting places are not known, but only their owners matter for the outcome.
    fn at_start(&self) -> Vec<UnitState> {
        let start = |unit: &UnitState| {
            let at = if unit.at == Where::Supply { Where::Supply } else { Where::Beside };
            UnitState::new(unit.kind, unit.owner, unit.tile, at)
        };
        self.units.iter().map(start).collect()
    }

    fn sides(&mut self) -> Vec<SideState> {
        let (public, view) = (self.public, self.view);
        let mut sides = Vec::new();
        for player in public.players() {
            let own = player == view.player;
            let shown = view.points[player.index()];
            let revealed = view.revealed[player.index()];
            let imagined = || self.dice.below(POINTS_A_TURN * u32::from(view.turn) + 1).max(revealed.unwrap_or(0));
            let points = shown.unwrap_or_else(imagined);
            let treasury = if own { view.treasury } else { self.treasury_of(player) };
            let mut seen: Vec<Option<Sighting>> = vec![None; self.units.len()];
            if own {
                for (unit, _, note) in &view.notes {
                    seen[usize::from(unit.0)] = Some(*note);
                }
                for (unit, _, owner) in view.lost.iter().filter(|(.., owner)| *owner != player) {
                    let at = Where::Gone(Fate::Destroyed);
                    let damage = crate::Damage::default();
                    seen[usize::from(unit.0)] = Some(Sighting { turn: view.turn, tile: view.tile, at, owner: *owner, damage });
                }
            }
            sides.push(SideState {
                treasury,
                taxed: if own { view.taxed } else { 0 },
                points,
                revealed,
                war_points: view.war_points[player.index()],
                ahead: view.ahead[player.index()],
                passed: view.passed[player.index()],
                seen,
            });
        }
        sides
    }

    /// A possible treasury of a player, drawn at random. It is at most half of the wealth of the player's systems and the taxes of a home base;
    /// before turn 1 it is the player's purse.
    fn treasury_of(&mut self, player: Player) -> Treasury {
        if self.public.is_battle() {
            return Treasury::default();
        }
        let tiles = (0..).zip(&self.view.tiles).filter(|(_, tile)| tile.in_play && tile.control == player);
        let wealth: u32 = tiles.map(|(tile, _)| self.public.tile(tile).system.wealth.get()).sum();
        let side = &self.public.sides()[player.index()];
        let purse = if self.view.turn == 0 { side.purse + side.given } else { 0 };
        let most = wealth / 2 + purse + self.public.tables().economy.home_base_wealth.get();
        Treasury::saved(self.dice.below(most + 1))
    }

    /// Sets how far the phase has come, which follows from the question to the side. Draws at random what the other players have already chosen in
    /// secret.
    fn set_the_moment(&mut self, contest: &Contest, state: &mut State) {
        let (view, public) = (self.view, self.public);
        let player = view.player;
        let Some(question) = view.question else { return };
        match question {
            Question::Purchase | Question::Orders | Question::Order(_) | Question::Points | Question::Plunder => {
                state.cursor = player.index() as u16;
            }
            Question::Works | Question::WorksAt(_) | Question::Stow(_) => {
                state.cursor = if public.is_viking(player) { player.index() as u16 + 1 } else { 0 };
            }
            Question::EarlyWithdrawal => {
                state.cursor = state.invaders().iter().position(|invader| *invader == player).unwrap_or(0) as u16;
            }
            Question::Mover | Question::Activate(_) => {
                if view.phase == Phase::InvaderMovement {
                    let after = state.invaders().into_iter().skip_while(|invader| *invader != player);
                    state.movers = after.skip(1).collect();
                }
            }
            Question::End => {
                let before = state.sides.len().min(player.index()) as u32;
                state.cursor = self.dice.below(before + 1) as u16;
            }
            Question::Evade(unit) => {
                state.evaders = fire::evaders(contest, state);
                let at = state.evaders.iter().position(|evader| *evader == unit).unwrap_or(0);
                state.cursor = at as u16;
                let asked: Vec<UnitNumber> = state.evaders.iter().take(at).copied().collect();
                for evader in asked {
                    if state.unit(evader).owner != player {
                        state.units[usize::from(evader.0)].used.evades = self.one_in(EVADES);
                    }
                }
            }
            Question::Aim(shooter) => self.set_shooters(contest, state, shooter),
            Question::Systems
            | Question::Station(_)
            | Question::Fill(_)
            | Question::NextSegment
            | Question::Place(_)
            | Question::Struck(_)
            | Question::LoseCargo(_)
            | Question::Surrender
            | Question::Lift(_)
            | Question::GiveUp
            | Question::CivilWar
            | Question::Program(_)
            | Question::Land(_)
            | Question::Tax(_)
            | Question::Locals
            | Question::LocalsAt(_) => {}
        }
    }

    /// Sets which shooters still have to choose targets. Draws at random the targets that the other players have already chosen in secret.
    fn set_shooters(&mut self, contest: &Contest, state: &mut State, asked: Shooter) {
        state.shooters = fire::shooters(contest, state);
        if !state.shooters.contains(&asked) {
            state.shooters.insert(0, asked);
        }
        let at = state.shooters.iter().position(|shooter| *shooter == asked).unwrap_or(0);
        state.cursor = at as u16;
        let asked: Vec<Shooter> = state.shooters.iter().take(at).copied().collect();
        for shooter in asked {
            if fire::player(state, shooter) != self.view.player {
                let target = self.pick(&fire::targets(contest, state, shooter));
                state.shots.extend(target.map(|target| Shot { shooter, target }));
            }
        }
    }
}
