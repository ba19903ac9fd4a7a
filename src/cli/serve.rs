//! `drydock serve`: serves the page for browsers, only to browsers on this machine. `httparse`, which most servers in Rust use and which has no
//! dependencies, parses the requests. A connection serves one request, on a thread of its own, because a browser opens several connections at once
//! and reads from some of them late. Only files that lie directly in the folder are served.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use httparse::{EMPTY_HEADER, Request, Status};

use super::command_error::CommandError;
use super::report::Report;
use crate::machine;
use crate::project::Error;

/// Serve the page that src/web/build has built, to browsers on this machine alone
#[derive(Debug, Args)]
pub(super) struct Serve {
    /// The folder of the page
    #[arg(default_value = "target/web")]
    folder: PathBuf,
    /// The port of the page; 0 for any free port
    #[arg(long, value_name = "N", default_value_t = 8_080)]
    port: u16,
}

/// The policy that limits what the page may load. The page contains it too, but only as a header does it also apply to the page's workers.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; \
                      img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// The headers of every answer. They forbid caching, so that a new build shows at once. They also forbid browsers to guess media types, and other
/// pages to show this page in a frame.
const HEADERS: [(&str, &str); 7] = [
    ("Connection", "close"),
    ("Content-Security-Policy", POLICY),
    ("Vary", "Accept-Encoding"),
    ("Cache-Control", "no-cache"),
    ("X-Content-Type-Options", "nosniff"),
    ("Content-Security-Policy", "frame-ancestors 'none'"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
];

/// What browsers call Brotli, the compression that the build uses for the program.
const BROTLI: &str = "br";

/// How long an open connection may wait for its request. Browsers open some connections before they need them.
const PATIENCE: Duration = Duration::from_mins(1);
/// How many bytes a request may have at most. This is more than any browser sends to a page without cookies.
const MOST_BYTES: usize = 32 << 10;
/// How many headers a request may have at most. This is more than any browser sends to a page without cookies.
const MOST_HEADERS: usize = 100;

impl Serve {
    /// Serves the page until the user ends the program.
    pub fn run(self) -> Result<Report, Error> {
        if !self.folder.join("index.html").is_file() {
            return Err(CommandError::NoPage(self.folder).into());
        }
        let refused = |cause| CommandError::NoPort { port: self.port, cause };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).map_err(refused)?;
        let port = listener.local_addr().map_or(self.port, |address| address.port());
        let mut report = Report::default();
        report.line(format_args!("http://{}:{port}/ shows {}; Ctrl+C ends it.", Ipv4Addr::LOCALHOST, self.folder.display()));
        report.deliver()?;
        for connection in listener.incoming().filter_map(Result::ok) {
            let folder = self.folder.clone();
            // An error here means that the browser has closed the connection and needs no answer.
            machine::beside(move || _ = serve(&folder, &connection));
        }
        Ok(Report::default())
    }
}

/// Answers the request of a connection, and closes the connection.
fn serve(folder: &Path, mut connection: &TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let Some(asked) = read(&mut connection)? else { return Ok(()) };
    answer(folder, &asked, &mut connection)
}

/// A request of a browser.
#[derive(Debug, PartialEq)]
struct Asked {
    /// `GET`, or `HEAD` if only the headers are wanted.
    method: String,
    address: String,
    /// Whether the browser accepts files that are compressed with Brotli.
    unpacks: bool,
}

/// Reads a request; `None` if none arrives or if the request is malformed.
fn read(from: &mut impl Read) -> io::Result<Option<Asked>> {
    let (mut bytes, mut part) = (Vec::new(), [0; 4_096]);
    while bytes.len() < MOST_BYTES {
        let count = from.read(&mut part)?;
        bytes.extend_from_slice(part.get(..count).unwrap_or_default());
        let mut headers = [EMPTY_HEADER; MOST_HEADERS];
        let mut request = Request::new(&mut headers);
        match request.parse(&bytes) {
            Ok(Status::Complete(_)) => return Ok(Asked::of(&request)),
            Ok(Status::Partial) if count > 0 => {}
            _ => return Ok(None),
        }
    }
    Ok(None)
}

impl Asked {
    fn of(request: &Request<'_, '_>) -> Option<Self> {
        let accepted = request.headers.iter().filter(|header| header.name.eq_ignore_ascii_case("Accept-Encoding"));
        let mut codings = accepted.flat_map(|header| header.value.split(|byte| *byte == b','));
        let unpacks = codings.any(|coding| coding.trim_ascii() == BROTLI.as_bytes());
        Some(Self { method: request.method?.to_owned(), address: request.path?.to_owned(), unpacks })
    }
}

/// Answers a request with a file of the folder or with an error.
fn answer(folder: &Path, asked: &Asked, to: &mut impl Write) -> io::Result<()> {
    let is_read = matches!(asked.method.as_str(), "GET" | "HEAD");
    let (status, kind, (coding, body)) = match file_of(folder, &asked.address).filter(|_| is_read) {
        Some(file) => ("200 OK", kind_of(&file), body_of(&file, asked.unpacks)?),
        None if is_read => ("404 Not Found", "text/plain; charset=utf-8", (None, b"There is no such file.".to_vec())),
        None => ("405 Method Not Allowed", "text/plain; charset=utf-8", (None, b"Files are only read here.".to_vec())),
    };
    let length = body.len().to_string();
    let own = [("Content-Type", kind), ("Content-Length", &length)];
    let mut head = format!("HTTP/1.1 {status}\r\n");
    for (name, value) in HEADERS.into_iter().chain(own).chain(coding.map(|coding| ("Content-Encoding", coding))) {
        // To write into a text cannot fail.
        let _ = write!(head, "{name}: {value}\r\n");
    }
    head.push_str("\r\n");
    to.write_all(head.as_bytes())?;
    if asked.method == "GET" { to.write_all(&body) } else { Ok(()) }
}

/// The contents of a file, and the name of their compression; `None` if they are not compressed. If a compressed version lies beside the file and the
/// browser accepts its compression, the contents are those of the compressed version.
fn body_of(file: &Path, unpacks: bool) -> io::Result<(Option<&'static str>, Vec<u8>)> {
    let mut packed = file.as_os_str().to_owned();
    packed.push(".br");
    if unpacks && let Ok(bytes) = fs::read(packed) { Ok((Some(BROTLI), bytes)) } else { Ok((None, fs::read(file)?)) }
}

/// The path of the file that an address names, or of `index.html` if the address names no file. `None` if no such file lies directly in the folder.
fn file_of(folder: &Path, address: &str) -> Option<PathBuf> {
    let name = address.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    let is_plain = name.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_'));
    let file = folder.join(name);
    (is_plain && !name.starts_with('.') && File::open(&file).is_ok() && file.is_file()).then_some(file)
}

/// The media type of a file, by the ending of its name.
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
    fn requests_are_read_in_any_parts_and_answered_with_the_file_or_with_what_is_wrong() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("start.js"), "page").expect("a file");
        let answered = |request: &str| {
            let asked = read(&mut request.as_bytes()).expect("no trouble").expect("a request");
            let mut bytes = Vec::new();
            answer(folder.path(), &asked, &mut bytes).expect("an answer");
            String::from_utf8(bytes).expect("letters")
        };
        let whole = answered("GET /start.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n");
        assert!(whole.starts_with("HTTP/1.1 200 OK\r\n") && whole.ends_with("Content-Length: 4\r\n\r\npage"), "{whole}");
        assert!(answered("HEAD /start.js HTTP/1.1\r\n\r\n").ends_with("Content-Length: 4\r\n\r\n"));
        assert!(answered("GET /none.js HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404 "));
        assert!(answered("POST /start.js HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405 "));
        let mut parts = "GET /a HTTP/1.1\r\n".as_bytes().chain("accept-encoding:br\r\n\r\n".as_bytes());
        let asked = Asked { method: "GET".into(), address: "/a".into(), unpacks: true };
        assert_eq!(read(&mut parts).expect("no trouble"), Some(asked));
        for wrong in ["", "GET /a HTTP/1.1\r\n", "\0\r\n\r\n", &"A".repeat(MOST_BYTES + 1)] {
            assert_eq!(read(&mut wrong.as_bytes()).expect("no trouble"), None);
        }
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
