//! The plates (panels of text) over the upper left of the display: the mission groups of an environ with their letters, or a fight with its round.

use egui::{Rect, Stroke, StrokeKind, Ui, Vec2};

use super::scene::Scene;
use crate::display::Display;
use freedom_in_the_galaxy::play::{Attacker, Fight, FoeStrength, MissionGroup, Party, Standing};
use kit::board::Overlay;
use kit::theme::{self, Palette};
use rules::{capital, counted, listed};

/// The width of a plate as a share of the board's width.
const SHARE: f32 = 0.2;
/// The smallest and the largest width of a plate, in points of the screen.
const WIDE: (f32, f32) = (140.0, 260.0);

/// Paints the plates of the missions and of the fight in progress.
pub fn show(ui: &Ui, over: &Overlay<Display>, scene: &Scene) {
    let lines = match (scene.look.open.fight, &scene.look.open.errand) {
        (Some(fight), _) => of_fight(scene, &fight),
        (None, Some(_)) => of_missions(scene),
        (None, None) => Vec::new(),
    };
    if !lines.is_empty() {
        let palette = Palette::of(ui);
        let wide = (over.placed.rect.width() * SHARE).clamp(WIDE.0, WIDE.1);
        let galley = over.painter.layout(lines.join("\n"), theme::regular(theme::SMALL), palette.text, wide);
        let ground = Rect::from_min_size(over.placed.rect.left_top() + Vec2::splat(8.0), galley.size() + Vec2::new(12.0, 8.0));
        over.painter.rect(ground, 3.0, palette.card, Stroke::new(1.0, palette.border), StrokeKind::Inside);
        over.painter.galley(ground.min + Vec2::new(6.0, 4.0), galley, palette.text);
    }
}

/// The missions in an environ, one line each.
pub fn of_missions(scene: &Scene) -> Vec<String> {
    let Some(errand) = &scene.look.open.errand else { return Vec::new() };
    let size = scene.look.public.environ(errand.environ).size;
    let head = format!(
        "Missions at {}: {} of {} drawn",
        scene.battle.environ_name(errand.environ),
        errand.cards,
        counted(u32::from(size), "card")
    );
    std::iter::once(head).chain(errand.groups.iter().map(|group| of_group(scene, group))).collect()
}

fn of_group(scene: &Scene, group: &MissionGroup) -> String {
    let who = if group.camp { "the camp".to_owned() } else { party(scene, group.members) };
    let stands = match group.standing {
        Standing::AtWork => counted(u32::from(group.letters), "letter"),
        Standing::Done => "completed".to_owned(),
        Standing::Aborted => "aborted".to_owned(),
    };
    format!("{}: {who}; {stands}", scene.battle.mission_name(group.attempt(scene.look.open.phasing)))
}

/// A fight in three to five lines of text: its place and round, the attacker, the defenders, who is active, and the weapons and the aim.
pub fn of_fight(scene: &Scene, fight: &Fight) -> Vec<String> {
    let side = fight.defender.other();
    let attacker = match fight.attacker {
        Attacker::Squad { combat, endurance } => {
            format!("a squad of the {}, {}", side.player(), of_squad((combat, endurance), fight.struck))
        }
        Attacker::Characters(members) => party(scene, members),
        Attacker::Foe(foe) => {
            let name = scene.look.public.foes().get(usize::from(foe)).map_or_else(String::new, |foe| foe.name.clone());
            format!("{name}{}", scene.look.foe_strength(fight).map_or_else(String::new, of_foe))
        }
    };
    let struck = if fight.struck > 0 { format!(", {}", counted(u32::from(fight.struck), "wound")) } else { String::new() };
    let place = scene.battle.environ_name(fight.environ);
    let round = if fight.round == 0 { "before the first round".to_owned() } else { format!("round {}", fight.round) };
    let mut lines = vec![
        format!("Fight at {place}, {round}"),
        format!("Attacker: {attacker}{struck}"),
        format!("Defenders: {}", party(scene, fight.party)),
    ];
    if !fight.active.is_empty() {
        lines.push(format!("Active: {}", party(scene, fight.active)));
    }
    if fight.round > 0 && !matches!(fight.attacker, Attacker::Foe(_)) {
        let aim = if fight.capture { "to capture" } else { "to kill" };
        let weapon = if fight.firearms { "firearms" } else { "bare hands" };
        lines.push(capital(&format!("with {weapon}, {aim}")));
    }
    lines
}

/// The combat and the endurance, in words, of a squad that has these wounds. Each wound lowers the combat by 1 (12.6, 12.7).
fn of_squad((combat, endurance): (u8, u8), wounds: u8) -> String {
    let of = if wounds > 0 { format!(" of {combat}") } else { String::new() };
    format!("combat {}{of}, endurance {endurance}", combat.saturating_sub(wounds))
}

/// The strength of a creature, robots or locals in words.
fn of_foe(foe: FoeStrength) -> String {
    let endurance =
        foe.endurance.map_or_else(|| ", cannot be wounded".to_owned(), |endurance| format!(", endurance {endurance}"));
    let surprise = if foe.surprise > 0 { format!(", surprises by {}", counted(foe.surprise, "column")) } else { String::new() };
    let bars = if foe.bars { ", no breaking off" } else { "" };
    format!(", combat {}{endurance}{surprise}{bars}", foe.combat)
}

/// The names of the characters in a party.
fn party(scene: &Scene, party: Party) -> String {
    let names: Vec<String> = party.iter().map(|member| scene.battle.character_name(member).to_owned()).collect();
    if names.is_empty() { "nobody".to_owned() } else { listed(&names) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_squad_is_shown_with_the_combat_that_counts() {
        assert_eq!(of_squad((10, 6), 0), "combat 10, endurance 6");
        assert_eq!(of_squad((10, 6), 4), "combat 6 of 10, endurance 6");
    }
}
