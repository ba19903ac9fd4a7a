//! The workers of a page. Each worker is this same program with memory of its own; it receives errands (pieces of work) as bytes and answers in
//! bytes.

use std::cell::Cell;
use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::host;
use crate::Helper;

/// The workers of this page, which exist as long as the page is open.
pub struct Helpers(NonZeroU32);

/// An errand, that is, a piece of work given to a worker. The page identifies it by a number.
#[derive(Debug)]
pub struct GivenErrand(Rc<Cell<f64>>);

impl GivenErrand {
    /// Cancels the errand, whether it is waiting or running; its answer is then an error. Does nothing if the errand is done.
    pub fn dismiss(&self) {
        host::dismiss_errand(self.0.get());
    }
}

impl Helpers {
    /// Starts one worker for each processor, except that one processor is left to the window if there are several; `None` if the browser has no
    /// workers.
    #[must_use]
    pub fn hire() -> Option<Self> {
        NonZeroU32::new(host::helpers()).map(Self)
    }

    /// How many workers play games.
    #[must_use]
    pub const fn count(&self) -> NonZeroU32 {
        self.0
    }

    /// Gives an errand to one of the helpers; each helper does its errands in order. `heard` is called with the progress (how much is done, and the
    /// total) and can cancel the errand. `answer` is called with the result, or with a sentence that says why there is none.
    pub fn ask(
        &self,
        helper: Helper,
        errand: &[u8],
        mut heard: impl FnMut(usize, Option<usize>) -> ControlFlow<()> + 'static,
        answer: impl FnOnce(Result<Vec<u8>, String>) + 'static,
    ) -> GivenErrand {
        let asked = GivenErrand(Rc::default());
        let own = GivenErrand(Rc::clone(&asked.0));
        let heard = move |done: f64, of: f64| {
            if heard(done as usize, (of > 0.0).then_some(of as usize)).is_break() {
                own.dismiss();
            }
        };
        let answer = move |bytes: JsValue, sentence: JsValue| {
            answer(match bytes.dyn_into::<Uint8Array>() {
                Ok(bytes) => Ok(bytes.to_vec()),
                Err(_) => Err(sentence.as_string().unwrap_or_else(|| "A worker of this page has broken down; try again.".into())),
            });
        };
        let heard = Closure::<dyn FnMut(f64, f64)>::new(heard).into_js_value();
        asked.0.set(host::ask_helper(self.number(helper), errand, heard, Closure::once_into_js(answer)));
        asked
    }

    /// The number of a helper: those that play games come first, then those that do a single sort of work.
    const fn number(&self, helper: Helper) -> u32 {
        match helper {
            Helper::Player(number) => number,
            Helper::Files => self.0.get(),
            Helper::Level => self.0.get() + 1,
            Helper::Checks => self.0.get() + 2,
            Helper::Fixes => self.0.get() + 3,
            Helper::Desk => self.0.get() + 4,
        }
    }

    /// Calls `work` after a pause.
    pub fn later(&self, pause: Duration, work: impl FnOnce() + 'static) {
        super::later(pause, work);
    }
}

/// In a worker: calls `work` for each errand, as long as the page is open.
pub fn serve(mut work: impl FnMut(Vec<u8>) -> Result<Vec<u8>, String> + 'static) {
    let work = Closure::<dyn FnMut(Vec<u8>) -> Result<Vec<u8>, JsValue>>::new(move |errand| work(errand).map_err(JsValue::from));
    host::serve_by(work.into_js_value().unchecked_ref());
}

/// In a worker: reports the progress of the errand to the page.
pub fn tell_progress(done: usize, of: Option<usize>) {
    host::progress(done as f64, of.unwrap_or(0) as f64);
}
