//! A tab of the browser with the page: what is pressed, typed, dropped and seen in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use egui::{Key, Modifiers, Pos2, Vec2};
use image::RgbaImage;
use serde_json::{Value, json};

use crate::browser::Browser;

/// How long the page may take until it shows something, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long a browser may take to ask whether the page is to be left.
const QUESTION: Duration = Duration::from_secs(3);

/// How long a finger lies on what it opens the menu of.
const LONG_PRESS: Duration = Duration::from_millis(1_200);

/// In how many steps two fingers move.
const PINCH_STEPS: u8 = 8;

/// Runs before the page's own scripts: the test hears what the scripts tell the program, how long its passes take in milliseconds until
/// they draw, and how long they draw, when its window was there, and which workers were called and when the last of them answered.
const LISTENER: &str = "
    globalThis.heard = [];
    let program;
    Object.defineProperty(globalThis, 'drydock', { configurable: true, get: () => program, set: (host) => {
        program = host;
        const { take, opened } = host;
        host.take = () => { const taken = take(); heard.push(...taken.map(([about, text]) => [about, text])); return taken; };
        host.opened = (built) => { opened(built); frame(() => { globalThis.first_picture = performance.now(); }); };
    } });
    globalThis.passes = [];
    globalThis.drawn = [];
    let draws = 0;
    const { clear } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (what) { draws = performance.now(); clear.call(this, what); };
    globalThis.frame = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (call) => frame((time) => {
        const began = performance.now();
        draws = 0;
        call(time);
        // Where nothing has changed nothing is drawn.
        if (draws > 0) {
            passes.push(draws - began);
            drawn.push(performance.now() - draws);
        }
    });
    globalThis.workers = [];
    globalThis.answered = 0;
    globalThis.Worker = class extends Worker {
        constructor(...how) {
            super(...how);
            workers.push(this);
            this.addEventListener('message', () => { answered = performance.now(); });
        }
    };
";

/// A tab, which is open as long as the browser is.
pub struct Tab<'browser> {
    browser: &'browser Browser,
    session: String,
    /// Where everything that it may ask for lies.
    address: String,
}

impl<'browser> Tab<'browser> {
    /// An empty tab of this size, in the light.
    pub fn new(browser: &'browser Browser, address: &str, (width, height): (u32, u32)) -> Self {
        let text = |answer: Result<Value, String>, name: &str| answer.unwrap()[name].as_str().unwrap().to_owned();
        let target = text(browser.ask(None, "Target.createTarget", &json!({ "url": "about:blank" })), "targetId");
        let attached = json!({ "targetId": target, "flatten": true });
        let session = text(browser.ask(None, "Target.attachToTarget", &attached), "sessionId");
        let tab = Self { browser, session, address: address.to_owned() };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            tab.ask(&format!("{domain}.enable"), &json!({}));
        }
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        tab.ask("Emulation.setDeviceMetricsOverride", &screen);
        tab.ask("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 2 }));
        // Several tabs are open, and each is to have the keys that are pressed in it.
        tab.ask("Emulation.setFocusEmulationEnabled", &json!({ "enabled": true }));
        tab.colours("light");
        tab.ask("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": LISTENER }));
        tab
    }

    /// Asks the browser about this tab.
    pub fn ask(&self, method: &str, parameters: &Value) -> Value {
        self.browser.ask(Some(&self.session), method, parameters).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The browser's own colours: `light` or `dark`.
    pub fn colours(&self, scheme: &str) {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.ask("Emulation.setEmulatedMedia", &media);
    }

    /// Opens an address, and waits until the editor is there.
    pub fn go(&self, address: &str) {
        self.ask("Page.navigate", &json!({ "url": address }));
        self.wait_for_the_editor();
    }

    /// Loads the page again, and waits until the editor is there; tells whether the browser asked first, which is answered with yes.
    pub fn reload(&self) -> bool {
        let questions = || self.browser.told(&self.session, "Page.javascriptDialogOpening").len();
        let (before, began) = (questions(), Instant::now());
        self.ask("Page.reload", &json!({}));
        // Until it is answered the page does nothing.
        let mut is_asked = false;
        while !is_asked && began.elapsed() < QUESTION {
            thread::sleep(Duration::from_millis(50));
            is_asked = questions() > before;
        }
        if is_asked {
            self.ask("Page.handleJavaScriptDialog", &json!({ "accept": true }));
        }
        self.wait_for_the_editor();
        is_asked
    }

    fn wait_for_the_editor(&self) {
        let is_there =
            "document.readyState === 'complete' && !!globalThis.drydock && document.getElementById('notice')?.textContent === ''";
        self.wait(|| self.try_evaluate(is_there).is_ok_and(|there| there == true), "the editor opens");
        self.rest();
    }

    /// Brings it before the other tabs: the browser draws no other.
    pub fn bring_to_front(&self) {
        self.ask("Page.bringToFront", &json!({}));
        self.rest();
    }

    /// Waits until something is so.
    pub fn wait(&self, is_so: impl Fn() -> bool, what: &str) {
        let began = Instant::now();
        while !is_so() {
            if began.elapsed() > PATIENCE {
                let (notice, seen) = (self.try_evaluate("document.getElementById('notice')?.textContent"), seen("page.png"));
                self.picture().save(&seen).unwrap();
                let (looks, awaits) = (seen.display(), self.unanswered());
                panic!("it never comes about that {what}; the page says {notice:?}, awaits {awaits:?} and looks like {looks}");
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// What an expression of JavaScript comes to in the page.
    pub fn evaluate(&self, expression: &str) -> Value {
        self.try_evaluate(expression).unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    fn try_evaluate(&self, expression: &str) -> Result<Value, String> {
        let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.browser.ask(Some(&self.session), "Runtime.evaluate", &parameters)?;
        if answer["exceptionDetails"].is_null() { Ok(answer["result"]["value"].take()) } else { Err(answer.to_string()) }
    }

    /// Waits until the page has drawn what it was given, and whatever that moved has come to rest.
    pub fn rest(&self) {
        let frames =
            "new Promise((done) => { let left = 8; const next = () => left-- ? frame(next) : setTimeout(done); next(); })";
        self.evaluate(frames);
    }

    /// Moves the pointer to a place.
    pub fn move_to(&self, at: Pos2) {
        self.ask("Input.dispatchMouseEvent", &json!({ "type": "mouseMoved", "x": at.x, "y": at.y }));
        self.rest();
    }

    /// Presses the button of the pointer at a place, and lets it go there.
    pub fn click(&self, at: Pos2) {
        self.move_to(at);
        // What is held for long is no click.
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": at.x, "y": at.y, "button": "left", "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", &event);
        }
        self.rest();
    }

    /// Touches a place with a finger.
    pub fn tap(&self, at: Pos2) {
        self.touch("touchStart", &[at]);
        self.touch("touchEnd", &[]);
        self.rest();
    }

    /// The same, for as long as opens a menu.
    pub fn hold(&self, at: Pos2) {
        self.touch("touchStart", &[at]);
        thread::sleep(LONG_PRESS);
        self.touch("touchEnd", &[]);
        self.rest();
    }

    /// Moves two fingers apart, or together: each as far from a place as the one vector says, and then as the other.
    pub fn pinch(&self, at: Pos2, [from, to]: [Vec2; 2]) {
        for step in 0..=PINCH_STEPS {
            let apart = from + (to - from) * (f32::from(step) / f32::from(PINCH_STEPS));
            self.touch(if step == 0 { "touchStart" } else { "touchMove" }, &[at - apart, at + apart]);
            self.rest();
        }
        self.touch("touchEnd", &[]);
        self.rest();
    }

    fn touch(&self, kind: &str, fingers: &[Pos2]) {
        let points: Vec<_> =
            fingers.iter().enumerate().map(|(finger, at)| json!({ "id": finger, "x": at.x, "y": at.y })).collect();
        self.ask("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
    }

    /// Presses a key.
    pub fn press(&self, modifiers: Modifiers, key: Key) {
        let held = u8::from(modifiers.alt) + 2 * u8::from(modifiers.ctrl || modifiers.command) + 8 * u8::from(modifiers.shift);
        let (name, code, number) = key_of(key);
        for kind in ["rawKeyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": name, "code": code, "windowsVirtualKeyCode": number, "modifiers": held });
            self.ask("Input.dispatchKeyEvent", &event);
        }
        self.rest();
    }

    /// Types a text.
    pub fn type_text(&self, text: &str) {
        self.ask("Input.insertText", &json!({ "text": text }));
        self.rest();
    }

    /// Lets a file go over the page.
    pub fn drop_file(&self, name: &str, bytes: &[u8]) {
        let bytes = BASE64_STANDARD.encode(bytes);
        self.drop_made(name, &format!("Uint8Array.from(atob('{bytes}'), (letter) => letter.charCodeAt(0))"));
    }

    /// The same with a file of as many zeros.
    pub fn drop_zeros(&self, name: &str, count: u64) {
        self.drop_made(name, &format!("new Uint8Array({count})"));
    }

    /// The same with a file whose bytes are what an expression comes to.
    fn drop_made(&self, name: &str, bytes: &str) {
        let dropping = format!(
            "{{ const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([{bytes}], {name}));
                document.getElementById('editor').dispatchEvent(new DragEvent('drop', {{ dataTransfer, bubbles: true, cancelable: true }})); }}",
            name = json!(name),
        );
        self.evaluate(&dropping);
        self.rest();
        self.rest();
    }

    /// What the page shows.
    pub fn picture(&self) -> RgbaImage {
        let answer = self.ask("Page.captureScreenshot", &json!({ "format": "png" }));
        let bytes = BASE64_STANDARD.decode(answer["data"].as_str().unwrap()).unwrap();
        image::load_from_memory(&bytes).unwrap().to_rgba8()
    }

    /// What the scripts have told the program of a kind, such as the sentences of `told`.
    pub fn heard(&self, about: &str) -> Vec<String> {
        let heard = self.evaluate(&format!("heard.filter(([about]) => about === {}).map(([, text]) => text)", json!(about)));
        serde_json::from_value(heard).unwrap()
    }

    /// A file that is downloaded, once all of it is there; it is taken away.
    pub fn download(&self, name: &str) -> Vec<u8> {
        let path = self.browser.downloads().join(name);
        // While it comes it bears another name.
        self.wait(|| path.is_file(), &format!("{name} is downloaded"));
        let bytes = fs::read(&path).unwrap();
        fs::remove_file(path).unwrap();
        bytes
    }

    /// Whether nothing is downloaded.
    pub fn has_no_download(&self) -> bool {
        fs::read_dir(self.browser.downloads()).unwrap().next().is_none()
    }

    /// A file that the browser keeps for the page.
    pub fn kept(&self, path: &str) -> Option<Vec<u8>> {
        let reading = format!(
            "new Promise((done, failed) => {{
                const opening = indexedDB.open('drydock');
                opening.onerror = () => failed(opening.error);
                opening.onsuccess = () => {{
                    const reading = opening.result.transaction('files').objectStore('files').get({});
                    reading.onsuccess = () => {{ opening.result.close(); done(reading.result && Array.from(reading.result.bytes)); }};
                }};
            }})",
            json!(path)
        );
        serde_json::from_value(self.evaluate(&reading)).unwrap()
    }

    /// Has every worker of the page break down in the middle of what it does.
    pub fn break_workers(&self) {
        self.wait(|| self.evaluate("workers.length") != 0, "a worker is called");
        self.evaluate("for (const worker of workers) { worker.terminate(); worker.dispatchEvent(new ErrorEvent('error')); }");
        self.rest();
    }

    /// The addresses that the page has asked for and has not been answered about.
    fn unanswered(&self) -> Vec<String> {
        let told = |what: &str| self.browser.told(&self.session, &format!("Network.{what}"));
        let ended = [told("loadingFinished"), told("loadingFailed")].concat();
        let asked =
            told("requestWillBeSent").into_iter().filter(|asked| ended.iter().all(|end| end["requestId"] != asked["requestId"]));
        asked.map(|asked| asked["request"]["url"].to_string()).collect()
    }

    /// Asserts that the page asked for nothing outside its own folder, and that the browser had nothing to remark.
    pub fn assert_quiet(&self) {
        for request in self.browser.told(&self.session, "Network.requestWillBeSent") {
            let asked = request["request"]["url"].as_str().unwrap();
            let is_own = asked.starts_with(&self.address) || asked.starts_with("blob:") || asked.starts_with("data:");
            assert!(is_own, "the page asked for {asked}");
        }
        for remark in ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"] {
            let told = self.browser.told(&self.session, remark);
            assert!(told.is_empty(), "{remark}: {told:?}");
        }
    }
}

/// Where a picture is kept for developers who look why a test has failed.
pub fn seen(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// What browsers call a key: its name, its place on the keyboard, and its number.
fn key_of(key: Key) -> (String, String, u32) {
    let name = key.name();
    match key {
        Key::Enter => ("Enter".into(), "Enter".into(), 13),
        Key::Escape => ("Escape".into(), "Escape".into(), 27),
        Key::Tab => ("Tab".into(), "Tab".into(), 9),
        Key::Space => (" ".into(), "Space".into(), 32),
        _ if name.len() == 1 => (name.to_lowercase(), format!("Key{name}"), u32::from(name.as_bytes()[0])),
        _ => {
            let number = name.strip_prefix('F').and_then(|number| number.parse::<u32>().ok());
            (name.into(), name.into(), 111 + number.unwrap_or_else(|| panic!("no test has pressed {name} yet")))
        }
    }
}
