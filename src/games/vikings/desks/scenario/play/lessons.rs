//! Explains each phase of a game in a sentence or two, with the section of the rulebook, for users who play for the first time.

use vikings::play::{Phase, Position, Public, Question, Why};

/// The name of a phase, an explanation of its decisions, and the section of the book.
pub type Lesson = (&'static str, &'static str, &'static str);

/// Explains the current question; `None` once the game is over.
pub fn lesson(public: &Public, position: &Position) -> Option<Lesson> {
    let (player, question) = position.question?;
    Some(match question {
        Question::Row(_) | Question::Place(..) | Question::Berth(..) | Question::Coil(_) => set_up(question),
        Question::Tasks(_)
        | Question::Speed(_)
        | Question::Sail(_)
        | Question::Between
        | Question::Shaken(_)
        | Question::Pull(..) => afloat(question),
        Question::Archer | Question::Target(_) | Question::Reaction => arrows(question, position.phase),
        Question::Mover | Question::Step | Question::Put(_) => movement(question),
        Question::Walls => (
            "Shields",
            "Three or more with large shields in a row form a wall: safe from the front, but they neither move nor attack.",
            "3.2",
        ),
        Question::Axes => (
            "Axes",
            "An axe in both hands doubles an attack. Until the next phase of your side its bearer is easier to hit.",
            "3.3",
        ),
        Question::Fights if public.has_duty(position, player) => (
            "Berserkers",
            "A berserker in contact with an enemy must attack, alone or with others, before the phase can end. One who wins goes after the \
             enemy and may rage: then they fight again.",
            "3.1",
        ),
        Question::Fights | Question::Join => (
            "Combat",
            "Those in contact may attack, once each. Attack by defense gives the column, rounded for the defender; below 1-1 nobody \
             strikes. Several together add their attacks, and on foot gain a column.",
            "2.7",
        ),
        Question::Takes => ("A blow", "The side that was struck says which of those who took part takes the blow.", "2.72"),
        Question::Retreat | Question::Displace(_)
            if position.retreats.first().is_some_and(|retreat| retreat.why == Why::Thrown) =>
        {
            (
                "Thrown off the horse",
                "A thrown rider is put down on a hex beside the horse. If all are taken, a friend makes room; one whom enemies surround \
                 is killed. The horse stays where it is.",
                "3.4",
            )
        }
        Question::Retreat | Question::Displace(_) => (
            "Retreat",
            "A retreat leads away from those who caused it, and after a blow beside none of them. Friends make room. Without such a hex \
             it is a wound.",
            "8.8",
        ),
        Question::Advance | Question::AdvanceOn(_) => (
            "Advance",
            "One of the winners may go into the hex that was left, and farther: two hexes on foot, three as a rider. It costs no points.",
            "2.75",
        ),
    })
}

const fn set_up(question: Question) -> Lesson {
    match question {
        Question::Berth(..) => (
            "Boats to begin with",
            "A boat lies on water, or on a beach with one end alone. Click where its mast is to be.",
            "1.2",
        ),
        Question::Coil(_) => (
            "Hooks",
            "A hook lies with its rope on the edge of the deck. The one who stands there can throw it, five hexes at the most.",
            "4.61",
        ),
        _ => ("Set-up", "Side B puts its people down first, then side A. Click a lit hex; a hex holds one of the living.", "2.1"),
    }
}

const fn afloat(question: Question) -> Lesson {
    match question {
        Question::Tasks(_) => (
            "Tasks",
            "Each of the crew rows, steers, stands ready to board, takes a hook or bails. Click somebody to give another task. The other \
             side sees nothing of it until all boats are done.",
            "4.2",
        ),
        Question::Speed(_) => (
            "Speeds",
            "A speed stays covered until both sides have chosen. How much it may change depends on the pairs of oarsmen.",
            "4.33",
        ),
        Question::Sail(_) => (
            "Boats",
            "The boat with the highest effective speed moves first, a hex in each sequence; between equals the heavier one (4.41, 4.52). \
             Straight on costs nothing; a turn costs a ship speed, and going sideways a drakkar.",
            "4.43",
        ),
        Question::Between => (
            "Hooks and ropes",
            "Between two sequences hooks are thrown and ropes are cut, one attempt each in a phase. A rope whose hook holds is pulled at \
                 the end of the phase, if one of your side with the task at the hook stands on its coil.",
            "4.62, 4.65",
        ),
        Question::Pull(..) => (
            "Pulling",
            "Those with the task at the hook, on the coil of a rope that holds, pull the boats together, the lighter towards the heavier.",
            "4.65",
        ),
        _ => ("Collision", "A collision shakes the crews. The player of the boat says whom it strikes.", "4.52"),
    }
}

const fn arrows(question: Question, phase: Phase) -> Lesson {
    match (question, phase) {
        (Question::Target(_), _) => (
            "The target",
            "Range, armour and a wound of the archer are added to the die; a low sum hits. Cover chooses the column of the table.",
            "2.32",
        ),
        (Question::Reaction, _) => (
            "Arrows at a mover",
            "The enemy moves. Each of your archers may shoot once in this phase, at any step of anybody.",
            "2.33",
        ),
        (_, Phase::Fire) => {
            ("Offensive fire", "Your archers shoot first, once each; not those whom an enemy beside them could strike.", "2.3")
        }
        _ => ("Defensive fire", "Now you may shoot at those who could have moved and stayed where they are.", "2.33"),
    }
}

const fn movement(question: Question) -> Lesson {
    match question {
        Question::Mover => ("Movement", "Everybody moves once in a phase, in any order. Those who are not picked stay.", "2.5"),
        Question::Put(_) => {
            ("Setting down", "Those who were carried or led are left on a hex beside the end of the move.", "2.53")
        }
        _ => (
            "A move",
            "Each hex costs points by its ground. Enemies beside the way challenge those who pass, and bows answer any step. Click a far \
             hex to walk there.",
            "2.54",
        ),
    }
}
