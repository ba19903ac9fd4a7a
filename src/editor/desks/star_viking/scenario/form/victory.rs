//! How the game is won, and the book's variants as switches.

use egui::{Align, Label, Layout, Response, RichText, Ui, Vec2};

use super::super::OpenScenario;
use super::changed;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{section, stepper};
use crate::rules::Count;
use crate::rules::star_viking::{InScenario, ScenarioForm, Victory};

/// A switch: what it is called, what it means, and where the book says so.
struct Switch {
    name: &'static str,
    says: &'static str,
    section: &'static str,
}

const CAPITAL: Switch = Switch {
    name: "Quadrant Capital taken",
    says: "A Viking who takes the system of the Quadrant Capital wins at once, whatever the points",
    section: "Viking Potential Victory",
};
const TWO_TO_ONE: Switch = Switch {
    name: "Two to one",
    says: "Twice the points of the other, or more, in two turns in a row win after the second",
    section: "Points Victory",
};
const AT_END: Switch = Switch {
    name: "Points at the end",
    says: "After the last turn whoever has more points wins",
    section: "Victory Points & Victory",
};
const SECRET: Switch = Switch {
    name: "Secret victory points",
    says: "What is spent on points stays secret until the end, for more suspense",
    section: "Victory Points & Victory",
};
const LONGER: Switch = Switch {
    name: "Longer game",
    says: "Twenty turns or more, points shown only now and then, no sudden victory, and a price on the Quadrant Capital",
    section: "Game Variations",
};
const VIKINGS: Switch = Switch {
    name: "Two Vikings",
    says: "Two sets on the table: the double game, in which two Vikings fight the Federation and each other",
    section: "Game Variations",
};

/// Shows the card.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let victory = open.scenario.victory;
    let here = open.place(InScenario::Victory);
    section(ui, "HOW IT IS WON");
    let first = switch(ui, &CAPITAL, victory.quadrant_capital);
    context.reach(&here, &first);
    if first.changed() {
        set(context, open, &CAPITAL, Victory { quadrant_capital: !victory.quadrant_capital, ..victory });
    }
    if switch(ui, &TWO_TO_ONE, victory.points_from.is_some()).changed() {
        let points_from = if victory.points_from.is_some() { None } else { Some(Victory::USUAL_POINTS_FROM) };
        set(context, open, &TWO_TO_ONE, Victory { points_from, ..victory });
    }
    if let Some(from) = victory.points_from {
        let words = "or later is the first of the two turns";
        number(ui, context, open, "Two to one from turn", from, words, |victory, turn| {
            victory.points_from = Some(turn.max(Count::clamped(1)));
        });
    }
    if switch(ui, &AT_END, victory.points_at_end).changed() {
        set(context, open, &AT_END, Victory { points_at_end: !victory.points_at_end, ..victory });
    }
    ui.add_space(4.0);
    section(ui, "VARIANTS");
    if switch(ui, &SECRET, victory.secret_points).changed() {
        set(context, open, &SECRET, Victory { secret_points: !victory.secret_points, ..victory });
    }
    let longer = victory.is_of_a_longer_game();
    if switch(ui, &LONGER, longer).changed() {
        let label = if longer { "Play the usual length" } else { "Play a longer game" };
        context.change(changed(open, label, |scenario| scenario.set_longer(!longer)));
    }
    if longer {
        longer_game(ui, context, open);
    }
    let double = open.scenario.form == ScenarioForm::Double;
    if switch(ui, &VIKINGS, double).changed() {
        let form = if double { ScenarioForm::Standard } else { ScenarioForm::Double };
        context.change(changed(open, format!("Make it a {}", form.label()), |scenario| scenario.form = form));
    }
    findings::at(ui, context, |found| *found == here);
}

/// The numbers of a longer game.
fn longer_game(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let victory = open.scenario.victory;
    let every = victory.revealed_every.unwrap_or_default();
    let words = "turns between two looks at the points";
    number(ui, context, open, "Turns between two looks", every, words, |victory, every| {
        victory.revealed_every = Some(every.max(Count::clamped(1)));
    });
    let words = "points for a Viking in each turn in which he holds the Quadrant Capital";
    number(ui, context, open, "Points for the Quadrant Capital", victory.capital_points, words, |victory, points| {
        victory.capital_points = points;
    });
    let words = "mega-credits of aid for the Federation in each such turn";
    number(ui, context, open, "Aid for the Federation", victory.capital_aid, words, |victory, aid| victory.capital_aid = aid);
}

/// A switch with its sentence and its section.
fn switch(ui: &mut Ui, switch: &Switch, on: bool) -> Response {
    ui.horizontal_top(|ui| {
        let mut ticked = on;
        let name = ui.allocate_ui_with_layout(Vec2::new(NAMES, theme::ROW), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(NAMES);
            ui.checkbox(&mut ticked, switch.name)
        });
        let words = format!("{} ({}).", switch.says, switch.section);
        let words = RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak);
        ui.vertical(|ui| {
            ui.add_space(5.0);
            ui.add(Label::new(words).wrap());
        });
        name.inner
    })
    .inner
}

/// How wide the names of the switches are.
const NAMES: f32 = 190.0;

/// Switches something on or off.
fn set(context: &mut FrameContext, open: OpenScenario, switch: &Switch, victory: Victory) {
    let label = format!("Change \u{201c}{}\u{201d}", switch.name);
    context.change(changed(open, label, |scenario| scenario.victory = victory));
}

/// A number that belongs to a switch, and the words behind it.
fn number(
    ui: &mut Ui,
    context: &mut FrameContext,
    open: OpenScenario,
    name: &str,
    amount: Count,
    words: &str,
    set: impl FnOnce(&mut Victory, Count),
) {
    ui.horizontal(|ui| {
        ui.add_space(NAMES + ui.spacing().item_spacing.x);
        let stepped = stepper(ui, name, amount.get(), Count::MAX.get());
        context.stepped(&stepped, |amount| {
            let label = format!("Set {}", name.to_lowercase());
            changed(open, label, |scenario| set(&mut scenario.victory, Count::clamped(amount)))
        });
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
    });
}
