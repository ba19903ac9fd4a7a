//! Events that tell a side something it did not know when it chose, so that the desk asks before the choice is taken back.

use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy::play::{Event, Phase, Public};
use rules::play::Player;

/// Whether an event was decided by dice or cards, or revealed something hidden.
pub const fn brings_to_light(event: &Event) -> bool {
    matches!(
        event,
        Event::Die(..)
            | Event::Dealt(_)
            | Event::Drawn(_)
            | Event::ExtraDraws(..)
            | Event::Joined(_)
            | Event::DrewPossession
            | Event::Possession(_)
            | Event::Revealed(_)
            | Event::Captured(..)
            | Event::Used(_)
            | Event::Cancelled(_)
            | Event::Disabled(_)
    )
}

/// Whether an event between two phases may be a move of the other side: a reaction, units that arrived, bases that were put Up.
pub fn is_of_another(event: &Event, before: Phase, now: Phase) -> bool {
    before != now
        && matches!(event, Event::Moved(..) | Event::Came(..) | Event::CameFaceDown(_) | Event::BaseUp(_) | Event::Placed(..))
}

/// Whether an event cost a side something: a character hurt, caught or seen, a unit, a base or a camp lost.
pub fn is_loss(public: &Public, event: &Event, player: Player) -> bool {
    let side = Side::ALL[player.index()];
    match event {
        Event::Wounded(character) | Event::Killed(character, _) | Event::Captured(character, _) | Event::Disabled(character) => {
            public.character(*character).card.side == side
        }
        Event::Detected(party) => party.iter().any(|character| public.character(character).card.side == side),
        Event::Lost(kind, _) => public.side_of(*kind) == side,
        Event::BaseDown(_) | Event::BaseLevel(..) => side == Side::Imperial,
        Event::CampLost(_) | Event::Gone(_) => side == Side::Rebel,
        _ => false,
    }
}
