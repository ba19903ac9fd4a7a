//! A scroll area for pages.

use egui::ScrollArea;
use egui::scroll_area::ScrollBarVisibility;

/// A scroll area for pages, whose scroll bar is always shown. A scroll bar that appears only when it is needed would make the pages narrower and so
/// lower, thus no longer be needed, vanish, and be needed again, without end.
pub fn pages_area(id: impl std::hash::Hash + std::fmt::Debug) -> ScrollArea {
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
}
