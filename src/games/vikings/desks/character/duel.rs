//! The duel: the exact odds of an attack by the character on another, and the best plan for several attackers with the values of the character.

use egui::{RichText, Ui, Vec2};

use kit::cited;
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{Offer, bar, captioned, captioned_line, choice, item, number_stepper};
use rules::{Id, Level};
use vikings::fight::{Fight, Outcomes};
use vikings::odds::{Attack, Defender, best};
use vikings::{Blow, Character, CombatTable, Content, book};

/// The choices for a duel; they are not part of the project.
#[derive(Default)]
pub struct Duel {
    /// The enemy; `None` stands for the first character who can be one.
    enemy: Option<Id<Character>>,
    /// How many helpers attack too, with the same values as the character.
    friends: i64,
    /// By how many columns of the combat table the ground and the tasks shift the odds.
    shift: i64,
    /// Whether the character swings an axe with both hands.
    axe: bool,
    /// Whether the character, although a rider, fights on foot.
    on_foot: bool,
    /// Whether the enemy, although a rider, fights on foot.
    enemy_on_foot: bool,
    /// Whether the enemy has no hex to retreat to.
    cornered: bool,
}

/// How many helpers can stand beside the enemy at most.
const FRIENDS: i64 = 5;
/// The width of the field for the enemy, in points of the screen.
const FIELD: f32 = 200.0;

/// Shows the choices for the duel and its odds.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>, character: &Character) {
    cited::section(ui, "DUEL", book("2.7"));
    let enemies: Vec<(Id<Character>, &Character)> = content.enemies_of(character).collect();
    let duel = &mut context.memory.own.of::<crate::Memory>().duel;
    let chosen = enemies.iter().find(|(other, _)| Some(*other) == duel.enemy).or_else(|| enemies.first());
    let Some((other, enemy)) = chosen.copied().filter(|(other, _)| *other != id) else {
        ui.label(RichText::new("There is nobody of another people yet.").color(Palette::of(ui).weak));
        return;
    };
    ask(ui, duel, content, character, (other, enemy), &enemies);
    let Some((fight, attack)) = fight(duel, content, character, enemy) else {
        ui.label(RichText::new("One of them lacks the values for it.").color(Palette::of(ui).weak));
        return;
    };
    answer(ui, content, fight);
    if !fight.mounted {
        several(ui, duel, content, attack, enemy);
    }
}

/// Shows the choices for the duel.
fn ask(
    ui: &mut Ui,
    duel: &mut Duel,
    content: &Content,
    character: &Character,
    (other, enemy): (Id<Character>, &Character),
    enemies: &[(Id<Character>, &Character)],
) {
    captioned_line(ui, |ui| {
        captioned(ui, "Against", FIELD, |ui| {
            let offers = enemies.iter().map(|(id, known)| Offer::new(*id, known.label(), *id == other));
            if let Some(taken) = choice(ui, "Enemy", FIELD, enemy.label(), offers).taken {
                duel.enemy = Some(taken);
            }
        });
        captioned(ui, "Friends alike", 110.0, |ui| {
            duel.friends = number_stepper(ui, "Friends alike", duel.friends, 0..=FRIENDS).amount.unwrap_or(duel.friends);
        });
        captioned(ui, "Columns for ground and tasks", 170.0, |ui| {
            let stepped = number_stepper(ui, "Columns for ground and tasks", duel.shift, -4..=4);
            duel.shift = stepped.amount.unwrap_or(duel.shift);
        });
    });
    ui.horizontal_wrapped(|ui| {
        if character.values.is_rider() {
            ui.checkbox(&mut duel.on_foot, "Off the horse");
        }
        if has_axe(content, character) && (duel.on_foot || !character.values.is_rider()) {
            ui.checkbox(&mut duel.axe, "Axe in both hands")
                .on_hover_text("The attack is multiplied; until the axe is put away the defense is worse.");
        }
        if enemy.values.is_rider() {
            ui.checkbox(&mut duel.enemy_on_foot, "Enemy off the horse");
        }
        if duel.enemy_on_foot || !enemy.values.is_rider() {
            ui.checkbox(&mut duel.cornered, "No way back for the enemy")
                .on_hover_text("Whoever is to retreat and cannot is wounded. Four who strike together never leave a way back.");
        }
    });
}

fn has_axe(content: &Content, character: &Character) -> bool {
    character.axe && content.troop_of(character).is_some_and(|troop| troop.axe)
}

/// The fight of all attackers, and the attack of the character alone; `None` if a value is missing.
fn fight(duel: &Duel, content: &Content, character: &Character, enemy: &Character) -> Option<(Fight, Attack)> {
    let mounted = character.values.is_rider() && !duel.on_foot;
    let strength = if mounted { character.values.mounted } else { character.values.sound };
    let axe = duel.axe && !mounted && has_axe(content, character);
    let times = if axe { content.tables.situations.axe.get().max(1) } else { 1 };
    let attack = strength.attack?.get() * times;
    let number = u32::try_from(duel.friends).unwrap_or_default() + 1;
    let rider = enemy.values.is_rider() && !duel.enemy_on_foot;
    let defender = if rider { enemy.values.mounted } else { enemy.values.sound };
    let fight = Fight {
        attack: attack * number,
        defense: defender.defense.filter(|defense| *defense > Level::default())?.get(),
        // Against a rider, only attackers on horses count together.
        attackers: if rider && !mounted { 1 } else { number },
        shift: duel.shift as i32,
        mounted: rider,
        armour: enemy.armour,
    };
    Some((fight, Attack { attack, attackers: 1, shift: duel.shift as i32 }))
}

/// Shows the odds of the duel's fight.
fn answer(ui: &mut Ui, content: &Content, fight: Fight) {
    ui.add_space(4.0);
    let odds = format!("{} on {}: {}", fight.attack, fight.defense, fight.ratio());
    let Some(column) = fight.column(&content.tables) else {
        item(ui, "Odds", &odds, "no attack", true);
        return;
    };
    item(ui, "Odds", &odds, &CombatTable::heading(column), true);
    let Some(outcomes) = fight.outcomes(&content.tables) else {
        ui.label(RichText::new("The combat table has no answer to that.").color(Palette::of(ui).weak));
        return;
    };
    for blow in Blow::ALL.into_iter().filter(|blow| fight.mounted || *blow <= Blow::F) {
        let faces = outcomes.of(blow);
        item(ui, blow.says(fight.mounted), "", &format!("{} %", faces * 100 / Outcomes::ALL), false);
        let ink = Palette::of(ui).accent;
        bar(ui, Vec2::new(ui.available_width(), 3.0), faces as f32 / Outcomes::ALL as f32, ink);
    }
}

/// Shows the best plan if several attackers stand beside the enemy and decide after each roll of the die how to go on.
fn several(ui: &mut Ui, duel: &Duel, content: &Content, attack: Attack, enemy: &Character) {
    let values = &enemy.values;
    let states = (values.sound.defense, values.stunned, values.wounded.defense);
    let (Some(sound), Some(stunned), Some(wounded)) = states else { return };
    let defender = Defender {
        sound: sound.get(),
        stunned: stunned.get(),
        wounded: wounded.get(),
        armour: enemy.armour,
        cornered: duel.cornered,
    };
    let number = usize::try_from(duel.friends).unwrap_or_default() + 1;
    let plan = best(&vec![attack; number], defender, &content.tables);
    ui.add_space(6.0);
    cited::section(ui, "THE BEST THAT THEY CAN DO IN A TURN", book("2.72"));
    let first = match plan.first.len() {
        0 => "no attack is worth anything".to_owned(),
        1 => "one strikes first".to_owned(),
        together => format!("{together} strike together first"),
    };
    let percent = |chance: f64| format!("{:.1} %", chance * 100.0);
    item(ui, "Killed", &first, &percent(plan.chances.dead), true);
    let ends = [
        ("Wounded", plan.chances.wounded),
        ("Stunned", plan.chances.stunned),
        ("Driven back", plan.chances.back),
        ("Unhurt", plan.chances.unhurt),
    ];
    for (words, chance) in ends {
        item(ui, words, "", &percent(chance), false);
    }
}
