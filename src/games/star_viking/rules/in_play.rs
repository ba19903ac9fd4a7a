//! The systems that a scenario has in play. This code puts systems into play, takes them out together with the units that start there, draws them at
//! random, and finds where the Quadrant Capital can stand.

use super::{PlayedSystem, Scenario, Station, System, Technology};
use rules::{Chance, Id, Shelf};

/// The tiles of the scenario that are in play.
impl Scenario {
    /// How many tiles of a system are in play.
    #[must_use]
    pub fn times_in_play(&self, system: Id<System>) -> usize {
        self.systems.iter().filter(|(_, played)| played.system == system).count()
    }

    /// Makes this number of tiles of a system be in play. New tiles come last; surplus tiles are taken from the end.
    pub fn put_in_play(&mut self, system: Id<System>, times: usize) {
        let tiles = self.systems.iter().filter(|(_, played)| played.system == system).map(|(tile, _)| tile);
        let surplus: Vec<_> = tiles.skip(times).collect();
        for tile in surplus {
            self.take_out_of_play(tile);
        }
        for _ in self.times_in_play(system)..times {
            self.systems.add(PlayedSystem { system });
        }
    }

    /// Takes a tile out of play, with the starting places in and beside it.
    pub fn take_out_of_play(&mut self, tile: Id<PlayedSystem>) {
        self.systems.retain_ids(|found| found != tile);
        let ids: Vec<_> = self.deployments.ids().collect();
        for id in ids {
            let starts_there = |at: Station| at.system() == Some(tile);
            // Only deployments are changed in which a unit starts in or beside the tile.
            let found = self.deployments.get(id).is_some_and(|found| found.stations.iter().any(|unit| starts_there(unit.at)));
            if let Some(deployment) = self.deployments.get_mut(id).filter(|_| found) {
                deployment.stations.retain(|unit| !starts_there(unit.at));
            }
        }
    }

    /// Draws the tiles in play at random, as the Federate player shuffles them ("Star System Tiles"). The form of the game says how many tiles to
    /// draw; if it does not, as many are drawn as are in play. If there are fewer systems than that, all are drawn. Tiles that stay in play keep
    /// their place in the order and the units that start there. The same seed gives the same tiles.
    pub fn draw_systems(&mut self, systems: &Shelf<System>, seed: u64) {
        let mut chance = Chance::new(seed);
        let sets = self.form.sets() as usize;
        let mut stack: Vec<Id<System>> = systems.ids().flat_map(|id| std::iter::repeat_n(id, sets)).collect();
        let wanted = self.form.systems().map_or(self.systems.len(), |(fewest, most)| fewest + chance.below(most + 1 - fewest));
        chance.shuffle(&mut stack);
        stack.truncate(wanted);
        let known = |played: &PlayedSystem| systems.get(played.system).is_some();
        let gone: Vec<_> = self.systems.iter().filter(|(_, played)| !known(played)).map(|(tile, _)| tile).collect();
        for tile in gone {
            self.take_out_of_play(tile);
        }
        for system in systems.ids() {
            self.put_in_play(system, stack.iter().filter(|drawn| **drawn == system).count());
        }
    }

    /// The tiles on which the Quadrant Capital can stand, and their technology: the tiles of technology A if any is in play, otherwise of B,
    /// otherwise of the highest technology in play ("Federate Forces Deployment: Quadrant Capital"). `None` if no system is in play.
    #[must_use]
    pub fn capital_sites(&self, systems: &Shelf<System>) -> Option<(Technology, Vec<Id<PlayedSystem>>)> {
        let tiles = || self.systems.iter().filter_map(|(tile, played)| Some((tile, systems.get(played.system)?.technology)));
        let highest = tiles().map(|(_, technology)| technology).min()?;
        Some((highest, tiles().filter(|(_, technology)| *technology == highest).map(|(tile, _)| tile).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deployment, ForceUnit, ScenarioForm, Space, Stationed};

    fn systems(count: usize) -> Shelf<System> {
        (0..count).map(|number| System { name: format!("System {number}"), ..System::default() }).collect()
    }

    /// A scenario with every system in play, one unit at the home base, and for each tile one unit beside it and one in its first deep space.
    fn crowded(systems: &Shelf<System>) -> Scenario {
        let mut scenario = Scenario::default();
        let mut stations = vec![Stationed { unit: Id::<ForceUnit>::new(1), at: Station::HomeBase }];
        for system in systems.ids() {
            let tile = scenario.systems.add(PlayedSystem { system });
            let unit = Id::new(tile.number() * 10);
            stations.push(Stationed { unit, at: Station::OffTile(tile) });
            stations.push(Stationed { unit, at: Station::Sector(tile, Space::Deep(Id::new(1))) });
        }
        scenario.deployments.add(Deployment { stations, ..Deployment::default() });
        scenario
    }

    fn stations(scenario: &Scenario) -> &[Stationed] {
        &scenario.deployments.iter().next().expect("a deployment").1.stations
    }

    #[test]
    fn nine_or_ten_are_drawn_and_who_stays_in_play_stays_where_he_starts() {
        let systems = systems(12);
        let mut counts = Vec::new();
        for seed in 0..40 {
            let before = crowded(&systems);
            let mut drawn = before.clone();
            drawn.draw_systems(&systems, seed);
            counts.push(drawn.systems.len());
            assert!(drawn.systems.ids().all(|tile| before.systems.get(tile) == drawn.systems.get(tile)), "no tile is new");
            let kept: Vec<_> = stations(&before)
                .iter()
                .filter(|unit| unit.at.system().is_none_or(|tile| drawn.systems.get(tile).is_some()))
                .copied()
                .collect();
            assert_eq!(stations(&drawn), kept);
            let mut again = before;
            again.draw_systems(&systems, seed);
            assert_eq!(again, drawn, "the same seed draws the same");
        }
        assert!(counts.iter().all(|count| [9, 10].contains(count)) && counts.contains(&9) && counts.contains(&10));
    }

    #[test]
    fn a_double_game_draws_from_two_sets_and_a_small_project_gives_all_it_has() {
        let twelve = systems(12);
        let mut double = Scenario { form: ScenarioForm::Double, ..Scenario::default() };
        double.draw_systems(&twelve, 3);
        assert!((18..=20).contains(&double.systems.len()));
        assert!(twelve.ids().all(|system| double.times_in_play(system) <= 2));
        let mut small = Scenario::default();
        small.systems.add(PlayedSystem { system: Id::new(77) });
        small.draw_systems(&systems(4), 3);
        assert_eq!(small.systems.iter().map(|(_, played)| played.system.number()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    }

    #[test]
    fn a_system_leaves_with_everyone_who_starts_there() {
        let mut scenario = crowded(&systems(3));
        scenario.put_in_play(Id::new(2), 0);
        assert_eq!(scenario.systems.len(), 2);
        assert!(stations(&scenario).iter().all(|unit| unit.at.system() != Some(Id::new(2))));
        assert_eq!(stations(&scenario).len(), 5);
        scenario.put_in_play(Id::new(2), 2);
        assert_eq!((scenario.times_in_play(Id::new(2)), stations(&scenario).len()), (2, 5));
        assert!(scenario.systems.get(Id::new(2)).is_none(), "a tile that comes back is another one");
    }

    #[test]
    fn the_quadrant_capital_stands_where_technology_is_highest() {
        let mut systems = systems(3);
        let mut scenario = Scenario::default();
        assert_eq!(scenario.capital_sites(&systems), None);
        let tiles: Vec<_> = systems.ids().map(|system| scenario.systems.add(PlayedSystem { system })).collect();
        for (number, technology) in [(1, Technology::B), (2, Technology::D), (3, Technology::B)] {
            systems.get_mut(Id::new(number)).expect("it is there").technology = technology;
        }
        assert_eq!(scenario.capital_sites(&systems), Some((Technology::B, vec![tiles[0], tiles[2]])));
    }
}
