//! Pipes, which a shell hands over where somebody types `<(…)`: they are read to their end, and nothing is ever written into one.

use std::fs::{File, Metadata};
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use crate::machine;

/// How long a pipe may stay without anybody who writes into it. Whoever is to fill it begins at the same moment as this program.
const PATIENCE: Duration = Duration::from_millis(500);

/// Whether what stands at a path is a pipe.
#[cfg(unix)]
pub(super) fn is_pipe(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    about.file_type().is_fifo()
}

/// Elsewhere pipes have no paths among those of files.
#[cfg(not(unix))]
pub(super) const fn is_pipe(_: &Metadata) -> bool {
    false
}

/// Reads a pipe until nobody writes into it any more, but one byte beyond the limit at most. One that nobody opens to write into is given up.
pub(super) fn read(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let (to_reader, opened) = mpsc::channel();
    let own = path.to_owned();
    // To open a pipe waits for its writer, who may never come; so it is opened beside, where nobody waits any longer than that.
    machine::beside(move || _ = to_reader.send(File::open(own)));
    let file = opened.recv_timeout(PATIENCE).map_err(|_| nobody_writes())??;
    let mut bytes = Vec::new();
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn nobody_writes() -> io::Error {
    io::Error::other("it is no ordinary file but a pipe, and nobody writes into it; name a file")
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;
    use std::{fs, thread};

    use crate::project::files::{read, replace};

    #[test]
    fn a_pipe_is_read_if_somebody_writes_and_given_up_if_nobody_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let error = read(&pipe, 100).expect_err("nobody writes").to_string();
        assert!(error.contains("no ordinary file but a pipe"), "{error}");
        for (limit, fits) in [(100, true), (5, true), (4, false)] {
            let own = pipe.clone();
            let writer = thread::spawn(move || fs::write(own, "words"));
            let found = read(&pipe, limit);
            // Whoever is not read to the end may be told so.
            let _ = writer.join().expect("no panic");
            match found {
                Ok(bytes) => assert!(fits && bytes == b"words"),
                Err(error) => assert!(!fits && error.to_string().contains("too large"), "{error}"),
            }
        }
        assert!(replace(&pipe, b"words").expect_err("a pipe").to_string().contains("no ordinary file"));
    }
}
