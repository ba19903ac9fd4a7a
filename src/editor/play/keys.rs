//! The keys that move a game along.

use crate::editor::keys::desk_keys;

const DESK: &str = "Games";

desk_keys! {
    PLAY_OR_PAUSE "PlayOrPause", DESK, "Play or pause", "Let the game run, or stop it.", P;
    PLAY_STEP "PlayStep", DESK, "Step", "Show the next action.", Period;
    PLAY_BACK "PlayBack", DESK, "Back", "Go back an action.", Comma;
    PLAY_FIRST "PlayFirst", DESK, "To the beginning", "Go to the beginning of the game.", Home;
    PLAY_LAST "PlayLast", DESK, "To the end", "Go to the end of the game as far as it was played.", End;
    PLAY_NEXT_TURN "PlayNextTurn", DESK, "Next turn", "Go to the beginning of the next turn.", PageDown;
    PLAY_TURN_BEFORE "PlayTurnBefore", DESK, "Turn before", "Go to the beginning of this turn, or of the one before.", PageUp;
    PLAY_SLOWER "PlaySlower", DESK, "Slower", "Show fewer actions a second.", OpenBracket;
    PLAY_FASTER "PlayFaster", DESK, "Faster", "Show more actions a second.", CloseBracket;
    PLAY_TAKE_BACK "PlayTakeBack", DESK, "Take back", "Take your last choice back, and what came of it; the same dice come again.", U;
}
