//! Contact with another boat: the odds of a ram, by angle and speed, and the chance that a hook holds, by the length of its throw.

use egui::{Grid, RichText, Ui};

use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{captioned, captioned_line, item, number_stepper, small_toggle, spoken};
use rules::{capital, counted};
use vikings::boat::{Meeting, hexes};
use vikings::odds::{Struck, cut, hook, ram};
use vikings::{BoatClass, Content};

/// The choices for a ram: the way in which the boats meet, the speed of this boat, and that of the other. If this boat's speed is `None`, it is the
/// highest of the class.
pub struct Ramming {
    meeting: Meeting,
    speed: Option<i64>,
    other: i64,
}

impl Default for Ramming {
    fn default() -> Self {
        Self { meeting: Meeting::Side, speed: None, other: 0 }
    }
}

/// The highest speed that can be chosen for the other boat.
const FASTEST: i64 = 20;
/// The longest rope, in hexes, for which the chances are listed.
const LONGEST_ROPE: u32 = 12;

/// Shows the odds of ramming another boat.
pub fn rams(ui: &mut Ui, context: &mut FrameContext, content: &Content, boat: &BoatClass) {
    let ramming = &mut context.memory.own.of::<crate::Memory>().boat.ramming;
    let best = i64::from(boat.forwards.get());
    let speed = ramming.speed.unwrap_or(best).min(best);
    captioned_line(ui, |ui| {
        captioned(ui, "Strikes", 250.0, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for meeting in Meeting::ALL {
                    let words = capital(meeting.label());
                    if small_toggle(ui, ramming.meeting == meeting, &words).on_hover_text(capital(meeting.says_after())).clicked()
                    {
                        ramming.meeting = meeting;
                    }
                }
            });
        });
        captioned(ui, "At effective speed", 110.0, |ui| {
            ramming.speed = number_stepper(ui, "Effective speed of the ram", speed, 0..=best).amount.or(ramming.speed);
        });
        captioned(ui, "The other's", 110.0, |ui| {
            let stepped = number_stepper(ui, "Effective speed of the boat that is rammed", ramming.other, 0..=FASTEST);
            ramming.other = stepped.amount.unwrap_or(ramming.other);
        });
    });
    let factor = ramming.meeting.factor(speed as u32, ramming.other as u32);
    if factor == 0 {
        item(ui, "Speed factor 0", "it only blocks the way", "no damage", true);
        return;
    }
    let own: &[(&str, Struck)] = match ramming.meeting {
        Meeting::HeadOn | Meeting::Astern => &[("Damage to its own hull", Struck::Rammed)],
        Meeting::Side => &[
            ("Damage to its own hull", Struck::Rammer { damaged: false }),
            ("If its bow is damaged already", Struck::Rammer { damaged: true }),
        ],
    };
    for (whose, struck) in [("Damage to the other hull", Struck::Rammed)].iter().chain(own) {
        let dealt = ram(factor, *struck, &content.tables.collisions);
        let chances: Vec<String> =
            dealt.iter().map(|(points, faces)| format!("{} {} %", counted(*points, "point"), faces * 10)).collect();
        item(ui, whose, "", &chances.join(", "), true);
    }
    let words = format!("Speed factor {factor}; afterwards {}.", ramming.meeting.says_after());
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
}

/// Shows the chances that hooks hold and that ropes are cut.
pub fn hooks(ui: &mut Ui, content: &Content) {
    let table = &content.tables.grappling;
    let weak = Palette::of(ui).weak;
    Grid::new("hooks").striped(true).spacing([12.0, 4.0]).show(ui, |ui| {
        ui.label(RichText::new("thrown").color(weak));
        for far in 1..=table.rope.get().min(LONGEST_ROPE) {
            ui.label(RichText::new(hexes(far as usize)).color(weak));
        }
        ui.label(RichText::new("rope cut at once").color(weak));
        ui.end_row();
        for (is_weak, who) in [(false, "by the hale"), (true, "by the wounded, women and elders")] {
            ui.label(RichText::new(who).font(theme::bold(theme::BODY)));
            for far in 1..=table.rope.get().min(LONGEST_ROPE) {
                let label = ui.label(percent(hook(far, is_weak, table)));
                spoken(&label, &format!("A hook holds {who} at {}: {}", hexes(far as usize), percent(hook(far, is_weak, table))));
            }
            ui.label(percent(cut(1, is_weak, table)));
            ui.end_row();
        }
    });
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", chance * 100.0)
}
