//! The special victory conditions: each a sentence as the scenario sheet words it, and the fields that make it.

use egui::{Align, DragValue, Label, Layout, RichText, Ui, Vec2};

use super::goal::{self, Kind};
use super::{OpenScenario, change, changed, place, reach};
use crate::editor::action::{Action, Change};
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Offer, captioned, choice, order_buttons, section, small_button};
use crate::project::Gesture;
use crate::rules::launch_fighters::{Condition, Goal, InScenario, Reward};
use crate::rules::{self, Id, Points};
use crate::sheets::launch_fighters::scenario_words::Words;

/// A condition on the form.
#[derive(Clone, Copy)]
pub struct ConditionRow<'a> {
    pub open: OpenScenario<'a>,
    pub id: Id<Condition>,
    pub condition: &'a Condition,
    /// Counted from 1.
    pub number: usize,
}

impl ConditionRow<'_> {
    /// The change of the condition.
    pub fn changed(self, what: &str, set: impl FnOnce(&mut Condition)) -> Change {
        changed(self.open, format!("{what} of condition {}", self.number), |scenario| {
            if let Some(condition) = scenario.conditions.get_mut(self.id) {
                set(condition);
            }
        })
    }

    /// Gives the condition another goal.
    pub fn set_goal(self, context: &mut FrameContext, goal: Goal) {
        context.change(self.changed("Change the goal", |condition| condition.goal = goal));
    }
}

/// Shows the card.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let weak = Palette::of(ui).weak;
    section(ui, "SPECIAL VICTORY CONDITIONS");
    let conditions = &open.scenario.conditions;
    if conditions.is_empty() {
        ui.label(RichText::new("None: the book\u{2019}s own victory points decide.").color(weak));
    }
    for (index, (id, condition)) in conditions.iter().enumerate() {
        if index > 0 {
            ui.separator();
        }
        let row = ConditionRow { open, id, condition, number: index + 1 };
        ui.push_id(("condition", id.number()), |ui| show_one(ui, context, row));
    }
    let first = open.scenario.sides.ids().next();
    let help = if first.is_some() {
        "Reward a side for something besides the book\u{2019}s points."
    } else {
        "Add a side first; a condition rewards one."
    };
    let add = ui.add_enabled_ui(first.is_some(), |ui| small_button(ui, "Add a condition")).inner;
    if add.on_hover_text(help).on_disabled_hover_text(help).clicked()
        && let Some(side) = first
        && let Ok(goal) = Kind::Escape.first(open, side)
    {
        let id = conditions.next_id();
        let added = changed(open, "Add a condition", |scenario| {
            scenario.conditions.add(Condition { side, goal, reward: Reward::Points(Condition::USUAL_POINTS) });
        });
        context.change(added.then_select(place(open, InScenario::Condition(id))));
    }
}

fn show_one(ui: &mut Ui, context: &mut FrameContext, row: ConditionRow) {
    let ConditionRow { open, id, condition, number } = row;
    let words = Words::new(open.content, open.scenario);
    let what = format!("condition {number}");
    ui.horizontal_top(|ui| {
        let sentence = format!("{number}. {}", words.condition(condition));
        let room = Vec2::new(ui.available_width() - 3.0 * theme::ROW - theme::GAP, 0.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.set_width(room.x);
            ui.add_space(4.0);
            ui.add(Label::new(sentence).wrap());
        });
        let Some(pressed) = order_buttons(ui, &what, number - 1, open.scenario.conditions.len()) else { return };
        match pressed.to(number - 1) {
            Some(to) => change(context, open, format!("Move {what}"), |scenario| {
                // The row shows a condition of the scenario, so there is one to move.
                let _ = scenario.conditions.apply(rules::Change::Move(id, to), "condition");
            }),
            None => {
                change(context, open, format!("Remove {what}"), |scenario| scenario.conditions.retain_ids(|other| other != id));
            }
        }
    });
    ui.horizontal_top(|ui| {
        side(ui, context, row, &words);
        reward(ui, context, row);
    });
    ui.horizontal_top(|ui| {
        kind(ui, context, row);
        goal::fields(ui, context, row);
    });
    findings::at(ui, context, |found| *found == place(open, InScenario::Condition(id)));
}

fn side(ui: &mut Ui, context: &mut FrameContext, row: ConditionRow, words: &Words) {
    let (open, chosen) = (row.open, row.condition.side);
    let offers = open.scenario.sides.ids().map(|side| Offer::new(side, words.side_name(side), side == chosen));
    let name = format!("Side of condition {}", row.number);
    let field = captioned(ui, "Who", 190.0, |ui| choice(ui, &name, 190.0, &words.side_name(chosen), offers));
    reach(context, open, InScenario::Condition(row.id), &field.response);
    if let Some(side) = field.taken {
        let goal = goal::for_side(open, row.condition.goal, side);
        context.change(row.changed("Change the side", |condition| (condition.side, condition.goal) = (side, goal)));
    }
}

fn kind(ui: &mut Ui, context: &mut FrameContext, row: ConditionRow) {
    let chosen = Kind::of(row.condition.goal);
    let first = |kind: Kind| kind.first(row.open, row.condition.side);
    let offers = Kind::ALL.map(|kind| Offer::new(kind, kind.label(), kind == chosen).unless(first(kind).err()));
    let name = format!("Goal of condition {}", row.number);
    let taken = captioned(ui, "For what", 190.0, |ui| choice(ui, &name, 190.0, chosen.label(), offers).taken);
    if let Some(Ok(goal)) = taken.map(first) {
        row.set_goal(context, goal);
    }
}

fn reward(ui: &mut Ui, context: &mut FrameContext, row: ConditionRow) {
    let reward = row.condition.reward;
    let offers = [Reward::Points(Condition::USUAL_POINTS), Reward::Victory].map(|other| {
        let same = matches!(other, Reward::Victory) == matches!(reward, Reward::Victory);
        Offer::new(other, words(other), same)
    });
    let name = format!("Reward of condition {}", row.number);
    let taken = captioned(ui, "Reward", 190.0, |ui| choice(ui, &name, 190.0, words(reward), offers).taken);
    if let Some(reward) = taken {
        context.change(row.changed("Change the reward", |condition| condition.reward = reward));
    }
    let Reward::Points(points) = reward else { return };
    captioned(ui, "Points", 80.0, |ui| {
        let mut typed = points.get();
        let field = DragValue::new(&mut typed).range(-1_000_000..=1_000_000).speed(0.2).clip_text(true);
        let response = ui.add_sized(Vec2::new(72.0, 22.0), field).accessible_name(format!("Points of condition {}", row.number));
        if typed != points.get() {
            let change = row.changed("Set the points", |condition| condition.reward = Reward::Points(Points::new(typed)));
            context.change(change.during(Some(Gesture(response.id.value()))));
        }
        if response.lost_focus() || response.drag_stopped() {
            context.push(Action::FinishStep);
        }
    });
}

const fn words(reward: Reward) -> &'static str {
    match reward {
        Reward::Points(_) => "Victory points",
        Reward::Victory => "The game, at once",
    }
}
