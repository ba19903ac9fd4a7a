//! The reasons why something cannot be chosen: the rule against a hex or against the character on it, with the section of the rulebook; and choices
//! that the list lacks although a player may look for them.

use super::lessons::lesson;
use super::scene::Scene;
use super::way::Ways;
use super::{barred, beasts, ropes};
use geometry::Space;
use kit::play::Reason;
use rules::play::{Player, Told as _};
use rules::{Citation, with_verb};
use vikings::play::{Action, BeastNumber, Condition, Depth, Fate, ManNumber, Question, other};

/// A rule against a choice: a sentence about this case, and the section of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// The sentence, without its full stop.
    pub words: String,
    /// The section of the rulebook.
    pub citation: Citation,
}

impl Against {
    /// The rule, converted into the form in which the desk shows it.
    pub fn reason(self) -> Reason {
        Reason { words: format!("{}.", self.words), citation: self.citation }
    }

    /// A rule with its words and its section of the rulebook.
    pub fn new(words: impl Into<String>, section: &'static str) -> Self {
        Self { words: words.into(), citation: Citation::Book { book: vikings::BOOK, section } }
    }
}

/// The rules against choices that the list lacks although a player may look for them, such as moves of a boat, or the end of an activity that the
/// side must continue.
pub fn missing(scene: &Scene, legal: &[Action]) -> Vec<Reason> {
    let Some((player, question)) = scene.position.question else { return Vec::new() };
    let missing = match question {
        Question::Sail(boat) => barred::moves(scene, boat),
        Question::Mover => barred::too_fast_between(scene, player).into_iter().collect(),
        Question::Tasks(boat) => ropes::missing(scene, boat),
        Question::Step => {
            let end = if legal.contains(&Action::Done) { None } else { barred::end_of_move(scene) };
            end.into_iter().chain(barred::pick_up(scene, legal)).collect()
        }
        _ if legal.contains(&Action::Done) => Vec::new(),
        Question::Fights => vec![barred::end_of_fights(scene, player)],
        Question::Advance | Question::AdvanceOn(_) => barred::end_of_advance(scene, legal).into_iter().collect(),
        _ => Vec::new(),
    };
    missing.into_iter().map(Against::reason).collect()
}

/// The rule that keeps the player who is asked from choosing a hex; `None` if the hex can be chosen or no rule is known.
pub fn against(scene: &Scene, space: Space) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    let (player, question) = position.question?;
    let there = position.at(space);
    let own = there.filter(|man| public.man(*man).player == player);
    let enemy = there.filter(|man| public.man(*man).player != player);
    let beast = beasts::beast_at(scene, space);
    let against = match question {
        Question::Row(man) | Question::Place(man, _) => set_up(scene, man, space),
        Question::Mover => mover(scene, own, enemy),
        Question::Step => step(scene, space),
        Question::Archer => match own {
            Some(man) => barred::archer(scene, man).or_else(|| Some(said(scene, man, "has nobody in range and sight", "2.31"))),
            None => target_without_archer(scene, player, space, (enemy, beast)),
        },
        Question::Target(archer) => match enemy {
            Some(man) => barred::target(scene, archer, man),
            None => {
                own.map_or_else(|| beasts::prey(scene, archer, beast?), |_| Some(Against::new("Nobody shoots at friends", "2.3")))
            }
        },
        Question::Reaction => {
            let mover = position.walk.as_ref().map(|walk| walk.man);
            own.zip(mover)
                .and_then(|(archer, mover)| barred::archer(scene, archer).or_else(|| barred::target(scene, archer, mover)))
                .or_else(|| enemy.zip(mover).map(|(enemy, mover)| reaction_at(scene, enemy, mover)))
                .or_else(|| beast.map(|_| Against::new("Arrows on the move are for the one who moves", "2.33")))
        }
        Question::Walls => own.map(|man| barred::shields(scene, man)),
        Question::Axes => own.map(|man| barred::axe(scene, man)),
        Question::Fights => {
            let of_a_man =
                own.map(|man| barred::attacker(scene, man)).or_else(|| enemy.map(|man| barred::defender(scene, player, man)));
            of_a_man.or_else(|| Some(beasts::to_strike(scene, player, beast?)))
        }
        Question::Join => match own.zip(position.clash.as_ref()) {
            Some((man, clash)) => Some(barred::joining(scene, clash, man)),
            None => enemy.map(|man| said(scene, man, "cannot be attacked by the same blow", "2.72")),
        },
        Question::Takes => own.map(|man| said(scene, man, "cannot take this blow", "2.73")),
        Question::Retreat => Some(retreat(scene, space)),
        Question::Tasks(boat) => own.map(|man| barred::task(scene, boat, man)),
        Question::Sail(boat) => barred::course(scene, boat, space).or_else(|| general(question)),
        Question::Displace(_) | Question::Put(_) => occupied(scene, space).or_else(|| general(question)),
        _ => general(question),
    };
    // A hex that takes several steps to reach can be chosen as well, so no rule is given against it.
    against.or_else(|| if question == Question::Step { None } else { has_no_part(scene, there, space) })
}

/// The answer when the user presses an enemy or a beast before an archer is picked.
fn target_without_archer(
    scene: &Scene,
    player: Player,
    space: Space,
    (enemy, beast): (Option<ManNumber>, Option<BeastNumber>),
) -> Option<Against> {
    Some(match (enemy, beast) {
        (Some(enemy), _) => beasts::before_an_archer(scene, player, space, |archer| barred::target(scene, archer, enemy)),
        (None, beast) => {
            let beast = beast?;
            beasts::before_an_archer(scene, player, space, |archer| beasts::prey(scene, archer, beast))
        }
    })
}

/// The answer when the user presses an enemy, and it must be decided who shoots at an enemy on the move (2.33).
fn reaction_at(scene: &Scene, enemy: ManNumber, mover: ManNumber) -> Against {
    let name = scene.battle.name(mover);
    if enemy == mover {
        Against::new(format!("Press the archer who is to shoot at {name}"), "2.33")
    } else {
        Against::new(format!("Arrows on the move are for the one who moves, {name}"), "2.33")
    }
}

/// The reason if no rule forbids the choice: the present question does not concern this hex. It cites the section about the phase.
fn has_no_part(scene: &Scene, there: Option<ManNumber>, space: Space) -> Option<Against> {
    let (_, _, section) = lesson(scene.public(), scene.position)?;
    let words = match there {
        Some(man) => format!("{} has no part in this", scene.battle.name(man)),
        None if scene.public().ground_now(scene.position).site.terrain(space).is_none() => "No board lies there".to_owned(),
        None => "Nobody is there who could have a part in this".to_owned(),
    };
    Some(Against::new(format!("{words}: click what is lit, or a button beside the board"), section))
}

/// A rule about a character, whose name begins the sentence.
fn said(scene: &Scene, man: ManNumber, words: &str, section: &'static str) -> Against {
    Against::new(format!("{} {words}", scene.battle.name(man)), section)
}

/// What a question demands in general; it is cited if nothing particular is wrong with a hex. `None` if the question has no such demand.
fn general(question: Question) -> Option<Against> {
    let (words, section) = match question {
        Question::Displace(_) => ("Room is made by a hex, on ground that can be entered", "8.8"),
        Question::Advance | Question::AdvanceOn(_) => ("An advance first enters a hex that the enemy left or fell on", "2.75"),
        Question::Speed(_) => ("No lawful speed takes the boat there: oarsmen and the speed before set the bounds", "4.33"),
        Question::Sail(_) => ("No move of this sequence leads there: straight on, sideways, or a turn", "4.43"),
        Question::Between => ("A hook is thrown from its hex by somebody with that task, five hexes at the most", "4.62"),
        Question::Berth(..) => ("The boat has no room there: water under its hull, or a beach under one end", "1.2"),
        Question::Coil(_) => ("A hook lies on the edge of the deck, one on a hex", "4.61"),
        Question::Put(_) => ("What is carried or led is left beside the end of the move", "2.53"),
        _ => return None,
    };
    Some(Against::new(words, section))
}

/// The reason why the character on a hex, or a hex without one, cannot be picked to move.
fn mover(scene: &Scene, own: Option<ManNumber>, enemy: Option<ManNumber>) -> Option<Against> {
    match (own, enemy) {
        (Some(man), _) => cannot_move(scene, man),
        (None, Some(man)) => Some(said(scene, man, "moves in the phase of the other side", "2.2")),
        (None, None) => Some(Against::new("Pick somebody who moves first", "2.5")),
    }
}

/// The reason why a character cannot start on a hex.
fn set_up(scene: &Scene, man: ManNumber, space: Space) -> Option<Against> {
    let fighter = scene.public().man(man);
    let area = &scene.public().sides()[fighter.player.index()].set_up;
    if !area.is_empty() && !area.contains(&space) {
        return Some(Against::new(
            format!(
                "It is no hex of the area in which {}",
                with_verb(scene.battle.side_name(fighter.player), "sets up", "set up")
            ),
            "2.1",
        ));
    }
    occupied(scene, space).or_else(|| Some(Against::new("Nobody can begin on such ground", "8.5")))
}

/// The reason why a character of the side whose phase it is cannot move.
fn cannot_move(scene: &Scene, man: ManNumber) -> Option<Against> {
    let state = scene.position.man(man);
    let name = scene.battle.name(man);
    if state.used.moved {
        return Some(Against::new(format!("{name} has moved already in this phase"), "2.5"));
    }
    if state.condition == Condition::Stunned {
        return Some(Against::new(format!("{name} is stunned, and stands up at the end of a phase of the own side"), "2.2"));
    }
    if scene.public().is_captive(scene.position, man) {
        return Some(Against {
            words: format!("{name} is held captive until a friend stands beside them"),
            citation: vikings::play::CAPTIVES,
        });
    }
    (state.fate == Fate::Waiting).then(|| Against::new(format!("{name} has no hex to come in by"), "2.1"))
}

/// The reason why the moving character cannot get to a hex.
fn step(scene: &Scene, space: Space) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    let walk = position.walk.as_ref()?;
    let (man, state) = (walk.man, position.man(walk.man));
    let name = scene.battle.name(man);
    if state.is_here() && state.pose.covers(space) {
        return Some(Against::new(format!("{name} stands there"), "2.5"));
    }
    if Ways::of(scene).to(space).is_some() {
        return None;
    }
    let ground = public.ground_now(position);
    if ground.site.terrain(space).is_none() {
        return Some(Against::new("No board lies there", "1.2"));
    }
    if let Some(there) = occupied(scene, space) {
        return Some(there);
    }
    let walker = public.walker(man, state);
    if !ground.holds(walker, space, &public.tables().grounds) {
        return Some(match (walker.mounted, ground.water(space)) {
            (true, _) => Against::new(format!("{name} cannot ride onto such ground"), "2.51"),
            (false, Some(Depth::Deep)) => Against::new(format!("{name} wears armour, and would drown"), "2.51"),
            (false, _) => Against::new(format!("{name} cannot enter such ground"), "2.51"),
        });
    }
    let points = rules::counted(u32::from(walk.left), "movement point");
    if !state.is_here() {
        let words = format!("It is too far for {name} from every hex by which they can come in now: {points}");
        return Some(Against::new(words, "2.1, 2.5"));
    }
    if let Some(fast) = barred::too_fast(scene, state.pose.hex, space) {
        return Some(fast);
    }
    Some(
        from_beside(scene, man, walk.left, space)
            .unwrap_or_else(|| Against::new(format!("It is too far for {name}: {points} left"), "2.5")),
    )
}

/// The reason why a character cannot step to an adjacent hex: the side between is closed, or too few movement points are left. `None` if there is no
/// such reason, or the hex is not adjacent.
fn from_beside(scene: &Scene, man: ManNumber, left: u8, space: Space) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    let state = position.man(man);
    let ground = public.ground_now(position);
    let mut beside = state.pose.spaces().filter_map(|from| Some((from, vikings::play::side_towards(from, space)?)));
    let (from, side) = beside.next()?;
    match ground.cost(public.walker(man, state), from, side) {
        None => {
            let barrier = ground.barrier(from, side).map_or("the ground", |barrier| barrier.label());
            Some(Against::new(format!("The side between is closed: {barrier}"), "2.51"))
        }
        Some(cost) => {
            let cost = cost + position.heap(space).extra().unwrap_or(0);
            (cost > left).then(|| Against::new(format!("The step costs {cost} movement points, and {left} are left"), "2.51"))
        }
    }
}

/// The reason why a hex is occupied, so that no other character can end there; `None` if it is free.
fn occupied(scene: &Scene, space: Space) -> Option<Against> {
    let (public, position) = (scene.public(), scene.position);
    if let Some(there) = position.at(space) {
        let state = position.man(there);
        let stunned = if state.stands() { "" } else { " lies there, and a hex holds one of the living at the end of a move" };
        let mover = position.question.map(|(player, _)| player);
        let hostile = mover.is_some_and(|player| public.man(there).player == other(player));
        let name = scene.battle.name(there);
        return Some(match (stunned.is_empty(), hostile) {
            (true, true) => Against::new(format!("{name} holds the hex: nobody passes an enemy who stands"), "2.51"),
            (true, false) => {
                Against::new(format!("{name} stands there: friends are passed, but a hex holds one at the end of a move"), "2.6")
            }
            (false, _) => Against::new(format!("{name}{stunned}"), "2.6"),
        });
    }
    if position.heap(space).extra().is_none() {
        return Some(Against::new("The dead close the hex until two clear it", "2.51"));
    }
    position.horse_at(space).map(|_| Against::new("A horse stands there", "2.57"))
}

/// The reason why a character cannot retreat to a hex.
fn retreat(scene: &Scene, space: Space) -> Against {
    let position = scene.position;
    let Some(retreat) = position.retreats.first() else { return Against::new("Nobody falls back", "8.8") };
    let beside = |man: &&ManNumber| vikings::play::Public::is_beside(position, **man, space);
    if let Some(enemy) = retreat.from.iter().find(beside) {
        return Against::new(format!("It is beside {}, who took part in the fight", scene.battle.name(*enemy)), "8.8");
    }
    occupied(scene, space)
        .unwrap_or_else(|| Against::new("A retreat goes one hex at a time, away from those who caused it", "8.8"))
}
