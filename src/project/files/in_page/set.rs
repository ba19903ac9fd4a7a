//! Several files that are downloaded together. A single file is downloaded as it is, several files as one archive.

use std::io::{Cursor, Write as _};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::Error;
use crate::files::{FileWriter, Placed};
use machine::page::storage;

/// Files that wait in memory for their common download. If the set is dropped before [`finish`](Self::finish), nothing is downloaded.
pub struct FileSet<'a> {
    folder: PathBuf,
    files: Vec<(PathBuf, Vec<u8>)>,
    writer: PhantomData<FileWriter<'a>>,
}

impl FileSet<'static> {
    /// An empty set for a folder. The archive is named after the folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Self { folder: folder.into(), files: Vec::new(), writer: PhantomData }
    }
}

impl FileSet<'_> {
    /// Whether no file has been added.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Adds a file to the download.
    ///
    /// # Errors
    /// Never: it waits in memory.
    pub fn write(&mut self, name: impl AsRef<Path>, bytes: &[u8]) -> Result<(), Error> {
        self.files.push((self.folder.join(name), bytes.to_vec()));
        Ok(())
    }

    /// Adds a folder with these files to the download.
    ///
    /// # Errors
    /// Never: it waits in memory.
    pub fn write_folder<'f>(&mut self, name: &str, files: impl IntoIterator<Item = (&'f str, &'f [u8])>) -> Result<(), Error> {
        files.into_iter().try_for_each(|(file, bytes)| self.write(Path::new(name).join(file), bytes))
    }

    /// Adds a file that takes the place of a known one.
    ///
    /// # Errors
    /// Never: it waits in memory.
    pub fn replace(&mut self, path: impl AsRef<Path>, bytes: &[u8]) -> Result<(), Error> {
        self.write(path, bytes)
    }

    /// Returns the set unchanged: a download replaces no file, so there is nothing to force.
    #[must_use]
    pub const fn forced(self, _: bool) -> Self {
        self
    }

    /// Returns the set unchanged: a download needs no list of files.
    #[must_use]
    pub const fn unlisted(self) -> Self {
        self
    }

    /// Downloads all files and returns their names. If the browser already stores a file, such as a game by post, the new version is stored as well.
    ///
    /// # Errors
    /// If they cannot be packed into one archive.
    pub fn finish(self) -> Result<Vec<Placed>, Error> {
        for (path, bytes) in self.files.iter().filter(|(path, _)| storage::get(path).is_some()) {
            storage::put(path, bytes);
        }
        if let [(path, bytes)] = self.files.as_slice() {
            storage::deliver(path, bytes);
        } else {
            let archive = self.folder.with_extension("zip");
            let packed = self.packed().map_err(|cause| Error::Write { file: archive.clone(), cause: cause.into() })?;
            storage::deliver(&archive, &packed);
        }
        Ok(self.files.into_iter().map(|(path, _)| Placed { path, said: None }).collect())
    }

    /// Packs the files into one archive. Its bytes depend only on the files and not on the time.
    fn packed(&self) -> Result<Vec<u8>, zip::result::ZipError> {
        // Pages and pictures are compressed already.
        let options =
            SimpleFileOptions::default().compression_method(CompressionMethod::Stored).last_modified_time(DateTime::default());
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in &self.files {
            let name = path.strip_prefix(&self.folder).unwrap_or(path).to_string_lossy();
            archive.start_file(name.trim_start_matches('/'), options)?;
            archive.write_all(bytes)?;
        }
        Ok(archive.finish()?.into_inner())
    }
}
