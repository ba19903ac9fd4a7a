//! The lines above the wall: points and money of the sides, the phase of the turn, and the decrees of politics.

use crate::StarViking;
use egui::{FontId, Label, RichText, Ui};

use crate::scenario::play::scene::{Points, Scene};
use kit::play::Game;
use kit::theme::{self, Palette};
use kit::widgets::cut_line;
use rules::play::{Play as _, Player, Told as _};
use rules::{counted, listed};
use star_viking::economy::{Decrees, Frigates};
use star_viking::play::Phase;

/// The height of all lines together, in points of the screen.
pub const HIGH: f32 = 56.0;

/// Shows the lines above the wall.
pub fn show(ui: &mut Ui, game: &Game<StarViking>, scene: &Scene) {
    ui.set_height(HIGH);
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let names = game.players().map(|player| game.battle.side_name(player).to_owned());
        let lines: Vec<(String, String)> = names.zip(game.players().map(|player| stands(game, scene, player))).collect();
        // The letters are smaller if the lines would otherwise not fit.
        let width = |size: f32| -> f32 {
            let both =
                |(name, words): &(String, String)| wide(ui, name, theme::bold(size)) + wide(ui, words, theme::regular(size));
            lines.iter().map(|line| both(line) + 12.0 + theme::GAP).sum()
        };
        let sizes = [theme::SMALL, theme::SMALL - 1.0, theme::SMALL - 2.0];
        let room = ui.available_width();
        let size = sizes.into_iter().find(|size| width(*size) <= room).unwrap_or(sizes[2]);
        for (name, words) in lines {
            ui.add(Label::new(RichText::new(name).font(theme::bold(size))));
            ui.add(Label::new(RichText::new(words).size(size)).truncate());
            ui.add_space(theme::GAP);
        }
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        track(ui, game, scene);
    });
    let words = format!("Politics: {}", politics(scene));
    ui.add(Label::new(RichText::new(words).size(theme::SMALL)).truncate());
}

/// The width of words on one line, in points of the screen.
pub fn wide(ui: &Ui, words: &str, font: FontId) -> f32 {
    cut_line(ui, words, f32::INFINITY, font, theme::AS_IT_IS).size().x
}

/// The points, money and income of a side in words.
pub fn stands(game: &Game<StarViking>, scene: &Scene, player: Player) -> String {
    let Some(account) = scene.accounts.get(player.index()) else { return String::new() };
    let mut words = vec![points(game, scene, account.points)];
    words.extend(account.treasury.map(|money| format!("{} mc", money.for_units())));
    words.push(format!("income {}", scene.income(&game.battle, player)));
    words.join(", ")
}

/// Points in words. If points are shown only every few turns, the words name the turn in which they were last shown.
fn points(game: &Game<StarViking>, scene: &Scene, points: Points) -> String {
    let every = game.battle.public().victory().revealed_every.map_or(1, |every| every.get().max(1));
    let turn = u32::from(scene.turn);
    match points {
        Points::Known(points) => counted(points, "point"),
        Points::ShownBefore(points) => {
            format!("{} after turn {}", counted(points, "point"), turn.saturating_sub(1) / every * every)
        }
        Points::Secret if every > 1 => format!("points shown after turn {}", turn.saturating_sub(1) / every * every + every),
        Points::Secret => "points are secret".into(),
    }
}

/// Shows the parts of the turn in order, and marks the present one. The orders of each side are one part.
fn track(ui: &mut Ui, game: &Game<StarViking>, scene: &Scene) {
    let palette = Palette::of(ui);
    let asked = game.battle.to_act(game.state());
    let steps = |short: bool| {
        let mut steps: Vec<(String, bool)> = Vec::new();
        if scene.turn == 0 {
            steps.push(("set-up".into(), scene.phase == Phase::SettingUp));
            steps.push(("purchase".into(), scene.phase == Phase::Purchase));
        }
        let ordering = |player: Player| format!("orders of {}", game.battle.side_name(player));
        if short {
            let now = asked.filter(|_| scene.phase == Phase::Orders);
            steps.push((now.map_or_else(|| "orders".to_owned(), ordering), scene.phase == Phase::Orders));
        } else {
            steps.extend(game.players().map(|player| (ordering(player), scene.phase == Phase::Orders && asked == Some(player))));
        }
        steps.push(("battles".into(), scene.phase == Phase::Choosing || scene.phase.is_of_a_segment()));
        let after = [Phase::Politics, Phase::Taxation, Phase::LocalFunds, Phase::Construction, Phase::Points];
        steps.extend(after.map(|phase| (phase.label().to_owned(), scene.phase == phase)));
        steps
    };
    let width = |steps: &[(String, bool)]| -> f32 {
        let arrow = wide(ui, "›", theme::regular(theme::SMALL)) + 8.0;
        steps.iter().map(|(words, _)| wide(ui, words, theme::bold(theme::SMALL)) + arrow).sum()
    };
    // If not all parts fit, only the side that gives orders at present has a part for its orders.
    let steps = Some(steps(false)).filter(|steps| width(steps) <= ui.available_width()).unwrap_or_else(|| steps(true));
    let last = steps.len() - 1;
    for (index, (words, now)) in steps.into_iter().enumerate() {
        let words = if now {
            RichText::new(words).font(theme::bold(theme::SMALL)).color(palette.accent)
        } else {
            RichText::new(words).size(theme::SMALL).color(palette.weak)
        };
        ui.add(Label::new(words).truncate());
        if index < last {
            ui.label(RichText::new("›").size(theme::SMALL).color(palette.weak));
        }
    }
}

/// The decrees of politics this turn in words.
fn politics(scene: &Scene) -> String {
    match scene.decrees {
        None => "not yet this turn.".into(),
        Some(decrees) => match decreed(&decrees) {
            words if words.is_empty() => "nothing special this turn.".into(),
            words => format!("{}.", listed(&words)),
        },
    }
}

fn decreed(decrees: &Decrees) -> Vec<String> {
    let Decrees {
        taxes_divided_by,
        points_owed,
        dearer,
        no_starships,
        battlecruiser,
        frigates,
        frigates_owed,
        civil_war,
        aid: _,
    } = *decrees;
    let mut words = Vec::new();
    if taxes_divided_by > 1 {
        words.push(format!("depression, taxes divided by {taxes_divided_by}"));
    }
    if let Some(part) = points_owed {
        words.push(format!("avarice, one part in {part} of the taxes for points"));
    }
    if dearer > 0 {
        words.push(format!("bureaucracy, blue units and points dearer by {dearer}"));
    }
    if no_starships {
        words.push("no starships are built".into());
    }
    if frigates_owed > 0 {
        words.push(format!("distant wars, {} to be given up", counted(frigates_owed, "frigate")));
    }
    if civil_war.is_some() {
        words.push("civil war".into());
    }
    if battlecruiser {
        words.push("a battlecruiser can be built".into());
    }
    match frigates {
        Frigates::Left(0) => {}
        Frigates::Left(number) => words.push(format!("{} can be built", counted(number, "frigate"))),
        Frigates::Any => words.push("any number of frigates can be built".into()),
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_politics_brought_is_told_and_nothing_where_they_brought_nothing() {
        assert!(decreed(&Decrees::default()).is_empty());
        let decrees = Decrees { taxes_divided_by: 2, frigates: Frigates::Left(1), ..Decrees::default() };
        assert_eq!(decreed(&decrees), ["depression, taxes divided by 2", "1 frigate can be built"]);
    }
}
