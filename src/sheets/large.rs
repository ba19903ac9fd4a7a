//! Prints a board, whose size the designer chooses, as poster pages or as one page. If the board is too large for that, there is a finding.

use super::frame::{Body, Frame, MOST_POSTER_PAGES};
use super::poster::{Large, PosterPlan, one_page, poster};
use super::{Printout, findings};
use geometry::{GridLayout, Mm};
use project::{Finding, Place};
use rules::counted;

/// The largest page that PDF viewers show: 200 inches.
const LARGEST_PAGE: Mm = Mm::new(5080.0);

/// The pages of a board that is drawn on this grid: poster pages with a plan, or one page of the board's own size. Empty if it would take too many
/// pages. If the board cannot be printed as requested, a finding about the place says so.
#[must_use]
pub fn bodies(
    frame: &Frame,
    large: &Large,
    layout: GridLayout,
    place: impl Into<Place>,
    as_one_page: bool,
    printout: &mut Printout,
) -> Option<Vec<Body>> {
    let (place, whole_page): (Place, _) = (place.into(), frame.around(large.size));
    let fits = whole_page.width <= LARGEST_PAGE && whole_page.height <= LARGEST_PAGE;
    if as_one_page && !fits {
        let message = format!(
            "{} would need a page of {:.0} × {:.0} mm, and {:.0} mm is the most; it is printed as poster pages.",
            large.title,
            whole_page.width.get(),
            whole_page.height.get(),
            LARGEST_PAGE.get()
        );
        printout.findings.push(Finding::new(&findings::MAP_TOO_LARGE_FOR_ONE_PAGE, place.clone(), message));
    }
    let (as_one_page, pages) = (as_one_page && fits, PosterPlan::new(frame, large.size).pages());
    if !as_one_page && pages > PosterPlan::MOST_PAGES {
        printout.findings.push(too_many_pages(frame, large, layout, place));
        return None;
    }
    // A single page of the board's own size counts as many poster pages as the board would take, because it holds as much as all of them.
    if !frame.has_room_for(pages.min(PosterPlan::MOST_PAGES)) {
        let message = format!(
            "{} would take {}, and with the maps before it more than {MOST_POSTER_PAGES}, which are the most: print one scenario at a time.",
            large.title,
            counted(pages as usize, "poster page")
        );
        printout.findings.push(Finding::new(&findings::TOO_MANY_PAGES, place, message));
        return None;
    }
    Some(if as_one_page { vec![one_page(frame, large)] } else { poster(frame, large) })
}

/// The finding that a board would take too many pages. It suggests a size of spaces with which the board would take few enough pages.
fn too_many_pages(frame: &Frame, large: &Large, layout: GridLayout, place: Place) -> Finding {
    let pages = |size: Mm| PosterPlan::new(frame, GridLayout::new(layout.grid, size).size()).pages();
    let size = layout.space_size;
    let smaller = (1..=size.get().ceil() as u32).rev().map(|whole| Mm::new(whole.into()));
    let remedy = match smaller.filter(|other| *other < size).find(|other| pages(*other) <= PosterPlan::MOST_PAGES) {
        Some(size) => format!("spaces of {:.0} mm take {}; larger paper takes fewer too", size.get(), pages(size)),
        None => "choose larger paper or narrower margins".to_owned(),
    };
    let message = format!(
        "{} in spaces of {:.1} mm would take {} pages of {}, and {} are the most: {remedy}.",
        large.title,
        size.get(),
        pages(size),
        frame.choices.paper.label(),
        PosterPlan::MOST_PAGES
    );
    Finding::new(&findings::TOO_MANY_POSTER_PAGES, place, message)
}
