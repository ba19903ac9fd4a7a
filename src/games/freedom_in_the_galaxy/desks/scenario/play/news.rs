//! Finds events that tell a side something that it did not know when it made a choice. After such events the desk asks before it takes the choice
//! back.

use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy::play::{CharacterNumber, Event, Phase, Public};
use kit::play::Loss;
use rules::play::Player;

/// Whether dice or cards decided an event, or the event revealed something hidden.
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

/// Whether an event between two phases may be a move of the other side: a reaction, units that arrived, or bases that were put Up.
pub fn is_of_another(event: &Event, before: Phase, now: Phase) -> bool {
    before != now
        && matches!(event, Event::Moved(..) | Event::Came(..) | Event::CameFaceDown(_) | Event::BaseUp(_) | Event::Placed(..))
}

/// What an event costs a side: a character who is lost, hurt or detected, or a unit, a base or a camp that is lost; or that the other side has lost one
/// of these. `None` if it costs nothing.
pub fn loss(public: &Public, event: &Event, player: Player) -> Option<Loss> {
    let side = Side::ALL[player.index()];
    let is_own = |character: CharacterNumber| public.character(character).card.side == side;
    let (is_own, loss) = match event {
        Event::Killed(character, _) | Event::Captured(character, _) => (is_own(*character), Loss::Gone),
        Event::Wounded(character) | Event::Disabled(character) => (is_own(*character), Loss::Hurt),
        Event::Detected(party) => (party.iter().any(is_own), Loss::Hurt),
        Event::Lost(kind, _) => (public.side_of(*kind) == side, Loss::Gone),
        Event::BaseDown(_) => (side == Side::Imperial, Loss::Gone),
        Event::BaseLevel(..) => (side == Side::Imperial, Loss::Hurt),
        Event::CampLost(_) | Event::Gone(_) => (side == Side::Rebel, Loss::Gone),
        _ => return None,
    };
    let is_told = matches!(
        event,
        Event::Killed(..) | Event::Captured(..) | Event::Wounded(_) | Event::Lost(..) | Event::BaseDown(_) | Event::CampLost(_)
    );
    if is_own { Some(loss) } else { is_told.then_some(Loss::OfAnother) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freedom_in_the_galaxy::play::{EnvironNumber, PlanetNumber, player_of};
    use rules::play::Play as _;

    #[test]
    fn a_unit_that_is_lost_is_told_to_both_sides() {
        let (_, contest) = super::super::tests::open("varu");
        let public = contest.public();
        let kind = public.kinds().find(|kind| public.side_of(*kind) == Side::Rebel).expect("a unit");
        let lost = |side| loss(public, &Event::Lost(kind, EnvironNumber(0)), player_of(side));
        assert_eq!([lost(Side::Rebel), lost(Side::Imperial)], [Some(Loss::Gone), Some(Loss::OfAnother)]);
        let leveled = Event::BaseLevel(PlanetNumber(0), 1);
        assert_eq!(loss(public, &leveled, player_of(Side::Rebel)), None);
    }
}
