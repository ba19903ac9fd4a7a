//! Parts of the sentences about errors: files, sizes and lists, cut to a readable length.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

use rules::grouped;

/// A sentence that names files that Drydock has not written and may not replace, and says what to do.
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

/// What a system error about a file means, with advice on what to do.
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

/// How many letters a sentence about an error may have.
pub(super) const LONGEST: usize = 480;

/// How many letters of a name a sentence about an error shows at most.
pub(super) const LONGEST_NAME: usize = 80;
/// How many letters of a long path a sentence about an error shows at most.
const LONGEST_PATH: usize = 120;

/// How many letters a list in a sentence about an error may have.
pub const LONGEST_LIST: usize = 240;
/// How many letters the list of all bad rows of a table may have in a sentence about an error.
pub(super) const LONGEST_ROWS: usize = 380;

/// Cuts a text to a readable length. The text may quote a file, and may therefore be of any length.
pub fn shortened(text: &str, longest: usize) -> Cow<'_, str> {
    match text.char_indices().nth(longest) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]).into(),
    }
}

/// A path as a sentence shows it. A long path is cut at its beginning, since its end says the most.
pub(super) fn named(file: &Path) -> String {
    // In a browser only the name is shown, since its folders mean nothing to the user.
    let path = file.file_name().filter(|_| machine::IS_PAGE).unwrap_or(file.as_os_str()).display().to_string();
    match path.char_indices().nth_back(LONGEST_PATH - 1) {
        Some((start, _)) if start > 0 => format!("…{}", &path[start..]),
        _ => path,
    }
}

/// As many of the words as fit into `longest` letters, at least one, and how many words are left out.
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

/// The choices as a list with "or" before the last one, such as `a`, `a or b`, or `a, b or "the c"`. Each is written as the user would type it.
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

/// A name as the user types it at a prompt, in quotation marks if the prompt would otherwise not take it as one word.
pub fn typed(name: &str) -> Cow<'_, str> {
    let is_word = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "-_./+:".contains(letter));
    if is_word { name.into() } else { format!("\"{name}\"").into() }
}
