//! The page, served by `drydock serve` to a browser of its own.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use crate::browser::{self, Browser};
use crate::support::not_run::not_run;
use crate::tab::Tab;

/// The test that holds it has the machine for a browser: several at once draw so slowly that they try the tests' patience.
static TURN: Mutex<()> = Mutex::new(());

/// A browser, and a server of the page.
pub struct Served {
    browser: Browser,
    server: Child,
    address: String,
    _turn: MutexGuard<'static, ()>,
}

/// The page in a browser; where there is none to try, the reason why not is said.
pub fn served() -> Option<Served> {
    let Some(named) = env::var_os("DRYDOCK_PAGE") else {
        not_run("DRYDOCK_PAGE names no folder that src/web/build has built");
        return None;
    };
    let Some(chromium) = browser::installed() else {
        not_run("Chromium is not installed");
        return None;
    };
    let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let page: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join(named);
    let mut command = Command::new(env!("CARGO_BIN_EXE_drydock"));
    let mut server = command.arg("serve").arg(page).args(["--port", "0"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let (address, _) = line.split_once(' ').expect("DRYDOCK_PAGE names a folder with a page");
    Some(Served { browser: Browser::start(chromium), server, address: address.to_owned(), _turn: turn })
}

impl Served {
    /// A tab of this size in points, in the light, that has the page open.
    pub fn open(&self, size: (u32, u32)) -> Tab<'_> {
        self.open_at("", size)
    }

    /// The same, with this behind the `#` of the page's address.
    pub fn open_at(&self, link: &str, size: (u32, u32)) -> Tab<'_> {
        let tab = Tab::new(&self.browser, &self.address, size);
        tab.go(&format!("{}{link}", self.address));
        tab
    }

    /// The same, where the browser keeps no more than so many bytes for the page.
    pub fn open_with_room(&self, bytes: u32, size: (u32, u32)) -> Tab<'_> {
        let tab = Tab::new(&self.browser, &self.address, size);
        let quota = json!({ "origin": self.address.trim_end_matches('/'), "quotaSize": bytes });
        tab.ask("Storage.overrideQuotaForOrigin", &quota);
        tab.go(&self.address);
        tab
    }

    /// From now on nobody serves the page.
    pub fn stop(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
