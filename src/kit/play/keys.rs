//! The keys that move through a game, and those that make a choice.

use crate::keys::desk_keys;

const DESK: &str = "Games";

desk_keys! {
    PLAY_OR_PAUSE "PlayOrPause", DESK, "Play or pause", "Let the game run, or stop it; the space bar does so as well.", P;
    PLAY_STEP "PlayStep", DESK, "Step", "Show the next action; so does the right arrow on the timeline.", Period;
    PLAY_BACK "PlayBack", DESK, "Back", "Go back an action; so does the left arrow on the timeline.", Comma;
    PLAY_FIRST "PlayFirst", DESK, "To the beginning", "Go to the beginning of the game.", Home;
    PLAY_LAST "PlayLast", DESK, "To the end", "Go to the end of the game as far as it was played.", End;
    PLAY_NEXT_TURN "PlayNextTurn", DESK, "Next turn", "Go to the beginning of the next turn; so does the down arrow on the timeline.", PageDown;
    PLAY_TURN_BEFORE "PlayTurnBefore", DESK, "Turn before", "Go to the beginning of this turn, or of the one before; so does the up arrow on the timeline.", PageUp;
    PLAY_NEXT_PHASE "PlayNextPhase", DESK, "Next phase", "Go to the beginning of the next phase.", PageDown + SHIFT;
    PLAY_PHASE_BEFORE "PlayPhaseBefore", DESK, "Phase before", "Go to the beginning of this phase, or of the one before.", PageUp + SHIFT;
    PLAY_SLOWER "PlaySlower", DESK, "Slower", "Show fewer actions a second.", OpenBracket;
    PLAY_FASTER "PlayFaster", DESK, "Faster", "Show more actions a second.", CloseBracket;
    PLAY_TAKE_BACK "PlayTakeBack", DESK, "Take back", "Take back what your last press did, such as a whole walk, and what came of it; the same dice come again.", U;
    PLAY_CHOOSE_1 "PlayChoose1", DESK, "First choice", "Make the first choice that is listed.", Num1;
    PLAY_CHOOSE_2 "PlayChoose2", DESK, "Second choice", "Make the second choice that is listed.", Num2;
    PLAY_CHOOSE_3 "PlayChoose3", DESK, "Third choice", "Make the third choice that is listed.", Num3;
    PLAY_CHOOSE_4 "PlayChoose4", DESK, "Fourth choice", "Make the fourth choice that is listed.", Num4;
    PLAY_CHOOSE_5 "PlayChoose5", DESK, "Fifth choice", "Make the fifth choice that is listed.", Num5;
    PLAY_CHOOSE_6 "PlayChoose6", DESK, "Sixth choice", "Make the sixth choice that is listed.", Num6;
    PLAY_CHOOSE_7 "PlayChoose7", DESK, "Seventh choice", "Make the seventh choice that is listed.", Num7;
    PLAY_CHOOSE_8 "PlayChoose8", DESK, "Eighth choice", "Make the eighth choice that is listed.", Num8;
    PLAY_CHOOSE_9 "PlayChoose9", DESK, "Ninth choice", "Make the ninth choice that is listed.", Num9;
    PLAY_ENOUGH "PlayEnough", DESK, "That is enough", "End what is asked, or leave everything as it is, where that is one of the choices.", Num0;
}

/// The keys that make a choice, in the order of the choices' numbers.
pub const CHOOSE: [crate::keys::DeskKey; 9] = [
    PLAY_CHOOSE_1,
    PLAY_CHOOSE_2,
    PLAY_CHOOSE_3,
    PLAY_CHOOSE_4,
    PLAY_CHOOSE_5,
    PLAY_CHOOSE_6,
    PLAY_CHOOSE_7,
    PLAY_CHOOSE_8,
    PLAY_CHOOSE_9,
];
