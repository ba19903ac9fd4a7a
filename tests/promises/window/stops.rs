//! What holds at every stop of a walk through the desks and panels of each game, in a window so high that all of a desk is in view: whatever can be
//! pressed is large enough, no field lies over another, what has the focus is seen, and every price, all odds, every option and every finding lead to
//! the reason.

use drydock::project::Game;
use egui::Vec2;

use super::{seen, targets, why};
use crate::support::rasteriser::Part;
use crate::support::walk::Walk;
use crate::support::window::Window;

fn walk(game: Game) {
    let (part, mut wrong, mut explained, mut marked) = (Part::default(), Vec::new(), 0, 0);
    let mut look = |stop: &str, window: &mut Window| {
        wrong.extend(targets::faults(stop, window));
        let (lost, found) = why::unexplained(window);
        wrong.extend(lost.into_iter().map(|words| format!("{stop}: “{words}” has no link to its reason")));
        explained += found;
        wrong.extend(seen::unmarked(stop, window, &part, &mut marked));
    };
    let mut walk = Walk::new(Vec2::new(1296.0, 2016.0), &mut look).drawn(&part);
    walk.designs(game);
    walk.panels(game);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(explained > 2, "{game}: {explained} have a link");
    assert!(marked > 20, "{game}: {marked} controls were seen with the focus and without it");
}

#[test]
fn desks_of_launch_fighters_are_pressed_well_seen_with_the_focus_and_tell_why() {
    walk(Game::LaunchFighters);
}

#[test]
fn desks_of_star_viking_are_pressed_well_seen_with_the_focus_and_tell_why() {
    walk(Game::StarViking);
}

#[test]
fn desks_of_freedom_in_the_galaxy_are_pressed_well_seen_with_the_focus_and_tell_why() {
    walk(Game::FreedomInTheGalaxy);
}

#[test]
fn desks_of_vikings_are_pressed_well_seen_with_the_focus_and_tell_why() {
    walk(Game::Vikings);
}

#[test]
fn desks_of_space_viking_are_pressed_well_seen_with_the_focus_and_tell_why() {
    walk(Game::SpaceViking);
}
