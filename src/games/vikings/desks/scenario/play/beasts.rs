//! The reasons why nobody can shoot at a beast or strike it, and why nobody can shoot at an enemy out of sight (2.31, 2.76, 3.4, 8.1).

use super::barred;
use super::scene::Scene;
use super::why::Against;
use geometry::Space;
use rules::capital;
use rules::play::Player;
use vikings::play::{Barred, BeastNumber, ManNumber, distance};

/// The loose beast on a hex; `None` if there is none.
pub fn beast_at(scene: &Scene, space: Space) -> Option<BeastNumber> {
    scene.position.herd().find(|(_, beast)| beast.is_loose() && beast.pose.covers(space)).map(|(number, _)| number)
}

/// The rule that keeps an archer from shooting at a beast (2.31, 2.57, 3.4, 8.1); `None` if no rule does.
pub fn prey(scene: &Scene, archer: ManNumber, beast: BeastNumber) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    let name = capital(&scene.battle.beast_name(beast));
    if let Some(own) = of_own_side(scene, public.man(archer).player, beast) {
        return Some(own);
    }
    match public.aim_at_beast(position, archer, beast) {
        Err(Barred::TooFar) => Some(Against::new(format!("{name} is out of range"), "8.1")),
        Err(Barred::Hidden(hidden)) => Some(barred::hidden(scene, hidden)),
        Ok(_) if !public.can_kill_beast(position, archer, beast) => {
            Some(Against::new(format!("No arrow can kill {} there", scene.battle.beast_name(beast)), "3.4"))
        }
        Ok(_) => None,
    }
}

/// The rule against an attack on a beast that belongs to the attacking side; `None` if the beast does not belong to it.
fn of_own_side(scene: &Scene, player: Player, beast: BeastNumber) -> Option<Against> {
    let is_own = !scene.public().is_prey(scene.position, player, beast);
    is_own.then(|| Against::new(format!("{} belongs to your side", capital(&scene.battle.beast_name(beast))), "2.57"))
}

/// The reason why a side cannot strike a beast (2.7, 2.76, 3.4).
pub fn to_strike(scene: &Scene, player: Player, beast: BeastNumber) -> Against {
    let (public, position) = (scene.public(), scene.position);
    let name = scene.battle.beast_name(beast);
    if let Some(own) = of_own_side(scene, player, beast) {
        return own;
    }
    let mut near = public.men_of(player).filter(|(man, _)| public.can_strike_beast(position, *man, beast)).peekable();
    if near.peek().is_none() {
        return Against::new(format!("Nobody of yours is in contact with {name}"), "2.76");
    }
    if near.all(|(man, _)| position.man(man).used.fought) {
        return Against::new(format!("Everybody in contact with {name} has attacked"), "2.7");
    }
    Against::new(format!("Against {name} the odds are below 1-1"), "2.7")
}

/// The answer when the user presses a target before an archer is picked: to pick an archer first or, if nobody can shoot at the target, the reason
/// for that. `why` gives the rule against the shot of an archer, and `at` is the hex of the target.
pub fn before_an_archer(scene: &Scene, player: Player, at: Space, why: impl Fn(ManNumber) -> Option<Against>) -> Against {
    let (public, position) = (scene.public(), scene.position);
    let able = public.men_of(player).map(|(man, _)| man).filter(|man| public.can_shoot(position, *man));
    let mut reasons: Vec<(u32, Option<Against>)> =
        able.map(|archer| (distance(position.man(archer).pose.hex, at), why(archer))).collect();
    // The reason that keeps the nearest archer from shooting says most.
    reasons.sort_by_key(|(far, _)| *far);
    let pick = || Against::new("Pick the archer first, and the target then", "2.3");
    if reasons.iter().any(|(_, reason)| reason.is_none()) {
        return pick();
    }
    let nearest = reasons.into_iter().find_map(|(_, reason)| reason);
    nearest.map_or_else(pick, |nearest| Against {
        words: format!("None of your archers can shoot there: {}", nearest.words),
        ..nearest
    })
}
