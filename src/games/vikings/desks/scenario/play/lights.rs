//! Paints what lies above the pieces: the path to the hex under the pointer with its costs and dangers, the present attack, and the effects of the
//! last action.

use egui::{Rect, Stroke, Vec2};

use super::super::pieces::Over;
use super::scene::Scene;
use super::way::{Perils, Way};
use super::{fight, labels, steps};
use crate::Vikings;
use geometry::Space;
use kit::board::badge;
use kit::play::{Eyes, Game};
use kit::theme::{self, Palette};
use kit::widgets::Icon;

use vikings::play::{Event, ManNumber, Question};

/// The narrowest hex, in points of the screen, in which costs fit without covering the neighbouring hexes.
const ROOM_FOR_COSTS: f32 = 14.0;

/// Draws a path: at each step the cost and the archers who can shoot there, and at the end the whole cost and all dangers in words.
pub fn way(over: &Over, scene: &Scene, way: &Way, perils: &[Perils]) {
    let paper = Palette::on_paper();
    let mut line: Vec<_> = way.poses.iter().map(|pose| over.middle(pose.hex)).collect();
    // A path from outside the boards begins twice on the hex of entry.
    line.dedup();
    over.broken_line(&line, Stroke::new(2.5, paper.accent));
    let steps = way.poses.iter().skip(1).zip(&way.spent);
    for ((pose, spent), peril) in steps.zip(perils) {
        let (at, width) = (over.middle(pose.hex), over.width(pose.hex));
        for archer in &peril.bows {
            let from = over.middle(scene.position.man(*archer).pose.hex);
            over.painter.line_segment([from, at], Stroke::new(1.0, paper.error.gamma_multiply(0.55)));
        }
        if width >= ROOM_FOR_COSTS {
            badge(&over.painter, at, &spent.to_string(), (width * 0.4).clamp(9.0, 15.0));
            if !peril.is_none() {
                let corner = at + Vec2::new(0.3, -0.3) * width;
                over.icon(corner, Icon::Warning, (width * 0.3).clamp(9.0, 14.0), paper.error);
            }
        }
    }
    if let Some(end) = way.poses.last() {
        let mut lines = vec![way.words()];
        lines.extend(words(scene, perils));
        // The words lie beyond the end of the path, where they do not cover the costs along it.
        let (at, far) = (over.middle(end.hex), over.width(end.hex) * 0.6);
        let comes_from_below = line.iter().rev().nth(1).is_some_and(|before| before.y > at.y);
        labels::beside(over, at, far, (&lines[..], comes_from_below), &[]);
    }
}

/// The perils of a path in words: the archers who can shoot, the enemies who challenge, and those from whom there is no way back at its end.
pub fn words(scene: &Scene, perils: &[Perils]) -> Vec<String> {
    let names = |each: fn(&Perils) -> &Vec<ManNumber>| {
        let mut men: Vec<ManNumber> = perils.iter().flat_map(|peril| each(peril).iter().copied()).collect();
        men.sort_unstable();
        men.dedup();
        men.into_iter().map(|man| scene.battle.name(man)).collect::<Vec<_>>()
    };
    let (bows, challengers) = (names(|peril| &peril.bows), names(|peril| &peril.challengers));
    let bow = if bows.len() == 1 { "bow" } else { "bows" };
    let bows = (!bows.is_empty()).then(|| format!("under the {bow} of {} (2.33)", bows.join(", ")));
    // An enemy who is adjacent to several hexes of the path challenges at each of these hexes.
    let each: Vec<ManNumber> = perils.iter().flat_map(|peril| peril.challengers.iter().copied()).collect();
    let walker = scene.position.walk.as_ref().map(|walk| walk.man).filter(|_| !each.is_empty());
    let challenged = walker.map(|man| {
        let odds = steps::hurting(scene.battle, scene.position, man, &each);
        format!("challenged by {}, {odds} (2.54, 8.9)", challengers.join(", "))
    });
    let shut_in_by = names(|peril| &peril.shut_in_by);
    let shut_in = (!shut_in_by.is_empty())
        .then(|| format!("no way back there from {}: to be driven back is a wound (8.2, 8.8)", shut_in_by.join(", ")));
    bows.into_iter().chain(challenged).chain(shut_in).collect()
}

/// Marks the character that the question is about, and the present attack with its column and the chance of each result in tenths.
pub fn asked(over: &Over, scene: &Scene) {
    let paper = Palette::on_paper();
    let position = scene.position;
    let ring = |man: ManNumber, stroke: Stroke| {
        let state = position.man(man);
        if state.is_here() {
            state.pose.spaces().for_each(|space| over.ring(space, stroke));
        }
    };
    if let Some(walk) = &position.walk {
        ring(walk.man, Stroke::new(3.0, paper.accent));
    }
    match scene.question() {
        Some(Question::Target(archer)) => ring(archer, Stroke::new(3.0, paper.accent)),
        Some(Question::Retreat) => {
            if let Some(retreat) = position.retreats.first() {
                ring(retreat.man, Stroke::new(3.0, paper.accent));
            }
        }
        Some(Question::Displace(man) | Question::AdvanceOn(man)) => ring(man, Stroke::new(3.0, paper.accent)),
        _ => {}
    }
    let Some(clash) = &position.clash else { return };
    let middle = |man: &ManNumber| over.middle(position.man(*man).pose.hex);
    let target = clash.defenders.first().map(middle);
    let target = target.or_else(|| clash.beast.map(|beast| over.middle(position.beast(beast).pose.hex)));
    for (attacker, to) in clash.attackers.iter().zip(std::iter::repeat(target)) {
        ring(*attacker, Stroke::new(2.5, paper.accent));
        for to in clash.defenders.iter().map(middle).chain(to.filter(|_| clash.defenders.is_empty())) {
            over.painter.arrow(middle(attacker), (to - middle(attacker)) * 0.8, Stroke::new(2.5, paper.error));
        }
    }
    clash.defenders.iter().for_each(|man| ring(*man, Stroke::new(2.5, paper.error)));
    if let (Some(at), Some(lines)) = (target, fight::lines(scene.battle, position)) {
        // The words lie on the side of the attackers that faces away from the defenders, so that they cover none of them.
        let width = over.width(position.man(clash.attackers[0]).pose.hex);
        let attackers: f32 = clash.attackers.iter().map(|man| middle(man).y - at.y).sum();
        let fighters = clash.attackers.iter().chain(&clash.defenders).flat_map(|man| position.man(*man).pose.spaces());
        let taken: Vec<Rect> = fighters.map(|space| over.bounds(space).scale_from_center(0.8)).collect();
        labels::beside(over, at, width * 0.7, (&lines[..], attackers > 0.0), &taken);
    }
}

/// Draws the effects of the last action: arrows, blows, steps and falls.
pub fn trace(over: &Over, game: &Game<Vikings>, eyes: Eyes, scene: &Scene) {
    let paper = Palette::on_paper();
    let at = |man: ManNumber| over.middle(scene.position.man(man).pose.hex);
    let line = |from: ManNumber, to: ManNumber, stroke: Stroke| over.broken_line(&[at(from), at(to)], stroke);
    for event in game.just_happened(eyes) {
        match event {
            Event::Shot { line: [from, to], .. } => {
                let flight = [over.middle(*from), over.middle(*to)];
                // The line lies on a light ground, or it could not be seen on the planks of a boat.
                over.painter.line_segment(flight, Stroke::new(5.0, theme::PAPER.gamma_multiply(0.7)));
                over.broken_line(&flight, Stroke::new(2.0, paper.warning));
                over.ring(*to, Stroke::new(2.0, paper.warning));
            }
            Event::Challenged { by, man, .. } => line(*by, *man, Stroke::new(2.0, paper.error)),
            Event::Struck { attacker, defender, .. } => line(*attacker, *defender, Stroke::new(2.5, paper.error)),
            Event::Harmed { at, .. } => struck(over, *at),
            Event::Rammed { boat, other, .. } => {
                let axis = |boat: &vikings::play::BoatNumber| over.middle(scene.position.boat(*boat).axis);
                over.broken_line(&[axis(boat), axis(other)], Stroke::new(3.0, paper.error));
            }
            Event::Threw { man, at: hex, .. } => {
                over.broken_line(&[at(*man), over.middle(*hex)], Stroke::new(2.0, paper.warning));
            }
            _ => {}
        }
    }
}

fn struck(over: &Over, space: Space) {
    over.ring(space, Stroke::new(2.5, Palette::on_paper().error));
}
