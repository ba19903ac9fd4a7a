//! The cost and the consequences of a step or an advance, for the remark beside its choice (2.33, 2.5, 2.51, 2.54, 2.75, 8.9).

use geometry::Space;
use kit::play::Beside;
use rules::play::Play as _;
use rules::{counted, listed};
use vikings::play::{Action, Battle, Condition, Depth, Fate, ManNumber, MarkerNumber, Pose, Position, Question, State};
use vikings::{Terrain, TokenKind};

/// The remark beside a step or an advance: its cost, the points left, and the dangers.
pub fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
    let position = &state.position;
    match (action, position.question?.1) {
        (Action::Step(pose) | Action::StepPast(pose), Question::Step) => of_step(battle, position, pose),
        (Action::Step(pose), Question::AdvanceOn(man)) => {
            let farther = advanced(battle, position, man).map(|(words, says)| {
                (words, format!("{} Those who fight in this phase do not challenge (2.75).", says.trim_start()))
            });
            of_advance(battle, position, (man, pose), farther)
        }
        (Action::Advance(man, pose), _) => {
            let farther = advanced(battle, &after(position, man, pose), man).map(|(words, says)| {
                let first = "Nobody challenges the first step of an advance, but a second one (2.75).";
                (format!("farther: {words}"), format!("{first}{says}"))
            });
            of_advance(battle, position, (man, pose), farther)
        }
        _ => None,
    }
}

/// The remark beside an advance: deep water to which it leads, and the challenges; `None` if there is nothing to tell.
fn of_advance(
    battle: &Battle,
    position: &Position,
    (man, pose): (ManNumber, Pose),
    challenges: Option<(String, String)>,
) -> Option<Beside> {
    // Who advances onto another deck fights there already, so that only deep water is told.
    let is_afloat = battle.public().ground_now(position).deck(pose.hex).is_some();
    let (onto, about) = if is_afloat { Default::default() } else { footing(battle, position, man, pose.hex) };
    let footing = (!onto.is_empty()).then(|| (onto.trim_start_matches(", ").to_owned(), about.trim_start().to_owned()));
    let (words, says): (Vec<String>, Vec<String>) = footing.into_iter().chain(challenges).unzip();
    (!words.is_empty()).then(|| Beside { words: words.join(", "), says: says.join(" ") })
}

/// The challenges that a character meets on advancing farther from the hex of this position, in a few words and in sentences; `None` if there are
/// none.
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

/// How often at least one of these challenges wounds or kills, in tenths (8.9).
pub fn hurting(battle: &Battle, position: &Position, man: ManNumber, by: &[ManNumber]) -> String {
    let hurts = |by: &ManNumber| battle.public().challenge_faces(position, *by, man).iter().sum::<u32>();
    if let [only] = by {
        return format!("{} of 10 hurt", hurts(only));
    }
    let unhurt: f64 = by.iter().map(|by| 1.0 - f64::from(hurts(by)) / 10.0).product();
    format!("{:.1} of 10 hurt", 10.0 * (1.0 - unhurt))
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
    let (onto, about) = footing(battle, position, walk.man, pose.hex);
    let (leaves, behind) = if leaves_treasure(battle, position, pose) {
        (
            ", leaves the treasure behind",
            " It leaves the treasure behind, which can be picked up only at the beginning of a move (5.5).",
        )
    } else {
        ("", "")
    };
    Some(Beside {
        words: format!("{} of {}{onto}{leaves}{counts}", motion.cost, walk.left),
        says: format!("The step costs {cost}; of {} {left} would be left (2.51).{about}{behind}{names}", walk.left),
    })
}

/// Whether the moving character goes off without a treasure that they could pick up now: it lies face up on their hex, and their move has not begun
/// (5.5).
fn leaves_treasure(battle: &Battle, position: &Position, pose: Pose) -> bool {
    let (public, Some(walk)) = (battle.public(), position.walk.as_ref()) else { return false };
    let here = position.man(walk.man);
    let is_treasure = |marker: MarkerNumber| position.markers[marker.index()].shown == Some(TokenKind::Treasure);
    here.is_here()
        && here.pose.hex != pose.hex
        && (walk.spent, walk.path.len(), walk.burdens.len()) == (0, 0, 0)
        && position.marker_at(here.pose.hex).is_some_and(is_treasure)
        && position.carried_by(walk.man).is_none()
        && !public.is_threatened(position, public.man(walk.man).player, here.pose.spaces())
}

/// The other footing that a step leads to, in a few words and in a sentence: aboard another boat, or into deep water. Empty if the footing stays the
/// same.
fn footing(battle: &Battle, position: &Position, man: ManNumber, to: Space) -> (String, String) {
    let from = position.man(man).pose.hex;
    let ground = battle.public().ground_now(position);
    match ground.deck(to) {
        Some(boat) if ground.deck(from) != Some(boat) => {
            let name = battle.boat_name(boat);
            (format!(", aboard {name}"), format!(" It leads aboard {name} (4.83)."))
        }
        None if ground.water(to) == Some(Depth::Deep) && ground.water(from) != Some(Depth::Deep) => {
            drowning(battle, position, man)
        }
        _ => Default::default(),
    }
}

/// What a character risks in deep water, in a few words and in a sentence (4.85).
fn drowning(battle: &Battle, position: &Position, man: ManNumber) -> (String, String) {
    let (fighter, tables) = (battle.public().man(man), battle.public().tables());
    let is_wounded = position.man(man).condition == Condition::Wounded;
    let cost = tables.grounds.of(Terrain::Deep).cost.get();
    let (words, says) = if is_wounded && u32::from(fighter.faces[1].movement) < cost {
        (
            "drowns".to_owned(),
            "In deep water who is wounded and cannot swim a hex drowns at the beginning of the next turn".to_owned(),
        )
    } else if fighter.swims {
        ("swims well".to_owned(), "In deep water a good swimmer does not drown".to_owned())
    } else {
        let modifier = if is_wounded { tables.drowning.wounded.get() } else { 0 };
        let drowns = i32::try_from(tables.drowning.drowns.get()).unwrap_or(i32::MAX);
        let faces = (drowns - modifier).clamp(0, 10);
        let turns = "In deep water a die decides at the beginning of each turn whether one drowns";
        (format!("{faces} of 10 drown"), format!("{turns}: {faces} of its ten faces do"))
    };
    (format!(", deep water: {words}"), format!(" {says} (4.85)."))
}

/// The dangers of a step, in sentences and in a few words: the enemies who challenge as the character leaves the first hex, if the move crosses that
/// hex, and the archers who can shoot at the end of the step.
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
