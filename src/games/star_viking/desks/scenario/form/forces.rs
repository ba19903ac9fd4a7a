//! The forces of a scenario: which take part, in which order, and how many of their units are placed.

use egui::{Label, RichText, Sense, Ui, Vec2};

use super::super::OpenScenario;
use super::{changed, edited};
use kit::action::Change;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{section, small_button, small_button_if};
use project::OneOf as _;
use rules::{Id, counted};
use star_viking::{Color, Deployment, FORCES, Force, InScenario, PURSE, Place, mix};
use star_viking_paper::sheets::counters::Livery;

/// The size of the patch with a force's colour, in points of the screen.
const SWATCH: f32 = 14.0;
/// Half the width of the field that chooses the force, in points of the screen.
const COLUMN: f32 = 150.0;

/// A deployment on the form.
#[derive(Clone, Copy)]
struct DeploymentRow<'a> {
    open: OpenScenario<'a>,
    id: Id<Deployment>,
    deployment: &'a Deployment,
    /// The index of the deployment in the list, counted from 0.
    index: usize,
    force: Option<&'a Force>,
}

/// Shows the card with the forces of the scenario.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "FORCES");
    let deployments = &open.scenario.deployments;
    if deployments.is_empty() {
        let words = "Nobody takes part yet. A game has a Viking force, one of the Federation, and the local defenses.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
    }
    for (index, (id, deployment)) in deployments.iter().enumerate() {
        let force = deployment.force.and_then(|force| open.content.forces.get(force));
        let row = DeploymentRow { open, id, deployment, index, force };
        ui.push_id(("deployment", id.number()), |ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                show_deployment(ui, context, row);
            });
        });
    }
    ui.horizontal_wrapped(|ui| add(ui, context, open));
    findings::at(ui, context, |found| {
        let own = Place::own(found);
        matches!(own, Some(Place::Scenario(id, InScenario::Deployment(_) | InScenario::Units(_))) if *id == open.id)
    });
}

fn show_deployment(ui: &mut Ui, context: &mut FrameContext, row: DeploymentRow) {
    let DeploymentRow { open, id, index, force, .. } = row;
    let here = open.place(InScenario::Deployment(id));
    let Some(form) = Form::among(context, here.clone(), format!("force {}", index + 1)) else { return };
    let form = form.columns(COLUMN);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(SWATCH), Sense::hover());
        let second = row.deployment.force.is_some_and(|id| mix::is_second_viking(open.content, open.scenario, id));
        match force {
            Some(force) => ui.painter().rect_filled(rect, 3, theme::printed(Livery::of(force.color, second).color())),
            None => ui.painter().rect_stroke(rect, 3, (1.0, Palette::of(ui).outline), egui::StrokeKind::Inside),
        };
        let field = form.plain(ui, context, here);
        // A finding about all units of a type concerns every force; it leads to the field of the first force.
        let all = context.state.document.place().clone();
        if let Some(field) = field.filter(|_| index == 0)
            && matches!(all, project::Place::StarViking(Place::Scenario(_, InScenario::Units(_))))
        {
            context.reach(&all, &field);
        }
        if form.order(ui, context) {
            form.take_away(context);
        }
    });
    if let Some(force) = force {
        ui.horizontal_top(|ui| {
            ui.add_space(SWATCH + ui.spacing().item_spacing.x);
            let words = summary(open, row.deployment, force);
            ui.add(Label::new(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak)).wrap());
        });
        ui.horizontal_top(|ui| {
            ui.add_space(SWATCH + ui.spacing().item_spacing.x);
            form.show(ui, context, PURSE);
        });
    }
}

/// The side of a force, and how many of its units are placed.
fn summary(open: OpenScenario, deployment: &Deployment, force: &Force) -> String {
    let types = &open.content.units;
    let whose = match force.color {
        Color::Red => format!("Vikings, {} of {} mega-credits spent", force.spent(types), force.budget),
        Color::Blue => "The Federation".to_owned(),
        Color::Green => "Local defenses".to_owned(),
    };
    let starts = deployment.starts(force);
    let standing = starts.placed + starts.unplaced;
    let placed = match (standing, starts.unplaced) {
        (0, _) => "nobody to be placed".to_owned(),
        (all, 0) => format!("{} placed", counted(all, "unit")),
        (all, _) => format!("{} of {} placed", starts.placed, counted(all, "unit")),
    };
    let aboard = if starts.aboard > 0 { format!(", {} more in holds", starts.aboard) } else { String::new() };
    format!("{whose}; {placed}{aboard}.")
}

/// Shows the buttons that add forces to the scenario.
fn add(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let deployments = &open.scenario.deployments;
    let row = |force: Id<Force>| deployments.find(|deployment| deployment.force == Some(force)).is_some();
    let idle: Vec<Id<Force>> = open.content.forces.ids().filter(|force| !row(*force)).collect();
    let next = open.place(InScenario::Deployment(deployments.next_id()));
    if small_button(ui, "Add a force").on_hover_text("Let one more force of the project take part.").clicked() {
        let force = idle.first().copied();
        let added = changed(open, "Add a force", |scenario| {
            scenario.deployments.add(Deployment { force, ..Deployment::default() });
        });
        context.change(added.then_select(next));
    }
    let all = small_button_if(ui, !idle.is_empty(), "Add the forces of this project");
    if all.on_hover_text("Let every force of the project take part that does not yet.").clicked() {
        context.change(changed(open, "Add the forces of this project", |scenario| {
            for force in idle {
                scenario.deployments.add(Deployment { force: Some(force), ..Deployment::default() });
            }
        }));
    }
    let new = small_button(ui, "New force").on_hover_text("Add a force to the project that takes part here, and go to it.");
    if new.clicked()
        && let Some((edit, name)) = FORCES.add_to(open.content)
    {
        let force = open.content.forces.next_id();
        let row = edited(open, |scenario| {
            scenario.deployments.add(Deployment { force: Some(force), ..Deployment::default() });
        });
        context.change(Change::edits("Add a force to the project", [edit.into(), row]).then_select(name));
    }
}
