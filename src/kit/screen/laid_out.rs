//! Pages that are kept only while they are in view, because a project has too many to keep them all. They are laid out in the background when they
//! come into view, and dropped when they leave it.

use std::mem;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::job_status::JobStatus;
use crate::jobs::Work;
use drawing::Page;
use paper::sheets::Leaf;
use project::Place;

/// The pages in view, and those that are being laid out.
#[derive(Default)]
pub struct LaidOut {
    there: Vec<There>,
    coming: Vec<Coming>,
}

struct There {
    leaf: Arc<Leaf>,
    page: Arc<Page>,
    /// Whether the page has been asked for since the last frame ended.
    asked: bool,
}

struct Coming {
    leaf: Arc<Leaf>,
    status: JobStatus,
    finished: Receiver<Arc<Page>>,
    /// Whether the program has failed to lay out the page. It does not try again while the page is in view.
    failed: bool,
    asked: bool,
}

impl LaidOut {
    /// The page, if it is laid out; otherwise the work that lays it out, unless that work has begun already. `places` are the places of the project
    /// that the tags on the page stand for.
    pub fn of(&mut self, leaf: &Arc<Leaf>, places: &Arc<[Place]>) -> (Option<Arc<Page>>, Option<Work>) {
        self.collect_finished();
        if let Some(there) = self.there.iter_mut().find(|there| Arc::ptr_eq(&there.leaf, leaf)) {
            there.asked = true;
            return (Some(Arc::clone(&there.page)), None);
        }
        if let Some(coming) = self.coming.iter_mut().find(|coming| Arc::ptr_eq(&coming.leaf, leaf)) {
            coming.asked = true;
            return (None, None);
        }
        let (sender, finished) = channel();
        let status = JobStatus::default();
        self.coming.push(Coming { leaf: Arc::clone(leaf), status: status.clone(), finished, failed: false, asked: true });
        // A page may be the same before and after an edit; the old one is then kept, and with it its texture.
        let before: Vec<Arc<Page>> = self.there.iter().map(|there| Arc::clone(&there.page)).collect();
        let (leaf, places) = (Arc::clone(leaf), Arc::clone(places));
        let work = Work::once(move || {
            if status.is_stopped() {
                return;
            }
            let page = leaf.page(&places);
            let same = before.iter().find(|old| ***old == page).map(Arc::clone);
            // If the page has left the view, nothing receives it, and it is dropped.
            let _ = sender.send(same.unwrap_or_else(|| Arc::new(page)));
        });
        (None, Some(work))
    }

    /// Whether pages are being laid out.
    pub fn are_pending(&self) -> bool {
        self.coming.iter().any(|coming| !coming.failed)
    }

    /// Drops pages that were not asked for in this frame.
    pub fn end_pass(&mut self) {
        self.there.retain(|there| there.asked);
        for there in &mut self.there {
            there.asked = false;
        }
        for coming in self.coming.extract_if(.., |coming| !coming.asked) {
            coming.status.stop();
        }
        for coming in &mut self.coming {
            coming.asked = false;
        }
    }

    fn collect_finished(&mut self) {
        for mut coming in mem::take(&mut self.coming) {
            match coming.finished.try_recv() {
                Ok(page) => self.there.push(There { leaf: coming.leaf, page, asked: coming.asked }),
                Err(TryRecvError::Empty) => self.coming.push(coming),
                Err(TryRecvError::Disconnected) => {
                    coming.failed = true;
                    self.coming.push(coming);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::ProgressMonitor;
    use launch_fighters::{Content, Ship};
    use launch_fighters_paper::sheets::RECORD_SHEETS;
    use paper::sheets::{Binder, FileHead, Leaves, Request, print_into};
    use project::Project;

    struct Taker(Vec<Arc<Leaf>>);

    impl Binder for Taker {
        fn bind(&mut self, _: &FileHead, leaves: &mut Leaves<'_>) {
            while let Some((_, leaf)) = leaves.next_with_leaf() {
                self.0.push(Arc::new(leaf));
            }
        }
    }

    fn leaves(title: &str) -> (Vec<Arc<Leaf>>, Arc<[Place]>) {
        let ships = (0..40).map(|number| Ship::named(format!("Ship {number}"))).collect();
        let project = Project::with_content(Content { ships, ..Content::default() }.into(), title);
        let mut taker = Taker(Vec::new());
        let request = Request { only: vec![RECORD_SHEETS], ..Request::default() };
        let printout = print_into(&mut taker, &project, &request, ProgressMonitor::NONE).expect("nobody stops it");
        (taker.0, printout.places.into())
    }

    #[test]
    fn no_more_pages_are_there_than_are_in_view() {
        let (leaves, places) = leaves("Large");
        let mut laid_out = LaidOut::default();
        for view in leaves.windows(3) {
            for leaf in view {
                if let (None, Some(work)) = laid_out.of(leaf, &places) {
                    assert!(laid_out.are_pending());
                    work.run();
                }
                assert!(laid_out.of(leaf, &places).0.is_some());
            }
            laid_out.end_pass();
            assert_eq!(laid_out.there.len(), 3);
        }
        laid_out.end_pass();
        assert!(laid_out.there.is_empty() && !laid_out.are_pending());
    }

    #[test]
    fn what_has_left_the_view_is_not_laid_out_and_what_comes_out_the_same_is_the_same() {
        let (leaves, places) = leaves("Large");
        let mut laid_out = LaidOut::default();
        let (_, work) = laid_out.of(&leaves[0], &places);
        laid_out.end_pass();
        laid_out.end_pass();
        work.expect("work").run();
        let (page, work) = laid_out.of(&leaves[0], &places);
        assert!(page.is_none(), "it was stopped");
        work.expect("work").run();
        let page = laid_out.of(&leaves[0], &places).0.expect("the page");
        let (again, places) = self::leaves("Large");
        laid_out.of(&again[0], &places).1.expect("work").run();
        assert!(Arc::ptr_eq(&page, &laid_out.of(&again[0], &places).0.expect("the page")));
    }
}
