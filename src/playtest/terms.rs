//! A game's own words for what its playtests report: the units, what they cost, what is counted for them, and what wins a game.

use super::{SystemReport, UnitReport};

/// A game's own words for what its playtests report, the same on the command line, on paper and on screen.
#[derive(Debug)]
pub struct Terms {
    /// The currency of prices: the words for one unit of it and for several, such as "point" and "points".
    pub currency: [&'static str; 2],
    /// The word for the points by which the winner is ahead.
    pub score: &'static str,
    /// The words for one and for several of the steps in which a game proceeds, such as turns.
    pub turn: [&'static str; 2],
    /// Whether the sides have an order in the first turn, so that one of them comes first.
    pub has_order: bool,
    /// What changes from one game of a series to the next, such as "captains changed".
    pub seats: &'static str,
    /// The words for one series of games, and for several, by which the worth of designs is measured.
    pub series: [&'static str; 2],
    /// The words for one unit and for several.
    pub unit: [&'static str; 2],
    /// The columns of the table of units, besides the price of each unit and how often it survives.
    pub columns: [Column; 6],
    /// The meaning of the columns, in a sentence.
    pub remark: &'static str,
    /// Says in words what a unit did with a system.
    pub system: fn(&SystemReport) -> String,
    /// The words for the levels, hits and the like that a unit loses by attacks.
    pub losses: &'static str,
    /// The word that begins a sentence about the yield of places, such as "Taken".
    pub places: &'static str,
}

/// A column of the table of units.
#[derive(Debug)]
pub struct Column {
    /// The heading of the column.
    pub title: &'static str,
    /// Returns the value of a unit in the column, on average in a game.
    pub value: fn(&UnitReport) -> f64,
}

impl PartialEq for Terms {
    /// Terms are equal if they belong to the same game.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
