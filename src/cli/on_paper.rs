//! The arguments by which a user of the command line changes a project's choices for printing.

use clap::{Args, ValueEnum};

use crate::drawing::Ink;
use crate::drawing::stock::{Duplex, Margins, Paper, Registration};
use crate::project::{Backs, CardSize, PrintChoices};

/// The choices for printing that replace the project's.
#[derive(Debug, Args)]
pub(super) struct OnPaper {
    /// The paper instead of the project's: a4, letter, a3, tabloid, legal, millimetres such as 210x297, or inches such as 8.5inx11in
    #[arg(long)]
    paper: Option<Paper>,
    /// The inks to use: full colours, little ink, or black alone with patterns that tell sides apart
    #[arg(long, value_name = "INK")]
    ink: Option<InkWord>,
    /// The edge over which the printer turns a sheet for its back
    #[arg(long, value_name = "EDGE")]
    duplex: Option<Edge>,
    /// How the backs of counters and tiles are printed
    #[arg(long, value_name = "BACKS")]
    backs: Option<BacksWord>,
    /// The margins that the printer cannot reach: one for all sides, or top, right, bottom and left separated by commas, in millimetres or in inches
    /// such as 0.25in
    #[arg(long, value_name = "MARGINS")]
    margins: Option<Margins>,
    /// The marks for cutting: cut lines and crop marks, the marks of a cutting machine, or none
    #[arg(long, value_name = "MARKS")]
    marks: Option<Marks>,
    /// Whether counters are printed apart instead of edge to edge
    #[arg(long, value_name = "CHOICE")]
    gutters: Option<Choice>,
    /// The size of cards: 63.5 by 89 or 44 by 67 millimetres
    #[arg(long, value_name = "SIZE")]
    cards: Option<CardWord>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum InkWord {
    Full,
    Saving,
    Black,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Edge {
    Long,
    Short,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum BacksWord {
    Duplex,
    Fold,
    None,
    Standee,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum CardWord {
    Large,
    Small,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Marks {
    /// Cut lines and crop marks
    Yes,
    /// No marks
    #[value(alias = "none")]
    No,
    /// The marks of Silhouette's machines
    Silhouette,
    /// The marks of Cricut's machines
    Cricut,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Choice {
    Yes,
    No,
}

impl OnPaper {
    /// Applies the choices that the user gave. All other choices stay as they are in the project.
    pub fn choose(&self, choices: &mut PrintChoices) {
        if let Some(paper) = self.paper {
            choices.paper = paper;
        }
        if let Some(ink) = self.ink {
            choices.ink = match ink {
                InkWord::Full => Ink::Full,
                InkWord::Saving => Ink::Saving,
                InkWord::Black => Ink::Black,
            };
        }
        if let Some(edge) = self.duplex {
            choices.duplex = match edge {
                Edge::Long => Duplex::LongEdge,
                Edge::Short => Duplex::ShortEdge,
            };
        }
        if let Some(backs) = self.backs {
            choices.backs = match backs {
                BacksWord::Duplex => Backs::Duplex,
                BacksWord::Fold => Backs::Fold,
                BacksWord::None => Backs::None,
                BacksWord::Standee => Backs::Standee,
            };
        }
        if let Some(margins) = self.margins {
            choices.margins = margins;
        }
        if let Some(marks) = self.marks {
            (choices.cut_marks, choices.registration) = match marks {
                Marks::Yes => (true, Registration::None),
                Marks::No => (false, Registration::None),
                Marks::Silhouette => (false, Registration::Silhouette),
                Marks::Cricut => (false, Registration::Cricut),
            };
        }
        if let Some(gutters) = self.gutters {
            choices.counter_gutters = gutters == Choice::Yes;
        }
        if let Some(cards) = self.cards {
            choices.cards = match cards {
                CardWord::Large => CardSize::Large,
                CardWord::Small => CardSize::Small,
            };
        }
    }
}
