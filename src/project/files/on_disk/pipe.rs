//! Pipes, which a shell hands over for `<(…)`: they are read to their end, and never written into.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

/// How long a pipe may stay without a writer. The command that is to fill it starts at the same moment as this program.
const PATIENCE: Duration = Duration::from_millis(500);

/// Whether a file is a pipe.
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

/// Reads a pipe until its writers have closed it, but one byte beyond the limit at most. A pipe that no writer opens is given up.
pub(super) fn read(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let (to_reader, opened) = mpsc::channel();
    let own = path.to_owned();
    // Opening a pipe waits for its writer, which may never come; so it is opened in another thread, and the wait here is bounded.
    machine::beside(move || _ = to_reader.send(File::open(own)));
    let file = opened.recv_timeout(PATIENCE).map_err(|_| {
        // The waiting thread is released, so that no later writer meets a reader that has given up: opening a pipe both ways does not wait.
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
