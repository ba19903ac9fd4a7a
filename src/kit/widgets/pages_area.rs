//! A list of pages to scroll through.

use egui::ScrollArea;
use egui::scroll_area::ScrollBarVisibility;

/// A list of pages to scroll through. Pages are as high as they are wide, so that a bar that came only when it is needed would take away
/// the width that made it needed, and the window would never come to rest.
pub fn pages_area(id: impl std::hash::Hash + std::fmt::Debug) -> ScrollArea {
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
}
