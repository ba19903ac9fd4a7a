//! Tests the referee's corrections that concern players, and those that add something: houses that change hands or are dissolved, rogues, events, and
//! notes.

use std::sync::Arc;

use super::super::{Chapter, Corrected, Correction, Knowledge, Owner, Place, PlayedYear, Post};
use super::blue_book;
use crate::{Campaign, Item, Player};
use rules::Id;

const REASON: &str = "For a reason.";

/// A campaign of the blue book before its first year and after it, and the results of that year. The year begins with one correction.
fn corrected(what: impl Fn(&Post) -> Corrected) -> (Post, Post, PlayedYear) {
    let mut content = blue_book();
    let campaign = content.campaigns.add(Campaign::default());
    let post = Post::begin(Arc::new(content), campaign, 3);
    let mut played = post.clone();
    let year = played.play([], &[Correction { reason: REASON.into(), what: what(&post) }]);
    (post, played, year)
}

fn player(post: &Post, number: usize) -> Id<Player> {
    post.state().seats[number].player
}

/// The players whose report of the year contains these words.
fn readers(post: &Post, words: &str) -> Vec<Id<Player>> {
    let told = |known: &&Knowledge| known.account.iter().any(|entry| entry.words.contains(words));
    post.knowledge().iter().filter(told).map(|known| known.player).collect()
}

#[test]
fn a_house_in_other_hands_has_a_key_that_nobody_else_can_tell() {
    let (post, passed_on, _) = corrected(|post| Corrected::Hands(player(post, 2)));
    let (_, as_it_was, _) = corrected(|post| Corrected::Note(Some(player(post, 2))));
    for (number, (here, there)) in passed_on.knowledge().iter().zip(as_it_was.knowledge()).enumerate() {
        assert_eq!(here.key == there.key, number != 2, "seat {number}");
    }
    assert_eq!(readers(&passed_on, "other hands"), [player(&post, 2)]);
}

#[test]
fn a_dissolved_house_has_nothing_and_its_people_are_free() {
    let (post, dissolved, _) = corrected(|post| Corrected::Left(player(post, 0)));
    let gone = player(&post, 0);
    let (before, state) = (post.state(), dissolved.state());
    assert_eq!(state.fleets_of(gone).count(), 0);
    assert!(state.places.iter().all(|place| place.estate(gone).is_none() && place.holder != Some(gone)));
    assert!(
        state.places.iter().all(|place| !place.agents.contains(&gone) && place.converts.iter().all(|share| share.player != gone))
    );
    assert_eq!(state.money(gone), 0);
    assert!(state.seat(gone).is_some_and(|seat| seat.persons.is_empty()));
    assert_eq!(readers(&dissolved, REASON), [gone], "why is between that player and the referee");
    // Nothing that the dissolved house sends counts any more, and nothing that others send to it arrives.
    let sheet = |post: &Post, number: usize, order: &str| {
        let known = &post.knowledge()[number];
        format!("orders \"{}\" turn {} key {}\n{order}\n", known.name(), known.next_turn(), known.key)
    };
    let name = post.content().player_label(Some(gone)).to_owned();
    let (own, other) = (sheet(&dissolved, 0, "press \"I am back.\""), sheet(&dissolved, 1, &format!("pay 1 to \"{name}\"")));
    let mut later = dissolved.clone();
    let year = later.play([own.as_bytes(), other.as_bytes()], &[]);
    assert!(year.sheets[0].refused.is_some() && year.sheets[1].refused.is_none());
    assert!(later.gazette(&year.events).press.is_empty());
    assert_eq!(later.state().money(gone), 0);
    assert_eq!(later.state().seat(gone).map(|seat| seat.points.clone()), Some(vec![0, 0]));
    assert!(later.gazette(&year.events).standings.iter().all(|standing| standing.player != gone));
    // Natives do not grow, so the natives at the home of the dissolved house are the earlier natives plus the house's former subjects.
    let home = before.seat(gone).and_then(|seat| seat.home).expect("a home");
    let subjects = before.place(home).and_then(|place| place.estate(gone)).expect("an estate").loyal();
    let natives = |post: &Post| post.state().place(home).expect("the home").natives;
    assert!(subjects > 0 && natives(&dissolved) >= natives(&post) + subjects);
    assert_eq!(readers(&dissolved, "leaves the game").len(), state.seats.len());
    assert!(!state.leaders().contains(&gone));
    let name = dissolved.content().player_label(Some(gone)).to_owned();
    let words = ["treasury".to_owned(), name, "4".to_owned()];
    assert!(state.correction_of(dissolved.content(), &words).is_err(), "nothing can be set right of it any more");
}

#[test]
fn planted_rogues_attack_whoever_is_there_and_nobody_else_hears_of_them() {
    let ship = |post: &Post| post.content().items.find(Item::is_ship).expect("a ship").0;
    let rogues = |post: &Post| -> Vec<_> {
        let fleets = post.state().fleets.iter().filter(|fleet| matches!(fleet.owner, Owner::Rogue(_)));
        fleets.map(|fleet| (fleet.at, fleet.ships.len())).collect()
    };
    let home = |post: &Post| post.state().seats[0].home.expect("a home");
    let (post, planted, year) = corrected(|post| Corrected::Rogues(home(post), ship(post), 3));
    let at = home(&post);
    let fights = |known: &Knowledge| known.account.iter().any(|entry| entry.chapter == Chapter::Battles && entry.at == Some(at));
    for (before, known) in post.knowledge().iter().zip(planted.knowledge()) {
        let is_there = before.own.fleets.iter().any(|fleet| fleet.at == at);
        assert!(!fights(known) || is_there, "{}", known.name());
        assert!(known.account.iter().all(|entry| !entry.words.contains(REASON)), "nobody is told who put them there");
    }
    assert!(planted.knowledge().iter().any(fights));
    assert!(year.ledger.iter().any(|line| line.words.contains(REASON)), "but the referee");

    // At a world where no player has anything, the rogues stay, and no player is told of them.
    let is_empty = |place: &&Place| place.guard.is_empty() && place.estates.is_empty() && place.agents.is_empty();
    let free = |post: &Post| post.state().places.iter().find(is_empty).expect("a world without anybody").at;
    let (post, planted, _) = corrected(|post| Corrected::Rogues(free(post), ship(post), 3));
    assert_eq!(rogues(&planted), [(free(&post), 3)]);
    let (_, as_it_was, _) = corrected(|post| Corrected::Event(free(post)));
    assert_eq!(planted.knowledge(), as_it_was.knowledge());
}

#[test]
fn an_event_is_told_to_whoever_sees_the_space_and_a_note_to_whom_it_is_written() {
    let home = |post: &Post| post.state().seats[1].home.expect("a home");
    let (post, told, _) = corrected(|post| Corrected::Event(home(post)));
    let at = home(&post);
    let is_there = |known: &&Knowledge| known.holding(at).is_some() || known.own.fleets.iter().any(|fleet| fleet.at == at);
    let expected: Vec<Id<Player>> = post.knowledge().iter().filter(is_there).map(|known| known.player).collect();
    assert_eq!(readers(&told, REASON), expected);
    assert!(!expected.is_empty() && expected.len() < post.knowledge().len());

    let (post, told, year) = corrected(|post| Corrected::Note(Some(player(post, 1))));
    assert_eq!(readers(&told, REASON), [player(&post, 1)]);
    assert!(told.gazette(&year.events).editor.is_empty());
    let (_, told, year) = corrected(|_| Corrected::Note(None));
    assert_eq!(readers(&told, REASON).len(), told.knowledge().len());
    assert_eq!(told.gazette(&year.events).editor, [REASON]);
}
