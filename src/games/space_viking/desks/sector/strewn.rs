//! Random worlds for the sector: what the user chooses for them, and the button that makes them.

use egui::{Grid, RichText, Ui};

use kit::action::Change;
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{number_stepper, section};
use rules::{capital, counted};
use space_viking::{Content, Edit, WantedWorlds, random_worlds};

/// What the user has chosen for random worlds, and the seed.
pub struct Wanted {
    worlds: WantedWorlds,
    seed: u32,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { worlds: WantedWorlds::default(), seed: 1 }
    }
}

/// The greatest value of a choice that has no bound of its own.
const MOST: i64 = 99;
/// The greatest seed that the user can enter.
const LAST_SEED: i64 = 9_999;

/// Shows the choices for random worlds, and the button that makes them.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    let wanted = &mut context.memory.own.of::<crate::Memory>().sector.strewn;
    section(ui, "STREW WORLDS BY CHANCE");
    Grid::new("strewn worlds").num_columns(2).show(ui, |ui| {
        let mut row = |words: &str, help: &str, value: &mut u32, range: std::ops::RangeInclusive<i64>| {
            ui.label(words).on_hover_text(help);
            if let Some(amount) = number_stepper(ui, &format!("{words} of strewn worlds"), i64::from(*value), range).amount {
                *value = u32::try_from(amount).unwrap_or_default();
            }
            ui.end_row();
        };
        row("Seed", "Another number strews other worlds; the same one always the same.", &mut wanted.seed, 1..=LAST_SEED);
        let help = "Worlds to every hundred spaces, with those that are there.";
        row("Density", help, &mut wanted.worlds.density, 1..=i64::from(WantedWorlds::DENSEST));
        let help = "The moves between a civilized world and every Sword-World, where the map has room for that.";
        row("Distance", help, &mut wanted.worlds.apart, 1..=MOST);
        for (kind, weight) in WantedWorlds::TYPES.iter().zip(&mut wanted.worlds.mix) {
            row(&capital(kind.label()), "How often worlds of this type come among the others.", weight, 0..=MOST);
        }
    });
    let worlds = random_worlds(content, &wanted.worlds, u64::from(wanted.seed));
    let number = if worlds.is_empty() { "no worlds".to_owned() } else { counted(worlds.len(), "world") };
    let help = "Sword-Worlds are filled up to five and civilized worlds to three; what is there stays as it is.";
    let button = ui.add_enabled(!worlds.is_empty(), egui::Button::new(format!("Strew {number}")));
    if button.on_hover_text(help).on_disabled_hover_text("The sector has as many worlds as that already.").clicked() {
        let edits = worlds.into_iter().map(|world| Edit::World(rules::Change::Add(world)));
        context.change(Change::edits("Strew worlds by chance", edits));
    }
    ui.label(RichText::new("Nothing that is there is moved.").color(Palette::of(ui).weak));
}
