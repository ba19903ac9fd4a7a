//! The problems that pages can have. These findings come with a printout; a check of the designs never reports them.

use super::{Draft, Printout};
use drawing::stock::Margins;
use project::{Finding, Place, PrintChoices};
use rules::{About, Citation, Code, Severity};

/// Every kind of problem that pages can have, sorted by code.
pub static ABOUTS: &[&About] = &[
    &TEXT_CUT,
    &PIECE_LARGER_THAN_PAPER,
    &NO_ROOM_FOR_CHECK_BARS,
    &MAP_TOO_LARGE_FOR_ONE_PAGE,
    &NOTHING_TO_PRINT,
    &PIECES_LEFT_OUT,
    &LETTERS_WITHOUT_A_SHAPE,
    &TOO_MANY_POSTER_PAGES,
    &MARGINS_LEAVE_NO_ROOM,
    &TEXT_TOO_SMALL,
    &SIDES_ALIKE,
    &TOO_MANY_PAGES,
];

/// The problem that a text had to be cut off.
pub static TEXT_CUT: About = About {
    name: "text-cut",
    code: Code("PR", 1),
    severity: Severity::Warning,
    citation: Citation::Drydock("a text that runs over its box would hide what stands beside it"),
    says: "Every text has room in its box when its letters are shrunk to five points and broken into lines.",
    because: "A word that is cut can be misread at the table.",
};

/// The problem that a piece has no room on the paper.
pub static PIECE_LARGER_THAN_PAPER: About = About {
    name: "piece-larger-than-paper",
    code: Code("PR", 2),
    severity: Severity::Error,
    citation: Citation::Drydock("a counter is printed in one piece at its true size"),
    says: "Every counter fits between the margins of the chosen paper.",
    because: "A counter cannot be put together from two sheets.",
};

/// The problem that the check bars are wider than the page.
pub static NO_ROOM_FOR_CHECK_BARS: About = About {
    name: "no-room-for-check-bars",
    code: Code("PR", 3),
    severity: Severity::Advice,
    citation: Citation::Drydock("the bars show whether the printer kept the size"),
    says: "The paper is wide enough for the bars of 50 mm and 2 in.",
    because: "Without them a page that was scaled by the printer is noticed only when the counters do not fit.",
};

/// The problem that a map is larger than a page may be.
pub static MAP_TOO_LARGE_FOR_ONE_PAGE: About = About {
    name: "map-too-large-for-one-page",
    code: Code("PR", 4),
    severity: Severity::Warning,
    citation: Citation::Drydock("readers of PDF files show no page beyond 5,080 mm"),
    says: "A map that is printed as one page measures at most 5,080 mm either way.",
    because: "Larger maps are printed as poster pages instead.",
};

/// The problem that there is nothing to print.
pub static NOTHING_TO_PRINT: About = About {
    name: "nothing-to-print",
    code: Code("PR", 5),
    severity: Severity::Warning,
    citation: Citation::Drydock("an empty file would look like a mistake of the printer"),
    says: "The project has something for every kind of sheet that was asked for by name.",
    because: "A kind without pages makes no file.",
};

/// The problem that there are more pieces than a player can cut out.
pub static PIECES_LEFT_OUT: About = About {
    name: "pieces-left-out",
    code: Code("PR", 6),
    severity: Severity::Warning,
    citation: Citation::Drydock("thousands of counters would take hundreds of sheets"),
    says: "A printout has at most 1,000 squadron counters, 99 of one ship, and 400 terrain counters of one map, and 2,000 of all maps.",
    because: "The counters beyond that are not printed.",
};

/// The problem that a text has letters for which the fonts have no shape.
pub static LETTERS_WITHOUT_A_SHAPE: About = About {
    name: "letters-without-a-shape",
    code: Code("PR", 7),
    severity: Severity::Warning,
    citation: Citation::Drydock("the fonts that come with the program have Latin, Greek and Cyrillic letters"),
    says: "Every letter on the pages has a shape in the embedded fonts.",
    because: "A letter without a shape is printed as an empty box.",
};

/// The problem that a large drawing would take too many pages to glue together.
pub static TOO_MANY_POSTER_PAGES: About = About {
    name: "too-many-poster-pages",
    code: Code("PR", 8),
    severity: Severity::Error,
    citation: Citation::Drydock("nobody glues thousands of pages together, and they would fill the memory of the machine"),
    says: "A map in poster pages takes at most 640 of them.",
    because: "Smaller spaces, larger paper or narrower margins make fewer pages; without them the map is not printed.",
};

/// The problem that the margins leave no paper to print on.
pub static MARGINS_LEAVE_NO_ROOM: About = About {
    name: "margins-leave-no-room",
    code: Code("PR", 9),
    severity: Severity::Error,
    citation: Citation::Drydock("a page needs room to be drawn in"),
    says: "The margins and the footer leave at least 10 mm either way of the chosen paper.",
    because: "Between wider margins there is nothing to print on.",
};

/// The problem that letters are smaller than five points.
pub static TEXT_TOO_SMALL: About = About {
    name: "text-too-small",
    code: Code("PR", 10),
    severity: Severity::Advice,
    citation: Citation::Drydock("smaller letters than five points are not read across a table"),
    says: "Every text on the pages is set in letters of five points or more.",
    because: "What has room for smaller letters only is better printed larger, or said in fewer words.",
};

/// The problem that two sides differ only in their hue.
pub static SIDES_ALIKE: About = About {
    name: "sides-alike",
    code: Code("PR", 11),
    severity: Severity::Advice,
    citation: Citation::Drydock(
        "a counter is told from the enemy's by a printer without colours, and by who sees no red or no green",
    ),
    says: "The colours of two sides of a scenario differ in gray, and for eyes without red or without green.",
    because: "Counters that hue alone tells apart are mixed up at the table.",
};

/// The problem that the sheets of a kind would take more pages than a user would print.
pub static TOO_MANY_PAGES: About = About {
    name: "too-many-pages",
    code: Code("PR", 12),
    severity: Severity::Error,
    citation: Citation::Drydock("nobody prints thousands of pages, and they would fill the memory of the machine"),
    says: "Sheets of one kind take at most 2,000 pages, and all maps together 1,280 poster pages.",
    because: "One scenario at a time makes fewer pages; without that the kind, or the map, is not printed.",
};

/// The finding that the margins leave no room on the paper.
pub fn no_room(choices: &PrintChoices) -> Finding {
    let Margins { top, right, bottom, left } = choices.margins;
    let message = format!(
        "Margins of {} mm above, {} mm right, {} mm below and {} mm left leave no room on {} paper; make them narrower, or choose larger paper.",
        top.get(),
        right.get(),
        bottom.get(),
        left.get(),
        choices.paper.label()
    );
    Finding::new(&MARGINS_LEAVE_NO_ROOM, Place::Project, message)
}

impl Printout {
    /// Adds one finding about the place if the draft has texts that were cut off; `what` is the name of the thing in the message.
    pub fn note_cut_texts(&mut self, draft: &mut Draft, place: impl Into<Place>, what: &str) {
        let cut = std::mem::take(&mut draft.cut);
        if let [first, rest @ ..] = cut.as_slice() {
            let others = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
            // A text of several lines is quoted as one line.
            let first = first.split_whitespace().collect::<Vec<_>>().join(" ");
            let message = format!("{what} has no room for the whole of \"{first}\"{others}.");
            self.findings.push(Finding::new(&TEXT_CUT, place, message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_several_lines_is_told_in_one() {
        let (mut printout, mut draft) = (Printout::default(), Draft::new());
        draft.cut.push("1. First\n2. \"Second\"".into());
        printout.note_cut_texts(&mut draft, Place::Project, "The table");
        let message = &printout.findings[0].message;
        assert_eq!(message, "The table has no room for the whole of \"1. First 2. \"Second\"\".");
    }
}
