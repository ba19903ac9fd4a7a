//! A short list of the tasks that lead from an empty project to a printed game. It shows which tasks are done and which one comes next. The list is
//! not stored; it is derived from the project.

use egui::{Button, Rect, RichText, Sense, Ui, Vec2, WidgetInfo};

use crate::action::{Action, Bottom, Change};
use crate::command::{self, Id};
use crate::desks::FrameContext;
use crate::state::State;
use crate::theme::{self, Palette};
use crate::widgets::{Icon, paint_icon, section, small_button};
use project::OfGame;
use rules::kind::Kind;
use rules::{Severity, counted};

/// A task of the checklist.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The task, as a command.
    pub words: &'static str,
    /// How much of the task is done, or why the task is useful.
    pub remark: String,
    /// Whether the task is done.
    pub done: bool,
    /// The action of a click: show the first thing of the task's kind, or add one if there is none. `None` if a click does nothing.
    pub go: Option<Action>,
    /// Another way to begin the task: its label, a sentence that explains it, and its action.
    pub instead: Option<(&'static str, &'static str, Action)>,
}

/// The width of the column of tasks, in points of the screen.
const WORDS: f32 = 190.0;

/// Shows the checklist.
pub fn show(ui: &mut Ui, context: &mut FrameContext, tasks: &[Task]) {
    section(ui, "FROM DESIGN TO TABLE");
    ui.spacing_mut().item_spacing.y = 2.0;
    let next = tasks.iter().position(|task| !task.done);
    for (index, task) in tasks.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.set_min_height(theme::ROW + 2.0);
            mark(ui, task.done);
            let palette = Palette::of(ui);
            let font = if next == Some(index) { theme::bold(theme::BODY) } else { theme::regular(theme::BODY) };
            let ink = if task.done { palette.text } else { palette.accent };
            let words = RichText::new(task.words).font(font).color(ink);
            let button = Button::new(words).frame_when_inactive(false).min_size(Vec2::new(WORDS, theme::ROW)).right_text("");
            let state = if task.done { "Done; go there." } else { "Go there and begin." };
            let response = ui.add_enabled(task.go.is_some(), button).on_hover_text(state).accessible_name(task.words);
            let pressed = response.clicked();
            if let Some(action) = task.go.clone().filter(|_| pressed) {
                context.push(action);
            }
            ui.label(RichText::new(&task.remark).size(theme::SMALL).color(palette.weak));
            if let Some((words, help, action)) = &task.instead
                && small_button(ui, words)
                    .on_hover_text(*help)
                    .accessible_name(format!("{words} {}", task.words.to_lowercase()))
                    .clicked()
            {
                context.push(action.clone());
            }
        });
    }
}

fn mark(ui: &mut Ui, done: bool) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
    if done {
        paint_icon(ui.painter(), Icon::Check, rect, 15.0, palette.good);
    } else {
        let ring = Rect::from_center_size(rect.center(), Vec2::splat(12.0));
        ui.painter().circle_stroke(ring.center(), 5.5, (1.3, palette.outline));
    }
    let words = if done { "done" } else { "not done yet" };
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, words));
}

/// The task of checking the designs. It is done once a scenario can be played and no finding is an error.
#[must_use]
pub fn check(state: &State, playable: bool) -> Task {
    let findings = state.document.findings();
    let errors = findings.iter().filter(|finding| finding.about.severity == Severity::Error).count();
    let warnings = findings.iter().filter(|finding| finding.about.severity == Severity::Warning).count();
    let first = findings.iter().max_by_key(|finding| finding.about.severity).filter(|_| errors + warnings > 0);
    Task {
        words: "Check it against the book",
        remark: match (errors, warnings) {
            (0, 0) => "Nothing breaks a rule.".to_owned(),
            (0, warnings) => counted(warnings, "warning"),
            (errors, 0) => counted(errors, "error"),
            (errors, warnings) => format!("{}, {}", counted(errors, "error"), counted(warnings, "warning")),
        },
        done: playable && errors == 0,
        go: Some(first.map_or(Action::ShowIn(Bottom::Problems), |finding| Action::Select(finding.place.clone()))),
        instead: None,
    }
}

/// The action that shows the thing `there`, or adds the first thing of its kind if there is none.
#[must_use]
pub fn go<D: OfGame, T: Clone, P: Copy + PartialEq>(
    designs: &D,
    kind: &Kind<D, T, T, P>,
    there: Option<rules::Id<T>>,
) -> Option<Action> {
    if let Some(id) = there {
        return Some(Action::Select((kind.home.place)(id, kind.home.whole).into()));
    }
    let (edit, place) = kind.add_to(designs)?;
    Some(Change::edit(format!("Add {}", kind.facts.one), edit).then_select(place).into())
}

/// The action of a command in the present state; `None` if it can do nothing.
#[must_use]
pub fn run(id: Id, state: &State) -> Option<Action> {
    command::command(id).action(state)
}
