//! What Launch Fighters! promises without a window.

mod captains;
mod play;
