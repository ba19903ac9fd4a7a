//! Pipes, which a shell hands over where somebody types `<(…)`: they are read to their end, and nothing is ever written into one.

use std::fs::{File, Metadata, OpenOptions};
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
    let file = opened.recv_timeout(PATIENCE).map_err(|_| {
        // Whoever waits there is let go, so that no later writer meets somebody who has gone: to open a pipe both ways waits for nobody.
        drop(OpenOptions::new().read(true).write(true).open(path));
        nobody_writes()
    })??;
    let mut bytes = Vec::new();
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn nobody_writes() -> io::Error {
    io::Error::other("it is no ordinary file but a pipe, and nobody writes into it; name a file")
}
