//! Tests of the rules of Launch Fighters!: worked examples of the book, prices, and the course of a battle.

#[path = "../../../../../../tests/support/long.rs"]
mod long;
mod play_rules;
mod play_squadrons;
mod prices;
mod scene;
mod worked_examples;
