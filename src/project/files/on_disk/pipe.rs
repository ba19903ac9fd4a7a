//! Pipes, which a shell makes for `<(…)`. They are read to their end, and never written into.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

/// How long to wait for a program to write into the pipe. The command that is to fill the pipe starts at the same moment as this program.
const PATIENCE: Duration = Duration::from_millis(500);

/// Whether a file is a pipe.
#[cfg(unix)]
pub(super) fn is_pipe(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    about.file_type().is_fifo()
}

/// Always false: only on Unix do pipes have paths like files.
#[cfg(not(unix))]
pub(super) const fn is_pipe(_: &Metadata) -> bool {
    false
}

/// Reads a pipe until the programs that write into it have closed it, but at most one byte more than the limit. If no program opens the pipe for
/// writing in time, the read fails.
pub(super) fn read(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let (to_reader, opened) = mpsc::channel();
    let own = path.to_owned();
    // Opening a pipe waits for a writer, which may never come. So another thread opens the pipe, and this thread waits for a limited time.
    machine::beside(move || _ = to_reader.send(File::open(own)));
    let file = opened.recv_timeout(PATIENCE).map_err(|_| {
        // Opening a pipe for both reading and writing does not wait. This releases the waiting thread, so that a writer that comes later does not
        // find a reader that has given up.
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
