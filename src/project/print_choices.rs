//! How a project is put on paper: the choices kept with the project, and the printer's own corrections, which are not.

use serde::{Deserialize, Serialize};

use crate::drawing::stock::{Margins, Paper};
use crate::geometry::{Mm, Vector};

/// How a project is put on paper; kept in the project, so that the next print comes out like the last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PrintChoices {
    /// The paper, upright.
    pub paper: Paper,
    /// What no printer reaches.
    pub margins: Margins,
    /// How the sheet is turned for its back.
    pub duplex: Duplex,
    /// Whether counters have crop marks and cut lines.
    pub cut_marks: bool,
    /// How many record sheets share a page.
    pub record_sheets: RecordSheetLayout,
    /// The width of a space on printed maps, across its flats; none for the map's own.
    pub space_size: Option<Mm>,
    /// How much of a map neighbouring pages both show.
    pub overlap: Mm,
}

/// How a sheet is turned to print its back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Duplex {
    /// Over its long edge, like a page of a book.
    #[default]
    LongEdge,
    /// Over its short edge, like a page of a calendar.
    ShortEdge,
}

/// How many record sheets share a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RecordSheetLayout {
    /// As many as fit.
    #[default]
    Several,
    /// One, larger, with room for notes.
    One,
}

/// What a printer does to a page, found with the calibration page; kept with the user's settings, not with a project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PrinterProfile {
    /// What the user calls the printer and its tray.
    pub name: String,
    /// How much larger pages have to be drawn to come out right across, 1 being as they are.
    pub scale_across: f64,
    /// How much larger pages have to be drawn to come out right down.
    pub scale_down: f64,
    /// By how much the back has to be moved to coincide with the front, as seen on the back.
    pub back_offset: Vector,
}

impl Default for PrintChoices {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            margins: Margins::default(),
            duplex: Duplex::default(),
            cut_marks: true,
            record_sheets: RecordSheetLayout::default(),
            space_size: None,
            overlap: Mm::new(10.0),
        }
    }
}

impl Default for PrinterProfile {
    fn default() -> Self {
        Self { name: String::new(), scale_across: 1.0, scale_down: 1.0, back_offset: Vector::ZERO }
    }
}
