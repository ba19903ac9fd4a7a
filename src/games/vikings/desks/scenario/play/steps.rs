//! The cost and the consequences of a step or an advance, for the remark beside its choice (2.33, 2.5, 2.51, 2.54, 2.75, 8.9).

use geometry::Space;
use kit::play::Beside;
use kit::widgets::percent;
use rules::play::Play as _;
use rules::{counted, listed};
use vikings::play::{Action, Battle, Condition, Depth, Fate, ManNumber, Pose, Position, Question, State};

/// The remark beside a step or an advance: its cost, the points left, and the dangers.
pub fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
    let position = &state.position;
    match (action, position.question?.1) {
        (Action::Step(pose) | Action::StepPast(pose), Question::Step) => of_step(battle, position, pose),
        (Action::Step(_), Question::AdvanceOn(man)) => {
            let (words, says) = advanced(battle, position, man)?;
            Some(Beside { words, says: format!("{} Those who fight in this phase do not challenge (2.75).", says.trim_start()) })
        }
        (Action::Advance(man, pose), _) => {
            let (words, says) = advanced(battle, &after(position, man, pose), man)?;
            let says = format!("Nobody challenges the first step of an advance, but a second one (2.75).{says}");
            Some(Beside { words: format!("farther: {words}"), says })
        }
        _ => None,
    }
}

/// The challenges that a character meets who advances beyond the hex of this position, in a few words and in sentences; `None` if nobody challenges.
fn advanced(battle: &Battle, position: &Position, man: ManNumber) -> Option<(String, String)> {
    let hex = position.man(man).pose.hex;
    let challengers: Vec<ManNumber> = battle.public().challengers_of_advance(position, man, hex).collect();
    (!challengers.is_empty()).then(|| challenged(battle, position, man, &challengers))
}

/// The challenges of several enemies when a character leaves a hex, in a few words and in sentences, each with its odds (2.54, 8.9).
fn challenged(battle: &Battle, position: &Position, man: ManNumber, by: &[ManNumber]) -> (String, String) {
    let is_sound = position.man(man).condition == Condition::Sound;
    let faces = |by: &ManNumber| battle.public().challenge_faces(position, *by, man);
    let each = by.iter().map(|by| {
        let [wounds, kills] = faces(by);
        // The second wound kills (8.8).
        let [wounds, kills] = if is_sound { [wounds, kills] } else { [0, wounds + kills] };
        let does: Vec<String> = [(wounds, "wound"), (kills, "kill")]
            .into_iter()
            .filter(|(faces, _)| *faces > 0)
            .map(|(faces, does)| format!("{faces} {does}{}", if faces == 1 { "s" } else { "" }))
            .collect();
        let does = if does.is_empty() { "none hurts".to_owned() } else { does.join(" and ") };
        format!(" {} challenges on leaving the hex: of the ten faces of the die {does} (2.54, 8.9).", battle.name(*by))
    });
    let says: String = each.collect();
    (format!("{}, {}", counted(by.len(), "challenge"), hurting(battle, position, man, by)), says)
}

/// How often at least one of several challenges wounds or kills, in a few words (8.9).
pub fn hurting(battle: &Battle, position: &Position, man: ManNumber, by: &[ManNumber]) -> String {
    let hurts = |by: &ManNumber| battle.public().challenge_faces(position, *by, man).iter().sum::<u32>();
    if let [only] = by {
        return format!("{} of 10 hurt", hurts(only));
    }
    let unhurt: f64 = by.iter().map(|by| 1.0 - f64::from(hurts(by)) / 10.0).product();
    format!("{} hurt", percent(1.0 - unhurt))
}

/// The remark beside a step: its cost, the points left, and the dangers.
fn of_step(battle: &Battle, position: &Position, pose: Pose) -> Option<Beside> {
    let (public, walk) = (battle.public(), position.walk.as_ref()?);
    let here = position.man(walk.man);
    let motion = if here.is_here() {
        public.motion_to(position, walk.man, here.pose, walk.left, pose)
    } else {
        public.entries(position, walk.man).into_iter().find(|motion| motion.pose == pose)
    }?;
    let left = walk.left.saturating_sub(motion.cost);
    let cost = counted(u32::from(motion.cost), "movement point");
    let (names, counts) = dangers(battle, position, walk.man, (here.pose, pose), walk.crosses);
    let (onto, about) = footing(battle, position, (here.pose.hex, pose.hex));
    Some(Beside {
        words: format!("{} of {}{onto}{counts}", motion.cost, walk.left),
        says: format!("The step costs {cost}; of {} {left} would be left (2.51).{about}{names}", walk.left),
    })
}

/// What a step changes under the character's feet, in a few words and in a sentence: the character boards another boat, or comes into deep water.
/// Both are empty if nothing changes.
fn footing(battle: &Battle, position: &Position, (from, to): (Space, Space)) -> (String, String) {
    let ground = battle.public().ground_now(position);
    match ground.deck(to) {
        Some(boat) if ground.deck(from) != Some(boat) => {
            let name = battle.boat_name(boat);
            (format!(", aboard {name}"), format!(" It leads aboard {name} (4.83)."))
        }
        None if ground.water(to) == Some(Depth::Deep) && ground.water(from) != Some(Depth::Deep) => {
            let says = " In deep water a die decides at the beginning of each move whether one drowns (4.85).";
            (", deep water".to_owned(), says.to_owned())
        }
        _ => Default::default(),
    }
}

/// The dangers of a step, in sentences and in a few words: the archers who can shoot when the step is done and, if `crosses` is true, the enemies who
/// challenge as the character leaves the first hex, which the move then crosses.
fn dangers(battle: &Battle, position: &Position, man: ManNumber, (from, to): (Pose, Pose), crosses: bool) -> (String, String) {
    let public = battle.public();
    let names = |men: &[ManNumber]| listed(&men.iter().map(|man| battle.name(*man).to_owned()).collect::<Vec<_>>());
    let challengers: Vec<ManNumber> = if crosses { public.challengers(position, man, from.hex).collect() } else { Vec::new() };
    let bows: Vec<ManNumber> = public.reacting(&after(position, man, to), man).collect();
    let (mut sentences, mut counts) = (String::new(), String::new());
    if !challengers.is_empty() {
        let (words, says) = challenged(battle, position, man, &challengers);
        (sentences, counts) = (says, format!(", {words}"));
    }
    if !bows.is_empty() {
        sentences = format!("{sentences} {} can shoot then (2.33).", names(&bows));
        counts = format!("{counts}, {}", counted(bows.len(), "bow"));
    }
    (sentences, counts)
}

/// The position after a character has moved to a pose, that is, to a hex and a facing.
pub fn after(position: &Position, man: ManNumber, pose: Pose) -> Position {
    let mut then = position.clone();
    then.men[man.index()].pose = pose;
    then.men[man.index()].fate = Fate::Here;
    if let Some(horse) = then.men[man.index()].mount {
        then.beasts[horse.index()].pose = pose;
    }
    then
}
