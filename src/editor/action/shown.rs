//! What the desk and the panel below show.

/// What the desk shows of the selected thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeskMode {
    /// The thing itself.
    #[default]
    Design,
    /// The pages of the project as they come out of the printer.
    Print,
    /// Two things side by side.
    Compare,
    /// All things of a kind as a table.
    Table,
}

/// What the panel below holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bottom {
    /// What breaks a rule.
    #[default]
    Problems,
    /// Many games of a scenario, and what they tell.
    Playtest,
}
