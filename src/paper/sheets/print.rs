//! Turns a project into its pages.

use super::{game, kinds};
use drawing::{ProgressMonitor, Stopped};
use project::{Finding, Place, Project};
use rules::Severity;
use sheets::frame::Frame;
use sheets::{Binder, FileHead, KeptPages, Leaves, Printout, Request, SheetKind, calibration, findings};

/// The pages of a project that its print choices and the request ask for.
#[must_use]
pub fn print(project: &Project, request: &Request) -> Printout {
    // Without a monitor the work is never stopped.
    print_with_progress(project, request, ProgressMonitor::NONE).unwrap_or_default()
}

/// The pages of a project; reports the progress of the layout to the monitor.
///
/// # Errors
/// If the work is stopped.
pub fn print_with_progress(project: &Project, request: &Request, monitor: ProgressMonitor) -> Result<Printout, Stopped> {
    let mut kept = KeptPages::default();
    let printout = print_into(&mut kept, project, request, monitor)?;
    let KeptPages { sheets, shares } = kept;
    Ok(Printout { sheets, shares, ..printout })
}

/// Hands the pages of a project one by one to a binder. The returned printout has the findings about them, but no pages.
///
/// # Errors
/// If the work is stopped.
pub fn print_into(
    binder: &mut dyn Binder,
    project: &Project,
    request: &Request,
    monitor: ProgressMonitor,
) -> Result<Printout, Stopped> {
    let frame = Frame::with_progress(project, request, monitor);
    let game = project.content.game();
    let mut printout = Printout { kinds: kinds(game), ..Printout::default() };
    if !frame.has_room() {
        printout.findings.push(findings::no_room(&project.print));
        return Ok(printout);
    }
    let mut binder = Listing { binder, kinds: Vec::new() };
    game::of(game).print(&project.content, &frame, request, &mut printout, &mut binder);
    if request.wants(SheetKind::CALIBRATION) && frame.goes_on() {
        let bodies = calibration::calibration(&frame, &mut printout);
        frame.bind(&mut printout, &mut binder, SheetKind::CALIBRATION, bodies);
    }
    if !frame.goes_on() {
        return Err(Stopped);
    }
    // A finding about several kinds is kept only once.
    let mut said = Vec::new();
    printout.findings.retain(|finding| {
        let new = !said.contains(finding);
        if new {
            said.push(finding.clone());
        }
        new
    });
    for kind in &request.only {
        // If the pages of a kind could not be laid out, there is already a finding that says so.
        let failed = printout.findings.iter().any(|finding| finding.about.severity == Severity::Error);
        if !binder.kinds.contains(kind) && !failed {
            let unused = game::of(game).unused(&project.content, request.scenario.as_deref());
            let why = if !request.everything && unused.iter().any(|(count, _)| *count > 0) {
                "no scenario can use what the project has for it; it prints where everything is asked for"
            } else {
                "the project has nothing to print"
            };
            let message = format!("{}: {why}.", kind.label());
            printout.findings.push(Finding::new(&findings::NOTHING_TO_PRINT, Place::Project, message));
        }
    }
    Ok(printout)
}

/// Passes pages on to another binder, and lists their kinds.
struct Listing<'binder> {
    binder: &'binder mut dyn Binder,
    kinds: Vec<SheetKind>,
}

impl Binder for Listing<'_> {
    fn bind(&mut self, file: &FileHead, pages: &mut Leaves<'_>) {
        self.kinds.push(file.kind);
        self.binder.bind(file, pages);
    }
}
