//! The desks of Vikings in a window.

mod board_desk;
