//! The clock that runs through a year, tick by tick, and moves the fleets (Movement).

use std::collections::{BTreeMap, BTreeSet};

use super::state::reading;
use super::turn::{Turn, in_reading_order};
use super::{Fleet, FleetId, Happening, Owner, Passage, Plan};
use crate::orders::{Act, Spot, Spotted, Waypoint};
use crate::tick::enters;
use crate::way::way;
use crate::{Mode, Player, Sector, Sovereign};
use geometry::Space;
use rules::Id;

/// How many moves in a year any technology allows at most.
const MOST_MOVES: u32 = 10;

/// The acts that are due at this tick, fleet by fleet, and how many rounds each fleet has fought in space at this tick.
#[derive(Default)]
pub(super) struct Due {
    pub acts: BTreeMap<FleetId, Vec<Spotted<Act>>>,
    pub rounds: BTreeMap<FleetId, u32>,
    /// The fleets that moved at this tick, with their owners and the spaces that they entered.
    pub entered: Vec<(FleetId, Owner, Space)>,
}

impl Turn<'_> {
    /// Runs the clock of a year. At each tick, all fleets that are due enter their next spaces. Then, space by space in reading order, battles are
    /// fought, landings are made and other acts are done.
    pub fn clock(&mut self) {
        for fleet in &mut self.state.fleets {
            fleet.moves = 0;
        }
        let moments = (1..=MOST_MOVES).flat_map(|jump| (1..=jump).map(move |moves| enters(jump, moves)));
        let ticks: BTreeSet<u32> = std::iter::once(0).chain(moments).collect();
        for tick in ticks {
            self.tick = tick;
            self.moment();
        }
        for fleet in &mut self.state.fleets {
            fleet.idle = false;
        }
    }

    fn moment(&mut self) {
        let (mut due, mut touched, mut left) = (Due::default(), Vec::new(), Vec::new());
        let moves = |fleet: &&Fleet| {
            let jump = if fleet.idle { 0 } else { fleet.jump() };
            fleet.moves < jump && enters(jump, fleet.moves + 1) <= self.tick
        };
        let ids: Vec<FleetId> =
            self.state.fleets.iter().filter(|fleet| self.tick == 0 || moves(fleet)).map(|fleet| fleet.id).collect();
        for id in ids {
            if self.tick == 0 {
                touched.extend(self.state.fleet(id).map(|fleet| fleet.at));
                self.stand(id, &mut due);
            } else {
                let before = self.state.fleet(id).map(|fleet| fleet.at);
                if self.step(id, &mut due) {
                    let now = self.state.fleet(id).map(|fleet| fleet.at);
                    touched.extend(now);
                    left.extend(before.filter(|before| Some(*before) != now));
                }
            }
        }
        self.tell_entries(&due.entered);
        self.hand_over(&touched, &mut due);
        let touched = in_reading_order(touched);
        self.entered = std::mem::take(&mut due.entered);
        if self.state.is_bare() {
            for at in &touched {
                self.look(*at);
            }
            self.look_round(&touched, &touched);
        } else {
            self.look_all(&touched, left);
        }
        let acting = self.acting(&due);
        for at in touched {
            let before = self.events.len();
            self.battle_at(at, &mut due);
            if self.events[before..].iter().any(|event| matches!(event.what, Happening::Fought(_))) {
                // Shows the survivors of a battle to each other.
                self.look(at);
            }
            if let Some(fleets) = acting.get(&reading(at)) {
                let before = self.events.len();
                self.landings_at(at, fleets, &mut due);
                self.acts_at(at, fleets, &mut due);
                if !self.state.is_bare() && self.events.len() > before {
                    // Shows the result at once; otherwise it would be seen only when a fleet next has orders there.
                    self.look(at);
                }
            }
        }
        self.entered.clear();
    }

    /// Lets every viewer look at the spaces that fleets have entered or left, and lets scouts that arrive look at the spaces around them.
    fn look_all(&mut self, touched: &[Space], left: Vec<Space>) {
        let changed = in_reading_order(touched.iter().copied().chain(left).collect());
        for at in &changed {
            self.look(*at);
        }
        let came: Vec<Space> = if self.tick == 0 {
            touched.to_vec()
        } else {
            let scouts = self.entered.iter().filter_map(|(id, ..)| self.state.fleet(*id));
            scouts.filter(|fleet| self.has_scout(fleet)).map(|fleet| fleet.at).collect()
        };
        self.look_round(&came, &changed);
    }

    /// The fleets with acts to do, grouped by the space where they are before the battles. A fleet that a battle drives away does nothing more.
    fn acting(&self, due: &Due) -> BTreeMap<(i16, i16), Vec<FleetId>> {
        let mut acting: BTreeMap<(i16, i16), Vec<FleetId>> = BTreeMap::new();
        for id in due.acts.keys() {
            if let Some(fleet) = self.state.fleet(*id) {
                acting.entry(reading(fleet.at)).or_default().push(*id);
            }
        }
        for fleets in acting.values_mut() {
            self.state.put_in_order(fleets);
        }
        acting
    }

    /// Adds the acts of a route's first stop to `due` if the fleet is there already; that takes no move.
    pub fn stand(&mut self, id: FleetId, due: &mut Due) {
        let Some(fleet) = self.state.fleet(id).filter(|fleet| !fleet.idle && fleet.plan.next == 0) else { return };
        let at = fleet.at;
        let Some(stop) = fleet.plan.route.stops.first() else { return };
        if self.target(&stop.what.to, at) == Some(at) && stop.what.to != Waypoint::Wait {
            let acts = stop.what.acts.clone();
            self.pass_stop(id);
            due.acts.entry(id).or_default().extend(acts);
        }
    }

    /// The space of a stop, for a fleet that is at `at`; `None` for an unknown world, or for a space off the map.
    fn target(&self, to: &Waypoint, at: Space) -> Option<Space> {
        let target = match to {
            Waypoint::World(name) => self.world_named(name),
            Waypoint::Space(space) => Some(*space),
            Waypoint::Wait => Some(at),
        };
        target.filter(|target| self.content.sector.holds(*target))
    }

    fn pass_stop(&mut self, id: FleetId) {
        let Some(fleet) = self.state.fleet_mut(id) else { return };
        let plan: &mut Plan = &mut fleet.plan;
        plan.ahead.clear();
        plan.next += 1;
        if plan.next >= plan.route.stops.len() && plan.route.repeat {
            plan.next = 0;
        }
    }

    /// Moves a fleet: it enters the next space of its way, or waits where it is. Returns whether it had a stop to go to.
    fn step(&mut self, id: FleetId, due: &mut Due) -> bool {
        let stops = self.state.fleet(id).map_or(0, |fleet| fleet.plan.route.stops.len());
        for _ in 0..=stops {
            let Some(fleet) = self.state.fleet(id) else { return false };
            let (at, owner) = (fleet.at, fleet.owner);
            let Some(stop) = fleet.plan.route.stops.get(fleet.plan.next).cloned() else { break };
            let Some(target) = self.target(&stop.what.to, at) else {
                self.pass_stop(id);
                if let Owner::Player(player) = owner {
                    let told = (stop.at, stop.what.to.text());
                    self.not_done_as_told(player, Some(id), told, "No such place is known to the fleet.");
                }
                continue;
            };
            if target != at && fleet.plan.ahead.last() != Some(&target) {
                let ahead = way(self.content, at, target);
                if let Some(fleet) = self.state.fleet_mut(id) {
                    fleet.plan.ahead = ahead;
                }
            }
            let Some(fleet) = self.state.fleet_mut(id) else { return false };
            fleet.moves += 1;
            if target != at && !fleet.plan.ahead.is_empty() {
                (fleet.from, fleet.at) = (Some(at), fleet.plan.ahead.remove(0));
            }
            let (now, mode) = (fleet.at, fleet.plan.mode);
            let mut acts = Vec::new();
            if now == target {
                acts.clone_from(&stop.what.acts);
                self.pass_stop(id);
            }
            if now != at {
                self.raid_by_mode(owner, now, mode, &mut acts);
                due.entered.push((id, owner, now));
            }
            if !acts.is_empty() {
                due.acts.entry(id).or_default().extend(acts);
            }
            if now == target {
                // A repeating route that ends where it begins starts again at once.
                self.stand(id, due);
            }
            return true;
        }
        // A fleet without a stop to go to waits, which counts as a move.
        if let Some(fleet) = self.state.fleet_mut(id) {
            fleet.moves += 1;
        }
        false
    }

    /// Adds a raid, for plunder or for a Berserker's slaughter, if the mode of a fleet demands it. The fleet has to enter a world that its owner does
    /// not hold (Fleet orders).
    fn raid_by_mode(&self, owner: Owner, at: Space, mode: Mode, acts: &mut Vec<Spotted<Act>>) {
        let Some(place) = self.state.place(at) else { return };
        let raids = matches!(mode, Mode::Plunder | Mode::Berserker) && place.world.is_some();
        let spared = match owner {
            Owner::Player(player) => place.is_own(player) || self.state.seat(player).is_some_and(|seat| seat.home == Some(at)),
            Owner::Rogue(_) | Owner::Natives => false,
        };
        let is_raid = |act: &Spotted<Act>| matches!(act.what, Act::Plunder(_) | Act::Slay(_) | Act::Conquer(_));
        if raids && !spared && !acts.iter().any(is_raid) {
            let act = if self.kind(owner) == Some(Sovereign::Berserker) { Act::Slay(None) } else { Act::Plunder(None) };
            acts.insert(0, Spotted::new(Spot::default(), act));
        }
    }

    /// Reports which fleets entered which spaces. This is done after all fleets have entered, so that fleets that arrive together see each other
    /// arrive.
    fn tell_entries(&mut self, entered: &[(FleetId, Owner, Space)]) {
        let mut viewers: BTreeMap<(i16, i16), Vec<Id<Player>>> = BTreeMap::new();
        for &(fleet, owner, at) in entered {
            if self.state.meeting_place(at).is_some() {
                let seen_by = viewers.entry(reading(at)).or_insert_with(|| self.viewers(at)).clone();
                self.tell(Some(at), seen_by, Passage::Movement, Happening::Entered { fleet, owner });
            }
        }
    }

    /// The kind of sovereign of an owner; `None` for a rogue or for natives.
    pub fn kind(&self, owner: Owner) -> Option<Sovereign> {
        let Owner::Player(player) = owner else { return None };
        self.state.seat(player).map(|seat| seat.kind)
    }

    /// Hands each message to the fleet that it is for, if that fleet is in the same space as the courier (Command).
    fn hand_over(&mut self, touched: &[Space], due: &mut Due) {
        let (mut waiting, messages) = (Vec::new(), std::mem::take(&mut self.state.messages));
        for message in messages {
            let there = self.state.fleet(message.courier).map(|courier| courier.at).filter(|at| touched.contains(at));
            let to = self.fleet_named(message.from, &message.to.as_str().into());
            let met =
                to.filter(|to| *to != message.courier && self.state.fleet(*to).map(|fleet| fleet.at) == there && there.is_some());
            let Some(fleet) = met else {
                waiting.push(message);
                continue;
            };
            let what = Happening::HandedOver { courier: message.courier, fleet };
            self.tell(there, vec![message.from], Passage::Command, what);
            self.instruct(message.from, fleet, &message.lines);
            due.acts.remove(&fleet);
            self.stand(fleet, due);
        }
        self.state.messages = waiting;
    }

    /// Lets the scouts in some spaces look at the spaces around them, except at those that were looked at already (Items).
    fn look_round(&mut self, spaces: &[Space], looked: &[Space]) {
        let mut round = Vec::new();
        let scouts = self.state.fleets.iter().filter(|fleet| self.has_scout(fleet)).map(|fleet| fleet.at);
        for at in in_reading_order(scouts.collect()) {
            if spaces.contains(&at) {
                let beside = |place: &&super::Place| Sector::moves(place.at, at) == 1 && !looked.contains(&place.at);
                round.extend(self.state.places.iter().filter(beside).map(|place| place.at));
            }
        }
        for at in in_reading_order(round) {
            self.look(at);
        }
    }
}
