//! The sheets of Star Viking. There are none yet.

use super::frame::Frame;
use super::{Printout, Request};
use crate::rules::star_viking::Content;

/// Adds every sheet that the request wants, of which there is none yet.
pub fn print(_content: &Content, _frame: &Frame, _request: &Request, _printout: &mut Printout) {}
