//! What a playtest collects from a game, in the form that the sums of every game have: missions, wounds and fates of characters, and losses of units.
//! How a game goes from turn to turn is in `chronicle.rs`.

use super::chronicle::{Chronicle, courses, parts, places};
use super::rows::Rows;
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy::play::{CharacterNumber, Conclusion, Contest, Event, Party, State, UnitKind, Whereabouts};
use playtest::{Collector, Course, Muster, Playtestable, SideName, SystemTally, UnitTally};
use rules::play::{Play, Player, Sink};

/// In reports of this game, missions stand where other games list weapon systems.
const SYSTEMS: [&str; 1] = ["Missions"];
/// The only kind of damage that a report of this game counts.
const LOSSES: [&str; 1] = ["Wounds"];
/// The fates of characters that a report counts.
const FEATS: [&str; 3] = ["Captured", "Killed or lost", "Freed"];
/// The ways in which a game may end, as clauses for sentences of the report.
const ENDINGS: [&str; 4] = [
    "the Rebel player won at once",
    "the Imperial player won at once",
    "the last turn was over and the Rebel player had points enough",
    "the last turn was over and the Rebel player had too few points",
];

/// Collects the sums of a playtest from the events of its games.
pub struct ContestCollector<'a> {
    contest: &'a Contest,
    rows: Rows,
    tallies: Vec<UnitTally>,
    /// How many units of each kind were lost in this game.
    lost: Vec<u64>,
    /// The groups that have attempted missions in this player-turn, each after the number of its mission.
    groups: Vec<(u8, Party)>,
    chronicle: Chronicle<'a>,
}

impl Playtestable for FreedomInTheGalaxy {
    type Game = Contest;
    type Collector<'a> = ContestCollector<'a>;

    fn muster(contest: &Contest) -> Muster {
        let units = Rows::of(contest).names;
        let side = |side: Side| {
            let own = units.iter().filter(|unit| unit.side == side as usize);
            SideName { key: side as u32, name: side.label().to_owned(), price: own.map(|unit| unit.price).sum() }
        };
        Muster {
            sides: Side::ALL.map(side).into(),
            systems: SYSTEMS.map(str::to_owned).into(),
            losses: LOSSES.map(str::to_owned).into(),
            feats: FEATS.map(str::to_owned).into(),
            carried: "possessions".into(),
            endings: ENDINGS.map(str::to_owned).into(),
            courses: courses(contest),
            places: places(contest),
            parts: parts(contest),
            units,
        }
    }

    fn collector(contest: &Contest) -> ContestCollector<'_> {
        let rows = Rows::of(contest);
        let none = UnitTally {
            systems: vec![SystemTally::default(); SYSTEMS.len()],
            losses: vec![0; LOSSES.len()],
            feats: vec![0; FEATS.len()],
            ..UnitTally::default()
        };
        ContestCollector {
            contest,
            tallies: vec![none; rows.names.len()],
            lost: vec![0; contest.public().units().len()],
            groups: Vec::new(),
            chronicle: Chronicle::new(contest),
            rows,
        }
    }

    fn ending(_: &Contest, state: &State) -> usize {
        match state.open.conclusion {
            Some(Conclusion::Instant(Side::Rebel)) => 0,
            Some(Conclusion::Instant(Side::Imperial)) => 1,
            Some(Conclusion::Points(Side::Rebel)) => 2,
            Some(Conclusion::Points(Side::Imperial)) | None => 3,
        }
    }
}

impl ContestCollector<'_> {
    fn of(&mut self, character: CharacterNumber) -> Option<&mut UnitTally> {
        let row = self.rows.characters.get(character.index()).copied().flatten()?;
        self.tallies.get_mut(row)
    }

    fn of_unit(&mut self, kind: UnitKind) -> Option<&mut UnitTally> {
        let row = self.rows.units.get(kind.index()).copied().flatten()?;
        self.tallies.get_mut(row)
    }

    fn count(&mut self, character: CharacterNumber, feat: usize) {
        if let Some(tally) = self.of(character) {
            tally.feats[feat] += 1;
        }
    }

    /// Counts a completed mission for the group that attempted it last.
    fn completed(&mut self, mission: u8, letters: u8) {
        let found = self.groups.iter().rev().find(|(known, _)| *known == mission).map(|(_, party)| *party);
        for character in found.into_iter().flat_map(Party::iter) {
            if let Some(tally) = self.of(character) {
                tally.systems[0].hits += 1;
                tally.systems[0].dice += u64::from(letters);
            }
        }
    }
}

impl Sink<Event> for ContestCollector<'_> {
    fn on_event(&mut self, event: Event) {
        self.chronicle.on_event(event);
        match event {
            Event::Mission(attempt, party, _) => {
                self.groups.push((attempt.mission, party));
                for character in party.iter() {
                    if let Some(tally) = self.of(character) {
                        tally.systems[0].shots += 1;
                    }
                }
            }
            Event::PlayerTurn(_) => self.groups.clear(),
            Event::Completed(attempt, letters) => self.completed(attempt.mission, letters),
            Event::Wounded(character) => {
                if let Some(tally) = self.of(character) {
                    tally.losses[0] += 1;
                }
            }
            Event::Captured(character, _) => self.count(character, 0),
            Event::Killed(character, _) => self.count(character, 1),
            Event::Freed(character) => self.count(character, 2),
            Event::Lost(kind, _) => {
                self.lost[kind.index()] += 1;
                if let Some(tally) = self.of_unit(kind) {
                    tally.feats[1] += 1;
                }
            }
            _ => {}
        }
    }
}

impl Collector<Contest> for ContestCollector<'_> {
    fn close(&mut self, state: &State) -> Option<Player> {
        let look = state.whole(self.contest.public());
        for (number, now) in state.open.characters.iter().enumerate() {
            if let Some(tally) = self.of(CharacterNumber(number as u8)) {
                tally.survived += u64::from(!matches!(now.at, Whereabouts::Killed | Whereabouts::Pool));
                tally.absent += u64::from(now.at == Whereabouts::Pool);
            }
        }
        for number in 0..self.lost.len() {
            let kind = UnitKind(number as u8);
            let left = u64::from(look.in_play(kind));
            let lost = std::mem::take(&mut self.lost[number]);
            let count = u64::from(self.contest.public().units()[number].kind.count.get());
            if let Some(tally) = self.of_unit(kind) {
                // The sum may be too large, because a lost counter may have returned to play.
                let came = (left + lost).min(count);
                tally.survived += left.min(count);
                tally.absent += count - came.max(left.min(count));
            }
        }
        self.groups.clear();
        self.chronicle.close(state);
        None
    }

    fn unit_tallies(&self) -> Vec<UnitTally> {
        self.tallies.clone()
    }

    fn course(&self) -> Course {
        self.chronicle.course().clone()
    }
}
