//! What a brush paints, as small pictures beside the words that choose it.

use std::sync::Arc;

use egui::{Response, Sense, Ui, Vec2};

use crate::screen::Screen;
use crate::theme;
use crate::widgets::small_toggle;
use drawing::Page;

/// How wide a swatch is.
const SIDE: f32 = 22.0;

/// The swatches that were shown, each drawn once.
pub struct Swatches<K>(Vec<(K, Arc<Page>)>);

impl<K> Default for Swatches<K> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Copy + PartialEq> Swatches<K> {
    /// Shows a swatch with a button beside it that is pressed in or not; the picture is made when it is first shown.
    pub fn toggle(
        &mut self,
        ui: &mut Ui,
        screen: &mut Screen,
        (kind, words): (K, &str),
        chosen: bool,
        make: impl FnOnce() -> Page,
    ) -> Response {
        let known = self.0.iter().position(|(other, _)| *other == kind);
        let at = known.unwrap_or_else(|| {
            self.0.push((kind, Arc::new(make())));
            self.0.len() - 1
        });
        let shown = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.set_min_height(theme::TARGET);
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::hover());
            screen.paint_small(ui, &self.0[at].1, rect);
            small_toggle(ui, chosen, words)
        });
        shown.inner
    }
}
