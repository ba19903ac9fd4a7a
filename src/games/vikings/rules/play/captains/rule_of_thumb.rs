//! A captain who plays by rules of thumb: attacks in groups if the odds are good, forms walls of shields if outnumbered, shoots at the most valuable
//! target, carries treasures and friends off, and keeps armour out of the water.

use super::super::{Action, ManNumber, Public, Question, View};
use super::bearings::keeps_the_loot;
use super::chart::Chart;
use super::marching::{March, Mood};
use super::outlook::Outlook;
use super::seaway::Seaway;
use super::{answers, crewing, fighting, marching, seats};
use rules::play::{Captain, Player, Seeded};

use super::super::Battle;

/// The distance to an enemy, in hexes, within which a crew leaves its places to fight.
const BOARDS: u32 = 4;

/// A captain who plays by rules of thumb. During a phase they remember the decided move of the character who moves, and which characters are to stay
/// where they are.
#[derive(Clone, Debug, Default)]
pub struct RuleOfThumb {
    /// The phase for which the rest is remembered: the turn, and the player.
    phase: (u16, u8),
    /// The characters who stay where they are in this phase.
    stays: Vec<ManNumber>,
    /// The character who moves, and the remaining actions of their move, with the next action last; `None` if no move has been decided.
    way: Option<(ManNumber, Vec<Action>)>,
    outlook: Outlook,
    /// The plans for the boats in this phase.
    seaway: Seaway,
    /// How boldly characters move; `None` for the mood that the rules of thumb choose.
    pub(super) mood: Option<Mood>,
}

/// Numbers that are also printed in the table by which people play a side that has no player.
impl RuleOfThumb {
    /// Odds that are worse than this number to 1 are accepted only if no better odds are possible.
    pub const FAIR: usize = fighting::FAIR;
    /// The distances from the enemy, in hexes, at which crews get ready to board and at which they make hooks ready.
    pub const READY: [u32; 2] = crewing::NEAR;
    /// A wall of shields is formed only if an enemy is within this distance, in hexes.
    pub const NEAR: u32 = fighting::NEAR;
    /// A wall of shields is formed only if the enemies near it are stronger by more than this. Strength is the sum of attack and defense values.
    pub const OUTNUMBERED: i32 = fighting::OUTNUMBERED;
    /// The smallest and the greatest distance from which an archer wants to shoot, in hexes.
    pub const BOWSHOT: (u32, u32) = marching::BOWSHOT;
    /// From this turn on a side closes in even if it is not behind.
    pub const EAGER_FROM: u16 = 3;
}

impl Captain<Battle> for RuleOfThumb {
    fn choose(&mut self, public: &Public, view: View<'_>, legal: &[Action], _: &mut Seeded) -> Action {
        self.decide(public, view, legal)
    }

    fn at_once<'a>(&mut self, public: &Public, view: &dyn Fn() -> View<'a>) -> Option<Action> {
        self.next_step(public, &view())
    }
}

impl RuleOfThumb {
    /// The next action of the move that was decided earlier; `None` if there is no such move. The list of legal actions is not needed for this.
    pub(super) fn next_step(&mut self, _: &Public, view: &View<'_>) -> Option<Action> {
        let (_, question) = view.position.question?;
        let walk = view.position.walk.as_ref().filter(|_| question == Question::Step)?;
        let (man, way) = self.way.as_mut().filter(|(man, _)| *man == walk.man)?;
        let next = way.pop().unwrap_or(Action::Done);
        if next == Action::Done {
            self.stays.push(*man);
            self.way = None;
        }
        Some(next)
    }

    /// Chooses one of the legal actions.
    pub(super) fn decide(&mut self, public: &Public, view: View<'_>, legal: &[Action]) -> Action {
        let (position, player) = (view.position, view.player);
        let first = legal[0];
        let Some((_, question)) = position.question else { return first };
        let chosen = match question {
            Question::Row(man) | Question::Place(man, _) => answers::placing(public, position, man, legal),
            Question::Berth(boat, _) => answers::mooring(public, position, boat, legal),
            Question::Coil(rope) => answers::coiling(public, position, rope, legal),
            Question::Tasks(boat) => Some(crewing::task(public, &view, boat, legal)),
            Question::Speed(boat) => Some(self.seaway.speed(public, &view, boat, legal)),
            Question::Sail(boat) => Some(self.seaway.sail(public, &view, boat, legal)),
            Question::Between => Some(crewing::between(public, &view, legal)),
            Question::Pull(..) => Some(crewing::pulling(legal)),
            Question::Archer => Some(answers::archer(public, position, player, legal)),
            Question::Target(archer) => answers::shooting(public, position, archer, legal),
            Question::Mover => Some(self.mover(public, view, legal)),
            Question::Step => Some(self.step(public, view, legal)),
            Question::Reaction => answers::reacting(public, position, legal),
            Question::Put(_) => answers::putting(public, position, player, legal),
            Question::Walls => Some(fighting::walls(public, position, player, legal)),
            Question::Axes => Some(fighting::axes(public, position, legal)),
            Question::Fights => fighting::opening(public, position, legal),
            Question::Join => position.clash.as_ref().and_then(|clash| fighting::joining(public, position, clash, legal)),
            Question::Takes | Question::Shaken(_) => answers::taking(public, position, legal),
            Question::Retreat => answers::falling_back(public, position, legal),
            Question::Displace(man) => answers::making_room(public, position, man, legal),
            Question::Advance | Question::AdvanceOn(_) => answers::advancing(public, position, player, legal),
        };
        chosen.filter(|action| legal.contains(action)).unwrap_or(first)
    }

    /// Chooses who moves next: first characters who come onto the board, then those nearest to the enemy, and archers last. Leaves out characters who
    /// do best to stay in place.
    fn mover(&mut self, public: &Public, view: View<'_>, legal: &[Action]) -> Action {
        let (position, player) = (view.position, view.player);
        let phase = (position.turn, player.index() as u8);
        if self.phase != phase {
            self.phase = phase;
            self.stays.clear();
            self.way = None;
            self.outlook = Outlook::default();
        }
        let mut men: Vec<(u32, ManNumber)> = Vec::new();
        let mut look = Chart::of(public, position, player, None);
        for action in legal {
            if let Action::Pick(man) = *action
                && !self.stays.contains(&man)
                && !keeps_the_loot(public, position, man)
            {
                let state = position.man(man);
                let near = if state.is_here() { look.nearest_enemy(state.pose.hex) } else { 0 };
                men.push((near + if public.man(man).bow { 20 } else { 0 }, man));
            }
        }
        men.sort_unstable();
        for (_, man) in men {
            if !position.man(man).is_here() {
                self.way = None;
                return Action::Pick(man);
            }
            // A crew keeps its places while it has nothing to do but to row.
            if is_under_way(&look, man) {
                let lifted = look.lift(man);
                let way = seats::to_an_oar(&look, man, public.allowance(position, man));
                look.set_back(&lifted);
                if let Some(mut way) = way {
                    way.push(Action::Done);
                    way.reverse();
                    self.way = Some((man, way));
                    return Action::Pick(man);
                }
                self.stays.push(man);
                continue;
            }
            // Characters in a wall of shields stay there while the enemy is near.
            let state = position.man(man);
            if state.wall
                && !look.floods(state.pose.hex)
                && look.pressed(state.pose.hex, 8) > 0
                && look.nearest_enemy(state.pose.hex) <= 8
            {
                self.stays.push(man);
                continue;
            }
            let lifted = look.lift(man);
            let march = self.plan(&look, view, man, public.allowance(position, man));
            look.set_back(&lifted);
            if march.actions.is_empty() {
                self.stays.push(man);
                continue;
            }
            let mut way = march.actions;
            way.push(Action::Done);
            way.reverse();
            self.way = Some((man, way));
            return Action::Pick(man);
        }
        Action::Done
    }

    /// The best move of a character with this many movement points.
    fn plan(&mut self, chart: &Chart<'_>, view: View<'_>, man: ManNumber, points: u8) -> March {
        let picks_up = view.position.walk.is_none()
            && view.position.carried_by(man).is_none()
            && view.position.marker_at(view.position.man(man).pose.hex).is_some()
            && !chart.is_challenged(view.position.man(man).pose.hex);
        if picks_up {
            return March { actions: vec![Action::PickUp] };
        }
        let mood = self.mood.unwrap_or_else(|| mood(chart.public, view));
        chart.march(man, points, mood, &mut self.outlook)
    }

    /// The next action of the moving character, if no move was decided earlier.
    fn step(&mut self, public: &Public, view: View<'_>, legal: &[Action]) -> Action {
        let position = view.position;
        let Some(walk) = &position.walk else { return legal[0] };
        let man = walk.man;
        if !position.man(man).is_here() {
            return entry(public, view, man, legal);
        }
        if legal.contains(&Action::PickUp) {
            self.way = None;
            return Action::PickUp;
        }
        if let Some(takes) =
            legal.iter().find(|action| matches!(action, Action::Carry(other) if public.man(*other).player != view.player))
        {
            return *takes;
        }
        let march = self.plan(&Chart::of(public, position, view.player, Some(man)), view, man, walk.left);
        let mut way = march.actions;
        let first = way.first().copied().filter(|action| legal.contains(action));
        if let Some(first) = first {
            way.remove(0);
            way.push(Action::Done);
            way.reverse();
            self.way = Some((man, way));
            return first;
        }
        self.stays.push(man);
        if legal.contains(&Action::Done) { Action::Done } else { legal[0] }
    }
}

/// Whether a character is aboard a boat that is under way, which means that it is not on a beach and that no enemy is near enough to board it or to
/// be boarded.
fn is_under_way(look: &Chart<'_>, man: ManNumber) -> bool {
    let position = look.position;
    let Some(boat) = look.public.boat_of(position, man) else { return false };
    !look.public.is_beached(position, boat) && look.nearest_enemy(position.man(man).pose.hex) > BOARDS
}

/// Chooses where a character comes in: as near to the enemy as possible. A hex on which a friend stands is chosen only if there is no other.
fn entry(public: &Public, view: View<'_>, man: ManNumber, legal: &[Action]) -> Action {
    let chart = Chart::of(public, view.position, view.player, Some(man));
    let far = |action: &Action| match *action {
        Action::Step(pose) => (pose.spaces().any(|space| chart.is_taken(space)), chart.nearest_enemy(pose.hex)),
        _ => (true, u32::MAX),
    };
    legal.iter().copied().min_by_key(far).unwrap_or(Action::Done)
}

/// The mood of a side. The side closes in if it is behind in points, or late in the game.
fn mood(public: &Public, view: View<'_>) -> Mood {
    let (position, player) = (view.position, view.player);
    let points = |player: Player| public.half_points(position, player);
    let behind = points(player) < points(super::super::other(player));
    let late = position.turn >= RuleOfThumb::EAGER_FROM;
    let eager = behind || late;
    if eager { Mood::EAGER } else { Mood::USUAL }
}
