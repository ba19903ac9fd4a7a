//! How a scenario of one star is won, and for what the Rebel has already scored victory points. All of it is public.

use super::scene::Scene;
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::{BookScenario, Conclusion, Reckoning, player_of};
use freedom_in_the_galaxy::terms::{InstantVictory, Score};
use freedom_in_the_galaxy::{Side, book};
use kit::play::{Eyes, Game, Term, Winning, WinningPart};
use rules::kind::say;
use rules::{capital, counted, listed};

/// The conditions of victory of both sides, with the points that the Rebel has now.
pub fn winning(game: &Game<FreedomInTheGalaxy>, eyes: Eyes) -> Winning {
    let scene = &Scene::of(game, eyes);
    let points = Reckoning::of(&scene.look).total();
    let (terms, open) = (scene.look.public.terms(), scene.look.open);
    let at_the_end = scene.book_scenario().map_or("16.17", BookScenario::case_at_the_end);
    let needs = Some(terms.threshold).filter(|threshold| *threshold != i32::MAX);
    let mut rebel = vec![];
    let mut imperial = vec![];
    if let Some(threshold) = needs {
        let turns = terms.turns;
        rebel.push(term(format!("The Rebel wins with {threshold} victory points or more after turn {turns}."), at_the_end));
        let words = format!("The Empire wins if the Rebel has fewer than {threshold} victory points after turn {turns}.");
        imperial.push(term(words, at_the_end));
    }
    for instant in &terms.instant {
        let own = if instant.winner() == Some(Side::Imperial) { &mut imperial } else { &mut rebel };
        let winner = if instant.winner() == Some(Side::Imperial) { "The Empire" } else { "The Rebel" };
        own.push(term(format!("{winner} wins at once, as soon as {}.", instant_words(instant)), case_of(scene, instant)));
    }
    rebel.extend(scored(scene));
    let heading = match needs {
        Some(threshold) => format!("REBEL: {points} OF {}", counted(i64::from(threshold), "VICTORY POINT").to_uppercase()),
        None => format!("REBEL: {}", counted(i64::from(points), "victory point").to_uppercase()),
    };
    let mut end = vec![term(format!("The game ends after turn {}; this is turn {}.", terms.turns, open.turn.max(1)), at_the_end)];
    end.push(term("There are no grades: one side wins, or the other.".into(), at_the_end));
    let part = |player, heading: String, terms| WinningPart { player, heading, terms };
    Winning {
        result: result(game, scene, points, (needs, at_the_end)),
        parts: vec![
            part(Some(player_of(Side::Rebel)), heading, rebel),
            part(Some(player_of(Side::Imperial)), "EMPIRE".into(), imperial),
            part(None, "END".into(), end),
        ],
    }
}

/// The case of the rulebook on an instant victory: that of the book's scenario if it is played, or else 16.18, on instant victories as such.
fn case_of(scene: &Scene, instant: &InstantVictory) -> &'static str {
    scene.book_scenario().and_then(|scenario| scenario.case_of(instant)).unwrap_or("16.18")
}

/// The words for the condition of an instant victory, which name the winner.
fn instant_words(instant: &InstantVictory) -> String {
    let winner = instant.winner().map_or_else(|| "the enemy".to_owned(), |side| format!("the {}", side.player()));
    say(instant).replace("the enemy", &winner)
}

const fn term(words: String, case: &'static str) -> Term {
    Term { words, now: String::new(), citation: Some(book(case)) }
}

/// The lines of the victory schedule, each with the points that it earns at present.
fn scored(scene: &Scene) -> Vec<Term> {
    let reckoning = Reckoning::of(&scene.look);
    let counts = |(score, _): &(&Score, i32)| !matches!(score, Score::Printed(_));
    let of_line = |(score, points): (&Score, i32)| {
        let planets = reckoning.planets_of(score).map(|planet| scene.battle.planet_name(planet).to_owned());
        let people = reckoning.people_of(score);
        let people = people.iter().map(|character| scene.battle.character_name(character).to_owned());
        let from: Vec<String> = planets.chain(people).collect();
        let from = if from.is_empty() { String::new() } else { format!(" ({})", listed(&from)) };
        let case = if matches!(score, Score::Information(..)) { "16.19" } else { "16.17" };
        Term { words: format!("{}{from}", capital(&say(score))), now: points.to_string(), citation: Some(book(case)) }
    };
    reckoning.lines().filter(counts).map(of_line).collect()
}

/// How the game ended and why.
fn result(
    game: &Game<FreedomInTheGalaxy>,
    scene: &Scene,
    points: i32,
    (needs, at_the_end): (Option<i32>, &'static str),
) -> Option<Term> {
    let name = |side: Side| capital(&format!("the {}", side.player()));
    let has = counted(i64::from(points), "victory point");
    Some(match scene.look.open.conclusion? {
        Conclusion::Instant(side) => {
            let won_by = game.battle.won_by(&scene.look);
            let why = won_by.map_or_else(String::new, |instant| format!(": {}", instant_words(instant)));
            let case = won_by.map_or("16.18", |instant| case_of(scene, instant));
            term(format!("{} wins at once{why}. The Rebel has {has}.", name(side)), case)
        }
        Conclusion::Points(side) => {
            let compared = needs.map_or_else(String::new, |threshold| match side {
                Side::Rebel => format!(", and {threshold} are enough"),
                Side::Imperial => format!(", and needed {threshold}"),
            });
            term(format!("{} wins. The last turn is over: the Rebel has {has}{compared}.", name(side)), at_the_end)
        }
    })
}
