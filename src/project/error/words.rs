//! The words of which sentences about errors are made: files, sizes and lists, cut to a readable length.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

use rules::grouped;

/// A sentence that says which files are in the way and what to do.
pub(super) fn not_ours(files: &[PathBuf]) -> String {
    let names: Vec<String> = files.iter().map(|file| named(file)).collect();
    let names = some_of(&names, ", ", LONGEST_LIST);
    if files.len() == 1 {
        format!(
            "{names} is there already, and is not as Drydock has written it (nothing was written): choose another place, or say --force to replace it and keep it as .previous"
        )
    } else {
        format!(
            "{names} are there already, and are not as Drydock has written them (nothing was written): choose another place, or say --force to replace them and keep each as .previous"
        )
    }
}

/// What a system error about a file means, with what to do.
pub(super) fn system(cause: &io::Error) -> String {
    use io::ErrorKind as Kind;
    match cause.kind() {
        Kind::NotFound => "there is no such file or folder; check the name".into(),
        Kind::PermissionDenied | Kind::ReadOnlyFilesystem => {
            "permission is denied; choose another folder or change the permissions".into()
        }
        Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => {
            "there is no room left on the disk; make room or choose another folder".into()
        }
        Kind::IsADirectory => "it is a folder; name a file in it".into(),
        Kind::NotADirectory => "a part of its path is no folder; check the name".into(),
        Kind::AlreadyExists => "a file of that name is there already; choose another name".into(),
        Kind::InvalidFilename => "the system takes no such name; choose a shorter or plainer one".into(),
        _ => cause.to_string(),
    }
}

/// The most letters of a sentence.
pub(super) const LONGEST: usize = 480;

/// The most letters of a name in a sentence, and of the end of a path.
pub(super) const LONGEST_NAME: usize = 80;
const LONGEST_PATH: usize = 120;

/// The most letters of a list in a sentence, and of all bad rows of a table.
pub const LONGEST_LIST: usize = 240;
pub(super) const LONGEST_ROWS: usize = 380;

/// A text that may quote a file and so be of any length, cut to a readable length.
pub fn shortened(text: &str, longest: usize) -> Cow<'_, str> {
    match text.char_indices().nth(longest) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]).into(),
    }
}

/// A path for a sentence; a long one keeps its end, which tells the most.
pub(super) fn named(file: &Path) -> String {
    // A browser has no folders that a user knows of.
    let path = file.file_name().filter(|_| machine::IS_PAGE).unwrap_or(file.as_os_str()).display().to_string();
    match path.char_indices().nth_back(LONGEST_PATH - 1) {
        Some((start, _)) if start > 0 => format!("…{}", &path[start..]),
        _ => path,
    }
}

/// As many of the words as have room, at least one, and how many more there are.
pub fn some_of<T: AsRef<str>>(words: &[T], between: &str, longest: usize) -> String {
    let (mut list, mut letters, mut shown) = (String::new(), 0, 0);
    for word in words {
        let word = shortened(word.as_ref(), longest);
        letters += word.chars().count() + between.len();
        if shown > 0 && letters > longest {
            break;
        }
        if shown > 0 {
            list.push_str(between);
        }
        list.push_str(&word);
        shown += 1;
    }
    match words.len() - shown {
        0 => list,
        more => format!("{list} and {} more", grouped(more as u64)),
    }
}

pub(super) fn size(bytes: u64) -> String {
    if bytes >= 1 << 20 { format!("{} MB", bytes >> 20) } else { format!("{bytes} bytes") }
}

/// `a`, `a or b`, `a, b or "the c"`: the choices, each as it is typed.
pub fn one_of<T: AsRef<str>>(names: &[T]) -> String {
    let names: Vec<Cow<'_, str>> = names.iter().map(|name| typed(name.as_ref())).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => only.clone().into_owned(),
        [first @ .., last] if names.iter().map(|name| name.len()).sum::<usize>() < LONGEST_LIST => {
            format!("{} or {last}", first.join(", "))
        }
        many => format!("one of {}", some_of(many, ", ", LONGEST_LIST)),
    }
}

/// A name as it is typed at a prompt: in quotes where it would not be one word there, so that it is clear where it ends.
pub fn typed(name: &str) -> Cow<'_, str> {
    let is_word = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "-_./+:".contains(letter));
    if is_word { name.into() } else { format!("\"{name}\"").into() }
}
