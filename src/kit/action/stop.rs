//! The stops of the tour of the window, as data.

/// A stop of the tour, named after the part of the window that it explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The list of things on the left.
    Outline,
    /// The desk in the middle.
    Desk,
    /// The inspector on the right.
    Inspector,
    /// The list of findings at the foot.
    Problems,
    /// The command palette, which leads to every command.
    Palette,
    /// The command that prints.
    Print,
    /// The page that the user has just printed.
    Printed,
}

impl Stop {
    /// Every stop, in the order of the tour.
    pub const ALL: [Self; 7] =
        [Self::Outline, Self::Desk, Self::Inspector, Self::Problems, Self::Palette, Self::Print, Self::Printed];

    /// The stop at which the tour begins.
    pub const FIRST: Self = Self::ALL[0];

    /// The heading of the stop's card.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Outline => "What the project holds",
            Self::Desk => "The desk",
            Self::Inspector => "The details",
            Self::Problems => "What breaks a rule",
            Self::Palette => "Every command by its name",
            Self::Print => "On paper",
            Self::Printed => "Your first page",
        }
    }

    /// The text of the stop's card.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Outline => {
                "Everything that you design, kind by kind, with what it costs. Click a thing to work on it, press + to add one, drag to put them in order. The tour goes on with the one that is chosen."
            }
            Self::Desk => {
                "What you have chosen is designed here. What looks printed is the very page that prints; click a part of it to go to its field."
            }
            Self::Inspector => "What the chosen thing costs, line by line, and what else there is to know of it.",
            Self::Problems => {
                "Every finding cites the rulebook. Click one to go there, press Why to read the rule in our words, or press its button to fix it. Findings advise; they never keep you from anything."
            }
            Self::Palette => "Type a few letters of a command to find it, with its keys beside it.",
            Self::Print => {
                "Maps or tiles, counters, charts and sheets as PDF files at their true size. Print preview above the desk shows them first. Now print one page of what is chosen."
            }
            Self::Printed => {
                "It lies in the folder below. Print it at 100 %, and measure the two bars at its foot: 50 mm and 2 in. From here on the design is yours; F1 opens the manual."
            }
        }
    }

    /// The number of the stop, counted from 0.
    #[must_use]
    pub fn number(self) -> usize {
        Self::ALL.iter().position(|stop| *stop == self).unwrap_or(0)
    }

    /// The following stop; `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number() + 1).copied()
    }

    /// The preceding stop; `None` before the first.
    #[must_use]
    pub fn back(self) -> Option<Self> {
        Self::ALL.get(self.number().checked_sub(1)?).copied()
    }
}
