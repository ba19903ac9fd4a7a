//! The captain who plans. It plays candidate sheets forward in sectors that it imagines from its knowledge, and hands in the sheet that does best.
//!
//! Candidates are sheets that the rule of thumb writes with different settings. The first candidates differ in how money is spent, and each is played
//! to the end of the campaign. Others differ in the world to go to, and each is played some years ahead. For every candidate, the rule of thumb plays
//! on in the same imagined sectors with the same dice. A candidate is judged by the points that it reaches, and replaces the usual sheet only if it
//! is clearly better. Like every captain, the planner is given a [`Knowledge`]. What it does not know it imagines, differently each time, with its
//! own dice.
//!
//! Reading order: `sector.rs` (worlds and strangers), `house.rs` (the player's own things), this file.

mod house;
mod sector;

pub(super) use sector::imagine;

use super::RuleOfThumb;
use super::rule_of_thumb::Leaning;
use crate::orders::Sheet;
use crate::play::{Contest, Knowledge, Post};
use geometry::Space;
use rules::play::{Seeded, Writer};

/// The captain who plays candidate sheets forward in imagined sectors, and hands in the best.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    thumb: RuleOfThumb,
    /// How the captain spends money. `None` until it has decided; it then spends in the usual way of its kind of sovereign.
    spending: Option<Leaning>,
}

impl Planner {
    /// How many years are imagined for one decision at most, summed over all candidates and sectors.
    const BUDGET: u32 = 800;
    /// In how many imagined sectors, at most, the captain tries out each plan that it could choose.
    const SECTORS: u32 = 12;
    /// How many years pass before the captain reconsiders how to spend; if it has nowhere to go, it reconsiders every year.
    const YEARS_OF_SPENDING: u32 = 3;
    /// How many years ahead the captain looks when it decides where to go.
    const YEARS_OF_GOING: u32 = 6;
    /// How many worlds the captain considers besides the most promising one.
    const WORLDS: usize = 3;
    /// By how many standard errors a candidate must be better, so that luck does not decide the choice.
    const SURE: f64 = 2.0;
}

impl Writer<Contest> for Planner {
    fn write(&mut self, view: &Knowledge, dice: &mut Seeded) -> Sheet {
        let usual = self.spending.unwrap_or_else(|| Leaning::of(view.own.kind));
        let left = view.campaign().map_or(0, |campaign| campaign.years.get()).saturating_sub(view.year);
        let worlds = self.worlds(view);
        let spending = if worlds.is_empty() || view.year.is_multiple_of(Self::YEARS_OF_SPENDING) {
            let ways = Leaning::ways_to_spend(view.own.kind).into_iter().filter(|way| *way != usual);
            let ways: Vec<Leaning> = std::iter::once(usual).chain(ways).collect();
            self.best(view, &ways, left, dice)
        } else {
            usual
        };
        self.spending = Some(spending);
        let going = worlds.into_iter().map(|at| Leaning { toward: Some(at), ..spending });
        let goings: Vec<Leaning> = std::iter::once(spending).chain(going).collect();
        let chosen = self.best(view, &goings, left.min(Self::YEARS_OF_GOING), dice);
        self.thumb = self.thumb.leaning(chosen);
        self.thumb.write(view, dice)
    }
}

impl Planner {
    /// Places to go besides the most promising world: further worlds, and the court, which means staying.
    fn worlds(&self, view: &Knowledge) -> Vec<Space> {
        let promising = self.thumb.promising(view);
        if promising.is_empty() {
            return promising;
        }
        let court = view.sovereign_at();
        let others = promising.into_iter().skip(1).filter(|at| Some(*at) != court).take(Self::WORLDS);
        others.chain(court).collect()
    }

    /// The setting that clearly does best when it is played some years in imagined sectors; the first setting if no other is clearly better.
    fn best(&self, view: &Knowledge, leanings: &[Leaning], years: u32, dice: &mut Seeded) -> Leaning {
        let usual = leanings.first().copied().unwrap_or_else(|| Leaning::of(view.own.kind));
        let sectors = (Self::BUDGET / (years * leanings.len() as u32).max(1)).min(Self::SECTORS);
        if leanings.len() < 2 || sectors < 2 {
            return usual;
        }
        let sectors: Vec<Post> = (0..sectors).map(|_| imagine(view, dice)).collect();
        let points = |leaning: &Leaning| -> Vec<f64> {
            sectors.iter().map(|sector| f64::from(self.played(sector.clone(), *leaning, years, &mut dice.clone()))).collect()
        };
        let before = points(&usual);
        let gains = leanings.iter().skip(1).map(|leaning| (sure_gain(&before, &points(leaning)), *leaning));
        let best = gains.filter(|(gain, _)| *gain > 0.0).reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map_or(usual, |(_, leaning)| leaning)
    }

    /// The player's points after the rule of thumb has played some years with a setting, while no other player hands in sheets.
    fn played(&self, mut post: Post, leaning: Leaning, years: u32, dice: &mut Seeded) -> u32 {
        let mut thumb = self.thumb.leaning(leaning);
        for _ in 0..years {
            let Some(known) = post.knowledge().first().filter(|_| !post.state().is_over()) else { break };
            let orders = [(known.player, thumb.write(known, dice))];
            post.play_in_silence(&orders);
        }
        post.knowledge().first().map_or(0, |known| known.own.points)
    }
}

/// The gain that is certain over several sectors: the mean gain less `SURE` standard errors.
fn sure_gain(before: &[f64], after: &[f64]) -> f64 {
    let gains: Vec<f64> = before.iter().zip(after).map(|(before, after)| after - before).collect();
    let number = gains.len() as f64;
    let mean = gains.iter().sum::<f64>() / number;
    let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (number - 1.0);
    mean - Planner::SURE * (spread / number).sqrt()
}
