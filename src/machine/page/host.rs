//! All that is asked of the page's scripts: the object `drydock` of `src/web/host.js`.

use js_sys::{Array, Function, JsString, Uint8Array};
use wasm_bindgen::prelude::*;

/// A file as the scripts hand it over, or something that they tell.
pub struct Message {
    /// What it is about: `kept`, `forgotten`, `elsewhere`, `picked`, `place`, `changed`, `dropped`, `link` or `told`.
    pub about: String,
    /// The file's name or path, or the sentence that is told.
    pub text: String,
    /// What stands in it; nothing where there is no file.
    pub bytes: Vec<u8>,
    /// When it was written, in milliseconds since 1970.
    pub written: f64,
}

#[wasm_bindgen(js_namespace = drydock)]
extern "C" {
    /// What has come since the last call: arrays of what it is about, a text, bytes and a time.
    fn take() -> Array;
    /// Calls back when something has come.
    #[wasm_bindgen(js_name = wakeBy)]
    fn wake_by_call(wake: &Function);
    /// Whether this program runs in a worker.
    #[wasm_bindgen(js_name = isWorker)]
    pub fn is_worker() -> bool;
    /// The address of the page, without what follows its `#`.
    pub fn address() -> String;
    /// Tells that the window is there, and what the browser has made of the program.
    #[wasm_bindgen(js_name = opened)]
    fn opened_by(program: &JsValue);
    /// Tells that the program has broken down, and why.
    pub fn broken(why: &str);
    /// Calls back after so many milliseconds.
    pub fn later(work: JsValue, milliseconds: f64);
    /// Keeps a file in the browser's own storage.
    pub fn keep(path: &str, bytes: &[u8], written: f64);
    /// Takes a file out of it.
    pub fn forget(path: &str);
    /// Whether the browser keeps anything at all.
    pub fn keeps() -> bool;
    /// Whether a file goes where the user keeps it.
    #[wasm_bindgen(js_name = isPlaced)]
    pub fn is_placed(path: &str) -> bool;
    /// Lets a file that was picked or dropped be saved from now on where it lies.
    #[wasm_bindgen(js_name = acceptPlace)]
    pub fn accept_place(path: &str);
    /// Forgets where it lies.
    #[wasm_bindgen(js_name = refusePlace)]
    pub fn refuse_place(path: &str);
    /// What the tab is called.
    pub fn entitle(title: &str);
    /// Lets other tabs know that this one has a project open, and no other.
    #[wasm_bindgen(js_name = holdOpen)]
    pub fn hold_open(path: &str);
    /// Lets other tabs know that a file is this one's.
    pub fn hold(path: &str);
    /// Lets them know that it no longer is.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(path: &str);
    /// Calls back when the page is left: it is asked to keep what is not saved, and whether there is any.
    #[wasm_bindgen(js_name = keepBy)]
    fn keep_by_call(keep: &Function);
    /// Calls back with every key that is pressed, its place on the keyboard, and whether Alt, Ctrl and Shift are held: whether it is the program's.
    #[wasm_bindgen(js_name = keysBy)]
    fn keys_by_call(is_own: &Function);
    /// Writes a file where the user keeps it, or hands it over as a download.
    pub fn deliver(path: &str, bytes: &[u8]);
    /// Has the user pick a file whose name ends so.
    pub fn pick(endings: &str);
    /// Has the user say where a file is to be written.
    #[wasm_bindgen(js_name = pickPlace)]
    pub fn pick_place(name: &str, endings: &str);
    /// How many workers the browser has room for.
    pub fn helpers() -> u32;
    /// Gives an errand to a worker; it calls how far it has come, of how much or 0, and its answer, bytes or a sentence where there are none. Tells
    /// the number of the errand.
    #[wasm_bindgen(js_name = ask)]
    pub fn ask_helper(number: u32, errand: &[u8], heard: JsValue, answer: JsValue) -> f64;
    /// Has an errand left undone, unless it is done; whoever waits for its answer has a sentence a moment later.
    #[wasm_bindgen(js_name = dismiss)]
    pub fn dismiss_errand(errand: f64);
    /// In a worker: tells how far its errand has come, of how much or 0.
    pub fn progress(done: f64, of: f64);
    /// In a worker: does every errand that comes.
    #[wasm_bindgen(js_name = serveBy)]
    pub fn serve_by(work: &Function);
}

/// Tells that the window is there.
pub fn opened() {
    opened_by(&wasm_bindgen::module());
}

/// Calls back when something has come from outside.
pub fn wake_by(wake: impl FnMut() + 'static) {
    wake_by_call(Closure::<dyn FnMut()>::new(wake).into_js_value().unchecked_ref());
}

/// Calls back when the page is left: what is not saved is to be kept, and true says that there is any.
pub fn keep_by(keep: impl FnMut() -> bool + 'static) {
    keep_by_call(Closure::<dyn FnMut() -> bool>::new(keep).into_js_value().unchecked_ref());
}

/// Calls back with every key that is pressed, its place on the keyboard, and whether Alt, Ctrl and Shift are held; true keeps the browser from it.
pub fn keys_by(is_own: impl FnMut(String, String, bool, bool, bool) -> bool + 'static) {
    let is_own = Closure::<dyn FnMut(String, String, bool, bool, bool) -> bool>::new(is_own);
    keys_by_call(is_own.into_js_value().unchecked_ref());
}

/// What has come since the last call.
pub fn given() -> Vec<Message> {
    take().iter().filter_map(|message| read(&Array::from(&message))).collect()
}

fn read(message: &Array) -> Option<Message> {
    let text = |index| message.get(index).dyn_into::<JsString>().ok().map(String::from);
    let bytes = message.get(2).dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
    Some(Message { about: text(0)?, text: text(1)?, bytes, written: message.get(3).as_f64().unwrap_or_default() })
}
