//! The fleet bench, a form for trying out units in space. From the tables of the project, it shows the losses in combats of units with and without a
//! determined assault, raking by bases, attacks of a fleet on a ship, and the ends of hyperjumps.

use egui::{RichText, ScrollArea, Ui};

use super::shown;
use crate::scenario::OpenScenario;
use freedom_in_the_galaxy::odds::{
    ASSAULT, Detachment, Fighting, Hit, Outcomes, Stronghold, column, detachment, determined, leaders_shift, military, raking,
    stack_jump, stack_navigation,
};
use freedom_in_the_galaxy::{CellTable, Character, MilitaryTable, Planet, Tables, book};
use kit::cited;
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{Offer, captioned, captioned_line, card, chances, choice, section, stepper};
use rules::{Id, counted};

/// The user's choices on the fleet bench.
pub struct Memory {
    attacker: u32,
    defender: u32,
    assault: bool,
    /// The leaders of the attacker's and the defender's units; `None` for units without a leader.
    leaders: [Option<Id<Character>>; 2],
    /// The planet of the combat, which decides whether a leader's title counts. `None` if the user has chosen no planet.
    planet: Option<Id<Planet>>,
    orbit: bool,
    level: u32,
    /// The strengths of the units that a base rakes; 0 for no unit.
    raked: [u32; RAKED],
    strongest: u32,
    shields: u32,
    stands: bool,
    distance: u32,
    navigation: u32,
    stack: u32,
    led: bool,
}

/// How many units can be entered as targets of a base's fire.
const RAKED: usize = 4;
/// The largest strength of units, and the longest distance of a jump, that the user can enter.
const MOST: u32 = 60;
/// The width of a field of the bench, in points of the screen.
const FIELD: f32 = 150.0;

impl Default for Memory {
    fn default() -> Self {
        Self {
            attacker: 6,
            defender: 3,
            assault: false,
            leaders: [None; 2],
            planet: None,
            orbit: false,
            level: 2,
            raked: [5, 2, 0, 0],
            strongest: 5,
            shields: 2,
            stands: false,
            distance: 2,
            navigation: 3,
            stack: 5,
            led: false,
        }
    }
}

/// Shows the fleet bench.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let tables = &open.content.tables;
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.fleet;
    ScrollArea::vertical().id_salt("fleet bench").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(900.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| combat(ui, open, memory));
        card(ui, |ui| rake(ui, tables, memory));
        card(ui, |ui| orbit(ui, tables, memory));
        card(ui, |ui| jump(ui, tables, memory));
    });
}

fn field(ui: &mut Ui, caption: &str, amount: &mut u32, most: u32) {
    captioned(ui, caption, FIELD, |ui| {
        let stepped = stepper(ui, caption, *amount, most);
        *amount = stepped.amount.unwrap_or(*amount);
    });
}

/// Shows each outcome with a bar for its chance, or a remark if the table lacks a cell.
fn outcomes<T: Ord>(ui: &mut Ui, name: &str, found: Option<Outcomes<T>>, says: impl Fn(&T) -> String) {
    let Some(found) = found else {
        ui.label(RichText::new("The table has no answer to that.").color(Palette::of(ui).weak));
        return;
    };
    let ways: Vec<(String, f64)> = found.ways.keys().map(|outcome| (says(outcome), found.chance(outcome))).collect();
    chances(ui, name, shown::BAR, &ways);
}

fn combat(ui: &mut Ui, open: OpenScenario, memory: &mut Memory) {
    cited::section(ui, "COMBAT OF UNITS", book("10.2, 22.3"));
    captioned_line(ui, |ui| {
        field(ui, "Strength of the attacker", &mut memory.attacker, MOST);
        field(ui, "Strength of the defender", &mut memory.defender, MOST);
    });
    ui.checkbox(&mut memory.assault, "A determined assault")
        .on_hover_text("Two columns to the left, and both results doubled (22.3).");
    let led = leaders(ui, open, memory);
    let (attacker, defender) = (memory.attacker, memory.defender);
    let shift = if memory.assault { led - ASSAULT } else { led };
    ui.label(format!("At {}: what attacker and defender lose.", MilitaryTable::COLUMNS[column(attacker, defender, shift)]));
    let table = &open.content.tables.military;
    let found =
        if memory.assault { determined(attacker, defender, led, table) } else { military(attacker, defender, led, table) };
    outcomes(ui, "combat of units", found, ToString::to_string);
}

/// Lets the user choose both leaders and the planet. Returns by how many columns the leaders, with their titles, shift the odds (10.41, 26.0).
fn leaders(ui: &mut Ui, open: OpenScenario, memory: &mut Memory) -> i32 {
    let content = open.content;
    captioned_line(ui, |ui| {
        for (leader, caption) in memory.leaders.iter_mut().zip(["Leader of the attacker", "Leader of the defender"]) {
            perhaps(ui, caption, leader, content.characters.iter().map(|(id, found)| (id, found.label())));
        }
        let stars = open.scenario.in_play(&content.stars);
        let planets = stars.iter().flat_map(|star| content.planets_of(*star));
        perhaps(ui, "Planet where they fight", &mut memory.planet, planets.map(|(id, planet)| (id, planet.label())));
    });
    ui.checkbox(&mut memory.orbit, "They fight in orbit")
        .on_hover_text("Characters lead there by their leadership in space (22.0).");
    let leads = |leader: Option<Id<Character>>| {
        let leader = leader.and_then(|id| content.characters.get(id));
        leader.map_or(0, |leader| leader.leads_on(memory.planet, memory.orbit))
    };
    let [attacker, defender] = memory.leaders;
    leaders_shift(leads(attacker), leads(defender))
}

/// Shows a field in which the user chooses one of the given things, or none. If the chosen thing is no longer in the project, the choice is cleared.
fn perhaps<'a, T>(ui: &mut Ui, caption: &str, chosen: &mut Option<Id<T>>, things: impl Iterator<Item = (Id<T>, &'a str)>) {
    let things: Vec<_> = things.collect();
    *chosen = chosen.filter(|id| things.iter().any(|(known, _)| known == id));
    let shown = things.iter().find(|(id, _)| Some(*id) == *chosen).map_or("none", |(_, label)| *label);
    captioned(ui, caption, FIELD, |ui| {
        let none = Offer::new(None, "none", chosen.is_none());
        let offers = things.iter().map(|(id, label)| Offer::new(Some(*id), *label, Some(*id) == *chosen));
        if let Some(taken) = choice(ui, caption, FIELD, shown, std::iter::once(none).chain(offers)).taken {
            *chosen = taken;
        }
    });
}

fn rake(ui: &mut Ui, tables: &Tables, memory: &mut Memory) {
    section(ui, "A BASE RAKES (20.6)");
    captioned_line(ui, |ui| {
        field(ui, "Level of the base", &mut memory.level, 2);
        for (at, strength) in memory.raked.iter_mut().enumerate() {
            field(ui, &format!("Strength of unit {}", at + 1), strength, 9);
        }
    });
    let units: Vec<Fighting> = memory
        .raked
        .into_iter()
        .filter(|strength| *strength > 0)
        .map(|strength| Fighting { strength, worth: strength })
        .collect();
    let base = Stronghold { level: memory.level, up: true };
    if base.rakes_at().is_none() {
        ui.label(RichText::new("A base of level 0 rakes nobody.").color(Palette::of(ui).weak));
        return;
    }
    let found = raking(base, &units, &tables.military);
    let points = |lost: &Vec<usize>| lost.iter().map(|at| units[*at].strength).sum::<u32>();
    outcomes(ui, "what is raked", found.map(|found| found.map(points)), |points| format!("loses {points}"));
}

fn orbit(ui: &mut Ui, tables: &Tables, memory: &mut Memory) {
    section(ui, "A FLEET ATTACKS A SHIP (20.71)");
    captioned_line(ui, |ui| {
        field(ui, "Strength of the strongest", &mut memory.strongest, 9);
        field(ui, "Shields of the ship", &mut memory.shields, 9);
    });
    ui.checkbox(&mut memory.stands, "The ship does not try to break off")
        .on_hover_text("Who fails to break off is read a column to the right (12.53).");
    let attack = Detachment { strongest: memory.strongest, shields: memory.shields, breaks_off: !memory.stands };
    let says = |hit: &Hit| match hit {
        Hit::Safe => "safe",
        Hit::Damaged => "damaged",
        Hit::Lost => "destroyed",
    };
    outcomes(ui, "the ship", detachment(attack, &tables.characters, &tables.break_off), |hit| says(hit).to_owned());
}

fn jump(ui: &mut Ui, tables: &Tables, memory: &mut Memory) {
    cited::section(ui, "UNITS JUMP TOGETHER", book("21.2"));
    captioned_line(ui, |ui| {
        field(ui, "Distance of the jump", &mut memory.distance, MOST);
        field(ui, "Least navigation of the units", &mut memory.navigation, 9);
        field(ui, "Units that jump", &mut memory.stack, 40);
    });
    ui.checkbox(&mut memory.led, "Somebody leads them in space").on_hover_text("Four units then jump without loss (21.22).");
    let units = vec![memory.navigation; memory.stack as usize];
    let words = format!("{} at navigation {}.", counted(units.len(), "unit"), stack_navigation(&units, memory.led));
    ui.label(words);
    let found = stack_jump(memory.distance, &units, memory.led, &tables.hyperjump);
    outcomes(ui, "the jump", found, |(jump, lost)| match lost {
        0 => jump.written().to_owned(),
        lost => format!("{}, {} lost", jump.written(), counted(*lost, "unit")),
    });
}
