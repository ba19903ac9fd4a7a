//! What a playtest collects from a game: what the units of each type did and what happened to them. The sums have the form that all games use. The
//! course of a campaign from turn to turn is in `chronicle.rs`.

use crate::StarViking;
use std::collections::BTreeMap;

use super::chronicle::{COURSES, Chronicle, sectors};
use playtest::{Collector, Course, Muster, PartName, Playtestable, SideName, SystemTally, UnitName, UnitTally};
use rules::play::{Play, Player, Sink};
use star_viking::play::{Conclusion, Contest, Ending, Event, Fate, Shooter, ShotEnd, Site, State, UnitNumber, UnitState, Where};

/// The weapon systems that a report distinguishes. All shots of a unit count as one system, and a missile pod counts as a unit of its own.
const SYSTEMS: [&str; 1] = ["Attacks"];

/// The kinds of damage that are counted in a report.
const LOSSES: [&str; 2] = ["Hits", "Critical hits"];

/// Other numbers that a report counts: mega-credits plundered and carried away, hits absorbed by pods, missile pods spent, evasions, and units lost,
/// although these can be built again.
const FEATS: [&str; 6] = ["Plunder", "Plunder carried away", "Hits absorbed", "Missiles spent", "Evasions", "Units lost"];

/// The ways in which a campaign may end, as clauses for sentences of the report.
const CONCLUSIONS: [&str; 3] =
    ["a Viking took a Quadrant Capital", "somebody had twice the points for two turns", "the last turn was over"];

/// The ways in which a battle may end, as clauses for sentences of the report.
const ENDINGS: [&str; 4] =
    ["one side was left on the tile", "nobody shot for four rounds", "all agreed to end it", "nothing came of ten rounds"];

/// Collects the sums of a playtest from the events of its games.
#[derive(Debug)]
pub struct ContestCollector<'a> {
    contest: &'a Contest,
    /// For each unit, the index of the row of the report in which it counts.
    rows: Vec<usize>,
    tallies: Vec<UnitTally>,
    /// For each unit, its carrier in this game; `None` if it is not aboard another.
    carriers: Vec<Option<UnitNumber>>,
    /// For each unit, the unit whose shot last struck it in this phase of combat. If the unit is lost, the loss is credited to that unit.
    strikers: BTreeMap<UnitNumber, UnitNumber>,
    /// Whether other events have happened since the last shot. If so, the next shot begins a new phase.
    settling: bool,
    /// The missile pod that is about to be lost because it has fired its last missiles; `None` if there is none.
    spent: Option<UnitNumber>,
    /// For each unit, whether it was in play at some time in this game.
    came: Vec<bool>,
    chronicle: Chronicle<'a>,
}

/// A row of the report: the units of one type of a side.
struct Row {
    name: UnitName,
    /// The cost of one unit, in mega-credits.
    cost: i64,
    /// How many of the units are in play at the start.
    starting: i64,
}

/// The rows of the report in the order of the contest's units, and the index of the row of each unit.
fn rows(contest: &Contest) -> (Vec<Row>, Vec<usize>) {
    let mut rows: Vec<Row> = Vec::new();
    let mut row_of = |unit: &UnitState| {
        let (side, key) = (unit.owner.index(), unit.kind.number());
        let kind = contest.public().kind(unit);
        let index = rows.iter().position(|row| (row.name.side, row.name.key) == (side, key)).unwrap_or_else(|| {
            let name = UnitName { key, side, name: format!("{} {}", kind.color, kind.short()), price: 0, count: 0 };
            rows.push(Row { name, cost: contest.public().cost(unit).into(), starting: 0 });
            rows.len() - 1
        });
        rows[index].name.count += 1;
        rows[index].starting += i64::from(unit.is_left());
        index
    };
    let of_units = contest.units_at_start().iter().map(&mut row_of).collect();
    for Row { name, cost, starting } in &mut rows {
        name.price = *cost * *starting;
        if name.count > 1 {
            name.name = format!("{} {}", name.count, name.name);
        }
    }
    (rows, of_units)
}

impl Playtestable for StarViking {
    type Game = Contest;
    type Collector<'a> = ContestCollector<'a>;

    fn muster(contest: &Contest) -> Muster {
        let side = |player: Player| SideName {
            key: player.index() as u32,
            name: contest.public().sides()[player.index()].name.clone(),
            price: contest.price(player).into(),
        };
        let is_battle = contest.public().is_battle();
        Muster {
            sides: contest.public().players().map(side).collect(),
            units: rows(contest).0.into_iter().map(|row| row.name).collect(),
            systems: SYSTEMS.map(str::to_owned).into(),
            losses: LOSSES.map(str::to_owned).into(),
            feats: FEATS.map(str::to_owned).into(),
            carried: "cargo".into(),
            endings: if is_battle { ENDINGS.map(str::to_owned).into() } else { CONCLUSIONS.map(str::to_owned).into() },
            courses: if is_battle { Vec::new() } else { COURSES.map(str::to_owned).into() },
            places: contest.public().tiles().iter().map(|tile| tile.name.clone()).collect(),
            parts: sectors(contest).into_iter().map(|site| part(contest, site)).collect(),
        }
    }

    fn collector(contest: &Contest) -> ContestCollector<'_> {
        let (names, rows) = rows(contest);
        let none = UnitTally {
            systems: vec![SystemTally::default(); SYSTEMS.len()],
            losses: vec![0; LOSSES.len()],
            feats: vec![0; FEATS.len()],
            ..UnitTally::default()
        };
        ContestCollector {
            contest,
            rows,
            tallies: vec![none; names.len()],
            carriers: carriers(contest),
            strikers: BTreeMap::new(),
            settling: false,
            spent: None,
            came: came(contest),
            chronicle: Chronicle::new(contest),
        }
    }

    fn ending(_: &Contest, state: &State) -> usize {
        match state.conclusion {
            Some(Conclusion::Battle(Ending::NoShooting) | Conclusion::TwoToOne(_)) => 1,
            Some(Conclusion::Battle(Ending::Agreed) | Conclusion::LastTurn) => 2,
            Some(Conclusion::Battle(Ending::Nothing)) => 3,
            Some(Conclusion::Battle(Ending::OneSideLeft) | Conclusion::Capital(_)) | None => 0,
        }
    }
}

/// The name of a sector in the report, as a part of its tile.
fn part(contest: &Contest, site: Site) -> PartName {
    let system = &contest.public().tile(site.tile).system;
    PartName { place: site.tile.into(), name: system.space_label(site.space) }
}

/// For each unit, whether it is in play at the start.
fn came(contest: &Contest) -> Vec<bool> {
    contest.units_at_start().iter().map(UnitState::is_left).collect()
}

/// For each unit, its carrier at the start; `None` if it is not aboard another.
fn carriers(contest: &Contest) -> Vec<Option<UnitNumber>> {
    let carrier = |unit: &UnitState| if let Where::Aboard(carrier) = unit.at { Some(carrier) } else { None };
    contest.units_at_start().iter().map(carrier).collect()
}

impl ContestCollector<'_> {
    fn of(&mut self, unit: UnitNumber) -> &mut UnitTally {
        &mut self.tallies[self.rows[usize::from(unit.0)]]
    }

    fn carrier(&mut self, unit: UnitNumber) -> &mut Option<UnitNumber> {
        &mut self.carriers[usize::from(unit.0)]
    }

    /// Counts a unit's shot. Shots by sectors, and losses that these cause, are credited to no unit.
    fn shot(&mut self, shooter: Shooter, target: UnitNumber, result: ShotEnd) {
        if std::mem::take(&mut self.settling) {
            self.strikers.clear();
        }
        let (hit, critical) = match result {
            ShotEnd::Miss => (0, 0),
            ShotEnd::Hit => (1, 0),
            ShotEnd::Critical => (1, 1),
        };
        let firer = match shooter {
            Shooter::Unit(unit) | Shooter::Pod(unit) => Some(unit),
            Shooter::Sector(_) => None,
        };
        match firer {
            Some(firer) => {
                let sums = &mut self.of(firer).systems[0];
                sums.shots += 1;
                sums.dice += 2;
                sums.hits += hit;
                sums.direct_hits += critical;
                if hit > 0 {
                    self.strikers.insert(target, firer);
                }
            }
            None if hit > 0 => {
                self.strikers.remove(&target);
            }
            None => {}
        }
    }

    /// Counts a lost unit, and credits it to the unit whose shot last struck it or its carrier.
    fn destroyed(&mut self, unit: UnitNumber) {
        let carrier = self.carrier(unit).take();
        if self.spent.take() == Some(unit) {
            self.of(unit).feats[3] += 1;
            return;
        }
        self.of(unit).feats[5] += 1;
        if let Some(carrier) = carrier {
            self.of(carrier).lost_aboard += 1;
        }
        let striker = self.strikers.get(&unit).or_else(|| self.strikers.get(&carrier?)).copied();
        if let Some(striker) = striker {
            let cost = self.contest.public().cost(&self.contest.units_at_start()[usize::from(unit.0)]);
            let sums = &mut self.of(striker).systems[0];
            sums.kills += 1;
            sums.dealt += u64::from(cost.unsigned_abs());
        }
    }
}

impl Sink<Event> for ContestCollector<'_> {
    fn on_event(&mut self, event: Event) {
        self.chronicle.on_event(event);
        match event {
            Event::Shot { shooter, target, result, .. } => return self.shot(shooter, target, result),
            Event::Die(..) => return,
            Event::Hit(unit) => self.of(unit).losses[0] += 1,
            Event::Crippled(unit) => self.of(unit).losses[1] += 1,
            Event::Absorbed(unit) => self.of(unit).feats[2] += 1,
            Event::Expended(pod) => self.spent = Some(pod),
            Event::Destroyed(unit) => self.destroyed(unit),
            Event::Loaded(cargo, carrier) => {
                // If units are dealt at the start, holds are filled with units from the supply, which then come into play.
                self.came[usize::from(cargo.0)] = true;
                *self.carrier(cargo) = Some(carrier);
            }
            Event::Unloaded(cargo, _) | Event::ThrownOut(cargo) => *self.carrier(cargo) = None,
            Event::Plundered(_, carrier, amount) => self.of(carrier).feats[0] += u64::from(amount),
            Event::Evades(unit) => self.of(unit).feats[4] += 1,
            Event::Landed(unit, amount) => {
                self.of(unit).feats[1] += u64::from(amount);
                self.strikers.clear();
            }
            Event::Built(unit, _) => {
                self.came[usize::from(unit.0)] = true;
                self.strikers.clear();
            }
            // These events happen between exchanges of fire, so losses after them are not credited to shots before them.
            Event::Handed(..)
            | Event::Segment(_)
            | Event::Round(_)
            | Event::Placed(..)
            | Event::Entered(..)
            | Event::Moved(..)
            | Event::Withdrew(_)
            | Event::Surrender(_)
            | Event::Ended(_)
            | Event::Control(..)
            | Event::Dealt(_)
            | Event::SetAside(_)
            | Event::Stationed(..)
            | Event::Capital(_)
            | Event::Purse(..)
            | Event::Turn(_)
            | Event::Jumped(..)
            | Event::Decree(..)
            | Event::RolledAgain
            | Event::GoneToWar(_)
            | Event::Taxed(..)
            | Event::HomeTaxed(..)
            | Event::Aid(_)
            | Event::Spent(..)
            | Event::Mended(_)
            | Event::MendedCritical(_)
            | Event::Points(..)
            | Event::Revealed(..)
            | Event::Lapsed(..)
            | Event::Over(_) => self.strikers.clear(),
        }
        self.settling = true;
    }
}

impl Collector<Contest> for ContestCollector<'_> {
    fn close(&mut self, state: &State) -> Option<Player> {
        for (unit, number) in state.units.iter().zip((0..).map(UnitNumber)) {
            // In a campaign, plunder counts as carried away only once it was landed.
            let plunder = if unit.is_left() && self.contest.public().is_battle() { unit.plunder } else { 0 };
            let came = self.came[usize::from(number.0)] || unit.is_left();
            let tally = self.of(number);
            tally.survived += u64::from(unit.is_left());
            tally.absent += u64::from(!came);
            tally.left += u64::from(unit.at == Where::Gone(Fate::Withdrawn));
            tally.feats[1] += u64::from(plunder);
        }
        self.carriers = carriers(self.contest);
        self.strikers.clear();
        (self.settling, self.spent) = (false, None);
        self.came = came(self.contest);
        self.chronicle.close();
        None
    }

    fn unit_tallies(&self) -> Vec<UnitTally> {
        self.tallies.clone()
    }

    fn course(&self) -> Course {
        self.chronicle.course().clone()
    }
}
