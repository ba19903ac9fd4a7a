//! What a playtest collects from a game: what every character did and suffered, as sums in the form that all games share. `chronicle.rs` collects how
//! a game went, turn by turn.

use crate::Vikings;

use super::chronicle::{COURSES, Chronicle, fate, hexes};
use playtest::{Collector, Course, Muster, Playtestable, SideName, SystemTally, UnitName, UnitTally};
use rules::play::{Play, Player, Sink};
use vikings::play::{Battle, BoatFate, BoatNumber, Cause, Conclusion, Event, Fate, Harm, ManNumber, State};
use vikings::{Arrow, Blow, Hurt};

/// The ways in which characters attack. The report treats each of them as a weapon system.
const SYSTEMS: [&str; 3] = ["Blows", "Arrows", "Challenges"];

/// The losses that are counted: deaths, separately for each cause; wounds and stuns, whatever the cause; and losses of boats.
const LOSSES: [&str; 12] = [
    "Killed by blades",
    "Killed by arrows",
    "Killed in passing",
    "Drowned",
    "Killed by collisions",
    "Wounds",
    "Stunned",
    "Sunk",
    "Capsized",
    "Hull points by boats",
    "Hull points by the shore",
    "Seized",
];
/// The index of the first loss of boats among the losses.
const BOATS: usize = 7;

/// The other things that characters and boats do and that a report counts.
const FEATS: [&str; 7] =
    ["Treasures carried off", "Rages", "Advances", "Left the board", "Led off", "Boats rammed", "Hooks that held"];

/// The number at which the keys of boats begin among the units of a report. It is greater than all keys of characters.
const BOAT_KEYS: u32 = 1_000_000;

/// The ways in which a game may end, as clauses for sentences of the report.
const ENDINGS: [&str; 4] =
    ["a goal was met that wins at once", "a side had nobody left", "ten turns passed without a wound", "the last turn was over"];

/// Collects the sums of a playtest from the events of its games.
#[derive(Debug)]
pub struct BattleCollector<'a> {
    battle: &'a Battle,
    tallies: Vec<UnitTally>,
    /// How many treasures the character who is about to leave carries off. The events of carrying treasures off come before the event of leaving.
    carried_off: u64,
    chronicle: Chronicle<'a>,
}

impl Playtestable for Vikings {
    type Game = Battle;
    type Collector<'a> = BattleCollector<'a>;

    fn muster(battle: &Battle) -> Muster {
        let public = battle.public();
        let unit = |fighter: &vikings::play::Fighter| UnitName {
            key: fighter.key,
            side: fighter.player.index(),
            name: format!("{} ({})", fighter.name, fighter.troop),
            price: fighter.worth.into(),
            count: 1,
        };
        let boat = |boat: &vikings::play::Boat| UnitName {
            key: BOAT_KEYS + boat.key,
            side: boat.player.index(),
            name: format!("{} ({})", boat.name, boat.class.label()),
            price: boat.worth.into(),
            count: 1,
        };
        let units: Vec<UnitName> = public.men().iter().map(unit).chain(public.boats().iter().map(boat)).collect();
        let side = |(number, side): (usize, &vikings::play::Side)| SideName {
            key: number as u32,
            name: side.name.clone(),
            price: units.iter().filter(|unit| unit.side == number).map(|unit| unit.price).sum(),
        };
        Muster {
            sides: public.sides().iter().enumerate().map(side).collect(),
            systems: SYSTEMS.map(str::to_owned).into(),
            losses: LOSSES.map(str::to_owned).into(),
            feats: FEATS.map(str::to_owned).into(),
            carried: "horses".into(),
            endings: ENDINGS.map(str::to_owned).into(),
            courses: COURSES.map(str::to_owned).into(),
            places: hexes(battle),
            parts: Vec::new(),
            units,
        }
    }

    fn collector(battle: &Battle) -> BattleCollector<'_> {
        let none = UnitTally {
            systems: vec![SystemTally::default(); SYSTEMS.len()],
            losses: vec![0; LOSSES.len()],
            feats: vec![0; FEATS.len()],
            ..UnitTally::default()
        };
        let tallies = vec![none; battle.public().men().len() + battle.public().boats().len()];
        BattleCollector { battle, tallies, carried_off: 0, chronicle: Chronicle::new(battle) }
    }

    fn ending(_: &Battle, state: &State) -> usize {
        match state.position.conclusion {
            None | Some(Conclusion::Goal(_)) => 0,
            Some(Conclusion::NobodyLeft) => 1,
            Some(Conclusion::Nothing) => 2,
            Some(Conclusion::LastTurn) => 3,
        }
    }
}

impl BattleCollector<'_> {
    fn of(&mut self, man: ManNumber) -> &mut UnitTally {
        &mut self.tallies[man.index()]
    }

    /// The sums that are kept for a boat.
    fn of_boat(&mut self, boat: BoatNumber) -> &mut UnitTally {
        let men = self.battle.public().men().len();
        &mut self.tallies[men + boat.index()]
    }

    /// Counts an attack by a character. `told` says whether the attack had an effect.
    fn did(&mut self, man: ManNumber, system: usize, told: bool) {
        let sums = &mut self.of(man).systems[system];
        sums.shots += 1;
        sums.dice += 1;
        sums.hits += u64::from(told);
    }

    /// Counts harm to a character, and credits it to the enemy who caused it, if there is one.
    fn harmed(&mut self, man: ManNumber, harm: Harm, cause: Cause, by: Option<ManNumber>) {
        let killed = matches!(harm, Harm::Kill | Harm::KillBoth);
        let loss = match harm {
            Harm::Kill | Harm::KillBoth => cause as usize,
            Harm::Wound | Harm::Fall => 5,
            Harm::Stun => 6,
        };
        self.of(man).losses[loss] += 1;
        let public = self.battle.public();
        let (worth, own) = (public.man(man).worth, public.man(man).player);
        let system = match cause {
            Cause::Blade => 0,
            Cause::Arrow => 1,
            Cause::Challenge => 2,
            Cause::Water | Cause::Collision => return,
        };
        if let Some(by) = by.filter(|by| public.man(*by).player != own) {
            let sums = &mut self.of(by).systems[system];
            sums.direct_hits += u64::from(matches!(harm, Harm::Wound | Harm::Fall));
            if killed {
                sums.kills += 1;
                sums.dealt += u64::from(worth.unsigned_abs());
            }
        }
    }
}

impl Sink<Event> for BattleCollector<'_> {
    fn on_event(&mut self, event: Event) {
        self.chronicle.on_event(event);
        match event {
            Event::Shot { archer, result, .. } => self.did(archer, 1, result != Arrow::Miss),
            Event::Challenged { by, result, .. } => self.did(by, 2, result != Hurt::Unhurt),
            Event::Struck { attacker, result, .. } => self.did(attacker, 0, result >= Blow::C),
            Event::Harmed { man, harm, cause, by, .. } => self.harmed(man, harm, cause, by),
            Event::Sank(boat) => self.of_boat(boat).losses[BOATS] += 1,
            Event::Capsized(boat) => self.of_boat(boat).losses[BOATS + 1] += 1,
            Event::Rammed { boat, other, points, .. } => {
                self.of_boat(boat).feats[5] += 1;
                self.of_boat(other).losses[BOATS + 2] += u64::from(points);
            }
            Event::Aground { boat, points, .. } => self.of_boat(boat).losses[BOATS + 3] += u64::from(points),
            Event::Seized(boat, player) if self.battle.public().boats()[boat.index()].player != player => {
                self.of_boat(boat).losses[BOATS + 4] += 1;
            }
            Event::Threw { man, holds: true, .. } => self.of(man).feats[6] += 1,
            Event::Rage(man, true) => self.of(man).feats[1] += 1,
            Event::Advanced(man, _) => self.of(man).feats[2] += 1,
            Event::CarriedOff(..) => self.carried_off += 1,
            Event::Left(man) => {
                let treasures = std::mem::take(&mut self.carried_off);
                self.of(man).feats[0] += treasures;
            }
            _ => {}
        }
    }
}

impl Collector<Battle> for BattleCollector<'_> {
    fn close(&mut self, state: &State) -> Option<Player> {
        for (man, end) in state.position.numbered() {
            let tally = self.of(man);
            tally.survived += u64::from(matches!(end.fate, Fate::Here | Fate::Left | Fate::LedOff));
            tally.left += u64::from(end.fate == Fate::Left);
            tally.absent += u64::from(end.fate == Fate::Waiting);
            if let Some(feat) = fate(end.fate) {
                tally.feats[feat] += 1;
            }
        }
        for (number, end) in (0..).map(BoatNumber).zip(&state.position.boats) {
            let tally = self.of_boat(number);
            tally.survived += u64::from(matches!(end.fate, BoatFate::Here | BoatFate::Left));
            tally.left += u64::from(end.fate == BoatFate::Left);
        }
        self.chronicle.close(state);
        self.carried_off = 0;
        None
    }

    fn unit_tallies(&self) -> Vec<UnitTally> {
        self.tallies.clone()
    }

    fn course(&self) -> Course {
        self.chronicle.course().clone()
    }
}
