//! What Launch Fighters! promises without a window.

mod captains;
mod log;
mod play;
