//! What a player's opening costs, line by line, and what is left of the money given for it. An opening is the ships, bases, technologies and money
//! with which a player starts.

use super::fleet::ship_cost;
use crate::{Content, Player, Sovereign};
use rules::{Id, Points};

/// What a player's opening costs. The lines add up to what is spent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// A line for each ship, base and technology, and one for the money that is kept.
    pub lines: Vec<Line>,
    /// The sum of the lines, in IU.
    pub spent: Points,
    /// What is left of the money given for the opening, in IU; negative if too much was spent.
    pub left: Points,
}

/// One thing that an opening buys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What the line is for, in words.
    pub what: String,
    /// How much the thing costs, in IU.
    pub cost: u32,
}

impl Opening {
    /// The opening of a player; `None` if the project has no such player.
    #[must_use]
    pub fn of(content: &Content, id: Id<Player>) -> Option<Self> {
        let player = content.players.get(id)?;
        let mut lines = Vec::new();
        for (_, fleet) in content.fleets_of(id) {
            for (_, ship) in fleet.ships.iter() {
                let name = content.item_of(ship).map_or("Unknown ship", |item| item.label());
                let cargo = if ship.cargo.trim().is_empty() { String::new() } else { format!(" with {}", ship.cargo.trim()) };
                lines.push(Line { what: format!("{name}{cargo}, {}", fleet.label()), cost: ship_cost(content, ship) });
            }
        }
        for (_, world) in content.worlds.iter() {
            for (_, base) in world.bases.iter().filter(|(_, base)| base.player == Some(id)) {
                if let Some(item) = base.item.and_then(|item| content.items.get(item)) {
                    let cost = content.price(item).saturating_mul(base.number.get());
                    lines.push(Line { what: format!("{} {} on {}", base.number, item.label(), world.label()), cost });
                }
            }
        }
        for (_, technology) in content.technologies_of(player) {
            let has = player.kind == Sovereign::Berserker
                || technology.predecessor.is_some_and(|before| player.technologies.contains(&before));
            lines.push(Line { what: technology.label().to_owned(), cost: technology.price(has) });
        }
        if player.money.get() > 0 {
            lines.push(Line { what: "Money kept".into(), cost: player.money.get() });
        }
        let spent: Points = lines.iter().map(|line| Points::new(line.cost.into())).sum();
        let left = Points::new(content.tables.start.money.get().into()) - spent;
        Some(Self { lines, spent, left })
    }
}
