//! The previews that are shown. Their pages are laid out once for each state of the project, in the frame itself or in the background.
//!
//! Pages from the background arrive in a later frame; until then the previous preview of the same subject is shown. If the project changes, or the
//! user makes another choice in the print dialog, the work stops and begins again. Work for a preview that is no longer shown is stopped too.

use std::mem;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::{Preview, Subject};
use crate::job_status::JobStatus;
use crate::jobs::Work;
use drawing::{Progress, ProgressMonitor, Stopped};
use project::Project;

/// Makes a preview, and reports its progress to the monitor.
pub type Make = Box<dyn FnOnce(&Project, ProgressMonitor) -> Result<Preview, Stopped> + Send>;

/// The finished previews, and those that are being made.
#[derive(Default)]
pub struct Previews {
    cached: Vec<CachedPreview>,
    making: Vec<Making>,
}

/// A preview whose new version may still be in the making.
#[derive(Clone, Debug)]
pub struct PendingPreview {
    /// The latest finished preview, which may show an older state of the project; `None` if none has been finished yet.
    pub preview: Option<Arc<Preview>>,
    /// The progress of the new preview; `None` if the finished one is up to date.
    pub drawing: Option<Progress>,
}

struct CachedPreview {
    subject: Subject,
    project: Arc<Project>,
    preview: Arc<Preview>,
}

struct Making {
    subject: Subject,
    project: Arc<Project>,
    status: JobStatus,
    finished: Receiver<Preview>,
    /// Whether the preview has been asked for since the last frame ended.
    asked: bool,
}

/// How many previews are kept at most, so that a designer can switch back and forth between things.
const MOST: usize = 6;

impl Subject {
    /// Whether a preview of this subject takes the place of one of the other subject. The print dialog has only one preview, whatever the user
    /// chooses in it.
    fn replaces(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Draft(_), Self::Draft(_))) || self == other
    }
}

impl Previews {
    /// The preview of a subject. If the project has changed, the preview is made again in this frame.
    pub fn at_once(&mut self, subject: Subject, project: &Arc<Project>, make: impl FnOnce(&Project) -> Preview) -> Arc<Preview> {
        let known = self.cached.iter().position(|cached| cached.subject == subject);
        match known.map(|index| self.cached.remove(index)) {
            Some(cached) if Arc::ptr_eq(&cached.project, project) => self.keep(subject, project, cached.preview),
            Some(cached) => {
                let fresh = Arc::new(keep_equal(make(project), &cached.preview));
                self.keep(subject, project, fresh)
            }
            None => self.keep(subject, project, Arc::new(make(project))),
        }
    }

    /// The preview of a subject. If it is out of date, the previous preview is returned with the work that makes the new one, unless that work has
    /// begun already.
    pub fn in_background(&mut self, subject: Subject, project: &Arc<Project>, make: Make) -> (PendingPreview, Option<Work>) {
        self.collect_finished();
        let last = self.cached.iter().position(|cached| cached.subject.replaces(&subject));
        let preview = last.map(|index| Arc::clone(&self.cached[index].preview));
        if last.is_some_and(|index| self.cached[index].subject == subject && Arc::ptr_eq(&self.cached[index].project, project)) {
            return (PendingPreview { preview, drawing: None }, None);
        }
        let same = |making: &Making| making.subject == subject && Arc::ptr_eq(&making.project, project);
        if let Some(making) = self.making.iter_mut().find(|making| same(making)) {
            making.asked = true;
            return (PendingPreview { preview, drawing: Some(making.status.progress()) }, None);
        }
        self.stop(|making| making.subject.replaces(&subject));
        let (sender, finished) = channel();
        let (status, own) = (JobStatus::default(), Arc::clone(project));
        let (told, before) = (status.clone(), preview.clone().unwrap_or_default());
        self.making.push(Making { subject, project: Arc::clone(project), status, finished, asked: true });
        let work = Work::once(move || {
            let on_progress = |progress| told.report(progress);
            if let Ok(preview) = make(&own, ProgressMonitor::new(&on_progress)) {
                // If the preview is no longer wanted, nothing receives it, and it is dropped.
                let _ = sender.send(keep_equal(preview, &before));
            }
        });
        (PendingPreview { preview, drawing: Some(Progress::pages(0)) }, Some(work))
    }

    /// Whether previews are being made.
    pub const fn are_pending(&self) -> bool {
        !self.making.is_empty()
    }

    /// Stops work that this frame has not asked for.
    pub fn end_pass(&mut self) {
        self.stop(|making| !making.asked);
        for making in &mut self.making {
            making.asked = false;
        }
    }

    fn stop(&mut self, unwanted: impl Fn(&Making) -> bool) {
        for making in self.making.extract_if(.., |making| unwanted(making)) {
            making.status.stop();
        }
    }

    /// Takes in the previews that are finished.
    fn collect_finished(&mut self) {
        for making in mem::take(&mut self.making) {
            match making.finished.try_recv() {
                Err(TryRecvError::Empty) => self.making.push(making),
                // Making the preview has failed, and would fail again, so an empty preview is kept in its place.
                Err(TryRecvError::Disconnected) => {
                    self.keep(making.subject, &making.project, Arc::default());
                }
                Ok(preview) => {
                    self.keep(making.subject, &making.project, Arc::new(preview));
                }
            }
        }
    }

    fn keep(&mut self, subject: Subject, project: &Arc<Project>, preview: Arc<Preview>) -> Arc<Preview> {
        self.cached.retain(|cached| !cached.subject.replaces(&subject));
        self.cached.push(CachedPreview { subject, project: Arc::clone(project), preview: Arc::clone(&preview) });
        if self.cached.len() > MOST {
            self.cached.remove(0);
        }
        preview
    }
}

/// The new preview. Its pages that are equal to old pages are replaced by those, so that their textures stay valid.
fn keep_equal(mut preview: Preview, before: &Preview) -> Preview {
    for (page, old) in preview.pages.iter_mut().zip(&before.pages) {
        page.keep_equal(old);
    }
    preview
}

#[cfg(test)]
mod tests {
    use super::*;

    use project::Game;

    fn project(title: &str) -> Arc<Project> {
        Arc::new(Project::new(Game::LaunchFighters, title))
    }

    /// A preview with this many empty pages.
    fn pages(count: usize) -> Preview {
        let page = |number| drawing::Page::new(format!("{number}"), geometry::Size::new(9.0, 9.0)).into();
        Preview { pages: (0..count).map(page).collect(), ..Preview::default() }
    }

    fn making(count: usize) -> Make {
        Box::new(move |_, monitor| {
            monitor.report(Progress::pages(count))?;
            Ok(pages(count))
        })
    }

    const MAP: Subject = Subject::Sheets(launch_fighters_paper::sheets::MAP);

    #[test]
    fn a_preview_arrives_in_a_later_pass_and_the_last_is_shown_meanwhile() {
        let (mut previews, one, two) = (Previews::default(), project("One"), project("Two"));
        let (pending, work) = previews.in_background(MAP, &one, making(3));
        assert!(pending.preview.is_none() && pending.drawing.is_some());
        assert!(previews.in_background(MAP, &one, making(3)).1.is_none(), "it is under way");
        work.expect("work").run();
        let (pending, work) = previews.in_background(MAP, &one, making(3));
        assert!(pending.preview.is_some_and(|preview| preview.pages.len() == 3) && pending.drawing.is_none() && work.is_none());
        let (pending, work) = previews.in_background(MAP, &two, making(4));
        assert!(pending.preview.is_some_and(|preview| preview.pages.len() == 3), "the last picture stays");
        work.expect("work").run();
        assert_eq!(previews.in_background(MAP, &two, making(4)).0.preview.map(|preview| preview.pages.len()), Some(4));
    }

    #[test]
    fn a_newer_project_stops_what_is_under_way() {
        let (mut previews, one, two) = (Previews::default(), project("One"), project("Two"));
        let (sender, ended) = channel();
        let first: Make = Box::new(move |_, monitor| {
            let result = monitor.report(Progress::pages(7));
            let _ = sender.send(result);
            result.map(|()| pages(1))
        });
        let (_, first) = previews.in_background(MAP, &one, first);
        let (pending, second) = previews.in_background(MAP, &two, making(2));
        assert!(pending.drawing.is_some());
        // The first work runs only now; it finds that it was stopped, and has no effect.
        second.expect("work").run();
        first.expect("work").run();
        assert_eq!(ended.recv(), Ok(Err(Stopped)));
        assert_eq!(previews.in_background(MAP, &two, making(2)).0.preview.map(|preview| preview.pages.len()), Some(2));
    }

    #[test]
    fn what_nobody_looks_at_any_more_is_stopped() {
        let (mut previews, one) = (Previews::default(), project("One"));
        let (sender, ended) = channel();
        let make: Make = Box::new(move |_, monitor| {
            let result = monitor.report(Progress::pages(0));
            let _ = sender.send(result);
            result.map(|()| pages(1))
        });
        let (_, work) = previews.in_background(MAP, &one, make);
        previews.end_pass();
        assert!(previews.are_pending(), "it was asked for in this pass");
        previews.end_pass();
        assert!(!previews.are_pending());
        work.expect("work").run();
        assert_eq!(ended.recv(), Ok(Err(Stopped)));
    }
}
