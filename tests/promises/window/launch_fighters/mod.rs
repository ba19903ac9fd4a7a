//! The desks of Launch Fighters!.

mod map_desk;
mod odds;
mod scenario_desk;
mod set_up_desk;
mod ships_table;
mod whole_scenario;
