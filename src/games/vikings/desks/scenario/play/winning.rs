//! How a scenario is won, and how many points each goal has brought until now. Goals, and whether they are met, are open to both sides.

use super::content;
use super::scene::Scene;
use crate::Vikings;
use kit::play::{Eyes, Game, Term, Winning, WinningPart};
use rules::play::{Play as _, Player, Told as _};
use rules::{Citation, capital, counted, with_verb};
use vikings::SetUp;
use vikings::play::{Aim, Conclusion, Position, Public, in_points};
use vikings_paper::sheets::scenarios::{EndInWords, end_in_words};

/// The conditions of victory, each with the points that it has brought; `None` if the scenario is no longer in its project.
pub fn winning(game: &Game<Vikings>, eyes: Eyes) -> Option<Winning> {
    let content = content(&game.project);
    let scenario = content.scenarios.get(game.scenario())?;
    let words = end_in_words(&SetUp::of(content, scenario));
    let scene = &Scene::of(game, eyes);
    let (public, position) = (scene.public(), scene.position);
    let name = |player| game.battle.side_name(player);
    let part = |player: Player| {
        let own = public.goals().iter().zip(&words.goals).filter(|(aim, _)| aim.player == player);
        // The heading already names the side, so the name is left out here.
        let side = format!("{}: ", name(player));
        let bare = |goal: &str| goal.strip_prefix(&side).unwrap_or(goal).to_owned();
        let mut terms: Vec<Term> = own.map(|(aim, goal)| of_goal(public, position, aim, &bare(goal))).collect();
        let head_start = scenario.head_starts[player.index()].get();
        if head_start > 0 {
            terms.push(term("Had before the first turn".into(), head_start.to_string()));
        }
        let points = in_points(public.half_points(position, player));
        WinningPart { player: Some(player), heading: format!("{}: {points} POINTS", name(player).to_uppercase()), terms }
    };
    let end = [words.length.clone(), present(position.turn), words.grades.clone()].into_iter().chain(words.tide.clone());
    let remark = "The book\u{2019}s points of victory are lost; goals, points and grades are Drydock\u{2019}s.".to_owned();
    let terms = end.chain([remark]).map(|words| term(words, String::new())).collect();
    let game_part = WinningPart { player: None, heading: "END AND GRADES".into(), terms };
    let parts = [0, 1].map(Player::new).map(part).into_iter().chain([game_part, optional_rules(&words)]);
    Some(Winning { result: result(game, position, &words), parts: parts.collect() })
}

/// The turn in words; 0 stands for the set-up before the first.
fn present(turn: u16) -> String {
    if turn == 0 { "The first turn has not begun.".to_owned() } else { format!("This is turn {turn}.") }
}

/// The optional rules of the book (5.1 to 5.5).
const OPTIONAL: [&str; 5] = ["5.1", "5.2", "5.3", "5.4", "5.5"];

/// The optional and special rules that are in force, each with its section (5.1 to 5.5).
fn optional_rules(words: &EndInWords) -> WinningPart {
    let cited = |rule: &String| {
        let section = OPTIONAL.into_iter().find(|section| rule.contains(&format!("({section})")));
        let citation = section.map(|section| Citation::Book { book: vikings::BOOK, section });
        Term { citation, ..term(rule.clone(), String::new()) }
    };
    let mut terms: Vec<Term> = words.special.iter().map(cited).collect();
    if terms.is_empty() && words.tide.is_some() {
        let citation = Some(Citation::Book { book: vikings::BOOK, section: "5.5" });
        terms.push(Term { citation, ..term("Low tide, as above.".to_owned(), String::new()) });
    } else if terms.is_empty() {
        terms.push(term("None of them is in force (5.1 to 5.5).".to_owned(), String::new()));
    }
    WinningPart { player: None, heading: "OPTIONAL RULES".into(), terms }
}

const fn term(words: String, now: String) -> Term {
    Term { words, now, citation: None }
}

/// A goal with the points that it has brought and, as long as too few pieces meet it, how many do.
fn of_goal(public: &Public, position: &Position, aim: &Aim, goal: &str) -> Term {
    let (count, halves) = public.gained(position, aim);
    let needs = aim.goal.number.get();
    let so_far = if count > 0 && count < needs { format!(" So far {count} of {needs}.") } else { String::new() };
    term(format!("{}{so_far}", capital(goal)), if aim.goal.wins && halves == 0 { String::new() } else { in_points(halves) })
}

/// How the game ended and why.
fn result(game: &Game<Vikings>, position: &Position, words: &EndInWords) -> Option<Term> {
    let conclusion = position.conclusion?;
    let public = game.battle.public();
    let outcome = game.battle.outcome(game.state())?;
    let halves = [0, 1].map(|number| public.half_points(position, Player::new(number)));
    let why = match conclusion {
        Conclusion::Goal(player) => {
            let met = |(aim, _): &(&Aim, &String)| aim.player == player && aim.goal.wins;
            public.goals().iter().zip(&words.goals).find(met).map_or_else(String::new, |(_, goal)| goal.clone())
        }
        Conclusion::NobodyLeft => if public.turns().is_none() {
            "A side had nobody standing or to come."
        } else {
            "Neither side had anybody standing or to come."
        }
        .into(),
        Conclusion::Nothing => "Ten turns passed without a wound.".into(),
        Conclusion::LastTurn => format!("The last turn, {}, is over.", position.turn),
    };
    let points = format!("{} to {} points", in_points(halves[0]), in_points(halves[1]));
    let by = match (public.lead(halves), public.grades().len()) {
        (Some((player, passed)), grades) if grades > 0 && outcome.winner == Some(player) => {
            let lead = lead_in_words(public.grades(), passed);
            format!(": victory of grade {passed} of {}, by a lead of {lead} or more", counted(grades, "grade"))
        }
        (Some(_), grades) if grades > 0 && outcome.winner.is_none() => {
            format!(", too little for the first grade, which takes a lead of {}", lead_in_words(public.grades(), 1))
        }
        _ => String::new(),
    };
    let ends = outcome
        .winner
        .map_or_else(|| "A draw.".into(), |player| format!("{}.", with_verb(game.battle.side_name(player), "wins", "win")));
    Some(term(format!("{ends} {why} {points}{by}."), String::new()))
}

/// The lead that a grade of victory takes: the smallest lead is that of grade 1.
fn lead_in_words(grades: &[u32], grade: usize) -> String {
    let mut leads = grades.to_vec();
    leads.sort_unstable();
    let lead = leads.get(grade.saturating_sub(1)).copied().unwrap_or_default();
    format!("{lead} % of the other side\u{2019}s points")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_says_of_what_its_percentage_is() {
        assert_eq!(lead_in_words(&[50, 10, 25], 2), "25 % of the other side\u{2019}s points");
        assert_eq!(lead_in_words(&[10], 1), "10 % of the other side\u{2019}s points");
    }

    fn listed(special: &[&str], tide: Option<&str>) -> Vec<(String, Option<String>)> {
        let words = EndInWords {
            length: String::new(),
            goals: Vec::new(),
            grades: String::new(),
            tide: tide.map(str::to_owned),
            special: special.iter().map(|&rule| rule.to_owned()).collect(),
        };
        let cited = |term: Term| (term.words, term.citation.map(|citation| citation.to_string()));
        optional_rules(&words).terms.into_iter().map(cited).collect()
    }

    fn section(section: &'static str) -> String {
        Citation::Book { book: vikings::BOOK, section }.to_string()
    }

    #[test]
    fn the_set_up_is_before_the_first_turn() {
        assert_eq!([present(0), present(1)], ["The first turn has not begun.", "This is turn 1."]);
    }

    #[test]
    fn each_optional_rule_cites_the_section_between_its_brackets() {
        let rules = ["Leaks can be patched (5.2).", "Hand 5.1 has a movement of 9 (5.5).", "Captives are led (ours)."];
        let sections: Vec<_> = listed(&rules, None).into_iter().map(|(_, section)| section).collect();
        assert_eq!(sections, [Some(section("5.2")), Some(section("5.5")), None]);
    }

    #[test]
    fn no_optional_rule_is_in_force_only_without_a_tide() {
        let none = listed(&[], None);
        assert!(none.len() == 1 && none[0].0.starts_with("None of them"), "{none:?}");
        assert_eq!(listed(&[], Some("Low tide (5.5): …")), [("Low tide, as above.".to_owned(), Some(section("5.5")))]);
    }
}
