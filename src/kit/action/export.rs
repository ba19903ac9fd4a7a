//! The choices of the export dialog, as data.

use serde::{Deserialize, Serialize};

use paper::sheets::{Request, SheetKind};

/// The choices of the export dialog: what to export, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportDraft {
    /// The format to export in.
    pub format: ExportFormat,
    /// The part of the project to export.
    pub scope: ExportScope,
    /// The kinds of page to export; all kinds if the list is empty.
    pub kinds: Vec<SheetKind>,
    /// Whether things that no scenario can use are exported too.
    pub everything: bool,
    /// Whether a map is printed on one page of the map's own size.
    pub one_page: bool,
    /// The resolution of a PNG, in pixels per inch.
    pub resolution: u32,
    /// Whether the picture of cards, tiles and pieces extends beyond the line along which they are cut.
    pub bleed: bool,
    /// Whether tables get the byte order mark with which Excel reads their letters correctly.
    pub for_excel: bool,
}

/// A format in which the program exports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExportFormat {
    /// Pages as PDF, one file for each kind of page.
    #[default]
    Pdf,
    /// Pages as SVG, one file for each page.
    Svg,
    /// Pages as PNG, one file for each page.
    Png,
    /// Files for a cutting machine: SVG and DXF for each sheet of pieces.
    Cut,
    /// Tables as CSV.
    Csv,
    /// Every piece and board of a scenario as PNG, one file for each.
    Pieces,
    /// A scenario as a module for VASSAL.
    Vassal,
}

/// The part of the project that is exported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExportScope {
    /// The whole project.
    #[default]
    All,
    /// Only the scenario with this name.
    Scenario(String),
    /// The things that are chosen in the outline.
    Chosen,
    /// A kept game, as it stood after a certain number of moves.
    Kept {
        /// The name of the kept game.
        name: String,
        /// How many moves of the game are played before it is exported.
        moves: usize,
        /// How many moves the whole game has.
        of: usize,
    },
}

impl ExportFormat {
    /// Every format with its name, in the order of the dialog.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Pdf, "Pages as PDF"),
        (Self::Svg, "Pages as SVG"),
        (Self::Png, "Pages as PNG"),
        (Self::Cut, "Cuts for a machine, as SVG and DXF"),
        (Self::Csv, "Tables as CSV"),
        (Self::Pieces, "Single pieces and boards as PNG"),
        (Self::Vassal, "A module for VASSAL"),
    ];
}

impl ExportFormat {
    /// Whether the format writes pages, whose kinds the user chooses.
    #[must_use]
    pub const fn is_of_pages(self) -> bool {
        matches!(self, Self::Pdf | Self::Svg | Self::Png | Self::Cut)
    }

    /// Whether the format writes exactly one scenario.
    #[must_use]
    pub const fn is_of_a_scenario(self) -> bool {
        matches!(self, Self::Pieces | Self::Vassal)
    }
}

impl Default for ExportDraft {
    fn default() -> Self {
        let (format, scope) = (ExportFormat::default(), ExportScope::default());
        Self {
            format,
            scope,
            kinds: Vec::new(),
            everything: false,
            one_page: false,
            resolution: Self::RESOLUTION,
            bleed: false,
            for_excel: true,
        }
    }
}

impl ExportDraft {
    /// The default resolution of a PNG in pixels per inch, as on the command line.
    pub const RESOLUTION: u32 = 300;
    /// The lowest and the highest resolution that the dialog accepts, in pixels per inch.
    pub const RESOLUTIONS: (u32, u32) = (30, 1200);

    /// The name of the scenario to export; `None` if the export is not limited to one scenario.
    #[must_use]
    pub fn scenario(&self) -> Option<&str> {
        match &self.scope {
            ExportScope::Scenario(name) => Some(name),
            ExportScope::All | ExportScope::Chosen | ExportScope::Kept { .. } => None,
        }
    }

    /// The request for the pages, as the crate `sheets` expects it.
    #[must_use]
    pub fn request(&self) -> Request {
        let scenario = self.scenario().map(str::to_owned);
        // Chosen things are exported whether or not a scenario can use them.
        let everything = self.everything || self.scope == ExportScope::Chosen;
        Request { only: self.kinds.clone(), scenario, everything, one_page: self.one_page, ..Request::default() }
    }
}
