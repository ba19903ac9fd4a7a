//! Where a character moves. Every hex within reach has a worth, which depends on the enemies whom the character can strike there, on those who can
//! strike back, and on the character's errand.

use super::super::{Action, Condition, Depth, ManNumber, Pose, distance, side_towards};
use super::aims::{Errand, errand};
use super::appraisal::{Target, by_strength};
use super::chart::{Chart, Foe};
use super::outlook::Outlook;
use super::paths::{FAR, Way, field, steps, ways};
use crate::board::neighbour;
use geometry::Space;

/// A march: everything that a character does in a move.
#[derive(Clone, Debug, Default)]
pub(super) struct March {
    /// The actions of the move in order, without the action that ends it.
    pub actions: Vec<Action>,
}

/// How a side weighs what it may gain and lose in a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mood {
    /// The worth of coming nearer to the enemy, for each movement point.
    pub closing: f64,
    /// The share of their own worth that characters expect to lose on a hex where enemies can strike them.
    pub fear: f64,
    /// The worth of coming nearer to the destination of an errand, for each movement point.
    pub pull: f64,
    /// The worth of coming nearer to an area that the side has to hold, for each hex.
    pub home: f64,
}

impl Mood {
    /// The usual mood at the beginning of a game.
    pub(super) const USUAL: Self = Self { closing: 0.5, fear: 0.3, pull: 2.5, home: 0.0 };
    /// The mood of a side that is behind in points or runs out of time.
    pub(super) const EAGER: Self = Self { closing: 0.9, fear: 0.16, ..Self::USUAL };
}

/// An enemy whom the moving character can attack, and the friends who can attack that enemy too.
struct Mark {
    foe: Foe,
    target: Target,
    armour: bool,
    /// The friends who are already beside the enemy: the sum of their attack values, and how many they are.
    there: (u32, u32),
    /// The friends who can still come beside the enemy: the sum of their attack values, and how many they are.
    coming: (u32, u32),
}

/// For each hex, by its index, the worth of an attack that the moving character makes from it. There are three cases: ground that is worse for the
/// attack, even ground, and better ground.
struct Contacts {
    worth: Vec<[f64; 3]>,
}

impl Contacts {
    /// The worth of the best attack from a pose.
    fn from(&self, chart: &Chart<'_>, pose: Pose) -> f64 {
        let step = (chart.attacking(pose.hex) + 1) as usize;
        let of = |space: Space| chart.ground.site.index(space).map_or(0.0, |index| self.worth[index][step]);
        pose.spaces().map(of).fold(0.0, f64::max)
    }
}

/// How many points it costs to end a move in deep water, in a game with boats.
const OVERBOARD: f64 = 40.0;

/// Whether the game has boats.
fn chart_has_boats(chart: &Chart<'_>) -> bool {
    !chart.position.boats.is_empty()
}

/// Stands for a hex near which friends have not been counted yet.
const UNKNOWN: u32 = u32::MAX;
/// How many friends who can still come are counted for an attack, at most.
const HELPERS: usize = 2;
/// The smallest and the greatest distance from which an archer wants to shoot, in hexes.
pub(super) const BOWSHOT: (u32, u32) = (3, 10);

impl Chart<'_> {
    /// The best move of a character who has this many movement points.
    pub(super) fn march(&self, man: ManNumber, points: u8, mood: Mood, outlook: &mut Outlook) -> March {
        let state = self.position.man(man);
        let all = ways(self, man, state.pose, points);
        let walker = self.public.walker(man, state);
        let errand = errand(self, man);
        let fighter = self.public.man(man);
        let goal = match &errand {
            Errand::Fight => None,
            Errand::Reach(hexes) => Some(field(self, walker, hexes.iter().copied())),
            Errand::Leave(what) => Some(outlook.way_off(self, walker, *what).to_vec()),
        };
        let contacts = if fighter.unarmed { None } else { self.contacts(man) };
        let contact = |pose: Pose| contacts.as_ref().map_or(0.0, |contacts| contacts.from(self, pose));
        let leaves = |space: Space| {
            let by = if let Errand::Leave(what) = errand { Some(what) } else { None };
            by.is_some_and(|what| self.ground.deck(space).is_none() && self.leaves_by(what, space))
        };
        let mut company = vec![UNKNOWN; self.ground.site.count()];
        let mut best: Option<(f64, usize)> = None;
        for (number, way) in all.iter().enumerate() {
            if way.pose.spaces().any(|space| self.is_taken(space)) && number > 0 {
                continue;
            }
            let Some(index) = self.ground.site.index(way.pose.hex) else { continue };
            let menace = outlook.menace(self, way.pose.hex);
            let mut score = self.footing(man, way);
            if menace.0 > 0 {
                if company[index] == UNKNOWN {
                    company[index] = self.company(way.pose.hex, man);
                }
                score += self.exposure(man, company[index], menace.1, mood);
            }
            if mood.home > 0.0 {
                score -= mood.home * f64::from(outlook.home(self, way.pose.hex));
            }
            match &goal {
                Some(goal) => {
                    let far = f64::from(goal[index].min(FAR));
                    score -= mood.pull * far;
                    if goal[index] == 0 && way.cost < points && leaves(way.pose.hex) {
                        score += 60.0;
                    } else if goal[index] == 0 {
                        score += 6.0 * mood.pull;
                    }
                    score += 0.5 * contact(way.pose);
                }
                None if fighter.bow => score += self.bowshot(way.pose, outlook.enemy_field(self, walker)[index]),
                None => {
                    score += contact(way.pose);
                    score -= mood.closing * f64::from(outlook.enemy_field(self, walker)[index].min(60));
                }
            }
            if best.is_none_or(|(known, _)| score > known + 1e-9) {
                best = Some((score, number));
            }
        }
        let Some((_, at)) = best else { return March::default() };
        let mut actions: Vec<Action> = steps(&all, at).into_iter().map(Action::Step).collect();
        let ends = all[at];
        if ends.cost < points && leaves(ends.pose.hex) {
            actions.push(Action::Leave);
        }
        March { actions }
    }

    /// The enemies whom this character can attack, each with the friends who can attack them too.
    fn marks(&self, man: ManNumber) -> Vec<Mark> {
        let mark = |foe: &Foe| {
            let state = self.position.man(foe.man);
            let (mut there, mut coming) = ((0, 0), Vec::new());
            for friend in
                self.friends.iter().filter(|friend| friend.man != man && friend.ready && !self.public.man(friend.man).bow)
            {
                let attack = self.likely_attack(friend);
                if friend.pose.spaces().any(|space| foe.pose.spaces().any(|own| side_towards(space, own).is_some())) {
                    there = (there.0 + attack, there.1 + 1);
                } else if !self.position.man(friend.man).used.moved
                    && distance(friend.pose.hex, foe.pose.hex) <= u32::from(friend.movement)
                {
                    coming.push(attack);
                }
            }
            coming.sort_unstable_by(|one, other| other.cmp(one));
            coming.truncate(HELPERS);
            Mark {
                foe: *foe,
                target: Target {
                    worth: f64::from(foe.worth),
                    condition: state.condition,
                    mounted: state.is_mounted(),
                    cornered: false,
                },
                armour: self.public.man(foe.man).armour,
                there,
                coming: (coming.iter().sum(), coming.len() as u32),
            }
        };
        self.enemies.iter().map(mark).collect()
    }

    /// The attack value that a character is likely to have. For a character who could take up an axe, it is half as much again.
    fn likely_attack(&self, foe: &Foe) -> u32 {
        let state = self.position.man(foe.man);
        let swings = self.public.man(foe.man).axe && !state.is_mounted() && state.condition == Condition::Sound;
        let attack = u32::from(foe.attack);
        if swings { attack + attack / 2 } else { attack }
    }

    /// The worth of an attack by this character from each hex; `None` if the character is not in play.
    fn contacts(&self, man: ManNumber) -> Option<Contacts> {
        let own = self.friends.iter().find(|foe| foe.man == man).map(|foe| self.likely_attack(foe))?;
        let walker = self.public.walker(man, self.position.man(man));
        let mut contacts = Contacts { worth: vec![[0.0; 3]; self.ground.site.count()] };
        for mark in self.marks(man) {
            let mut known = [None; 3];
            for there in mark.foe.pose.spaces() {
                for side in 0..6 {
                    let from = neighbour(there, side);
                    let Some(index) = self.ground.site.index(from) else { continue };
                    if self.ground.cost(walker, from, side + 3).is_none() {
                        continue;
                    }
                    // For a rider, only the ground under the horse's front counts, even if the rider strikes from the rear hex.
                    let steps = if walker.mounted { -1..=1 } else { self.attacking(from)..=self.attacking(from) };
                    for step in steps {
                        let at = (step + 1) as usize;
                        let worth = *known[at].get_or_insert_with(|| self.share(own, &mark, step));
                        contacts.worth[index][at] = contacts.worth[index][at].max(worth);
                    }
                }
            }
        }
        Some(contacts)
    }

    /// The effect of the ground on a character who attacks from a hex, as a column shift.
    fn attacking(&self, space: Space) -> i32 {
        self.ground.effects(space, &self.public.tables().grounds)[0].step()
    }

    /// A character's share of the worth of the best attack on an enemy that they can join. The share depends on their own attack value and on the
    /// column shift of their ground.
    fn share(&self, own: u32, mark: &Mark, step: i32) -> f64 {
        let (attack, count) = (mark.there.0 + mark.coming.0, mark.there.1 + mark.coming.1);
        let shift = step - self.ground.effects(mark.foe.pose.hex, &self.public.tables().grounds)[1].step();
        let value = |attack: u32, count: u32| {
            by_strength(self.public, attack, count, u32::from(mark.foe.defense.max(1)), shift, mark.armour, &mark.target)
        };
        let joint = value(own + attack, count + 1);
        let without = value(mark.there.0, mark.there.1);
        let share = f64::from(own) / f64::from(own + mark.coming.0).max(1.0);
        (joint - without).max(0.0) * share
    }

    /// How many points a character may expect to lose, as a negative number. `attack` is the sum of the attack values of the enemies who can strike
    /// them, `company` how many friends are near.
    fn exposure(&self, man: ManNumber, company: u32, attack: u16, mood: Mood) -> f64 {
        let (fighter, state) = (self.public.man(man), self.position.man(man));
        let defense = f64::from(self.public.face(man, state).defense.max(1));
        let pressure = (f64::from(attack) / (f64::from(company + 1) * defense * 2.0)).min(1.5);
        -mood.fear * f64::from(fighter.worth) * pressure
    }

    /// The worth of the ground on which a move ends. Deep water, ground that will be flooded, and bad ground count against it.
    fn footing(&self, man: ManNumber, way: &Way) -> f64 {
        let fighter = self.public.man(man);
        let mut score = 0.0;
        for space in way.pose.spaces() {
            if self.floods(space) {
                score -= if fighter.armour { 200.0 } else { 12.0 };
            }
            // No character leaves a boat for deep water without a good reason.
            if chart_has_boats(self) && self.ground.water(space) == Some(Depth::Deep) {
                score -= OVERBOARD;
            }
            score += 0.4 * f64::from(self.ground.effects(space, &self.public.tables().grounds)[1].step());
        }
        score
    }

    /// The worth of a pose for an archer: it is high if there are enemies within the best range and none too near.
    fn bowshot(&self, pose: Pose, far: u16) -> f64 {
        let within = |foe: &&Foe| (BOWSHOT.0..=BOWSHOT.1).contains(&distance(foe.pose.hex, pose.hex));
        let seen = self.enemies.iter().filter(within).count();
        let near = self.nearest_enemy(pose.hex);
        let close = if near < BOWSHOT.0 { -4.0 } else { 0.0 };
        2.0 * seen.min(2) as f64 + close - if seen == 0 { 0.6 * f64::from(far.min(60)) } else { 0.05 * f64::from(near) }
    }
}
