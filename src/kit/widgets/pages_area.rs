//! A scroll area for pages.

use egui::ScrollArea;
use egui::scroll_area::ScrollBarVisibility;

/// A scroll area for pages whose scroll bar is always shown. The height of pages depends on their width. A scroll bar that appeared only when needed
/// would make the pages narrower, and thereby itself unnecessary, again and again.
pub fn pages_area(id: impl std::hash::Hash + std::fmt::Debug) -> ScrollArea {
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
}
