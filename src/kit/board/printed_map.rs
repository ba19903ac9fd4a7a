//! The picture of a map as it prints. The whole map is laid out, and again whenever its contents change.

use std::sync::Arc;

use egui::{Color32, Ui};

use super::{BoardResponse, Drawn, Painted, View};
use crate::jobs::Work;
use crate::theme;
use drawing::Items;
use geometry::{Rect, Size};
use project::Project;

/// The picture of a map in a project, or in another shared value `T`. The key says which of several maps it is.
pub struct PrintedMap<K, T = Project> {
    of: Option<(Arc<T>, K)>,
    sheet: Option<Arc<MapSheet>>,
    painted: Painted<MapSheet>,
}

/// A map as it prints: the items of its one page.
struct MapSheet {
    size: Size,
    items: Items,
}

impl<K, T> Default for PrintedMap<K, T> {
    fn default() -> Self {
        Self { of: None, sheet: None, painted: Painted::default() }
    }
}

impl<K: PartialEq, T> PrintedMap<K, T> {
    /// Paints the map where the board is on the screen. The map is laid out again only if its contents or the key have changed.
    pub fn show(
        &mut self,
        ui: &Ui,
        (shown, key): (&Arc<T>, K),
        draw: impl FnOnce() -> (Size, Items),
        touched: &BoardResponse,
        work: &mut Vec<Work>,
    ) {
        if self.of.as_ref().is_none_or(|(of, known)| !Arc::ptr_eq(of, shown) || *known != key) {
            self.of = Some((Arc::clone(shown), key));
            let (size, items) = draw();
            if self.sheet.as_ref().is_none_or(|known| known.size != size || known.items != items) {
                self.sheet = Some(Arc::new(MapSheet { size, items }));
            }
        }
        if let Some(sheet) = &self.sheet {
            self.painted.show(ui, sheet, touched, work);
        }
    }

    /// Shows the whole map small in a corner, while only a part of it is visible.
    pub fn small_map<S>(&mut self, ui: &Ui, view: &mut View<S>, touched: &BoardResponse, work: &mut Vec<Work>) {
        self.painted.small_map(ui, view, touched, work);
    }
}

impl Drawn for MapSheet {
    fn size(&self) -> Size {
        self.size
    }

    fn ground(&self) -> Color32 {
        theme::PAPER
    }

    fn part(&self, _: Rect, _: f64) -> Items {
        self.items.clone()
    }

    fn changed(&self, _: &Self) -> Option<Vec<Rect>> {
        None
    }
}
