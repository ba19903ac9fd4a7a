//! Explains each phase to a player who learns the game while playing it.

use freedom_in_the_galaxy::book;
use freedom_in_the_galaxy::play::{Phase, Question, State};
use kit::play::Lesson;

/// Explains the current question; `None` when nothing is asked.
pub fn lesson(state: &State) -> Option<Lesson> {
    let question = state.asked?.question;
    if let (Question::Search(_) | Question::Searchers(_), Some(_)) = (question, state.open.search.group) {
        return Some(ON_MISSIONS);
    }
    Some(of(question, state.open.phase))
}

/// The lesson of a search that an action card allows.
const ON_MISSIONS: Lesson = told(
    "search on missions",
    "A card lets the other player search for one mission group. Each group is searched for once in a phase, and none after a card that forbids it.",
    "13.48",
);

fn of(question: Question, phase: Phase) -> Lesson {
    match question {
        Question::Attack { .. } | Question::Champion | Question::Active | Question::BreakOff | Question::Wound => told(
            "character combat",
            "Characters fight round by round. The defender says who is active and who tries to break off; then both sides roll for wounds by the \
             difference of attack and defence.",
            "12.0",
        ),
        Question::Lose(_) | Question::Raid | Question::Damage { .. } => told(
            "losses",
            "A loss is fulfilled with units whose strength comes as near to it as possible, and never above it.",
            "10.3",
        ),
        Question::Trade | Question::TradeTo(_) | Question::BuyShip(_) | Question::Inherit(_) | Question::Bear(_) => told(
            "possessions",
            "Before missions are assigned possessions may be handed on among characters who stand together.",
            "14.12",
        ),
        Question::Draw | Question::Settle | Question::Succeed(_) | Question::Cancel(_) | Question::Ward | Question::Calm => told(
            "action cards",
            "As many action cards may be drawn as the environ is large. The event of a card comes first, then the letters of the missions. You may \
             stop with the letters you have.",
            "13.3",
        ),
        Question::Raise(..) | Question::Rise(_) => {
            told("rebellion", "A rebellion raises troops in each environ for its resource, and they may attack at once.", "15.4")
        }
        Question::Commission => {
            told("new ships", "A knight on a planet that the Empire controls may be given a ship for one that was lost.", "14.61")
        }
        Question::Fire(_) | Question::Evade(_) => told(
            "enemy bases",
            "An enemy base that is up is passed on leaving its planet and on reaching it: ships may be detected, and units may be fired at.",
            "9.2",
        ),
        Question::Search(_) | Question::Searchers(_) | Question::Hide | Question::FoundBy(_) => of_phase(Phase::Search),
        _ => of_phase(phase),
    }
}

fn of_phase(phase: Phase) -> Lesson {
    match phase {
        Phase::SettingUp => told(
            "set-up",
            "Before the first turn both players place what the scenario leaves to them, the Imperial player first.",
            "16.12",
        ),
        Phase::Movement => told(
            "movement",
            "Counters that stand together may go together, each once. On a planet all may move; to another planet only ships and mobile units go.",
            "9.0",
        ),
        Phase::Reaction => told(
            "reaction",
            "To each environ where the enemy has units or was detected one character, or one unit with a leader, may come from the same planet.",
            "9.6",
        ),
        Phase::Combat => told(
            "military combat",
            "Where units of both sides stand, either player may attack. Both roll a die on the column of the odds.",
            "10.0",
        ),
        Phase::Search => told(
            "search",
            "The other player may search for detected characters, once with units and once with characters. Those who are found can be attacked.",
            "11.0",
        ),
        Phase::Missions => told(
            "missions",
            "Characters who stand apart from units are assigned to missions, environ by environ. A mission is completed by its letters on action cards.",
            "13.1",
        ),
        Phase::End => told(
            "end of the player-turn",
            "Characters who did nothing in this player-turn heal, and bases and rebellions are settled.",
            "13.7",
        ),
    }
}

const fn told(phase: &'static str, words: &'static str, case: &'static str) -> Lesson {
    Lesson { phase, words, citation: book(case) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phase_is_told_in_a_sentence_or_two_that_fit_beside_the_board() {
        let phases =
            [Phase::SettingUp, Phase::Movement, Phase::Reaction, Phase::Combat, Phase::Search, Phase::Missions, Phase::End];
        let of_phases = phases.into_iter().map(of_phase);
        let questions = [Question::BreakOff, Question::Raid, Question::Trade, Question::Draw, Question::Commission];
        let of_questions = questions.map(|question| of(question, Phase::Missions)).into_iter().chain([ON_MISSIONS]);
        let all: Vec<Lesson> = of_phases.chain(of_questions).collect();
        for lesson in &all {
            assert!(lesson.words.ends_with('.') && lesson.words.matches(". ").count() <= 2, "{}", lesson.words);
            assert!(lesson.words.len() < 230, "{}", lesson.words);
        }
        let names = |lesson: &Lesson| all.iter().filter(|other| other.phase == lesson.phase).count();
        assert!(all.iter().all(|lesson| names(lesson) == 1), "lessons have names of their own");
    }
}
