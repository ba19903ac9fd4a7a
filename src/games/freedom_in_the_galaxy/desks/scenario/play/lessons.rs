//! Explains each phase to a player who learns the game while playing it.

use freedom_in_the_galaxy::book;
use freedom_in_the_galaxy::play::{Phase, Question, State};
use kit::play::Lesson;

/// Explains the current question; `None` if no question is asked.
pub fn lesson(state: &State) -> Option<Lesson> {
    let question = state.asked?.question;
    if let (Question::Search(_) | Question::Searchers(_), Some(_)) = (question, state.open.search.group) {
        return Some(ON_MISSIONS);
    }
    Some(of(question, state.open.phase))
}

/// The lesson about a search that an action card allows.
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
        Question::Lose(_) => told(
            "losses",
            "A loss is fulfilled with units whose strength comes as near to it as possible, and never above it.",
            "10.3",
        ),
        Question::Stack(_) => told(
            "two stacks",
            "Characters who stand with units are detected with them and do no missions; those who stand apart may do missions.",
            "9.57",
        ),
        Question::Lead(_) => told(
            "leaders",
            "One character may lead the units of each side in a combat, and their leadership shifts the column of the odds.",
            "10.4",
        ),
        Question::Fire(_) | Question::Evade(_) => told(
            "bases that are passed",
            "A base that is up is passed on leaving its planet and on reaching it: it may detect enemy ships, and fire at enemy units.",
            "9.2",
        ),
        Question::Raise(..) | Question::Rise(_) => {
            told("rebellion", "A rebellion raises troops in each environ for its resource, and they may attack at once.", "15.4")
        }
        Question::Station(_) if phase != Phase::SettingUp => told(
            "reinforcements",
            "Units that the scenario brings may be placed in any environ of a planet that their player controls.",
            "16.15",
        ),
        Question::RaiseBase => told(
            "bases that are down",
            "One base that is down may be put up again: by the Rebel player on odd turns, by the Imperial player on even ones.",
            "16.16",
        ),
        Question::Land(_) => told(
            "from space",
            "Who enters from space goes to one environ of any planet, and ships undergo detection as they land.",
            "16.12",
        ),
        Question::Commission => {
            told("new ships", "A knight on a planet that the Empire controls may be given a ship for one that was lost.", "14.61")
        }
        Question::Search(_) | Question::Searchers(_) => of_phase(Phase::Search),
        Question::Inherit(_) => told(
            "ships of the dead",
            "The ship of a character who is killed or captured may go at once to another who stands there.",
            "14.55",
        ),
        _ => of_possessions(question).or_else(|| of_cards(question)).unwrap_or_else(|| of_phase(phase)),
    }
}

/// The lesson about a question that concerns possessions; `None` for any other question.
fn of_possessions(question: Question) -> Option<Lesson> {
    Some(match question {
        Question::Trade | Question::TradeTo(_) | Question::BuyShip(_) => told(
            "handing on",
            "Before missions are assigned possessions may be handed on among characters who stand together.",
            "14.12",
        ),
        Question::Bear(_) => told(
            "who has it",
            "A possession goes at once to a character of the group that found it, or at the beginning of the game to any character.",
            "14.11",
        ),
        Question::Disable(_) => {
            told("companions", "A companion raises what its owner can do, and some keep an enemy character from acting.", "14.3")
        }
        Question::Heal(_)
        | Question::Hide
        | Question::Cancel(_)
        | Question::Ward
        | Question::Calm
        | Question::Declaration
        | Question::Improve(..) => told(
            "using possessions",
            "A possession stays secret until it is used. Its card says whether it lasts, may fail afterwards, or is lost.",
            "14.2",
        ),
        _ => return None,
    })
}

/// The lesson about a question that concerns the cards and the letters of missions; `None` for any other question.
fn of_cards(question: Question) -> Option<Lesson> {
    Some(match question {
        Question::Draw => told(
            "action cards",
            "As many action cards may be drawn as the environ is large. The event of a card comes first, then the letters of the missions. You may \
             stop with the letters you have.",
            "13.3",
        ),
        Question::WoundByEvent | Question::Raid | Question::FoundBy(_) | Question::Die => told(
            "events of action cards",
            "The event of a card is carried out before its letters count, by whom and on whom the card says.",
            "13.4",
        ),
        Question::Settle | Question::Succeed(_) => {
            told("completing missions", "A mission is completed by its letters, and some do more with more of them.", "13.5")
        }
        Question::Target | Question::Damage { .. } | Question::Free => {
            told("effects of missions", "Each mission has its own conditions and effects; both stand on its card.", "13.2")
        }
        _ => return None,
    })
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
    use freedom_in_the_galaxy::play::{CharacterNumber, Counter, EnvironNumber, PlanetNumber, PossessionNumber};

    #[test]
    fn every_phase_is_told_in_a_sentence_or_two_that_fit_beside_the_board() {
        let phases =
            [Phase::SettingUp, Phase::Movement, Phase::Reaction, Phase::Combat, Phase::Search, Phase::Missions, Phase::End];
        let of_phases = phases.into_iter().map(of_phase);
        let (here, them, thing, planet) = (EnvironNumber(0), CharacterNumber(0), PossessionNumber(0), PlanetNumber(0));
        let questions = [
            Question::BreakOff,
            Question::Lose(here),
            Question::Stack(here),
            Question::Lead(here),
            Question::Fire(planet),
            Question::Rise(here),
            Question::Station(Counter::Character(them)),
            Question::RaiseBase,
            Question::Land(None),
            Question::Commission,
            Question::Inherit(thing),
            Question::Trade,
            Question::Bear(thing),
            Question::Disable(thing),
            Question::Hide,
            Question::Draw,
            Question::Raid,
            Question::Settle,
            Question::Free,
        ];
        let of_questions = questions.map(|question| of(question, Phase::Missions)).into_iter().chain([ON_MISSIONS]);
        let all: Vec<Lesson> = of_phases.chain(of_questions).collect();
        for lesson in &all {
            assert!(lesson.words.ends_with('.') && lesson.words.matches(". ").count() <= 2, "{}", lesson.words);
            assert!(lesson.words.len() < 230, "{}", lesson.words);
        }
        let names = |lesson: &Lesson| all.iter().filter(|other| other.phase == lesson.phase).count();
        assert!(all.iter().all(|lesson| names(lesson) == 1), "lessons have names of their own");
    }

    #[test]
    fn a_question_with_a_rule_of_its_own_goes_to_that_rule() {
        let section = |question, phase| match of(question, phase).citation {
            rules::Citation::Book { section, .. } => section,
            rules::Citation::Drydock(_) => "",
        };
        let thing = PossessionNumber(0);
        // Locals who raid are an event (13.4) and not a loss in combat; with Sabotage, the player chooses what the enemy loses (13.2).
        assert_eq!(section(Question::Raid, Phase::Missions), "13.4");
        let damage = Question::Damage { levels: 0, any: false, success: 0, mission: 0 };
        assert_eq!(section(damage, Phase::Missions), "13.2");
        assert_eq!(section(Question::Inherit(thing), Phase::Search), "14.55");
        assert_eq!(section(Question::Bear(thing), Phase::Missions), "14.11");
        let unit = Counter::Character(CharacterNumber(0));
        assert_eq!(section(Question::Station(unit), Phase::SettingUp), "16.12");
        assert_eq!(section(Question::Station(unit), Phase::Movement), "16.15");
        assert_eq!(section(Question::Move, Phase::Movement), "9.0");
    }
}
