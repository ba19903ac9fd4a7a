//! What is chosen in the print dialog, as data.

use crate::settings::Settings;
use paper::sheets::{Request, SheetKind};
use project::{LastPrinted, PrintChoices};

/// What is chosen in the print dialog and not yet kept.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintDraft {
    /// Only these kinds.
    pub only: Vec<SheetKind>,
    /// Only the scenario of this name, with its fleets and map; none for the whole project.
    pub scenario: Option<String>,
    /// Whether what cannot appear in any scenario is printed too.
    pub everything: bool,
    /// Whether sizes of paper are entered in inches instead of millimetres.
    pub inches: bool,
    /// Only what this player may see; none for everything.
    pub reader: Option<String>,
    /// The choices that will be kept in the project.
    pub choices: PrintChoices,
    /// The name of the printer's profile.
    pub printer: Option<String>,
    /// Whether a map is one page of its own size.
    pub one_page: bool,
}

impl PrintDraft {
    /// The choices to be kept in the project, with the present selection as what was printed last.
    #[must_use]
    pub fn kept(&self) -> PrintChoices {
        let kinds = self.only.iter().map(|kind| kind.slug().to_owned()).collect();
        PrintChoices { printed: LastPrinted { kinds, scenario: self.scenario.clone() }, ..self.choices.clone() }
    }

    /// The request for the sheets.
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
