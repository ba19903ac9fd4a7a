//! The rules that keep characters from shooting, striking, forming a wall, swinging an axe or taking a task; those that keep a boat from a move; and
//! those that keep a side from ending an activity that it must continue.

use super::beasts::beast_at;
use super::choices::lead;
use super::scene::Scene;
use super::why::Against;
use geometry::Space;
use rules::play::Player;
use rules::{capital, counted, in_a_sentence, listed};
use vikings::board::{Hidden, Obstacle};
use vikings::play::{Action, Barred, BoatNumber, Burden, Clash, Condition, ManNumber, NoWay, Phase, Question, Sail, other};

/// The rule that keeps a character from shooting at any target at present (2.3, 2.4, 3.2, 4.21); `None` if no rule does.
pub fn archer(scene: &Scene, man: ManNumber) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    let (fighter, state, name) = (public.man(man), position.man(man), scene.battle.name(man));
    let barred = |words: &str, section: &'static str| Some(Against::new(format!("{name} {words}"), section));
    if !fighter.bow {
        return barred("has no bow", "2.3");
    }
    if state.used.shot {
        return barred("has shot already in this phase", "2.3");
    }
    if state.condition == Condition::Stunned {
        return barred("is stunned", "2.3");
    }
    if state.wall {
        return barred("stands in a wall of shields", "3.2");
    }
    if state.pose.spaces().any(|space| public.ground_now(position).water(space).is_some()) {
        return barred("is in the water", "2.4");
    }
    if public.is_threatened(position, fighter.player, state.pose.spaces()) {
        return barred("is in contact with an enemy", "2.3");
    }
    if public.boat_of(position, man).is_some() && !public.can_shoot(position, man) {
        return barred("does something else aboard than stand ready", "4.21");
    }
    (!public.can_shoot(position, man)).then(|| Against::new(format!("{name} is not free to shoot"), "2.3"))
}

/// The rule that keeps an archer from shooting at a target (2.31, 2.33, 8.1, 8.2); `None` if no rule does.
pub fn target(scene: &Scene, archer: ManNumber, target: ManNumber) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    let (name, used) = (scene.battle.name(target), position.man(target).used);
    if position.phase == Phase::LateFire && used.moved && !used.still {
        return Some(Against::new(format!("{name} has moved, and was under fire then"), "2.33"));
    }
    match public.aim(position, archer, target) {
        Err(Barred::TooFar) => Some(Against::new(format!("{name} is out of range"), "8.1")),
        Err(Barred::Hidden(hidden)) => Some(self::hidden(scene, hidden)),
        Ok(_) if !public.can_hit(position, archer, target) => {
            Some(Against::new(format!("No arrow can do anything to {name} there"), "8.2"))
        }
        Ok(_) => None,
    }
}

/// The rule against a shot at a target that an obstacle hides. If the obstacle is a character or beast, it is named (2.31, 2.4).
pub fn hidden(scene: &Scene, hidden: Hidden) -> Against {
    let named = || {
        let man = scene.position.at(hidden.at).map(|man| scene.battle.name(man).to_owned());
        man.or_else(|| beast_at(scene, hidden.at).map(|beast| capital(&scene.battle.beast_name(beast))))
    };
    let figure = if hidden.by == Obstacle::Figure { named() } else { None };
    let by = figure.unwrap_or_else(|| capital(hidden.by.label()));
    let section = if hidden.by == Obstacle::NoBoard { "2.31" } else { "2.4" };
    Against::new(format!("{by} is in the line of fire at {}", scene.battle.hex(hidden.at)), section)
}

/// The rule that forbids steps and blows between two hexes because the boats there, or a boat at the shore, are too fast at present (4.82); `None` if
/// they are slow enough.
pub fn too_fast(scene: &Scene, from: Space, to: Space) -> Option<Against> {
    let ground = scene.public().ground_now(scene.position);
    if !ground.is_too_fast(from, to) {
        return None;
    }
    let goes = |boat: BoatNumber| {
        let speed = scene.position.boat(boat).speed().unsigned_abs();
        format!("{} has a speed of {speed}", scene.battle.boat_name(boat))
    };
    let words = match (ground.deck(from), ground.deck(to)) {
        (Some(own), Some(other)) => {
            format!("{} and {}: between boats nobody goes or strikes unless they differ by 1 at most", goes(own), goes(other))
        }
        (own, other) => {
            let boat = own.or(other).map(goes)?;
            format!("{boat}: between a boat and the shore nobody goes or strikes at more than 1")
        }
    };
    Some(Against::new(words, "4.82"))
}

/// Looks at all blows that these characters could strike at adjacent enemies, and gives the rule against the first one that [`too_fast`] forbids;
/// `None` if it forbids none of them.
fn too_fast_to_strike(scene: &Scene, men: &[ManNumber], enemies: &[ManNumber]) -> Option<Against> {
    let spaces = |man: &ManNumber| scene.position.man(*man).pose.spaces().collect::<Vec<_>>();
    let here = |man: &&ManNumber| scene.position.man(**man).is_here();
    let pairs = men.iter().filter(here).flat_map(|man| enemies.iter().filter(here).map(move |enemy| (man, enemy)));
    pairs
        .flat_map(|(man, enemy)| {
            let there = spaces(enemy);
            spaces(man).into_iter().flat_map(move |from| there.clone().into_iter().map(move |to| (from, to)))
        })
        .filter(|(from, to)| vikings::play::side_towards(*from, *to).is_some())
        .find_map(|(from, to)| too_fast(scene, from, to))
}

/// The rule that keeps a side from moving to adjacent enemies or striking at them because boats are too fast (4.82); `None` if none of them is.
pub fn too_fast_between(scene: &Scene, player: Player) -> Option<Against> {
    too_fast_to_strike(scene, &numbers(scene, player), &numbers(scene, other(player)))
}

/// The numbers of a side's characters.
fn numbers(scene: &Scene, player: Player) -> Vec<ManNumber> {
    scene.public().men_of(player).map(|(man, _)| man).collect()
}

/// The reason why a character cannot begin an attack (2.7, 2.76, 3.2).
pub fn attacker(scene: &Scene, man: ManNumber) -> Against {
    let (public, position) = (scene.public(), scene.position);
    let (state, name) = (position.man(man), scene.battle.name(man));
    if state.used.fought {
        return Against::new(format!("{name} has attacked already in this phase"), "2.7");
    }
    if state.condition == Condition::Stunned {
        return Against::new(format!("{name} is stunned"), "2.7");
    }
    if state.wall {
        return Against::new(format!("{name} stands in a wall of shields"), "3.2");
    }
    if position.round > 0 && !state.used.raging {
        return Against::new(format!("Only berserkers who rage fight on, and {name} does not"), "3.1");
    }
    let enemy = other(public.man(man).player);
    if !public.men_of(enemy).any(|(enemy, _)| public.can_strike(position, man, enemy)) {
        return too_fast_to_strike(scene, &[man], &numbers(scene, enemy))
            .unwrap_or_else(|| Against::new(format!("{name} is in contact with no enemy"), "2.76"));
    }
    Against::new(format!("Alone or with others, {name} would strike at less than 1-1"), "2.7")
}

/// The reason why a side cannot attack a character.
pub fn defender(scene: &Scene, player: Player, man: ManNumber) -> Against {
    let (public, position, name) = (scene.public(), scene.position, scene.battle.name(man));
    if !public.men_of(player).any(|(own, _)| public.can_strike(position, own, man)) {
        return too_fast_to_strike(scene, &numbers(scene, player), &[man])
            .unwrap_or_else(|| Against::new(format!("Nobody of yours is in contact with {name}"), "2.76"));
    }
    if public.strikers(position, man).next().is_none() {
        return Against::new(format!("Everybody in contact with {name} has attacked"), "2.7");
    }
    Against::new(format!("Against {name} the odds are below 1-1"), "2.7")
}

/// The reason why a character cannot join an attack (2.72).
pub fn joining(scene: &Scene, clash: &Clash, man: ManNumber) -> Against {
    let (public, position, name) = (scene.public(), scene.position, scene.battle.name(man));
    if clash.attackers.contains(&man) {
        return Against::new(format!("{name} takes part already"), "2.72");
    }
    if clash.defenders.len() > 1 {
        return Against::new("Several are attacked by one alone", "2.72");
    }
    if position.man(man).used.fought {
        return Against::new(format!("{name} has attacked already in this phase"), "2.7");
    }
    let strikes = clash.defenders.first().is_some_and(|defender| public.can_strike(position, man, *defender));
    if !strikes {
        return too_fast_to_strike(scene, &[man], &clash.defenders)
            .unwrap_or_else(|| Against::new(format!("{name} cannot strike where this attack goes"), "2.76"));
    }
    Against::new(format!("With {name} the worst ground of all would count, and the odds fall below 1-1"), "2.72")
}

/// The reason why a character cannot form a wall of shields.
pub fn shields(scene: &Scene, man: ManNumber) -> Against {
    let (fighter, state) = (scene.public().man(man), scene.position.man(man));
    let name = scene.battle.name(man);
    if fighter.shields && state.stands() && !state.is_mounted() {
        Against::new(format!("{name} stands in no row of three who could form one"), "3.2")
    } else if fighter.shields {
        Against::new(format!("{name} is not on foot and upright"), "3.2")
    } else {
        Against::new(format!("{name} bears no shield for it"), "3.2")
    }
}

/// The reason why a character cannot swing an axe with both hands.
pub fn axe(scene: &Scene, man: ManNumber) -> Against {
    let name = scene.battle.name(man);
    if !scene.public().man(man).axe {
        return Against::new(format!("{name} has no axe, or not the right to swing it with both hands"), "3.3");
    }
    if scene.public().can_swing(scene.position, man) {
        return Against::new(format!("{name} has no enemy within reach"), "3.3");
    }
    Against::new(format!("{name} would have to be on foot and unhurt"), "3.3")
}

/// The reason why a character cannot get another task aboard.
pub fn task(scene: &Scene, boat: BoatNumber, man: ManNumber) -> Against {
    let name = scene.battle.name(man);
    if scene.public().boat_of(scene.position, man) != Some(boat) {
        return Against::new(format!("{name} is not aboard {}", scene.battle.boat_name(boat)), "4.2");
    }
    if scene.duty(man).1 {
        return Against::new(format!("{name} has a task already in this phase"), "4.2");
    }
    if scene.position.man(man).condition == Condition::Stunned {
        return Against::new(format!("{name} is stunned"), "4.2");
    }
    Against::new(format!("{name} can do nothing else on this hex of the deck"), "4.2")
}

/// The moves that a boat can make in general: straight on, sideways to port or starboard, and a turn by one hexside.
const MOVES: [Sail; 5] = [Sail::Straight, Sail::Port, Sail::Starboard, Sail::Turn(-1), Sail::Turn(1)];

/// The reasons against the moves that a boat cannot make at present; moves with the same reason are named together.
pub fn moves(scene: &Scene, boat: BoatNumber) -> Vec<Against> {
    let mut reasons: Vec<(Vec<Sail>, (String, &'static str))> = Vec::new();
    for sail in MOVES {
        let Some(why) = no_move(scene, boat, sail) else { continue };
        match reasons.iter_mut().find(|(_, known)| *known == why) {
            Some((sails, _)) => sails.push(sail),
            None => reasons.push((vec![sail], why)),
        }
    }
    reasons.into_iter().map(|(sails, why)| not(&sails, why)).collect()
}

/// The sentence which says that these moves cannot be chosen, and why.
fn not(sails: &[Sail], (why, section): (String, &'static str)) -> Against {
    let labels: Vec<String> = sails.iter().map(|sail| in_a_sentence(&sail.label())).collect();
    Against::new(format!("{} cannot be chosen: {why}", capital(&listed(&labels))), section)
}

/// The reason against a move that would take the boat's leading end to a hex. If a move sideways and a turn both lead to the hex, it is the reason
/// against the first of them that is forbidden; `None` if there is no such move.
pub fn course(scene: &Scene, boat: BoatNumber, space: Space) -> Option<Against> {
    let state = scene.position.boat(boat);
    let leads_there = |sail: &Sail| lead(scene, boat, state.after(*sail), state.way()) == space;
    MOVES.into_iter().filter(leads_there).find_map(|sail| Some(not(&[sail], no_move(scene, boat, sail)?)))
}

/// The reason why a boat cannot make a move, and the section of the rule; `None` if the boat can make it.
fn no_move(scene: &Scene, boat: BoatNumber, sail: Sail) -> Option<(String, &'static str)> {
    let state = scene.position.boat(boat);
    if sail != Sail::Straight && !scene.public().moves_aside(boat).any(|known| known == sail) {
        return None;
    }
    Some(match scene.public().bar(scene.position, boat, sail)? {
        NoWay::Beached => ("the boat lies on a beach and is pushed straight off".to_owned(), "4.45"),
        NoWay::Unsteered => ("nobody steers".to_owned(), "5.4"),
        NoWay::Turned => {
            let turns = scene.public().boats()[boat.index()].class.turns.map_or(0, rules::Level::get);
            (format!("it has made its {} of this phase", counted(turns, "turn")), "4.31, 4.43")
        }
        NoWay::TooSlow(loss) => {
            let lost = counted(u32::from(loss), "point");
            let (speed, made) = (state.speed().unsigned_abs(), counted(u32::from(state.moves), "move"));
            (format!("it costs {lost} of the speed of {speed}, and after {made} too little would be left for this one"), "4.43")
        }
        NoWay::Edge => ("part of the hull would lie beyond the boards".to_owned(), "1.2"),
        NoWay::Land => ("part of the hull would strike land or rock".to_owned(), "4.44"),
        NoWay::Beach => ("a beach is reached straight on, with bow or stern first".to_owned(), "4.44"),
        NoWay::Hull(other) if sail == Sail::Straight => {
            (format!("the side would strike {}, so that the boat goes sideways instead", scene.battle.boat_name(other)), "4.51")
        }
        NoWay::Hull(other) => (format!("the hull would strike {}", scene.battle.boat_name(other)), "4.43"),
        NoWay::Rope => ("a rope would be too long".to_owned(), "4.63"),
    })
}

/// The reason why a side cannot end its attacks yet: it has berserkers in contact with an enemy.
pub fn end_of_fights(scene: &Scene, player: Player) -> Against {
    let (public, position) = (scene.public(), scene.position);
    let bound = public.men_of(player).filter(|(man, fighter)| {
        let strikes = |enemy: ManNumber| public.strikers(position, enemy).any(|striker| striker == *man);
        fighter.berserk && public.men_of(other(player)).any(|(enemy, _)| strikes(enemy))
    });
    let names: Vec<String> = bound.map(|(man, _)| scene.battle.name(man).to_owned()).collect();
    let are = if names.len() == 1 { "is a berserker" } else { "are berserkers" };
    Against::new(format!("The attacks cannot end yet: {} {are} in contact with an enemy", listed(&names)), "3.1")
}

/// The reason why a move cannot end on the present hex: another character is there. `None` if there is nobody else.
pub fn end_of_move(scene: &Scene) -> Option<Against> {
    let walk = scene.position.walk.as_ref()?;
    let state = scene.position.man(walk.man);
    let there = state.pose.spaces().find_map(|space| scene.position.at_besides(space, walk.man));
    let words = match there {
        Some(man) => format!("The move cannot end here: {} is on the hex", scene.battle.name(man)),
        None => "The move cannot end here".to_owned(),
    };
    state.is_here().then(|| Against::new(words, "2.6"))
}

/// The rule that keeps a moving character from picking up the thing on their hex (5.5); `None` if there is no such thing, or it can be picked up.
pub fn pick_up(scene: &Scene, legal: &[Action]) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    let walk = position.walk.as_ref().filter(|_| !legal.contains(&Action::PickUp))?;
    let state = position.man(walk.man);
    position.marker_at(state.pose.hex).filter(|_| state.is_here())?;
    let name = scene.battle.name(walk.man);
    let against = |words: String| Some(Against::new(format!("What lies here is not picked up: {words}"), "5.5"));
    if position.carried_by(walk.man).is_some() {
        return against(format!("{name} carries a treasure already"));
    }
    let threats = public.threats(position, other(public.man(walk.man).player), state.pose.spaces());
    let threats: Vec<String> = threats.map(|enemy| scene.battle.name(enemy).to_owned()).collect();
    if !threats.is_empty() {
        return against(format!("{} could attack {name}", listed(&threats)));
    }
    if let Some(burden) = walk.burdens.first().filter(|_| walk.path.is_empty() && walk.spent == 0) {
        let along = match burden {
            Burden::Man(man) => scene.battle.name(*man).to_owned(),
            Burden::Beast(beast) => scene.battle.beast_name(*beast),
        };
        return against(format!("{name} has taken {along} along already, and a move begins with picking up"));
    }
    against(format!("{name} has moved; after a move that ends here, the next one can begin with that"))
}

/// The reason why an advance cannot end yet: another character is on the same hex, or berserkers who won have to go on. `None` if there is no such
/// reason.
pub fn end_of_advance(scene: &Scene, legal: &[Action]) -> Option<Against> {
    let position = scene.position;
    let bound: Vec<ManNumber> = if let Some(Question::AdvanceOn(man)) = scene.question() {
        if let Some(there) = position.man(man).pose.spaces().find_map(|space| position.at_besides(space, man)) {
            let [name, other] = [man, there].map(|man| scene.battle.name(man));
            return Some(Against::new(format!("{name} cannot stay here: {other} is on the hex"), "2.6"));
        }
        vec![man]
    } else {
        let who = |action: &Action| if let Action::Advance(man, _) = action { Some(*man) } else { None };
        let mut men: Vec<ManNumber> = legal.iter().filter_map(who).collect();
        men.dedup();
        men
    };
    let names: Vec<String> = bound.iter().map(|man| scene.battle.name(*man).to_owned()).collect();
    let (one, many) =
        ("is a berserker who won, and goes on until beside an enemy", "are berserkers who won, and go on until beside an enemy");
    (!names.is_empty()).then(|| Against::new(format!("{} {}", listed(&names), if names.len() == 1 { one } else { many }), "3.1"))
}
