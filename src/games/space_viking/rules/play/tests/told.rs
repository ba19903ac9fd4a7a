//! Tests which players learn what about battles and landings, and with which earlier points the gazette compares.

use std::sync::Arc;

use super::super::{
    Battle, BattleSide, Chapter, Entry, Event, Fate, Fired, Fleet, FleetId, GroundRound, Happening, InBattle, Knowledge, Landing,
    LedgerLine, Owner, Passage, Post, Round, State, learn, ledger,
};
use super::{blue_book, fleet};
use crate::{Campaign, Content, Player};
use rules::Id;

const RAVENHOLT: Id<Player> = Id::new(1);
const SKARROW: Id<Player> = Id::new(2);

/// A year whose events a test invents.
struct Told {
    content: Content,
    knowledge: Vec<Knowledge>,
    old: State,
    new: State,
}

impl Told {
    /// Begins a year without events, in which one ship of House Skarrow has a name.
    fn begin() -> Self {
        let mut content = blue_book();
        let campaign = content.campaigns.add(Campaign::default());
        let post = Post::begin(Arc::new(content.clone()), campaign, 1);
        let mut old = post.state().clone();
        let hand = fleet(&old, "Red Hand");
        old.fleet_mut(hand).expect("it is there").ships[0].name = "Nemesis".into();
        let new = State { year: 1, ..old.clone() };
        Self { content, knowledge: post.knowledge().to_vec(), old, new }
    }

    fn fleet(&self, name: &str) -> &Fleet {
        self.old.fleet(fleet(&self.old, name)).expect("it is there")
    }

    fn event(&self, seen_by: &[Id<Player>], what: Happening) -> Event {
        let at = Some(self.fleet("Red Hand").at);
        Event { tick: 840, at, seen_by: seen_by.to_vec(), what, passage: Passage::Space, dice: Vec::new() }
    }

    fn ledger(&self, events: &[Event]) -> Vec<LedgerLine> {
        ledger::lines(&self.content, (&self.old, &self.new), &self.knowledge, events)
    }

    fn learned(&self, player: Id<Player>, events: &[Event]) -> Knowledge {
        let before = self.knowledge.iter().find(|known| known.player == player).expect("one who plays");
        learn::learn(before, &self.content, (&self.old, &self.new), events, (String::new(), true))
    }

    /// The entries that a player's report has in a chapter.
    fn entries(&self, player: Id<Player>, chapter: Chapter, events: &[Event]) -> Vec<Entry> {
        let account = self.learned(player, events).account;
        account.into_iter().filter(|entry| entry.chapter == chapter).collect()
    }

    /// A battle of the Surveyors against the Red Hand; `owner` owns the Red Hand at that time.
    fn battle(&self, owner: Owner) -> Event {
        let side = |owner: Owner, fleet: &Fleet| BattleSide {
            owners: vec![owner],
            ships: fleet.ships.iter().map(|ship| InBattle { ship: ship.id, fleet: Some(fleet.id), item: ship.item }).collect(),
            first_fire: false,
        };
        let (surveyors, hand) = (self.fleet("Surveyors"), self.fleet("Red Hand"));
        let fired = Fired { ship: surveyors.ships[0].id, at: hand.ships[0].id, dice: vec![2], hits: 0 };
        let battle = Battle {
            sides: vec![side(Owner::Player(RAVENHOLT), surveyors), side(owner, hand)],
            rounds: vec![Round { fired: vec![fired], lost: vec![hand.ships[1].id], broke_off: Vec::new() }],
        };
        self.event(&[RAVENHOLT, SKARROW], Happening::Fought(battle))
    }

    fn landing(&self, against: Option<Id<Player>>) -> Event {
        let rounds = vec![GroundRound { attack: vec![4], ..GroundRound::default() }];
        let fleet = self.fleet("Red Hand").id;
        let landing = Landing { by: Owner::Player(SKARROW), fleet, against, ships: 2, troops: 3, defenders: 1, rounds };
        self.event(&[RAVENHOLT, SKARROW], Happening::Landed(landing))
    }
}

#[test]
fn the_ledger_names_both_sides_of_a_battle_and_a_report_calls_one_its_readers() {
    let told = Told::begin();
    let events = [told.battle(Owner::Player(SKARROW))];
    let lines = told.ledger(&events);
    assert_eq!(
        lines[0].words,
        "Battle: House Ravenholt with 2 ships against House Skarrow with 3 ships, 1 round. House Ravenholt: 1 shot, 0 hits, lost no ship; \
         House Skarrow: 0 shots, 0 hits, lost Escort 2."
    );
    assert_eq!(
        lines[0].parts,
        ["Round 1: House Ravenholt, Escort 1 at House Skarrow, Nemesis: 2, 0 hits.", "Round 1: lost House Skarrow, Escort 2."]
    );
    let entries = told.entries(SKARROW, Chapter::Battles, &events);
    assert_eq!(
        entries[0].words,
        "Battle: House Ravenholt with 2 ships against you with 3 ships, 1 round. House Ravenholt: 1 shot, 0 hits, lost no ship; \
         you: 0 shots, 0 hits, lost Escort 2."
    );
    let parts = ["Round 1: House Ravenholt, Escort 1 at Nemesis: 2, 0 hits.", "Round 1: lost your Escort 2."];
    assert_eq!(entries[0].parts, parts);
}

#[test]
fn a_fleet_that_turned_is_a_rogues_to_its_old_owner_who_hears_no_more_of_it() {
    let mut told = Told::begin();
    let hand: FleetId = told.fleet("Red Hand").id;
    let tempted = Happening::Tempted { fleet: hand, name: "Red Hand".into(), fate: Fate::Rogue };
    let events = [told.event(&[], tempted), told.battle(Owner::Rogue(hand))];
    // The report is the same whether the fleet still exists or was lost in the battle.
    told.new.fleet_mut(hand).expect("it is there").owner = Owner::Rogue(hand);
    let still_there = told.learned(SKARROW, &events);
    told.new.fleets.retain(|fleet| fleet.id != hand);
    let lost = told.learned(SKARROW, &events);
    for known in [still_there, lost] {
        let battle = known.account.iter().find(|entry| entry.chapter == Chapter::Battles).expect("he was in it");
        assert_eq!(
            battle.words,
            "Battle: House Ravenholt with 2 ships against a rogue with 3 ships, 1 round. House Ravenholt: 1 shot, 0 hits, lost no ship; \
             a rogue: 0 shots, 0 hits, lost Escort 2."
        );
        let parts = ["Round 1: House Ravenholt, Escort 1 at rogue Escort 1: 2, 0 hits.", "Round 1: lost rogue Escort 2."];
        assert_eq!(battle.parts, parts);
        assert!(known.own.silent.iter().any(|silent| silent.name == "Red Hand"));
    }
    let lines = told.ledger(&events);
    assert_eq!(lines[0].words, "The captain of Red Hand went Viking.");
    assert!(lines[1].parts[0].ends_with("at rogue Nemesis: 2, 0 hits."), "{:?}", lines[1].parts);
}

#[test]
fn who_looks_on_at_a_landing_reads_neither_dice_nor_numbers() {
    let told = Told::begin();
    let on_natives = [told.landing(None)];
    let looked_on = told.entries(RAVENHOLT, Chapter::Landings, &on_natives);
    assert_eq!((looked_on.len(), looked_on[0].words.as_str()), (1, "A strange fleet landed at Gram against natives."));
    assert!(looked_on[0].parts.is_empty());
    let whole = ["Round 1: attack 4; 0 of the defenders lost, of the landed none."];
    let landed = told.entries(SKARROW, Chapter::Landings, &on_natives);
    assert_eq!(landed[0].words, "Red Hand landed 2 ships and 3 troops; 1 unit of natives stood against them.");
    assert_eq!(landed[0].parts, whole);
    let landed_on = told.entries(RAVENHOLT, Chapter::Landings, &[told.landing(Some(RAVENHOLT))]);
    assert!(landed_on[0].words.ends_with("1 unit of yours stood against them."), "{}", landed_on[0].words);
    assert_eq!(landed_on[0].parts, whole);
    assert_eq!(told.ledger(&on_natives)[0].parts, whole);
}

#[test]
fn the_gazette_measures_points_against_those_before_the_year() {
    let mut content = blue_book();
    let campaign = content.campaigns.add(Campaign::default());
    let mut post = Post::begin(Arc::new(content), campaign, 1);
    let points = |post: &Post| -> Vec<u32> { post.knowledge().iter().map(|known| known.own.points).collect() };
    assert!(points(&post).iter().any(|points| *points > 0), "openings are worth something");
    for _ in 0..2 {
        let before = points(&post);
        let year = post.play(std::iter::empty(), &[]);
        let standings = post.gazette(&year.events).standings;
        assert_eq!(standings.iter().map(|standing| standing.before).collect::<Vec<_>>(), before);
        assert_eq!(standings.iter().map(|standing| standing.points).collect::<Vec<_>>(), points(&post));
    }
}

#[test]
fn a_fleet_whose_captain_was_found_out_is_reported_as_idle() {
    let told = Told::begin();
    let hand: FleetId = told.fleet("Red Hand").id;
    let tempted = Happening::Tempted { fleet: hand, name: "Red Hand".into(), fate: Fate::FoundOut };
    let idle = |events: &[Event]| {
        let fleets = told.learned(SKARROW, events).own.fleets;
        fleets.into_iter().filter(|fleet| fleet.is_idle).map(|fleet| fleet.name).collect::<Vec<_>>()
    };
    assert_eq!(idle(&[told.event(&[SKARROW], tempted)]), ["Red Hand"]);
    assert!(idle(&[]).is_empty());
}
