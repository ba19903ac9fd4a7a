//! How subjects multiply and what taxes they pay, year by year (Turn and money, Colonies).

use crate::{Content, Player, Sovereign, Start};

/// One year in the life of subjects whom nobody disturbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Year {
    /// The number of the year, counted from 1.
    pub number: u32,
    /// The number of subjects at the beginning of the year, in millions.
    pub subjects: u32,
    /// The taxes of the year and the yield of the factories together, in IU.
    pub taxes: u32,
    /// The player's points at the end of the year, if the player has only waited.
    pub points: u32,
}

/// The number of subjects a year later, in millions. For every `growth` of them there is one more, rounded down; in the book `growth` is ten.
#[must_use]
pub fn grown(subjects: u32, start: &Start) -> u32 {
    subjects.saturating_add(subjects.checked_div(start.growth.get()).unwrap_or_default())
}

/// The first years of a player who does nothing but wait, and saves the money left at the start.
#[must_use]
pub fn years(content: &Content, player: &Player, number: u32) -> Vec<Year> {
    let start = &content.tables.start;
    let (mut subjects, mut money) = (player.subjects.get(), player.money.get());
    let mut years = Vec::new();
    for number in 1..=number {
        let before = subjects;
        let taxes = player.kind.yields(subjects).saturating_add(player.factories.get());
        money = money.saturating_add(taxes);
        subjects = grown(subjects, start);
        years.push(Year { number, subjects: before, taxes, points: points(content, player, subjects, money) });
    }
    years
}

/// The points of a player who has waited for this many years.
#[must_use]
pub fn idle_points(content: &Content, player: &Player, number: u32) -> u32 {
    let waited = years(content, player, number);
    waited.last().map_or_else(|| points(content, player, player.subjects.get(), player.money.get()), |year| year.points)
}

fn points(content: &Content, player: &Player, subjects: u32, money: u32) -> u32 {
    let number = match player.kind {
        Sovereign::EmpireBuilder | Sovereign::Zealot => subjects,
        Sovereign::Merchant => money,
        // Technologies that a player starts with count ("Points").
        Sovereign::Engineer => content.technologies_of(player).count() as u32,
        Sovereign::Pirate | Sovereign::Schemer | Sovereign::Berserker => 0,
    };
    number.saturating_mul(content.tables.sovereigns.weights[player.kind as usize].0.get())
}
