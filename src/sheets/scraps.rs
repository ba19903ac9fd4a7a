//! Avoids scraps: if the last page would hold only a little, everything on the pages is set a little smaller, so that the last page is not needed.

use super::Printout;
use super::draft::Draft;
use super::frame::{Body, Frame};
use super::letters::{self, HAIR};
use drawing::{Item, Items};
use geometry::{Mm, Point, Transform};

/// The factors by which the pages are set smaller, tried one after the other.
const SMALLER: [f64; 3] = [0.95, 0.91, 0.88];
/// Letters of six points or more are not shrunk below six points.
const SIX_POINTS: Mm = Mm::new(2.117);
/// The last page counts as scraps if its content ends within this share of its height.
const SCRAPS: f64 = 0.52;

/// The pages that `lay_out` makes, with everything set smaller if that saves a last page with only a little on it.
#[must_use]
pub fn without_scraps(frame: &Frame, printout: &mut Printout, lay_out: impl Fn(&Frame, &mut Printout) -> Vec<Body>) -> Vec<Body> {
    let found = printout.findings.len();
    let bodies = lay_out(frame, printout);
    if !bodies.iter().enumerate().any(|(number, body)| is_scraps(body, bodies.get(number + 1))) {
        return bodies;
    }
    let smallest = |bodies: &[Body]| {
        let sizes = bodies.iter().filter_map(|body| letters::smallest(&body.draft.items, Transform::IDENTITY));
        sizes.reduce(Mm::min).unwrap_or(SIX_POINTS)
    };
    let least = if smallest(&bodies) >= SIX_POINTS { SIX_POINTS } else { Draft::SMALLEST };
    let fewer = |scale: &f64| {
        let smaller = lay_out(&frame.smaller(*scale), &mut Printout::default());
        smaller.len() < bodies.len() && smallest(&smaller) + HAIR >= least
    };
    let Some(scale) = SMALLER.into_iter().find(fewer) else { return bodies };
    printout.findings.truncate(found);
    lay_out(&frame.smaller(scale), printout)
}

/// Whether a body is the last of several pages and has little on it.
fn is_scraps(body: &Body, next: Option<&Body>) -> bool {
    let Some((begins, _)) = body.title.split_once(", page ") else { return false };
    let goes_on = next.is_some_and(|next| next.title.starts_with(begins) && next.title.contains(", page "));
    !goes_on && foot(&body.draft.items, Transform::IDENTITY) / body.size.height < SCRAPS
}

/// How far down the texts and pictures of a page reach; lines to write on do not count.
fn foot(items: &Items, above: Transform) -> Mm {
    let reach = |(at, item): &(Point, Item)| {
        let placed = Transform::translate(*at - Point::ORIGIN).then(above);
        match item {
            Item::Group(group) if !group.is_picture => foot(&group.items, group.transform.then(placed)),
            Item::Path(_) => Mm::ZERO,
            item => item.bounds().map_or(Mm::ZERO, |bounds| placed.apply(bounds.max).y),
        }
    };
    items.iter().map(reach).fold(Mm::ZERO, Mm::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Request;
    use crate::flow::Flow;
    use drawing::stock::Orientation;
    use project::{Content, Game, Project};

    #[test]
    fn what_is_a_little_too_much_for_a_page_is_set_smaller_and_what_is_far_too_much_is_not() {
        let project = Project::with_content(Content::empty(Game::LaunchFighters), "Scraps");
        let frame = Frame::new(&project, &Request::default());
        let pages_in = |size: f64, height: f64| {
            let lay_out = |frame: &Frame, _: &mut Printout| {
                let mut flow = Flow::new(frame, Orientation::Portrait, "Strips", "");
                let mut left = height;
                while left > 0.0 {
                    let (rect, draft) = flow.strip(Mm::new(5.0));
                    draft.line("A line", crate::look::TEXT.sized(Mm::new(size)), rect);
                    left -= 5.0;
                }
                flow.finish()
            };
            without_scraps(&frame, &mut Printout::default(), lay_out).len()
        };
        let pages = |height| pages_in(3.4, height);
        let tallest = Flow::new(&frame, Orientation::Portrait, "Strips", "").tallest().get();
        assert_eq!((pages(tallest - 5.0), pages(tallest + 12.0)), (1, 1));
        assert_eq!(pages_in(2.15, tallest + 12.0), 2, "letters of six points keep them");
        assert_eq!((pages(tallest * 1.3), pages(tallest * 2.0 - 5.0)), (2, 2));
    }
}
