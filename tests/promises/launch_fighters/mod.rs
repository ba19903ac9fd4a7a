//! What Launch Fighters! promises without a window.

mod captains;
mod faults;
mod log;
mod play;
