//! Actions that change the view or the user's settings, but no project.

use crate::editor::action::{Action, Bottom, DeskMode, Stop};
use crate::editor::settings::Settings;
use crate::editor::state::View;

/// Opens or closes a part of the view; any other action does nothing.
pub fn show(view: &mut View, action: Action) {
    match action {
        Action::Search(words) => {
            // If the search was cleared, all rows are shown again, and the selected row is scrolled into view.
            view.jump |= words.is_empty();
            view.search = words;
        }
        Action::ShowDesk(mode) => view.desk = mode,
        Action::ShowSheets(kind) => view.sheets = Some(kind),
        Action::ShowSeverity(severity, shown) => {
            view.hidden.retain(|hidden| *hidden != severity);
            if !shown {
                view.hidden.push(severity);
            }
        }
        Action::ShowBottom(open) => view.below = open,
        Action::ShowIn(what) => view.show_below(what),
        Action::ShowOutline(open) => view.outline = open,
        Action::ShowInspector(open) => view.inspector = open,
        Action::GoToFinding => {
            view.show_below(Bottom::Problems);
            view.to_finding = true;
        }
        _ => {}
    }
}

/// Opens the part of the window that a stop of the tour is about.
pub fn unfold(view: &mut View, stop: Stop) {
    match stop {
        Stop::Outline => view.outline = true,
        Stop::Desk => view.desk = DeskMode::Design,
        Stop::Inspector => view.inspector = true,
        Stop::Problems => view.show_below(Bottom::Problems),
        Stop::Palette | Stop::Print | Stop::Printed => {}
    }
}

/// Changes the user's settings; any other action does nothing.
pub fn set(settings: &mut Settings, action: Action) {
    match action {
        Action::EndTour => settings.tour_done = true,
        Action::Fold(heading) => match settings.folded.iter().position(|folded| *folded == heading) {
            Some(at) => drop(settings.folded.remove(at)),
            None => settings.folded.push(heading),
        },
        Action::ShareTable(shares) => settings.table = shares,
        Action::SetKeys(keys) => settings.keys = keys,
        Action::SetPrinters(printers) => settings.printers = printers,
        Action::SetTheme(theme) => settings.theme = theme,
        Action::ShowWelcome(shown) => settings.welcome = shown,
        Action::SetScale(scale) => settings.set_scale(scale),
        Action::SetSpoken(spoken) => settings.spoken = spoken,
        Action::SetStill(still) => settings.still = still,
        _ => {}
    }
}
