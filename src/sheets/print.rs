//! From a project to its pages.

use super::frame::Frame;
use super::{Printout, Request, SheetKind, calibration, findings, launch_fighters, star_viking};
use crate::project::Project;
use crate::rules::{Content, Finding, Place};

/// The pages of a project, as its print choices and the request have them.
#[must_use]
pub fn print(project: &Project, request: &Request) -> Printout {
    let frame = Frame::new(project, request);
    let mut printout = Printout::default();
    match &project.content {
        Content::LaunchFighters(content) => launch_fighters::print(content, &frame, request, &mut printout),
        Content::StarViking(content) => star_viking::print(content, &frame, request, &mut printout),
    }
    if request.wants(SheetKind::Calibration) {
        let bodies = calibration::calibration(&frame, &mut printout);
        frame.bind(&mut printout, SheetKind::Calibration, bodies);
    }
    for kind in &request.only {
        if printout.pages(*kind).is_empty() {
            let message = format!("{}: the project has nothing to print.", kind.label());
            printout.findings.push(Finding::new(&findings::NOTHING_TO_PRINT, Place::Project, message));
        }
    }
    printout
}
