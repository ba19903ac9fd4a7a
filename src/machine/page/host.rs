//! The functions that the page's scripts offer to the program: the object `drydock` of `src/web/host.js`.

use js_sys::{Array, Function, JsString, Uint8Array};
use wasm_bindgen::prelude::*;

/// A message from the scripts: a file, or something to report to the user.
pub struct Message {
    /// What the message is about: `kept`, `forgotten`, `elsewhere`, `picked`, `place`, `changed`, `dropped`, `link` or `told`.
    pub about: String,
    /// The file's name or path, or the sentence to report.
    pub text: String,
    /// The contents of the file; empty if there is none.
    pub bytes: Vec<u8>,
    /// When the file was written, in milliseconds since 1970.
    pub written: f64,
}

#[wasm_bindgen(js_namespace = drydock)]
extern "C" {
    /// The messages since the last call. Each is an array of its subject, a text, bytes and a time.
    fn take() -> Array;
    /// Sets the function that the scripts call when a message has come.
    #[wasm_bindgen(js_name = wakeBy)]
    fn wake_by_call(wake: &Function);
    /// Whether this program runs in a worker.
    #[wasm_bindgen(js_name = isWorker)]
    pub fn is_worker() -> bool;
    /// The address of the page, without the part from `#` on.
    pub fn address() -> String;
    /// Tells the scripts that the window is open, and passes the program's compiled module to them.
    #[wasm_bindgen(js_name = opened)]
    fn opened_by(program: &JsValue);
    /// Tells the scripts that the program has crashed, and why.
    pub fn broken(why: &str);
    /// Calls back after this many milliseconds.
    pub fn later(work: JsValue, milliseconds: f64);
    /// Keeps a file in the browser's own storage.
    pub fn keep(path: &str, bytes: &[u8], written: f64);
    /// Removes a file from the browser's storage.
    pub fn forget(path: &str);
    /// Whether the browser keeps files for this page at all.
    pub fn keeps() -> bool;
    /// Whether the page can save a file to the place on disk where the user keeps it.
    #[wasm_bindgen(js_name = isPlaced)]
    pub fn is_placed(path: &str) -> bool;
    /// Lets later saves of a picked or dropped file be written to the place on disk from which it came.
    #[wasm_bindgen(js_name = acceptPlace)]
    pub fn accept_place(path: &str);
    /// Forgets the place on disk from which a picked or dropped file came.
    #[wasm_bindgen(js_name = refusePlace)]
    pub fn refuse_place(path: &str);
    /// Sets the title of the tab.
    pub fn entitle(title: &str);
    /// Tells other tabs which project this tab has open, if any.
    #[wasm_bindgen(js_name = holdOpen)]
    pub fn hold_open(path: &str);
    /// Tells other tabs that a file belongs to this tab.
    pub fn hold(path: &str);
    /// Tells other tabs that a file is free again.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(path: &str);
    /// Sets the function that the scripts call when the user leaves the page. The function autosaves, and returns whether there are unsaved changes.
    #[wasm_bindgen(js_name = keepBy)]
    fn keep_by_call(keep: &Function);
    /// Sets the function that the scripts call for every pressed key, with the key's position on the keyboard and whether Alt, Ctrl and Shift are
    /// held. The function returns whether the program handles the key.
    #[wasm_bindgen(js_name = keysBy)]
    fn keys_by_call(is_own: &Function);
    /// Writes a file to the place on disk where the user keeps it, or offers it as a download.
    pub fn deliver(path: &str, bytes: &[u8]);
    /// Has the user pick a file with one of these endings.
    pub fn pick(endings: &str);
    /// Has the user choose where to write a file.
    #[wasm_bindgen(js_name = pickPlace)]
    pub fn pick_place(name: &str, endings: &str);
    /// How many workers the browser has room for.
    pub fn helpers() -> u32;
    /// Gives an errand to a worker. The scripts call `heard` with the progress and the total (0 if unknown), and `answer` with bytes, or with a
    /// sentence if the errand failed. Returns the number of the errand.
    #[wasm_bindgen(js_name = ask)]
    pub fn ask_helper(number: u32, errand: &[u8], heard: JsValue, answer: JsValue) -> f64;
    /// Cancels an errand, unless it is done. A moment later its function `answer` is called with a sentence.
    #[wasm_bindgen(js_name = dismiss)]
    pub fn dismiss_errand(errand: f64);
    /// In a worker: reports the progress of its errand to the page, and the total (0 if unknown).
    pub fn progress(done: f64, of: f64);
    /// In a worker: sets the function that carries out every errand.
    #[wasm_bindgen(js_name = serveBy)]
    pub fn serve_by(work: &Function);
}

/// Tells the scripts that the window is open.
pub fn opened() {
    opened_by(&wasm_bindgen::module());
}

/// Sets the function to be called when a message has come from the scripts.
pub fn wake_by(wake: impl FnMut() + 'static) {
    wake_by_call(Closure::<dyn FnMut()>::new(wake).into_js_value().unchecked_ref());
}

/// Sets the function to be called when the user leaves the page. The function autosaves, and returns whether there are unsaved changes.
pub fn keep_by(keep: impl FnMut() -> bool + 'static) {
    keep_by_call(Closure::<dyn FnMut() -> bool>::new(keep).into_js_value().unchecked_ref());
}

/// Sets the function to be called for every pressed key, with the key's position on the keyboard and whether Alt, Ctrl and Shift are held. If the
/// function returns true, the browser does not handle the key.
pub fn keys_by(is_own: impl FnMut(String, String, bool, bool, bool) -> bool + 'static) {
    let is_own = Closure::<dyn FnMut(String, String, bool, bool, bool) -> bool>::new(is_own);
    keys_by_call(is_own.into_js_value().unchecked_ref());
}

/// The messages that the scripts have sent since the last call.
pub fn given() -> Vec<Message> {
    take().iter().filter_map(|message| read(&Array::from(&message))).collect()
}

fn read(message: &Array) -> Option<Message> {
    let text = |index| message.get(index).dyn_into::<JsString>().ok().map(String::from);
    let bytes = message.get(2).dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
    Some(Message { about: text(0)?, text: text(1)?, bytes, written: message.get(3).as_f64().unwrap_or_default() })
}
