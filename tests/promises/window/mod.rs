//! What the window promises, and all that is worked out for it: the accessible names of its controls drive it, as a screen reader would.

mod accessibility;
mod described;
mod export;
mod files;
mod forms;
mod frame;
mod gallery;
mod jobs;
mod kept;
mod launch_fighters;
mod menus;
mod models;
mod monkey;
mod outline;
mod pictures;
mod play_desk;
mod printing;
mod problems;
mod safety;
mod shortcuts;
mod snapshots;
mod star_viking;
mod steps;
mod tour;
mod vikings;
mod welcome;
