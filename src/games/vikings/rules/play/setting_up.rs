//! The set-up: first player B puts down their characters and boats, then player A (2.1, R34).

use super::{
    Action, BeastNumber, BeastState, Condition, Event, Fate, Fighter, ManNumber, ManState, Phase, Pose, Position, Public,
    Question, State, Table, Used,
};
use super::{Battle, BoatState, MarkerNumber, MarkerState, Naval, Stowed, decks, ropes};
use crate::board::neighbour;
use crate::{Spot, TokenKind};
use geometry::Space;
use rules::play::{Dice, Player, Sink, draw};

/// If a character can be put down on more hexes than this, the player first chooses a row.
pub(super) const SHOWN: usize = 100;

impl State {
    /// The state of a game before anything is put down.
    pub(super) fn new(battle: &Battle) -> Self {
        let public = &battle.public;
        let mut men: Vec<ManState> = public.men.iter().map(man).collect();
        let mut beasts: Vec<BeastState> = public.herd.iter().map(|(kind, hex)| beast(*kind, *hex)).collect();
        let riders = (0..).map(ManNumber).zip(&*public.men).filter(|(_, fighter)| fighter.horse);
        for (beast, (number, fighter)) in (0..).map(BeastNumber).zip(riders) {
            let horse = &mut beasts[beast.index()];
            horse.owner = Some(fighter.player);
            let state = &mut men[number.index()];
            if fighter.afoot {
                horse.pose = beside(public, state.pose.hex);
                horse.here = state.fate == Fate::Here;
            } else {
                (horse.rider, horse.pose) = (Some(number), state.pose);
                state.mount = Some(beast);
            }
        }
        let lying = |(marker, (hex, open)): (MarkerNumber, &(Space, bool))| {
            let shown = open.then_some(TokenKind::Treasure);
            let here = !public.comes_by_boat(Stowed::Marker(marker));
            MarkerState { hex: *hex, carrier: None, shown, here, carried_off: None }
        };
        for (number, beast) in (0..).map(BeastNumber).zip(&mut beasts) {
            beast.here &= !public.comes_by_boat(Stowed::Beast(number));
        }
        let boats: Vec<BoatState> = public.boats.iter().map(BoatState::new).collect();
        let decks = decks(public, &boats);
        // A horse aboard stands on one hex until it is led ashore.
        for beast in beasts.iter_mut().filter(|beast| beast.here && beast.rider.is_none() && beast.kind == TokenKind::Horse) {
            let lies = public.ground(1).site.index(beast.pose.hex).and_then(|index| decks.get(index)).copied().unwrap_or(0);
            if let Some(boat) = lies.checked_sub(1) {
                beast.pose = Pose::on(beast.pose.hex);
                beast.owner = Some(boats[usize::from(boat)].player);
            }
        }
        let position = Position {
            turn: 0,
            phase: Phase::SettingUp,
            active: Player::new(1),
            question: None,
            men,
            beasts,
            markers: (0..).map(MarkerNumber).zip(&*public.buried).map(lying).collect(),
            ropes: ropes(&public.boats),
            boats,
            decks,
            naval: Naval::default(),
            captives: Vec::new(),
            heaps: Vec::new(),
            walk: None,
            clash: None,
            retreats: Vec::new(),
            round: 0,
            idle: 0,
            conclusion: None,
        };
        Self { position, markers: battle.markers.to_vec(), sealed: Default::default() }
    }
}

impl Battle {
    /// Mixes the markers that lie face down, so that each of them is equally likely to be a treasure.
    pub(super) fn mix_markers(&self, state: &mut State, dice: &mut impl Dice) {
        let covered: Vec<usize> = (0..state.markers.len()).filter(|at| !self.public.buried[*at].1).collect();
        for last in (1..covered.len()).rev() {
            state.markers.swap(covered[last], covered[draw(dice, last + 1)]);
        }
    }
}

fn man(fighter: &Fighter) -> ManState {
    let (spot, turn) = fighter.start;
    let hex = if let Spot::Hex(hex) = spot { hex } else { Space::default() };
    let long = fighter.horse && !fighter.afoot;
    let facing = fighter.heading as u8;
    ManState {
        fate: if turn == 0 && matches!(spot, Spot::Hex(_)) { Fate::Here } else { Fate::Waiting },
        pose: Pose { hex, facing, long },
        condition: Condition::Sound,
        mount: None,
        axe: false,
        wall: fighter.in_wall,
        duty: fighter.duty,
        patches: false,
        used: Used::default(),
    }
}

/// A beast at the start. A horse without a rider faces east.
fn beast(kind: TokenKind, hex: Space) -> BeastState {
    let pose = if kind == TokenKind::Horse { Pose::riding(hex, 2) } else { Pose::on(hex) };
    BeastState { kind, pose, here: true, rider: None, owner: None }
}

/// Two hexes for the horse of a rider who begins on foot: the first pair beside the rider that lies on the board and on which no character begins.
fn beside(public: &Public, hex: Space) -> Pose {
    let ground = public.ground(1);
    let on_board = |pose: &Pose| pose.spaces().all(|space| ground.site.terrain(space).is_some());
    let taken = |pose: &Pose| {
        let starts = |fighter: &Fighter| matches!(fighter.start.0, Spot::Hex(other) if pose.covers(other));
        public.men.iter().any(starts)
    };
    let poses = (0..6).map(|side| Pose::riding(neighbour(neighbour(hex, side), side), side as u8));
    poses.into_iter().find(|pose| on_board(pose) && !taken(pose)).unwrap_or(Pose::riding(hex, 2))
}

/// The places at which a character can be put down.
impl Public {
    /// The poses in which a character can be put down: in the areas of their side, or anywhere if the side has no area. If `row` is given, only those
    /// in this row.
    #[must_use]
    pub fn berths(&self, position: &Position, man: ManNumber, row: Option<i16>) -> Vec<Pose> {
        let (fighter, state) = (self.man(man), position.man(man));
        let area = &self.sides[fighter.player.index()].set_up;
        let grid = self.ground(1).site.grid();
        let pose = |hex: Space| if state.is_mounted() { Pose::riding(hex, fighter.heading as u8) } else { Pose::on(hex) };
        let fits = |pose: &Pose| {
            let ashore = pose.spaces().all(|space| self.boat_at(position, space).is_none());
            ashore && self.fits(position, Some(man), fighter.armour, *pose)
        };
        let of_row = |space: &Space| row.is_none_or(|row| space.row == row);
        if area.is_empty() {
            grid.spaces().filter(of_row).map(pose).filter(fits).collect()
        } else {
            area.iter().copied().filter(of_row).map(pose).filter(fits).collect()
        }
    }

    /// Lists the choices for a character who is put down.
    pub(super) fn placings(&self, position: &Position, man: ManNumber, row: Option<i16>, actions: &mut Vec<Action>) {
        actions.extend(self.berths(position, man, row).into_iter().map(Action::Place));
    }

    /// Lists the rows in which a character can be put down.
    pub(super) fn rows(&self, position: &Position, man: ManNumber, actions: &mut Vec<Action>) {
        let mut rows: Vec<i16> = self.berths(position, man, None).into_iter().map(|pose| pose.hex.row).collect();
        rows.sort_unstable();
        rows.dedup();
        actions.extend(rows.into_iter().map(Action::Row));
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Asks where the next boat or character is put down: first those of player B, then those of player A, and for each side boats before characters.
    /// A character for whom there is no room comes in by any edge in turn 1. Returns whether a question was asked.
    pub(super) fn next_piece(&mut self) -> bool {
        for player in [Player::new(1), Player::new(0)] {
            if self.next_boat(player) {
                return true;
            }
            let waits = |man: &ManNumber| {
                let (spot, turn) = self.public().man(*man).start;
                let waiting = self.man(*man).fate == Fate::Waiting && !self.man(*man).used.moved;
                turn == 0 && spot == Spot::Anywhere && waiting && !self.public().comes_by_boat(Stowed::Man(*man))
            };
            let next = self.public().men_of(player).map(|(man, _)| man).find(waits);
            let Some(man) = next else { continue };
            let berths = self.public().berths(self.position(), man, None).len();
            if berths == 0 {
                self.man_mut(man).used.moved = true;
                return self.next_piece();
            }
            let question = if berths > SHOWN { Question::Row(man) } else { Question::Place(man, None) };
            self.position_mut().active = player;
            self.ask(player, question);
            return true;
        }
        false
    }

    pub(super) fn place(&mut self, man: ManNumber, pose: Pose) {
        let facing = self.man(man).pose.facing;
        let state = self.man_mut(man);
        (state.fate, state.pose) = (Fate::Here, Pose { facing: if pose.long { pose.facing } else { facing }, ..pose });
        self.ride_along(man);
        self.settle_horse(man);
        self.tell(Event::Placed(man, pose.hex));
    }

    /// Puts the horse of a rider who begins on foot beside them, if there is room.
    fn settle_horse(&mut self, man: ManNumber) {
        let fighter = self.public().man(man);
        if !fighter.afoot || !fighter.horse {
            return;
        }
        let number = self.public().men[..man.index()].iter().filter(|fighter| fighter.horse).count();
        let hex = self.man(man).pose.hex;
        let poses = (0..6).flat_map(|side| (0..6).map(move |facing| Pose::riding(neighbour(hex, side), facing)));
        let fits = |pose: &Pose| self.public().stands_well(self.position(), BeastNumber(number as u8), *pose);
        let found = poses.into_iter().find(fits);
        let horse = &mut self.position_mut().beasts[number];
        horse.here = found.is_some();
        horse.pose = found.unwrap_or(horse.pose);
    }
}
