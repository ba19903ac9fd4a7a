//! The list of kept games and playtests: for each its name, which the user can change, its outcome, and buttons.

use std::sync::Arc;

use egui::{Align, Frame, Label, Layout, Margin, RichText, Ui};

use crate::editor::action::{Action, AtTable, Change, Step};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, Icon, icon_button, small_button, small_toggle};
use crate::project::{Kept, KeptSort};
use crate::rules::capital;

/// The width of the buttons in a row, in points of the screen.
const BUTTONS: f32 = 190.0;

/// Shows the list of kept games and playtests.
pub fn show(ui: &mut Ui, context: &mut FrameContext, shown: &[Arc<Kept>]) {
    let all = context.state.document.project().kept.clone();
    ui.set_width(ui.available_width() - 8.0);
    for (number, kept) in all.iter().enumerate() {
        ui.push_id(("kept", number), |ui| row(ui, context, &all, number, shown));
        if kept.sort == KeptSort::Game || number + 1 < all.len() {
            ui.add_space(2.0);
        }
    }
}

fn row(ui: &mut Ui, context: &mut FrameContext, all: &[Arc<Kept>], number: usize, shown: &[Arc<Kept>]) {
    let kept = &all[number];
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.card).corner_radius(6).inner_margin(Margin::symmetric(8, 4));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            let width = ui.available_width() - BUTTONS;
            // The field is identified by its row. If it were identified by its text, it would count as another field after each typed letter.
            let name = format!("Name of {} {}", kept.sort.label(), number + 1);
            let typed = Field::new(&name, &kept.name).bare().width(width).show(ui);
            let others = all.to_vec();
            context.typed(typed, |name| {
                let mut others = others;
                others[number] = Arc::new(others[number].renamed(name));
                Change::steps("Rename what is kept", vec![Step::Kept(others)])
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| buttons(ui, context, all, number, shown));
        });
        let mut words = format!("{}: {}", capital(kept.sort.label()), kept.outcome);
        let project = context.state.document.project();
        let (remark, ink) = if kept.record().is_none() {
            ("It is damaged and cannot be opened.", palette.error)
        } else if kept.game != project.content.game() {
            ("It is of another game.", palette.error)
        } else if !context.memory.kept.is_of(project, kept) {
            ("The designs have changed since.", palette.warning)
        } else {
            ("", palette.weak)
        };
        if !kept.name.starts_with(&kept.scenario) {
            words = format!("{}, {words}", kept.scenario);
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add(Label::new(RichText::new(words).size(theme::SMALL).color(palette.weak)));
            if !remark.is_empty() {
                ui.label(RichText::new(remark).size(theme::SMALL).color(ink));
            }
        });
    });
}

/// Shows the buttons of a row, from the right.
fn buttons(ui: &mut Ui, context: &mut FrameContext, all: &[Arc<Kept>], number: usize, shown: &[Arc<Kept>]) {
    let kept = &all[number];
    let name = format!("Delete {}", kept.name);
    if icon_button(ui, Icon::Trash, &name, "Take it out of the project.", true).clicked() {
        let mut others = all.to_vec();
        others.remove(number);
        context.change(Change::steps(name, vec![Step::Kept(others)]).then_say(format!("{} deleted", kept.name)));
    }
    match kept.sort {
        KeptSort::Game => {
            let button = small_button(ui, "Open").on_hover_text("Put the game on the table as it was kept.");
            if button.accessible_name(format!("Open {}", kept.name)).clicked() {
                context.push(Action::AtTable(AtTable::Open(Arc::clone(kept))));
            }
        }
        KeptSort::Playtest => {
            let at = shown.iter().position(|other| Arc::ptr_eq(other, kept));
            let help = "Show it beside another one; a third takes the place of the first.";
            let button = small_toggle(ui, shown.len() > 1 && at.is_some(), "Compare").on_hover_text(help);
            if button.accessible_name(format!("Compare {}", kept.name)).clicked() {
                let mut chosen = shown.to_vec();
                match at.filter(|_| shown.len() > 1) {
                    Some(at) => drop(chosen.remove(at)),
                    None if at.is_none() => chosen.push(Arc::clone(kept)),
                    None => {}
                }
                chosen.drain(..chosen.len().saturating_sub(2));
                // Of two playtests, the one that was kept earlier is shown on the left.
                chosen.sort_by_key(|one| all.iter().position(|other| Arc::ptr_eq(one, other)));
                context.push(Action::ShowKept(chosen));
            }
            let button = small_button(ui, "Open").on_hover_text("Show what it has told.");
            if button.accessible_name(format!("Open {}", kept.name)).clicked() {
                context.push(Action::ShowKept(vec![Arc::clone(kept)]));
            }
        }
    }
}
