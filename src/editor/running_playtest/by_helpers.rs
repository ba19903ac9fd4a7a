//! A playtest by helpers who share no memory: every portion is cut into as many shards as there are helpers, and the next one is dealt when the
//! sums of all have come in. Nobody waits for them meanwhile. A pause begins when the portion is over; a stop is heard in the middle of a game.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::rc::Rc;
use std::time::Duration;

use super::{Outcome, RunningPlaytest};
use crate::machine::{GivenErrand, Helper, Helpers};
use crate::playtest::{Errand, Playtest, Shard, Tally, Work};
use crate::project::text;

/// Of how many portions a playtest consists at the most, and how many games a helper has of one at the least and at the most.
const PORTIONS: u32 = 25;
const LEAST: u32 = 10;
const MOST: u32 = 1_000;
/// How long to wait before looking again whether the pause is over, or the playtest.
const NAP: Duration = Duration::from_millis(50);

/// What is known of the playtest while helpers are at it.
struct Table {
    playtest: RunningPlaytest,
    playable: Playtest,
    helpers: Helpers,
    /// The project as it is handed to every helper.
    project: String,
    sums: Tally,
    /// How many games are summed up.
    played: u32,
    /// Where the portion ends that is under way, and how many of its shards are still to come.
    portion: u32,
    missing: u32,
    /// Its shards.
    asked: Vec<GivenErrand>,
}

/// Has a playtest played by helpers; the window sees what they find.
pub(super) fn play(playtest: RunningPlaytest, playable: Playtest, helpers: Helpers) {
    let project = match text::write(playtest.project()) {
        Ok(project) => project,
        Err(error) => return playtest.end(Outcome::Failed(error.to_string())),
    };
    let sums = Tally::new(&playable.run().muster);
    let table = Table { playtest, playable, helpers, project, sums, played: 0, portion: 0, missing: 0, asked: Vec::new() };
    let table = Rc::new(RefCell::new(table));
    deal(&table);
    look(&table);
}

/// Looks as long as it runs whether it is still wanted, and then has everybody leave what is under way: a game may take long.
fn look(table: &Rc<RefCell<Table>>) {
    let own = table.borrow();
    if own.playtest.is_running() && own.playtest.0.control.is_stopped() {
        own.playtest.end(Outcome::Cancelled);
    }
    if own.playtest.is_running() {
        let table = Rc::clone(table);
        own.helpers.later(NAP, move || look(&table));
    } else {
        own.asked.iter().for_each(GivenErrand::dismiss);
    }
}

/// Deals the next portion, unless there is none, or none is wanted.
fn deal(table: &Rc<RefCell<Table>>) {
    let mut own = table.borrow_mut();
    let (control, games) = (&own.playtest.0.control, own.playtest.request().games);
    if own.played >= games {
        return own.playtest.end(Outcome::Played);
    }
    if control.is_stopped() {
        return own.playtest.end(Outcome::Cancelled);
    }
    if control.is_paused() {
        let table = Rc::clone(table);
        return own.helpers.later(NAP, move || deal(&table));
    }
    let of = own.helpers.count().get();
    let portion = (games / PORTIONS).clamp(LEAST.saturating_mul(of), MOST.saturating_mul(of)).min(games - own.played);
    (own.portion, own.missing) = (own.played + portion, of);
    own.asked.clear();
    for number in 1..=of {
        let games = Shard { number, of }.games(portion);
        let games = own.played + games.start..own.played + games.end;
        let count = games.len() as u64;
        let work = Work::Play(games);
        let errand = Errand { project: own.project.clone(), request: own.playtest.request().clone(), work };
        let (table, playtest, told) = (Rc::clone(table), own.playtest.clone(), Rc::new(Cell::new(0)));
        let already = Rc::clone(&told);
        let heard = move |done: usize, _| {
            let before = told.replace(done as u64);
            playtest.0.control.note((done as u64).saturating_sub(before));
            ControlFlow::Continue(())
        };
        let answered = move |answer| take(&table, count.saturating_sub(already.get()), answer);
        match errand.write() {
            Ok(bytes) => {
                let asked = own.helpers.ask(Helper::Player(number - 1), &bytes, heard, answered);
                own.asked.push(asked);
            }
            Err(error) => return own.playtest.end(Outcome::Failed(error.to_string())),
        }
    }
}

/// Takes in what a helper has found, with so many games that nobody has counted yet.
fn take(table: &Rc<RefCell<Table>>, uncounted: u64, answer: Result<Vec<u8>, String>) {
    let mut own = table.borrow_mut();
    // Another shard has failed, and the playtest with it; or it was stopped.
    if !own.playtest.is_running() {
        return;
    }
    match answer.and_then(|bytes| Errand::sums(&bytes).map_err(|error| error.to_string())) {
        Ok(sums) => own.sums.merge(&sums),
        Err(sentence) => return own.playtest.end(Outcome::Failed(sentence)),
    }
    own.playtest.0.control.note(uncounted);
    own.missing -= 1;
    if own.missing == 0 {
        own.played = own.portion;
        own.playtest.found_until(own.played, &own.playable, &own.sums);
        drop(own);
        deal(table);
    }
}
