//! Paths of several steps: the hexes that a moving character can reach, the cost of each step, and at each step the archers who can shoot and the
//! enemies who challenge. Also the walk along such a path, step by step, until something happens (2.33, 2.5, 2.54).

use std::collections::{BTreeMap, BinaryHeap};

use super::scene::Scene;
use geometry::Space;
use vikings::play::{Action, Event, Fate, ManNumber, Motion, Pose, Position, Public, Purpose, Question, Why, other};

/// The paths of the moving character: the best one to each hex.
#[derive(Default)]
pub struct Ways {
    ways: BTreeMap<Space, Way>,
}

/// A path of one or more steps.
#[derive(Clone, Debug, Default)]
pub struct Way {
    /// The pose of the character at the start and after each step.
    pub poses: Vec<Pose>,
    /// The movement points spent after each step.
    pub spent: Vec<u8>,
    /// The movement points left at the end.
    pub left: u8,
}

/// The dangers of one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Perils {
    /// The archers who can shoot after the step (2.33).
    pub bows: Vec<ManNumber>,
    /// The enemies who challenge the character when the character leaves the hex again (2.54).
    pub challengers: Vec<ManNumber>,
    /// At the end of the path: the enemies beside it, and the archers, from whom the character would have no way back there (8.8).
    pub shut_in_by: Vec<ManNumber>,
}

/// A pose from which the search for paths continues; the pose that costs fewest points comes first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Reached {
    spent: std::cmp::Reverse<u8>,
    pose: std::cmp::Reverse<Pose>,
}

/// For each pose, the points spent to reach it, and the pose before it; `None` for the start.
type Found = BTreeMap<Pose, (u8, Option<Pose>)>;

impl Ways {
    /// The best paths of the moving character, who may still have to come onto the board (2.1). A path past enemies who challenge is taken only if no
    /// other leads to the hex.
    pub fn of(scene: &Scene) -> Self {
        let Some((man, start, points)) = walker(scene) else { return Self::default() };
        let public = scene.public();
        let entries = if start.is_some() { Vec::new() } else { public.entries(scene.position, man) };
        let mut then = scene.position.clone();
        then.men[man.index()].fate = Fate::Here;
        let position = &then;
        let best = |bold: bool| {
            let known = found(public, position, (man, points), (start, &entries), bold);
            let mut ways: BTreeMap<Space, Way> = BTreeMap::new();
            for (pose, (spent, _)) in known.iter().filter(|(pose, _)| Some(**pose) != start) {
                let is_better = ways.get(&pose.hex).is_none_or(|way| way.spent.last().is_some_and(|best| spent < best));
                if is_better && public.can_end(position, man, *pose) {
                    ways.insert(pose.hex, way(&known, *pose, points, start.is_none()));
                }
            }
            ways
        };
        let mut ways = best(true);
        ways.extend(best(false));
        if let Some(start) = start {
            ways.remove(&start.hex);
        }
        Self { ways }
    }

    /// The path to a hex; `None` if the character cannot reach it.
    pub fn to(&self, space: Space) -> Option<&Way> {
        self.ways.get(&space)
    }

    /// The hexes that take several steps to reach.
    pub fn farther(&self) -> impl Iterator<Item = Space> {
        self.ways.iter().filter(|(_, way)| way.spent.len() > 1).map(|(space, _)| *space)
    }
}

/// The character who moves at present, with pose and movement points left; the pose is `None` if they are not on the boards yet.
fn walker(scene: &Scene) -> Option<(ManNumber, Option<Pose>, u8)> {
    let walk = scene.position.walk.as_ref().filter(|_| scene.question() == Some(Question::Step))?;
    let state = scene.position.man(walk.man);
    let start = state.is_here().then_some(state.pose);
    (start.is_some() || state.fate == Fate::Waiting).then_some((walk.man, start, walk.left))
}

/// All poses that can be reached from the start, or from outside the boards by these entries. Unless `bold` is set, no path continues from a hex where
/// an enemy challenges.
fn found(
    public: &Public,
    position: &Position,
    (man, points): (ManNumber, u8),
    (start, entries): (Option<Pose>, &[Motion]),
    bold: bool,
) -> Found {
    let first = start.map(|pose| Motion { pose, cost: 0 });
    let mut found = Found::new();
    let mut ahead = BinaryHeap::new();
    for motion in first.iter().chain(entries) {
        found.insert(motion.pose, (motion.cost, None));
        ahead.push(Reached { spent: std::cmp::Reverse(motion.cost), pose: std::cmp::Reverse(motion.pose) });
    }
    let mut motions: Vec<Motion> = Vec::new();
    while let Some(Reached { spent, pose }) = ahead.pop() {
        let (spent, pose) = (spent.0, pose.0);
        let stale = found.get(&pose).is_some_and(|(best, _)| *best < spent);
        if stale || !bold && Some(pose) != start && public.challengers(position, man, pose.hex).next().is_some() {
            continue;
        }
        motions.clear();
        public.motions(position, man, pose, points - spent, &mut motions);
        for motion in &motions {
            let after = spent + motion.cost;
            if found.get(&motion.pose).is_none_or(|(best, _)| after < *best) {
                found.insert(motion.pose, (after, Some(pose)));
                ahead.push(Reached { spent: std::cmp::Reverse(after), pose: std::cmp::Reverse(motion.pose) });
            }
        }
    }
    found
}

/// The path that leads to a pose. If the character comes in, the first step leads onto the hex of entry, which is then also the start.
fn way(found: &Found, end: Pose, points: u8, comes_in: bool) -> Way {
    let mut way = Way::default();
    let mut at = Some(end);
    while let Some((pose, (spent, before))) = at.and_then(|pose| Some((pose, found.get(&pose)?))) {
        way.poses.push(pose);
        if before.is_some() || comes_in {
            way.spent.push(*spent);
        }
        at = *before;
    }
    if let Some(entry) = way.poses.last().copied().filter(|_| comes_in) {
        way.poses.push(entry);
    }
    way.poses.reverse();
    way.spent.reverse();
    way.left = points - way.spent.last().copied().unwrap_or(0);
    way
}

impl Way {
    /// The steps of the path as choices.
    pub fn steps(&self) -> Vec<Action> {
        self.poses.iter().skip(1).copied().map(Action::Step).collect()
    }

    /// The cost of the path in words.
    pub fn words(&self) -> String {
        let spent = self.spent.last().copied().unwrap_or(0);
        let points = if spent == 1 { "point" } else { "points" };
        format!("{spent} {points}, {} left", self.left)
    }

    /// The dangers of each step of the path, in order.
    pub fn perils(&self, scene: &Scene) -> Vec<Perils> {
        let Some((man, ..)) = walker(scene) else { return Vec::new() };
        let public = scene.public();
        let mut then = scene.position.clone();
        then.men[man.index()].fate = Fate::Here;
        let last = self.poses.len().saturating_sub(2);
        // If the character came to the present hex earlier in this move and now goes on, the move crosses that hex too, and enemies challenge there.
        let crosses = scene.position.walk.as_ref().is_some_and(|walk| walk.crosses);
        let mut before = self
            .poses
            .first()
            .filter(|_| crosses)
            .map_or_else(Vec::new, |from| public.challengers(&then, man, from.hex).collect());
        let at = |(step, pose): (usize, &Pose)| {
            then.men[man.index()].pose = *pose;
            if let Some(horse) = then.men[man.index()].mount {
                then.beasts[horse.index()].pose = *pose;
            }
            let leaves = step < last;
            let mut challengers: Vec<ManNumber> =
                if leaves { public.challengers(&then, man, pose.hex).collect() } else { Vec::new() };
            challengers.append(&mut before);
            let bows: Vec<ManNumber> = public.reacting(&then, man).collect();
            let shut_in_by = if leaves { Vec::new() } else { shut_in_by(public, &then, man, &bows) };
            Perils { bows, challengers, shut_in_by }
        };
        self.poses.iter().skip(1).enumerate().map(at).collect()
    }
}

/// The enemies beside a character, and the archers among `bows`, from whom the character would have no way back: a result that drives them back is a
/// wound then (8.2, 8.8). Arrows drive nobody back aboard a boat (2.4).
fn shut_in_by(public: &Public, position: &Position, man: ManNumber, bows: &[ManNumber]) -> Vec<ManNumber> {
    let enemy = other(public.man(man).player);
    let beside = public.threats(position, enemy, position.man(man).pose.spaces()).map(|enemy| (enemy, Why::Blow));
    let ashore = public.boat_of(position, man).is_none();
    let archers = bows.iter().filter(|_| ashore).map(|archer| (*archer, Why::Arrow));
    let shuts_in = |(enemy, why): &(ManNumber, Why)| public.is_cornered(position, man, (&[*enemy], *why));
    let mut shut_in_by: Vec<ManNumber> = beside.chain(archers).filter(shuts_in).map(|(enemy, _)| enemy).collect();
    shut_in_by.dedup();
    shut_in_by
}

/// The rest of a path that a character is moving along.
#[derive(Debug)]
pub struct Rest {
    man: ManNumber,
    /// The remaining steps, the next one last.
    steps: Vec<Action>,
    /// How many events the game had before the first step.
    after: usize,
    /// How many actions the game has had since the latest step was made; 0 before the first step.
    actions: usize,
}

impl Rest {
    /// The rest of a path whose first step has not been made yet, in a game that has had `after` events.
    pub fn of(man: ManNumber, mut steps: Vec<Action>, after: usize) -> Self {
        steps.reverse();
        Self { man, steps, after, actions: 0 }
    }

    /// Whether the walk must stop: since it began, something other than its own steps has happened, or an action was taken back, or no step is left.
    /// An arrow at the character that has no effect does not stop the walk, because any harm and any loss of points is an event of its own (2.33).
    pub fn is_stopped<'a>(&self, actions: usize, mut events: impl ExactSizeIterator<Item = &'a Event>) -> bool {
        let before = events.len();
        let own = |event: &Event| match event {
            Event::Moved(man, _) | Event::Entered(man, _) | Event::Shot { target: man, .. } => *man == self.man,
            Event::Die(_, purpose, _) => matches!(purpose, Purpose::Arrow(_) | Purpose::Stray(_)),
            _ => false,
        };
        self.steps.is_empty() || actions < self.actions || before < self.after || !events.by_ref().skip(self.after).all(own)
    }

    /// Whether the first step has been made.
    pub const fn is_begun(&self) -> bool {
        self.actions > 0
    }

    /// The next step of the walk; `None` if no step is left.
    pub fn next(&self) -> Option<Action> {
        self.steps.last().copied()
    }

    /// Records that the next step was made; the game then has `actions` actions.
    pub fn is_made(&mut self, actions: usize) {
        self.steps.pop();
        self.actions = actions;
    }
}

impl Perils {
    /// Whether the step has no dangers.
    pub const fn is_none(&self) -> bool {
        self.bows.is_empty() && self.challengers.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::play::Player;
    use vikings::play::Cause;
    use vikings::{Arrow, Cover};

    const WALKER: ManNumber = ManNumber(0);
    const ARCHER: ManNumber = ManNumber(5);

    /// Whether a walk of two steps stops when these events follow its first step.
    fn stops(events: &[Event]) -> bool {
        let hexes = [Space::new(1, 0), Space::new(2, 0)];
        let mut rest = Rest::of(WALKER, hexes.map(|hex| Action::Step(Pose::on(hex))).to_vec(), 0);
        rest.is_made(1);
        let moved = Event::Moved(WALKER, hexes[0]);
        let all: Vec<&Event> = std::iter::once(&moved).chain(events).collect();
        rest.is_stopped(2, all.into_iter())
    }

    fn shot(target: ManNumber, result: Arrow) -> Event {
        let line = [Space::new(6, 0), Space::new(1, 0)];
        let cover = Cover::None;
        Event::Shot {
            archer: ARCHER,
            target,
            range: 5,
            modifier: 0,
            cover,
            mounted: false,
            aboard: false,
            still: false,
            line,
            result,
        }
    }

    #[test]
    fn a_walk_goes_on_after_an_arrow_that_does_nothing_to_the_walker() {
        let enemy = Player::new(1);
        let arrow = Event::Die(enemy, Purpose::Arrow(ARCHER), 9);
        assert!(!stops(&[arrow, shot(WALKER, Arrow::Miss)]));
        assert!(
            !stops(&[arrow, shot(WALKER, Arrow::Miss), Event::Die(enemy, Purpose::Stray(ARCHER), 8)]),
            "it ends beside nobody"
        );
        assert!(stops(&[arrow, shot(WALKER, Arrow::A), Event::Slowed(WALKER, 2, Cause::Arrow)]), "points were lost");
        assert!(stops(&[arrow, shot(ManNumber(1), Arrow::Miss)]), "an arrow at somebody else");
        assert!(stops(&[Event::Die(enemy, Purpose::Challenge(ARCHER), 2)]), "a challenge was rolled");
        assert!(stops(&[Event::StoodUp(WALKER)]), "anything else");
    }
}
