//! Random systems: what the user chooses for a new one, and the button that makes it.

use egui::{DragValue, Ui};

use kit::action::Change;
use kit::desks::FrameContext;
use kit::widgets::{NumberField, Offer, choice, small_button};
use rules::Count;
use star_viking::{Content, Edit, InSystem, Place, Technology, Wanted, random_system};

/// The choices for a random system.
pub struct Memory {
    technology: Technology,
    wealth: u32,
    orbits: u32,
    /// How many random systems have been made. Each is made from the next seed.
    made: u64,
}

impl Default for Memory {
    fn default() -> Self {
        Self { technology: Technology::B, wealth: 14, orbits: 3, made: 0 }
    }
}

/// Shows the choices for a random system, and the button that makes it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    ui.separator();
    let memory = &mut context.memory.own.of::<crate::Memory>().system.wall.random;
    let button = small_button(ui, "New system at random");
    let help =
        "Make a system of whole orbits that breaks no rule and whose plunder agrees with its wealth; each press makes another.";
    let asked = button.on_hover_text(help).clicked();
    let offers = Technology::ALL.iter().map(|other| Offer::new(*other, other.to_string(), *other == memory.technology));
    if let Some(taken) = choice(ui, "Technology of the new system", 46.0, &memory.technology.to_string(), offers).taken {
        memory.technology = taken;
    }
    let ((poorest, richest), (fewest, most)) = (Wanted::WEALTH, Wanted::ORBITS);
    let wealth = ui.add(NumberField(DragValue::new(&mut memory.wealth).range(poorest..=richest).speed(0.1).prefix("wealth ")));
    wealth.on_hover_text("The wealth of the new system.").accessible_name("Wealth of the new system");
    let orbits = ui.add(NumberField(DragValue::new(&mut memory.orbits).range(fewest..=most).speed(0.05).suffix(" orbits")));
    orbits.on_hover_text("How many orbits the new system has.").accessible_name("Orbits of the new system");
    if !asked {
        return;
    }
    memory.made += 1;
    let (seed, technology) = (memory.made, memory.technology);
    let (wealth, orbits) = (Count::clamped(memory.wealth), memory.orbits);
    let taken = |name: &str| content.systems.iter().any(|(_, system)| system.name == name);
    let name = rules::free_name("New Star", taken);
    let system = random_system(content, &Wanted { name, technology, wealth, orbits }, seed);
    let id = content.systems.next_id();
    let change = Change::edit("New system at random", Edit::System(rules::Change::Add(system)));
    context.change(change.then_select(Place::System(id, InSystem::Whole)));
}
