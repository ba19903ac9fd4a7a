//! What the rules of Launch Fighters! promise by themselves: worked examples of the book, prices, and how a battle goes.

#[path = "../../../../../../tests/support/long.rs"]
mod long;
mod play_rules;
mod play_squadrons;
mod prices;
mod scene;
mod worked_examples;
