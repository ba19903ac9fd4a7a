//! `drydock serve`: the page of a browser, shown on this machine alone.
//!
//! HTTP is read by `tiny_http`, which is small, has no dependency that is not, and is asked for by nobody but a browser on this machine; what browsers
//! send is nothing to be taken apart by hand. Only files that lie in the folder itself are handed out.

use std::fs::{self, File};
use std::io;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

use clap::Args;
use tiny_http::{Header, Method, Request, Response, Server};

use super::report::Report;
use crate::machine;
use crate::project::Error;

/// Show the page that src/web/build has built, to browsers on this machine alone
#[derive(Debug, Args)]
pub(super) struct Serve {
    /// The folder of the page
    #[arg(default_value = "target/web")]
    folder: PathBuf,
    /// Where the browser finds it; 0 for any that is free
    #[arg(long, value_name = "N", default_value_t = 8_080)]
    port: u16,
}

/// What the page may load, as it says itself; from here its workers hear it too.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; \
                      img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// What goes with every answer: a folder that is built anew is seen at once, nothing is taken for what it is not, and no other page holds this one.
const HEADERS: [(&str, &str); 6] = [
    ("Content-Security-Policy", POLICY),
    ("Vary", "Accept-Encoding"),
    ("Cache-Control", "no-cache"),
    ("X-Content-Type-Options", "nosniff"),
    ("Content-Security-Policy", "frame-ancestors 'none'"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
];

/// What the build packs the program by.
const BROTLI: &str = "br";

impl Serve {
    /// Serves until somebody ends the program.
    pub fn run(self) -> Result<Report, Error> {
        if !self.folder.join("index.html").is_file() {
            let folder = self.folder.display();
            return Err(Error::Misuse(format!("{folder} holds no page: build one with src/web/build, and name its folder")));
        }
        let refused = |why: &dyn std::fmt::Display| {
            Error::Misuse(format!("Port {} cannot be had ({why}): choose another with --port", self.port))
        };
        let server = Server::http((Ipv4Addr::LOCALHOST, self.port)).map_err(|why| refused(&why))?;
        let port = server.server_addr().to_ip().map_or(self.port, |address| address.port());
        let mut report = Report::default();
        report.line(format_args!("http://{}:{port}/ shows {}; Ctrl+C ends it.", Ipv4Addr::LOCALHOST, self.folder.display()));
        report.deliver()?;
        for request in server.incoming_requests() {
            let folder = self.folder.clone();
            // Whoever reads slowly keeps nobody waiting, and a browser that has gone needs no answer.
            machine::beside(move || _ = answer(&folder, request));
        }
        Ok(Report::default())
    }
}

/// Answers one request: with a file of the folder, or with what is wrong with it.
fn answer(folder: &Path, request: Request) -> io::Result<()> {
    let is_asked = matches!(request.method(), Method::Get | Method::Head);
    let (status, kind, (coding, body)) = match file_of(folder, request.url()).filter(|_| is_asked) {
        Some(file) => (200, kind_of(&file), body_of(&file, unpacks(&request))?),
        None if is_asked => (404, "text/plain; charset=utf-8", (None, b"There is no such file.".to_vec())),
        None => (405, "text/plain; charset=utf-8", (None, b"Files are only read here.".to_vec())),
    };
    let headers = HEADERS.into_iter().chain([("Content-Type", kind)]).chain(coding.map(|coding| ("Content-Encoding", coding)));
    // Every one of them is made of letters that a header may have.
    let headers = headers.filter_map(|(name, value)| Header::from_bytes(name, value).ok());
    request.respond(headers.fold(Response::from_data(body).with_status_code(status), Response::with_header))
}

/// Whether whoever asks unpacks what Brotli has packed.
fn unpacks(request: &Request) -> bool {
    let accepted = request.headers().iter().filter(|header| header.field.equiv("Accept-Encoding"));
    accepted.flat_map(|header| header.value.as_str().split(',')).any(|coding| coding.trim() == BROTLI)
}

/// What stands in a file, and how it is packed: as the file beside it, where there is one and whoever asks unpacks it.
fn body_of(file: &Path, unpacks: bool) -> io::Result<(Option<&'static str>, Vec<u8>)> {
    let mut packed = file.as_os_str().to_owned();
    packed.push(".br");
    if unpacks && let Ok(bytes) = fs::read(packed) { Ok((Some(BROTLI), bytes)) } else { Ok((None, fs::read(file)?)) }
}

/// The file that an address names: one that lies in the folder itself, and `index.html` where none is named.
fn file_of(folder: &Path, address: &str) -> Option<PathBuf> {
    let name = address.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    let is_plain = name.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_'));
    let file = folder.join(name);
    (is_plain && !name.starts_with('.') && File::open(&file).is_ok() && file.is_file()).then_some(file)
}

/// What browsers call a file of this name.
fn kind_of(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_is_that_of_the_page() {
        assert!(include_str!("../web/index.html").contains(&format!("content=\"{POLICY}\"")));
    }

    #[test]
    fn what_is_packed_beforehand_goes_to_whoever_unpacks_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (program, page) = (folder.path().join("program_bg.wasm"), folder.path().join("index.html"));
        for (file, text) in [("program_bg.wasm", "large"), ("program_bg.wasm.br", "small"), ("index.html", "page")] {
            fs::write(folder.path().join(file), text).expect("a file");
        }
        let body = |file: &Path, unpacks| body_of(file, unpacks).expect("a body");
        assert_eq!(body(&program, true), (Some(BROTLI), b"small".to_vec()));
        assert_eq!(body(&program, false), (None, b"large".to_vec()));
        assert_eq!(body(&page, true), (None, b"page".to_vec()));
    }

    #[test]
    fn only_files_of_the_folder_itself_are_handed_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let page = folder.path().join("page");
        fs::create_dir_all(page.join("below")).expect("a folder");
        for name in ["index.html", "program_bg.wasm", ".hidden", "below/file.js"] {
            fs::write(page.join(name), "").expect("a file");
        }
        fs::write(folder.path().join("secret.js"), "").expect("a file");
        let named = |address: &str| file_of(&page, address).map(|file| kind_of(&file));
        assert_eq!(named("/"), Some("text/html; charset=utf-8"));
        assert_eq!(named("/index.html?again#ship"), Some("text/html; charset=utf-8"));
        assert_eq!(named("/program_bg.wasm"), Some("application/wasm"));
        let wrong = [
            "/..",
            "/../secret.js",
            "/%2e%2e/secret.js",
            "/below",
            "/below/file.js",
            "/.hidden",
            "//etc/passwd",
            "/..\\secret.js",
            "/none.js",
        ];
        for address in wrong {
            assert_eq!(named(address), None, "{address}");
        }
    }
}
