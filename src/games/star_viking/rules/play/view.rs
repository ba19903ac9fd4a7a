//! What one side knows: its own units and money, what is open to all, the units that stand openly before it, the number of counters and the top
//! counter of hidden stacks ("Limited Intelligence"), and its notes of where it last saw units. A view holds nothing else of a state, so that a
//! captain with only a view cannot know more.

use std::collections::BTreeMap;

use super::{
    Blow, Contest, Fate, Phase, Port, Question, Shot, Sighting, State, TileState, UnitNumber, UnitState, Where, fire, supply,
};
use crate::economy::{Decrees, Treasury};
use crate::{Color, Damage, Space, UnitType};
use rules::Id;
use rules::play::Player;

/// Everything that one side knows of a state.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The player who has this view.
    pub player: Player,
    /// The turn, counted from 1; 0 before the first turn, and in a battle.
    pub turn: u16,
    /// The number of the tile whose segment is played.
    pub tile: u8,
    /// The player who defends the tile whose segment is played.
    pub defender: Player,
    /// The round of the segment, counted from 1; 0 before the first round.
    pub round: u16,
    /// The phase of the turn.
    pub phase: Phase,
    /// The question to this side; `None` if another side is asked or nobody is.
    pub question: Option<Question>,
    /// This side's own units in play, cargo included, with their numbers.
    pub own: Vec<(UnitNumber, UnitState)>,
    /// This side's own money.
    pub treasury: Treasury,
    /// The victory points of all players, by the number of the player; `None` for secret points.
    pub points: Vec<Option<u32>>,
    /// The victory points when they were last shown, by the number of the player; `None` unless the scenario shows points only every few turns.
    pub revealed: Vec<Option<u32>>,
    /// What this side is shown of each tile's changing part, by the number of the tile.
    pub tiles: Vec<TileState>,
    /// The tiles with a Quadrant Capital.
    pub capitals: Vec<u8>,
    /// The effects of this turn's politics.
    pub decrees: Decrees,
    /// The units of other sides that this side sees.
    pub others: Vec<Seen>,
    /// For each sector with a hidden stack, how many counters are below the top counter.
    pub hidden: BTreeMap<Space, u16>,
    /// This side's notes of other sides' units, with the types of the units. Units that it saw lost are left out.
    pub notes: Vec<(UnitNumber, Id<UnitType>, Sighting)>,
    /// The sectors of the tile that were plundered in this segment.
    pub plundered: Vec<Space>,
    /// Whether the local defenses of the tile have surrendered.
    pub surrendered: bool,
    /// The tiles whose segments are still to be played this turn.
    pub pending: Vec<u8>,
    /// How many rounds in a row have passed without any shooting.
    pub still: u8,
    /// How many rounds in a row have passed without hit, loss, plunder or surrender.
    pub idle: u8,
    /// Whether any shot was fired in this round.
    pub shot: bool,
    /// Whether there was a hit, a loss, plunder or a surrender in this round.
    pub stirred: bool,
    /// This side's own shots that are aimed but not fired yet.
    pub shots: Vec<Shot>,
    /// The units that a shot can hit; empty unless the question asks for the target of a shot.
    pub targets: Vec<UnitNumber>,
    /// The hits that still have to take effect, on this side's own units and on those that it sees.
    pub blows: Vec<Blow>,
    /// How many units this side still has to lose from the carrier that was hit.
    pub owed: u8,
    /// The units that went to a civil war this turn.
    pub at_war: Vec<UnitNumber>,
    /// The taxes of this turn that went to this side's treasury.
    pub taxed: u32,
    /// Whether each player has passed in the phase of local funds, by the number of the player.
    pub passed: Vec<bool>,
    /// By the number of the player: whether points from a civil war keep that player from winning by two to one.
    pub war_points: Vec<bool>,
    /// For how many turns in a row each player has had twice every other player's points, by the number of the player; 0 if points are secret.
    pub ahead: Vec<u8>,
    /// The places in which this side has finished spending, while money is spent.
    pub left: Vec<Port>,
    /// The counters that this side knows it can build.
    pub supply: Vec<UnitNumber>,
    /// The counters that this side saw lost, with their types and owners. Other players may have built their own lost counters again since.
    pub lost: Vec<(UnitNumber, Id<UnitType>, Player)>,
}

/// A unit of another side that the viewing side sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The number of the unit.
    pub unit: UnitNumber,
    /// The type of the unit.
    pub kind: Id<UnitType>,
    /// The owner of the unit.
    pub owner: Player,
    /// The sector in which the unit stands, or its place beside the tile.
    pub at: Where,
    /// The damage of the unit, as its hit markers show.
    pub damage: Damage,
    /// The plunder that the unit carries, in mega-credits. All players see plundering, so it is not hidden.
    pub plunder: u16,
    /// Whether the unit was loaded or unloaded, or has loaded or unloaded something, in this phase.
    pub unloading: bool,
    /// Whether the unit evades; false until all units have declared.
    pub evading: bool,
}

impl View {
    /// Whether a unit is the side's own or one that it sees of another side.
    #[must_use]
    pub fn sees(&self, unit: UnitNumber) -> bool {
        self.own.iter().any(|(own, _)| *own == unit) || self.others.iter().any(|seen| seen.unit == unit)
    }

    /// The view of a player.
    pub(super) fn of(contest: &Contest, state: &State, player: Player) -> Self {
        let side = state.side(player);
        let question = state.question.filter(|(asked, _)| *asked == player).map(|(_, question)| question);
        let mut view = Self {
            player,
            turn: state.turn,
            tile: state.tile,
            defender: state.defender,
            round: state.round,
            phase: state.phase,
            question,
            own: state
                .numbered()
                .filter(|(_, unit)| unit.owner == player && unit.is_left())
                .map(|(id, unit)| (id, *unit))
                .collect(),
            treasury: side.treasury,
            points: contest.public.players().map(|other| contest.shown_points(state, player, other)).collect(),
            revealed: state.sides.iter().map(|side| side.revealed).collect(),
            tiles: tiles(state, player),
            capitals: state.capitals.clone(),
            decrees: state.decrees,
            others: Vec::new(),
            hidden: BTreeMap::new(),
            notes: Vec::new(),
            plundered: state.plundered.clone(),
            surrendered: state.surrendered,
            pending: state.pending.clone(),
            still: state.still,
            idle: state.idle,
            shot: state.shot,
            stirred: state.stirred,
            shots: state.shots.iter().filter(|shot| fire::player(state, shot.shooter) == player).copied().collect(),
            targets: Vec::new(),
            blows: Vec::new(),
            owed: if question.is_some() { state.owed } else { 0 },
            at_war: state.at_war.clone(),
            taxed: side.taxed,
            passed: state.sides.iter().map(|side| side.passed).collect(),
            war_points: state.sides.iter().map(|side| side.war_points).collect(),
            ahead: Vec::new(),
            left: if question.is_some() { left_by(state, player) } else { Vec::new() },
            supply: supply_of(contest, state, player),
            lost: Vec::new(),
        };
        if let Some(Question::Aim(shooter)) = question {
            view.targets = fire::targets(contest, state, shooter);
        }
        let shown = |points: &Option<u32>, side: &super::SideState| points.map_or(0, |_| side.ahead);
        view.ahead = view.points.iter().zip(&state.sides).map(|(points, side)| shown(points, side)).collect();
        view.look(contest, state);
        let knows = |blow: &&Blow| state.unit(blow.unit).owner == player || view.others.iter().any(|seen| seen.unit == blow.unit);
        view.blows = state.blows.iter().filter(knows).copied().collect();
        for ((unit, found), sighting) in state.numbered().zip(&side.seen) {
            match sighting {
                _ if found.owner == player && found.at == Where::Gone(Fate::Destroyed) => {
                    view.lost.push((unit, found.kind, player));
                }
                _ if found.owner == player => {}
                Some(sighting) if sighting.at == Where::Gone(Fate::Destroyed) => {
                    view.lost.push((unit, found.kind, sighting.owner));
                }
                Some(sighting) => view.notes.push((unit, found.kind, *sighting)),
                None => {}
            }
        }
        view
    }

    /// Adds the units that the player sees on the tile, if the player takes part in the segment that is being played.
    fn look(&mut self, contest: &Contest, state: &State) {
        let player = self.player;
        if !state.takes_part(player) && player != state.defender {
            return;
        }
        let mut stacks: BTreeMap<Space, Vec<(UnitNumber, &UnitState)>> = BTreeMap::new();
        for (id, unit) in state.present().filter(|(_, unit)| unit.owner != player) {
            let seen = Seen::of(state, id, unit);
            match unit.at {
                // A stack is shown only once all units are deployed. Before that, its top counter would be the unit that was placed first.
                Where::In(space) if is_hidden(state, player, unit, space) => {
                    if state.phase != Phase::Deployment {
                        stacks.entry(space).or_default().push((id, unit));
                    }
                }
                Where::In(_) | Where::Beside => self.others.push(seen),
                // Cargo is not visible, and a unit still to be placed is in no sector yet.
                Where::Supply | Where::Home | Where::Aboard(_) | Where::Waiting | Where::Gone(_) => {}
            }
        }
        for (space, stack) in stacks {
            let Some((id, top)) = stack.iter().min_by_key(|(id, unit)| (contest.public.cost(unit), *id)) else { continue };
            self.others.push(Seen::of(state, *id, top));
            if stack.len() > 1 {
                self.hidden.insert(space, stack.len() as u16 - 1);
            }
        }
        self.others.sort_by_key(|seen| seen.unit);
    }
}

impl Seen {
    fn of(state: &State, unit: UnitNumber, found: &UnitState) -> Self {
        let UnitState { kind, owner, at, damage, plunder, used, .. } = *found;
        // Evasion stays secret until all units have declared it.
        let evading = used.evades && state.evaders.is_empty();
        Self { unit, kind, owner, at, damage, plunder, unloading: used.handled, evading }
    }
}

impl Contest {
    /// A player's points; `None` if the viewer is not shown them.
    fn shown_points(&self, state: &State, viewer: Player, player: Player) -> Option<u32> {
        let victory = &self.public.victory;
        let every = victory.revealed_every.map_or(1, |every| every.get().max(1));
        let shown = !victory.secret_points && every == 1;
        (viewer == player || shown).then(|| state.side(player).points)
    }
}

/// What a player is shown of each tile's changing part. Other players' unspent local funds are hidden, since they would tell what was bought.
fn tiles(state: &State, player: Player) -> Vec<TileState> {
    let mut tiles = state.tiles.clone();
    tiles.iter_mut().filter(|tile| tile.control != player).for_each(|tile| tile.funds = 0);
    tiles
}

/// The counters that a player knows to be in the supply; empty in a battle. A player knows the counters of their own colour. The Federation knows all
/// local counters, since what Vikings build is open. A Viking is not told what the Federation builds. So a Viking sees only whether there is a local
/// counter of each type, and only when asked about local units.
fn supply_of(contest: &Contest, state: &State, player: Player) -> Vec<UnitNumber> {
    if contest.public.is_battle() {
        return Vec::new();
    }
    let viking = contest.public.is_viking(player);
    let own = if viking { Color::Red } else { Color::Blue };
    let asked = matches!(state.question, Some((asked, Question::Locals | Question::LocalsAt(_))) if asked == player);
    let mut listed: Vec<UnitNumber> = Vec::new();
    for (id, unit) in state.numbered().filter(|(_, unit)| supply::is_free(contest, unit, player)) {
        let color = contest.public.kind(unit).color;
        // Counters of the same type are next to each other in the list.
        let first = || listed.last().is_none_or(|last| state.unit(*last).kind != unit.kind);
        if color == own || (color == Color::Green && (!viking || (asked && first()))) {
            listed.push(id);
        }
    }
    listed
}

/// The places in which the player who is asked has finished spending. In the phase of local funds the state lists the places of all players, but only
/// the player's own are shown.
fn left_by(state: &State, player: Player) -> Vec<Port> {
    let own = |port: &Port| match (state.phase, *port) {
        (Phase::LocalFunds, Port::Tile(tile)) => state.tile(tile).control == player,
        (phase, _) => phase == Phase::Construction,
    };
    state.left.iter().copied().filter(own).collect()
}

/// Whether a unit of another side in a sector is hidden from a player. Outside deep space, an invader sees into the defender's stacks only in sectors
/// where the invader has a unit.
fn is_hidden(state: &State, player: Player, unit: &UnitState, space: Space) -> bool {
    player != state.defender && unit.owner == state.defender && matches!(space, Space::On(_)) && !state.is_held_by(player, space)
}
