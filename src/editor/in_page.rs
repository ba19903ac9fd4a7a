//! The editor on the canvas of a page in a browser.

use eframe::wasm_bindgen::JsCast as _;
use eframe::web_sys::{self, HtmlCanvasElement};
use eframe::{WebOptions, WebRunner};
use egui::{Context, Key, Modifiers};

use super::settings::Settings;
use super::{App, Launch, NoWindow, theme};
use crate::machine::page;

/// The id of the canvas in the page.
const CANVAS: &str = "editor";

/// Opens the editor on the page's canvas. It stays open as long as the page does.
///
/// # Errors
/// If the page has no canvas, or the browser cannot draw on it because it has no WebGL.
pub async fn run(launch: Launch) -> Result<(), NoWindow> {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id(CANVAS)).ok_or(NoWindow::NoDisplay)?;
    let canvas = canvas.dyn_into::<HtmlCanvasElement>().map_err(|_| NoWindow::NoDisplay)?;
    // This first call takes over the files that the browser has kept, which the page's scripts hand over.
    drop(page::given());
    let runner = WebRunner::new();
    let asked = runner.clone();
    let open = runner.start(
        canvas,
        WebOptions::default(),
        Box::new(move |creation| {
            theme::install(&creation.egui_ctx);
            // The keys for zooming also make the browser zoom the page, so egui must not zoom as well.
            creation.egui_ctx.options_mut(|options| options.zoom_with_keyboard = false);
            let context = creation.egui_ctx.clone();
            page::wake_by(move || context.request_repaint());
            answer(&asked, &creation.egui_ctx);
            Ok(Box::new(App::new(launch, Settings::load(), true)))
        }),
    );
    open.await.map_err(|_| NoWindow::Refused)
}

/// Answers later requests of the page: to autosave when the user leaves it, and to say which keys the program uses.
fn answer(runner: &WebRunner, context: &Context) {
    let app = runner.clone();
    page::keep_by(move || app.app_mut::<App>().is_some_and(|mut app| app.keep_unsaved()));
    let (app, context) = (runner.clone(), context.clone());
    page::keys_by(move |key, code, alt, command, shift| {
        let modifiers = Modifiers { alt, ctrl: command, shift, mac_cmd: false, command };
        let key = Key::from_name(&key).or_else(|| Key::from_name(&code));
        key.is_some_and(|key| app.app_mut::<App>().is_some_and(|app| app.claims(&context, modifiers, key)))
    });
}
