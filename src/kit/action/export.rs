//! What is chosen in the export dialog, as data.

use serde::{Deserialize, Serialize};

use paper::sheets::{Request, SheetKind};

/// What is exported, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportDraft {
    /// The format.
    pub format: ExportFormat,
    /// How much of the project.
    pub scope: ExportScope,
    /// Only pages of these kinds; all if empty.
    pub kinds: Vec<SheetKind>,
    /// Whether what cannot appear in any scenario is exported too.
    pub everything: bool,
    /// Whether a map is one page of its own size.
    pub one_page: bool,
    /// The resolution of a PNG, in pixels per inch.
    pub resolution: u32,
    /// Whether cards, tiles and pieces go on beyond their cut.
    pub bleed: bool,
    /// Whether tables get the byte order mark with which Excel reads their letters correctly.
    pub for_excel: bool,
}

/// A format of export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExportFormat {
    /// Pages as PDF, a file for each kind.
    #[default]
    Pdf,
    /// Pages as SVG, a file each.
    Svg,
    /// Pages as PNG, a file each.
    Png,
    /// Files for a cutting machine, for each sheet of pieces, as SVG and DXF.
    Cut,
    /// Tables as CSV.
    Csv,
    /// Every piece and board of a scenario as PNG, a file each.
    Pieces,
    /// A scenario as a module for VASSAL.
    Vassal,
}

/// How much of the project is exported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExportScope {
    /// All of it.
    #[default]
    All,
    /// A scenario, by its name.
    Scenario(String),
    /// What is chosen in the outline.
    Chosen,
    /// A kept game as it stood at a move.
    Kept {
        /// What it is called.
        name: String,
        /// After how many moves.
        moves: usize,
        /// How many moves it has.
        of: usize,
    },
}

impl ExportFormat {
    /// Every format, in the order in which they are offered, with what it is called.
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
    /// Whether the files are pages of the kinds that are chosen.
    #[must_use]
    pub const fn is_of_pages(self) -> bool {
        matches!(self, Self::Pdf | Self::Svg | Self::Png | Self::Cut)
    }

    /// Whether the files hold one scenario and nothing else.
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
    /// The fewest and the most that can be asked for here.
    pub const RESOLUTIONS: (u32, u32) = (30, 1200);

    /// The name of the scenario that alone is exported.
    #[must_use]
    pub fn scenario(&self) -> Option<&str> {
        match &self.scope {
            ExportScope::Scenario(name) => Some(name),
            ExportScope::All | ExportScope::Chosen | ExportScope::Kept { .. } => None,
        }
    }

    /// The request for the sheets.
    #[must_use]
    pub fn request(&self) -> Request {
        let scenario = self.scenario().map(str::to_owned);
        // Chosen things are exported whether or not a scenario can use them.
        let everything = self.everything || self.scope == ExportScope::Chosen;
        Request { only: self.kinds.clone(), scenario, everything, one_page: self.one_page, ..Request::default() }
    }
}
