//! From a project to its pages.

use super::frame::Frame;
use super::{Printout, Request, SheetKind, calibration, findings, game};
use crate::drawing::{ProgressMonitor, Stopped};
use crate::project::Project;
use crate::rules::{Finding, Place, Severity};

/// The pages of a project, as its print choices and the request have them.
#[must_use]
pub fn print(project: &Project, request: &Request) -> Printout {
    // Nobody watches, and so nobody stops it.
    print_with_progress(project, request, ProgressMonitor::NONE).unwrap_or_default()
}

/// The same pages, laid out while somebody watches.
///
/// # Errors
/// If the work is stopped.
pub fn print_with_progress(project: &Project, request: &Request, monitor: ProgressMonitor) -> Result<Printout, Stopped> {
    let frame = Frame::with_progress(project, request, monitor);
    let mut printout = Printout::default();
    if !frame.has_room() {
        printout.findings.push(findings::no_room(&project.print));
        return Ok(printout);
    }
    game::of(project.content.game()).print(&project.content, &frame, request, &mut printout);
    if !frame.goes_on() {
        return Err(Stopped);
    }
    if request.wants(SheetKind::CALIBRATION) {
        let bodies = calibration::calibration(&frame, &mut printout);
        frame.bind(&mut printout, SheetKind::CALIBRATION, bodies);
    }
    // What is true of several kinds is said once.
    let mut said = Vec::new();
    printout.findings.retain(|finding| {
        let new = !said.contains(finding);
        if new {
            said.push(finding.clone());
        }
        new
    });
    for kind in &request.only {
        // A kind whose pages could not be laid out has said so already.
        let failed = printout.findings.iter().any(|finding| finding.about.severity == Severity::Error);
        if printout.pages(*kind).is_empty() && !failed {
            let message = format!("{}: the project has nothing to print.", kind.label());
            printout.findings.push(Finding::new(&findings::NOTHING_TO_PRINT, Place::Project, message));
        }
    }
    Ok(printout)
}
