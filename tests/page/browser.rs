//! Chromium without a screen, asked by its own protocol over two pipes: messages in JSON, each ended by a NUL.

use std::cell::{Cell, RefCell};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

/// How long an answer may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(2);

/// A browser that has a folder for what it keeps and one for what is downloaded, and ends with this value.
pub struct Browser {
    process: Child,
    asked: RefCell<ChildStdin>,
    answered: Receiver<Value>,
    /// What it told without being asked, with the session that it is about.
    told: RefCell<Vec<Value>>,
    number: Cell<u64>,
    downloads: TempDir,
    /// What it keeps; taken away after the browser has ended.
    _profile: TempDir,
}

/// What the browser is called, where it is installed.
pub fn installed() -> Option<&'static str> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    names.into_iter().find(|name| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success()))
}

impl Browser {
    /// Starts it. It draws on the processor, and asks nobody outside for anything.
    pub fn start(name: &str) -> Self {
        let (profile, downloads) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        // Its protocol is spoken over the pipes 3 and 4, which a shell can make of those that every program has. A container gives no rights for
        // the browser's sandbox, and nothing but the page of this project is opened.
        let mut command = Command::new("sh");
        command.args(["-c", r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, name]);
        command.args(["--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--no-first-run", "--mute-audio"]);
        command.args(["--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"]);
        command.args(["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);
        command.arg(format!("--user-data-dir={}", profile.path().display())).arg("about:blank");
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (asked, answers) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let (sender, answered) = mpsc::channel();
        thread::spawn(move || {
            let messages = BufReader::new(answers).split(0).map_while(Result::ok);
            for message in messages {
                if sender.send(serde_json::from_slice(&message).unwrap()).is_err() {
                    return;
                }
            }
        });
        let (asked, told) = (RefCell::new(asked), RefCell::default());
        let browser = Self { process, asked, answered, told, number: Cell::new(0), downloads, _profile: profile };
        let folder = json!({ "behavior": "allow", "downloadPath": browser.downloads() });
        browser.ask(None, "Browser.setDownloadBehavior", &folder).unwrap();
        browser
    }

    /// Where downloads go.
    pub fn downloads(&self) -> &Path {
        self.downloads.path()
    }

    /// Asks the browser, or a session with one of its pages or workers, and waits for the answer.
    ///
    /// # Errors
    /// What the browser finds wrong with the question.
    pub fn ask(&self, session: Option<&str>, method: &str, parameters: &Value) -> Result<Value, String> {
        let number = self.number.get() + 1;
        self.number.set(number);
        let mut message = json!({ "id": number, "method": method, "params": parameters });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut bytes = serde_json::to_vec(&message).unwrap();
        bytes.push(0);
        self.asked.borrow_mut().write_all(&bytes).unwrap();
        loop {
            let answer = self.answered.recv_timeout(PATIENCE);
            let mut answer = answer.unwrap_or_else(|error| panic!("{method}: the browser does not answer ({error})"));
            if answer["id"] != number {
                self.told.borrow_mut().push(answer);
            } else if answer["error"].is_null() {
                return Ok(answer["result"].take());
            } else {
                return Err(answer["error"]["message"].to_string());
            }
        }
    }

    /// What it has told of a kind to a session, each with its particulars.
    pub fn told(&self, session: &str, method: &str) -> Vec<Value> {
        self.told.borrow_mut().extend(self.answered.try_iter());
        let told = self.told.borrow();
        let right = told.iter().filter(|told| told["sessionId"] == session && told["method"] == method);
        right.map(|told| told["params"].clone()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
