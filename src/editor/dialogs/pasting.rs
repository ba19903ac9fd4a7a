//! What becomes of a table that is pasted, where things of the same name are there.

use egui::Ui;

use super::{explain, foot};
use crate::editor::action::{Action, Twins};
use crate::editor::desks::FrameContext;
use crate::editor::widgets::heading;
use crate::rules::listed;

/// More names than this are counted.
const MOST: usize = 4;

/// Asks whether they replace what is there, or are added beside it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, text: &str, names: &[String]) {
    heading(ui, "Replace what has the same name?");
    let mut told: Vec<String> = names.iter().take(MOST).map(|name| format!("“{name}”")).collect();
    if names.len() > MOST {
        told.push(format!("{} more", names.len() - MOST));
    }
    let verb = if names.len() == 1 { "is" } else { "are" };
    explain(
        ui,
        &format!("{} {verb} there already. Replacing puts what you paste in their place; it can be undone.", listed(&told)),
    );
    let as_said = |twins| Action::PasteTwins(text.to_owned(), twins);
    foot(
        ui,
        context,
        ("Replace", Some(as_said(Twins::Replace))),
        &[("Add beside", as_said(Twins::Add)), ("Cancel", Action::Dismiss)],
    );
}
