//! The editor in a window of a desktop.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::ViewportBuilder;

use super::settings::Settings;
use super::{App, Launch, NoWindow, theme};
use crate::drawing::{mark, png};

/// The width of the window's icon in pixels.
const ICON: f64 = 128.0;

/// The icon that the desktop shows for the window. It can always be drawn, since only a picture without a size cannot.
fn icon() -> egui::IconData {
    let drawn = png::raster(&mark::mark(), ICON / mark::SIDE.get());
    drawn.map_or_else(
        |_| egui::IconData::default(),
        |icon| egui::IconData { rgba: icon.rgba, width: icon.width, height: icon.height },
    )
}

/// Opens the window, and returns when the user has closed it.
///
/// # Errors
/// If no window can be opened here, or the window has crashed.
pub fn run(launch: Launch) -> Result<(), NoWindow> {
    if let Some(why) = NoWindow::foreseen() {
        return Err(why);
    }
    let settings = Settings::load();
    let viewport = ViewportBuilder::default().with_app_id("drydock").with_title("Drydock").with_icon(icon());
    let viewport = settings.window.open(viewport);
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    let opened = Arc::new(AtomicBool::new(false));
    let is_open = Arc::clone(&opened);
    let open = move || {
        eframe::run_native(
            "Drydock",
            options,
            Box::new(|creation| {
                is_open.store(true, Ordering::Relaxed);
                theme::install(&creation.egui_ctx);
                Ok(Box::new(App::new(launch, settings, true)))
            }),
        )
    };
    // If a library is missing, the windowing code panics with a message that helps no user. That message is only logged, and the program shows its
    // own.
    let before = panic::take_hook();
    let was_open = Arc::clone(&opened);
    panic::set_hook(Box::new(move |what| if was_open.load(Ordering::Relaxed) { before(what) } else { log::error!("{what}") }));
    match panic::catch_unwind(AssertUnwindSafe(open)) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            log::error!("{error}");
            Err(NoWindow::Refused)
        }
        Err(_) if opened.load(Ordering::Relaxed) => Err(NoWindow::Broken),
        Err(_) => Err(NoWindow::Refused),
    }
}
