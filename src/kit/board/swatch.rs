//! Swatches: small pictures of what a brush paints, each beside the button that chooses it.

use std::sync::Arc;

use egui::{Response, Sense, Ui, Vec2};

use crate::screen::Screen;
use crate::theme;
use crate::widgets::small_toggle;
use drawing::Page;

/// The width of a swatch, in points of the screen.
const SIDE: f32 = 22.0;

/// The swatches that were drawn already, by their keys, kept so that each is drawn only once.
pub struct Swatches<K>(Vec<(K, Arc<Page>)>);

impl<K> Default for Swatches<K> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Copy + PartialEq> Swatches<K> {
    /// Shows a swatch and, beside it, a button that shows whether it is pressed in. The picture is made when the swatch is shown for the first time.
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
