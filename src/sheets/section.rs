//! Lays out the pages of one thing after another, such as a roster for each fleet. The pages of a thing are first laid out to count them and to find
//! their problems, and dropped; then they are laid out again when they are needed. So only the pages of one thing are in memory at a time.

use std::sync::{Arc, Mutex, PoisonError};
use std::vec::IntoIter;

use super::frame::{Body, Frame};
use super::later::Later;
use super::scraps::without_scraps;
use super::surround::Surround;
use super::{Draft, Printout};
use project::Project;

/// Lays out the pages of a thing; it must make the same pages at every call.
pub type LayOut<C, K> = fn(&C, K, &Frame, &mut Printout) -> Vec<Body>;

/// The pages of these things, in their order.
#[must_use]
pub fn one_by_one<C, K>(
    content: &C,
    things: impl IntoIterator<Item = K>,
    frame: &Frame,
    printout: &mut Printout,
    lay_out: LayOut<C, K>,
) -> Vec<Body>
where
    C: Clone + Send + Sync + 'static,
    K: Copy + PartialEq + Send + Sync + 'static,
{
    let sections = Arc::new(Sections {
        content: content.clone(),
        project: frame.project.clone(),
        surround: Arc::clone(frame.surround()),
        lay_out,
        ahead: Mutex::new(None),
    });
    let mut bodies = Vec::new();
    for thing in things.into_iter().take_while(|_| frame.goes_on()) {
        for (number, body) in sections.lay_out(thing, printout).into_iter().enumerate() {
            let sections = Arc::clone(&sections);
            let later = Later::new(move |printout| sections.draft(thing, number, printout));
            bodies.push(Body { draft: Draft::new(), ..body }.with(later));
        }
    }
    bodies
}

/// Everything that is needed to lay out pages again when everything else is gone.
struct Sections<C, K> {
    content: C,
    project: Project,
    surround: Arc<Surround>,
    lay_out: LayOut<C, K>,
    /// The pages after the one that was needed last. They are kept because pages are mostly needed one after the other.
    ahead: Mutex<Option<Ahead<K>>>,
}

/// The pages of a thing that are laid out and have not been needed yet.
struct Ahead<K> {
    thing: K,
    /// The index of the first page that has not been needed yet, from 0.
    next: usize,
    pages: IntoIter<Body>,
}

impl<C, K: Copy + PartialEq> Sections<C, K> {
    fn lay_out(&self, thing: K, printout: &mut Printout) -> Vec<Body> {
        let frame = Frame::again(&self.project, &self.surround);
        without_scraps(&frame, printout, |frame, printout| (self.lay_out)(&self.content, thing, frame, printout))
    }

    /// The drawing on a page of a thing. Findings are not reported again, because they were reported when the page was laid out for the first time.
    fn draft(&self, thing: K, number: usize, printout: &mut Printout) -> Draft {
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        let laid_out = ahead.take().filter(|ahead| ahead.thing == thing && ahead.next == number);
        let mut laid_out = laid_out.unwrap_or_else(|| {
            let told = printout.findings.len();
            let mut pages = self.lay_out(thing, printout).into_iter();
            printout.findings.truncate(told);
            pages.by_ref().take(number).for_each(drop);
            Ahead { thing, next: number, pages }
        });
        let body = laid_out.pages.next();
        laid_out.next += 1;
        *ahead = Some(laid_out).filter(|laid_out| laid_out.pages.len() > 0);
        body.map_or_else(Draft::new, |body| body.drawn(printout).draft)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::Request;
    use drawing::Path;
    use geometry::{Mm, Point, Rect, Size};
    use project::{Content, Game};

    /// Lays out as many pages as the number `thing` says, each with one square at a different position. `laid_out` counts how often that is done.
    fn squares(laid_out: &Arc<AtomicUsize>, thing: usize, _: &Frame, _: &mut Printout) -> Vec<Body> {
        laid_out.fetch_add(1, Ordering::Relaxed);
        let page = |number: usize| {
            let mut draft = Draft::new();
            draft.path(Path::rect(Rect::new(Point::new(thing as f64, number as f64), Size::new(1.0, 1.0))));
            Body::front(format!("{thing}.{number}"), Size::of(Mm::new(10.0), Mm::new(10.0)), draft)
        };
        (0..thing).map(page).collect()
    }

    #[test]
    fn pages_are_drawn_in_any_order_as_they_would_have_been_at_once_and_those_of_a_thing_once_more() {
        let project = Project::with_content(Content::empty(Game::LaunchFighters), "Sections");
        let frame = Frame::new(&project, &Request::default());
        let mut printout = Printout::default();
        let laid_out = Arc::new(AtomicUsize::new(0));
        let bodies = one_by_one(&laid_out, [1, 3, 2], &frame, &mut printout, squares);
        let titles: Vec<&str> = bodies.iter().map(|body| body.title.as_str()).collect();
        assert_eq!(titles, ["1.0", "3.0", "3.1", "3.2", "2.0", "2.1"]);
        assert!(bodies.iter().all(|body| body.draft.items.is_empty()), "pages are kept");
        assert_eq!(laid_out.load(Ordering::Relaxed), 3);
        let at_once: Vec<Body> =
            [1, 3, 2].into_iter().flat_map(|thing| squares(&laid_out, thing, &frame, &mut printout)).collect();
        for index in [0, 1, 2, 3, 4, 5, 5, 2, 0, 3] {
            assert_eq!(bodies[index].clone().drawn(&mut printout).draft, at_once[index].draft, "page {index}");
        }
        // Three calls counted the pages, and three made `at_once`. There is one more call for each thing while the pages are taken one after the
        // other, and one for each page that is shown again.
        assert_eq!(laid_out.load(Ordering::Relaxed), 3 + 3 + 3 + 4);
    }
}
