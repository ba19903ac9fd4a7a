//! The dialog for exporting, which asks what to export, in which format, and into which folder. It offers everything that the command line exports.

use egui::{DragValue, RichText, Ui, Vec2};

use super::{choose, entitled, explain, foot, labelled, paths, unused};
use crate::editor::action::{Action, Dialog, ExportDraft, ExportFormat, ExportScope};
use crate::editor::desks::{FrameContext, covered};
use crate::editor::theme::Palette;
use crate::editor::widgets::{NumberField, Offer, choice, section};
use crate::playtest::kept::moves as moves_of;
use crate::project::{Kept, KeptSort};
use crate::rules::counted;
use crate::sheets::{self, Request};

/// The height of the cover that is shown while a game hides a part of the design, in points of the screen.
const COVERED: f32 = 240.0;
/// The width of the dialog's fields, in points of the screen.
const FIELD: f32 = 280.0;

/// Shows the export dialog.
pub fn show(ui: &mut Ui, context: &mut FrameContext, before: &ExportDraft) {
    let mut draft = before.clone();
    entitled(ui, "Export");
    if context.state.view.table_status.covers_design {
        ui.allocate_ui(Vec2::new(ui.available_width(), COVERED), |ui| covered::show(ui, context));
        return foot(ui, context, ("Export", None), &[("Cancel", Action::Dismiss)]);
    }
    choose(ui, ["Export as", "The format of the files."], FIELD, &mut draft.format, ExportFormat::ALL);
    labelled(ui, "How much", |ui, _| scope(ui, context, &mut draft));
    if draft.format == ExportFormat::Csv {
        explain(ui, "A table for each kind of thing, for a spreadsheet; what was changed there can be pasted here again.");
        let hint = "The files begin with a mark by which Excel knows that they are in UTF-8. Without it, it spoils every letter with an accent.";
        ui.checkbox(&mut draft.for_excel, "Excel reads accents aright").on_hover_text(hint);
    }
    if draft.format == ExportFormat::Vassal {
        explain(
            ui,
            "Boards, pieces, decks and charts in one file, with every piece where it starts or stands, for people who play over the network.",
        );
        moves(ui, &mut draft);
    }
    if draft.format.is_of_pages() {
        kinds(ui, context, &mut draft);
    }
    if matches!(draft.format, ExportFormat::Png | ExportFormat::Pieces) {
        labelled(ui, "Pixels to the inch", |ui, label| {
            let (fewest, most) = ExportDraft::RESOLUTIONS;
            ui.add(NumberField(DragValue::new(&mut draft.resolution).range(fewest..=most))).labelled_by(label);
        });
    }
    if matches!(draft.format, ExportFormat::Svg | ExportFormat::Png | ExportFormat::Pieces) {
        let hint = "Printing houses ask for it: a cut beside the line then shows no white. Pages stay as they are.";
        ui.checkbox(&mut draft.bleed, "Single cards, tiles and pieces with a bleed of 3 mm").on_hover_text(hint);
    }
    let folder = paths::folder_field(ui, context, "Folder to export into");
    let changed = draft != *before;
    let ready = !folder.as_os_str().is_empty() && !changed;
    let export = ready.then(|| Action::Export(Box::new(draft.clone()), folder));
    if changed {
        context.push(Action::Ask(Dialog::Export(draft)));
    }
    foot(ui, context, ("Export", export), &[("Cancel", Action::Dismiss)]);
}

/// Lets the user choose the whole project, a scenario, or the chosen things. Tables cannot be limited to a scenario.
fn scope(ui: &mut Ui, context: &FrameContext, draft: &mut ExportDraft) {
    let chosen = context.state.chosen();
    let known = &context.state.document.derived().names;
    let names: Vec<&String> = chosen.iter().filter_map(|place| known.get(place)).collect();
    let words = match names.as_slice() {
        _ if draft.format.is_of_a_scenario() => None,
        [] => None,
        [only] => Some(format!("Only {only}")),
        several => Some(format!("Only what is chosen: {}", counted(several.len(), "thing"))),
    };
    let scenarios = context.state.document.project().content.scenario_names();
    let scenarios: Vec<_> = scenarios.into_iter().filter(|_| draft.format != ExportFormat::Csv).collect();
    let kept = kept_games(context, draft.format);
    let is_offered = match &draft.scope {
        ExportScope::All => true,
        ExportScope::Scenario(name) => scenarios.contains(name),
        ExportScope::Chosen => words.is_some(),
        ExportScope::Kept { name, .. } => kept.iter().any(|kept| kept.name == *name),
    };
    if !is_offered {
        draft.scope = ExportScope::All;
    }
    let whole = if draft.format.is_of_a_scenario() { "The first scenario" } else { "The whole project" };
    let shown = match &draft.scope {
        ExportScope::All => whole.to_owned(),
        ExportScope::Scenario(name) | ExportScope::Kept { name, .. } => name.clone(),
        ExportScope::Chosen => words.clone().unwrap_or_default(),
    };
    let chosen = draft.scope.clone();
    let of_kept = |game: &Kept| {
        let of = moves_of(game).unwrap_or_default();
        let is_chosen = matches!(&chosen, ExportScope::Kept { name, .. } if *name == game.name);
        Offer::new(ExportScope::Kept { name: game.name.clone(), moves: of, of }, game.name.clone(), is_chosen)
    };
    let offer = |scope: ExportScope, words: String| {
        let is_chosen = scope == chosen;
        Offer::new(scope, words, is_chosen)
    };
    let mut offers = vec![offer(ExportScope::All, whole.to_owned())];
    offers.extend(scenarios.into_iter().map(|name| offer(ExportScope::Scenario(name.clone()), name)));
    offers.extend(words.map(|words| offer(ExportScope::Chosen, words)));
    offers.extend(kept.into_iter().map(of_kept));
    let field = choice(ui, "How much", FIELD, &shown, offers);
    field.response.on_hover_text(
        "A scenario goes with its forces and its map; a thing with every page that shows it; a kept game as it stands at a move.",
    );
    if let Some(scope) = field.taken {
        draft.scope = scope;
    }
}

/// The kept games that can be exported in this format. Only a module for VASSAL can continue a game, so for other formats there are none.
fn kept_games<'a>(context: &'a FrameContext, format: ExportFormat) -> Vec<&'a Kept> {
    let project = context.state.document.project();
    let game = project.content.game();
    let kept = project.kept.iter().filter(|kept| kept.sort == KeptSort::Game && kept.game == game);
    kept.filter(|_| format == ExportFormat::Vassal).map(AsRef::as_ref).collect()
}

/// Lets the user choose how many moves of a kept game are made before the players take over.
fn moves(ui: &mut Ui, draft: &mut ExportDraft) {
    let ExportScope::Kept { moves, of, .. } = &mut draft.scope else { return };
    labelled(ui, "After how many moves", |ui, label| {
        let field = ui.add(NumberField(DragValue::new(moves).range(0..=*of))).labelled_by(label);
        field.on_hover_text(format!("The game has {}.", counted(*of, "move")));
    });
}

/// Lets the user choose the kinds of page. If no kind is chosen, all of them are exported.
fn kinds(ui: &mut Ui, context: &FrameContext, draft: &mut ExportDraft) {
    section(ui, "PAGES");
    let all = sheets::kinds(context.state.document.project().content.game());
    egui::Grid::new("export kinds").num_columns(3).spacing([20.0, 2.0]).show(ui, |ui| {
        for (index, kind) in all.iter().enumerate() {
            let mut wanted = draft.kinds.is_empty() || draft.kinds.contains(kind);
            if ui.checkbox(&mut wanted, kind.label()).changed() {
                if draft.kinds.is_empty() {
                    draft.kinds.clone_from(&all);
                }
                draft.kinds.retain(|other| other != kind);
                if wanted {
                    draft.kinds.push(*kind);
                }
            }
            if index % 3 == 2 {
                ui.end_row();
            }
        }
    });
    // If the user chooses every kind, that counts as choosing none, so that single pieces are exported as well.
    if all.iter().all(|kind| draft.kinds.contains(kind)) {
        draft.kinds.clear();
    }
    ui.checkbox(&mut draft.one_page, "A map as one page of its own size");
    if draft.scope != ExportScope::Chosen {
        let request = Request { only: Vec::new(), ..draft.request() };
        unused(ui, context, request.scenario.as_deref(), &mut draft.everything);
        for line in sheets::left_out(context.state.document.project(), &request) {
            explain(ui, &line);
        }
    }
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new("Paper and margins are those of the print dialog.").color(weak));
}
