//! Tests of the rules of Launch Fighters!: the book's worked examples, prices, and the course of a battle.

#[path = "../../../../../../tests/support/long.rs"]
mod long;
mod play_rules;
mod play_squadrons;
mod prices;
mod scene;
mod worked_examples;
