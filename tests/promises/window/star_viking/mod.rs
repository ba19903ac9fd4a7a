//! The desks of Star Viking.

mod campaign;
mod edits;
mod force_desk;
mod scenario_desk;
mod set_up_desk;
mod table;
mod things;
mod tile_desk;
mod unit_desk;
mod whole_game;
