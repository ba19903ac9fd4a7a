//! The desks of Freedom in the Galaxy in a window.

mod galaxy_desk;
mod scenario_desk;
mod system_desk;
mod table;
mod table_back;
mod table_by_pointer;
mod table_desk;
mod table_reasons;
mod table_secrets;
mod table_winning;
mod terms;
