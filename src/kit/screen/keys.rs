//! The keys of the print preview, which turn its pages and enlarge them.

use crate::keys::desk_keys;

const DESK: &str = "Print preview";

desk_keys! {
    PAGE_NEXT "PreviewNextPage", DESK, "Next page", "Show the next page.", PageDown;
    PAGE_BEFORE "PreviewPageBefore", DESK, "Page before", "Show the page before.", PageUp;
    PAGE_FIRST "PreviewFirstPage", DESK, "First page", "Show the first page.", Home;
    PAGE_LAST "PreviewLastPage", DESK, "Last page", "Show the last page.", End;
    PAGE_LARGER "PreviewLarger", DESK, "Larger pages", "Draw the pages larger.", Plus;
    PAGE_SMALLER "PreviewSmaller", DESK, "Smaller pages", "Draw the pages smaller.", Minus;
    PAGE_FITTING "PreviewFitting", DESK, "Pages that fit", "Draw the pages as wide as there is room.", Num0;
}
