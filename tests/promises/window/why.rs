//! Prices, odds, options and findings lead to the reason; `stops.rs` asks it on every desk of every game.

use drydock::editor::cited;
use drydock::manual;
use drydock::project::{Content, Game};
use egui::accesskit::Role;
use egui::{Rect, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::Window;

/// Words of headings over prices, odds and options.
const NUMBERS: [&str; 10] = ["PRICE", "POINTS", "COSTS", "WORTH", "ODDS", "CHANCE", "DUEL", "RAM", "SPENDS", "OPTIONAL"];

/// Headings with such words over something else: games, a maker of worlds, cells of tables and terms of a scenario, each of which cites its own.
const OTHERS: [&str; 5] =
    ["GAMES WORTH WATCHING", "STREW WORLDS BY CHANCE", "RESULTS, BY ODDS", "WHAT EACH COSTS AND DOES", "FORCE POINTS"];

/// What a window shows of a role: names, or values where there is no name, and where.
fn shown(window: &Window, role: Role) -> Vec<(String, Rect)> {
    let told = |node: egui_kittest::Node<'_>| {
        let words = node.accesskit_node().label().or_else(|| node.accesskit_node().value())?;
        Some((words, node.rect()))
    };
    window.query_all_by_role(role).filter_map(told).collect()
}

/// Headings over numbers without a link beside them, and findings without one in their row or below them; and how many had one.
pub fn unexplained(window: &Window) -> (Vec<String>, usize) {
    let mut links = shown(window, Role::Link);
    links.retain(|(name, _)| name.starts_with("Why") || name.starts_with("Rule: "));
    let is_heading = |words: &str| {
        let is_title = words.chars().any(char::is_alphabetic) && words == words.to_uppercase();
        is_title
            && !OTHERS.contains(&words)
            && words.split(|letter: char| !letter.is_alphabetic()).any(|word| NUMBERS.contains(&word))
    };
    let headings = shown(window, Role::Label).into_iter().filter(|(words, _)| is_heading(words));
    let findings = [Role::ListItem, Role::Button].into_iter().flat_map(|role| shown(window, role));
    let findings =
        findings.filter(|(words, _)| ["error: ", "warning: ", "advice: "].iter().any(|severity| words.starts_with(severity)));
    let mut lost = Vec::new();
    let mut found = 0;
    for (words, rect) in headings.chain(findings) {
        let below = Rect::from_min_max(rect.min, rect.max + Vec2::new(f32::INFINITY, 3.0 * rect.height()));
        if links.iter().any(|(_, link)| below.contains(link.center())) {
            found += 1;
        } else {
            lost.push(words);
        }
    }
    (lost, found)
}

#[test]
fn every_rule_and_every_field_of_the_book_has_a_place_in_the_manual() {
    for game in Game::ALL {
        for kind in Content::empty(game).kinds() {
            for field in kind.fields() {
                let Some(citation) = field.citation else { continue };
                let is_told = manual::cited(citation).is_some() || matches!(citation, drydock::rules::Citation::Drydock(_));
                assert!(is_told, "{game}, {}: {}", field.spoken, cited::short(citation));
            }
        }
    }
}
