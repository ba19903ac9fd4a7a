//! What the desk and the panel below show.

/// What the desk shows of the selected thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DeskMode {
    /// The thing itself.
    #[default]
    Design,
    /// The pages of the project as they print.
    Print,
    /// Several things of a kind side by side.
    Compare,
    /// All rows of a kind as a table.
    Table,
    /// All things of a kind in a view of the game's own, such as tiles on a wall.
    Overview,
    /// The game of the selected scenario, on the whole width of the window: undo is about the game then, and no command reaches the design
    /// behind it.
    Play,
}

/// What the panel below holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bottom {
    /// The findings.
    #[default]
    Problems,
    /// Many games of a scenario, and their report.
    Playtest,
    /// The games and playtests that the project keeps.
    Kept,
}
