//! A playtest by helpers that share no memory. The games are handed out in portions, each divided into as many shards as there are helpers. Two
//! portions are handed out at a time: helpers play the second while the sums of the first are collected, so that no helper has to wait. A pause
//! begins when the helpers have finished these portions; a stop takes effect even in the middle of a game.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::ops::{ControlFlow, Range};
use std::rc::Rc;
use std::time::Duration;

use super::{Outcome, RunningPlaytest};
use machine::{GivenErrand, Helper, Helpers};
use paper::playtest::{Errand, Playtest, Shard, Tally, Work};
use project::{Error, text};

/// The largest number of portions of a playtest.
const PORTIONS: u32 = 25;
/// The least number of games of a portion that one helper gets.
const LEAST: u32 = 10;
/// The greatest number of games of a portion that one helper gets.
const MOST: u32 = 250;
/// How many portions are handed out at the same time.
const AT_ONCE: usize = 2;
/// The time between two checks whether a pause has ended, or the playtest was stopped.
const NAP: Duration = Duration::from_millis(50);

/// What has been handed out to the helpers that play a playtest, and what has come back from them.
struct Table {
    playtest: RunningPlaytest,
    playable: Playtest,
    helpers: Helpers,
    /// The project as text, in the form in which it is handed to every helper.
    project: String,
    /// The sums of all finished portions.
    sums: Tally,
    /// How many games have been handed out.
    dealt: u32,
    /// The portions that are handed out and not done yet, in the order of their games.
    portions: VecDeque<Portion>,
}

/// A portion that helpers are playing.
struct Portion {
    /// The number of the first game after the portion.
    end: u32,
    /// The sums of the shards that are done, and how many shards are not done yet.
    sums: Tally,
    missing: u32,
    /// The requests that asked helpers to play the portion's shards.
    asked: Vec<GivenErrand>,
}

/// Lets helpers play a playtest. The window sees their results.
pub(super) fn play(playtest: RunningPlaytest, playable: Playtest, helpers: Helpers) {
    let project = match text::write(playtest.project()) {
        Ok(project) => project,
        Err(error) => return playtest.end(Outcome::Failed(error.to_string())),
    };
    let sums = Tally::new(&playable.run().muster);
    let table = Table { playtest, playable, helpers, project, sums, dealt: 0, portions: VecDeque::new() };
    let table = Rc::new(RefCell::new(table));
    deal(&table);
    look(&table);
}

/// Checks again and again, while the playtest runs, whether it was stopped. If it was, stops all helpers at once, since a game may take long.
fn look(table: &Rc<RefCell<Table>>) {
    let own = table.borrow();
    if own.playtest.is_running() && own.playtest.0.control.is_stopped() {
        own.playtest.end(Outcome::Cancelled);
    }
    if own.playtest.is_running() {
        let table = Rc::clone(table);
        own.helpers.later(NAP, move || look(&table));
    } else {
        own.portions.iter().flat_map(|portion| &portion.asked).for_each(GivenErrand::dismiss);
    }
}

/// Hands out portions until the helpers have enough, unless no games are left or the playtest is paused or stopped.
fn deal(table: &Rc<RefCell<Table>>) {
    let mut own = table.borrow_mut();
    let games = own.playtest.request().games;
    if own.dealt == games && own.portions.is_empty() {
        return own.playtest.end(Outcome::Played);
    }
    while own.dealt < games && own.portions.len() < AT_ONCE {
        let control = &own.playtest.0.control;
        if control.is_stopped() {
            return own.playtest.end(Outcome::Cancelled);
        }
        if control.is_paused() {
            // While helpers play portions, their answers call this function again; otherwise a timer calls it.
            if own.portions.is_empty() {
                let table = Rc::clone(table);
                own.helpers.later(NAP, move || deal(&table));
            }
            return;
        }
        let of = own.helpers.count().get();
        let portion = (games / PORTIONS).clamp(LEAST.saturating_mul(of), MOST.saturating_mul(of)).min(games - own.dealt);
        let (start, end) = (own.dealt, own.dealt + portion);
        let mut asked = Vec::new();
        for number in 1..=of {
            let games = Shard { number, of }.games(portion);
            match ask(table, &own, number - 1, start + games.start..start + games.end, end) {
                Ok(errand) => asked.push(errand),
                Err(error) => return own.playtest.end(Outcome::Failed(error.to_string())),
            }
        }
        let sums = Tally::new(&own.playable.run().muster);
        own.portions.push_back(Portion { end, sums, missing: of, asked });
        own.dealt = end;
    }
}

/// Lets a helper play games of the portion that ends at `end`.
fn ask(table: &Rc<RefCell<Table>>, own: &Table, helper: u32, games: Range<u32>, end: u32) -> Result<GivenErrand, Error> {
    let count = games.len() as u64;
    let errand = Errand { project: own.project.clone(), request: own.playtest.request().clone(), work: Work::Play(games) };
    let (table, playtest, told) = (Rc::clone(table), own.playtest.clone(), Rc::new(Cell::new(0)));
    let already = Rc::clone(&told);
    let heard = move |done: usize, _| {
        let before = told.replace(done as u64);
        playtest.0.control.note((done as u64).saturating_sub(before));
        ControlFlow::Continue(())
    };
    let answered = move |answer| take(&table, end, count.saturating_sub(already.get()), answer);
    Ok(own.helpers.ask(Helper::Player(helper), &errand.write()?, heard, answered))
}

/// Takes in the answer of a helper for the portion that ends at `end`. `uncounted` is how many of the helper's games it has not reported as played.
fn take(table: &Rc<RefCell<Table>>, end: u32, uncounted: u64, answer: Result<Vec<u8>, String>) {
    let mut borrowed = table.borrow_mut();
    let own = &mut *borrowed;
    // The playtest has ended: because another shard failed, or because it was stopped.
    if !own.playtest.is_running() {
        return;
    }
    let sums = match answer.and_then(|bytes| Errand::sums(&bytes).map_err(|error| error.to_string())) {
        Ok(sums) => sums,
        Err(sentence) => return own.playtest.end(Outcome::Failed(sentence)),
    };
    own.playtest.0.control.note(uncounted);
    if let Some(portion) = own.portions.iter_mut().find(|portion| portion.end == end) {
        portion.sums.merge(&sums);
        portion.missing -= 1;
    }
    let mut games = None;
    while let Some(over) = own.portions.pop_front_if(|portion| portion.missing == 0) {
        own.sums.merge(&over.sums);
        games = Some(over.end);
    }
    if let Some(games) = games {
        own.playtest.found_until(games, &own.playable, &own.sums);
        drop(borrowed);
        deal(table);
    }
}
