//! The welcome page: the templates of every game, and recent files. It is shown at the first start, and whenever the user asks for it.

use egui::{Align, Button, Layout, RichText, Ui};

use super::title::named;
use super::{entitled, explain, foot, kept_files, starts};
use crate::editor::action::{Action, Dialog};
use crate::editor::command::{self, Id};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{card, heading, section};
use crate::machine;

/// Shows the welcome page.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    starts::page(ui, |ui| page(ui, context));
    let start = format!("Start with {}", context.state.title().0);
    foot(ui, context, (&start, Some(Action::Dismiss)), &[]);
}

fn page(ui: &mut Ui, context: &mut FrameContext) {
    let title = "Welcome to Drydock";
    let shown = ui.label(RichText::new(title).font(theme::bold(22.0)));
    named(ui, &shown, title);
    let words = "Design tabletop wargames, from ships and star systems to whole scenarios; have them checked against the rulebook, and print them.";
    explain(ui, words);
    // The message is repeated here, since the page covers it.
    if let Some(notice) = context.state.notice.as_ref().filter(|notice| notice.failed) {
        ui.label(RichText::new(&notice.text).color(Palette::of(ui).error));
    }
    ui.add_space(4.0);
    if !context.state.settings.tour_done {
        offer(ui, context);
    }
    files(ui, context);
    // The templates are shown as in the dialog for a new project, so that the user finds them again.
    starts::all(ui, context);
    ui.separator();
    let keys = |id| command::command(id).keys(ui.ctx(), &context.state.settings.keys).unwrap_or_else(|| "the Help menu".into());
    let words = format!(
        "Every command can be found by its name with {}; {} shows all shortcuts. What is not saved is kept beside the file.",
        keys(Id::Palette),
        keys(Id::Shortcuts)
    );
    explain(ui, &words);
    let mut again = context.state.settings.welcome;
    if ui.checkbox(&mut again, "Show this page at every start, not the last project").changed() {
        context.push(Action::ShowWelcome(again));
    }
}

/// Offers the tour of the window.
fn offer(ui: &mut Ui, context: &mut FrameContext) {
    ui.add_space(4.0);
    card(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label("New here? Seven stops lead from a design to a printed page.");
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let tour = command::command(Id::Tour);
                if ui.button("Take the tour").on_hover_text(tour.tooltip).clicked()
                    && let Some(action) = tour.action(context.state)
                {
                    context.push(action);
                }
                if ui.button("No tour").on_hover_text("Do not offer it again; the Help menu still has it.").clicked() {
                    context.push(Action::EndTour);
                }
            });
        });
    });
}

/// Shows the recent files, side by side above the templates.
fn files(ui: &mut Ui, context: &mut FrameContext) {
    heading(ui, "Your files");
    ui.horizontal_wrapped(|ui| {
        let open = command::command(Id::Open);
        let button = ui.button("Open a file…").on_hover_text(open.help(ui.ctx(), &context.state.settings.keys));
        if button.clicked()
            && let Some(action) = open.action(context.state)
        {
            context.push(action);
        }
        recent(ui, context);
    });
}

/// How many letters of a file's name are shown at most.
const LONGEST_NAME: usize = 40;

fn recent(ui: &mut Ui, context: &mut FrameContext) {
    for path in context.state.settings.recent.iter().take(8) {
        let name = path.file_stem().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
        let name = match name.char_indices().nth(LONGEST_NAME) {
            Some((end, _)) => format!("{}…", &name[..end]),
            None => name,
        };
        let button = Button::new(RichText::new(&name).color(Palette::of(ui).accent)).frame_when_inactive(false);
        if ui.add(button).on_hover_text(path.display().to_string()).clicked() {
            context.actions.push(Action::Open(path.clone()));
        }
    }
    if context.state.settings.recent.is_empty() {
        explain(ui, "What you open and save is listed here. A file can also be dragged into the window.");
    }
}

/// Shows the user's settings, which belong to no project.
pub fn settings(ui: &mut Ui, context: &mut FrameContext) {
    use crate::editor::settings::{Settings, ThemeChoice};
    entitled(ui, "Settings");
    explain(ui, "These are yours; no project changes them.");
    section(ui, "COLOURS");
    ui.horizontal(|ui| {
        for (choice, words) in
            [(ThemeChoice::System, "As the system"), (ThemeChoice::Light, "Light"), (ThemeChoice::Dark, "Dark")]
        {
            if ui.radio(context.state.settings.theme == choice, words).clicked() {
                context.push(Action::SetTheme(choice));
            }
        }
    });
    section(ui, "SIZE OF TEXT AND CONTROLS");
    ui.horizontal_wrapped(|ui| {
        let (smallest, largest) = Settings::SCALES;
        let steps = ((largest - smallest) / 0.25).round() as u32;
        for step in 0..=steps {
            let scale = smallest + 0.25 * step as f32;
            let chosen = (context.state.settings.scale() - scale).abs() < 0.01;
            if ui.radio(chosen, format!("{:.0} %", scale * 100.0)).clicked() {
                context.push(Action::SetScale(scale));
            }
        }
    });
    section(ui, "MOTION");
    let mut still = context.state.settings.still;
    let help = "What opens, closes or scrolls does so at once.";
    if ui.checkbox(&mut still, "Less motion: nothing glides or fades").on_hover_text(help).changed() {
        context.push(Action::SetStill(still));
    }
    section(ui, "KEYBOARD");
    if ui.button("Keyboard shortcuts…").on_hover_text("See and change the keys of every command and tool.").clicked() {
        context.push(Action::Ask(Dialog::Shortcuts));
    }
    section(ui, "START");
    let mut again = context.state.settings.welcome;
    if ui.checkbox(&mut again, "Show the welcome page at every start, not the last project").changed() {
        context.push(Action::ShowWelcome(again));
    }
    if machine::IS_PAGE {
        section(ui, "IN THIS BROWSER");
        let (_, bytes) = machine::kept_files();
        let words = format!("What this browser keeps for Drydock takes {}.", kept_files::size(bytes));
        explain(ui, &words);
        if ui.button("Kept files…").on_hover_text("See what is kept, and delete what is no longer wanted.").clicked() {
            context.push(Action::Ask(Dialog::KeptFiles));
        }
    }
    foot(ui, context, ("Close", Some(Action::Dismiss)), &[]);
}
