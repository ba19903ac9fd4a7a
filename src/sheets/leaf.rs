//! Lays out pages when they are needed: once, if a page is written and dropped, or again each time that the page is shown.

use std::iter::Enumerate;
use std::sync::Arc;
use std::vec::IntoIter;

use super::Printout;
use super::frame::{Body, Frame};
use super::letters::Letters;
use super::surround::Surround;
use drawing::Page;
use project::Place;

/// A page that can be laid out each time that it is needed. Until then its later drawings take no memory.
#[derive(Clone, Debug)]
pub struct Leaf {
    surround: Arc<Surround>,
    /// The name of the file, which the footer of the page shows.
    name: Arc<str>,
    body: Body,
    number: usize,
    count: usize,
}

impl Leaf {
    /// Lays out the page. `places` are the places of the printout to which the page belongs; each tag on the page stands for one of them.
    #[must_use]
    pub fn page(&self, places: &[Place]) -> Page {
        self.clone().laid_out(&mut Printout { places: places.to_vec(), ..Printout::default() })
    }

    fn laid_out(self, printout: &mut Printout) -> Page {
        self.surround.page(&self.name, self.body.drawn(printout), self.number, self.count)
    }
}

/// The pages of a file, each laid out when the caller asks for it.
pub struct Leaves<'binding> {
    frame: &'binding Frame<'binding>,
    name: Arc<str>,
    bodies: Enumerate<IntoIter<Body>>,
    count: usize,
    letters: &'binding mut Letters,
    printout: &'binding mut Printout,
}

impl<'binding> Leaves<'binding> {
    /// The pages of a file whose footers show `name`, made from these bodies.
    pub(super) fn new(
        frame: &'binding Frame<'binding>,
        name: &str,
        bodies: Vec<Body>,
        letters: &'binding mut Letters,
        printout: &'binding mut Printout,
    ) -> Self {
        let count = bodies.len();
        Self { frame, name: name.into(), bodies: bodies.into_iter().enumerate(), count, letters, printout }
    }

    /// The next page, and the leaf that can lay it out again; `None` after the last page.
    pub fn next_with_leaf(&mut self) -> Option<(Page, Leaf)> {
        let leaf = self.next_leaf()?;
        Some((self.lay_out(leaf.clone()), leaf))
    }

    fn next_leaf(&mut self) -> Option<Leaf> {
        let (index, mut body) = self.bodies.next()?;
        if !self.frame.goes_on() {
            // The work was stopped, so the later drawing is not made.
            body.later = None;
        }
        let (surround, name) = (Arc::clone(self.frame.surround()), Arc::clone(&self.name));
        Some(Leaf { surround, name, body, number: index + 1, count: self.count })
    }

    fn lay_out(&mut self, leaf: Leaf) -> Page {
        let was_put_off = leaf.body.later.is_some();
        let page = leaf.laid_out(self.printout);
        if was_put_off {
            self.frame.drew_page();
        }
        self.letters.note(&page);
        page
    }
}

impl Iterator for Leaves<'_> {
    type Item = Page;

    fn next(&mut self) -> Option<Page> {
        let leaf = self.next_leaf()?;
        Some(self.lay_out(leaf))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.bodies.size_hint()
    }
}

impl ExactSizeIterator for Leaves<'_> {}
