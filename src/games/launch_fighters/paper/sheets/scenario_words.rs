//! A scenario in sentences: how to set it up, which reinforcements arrive, how long it lasts and how it is won.

use super::words::{count, points};
use launch_fighters::{
    AreaPurpose, Condition, Content, Entry, Fleet, FleetShip, Goal, Map, Options, Reinforcement, Reward, Scenario, Side,
    TerrainKind,
};
use rules::{Id, capital, listed};

/// Writes sentences about a scenario; holds the designs that the sentences name.
#[derive(Clone, Copy, Debug)]
pub struct Words<'content> {
    content: &'content Content,
    scenario: &'content Scenario,
    map: Option<&'content Map>,
}

/// The starting place of a ship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The ship, by its id in the fleet.
    pub ship: Id<FleetShip>,
    /// The letter on the ship's counter.
    pub letter: String,
    /// The ship's name and starting place in words.
    pub words: String,
}

impl<'content> Words<'content> {
    /// Prepares to write sentences about this scenario.
    #[must_use]
    pub fn new(content: &'content Content, scenario: &'content Scenario) -> Self {
        Self { content, scenario, map: scenario.map.and_then(|map| content.maps.get(map)) }
    }

    /// The map of the scenario, if there is one.
    #[must_use]
    pub const fn map(&self) -> Option<&'content Map> {
        self.map
    }

    /// The name of a side: its own name, or else the name of its fleet, or else its number.
    #[must_use]
    pub fn side_name(&self, id: Id<Side>) -> String {
        self.scenario.side_label(self.content, id)
    }

    /// The fleet of a side; `None` if the side has none.
    #[must_use]
    pub fn fleet(&self, side: &Side) -> Option<&'content Fleet> {
        self.content.fleets.get(side.fleet?)
    }

    fn ship_name(&self, side: Option<&Side>, ship: Id<FleetShip>) -> String {
        let fleet = side.and_then(|side| self.fleet(side));
        let name = fleet.and_then(|fleet| fleet.names(&self.content.ships).remove(&ship));
        name.unwrap_or_else(|| "a ship that is gone".to_owned())
    }

    /// The map, the length and the set-up in one line.
    #[must_use]
    pub fn summary(&self) -> String {
        let map = self.map.map_or_else(
            || "No map".to_owned(),
            |map| format!("{}, {} × {} {}", map.label(), map.grid.columns.get(), map.grid.rows.get(), map.grid.shape.label()),
        );
        let length = match self.scenario.turn_limit {
            Some(turns) => count(turns.get(), "turn", "turns"),
            None => "no turn limit".to_owned(),
        };
        let players = count(self.scenario.sides.len() as u32, "player", "players");
        format!("{players} · {map} · {length} · set-up {}", self.scenario.set_up.label())
    }

    /// The starting places of a side's ships, in the order of its fleet; reinforcements are left out.
    #[must_use]
    pub fn starts(&self, side: &Side) -> Vec<Start> {
        let Some(fleet) = self.fleet(side) else { return Vec::new() };
        let (mut names, mut letters) = (fleet.names(&self.content.ships), fleet.letters(&self.content.ships));
        let here = fleet.ships.ids().filter(|ship| side.arrival(*ship).is_none());
        here.filter_map(|ship| {
            let placed = side.placed(ship)?;
            let (at, facing) = match self.map {
                Some(map) => (map.space_label(placed.at), map.grid.shape.direction(placed.facing)),
                None => return None,
            };
            let name = names.remove(&ship).unwrap_or_default();
            let letter = letters.remove(&ship).unwrap_or_default();
            Some(Start { ship, letter, words: format!("{name}: {at}, facing {facing}") })
        })
        .collect()
    }

    /// The ships that a side's player may place, and the squadrons that start on the map, in sentences.
    #[must_use]
    pub fn other_starts(&self, side: &Side) -> Vec<String> {
        let mut sentences = Vec::new();
        if let Some(fleet) = self.fleet(side) {
            let mut names = fleet.names(&self.content.ships);
            let free = |ship: &Id<FleetShip>| side.arrival(*ship).is_none() && side.placed(*ship).is_none();
            let free: Vec<_> = fleet.ships.ids().filter(free).filter_map(|ship| names.remove(&ship)).collect();
            if !free.is_empty() {
                sentences.push(format!("The player places {}.", listed(&free)));
            }
        }
        if let Some(map) = self.map {
            for squadron in &side.squadrons {
                let host = self.ship_name(Some(side), squadron.host);
                sentences.push(format!("A squadron of {host}: {}.", map.space_label(squadron.at)));
            }
        }
        sentences
    }

    /// A group of reinforcements in a sentence.
    #[must_use]
    pub fn reinforcement(&self, side: Id<Side>, group: &Reinforcement) -> String {
        let found = self.scenario.sides.get(side);
        let ships: Vec<_> = group.ships.iter().map(|ship| self.ship_name(found, *ship)).collect();
        let verb = if ships.len() == 1 { "enters" } else { "enter" };
        let entry = match group.entry {
            Entry::Edge(edge) => format!("any space of the {} edge", edge.label()),
            Entry::Area(area) => format!("any space of {}", self.area(area)),
        };
        let ships = if ships.is_empty() { "nothing".to_owned() } else { listed(&ships) };
        format!("Turn {}, {}: {ships} {verb} by {entry}.", group.turn, self.side_name(side))
    }

    fn area(&self, area: Id<launch_fighters::Area>) -> String {
        let found = self.map.and_then(|map| map.areas.get(area)).map(|area| area.name.trim());
        found.filter(|name| !name.is_empty()).map_or_else(|| "an area that is gone".to_owned(), |name| format!("“{name}”"))
    }

    /// A special condition in a sentence.
    #[must_use]
    pub fn condition(&self, condition: &Condition) -> String {
        let side = self.side_name(condition.side);
        let own = self.scenario.sides.get(condition.side);
        let goal = match condition.goal {
            Goal::Hold { area, turns } => {
                let end = if turns.get() == 1 { "a turn".to_owned() } else { format!("{turns} turns in a row") };
                format!("by being the only side with a capable unit in {} at the end of {end}", self.area(area))
            }
            Goal::Escape { edge, ship: None } if matches!(condition.reward, Reward::Points(_)) => {
                format!("for each of its ships that retreats over the {} edge", edge.label())
            }
            Goal::Escape { edge, ship: None } => format!("when one of its ships retreats over the {} edge", edge.label()),
            Goal::Escape { edge, ship: Some(ship) } => {
                format!("when {} retreats over the {} edge", self.ship_name(own, ship), edge.label())
            }
            Goal::Protect { ship } => format!("if {} is afloat at the end", self.ship_name(own, ship)),
            Goal::Destroy { of, ship } => {
                format!("when {} of {} is eliminated", self.ship_name(self.scenario.sides.get(of), ship), self.side_name(of))
            }
        };
        match condition.reward {
            Reward::Points(reward) => format!("{side} scores {} {goal}.", points(reward)),
            Reward::Victory => format!("{side} wins the game {goal}."),
        }
    }

    /// The rules of this scenario and its map that differ from the ordinary rules, a sentence each.
    #[must_use]
    pub fn special_rules(&self, options: &Options) -> Vec<String> {
        let mut sentences = Vec::new();
        if self.scenario.landing {
            sentences.push("Special landing rules: units may stand on moons and planetoids.".to_owned());
        }
        if let Some(map) = self.map {
            let mut kinds: Vec<TerrainKind> = map.terrain.iter().map(|(_, terrain)| terrain.kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            let kinds: Vec<_> = kinds.into_iter().map(|kind| kind.label().to_owned()).collect();
            if !kinds.is_empty() {
                sentences.push(format!("Terrain on the map: {}.", listed(&kinds)));
            }
            sentences.extend(retreats(map));
        }
        sentences.extend(option_words(options).into_iter().filter(|(in_use, _)| *in_use).map(|(_, words)| words.to_owned()));
        sentences
    }
}

/// The edges and areas of a map that force units to retreat, in sentences.
fn retreats(map: &Map) -> Vec<String> {
    let edges: Vec<_> = map.retreat_edges.iter().map(|edge| edge.label().to_owned()).collect();
    let mut sentences = Vec::new();
    match edges.len() {
        0 => sentences.push("No edge of the map forces a retreat.".to_owned()),
        4 => {}
        1 => sentences.push(format!("Only the {} edge forces a retreat.", edges[0])),
        _ => sentences.push(format!("Only the {} edges force a retreat.", listed(&edges))),
    }
    let areas = map.areas.iter().filter(|(_, area)| area.purpose == AreaPurpose::Retreat);
    let areas: Vec<_> = areas.map(|(_, area)| format!("“{}”", area.name.trim())).collect();
    if !areas.is_empty() {
        sentences.push(format!("Units in or beside {} retreat in the recovery phase.", listed(&areas)));
    }
    sentences
}

/// Every optional rule of the book in a sentence, and whether it is in use.
#[must_use]
pub const fn option_words(options: &Options) -> [(bool, &'static str); 5] {
    [
        (options.flat_warp, "A warp drive costs 5 points once, whatever its level."),
        (options.warp_for_fighters, "Squadrons can carry warp drives, for a point each."),
        (options.holds_can_be_hit, "Holds can be hit and are reduced like a stat."),
        (options.no_move_at_warp, "A ship does not move in the turn in which it engages warp."),
        (options.no_fire_at_warp, "A ship does not fire in the turn in which it engages warp."),
    ]
}

/// How the rulebook places fleets, in paragraphs.
pub const BY_THE_BOOK: [&str; 4] = [
    "Every player rolls two dice and adds the sensors of the fleet; ties are rolled again. The lowest roll goes first.",
    "The first flagship takes the central space, or one as near to the centre as can be. Every other flagship stands 10 spaces in a straight row \
     from one that is already there, and never nearer than 10 to any.",
    "All other ships stand beside their flagship; where no space is left there, beside another ship of the fleet.",
    "Squadrons start aboard, on the record sheets of their ships.",
];

/// The strength of a fleet in a few words: its points, ships and squadrons.
#[must_use]
pub fn strength(content: &Content, fleet: &Fleet) -> String {
    let designs = fleet.ships.iter().filter_map(|(_, ship)| content.ships.get(ship.design));
    let squadrons: u32 = designs.map(|ship| ship.fighters.get()).sum();
    let ships = count(fleet.ships.len() as u32, "ship", "ships");
    let squadrons = if squadrons == 0 { "no squadrons".to_owned() } else { count(squadrons, "squadron", "squadrons") };
    capital(&format!("{}, {ships}, {squadrons}", super::rosters::spent_of_budget(content, fleet)))
}
