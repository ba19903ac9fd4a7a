//! The position and size of the window on the desktop, so that the window opens there the next time.

use egui::{Context, Pos2, Vec2, ViewportBuilder};
use serde::{Deserialize, Serialize};

/// The position and size of a window, in points of the desktop, without the scale of the program.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Whether the window is maximized. The other values are then the position and size to which it returns.
    pub maximized: bool,
    /// The inner size of the window.
    size: [f32; 2],
    /// The upper left corner; `None` if it lies on a second screen, which may be missing the next time.
    corner: Option<[f32; 2]>,
}

impl Default for WindowPlace {
    fn default() -> Self {
        // A window of this size, with its title and the bars of the desktop, fits on a screen of 1280 x 800.
        Self { maximized: false, size: [1240.0, 720.0], corner: None }
    }
}

impl WindowPlace {
    /// The smallest window that shows everything; it fits on a screen of 1366 x 768 at scale 2.
    pub const SMALLEST: Vec2 = Vec2::new(683.0, 375.0);
    /// The largest size or position that is accepted from the settings, in points of the desktop; larger than any screen.
    const MOST: f32 = 16_000.0;

    /// The present position and size of the window. While the window is hidden or maximized, values that are not known then stay as they were.
    #[must_use]
    pub fn seen(self, context: &Context) -> Self {
        let scale = context.zoom_factor();
        context.input(|input| {
            let viewport = input.viewport();
            let is_whole = viewport.fullscreen == Some(true) || viewport.minimized == Some(true);
            let maximized = viewport.maximized.unwrap_or(false);
            match viewport.inner_rect {
                Some(_) if is_whole => self,
                Some(_) if maximized => Self { maximized, ..self },
                Some(inner) => {
                    let screen = viewport.monitor_size.unwrap_or_default();
                    let outer = viewport.outer_rect.map(|outer| outer.min);
                    let is_there = |at: &Pos2| (0.0..screen.x).contains(&at.x) && (0.0..screen.y).contains(&at.y);
                    let corner = outer.filter(is_there).map(|at| [at.x * scale, at.y * scale]);
                    Self { maximized, size: (inner.size() * scale).into(), corner }
                }
                None => self,
            }
        })
    }

    /// Gives a window builder this position and size.
    #[must_use]
    pub fn open(self, window: ViewportBuilder) -> ViewportBuilder {
        let sound = |number: f32, least: f32| if number.is_finite() { number.clamp(least, Self::MOST) } else { least };
        let size = Vec2::new(sound(self.size[0], Self::SMALLEST.x), sound(self.size[1], Self::SMALLEST.y));
        let window = window.with_inner_size(size).with_min_inner_size(Self::SMALLEST).with_maximized(self.maximized);
        match self.corner {
            Some([x, y]) => window.with_position(Pos2::new(sound(x, 0.0), sound(y, 0.0))),
            None => window,
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{RawInput, Rect, ViewportId};

    use super::*;

    fn seen(before: WindowPlace, change: impl Fn(&mut egui::ViewportInfo)) -> WindowPlace {
        let context = Context::default();
        let mut input = RawInput::default();
        let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
        viewport.inner_rect = Some(Rect::from_min_size(Pos2::new(40.0, 60.0), Vec2::new(900.0, 700.0)));
        viewport.outer_rect = Some(Rect::from_min_size(Pos2::new(36.0, 30.0), Vec2::new(908.0, 734.0)));
        viewport.monitor_size = Some(Vec2::new(1920.0, 1080.0));
        change(viewport);
        let mut place = before;
        context.run_ui(input, |ui| place = before.seen(ui.ctx())).textures_delta.clear();
        place
    }

    #[test]
    fn the_next_window_opens_where_the_last_one_stood() {
        let place = seen(WindowPlace::default(), |_| {});
        assert_eq!(place, WindowPlace { maximized: false, size: [900.0, 700.0], corner: Some([36.0, 30.0]) });
        let window = place.open(ViewportBuilder::default());
        assert_eq!((window.inner_size, window.position), (Some(Vec2::new(900.0, 700.0)), Some(Pos2::new(36.0, 30.0))));
        // While the window is maximized, its old size is kept. The position of a hidden window is not known.
        let maximized = seen(place, |viewport| viewport.maximized = Some(true));
        assert_eq!(maximized, WindowPlace { maximized: true, ..place });
        assert_eq!(seen(place, |viewport| viewport.minimized = Some(true)), place);
        // A position on another screen may not exist the next time.
        let beyond =
            seen(place, |viewport| viewport.outer_rect = viewport.outer_rect.map(|rect| rect.translate(Vec2::new(-2000.0, 0.0))));
        assert_eq!(beyond.corner, None);
    }

    #[test]
    fn no_window_is_too_small_or_nowhere() {
        let place = WindowPlace { maximized: false, size: [f32::NAN, -3.0], corner: Some([f32::INFINITY, 1e9]) };
        let window = place.open(ViewportBuilder::default());
        assert_eq!(window.inner_size, Some(WindowPlace::SMALLEST));
        assert_eq!(window.position, Some(Pos2::new(0.0, WindowPlace::MOST)));
    }
}
