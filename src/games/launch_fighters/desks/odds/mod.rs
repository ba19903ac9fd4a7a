//! The odds of an attack by the ship on the desk: fields to choose weapon and target, the chances, and the best ways to split the pool.

mod answer;

use egui::{Button, Grid, Rect, RichText, Sense, Ui, Vec2, WidgetInfo};

use answer::{Answer, Question};
use kit::cited;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{item, stepper};
use launch_fighters::odds::{Attack, Exact, MOST_INTERCEPTORS, Target, Weapon, squadrons_are_fast};
use launch_fighters::{Content, Ship, book};
use rules::{Id, Level};

/// The user's choices on the panel of odds, and the answer; neither is part of the project.
pub struct Memory {
    /// The ship for which the weapon and the dice were chosen.
    ship: Option<Id<Ship>>,
    weapon: Option<Weapon>,
    dice: Option<u32>,
    defense: u32,
    at_squadron: bool,
    fast_target: bool,
    flanking: bool,
    interceptors: u32,
    answered: Option<(Question, Answer)>,
}

/// The target's defense before the user changes it: the defense of a ship of medium size.
const FIRST_DEFENSE: u32 = 5;

impl Default for Memory {
    fn default() -> Self {
        Self {
            ship: None,
            weapon: None,
            dice: None,
            defense: FIRST_DEFENSE,
            at_squadron: false,
            fast_target: false,
            flanking: false,
            interceptors: 0,
            answered: None,
        }
    }
}

/// Shows the panel of odds for the ship on the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Ship>) {
    let Some(ship) = content.ships.get(id) else { return };
    let memory = &mut context.memory.own.of::<crate::Memory>().odds;
    if memory.ship != Some(id) {
        (memory.ship, memory.weapon, memory.dice) = (Some(id), None, None);
    }
    ui.add_space(12.0);
    cited::section(ui, "ODDS OF AN ATTACK", book("The Battle: C) Attack, 3) Gather Your Pool of Attack Dice"));
    ui.add_space(2.0);
    let question = ask(ui, memory, ship);
    if memory.answered.as_ref().is_none_or(|(before, _)| *before != question) {
        memory.answered = Some((question, Answer::to(question)));
    }
    if let Some((_, answer)) = &memory.answered {
        show_answer(ui, answer);
    }
}

/// How many dice a weapons system of the ship can gather at most ("3) Gather Your Pool of Attack Dice").
fn gathered(ship: &Ship, weapon: Weapon) -> u32 {
    match weapon {
        Weapon::Missiles => ship.launchers.get().min(ship.missiles.get()),
        Weapon::Cannons | Weapon::Guns => ship.cannons.get(),
    }
}

/// Shows the choices of weapon and target; returns the question that results from them.
fn ask(ui: &mut Ui, memory: &mut Memory, ship: &Ship) -> Question {
    let only_missiles = ship.cannons == Level::default() && ship.launchers > Level::default();
    let first = if only_missiles { Weapon::Missiles } else { Weapon::Cannons };
    let mut weapon = memory.weapon.unwrap_or(first);
    ui.horizontal(|ui| {
        let systems = [
            (Weapon::Cannons, "Cannons", "Odds of cannons", "The dice of the ship’s cannons, one a level."),
            (Weapon::Missiles, "Missiles", "Odds of missiles", "The dice of the ship’s launchers, one for each missile fired."),
        ];
        for (system, words, name, help) in systems {
            let button = ui.add(Button::selectable(weapon == system, words)).on_hover_text(help);
            if button.accessible_name(name).clicked() {
                (memory.weapon, memory.dice, weapon) = (Some(system), None, system);
            }
        }
    });
    let dice = memory.dice.unwrap_or_else(|| gathered(ship, weapon));
    Grid::new("odds").num_columns(2).min_col_width(112.0).spacing([12.0, 2.0]).show(ui, |ui| {
        let help = "How many dice the weapons system gathers, before anything halves, takes or doubles them.";
        if let Some(amount) = stepped(ui, "Attack dice", dice, Level::MAX.get(), help) {
            memory.dice = Some(amount);
        }
        if !memory.at_squadron {
            let help = "The defense stat of the ship that is attacked.";
            memory.defense = stepped(ui, "Target defense", memory.defense, Level::MAX.get(), help).unwrap_or(memory.defense);
            if weapon == Weapon::Missiles {
                let help = "Active squadrons beside the target, not in the arc opposite to the attack; each takes a missile with 4 to 6.";
                let tries = stepped(ui, "Interceptors", memory.interceptors, MOST_INTERCEPTORS, help);
                memory.interceptors = tries.unwrap_or(memory.interceptors);
            }
        }
    });
    let help = "The target is a squadron, whose defense is a die thrown anew for every barrage.";
    ui.checkbox(&mut memory.at_squadron, "Flak at a squadron").on_hover_text(help);
    if !memory.at_squadron {
        if weapon == Weapon::Cannons {
            let help = "The target’s move is above the cannons level: the pool is halved, rounded up.";
            ui.checkbox(&mut memory.fast_target, "Fast target").on_hover_text(help);
        }
        let help = "Out of the front arc into the rear arc: what is left of the pool is doubled.";
        ui.checkbox(&mut memory.flanking, "Flanking").on_hover_text(help);
    }
    let at_ship = !memory.at_squadron;
    Question {
        attack: Attack {
            weapon,
            dice: memory.dice.unwrap_or_else(|| gathered(ship, weapon)),
            fast_target: if at_ship { memory.fast_target } else { squadrons_are_fast(ship.cannons.get()) },
            interceptors: if at_ship { memory.interceptors } else { 0 },
            flanking: at_ship && memory.flanking,
        },
        target: if at_ship { Target::ship(Level::clamped(memory.defense)) } else { Target::SQUADRON },
    }
}

/// Shows a captioned field with buttons to raise and lower a number; returns the new number if the user changed it.
fn stepped(ui: &mut Ui, name: &str, amount: u32, most: u32, help: &str) -> Option<u32> {
    ui.label(RichText::new(name).color(Palette::of(ui).weak)).on_hover_text(help);
    let stepped = stepper(ui, name, amount, most);
    stepped.response.on_hover_text(help);
    ui.end_row();
    stepped.amount
}

/// Shows the answer: the pool, its chances, and the advice.
fn show_answer(ui: &mut Ui, answer: &Answer) {
    ui.add_space(4.0);
    item(ui, "Dice in the pool", "", &answer.pool, true);
    if answer.is_empty() {
        ui.label(RichText::new("No dice, no barrage.").color(Palette::of(ui).weak));
        return;
    }
    divided_bar(ui, answer);
    let percent = |chance: &Exact| format!("{} %", chance.percent());
    item(ui, "Miss", "", &percent(&answer.chances.miss), false);
    item(ui, "Hit", "", &percent(&answer.chances.hit), false);
    item(ui, "Direct hit", "", &percent(&answer.chances.direct_hit), false);
    ui.add_space(6.0);
    for advice in &answer.advice {
        item(ui, advice.purpose, "", &advice.worth, false);
        let shown = ui.add(egui::Label::new(RichText::new(&advice.play).size(theme::SMALL).color(Palette::of(ui).weak)).wrap());
        shown.on_hover_text(advice.help);
    }
}

/// Shows the chances of a barrage with the whole pool as a bar: misses from the left, then hits, then direct hits.
fn divided_bar(ui: &mut Ui, answer: &Answer) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 8.0), Sense::hover());
    let miss = answer.chances.miss.to_f64() as f32;
    let no_direct_hit = miss + answer.chances.hit.to_f64() as f32;
    for (fraction, ink) in [(1.0, palette.accent), (no_direct_hit, palette.weak), (miss, palette.track)] {
        let filled = Rect::from_min_size(rect.min, Vec2::new(rect.width() * fraction.min(1.0), rect.height()));
        if filled.width() >= 1.0 {
            ui.painter().rect_filled(filled, 2.0, ink);
        }
    }
    let words = "One barrage of all dice";
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, words));
    response.on_hover_text("One barrage of all dice: misses, then hits, then direct hits.");
}
