//! The sheets of Launch Fighters!

pub mod accent;
pub mod art;
pub mod battle_log;
pub mod columns;
pub mod fighter;
pub mod map;
pub mod paint;
pub mod quick_reference;
pub mod record_sheet;
pub mod record_sheets;
pub mod rosters;
pub mod scope;
pub mod seed;
pub mod silhouette;
pub mod step_chart;
pub mod words;

use super::frame::Frame;
use super::{Printout, Request};
use crate::project::Project;
use crate::rules::launch_fighters::Content;

/// Adds every sheet that the request wants.
pub fn print(_content: &Content, _project: &Project, _frame: &Frame, _request: &Request, _printout: &mut Printout) {}
