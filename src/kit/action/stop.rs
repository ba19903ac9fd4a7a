//! The stops of the tour of the window, as data.

/// A stop of the tour, by the part of the window that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The list of things on the left.
    Outline,
    /// The middle.
    Desk,
    /// The details on the right.
    Inspector,
    /// The findings below.
    Problems,
    /// The way to every command.
    Palette,
    /// The way to paper.
    Print,
    /// The page that was printed.
    Printed,
}

impl Stop {
    /// Every stop, in order.
    pub const ALL: [Self; 7] =
        [Self::Outline, Self::Desk, Self::Inspector, Self::Problems, Self::Palette, Self::Print, Self::Printed];

    /// Where the tour begins.
    pub const FIRST: Self = Self::ALL[0];

    /// What its card is headed.
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

    /// What its card says.
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

    /// Which stop it is, counted from 0.
    #[must_use]
    pub fn number(self) -> usize {
        Self::ALL.iter().position(|stop| *stop == self).unwrap_or(0)
    }

    /// The stop after it.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number() + 1).copied()
    }

    /// The stop before it.
    #[must_use]
    pub fn back(self) -> Option<Self> {
        Self::ALL.get(self.number().checked_sub(1)?).copied()
    }
}
