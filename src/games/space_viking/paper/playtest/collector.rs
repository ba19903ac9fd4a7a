//! Collects from a campaign what every house lost, earned, spent and gained, in the form of sums that all games share.

use crate::SpaceViking;
use std::collections::BTreeMap;

use super::chronicle::{Chronicle, Source};
use super::rows::{Feat, Loss, armed, muster};
use playtest::{Collector, Course, Muster, Playtestable, UnitTally};
use rules::Id;
use rules::play::Player as Seated;
use rules::play::Sink;
use space_viking::play::{Battle, Contest, Event, Fate, Happening, Owner, Post, ShipId, Target};
use space_viking::{Item, Player, Role};

/// Collects the sums of campaigns from their events.
#[derive(Debug)]
pub struct ContestCollector<'a> {
    contest: &'a Contest,
    players: Vec<Id<Player>>,
    /// The items that shoot, in the order of the report's weapon systems.
    armed: Vec<Id<Item>>,
    /// Everything that is counted for each house, in the order of the players.
    tallies: Vec<UnitTally>,
    chronicle: Chronicle,
}

impl Playtestable for SpaceViking {
    type Game = Contest;
    type Collector<'a> = ContestCollector<'a>;

    fn muster(contest: &Contest) -> Muster {
        muster(contest)
    }

    fn collector(contest: &Contest) -> ContestCollector<'_> {
        let (content, muster) = (contest.content(), muster(contest));
        let players: Vec<Id<Player>> = content.players.ids().collect();
        ContestCollector {
            contest,
            armed: armed(content).into_iter().map(|(id, _)| id).collect(),
            tallies: vec![UnitTally::new(&muster); players.len()],
            chronicle: Chronicle::new(contest, players.len()),
            players,
        }
    }

    fn ending(_: &Contest, _: &Post) -> usize {
        0
    }
}

impl ContestCollector<'_> {
    fn side(&self, player: Id<Player>) -> Option<usize> {
        self.players.iter().position(|known| *known == player)
    }

    fn owner(&self, owner: Owner) -> Option<usize> {
        match owner {
            Owner::Player(player) => self.side(player),
            Owner::Rogue(_) | Owner::Natives => None,
        }
    }

    fn loses(&mut self, side: Option<usize>, loss: Loss, number: u32) {
        if let Some(tally) = side.and_then(|side| self.tallies.get_mut(side)) {
            tally.losses[loss as usize] += u64::from(number);
        }
    }

    fn gains(&mut self, player: Id<Player>, feat: Feat, number: u32) {
        if let Some(tally) = self.side(player).and_then(|side| self.tallies.get_mut(side)) {
            tally.feats[feat as usize] += u64::from(number);
        }
    }

    /// Adds income of a house, both to the sums of the house and to the course of the year.
    fn earns(&mut self, player: Id<Player>, feat: Feat, source: Source, number: u32) {
        self.gains(player, feat, number);
        if let Some(side) = self.side(player) {
            self.chronicle.add(side, source, number);
        }
    }

    /// Counts the losses of a battle in space. If a ship is lost in a round, its destruction is credited to the last ship that hit it in that round.
    /// If several owners fight on one side, the first player among them is credited.
    fn fought(&mut self, battle: &Battle) {
        let mut ships: BTreeMap<ShipId, (Option<usize>, Id<Item>)> = BTreeMap::new();
        for side in &battle.sides {
            let owner = side.owners.iter().find_map(|owner| self.owner(*owner));
            ships.extend(side.ships.iter().map(|ship| (ship.ship, (owner, ship.item))));
        }
        let price = |item| self.contest.content().items.get(item).map_or(0, |item| self.contest.content().price(item));
        for round in &battle.rounds {
            let mut strikers: BTreeMap<ShipId, ShipId> = BTreeMap::new();
            for fired in &round.fired {
                if let Some(sums) = system(&mut self.tallies, &self.armed, ships.get(&fired.ship)) {
                    sums.shots += fired.dice.len() as u64;
                    sums.dice += fired.dice.len() as u64;
                    sums.hits += u64::from(fired.hits);
                }
                if fired.hits > 0 {
                    strikers.insert(fired.at, fired.ship);
                }
            }
            for lost in &round.lost {
                let Some((owner, item)) = ships.get(lost) else { continue };
                if let Some(tally) = owner.and_then(|owner| self.tallies.get_mut(owner)) {
                    tally.losses[Loss::InBattle as usize] += 1;
                }
                let striker = strikers.get(lost).and_then(|ship| ships.get(ship));
                if let Some(sums) = system(&mut self.tallies, &self.armed, striker) {
                    sums.kills += 1;
                    sums.dealt += u64::from(price(*item));
                }
            }
        }
    }
}

/// The sums of one kind of ship among the sums of its house. `ship` has the index of the house and the id of the ship's item. `None` if the ship's
/// owner is no house, or if the ship does not shoot.
fn system<'t>(
    tallies: &'t mut [UnitTally],
    armed: &[Id<Item>],
    ship: Option<&(Option<usize>, Id<Item>)>,
) -> Option<&'t mut playtest::SystemTally> {
    let (owner, item) = ship?;
    let system = armed.iter().position(|known| known == item)?;
    tallies.get_mut((*owner)?)?.systems.get_mut(system)
}

impl Sink<Event> for ContestCollector<'_> {
    fn on_event(&mut self, event: Event) {
        match event.what {
            Happening::Fought(battle) => self.fought(&battle),
            Happening::Landed(landing) => {
                let owner = self.owner(landing.by);
                for lost in landing.rounds.iter().flat_map(|round| &round.lost) {
                    let loss = match lost {
                        Target::Ship(_) => Loss::OnTheGround,
                        Target::Troop(_) => Loss::Troops,
                    };
                    self.loses(owner, loss, 1);
                }
            }
            Happening::Tempted { fleet, fate: Fate::Sold | Fate::Rogue | Fate::Rival(_), .. } => {
                self.loses(fleet.founder(), Loss::ToTreachery, 1);
            }
            Happening::Revolted { player, natives, .. } if natives > 0 => self.loses(self.side(player), Loss::ToRevolt, 1),
            Happening::Plundered { player: Owner::Player(player), from, taken, .. } => {
                let feat = if from.is_some() { Feat::PlunderOfPlayers } else { Feat::PlunderOfWorlds };
                self.gains(player, feat, taken);
                if let Some(side) = self.side(player) {
                    self.chronicle.plundered(side, event.at, taken);
                }
            }
            Happening::Slew { player: Owner::Player(player), people, .. } => {
                self.earns(player, Feat::Slain, Source::Slain, people);
            }
            Happening::Conquered { player, from, .. } => {
                self.gains(player, Feat::Conquered, 1);
                self.loses(from.and_then(|from| self.side(from)), Loss::ToConquest, 1);
            }
            Happening::Traded { player, iu, .. } => self.earns(player, Feat::Trade, Source::Trade, iu),
            Happening::Gave { player, iu, .. } => self.gains(player, Feat::Gifts, iu),
            Happening::Wooed { player, iu, accepted, .. } => {
                self.gains(player, Feat::Gifts, iu);
                self.earns(player, Feat::Won, Source::Won, accepted.into());
            }
            Happening::WonOver { player, .. } | Happening::Colonized { player, .. } => {
                self.earns(player, Feat::Won, Source::Won, 1);
            }
            Happening::Converted { player, people, .. } => self.earns(player, Feat::Converts, Source::Converts, people),
            Happening::Recruited { player, placed, .. } => self.earns(player, Feat::Agents, Source::Agents, placed.into()),
            Happening::Taxed { player, people, factories, .. } => {
                self.earns(player, Feat::Taxes, Source::People, people);
                self.earns(player, Feat::Factories, Source::Factories, factories);
            }
            Happening::Researched { player, iu, .. } => self.gains(player, Feat::Research, iu),
            Happening::Developed { player, .. } => self.earns(player, Feat::Technologies, Source::Technologies, 1),
            Happening::Built { player, item, number, iu, .. } => {
                self.gains(player, Feat::Building, iu);
                let role = self.contest.content().items.get(item).map(|item| item.role);
                if matches!(role, Some(Role::Ship | Role::Scout)) {
                    self.gains(player, Feat::Ships, number);
                }
            }
            Happening::Born { player, people } => {
                if let Some(side) = self.side(player) {
                    self.chronicle.add(side, Source::Births, people);
                }
            }
            Happening::Scored { player, points } => {
                if let Some(side) = self.side(player) {
                    self.chronicle.score(side, points);
                }
            }
            _ => {}
        }
    }
}

impl Collector<Contest> for ContestCollector<'_> {
    fn close(&mut self, post: &Post) -> Option<Seated> {
        for (player, tally) in self.players.iter().zip(&mut self.tallies) {
            tally.survived += u64::from(post.state().fleets_of(*player).next().is_some());
        }
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
