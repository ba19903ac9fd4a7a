//! Attacks by squadrons: dogfights, formations, and the advance after a won dogfight.

use super::volley::terrain_modifier;
use super::{
    Action, Battle, Berth, Event, Formation, Hit, Purpose, Question, ShipNumber, Shot, SquadronNumber, State, System, Table,
    Unit, Volley,
};
use geometry::Space;
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Asks for the action of an activated squadron, and returns whether the squadron can do anything.
    pub(super) fn ask_for_guns(&mut self, squadron: SquadronNumber) -> bool {
        let mut can_act = false;
        offer_targets(self.battle, self.state, squadron, &mut |_| can_act = true);
        if can_act {
            self.ask(self.battle.squadron(squadron).player, Question::Guns);
        }
        can_act
    }

    /// Starts an attack on a ship by the active squadron; other squadrons may join the attack ("Fighter Formations").
    pub(super) fn strike(&mut self, target: ShipNumber) {
        let Some(Unit::Squadron(leader)) = self.state.active else { return };
        self.state.volley = Some(Volley { formation: 0, ..guns(Some(target)) });
        self.join(leader);
    }

    /// Adds a squadron to the formation. This counts as the squadron's attack of this turn. If no other squadron can join, the barrage is rolled.
    pub(super) fn join(&mut self, squadron: SquadronNumber) {
        self.state.squadron_mut(squadron).done.attacked = true;
        let Some(target) = self.state.volley.and_then(|volley| volley.target) else { return };
        let slot = slot(self.battle, self.state, target, squadron);
        if let (Some(slot), Some(volley)) = (slot, &mut self.state.volley) {
            volley.formation |= 1 << slot;
        }
        let mut can_join = false;
        offer_members(self.battle, self.state, &mut |_| can_join = true);
        if can_join {
            self.ask(self.battle.squadron(squadron).player, Question::Formation);
        } else {
            self.roll_formation();
        }
    }

    /// Rolls one die for each squadron of the formation, in one barrage.
    pub(super) fn roll_formation(&mut self) {
        let dice = self.state.volley.map_or(0, |volley| volley.formation.count_ones() as u8);
        self.barrage(dice);
    }

    /// Fights a squadron with the active one: each side rolls a die, and the higher roll wins ("Dogfight"). Each die is lowered by the asteroids
    /// around the other squadron.
    pub(super) fn dogfight(&mut self, defender: SquadronNumber) {
        let Some(Unit::Squadron(attacker)) = self.state.active else { return };
        let (Some(from), Some(to)) = (self.state.squadron(attacker).space(), self.state.squadron(defender).space()) else {
            return;
        };
        self.state.quiet.rolled = true;
        self.state.volley = Some(guns(None));
        let (attack, attack_lowered) = self.dogfight_die(attacker, terrain_modifier(self.battle, from, to));
        let (defense, defense_lowered) = self.dogfight_die(defender, terrain_modifier(self.battle, to, from));
        let (lowered, harmless) = ([attack_lowered, defense_lowered], self.state.squadron(defender).inactive);
        self.emit(Event::Dogfight { attacker, defender, attack, defense, lowered, harmless });
        let (victor, loser, vacated, high, low) = if attack > defense {
            (attacker, defender, to, attack, defense)
        } else {
            (defender, attacker, from, defense, attack)
        };
        // A draw has no effect, and a squadron that lies upside down defends without hurting the attacker.
        if attack == defense || harmless && victor == defender {
            return self.end_volley();
        }
        if let Some(volley) = &mut self.state.volley {
            volley.vacated = Some((victor, vacated));
        }
        let shot = Shot { unit: Unit::Squadron(victor), system: System::Guns };
        self.hit_squadron(loser, shot, Hit::of(high.into(), low.into()) == Hit::Direct);
    }

    /// Rolls a squadron's die in a dogfight; returns the value that counts, and the amount that terrain subtracted.
    fn dogfight_die(&mut self, squadron: SquadronNumber, modifier: u8) -> (u8, u8) {
        let player = self.battle.squadron(squadron).player;
        let pips = self.roll(player, Purpose::Dogfight(squadron));
        let counts = pips.saturating_sub(modifier).max(1);
        (counts, pips.saturating_sub(counts))
    }

    /// The squadrons that fire together with the leader of a formation; empty if a ship fires.
    pub(super) fn formation(&self, shot: Shot) -> Formation {
        let mut formation = Formation::default();
        let (Unit::Squadron(leader), Some(volley)) = (shot.unit, self.state.volley) else { return formation };
        let Some(target) = volley.target else { return formation };
        for (number, _) in self.state.squadrons_on_map().filter(|(number, _)| *number != leader) {
            if slot(self.battle, self.state, target, number).is_some_and(|slot| volley.formation >> slot & 1 == 1) {
                formation.add(number);
            }
        }
        formation
    }

    /// Ends an attack with guns. The victor of a dogfight may advance before the attack ends ("Advance").
    pub(super) fn end_guns(&mut self, volley: Volley) {
        if let Some((victor, space)) = volley.vacated {
            self.state.volley = Some(Volley { vacated: None, ..volley });
            let free = self.battle.board.is_enterable(space) && self.state.is_empty(space);
            if free && self.state.squadron(victor).active_at().is_some() {
                let player: Player = self.battle.squadron(victor).player;
                return self.ask(player, Question::Advance(victor, space));
            }
        }
        self.state.active = None;
        self.end_volley();
    }

    /// Moves a squadron into the space that the loser of a dogfight vacated.
    pub(super) fn advance(&mut self, squadron: SquadronNumber, space: Space) {
        self.state.squadron_mut(squadron).berth = Berth::OnMap(space);
        self.emit(Event::Advanced(squadron, space));
        self.drift_in(squadron, space);
        self.resume();
    }
}

/// Offers everything that the active squadron can do, and the choice to do nothing.
pub(super) fn offer_guns(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    if let Some(Unit::Squadron(squadron)) = state.active {
        offer_targets(battle, state, squadron, offer);
        offer(Action::Done);
    }
}

fn offer_targets(battle: &Battle, state: &State, squadron: SquadronNumber, offer: &mut impl FnMut(Action)) {
    let (Some(at), player) = (state.squadron(squadron).space(), battle.squadron(squadron).player) else { return };
    for (other, space) in state.squadrons_on_map() {
        if battle.board.are_neighbours(at, space) && battle.squadron(other).player != player {
            offer(Action::Dogfight(other));
        }
    }
    for (ship, other) in state.ships_on_map() {
        if battle.board.are_neighbours(at, other.at) && battle.ship(ship).player != player {
            offer(Action::Strike(ship));
        }
    }
    // "Any fighter can voluntarily return to base instead of attacking" ("Return to Base").
    super::launch::offer_bases(battle, state, squadron, offer);
}

/// Offers every squadron that can join the formation, and the choice to attack without any more squadrons.
pub(super) fn offer_formation(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    offer_members(battle, state, offer);
    offer(Action::Roll(state.volley.map_or(0, |volley| volley.formation.count_ones() as u8)));
}

fn offer_members(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    let (Some(leader), Some(target)) = (state.active, state.volley.and_then(|volley| volley.target)) else { return };
    let (at, player) = (state.ship(target).at, battle.player(leader));
    for (number, space) in state.squadrons_on_map() {
        let squadron = state.squadron(number);
        let holds_fire = squadron.done.attacked || (battle.options.no_fire_at_warp && squadron.done.warp);
        let free = !squadron.inactive && !holds_fire;
        if free && battle.squadron(number).player == player && battle.board.are_neighbours(at, space) {
            offer(Action::Join(number));
        }
    }
}

/// Offers the squadrons that can advance, and the choice to stay ("Advance"). These are the victor, and active squadrons of its side that are beside
/// both the victor and the vacated space.
pub(super) fn offer_advances(
    battle: &Battle,
    state: &State,
    victor: SquadronNumber,
    space: Space,
    offer: &mut impl FnMut(Action),
) {
    let (Some(from), player) = (state.squadron(victor).space(), battle.squadron(victor).player) else { return };
    offer(Action::Advance(victor));
    for (number, at) in state.squadrons_on_map() {
        if number != victor
            && battle.squadron(number).player == player
            && !state.squadron(number).inactive
            && battle.board.are_neighbours(at, from)
            && battle.board.are_neighbours(at, space)
        {
            offer(Action::Advance(number));
        }
    }
    offer(Action::Done);
}

const fn guns(target: Option<ShipNumber>) -> Volley {
    Volley { system: System::Guns, target, aim: None, pool: 0, formation: 0, vacated: None }
}

/// The index of a squadron's space among the spaces around a target; `None` if the squadron is elsewhere.
fn slot(battle: &Battle, state: &State, target: ShipNumber, squadron: SquadronNumber) -> Option<usize> {
    let space = state.squadron(squadron).space()?;
    battle.board.near(state.ship(target).at).iter().position(|near| *near == space)
}
