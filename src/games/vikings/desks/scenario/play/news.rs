//! Two kinds of event: those that reveal what a side did not know when it chose, after which the desk asks before it takes the choice back; and those
//! that are a loss to a side.

use super::words::health;
use kit::play::Loss;
use rules::play::{Play as _, Player, Told as _};
use vikings::play::{Battle, BoatNumber, Condition, Event, Harm, ManNumber, Public, State};

/// Whether an event tells a player something new: a die rolled, a marker turned over, or a covered choice of the other side revealed (4.2, 4.3, 5.5).
pub fn brings_to_light(battle: &Battle, before: &State, event: &Event, player: Player) -> bool {
    match event {
        Event::Die(..) | Event::TurnedOver(..) => true,
        Event::Does(man, ..) => battle.public().man(*man).player != player,
        Event::Speed(boat, _) => before.position.boat(*boat).player != player,
        _ => false,
    }
}

/// Losses in short, so that they fit above the log: "Killed: Ragnvold, Geir (both wounded before)."; the last harm to each character counts. Other losses
/// are told in their own sentences.
pub fn in_short(battle: &Battle, losses: &[(Loss, Event)]) -> Vec<String> {
    let worst = |man: ManNumber| {
        losses.iter().filter_map(|(_, event)| rank(event)).filter(|(of, ..)| *of == man).map(|(_, at, _)| at).min()
    };
    let mut told = Vec::new();
    for (at, heading) in (0_u8..).zip(["Killed", "Wounded", "Stunned"]) {
        for before in [None, Some(Condition::Wounded), Some(Condition::Stunned)] {
            let of = |(_, event): &(Loss, Event)| {
                rank(event)
                    .filter(|(man, of, again)| *of == at && *again == before && worst(*man) == Some(at))
                    .map(|(man, ..)| man)
            };
            let mut men: Vec<ManNumber> = losses.iter().filter_map(of).collect();
            men.dedup();
            if men.is_empty() {
                continue;
            }
            let names: Vec<&str> = men.iter().map(|man| battle.name(*man)).collect();
            let all = ["", "both ", "all "][men.len().min(3) - 1];
            let before = before.and_then(health).map_or_else(String::new, |health| format!(" ({all}{health} before)"));
            told.push(format!("{heading}: {}{before}.", names.join(", ")));
        }
    }
    told.extend(
        losses.iter().filter(|(_, event)| rank(event).is_none()).map(|(_, event)| battle.tell(std::slice::from_ref(event))),
    );
    told
}

/// The character whom an event harms, how bad the harm is (0 for death, 1 for a wound, 2 for a stun), and their condition before, if that made it deadly
/// (8.8); `None` for other events.
const fn rank(event: &Event) -> Option<(ManNumber, u8, Option<Condition>)> {
    if let Event::Harmed { man, harm, again, .. } = event {
        let at = match harm {
            Harm::Kill | Harm::KillBoth => 0,
            Harm::Wound | Harm::Fall => 1,
            Harm::Stun => 2,
        };
        Some((*man, at, *again))
    } else {
        None
    }
}

/// The loss that an event means for a player: a character, a thing or a boat that is hurt, led off, carried off, sunk or taken.
pub fn loss(public: &Public, event: &Event, player: Player) -> Option<Loss> {
    let own = |boat: BoatNumber| public.boats()[boat.index()].player == player;
    let (is_own, loss) = match event {
        Event::Harmed { man, harm: Harm::Kill | Harm::KillBoth, .. } | Event::LedOff(man) => {
            (public.man(*man).player == player, Loss::Gone)
        }
        Event::Harmed { man, .. } => (public.man(*man).player == player, Loss::Hurt),
        Event::Sank(boat) | Event::Capsized(boat) => (own(*boat), Loss::Gone),
        Event::Held(boat) => (own(*boat), Loss::Hurt),
        Event::Seized(_, by) | Event::CarriedOff(_, by) => (*by != player, Loss::Gone),
        _ => return None,
    };
    is_own.then_some(loss)
}

#[cfg(test)]
mod tests {
    use super::super::content;
    use super::*;
    use geometry::Space;
    use project::{Game, Library};
    use vikings::play::{Cause, ReadFrom};

    #[test]
    fn losses_are_told_by_their_kind_with_what_came_before() {
        let project = Library::bundled().template(Game::Vikings, "the-hall").expect("the template");
        let content = content(&project);
        let battle = Battle::of(content, content.scenarios.ids().next().expect("a scenario")).expect("it can be played");
        let harmed = |man: u8, harm: Harm, again: Option<Condition>| {
            let (cause, read_from, at) = (Cause::Blade, ReadFrom::OnFoot, Space::new(1, 1));
            let event = Event::Harmed { man: ManNumber(man), harm, cause, read_from, by: None, at, because: None, again };
            (loss(battle.public(), &event, battle.public().man(ManNumber(man)).player).expect("a loss"), event)
        };
        let wounded = Some(Condition::Wounded);
        let [one, two, three] = [0, 1, 2].map(|man| battle.name(ManNumber(man)).to_owned());
        let losses = [
            harmed(0, Harm::Kill, wounded),
            harmed(1, Harm::Kill, wounded),
            harmed(0, Harm::Wound, None),
            harmed(2, Harm::Stun, None),
        ];
        let told = [format!("Killed: {one}, {two} (both wounded before)."), format!("Stunned: {three}.")];
        assert_eq!(in_short(&battle, &losses), told);
        assert_eq!(in_short(&battle, &[harmed(2, Harm::KillBoth, None)]), [format!("Killed: {three}.")]);
    }
}
