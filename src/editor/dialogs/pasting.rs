//! The dialogs for importing a table, which ask for its file, for the kind of thing in it, and what to do with names that exist already.

use egui::Ui;

use super::{entitled, explain, foot, paths};
use crate::editor::action::{Action, Twins};
use crate::editor::desks::FrameContext;
use crate::editor::things::{TABLE_ENDINGS, TakenTable};
use crate::exchange::kinds;
use crate::rules::listed;

/// How many names a question lists at most; of further names it only says how many there are.
const MOST: usize = 4;

/// Asks for a table's file.
pub fn choose(ui: &mut Ui, context: &mut FrameContext) {
    entitled(ui, "Import a table");
    let typed = paths::path_field(ui, context, "Table to import", &paths::start(context), TABLE_ENDINGS);
    explain(
        ui,
        "A CSV file, as spreadsheets write it. Its first row names the columns, which say what the table holds; Export writes tables with every \
         column that there is. A file can also be dragged into the window.",
    );
    let action = typed.path.extension().is_some().then_some(Action::ImportTable(typed.path));
    if let Some(action) = action.clone().filter(|_| typed.taken) {
        context.push(action);
    }
    foot(ui, context, ("Import", action), &[("Cancel", Action::Dismiss)]);
}

/// Asks which kind of thing a table holds, if its columns fit several kinds.
pub fn ask_kind(ui: &mut Ui, context: &mut FrameContext, table: &TakenTable, kinds: &[&'static str]) {
    entitled(ui, "What does the table hold?");
    explain(ui, "Its columns fit several kinds of thing. What it is taken for can be undone.");
    let as_said = |kind| Action::TakeTable(TakenTable { kind: Some(kind), ..table.clone() }, None);
    ui.horizontal_wrapped(|ui| {
        for kind in kinds {
            let words =
                kinds::kind_named(&context.state.document.project().content, kind).map_or(*kind, |kind| kind.facts().heading);
            if ui.button(words).on_hover_text(format!("Take it in as {kind}.")).clicked() {
                context.push(as_said(kind));
            }
        }
    });
    foot(ui, context, ("Cancel", Some(Action::Dismiss)), &[]);
}

/// Asks what to do with rows whose names exist already: replace the things with these names, or add new things beside them.
pub fn ask_twins(ui: &mut Ui, context: &mut FrameContext, table: &TakenTable, names: &[String]) {
    entitled(ui, "Replace what has the same name?");
    let there = if names.is_empty() { "What the table names is".into() } else { are_there(names) };
    explain(ui, &format!("{there} there already. Replacing puts what the table says in their place; it can be undone."));
    let as_said = |twins| Action::TakeTable(table.clone(), Some(twins));
    let beside = ("Add beside", as_said(Twins::Add));
    let others = [beside, ("Cancel", Action::Dismiss)];
    // If there are no names, the rows belong to lists inside things. They cannot be added without these things, so adding is not offered.
    let others = if names.is_empty() { &others[1..] } else { &others[..] };
    foot(ui, context, ("Replace", Some(as_said(Twins::Replace))), others);
}

/// The first names, the number of further names, and the verb that agrees with them, such as "is" or "are".
fn are_there(names: &[String]) -> String {
    let mut told: Vec<String> = names.iter().take(MOST).map(|name| format!("“{name}”")).collect();
    if names.len() > MOST {
        told.push(format!("{} more", names.len() - MOST));
    }
    format!("{} {}", listed(&told), if names.len() == 1 { "is" } else { "are" })
}
