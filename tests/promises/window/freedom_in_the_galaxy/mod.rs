//! The desks of Freedom in the Galaxy in a window.

mod galaxy_desk;
