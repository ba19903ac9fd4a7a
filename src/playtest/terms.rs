//! A game's own words for what its playtests report: the units, what they cost, what is counted for them, and what wins a game.

use super::{SystemReport, UnitReport};

/// A game's own words for what its playtests report, the same on the command line, on paper and on screen.
#[derive(Debug)]
pub struct Terms {
    /// What things cost: one and many.
    pub currency: [&'static str; 2],
    /// What the winner is ahead by.
    pub score: &'static str,
    /// The steps in which a game proceeds: one and many.
    pub turn: [&'static str; 2],
    /// Whether one side comes first in the order of the first turn.
    pub has_order: bool,
    /// What changes from one game to the next.
    pub seats: &'static str,
    /// The series of games that show what designs are worth: one and many.
    pub series: [&'static str; 2],
    /// What a unit is called: one and many.
    pub unit: [&'static str; 2],
    /// The columns for every unit, besides what it costs and how often it survives.
    pub columns: [Column; 6],
    /// What the columns mean, in a sentence.
    pub remark: &'static str,
    /// What a unit did with a system, in words.
    pub system: fn(&SystemReport) -> String,
    /// What a unit loses by attacks.
    pub losses: &'static str,
    /// What is counted for places, in a word that begins a sentence, such as "Taken".
    pub places: &'static str,
}

/// A column of the table of units.
#[derive(Debug)]
pub struct Column {
    /// What it is.
    pub title: &'static str,
    /// Its value, the mean of a game.
    pub value: fn(&UnitReport) -> f64,
}

impl PartialEq for Terms {
    /// Terms are equal if they are those of the same game.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
