//! The sheets of Launch Fighters!

pub mod battle_log;
pub mod map;
pub mod paint;
pub mod quick_reference;
pub mod step_chart;

use super::frame::Frame;
use super::{Printout, Request};
use crate::project::Project;
use crate::rules::launch_fighters::Content;

/// Adds every sheet that the request wants.
pub fn print(_content: &Content, _project: &Project, _frame: &Frame, _request: &Request, _printout: &mut Printout) {}
