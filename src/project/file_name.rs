//! Names for files that every platform accepts, however long the name of the design in the file is. On every platform, all names of a set refer to
//! different files.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};
use unicode_normalization::UnicodeNormalization as _;

use super::SentSheet;

/// How many bytes a name may have: platforms accept 255 bytes or letters.
pub const MOST_BYTES: usize = 255;

/// The ending that is added to a file's name to name its previous version.
pub const PREVIOUS: &str = ".previous";

/// How many bytes a new name may have together with [`PREVIOUS`].
pub const MOST_NEW_BYTES: usize = 240;

/// How many bytes a new name may have together with its ending.
const FITTED_BYTES: usize = MOST_NEW_BYTES - PREVIOUS.len();

/// How many bytes a set of files may add to each name: the turn before it, and an ending such as `-by-rule-of-thumb.orders` after it.
const ADDED_BYTES: usize = 24;

/// How many hexadecimal digits distinguish two long names that begin in the same way.
const DIGITS: usize = 12;

/// Names that Windows takes for devices, whatever their ending; some of them only with a number after them.
const DEVICES: [&str; 8] = ["con", "prn", "aux", "nul", "conin$", "conout$", "com", "lpt"];

/// Joins a name and its ending. A name that is too long is cut and marked, so that two names that differ only after the cut remain different.
#[must_use]
pub fn fitted(stem: &str, ending: &str) -> String {
    fitted_into(stem, ending, FITTED_BYTES)
}

fn fitted_into(stem: &str, ending: &str, most: usize) -> String {
    if stem.len() + ending.len() <= most {
        return format!("{stem}{ending}");
    }
    let room = most.saturating_sub(ending.len() + DIGITS + 1);
    let kept = &stem[..stem.floor_char_boundary(room)];
    let mut mark = String::new();
    for byte in &Sha256::digest(stem.as_bytes())[..DIGITS / 2] {
        // Writing into a text cannot fail.
        let _ = write!(mark, "{byte:02x}");
    }
    format!("{}-{mark}{ending}", kept.trim_end_matches('-'))
}

/// The names of a set's files without their endings, in the order of the wished names. On every platform, they all refer to different files, and none
/// of them is one of the `fixed` names that the set has already. A wished name that is free is used unchanged. If several wished names are equal, the
/// first file gets the name, and the others get it with a number after it.
///
/// Each name leaves room for an ending and for `.previous` after the ending.
#[must_use]
pub fn of_set<W: AsRef<str>>(wished: impl IntoIterator<Item = W>, fixed: &[String]) -> Vec<String> {
    const MOST: usize = FITTED_BYTES - ADDED_BYTES;
    let stems: Vec<String> = wished.into_iter().map(|name| plain(name.as_ref())).collect();
    let mut taken: HashSet<String> = fixed.iter().map(|name| key(name)).collect();
    // For each name, how many times it has been wished for, a fixed name counting as one wish, and the last number that was added to it.
    let mut alike: HashMap<String, (usize, usize)> = taken.iter().map(|key| (key.clone(), (1, 1))).collect();
    let keys: Vec<String> = stems.iter().map(|stem| key(&fitted_into(stem, "", MOST))).collect();
    for key in &keys {
        alike.entry(key.clone()).or_default().0 += 1;
        taken.insert(key.clone());
    }
    let mut names = Vec::with_capacity(stems.len());
    for (stem, own) in stems.iter().zip(&keys) {
        let Some((wishes, last)) = alike.get_mut(own) else { continue };
        let name = loop {
            *last += 1;
            let ending = if *last == 1 { String::new() } else { format!("-{}", number(*last, *wishes, 1)) };
            let name = fitted_into(stem, &ending, MOST);
            if *last == 1 || taken.insert(key(&name)) {
                break name;
            }
        };
        names.push(name);
    }
    names
}

/// A number as a file's name shows it. It has as many digits as the largest number of the set, and at least `least`, so that the names in
/// alphabetical order are also in the order of their numbers.
#[must_use]
pub fn number(number: usize, largest: usize, least: usize) -> String {
    let digits = largest.to_string().len().max(least);
    format!("{number:0digits$}")
}

/// The path of the sheet of orders that answers a report, in the same folder. A sheet is named after the turn that it is for; a sheet that answers a
/// report from before the first turn is therefore named `turn-01-`. If the report's name has no turn, the sheet has the same name as the report.
#[must_use]
pub fn sheet_of(report: &Path) -> PathBuf {
    let stem = report.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let turn = stem.strip_prefix("turn-").and_then(|rest| rest.split_once('-'));
    let turn = turn.and_then(|(turn, player)| Some((turn.len(), turn.parse::<usize>().ok()?.checked_add(1)?, player)));
    let named = stem.strip_prefix("start-").map(|player| (0, 1, player)).or(turn);
    let sheet = named
        .map_or_else(|| stem.clone(), |(digits, turn, player)| format!("turn-{}-{player}", number(turn, turn, digits.max(2))));
    report.with_file_name(format!("{sheet}.{}", SentSheet::ENDING))
}

/// Changes a name so that every platform accepts it. Replaces the signs that have a meaning in paths and in patterns of shells, removes invisible
/// letters, removes blanks and full stops at both ends, and puts `file-` before the name of a device.
#[must_use]
pub fn plain(name: &str) -> String {
    let seen = name.nfc().filter(
        |letter| !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'),
    );
    let letter = |letter: char| if letter.is_control() || "/\\:*?\"<>|".contains(letter) { '-' } else { letter };
    let name: String = seen.map(letter).collect();
    let name = name.trim_matches(|letter: char| letter == '.' || letter.is_whitespace());
    let first = key(name.split('.').next().unwrap_or_default().trim_end());
    let device = DEVICES.iter().any(|device| first.strip_prefix(device).is_some_and(|rest| is_of_device(device, rest)));
    match name {
        "" => "unnamed".into(),
        name if device => format!("file-{name}"),
        name => name.into(),
    }
}

/// Whether `rest` completes the name of a device: a digit if the device has a number, nothing if it has none.
fn is_of_device(device: &str, rest: &str) -> bool {
    let is_one_of_several = matches!(device, "com" | "lpt");
    if is_one_of_several { rest.len() == 1 && rest.bytes().all(|digit| digit.is_ascii_digit()) } else { rest.is_empty() }
}

/// A key that is equal for two names that refer to the same file on some platform. It disregards case and the different ways to encode a letter.
fn key(name: &str) -> String {
    name.nfkc().flat_map(char::to_uppercase).flat_map(char::to_lowercase).nfkc().collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rules::slug;

    use super::*;

    #[test]
    fn a_long_name_is_cut_and_stays_distinct() {
        assert_eq!(fitted("hold-the-line", ".drydock"), "hold-the-line.drydock");
        let (one, other) = ("ö".repeat(50_000), "ö".repeat(50_000) + "x");
        let names = [fitted(&one, "-01"), fitted(&other, "-01")];
        assert!(names.iter().all(|name| name.len() + PREVIOUS.len() <= 240 && name.ends_with("-01")), "{names:?}");
        assert_ne!(names[0], names[1]);
        assert_eq!(names[0], fitted(&one, "-01"), "the same name every time");
    }

    #[test]
    fn who_wishes_for_a_name_that_is_free_has_it() {
        let fixed = ["turn-01-gazette".to_owned()];
        let wished = ["turn-01-gazette", "turn-01-a", "turn-01-A", "turn-01-a-2", "turn-01-gazette-2"];
        let given = ["turn-01-gazette-3", "turn-01-a", "turn-01-A-3", "turn-01-a-2", "turn-01-gazette-2"];
        assert_eq!(of_set(wished, &fixed), given);
        let twelve = of_set(["x"; 12], &[]);
        assert_eq!((&*twelve[0], &*twelve[1], &*twelve[11]), ("x", "x-02", "x-12"));
        assert_eq!(
            of_set(["CON", "com1.x", "nul ", "concord", ". .", "a/b", "com10"], &[]),
            ["file-CON", "file-com1.x", "file-nul", "concord", "unnamed", "a-b", "com10"]
        );
    }

    #[test]
    fn a_sheet_is_called_for_the_turn_that_it_is_for() {
        for (report, sheet) in [
            ("post/start-house-a.report", "post/turn-01-house-a.orders"),
            ("turn-01-house-a.json", "turn-02-house-a.orders"),
            ("turn-99-house-a.report", "turn-100-house-a.orders"),
            ("turn-009-house-a.report", "turn-010-house-a.orders"),
            ("turn-x-mine.report", "turn-x-mine.orders"),
            ("mine.report", "mine.orders"),
        ] {
            assert_eq!(sheet_of(Path::new(report)), Path::new(sheet));
        }
    }

    #[test]
    fn numbers_have_as_many_digits_as_their_set_needs() {
        assert_eq!([number(9, 99, 2), number(10, 100, 2), number(7, 7, 3), number(100, 100, 2)], ["09", "010", "007", "100"]);
    }

    /// Hostile names: some of them refer to the same file on some platform, others are not accepted by every platform.
    const KNOWN: &[&str] = &[
        "House Skarrow",
        "House-Skarrow",
        "HOUSE skarrow!",
        "house-skarrow-2",
        "Gazette",
        "gazette",
        "referee ledger",
        "",
        " ",
        ".",
        "..",
        "con",
        "CON.txt",
        "nul.",
        "Com1",
        "a/b",
        "a\\b",
        "a.",
        "a ",
        "Jäger",
        "Ja\u{308}ger",
        "한",
        "\u{1112}\u{1161}\u{11ab}",
        "Straße",
        "STRASSE",
        "\u{212b}",
        "Å",
        "ﬁn",
        "fin",
        "🚀",
        "🛸",
        "a\u{200b}b",
        "ab",
        "\u{202e}x",
        "line\nbreak",
        "\0",
        "-",
        "ΣΑΣ",
        "σας",
        "İ",
        "i",
    ];

    /// Names from [`KNOWN`], long names, and any others.
    fn hostile() -> impl Strategy<Value = String> {
        let long = ("[a-zA-Z🚀ö]", 200..400_usize).prop_map(|(letter, times)| letter.repeat(times));
        let long_alike = (0..3_usize).prop_map(|end| format!("{}{}", "Long name ".repeat(30), ["", "x", "X"][end]));
        prop_oneof![4 => prop::sample::select(KNOWN).prop_map(str::to_owned), 1 => long, 1 => long_alike, 1 => ".{0,12}"]
    }

    proptest! {
        #[test]
        fn no_two_files_of_a_set_are_one(names in prop::collection::vec(hostile(), 0..40), slugged: bool) {
            let fixed = ["turn-01-gazette".to_owned(), "turn-01-referee-ledger".to_owned()];
            let wished = |name: &String| if slugged { format!("turn-01-{}", slug(name)) } else { name.clone() };
            let given = of_set(names.iter().map(wished), &fixed);
            prop_assert_eq!(given.len(), names.len());
            let mut seen: HashSet<String> = fixed.iter().map(|name| name.to_lowercase()).collect();
            for name in &given {
                // Compares as a platform does that distinguishes neither case nor the different ways to encode a letter.
                prop_assert!(seen.insert(name.nfc().collect::<String>().to_lowercase()), "{:?} twice in {:?}", name, given);
                prop_assert!(name.len() + "-by-rule-of-thumb.orders".len() + PREVIOUS.len() <= 240, "{} bytes", name.len());
                prop_assert!(!name.contains(['/', '\\', ':', '\0', '\n']) && !name.ends_with(['.', ' ']) && !name.starts_with('.'), "{:?}", name);
                prop_assert!(!["con", "nul", "com1"].contains(&name.split('.').next().unwrap_or_default().to_lowercase().as_str()), "{:?}", name);
            }
        }
    }
}
