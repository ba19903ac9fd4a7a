//! What Launch Fighters! promises without a window.

mod arcs;
mod captains;
mod play;
mod play_rules;
mod play_squadrons;
mod prices;
mod worked_examples;
