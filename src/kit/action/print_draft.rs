//! The choices of the print dialog, as data.

use crate::settings::Settings;
use paper::sheets::{Request, SheetKind};
use project::{LastPrinted, PrintChoices};

/// The choices of the print dialog that are not yet kept in the project.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintDraft {
    /// The kinds of page to print; all kinds if the list is empty.
    pub only: Vec<SheetKind>,
    /// The name of the scenario to print alone, with its fleets and map; `None` for the whole project.
    pub scenario: Option<String>,
    /// Whether things that no scenario can use are printed too.
    pub everything: bool,
    /// Whether the user enters paper sizes in inches instead of millimetres.
    pub inches: bool,
    /// The player whose pages are printed, with only what this player may see; `None` to print everything.
    pub reader: Option<String>,
    /// The choices that will be kept in the project.
    pub choices: PrintChoices,
    /// The name of the printer profile by which the pages are corrected; `None` if they are not corrected.
    pub printer: Option<String>,
    /// Whether a map is printed on one page of the map's own size.
    pub one_page: bool,
}

impl PrintDraft {
    /// The choices to be kept in the project. They also record which kinds are printed now, as those that were printed last.
    #[must_use]
    pub fn kept(&self) -> PrintChoices {
        let kinds = self.only.iter().map(|kind| kind.slug().to_owned()).collect();
        PrintChoices { printed: LastPrinted { kinds, scenario: self.scenario.clone() }, ..self.choices.clone() }
    }

    /// The request for the pages, as the crate `sheets` expects it.
    #[must_use]
    pub fn request(&self, settings: &Settings) -> Request {
        let named = |name: &String| settings.printers.iter().find(|printer| printer.name == *name).cloned();
        let printer = self.printer.as_ref().and_then(named).unwrap_or_default();
        Request {
            only: self.only.clone(),
            scenario: self.scenario.clone(),
            everything: self.everything,
            one_page: self.one_page,
            reader: self.reader.clone(),
            printer,
        }
    }
}
