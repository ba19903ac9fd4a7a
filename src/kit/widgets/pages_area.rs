//! A scroll area for pages.

use egui::ScrollArea;
use egui::scroll_area::ScrollBarVisibility;

/// A scroll area for pages with a permanent scroll bar. The height of pages depends on their width, so a scroll bar that appears only when needed
/// would make the pages narrower and itself unnecessary, again and again.
pub fn pages_area(id: impl std::hash::Hash + std::fmt::Debug) -> ScrollArea {
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
}
