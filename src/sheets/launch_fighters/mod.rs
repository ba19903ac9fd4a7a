//! temp
use super::*;
use crate::project::Project;
use crate::rules::launch_fighters::Content;
pub fn print(_c: &Content, _p: &Project, _f: &frame::Frame, _r: &Request, _o: &mut Printout) {}
