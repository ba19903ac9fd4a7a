//! What the desk and the panel at the foot of the window show.

/// The view that the desk, the middle of the window, shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DeskMode {
    /// The thing itself, to be edited.
    #[default]
    Design,
    /// The pages of the project as they print.
    Print,
    /// Several things of one kind side by side.
    Compare,
    /// All things of a kind as the rows of a table.
    Table,
    /// All things of a kind in a view that only this game has, such as all tiles on one wall.
    Overview,
    /// The selected scenario while it is played, across the whole width of the window. In this view, undo affects the game, and no command changes
    /// the design, which is hidden behind the game.
    Play,
}

/// What the panel at the foot of the window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bottom {
    /// The findings of the check.
    #[default]
    Problems,
    /// A playtest: many games of a scenario, and their report.
    Playtest,
    /// The games and playtests that the project keeps.
    Kept,
}
