//! The sheets of Launch Fighters!

pub mod arcs;
pub mod counters;
pub mod fighter;
pub mod map;
pub mod markers;
pub mod paint;
pub mod seed;
pub mod silhouette;
pub mod terrain_art;

use super::frame::Frame;
use super::{Printout, Request};
use crate::project::Project;
use crate::rules::launch_fighters::Content;

/// Adds every sheet that the request wants.
pub fn print(_content: &Content, _project: &Project, _frame: &Frame, _request: &Request, _printout: &mut Printout) {}
