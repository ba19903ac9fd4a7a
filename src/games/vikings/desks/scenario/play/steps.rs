//! The cost and the consequences of a step, for the remark beside its choice (2.33, 2.5, 2.51, 2.54).

use geometry::Space;
use kit::play::Beside;
use rules::play::Play as _;
use rules::{counted, listed};
use vikings::play::{Action, Battle, Depth, Fate, ManNumber, Pose, Position, Question, State};

/// The remark beside a step: its cost, the points left, and the dangers.
pub fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
    let (public, position) = (battle.public(), &state.position);
    let (Action::Step(pose), Some((_, Question::Step)), Some(walk)) = (action, position.question, &position.walk) else {
        return None;
    };
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

/// The other footing that a step leads to, in a few words and in a sentence: aboard another boat, or into deep water. Empty if the footing stays the
/// same.
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

/// The dangers of a step, in sentences and in a few words: the enemies who challenge as the character leaves its hex, if the move crosses it, and the
/// archers who can shoot at its end.
fn dangers(battle: &Battle, position: &Position, man: ManNumber, (from, to): (Pose, Pose), crosses: bool) -> (String, String) {
    let public = battle.public();
    let names = |men: &[ManNumber]| listed(&men.iter().map(|man| battle.name(*man).to_owned()).collect::<Vec<_>>());
    let challengers: Vec<ManNumber> = if crosses { public.challengers(position, man, from.hex).collect() } else { Vec::new() };
    let bows: Vec<ManNumber> = public.reacting(&after(position, man, to), man).collect();
    let (mut sentences, mut counts) = (String::new(), String::new());
    if !challengers.is_empty() {
        sentences = format!(" {} challenge it as the hex is left (2.54).", names(&challengers));
        counts = format!(", {}", counted(challengers.len(), "challenge"));
    }
    if !bows.is_empty() {
        sentences = format!("{sentences} {} can shoot then (2.33).", names(&bows));
        counts = format!("{counts}, {}", counted(bows.len(), "bow"));
    }
    (sentences, counts)
}

/// The position after a character has taken a pose.
pub fn after(position: &Position, man: ManNumber, pose: Pose) -> Position {
    let mut then = position.clone();
    then.men[man.index()].pose = pose;
    then.men[man.index()].fate = Fate::Here;
    if let Some(horse) = then.men[man.index()].mount {
        then.beasts[horse.index()].pose = pose;
    }
    then
}
