//! Comments and the manual are plain: constructions that readers stumbled over do not come back.

use std::fs;
use std::path::{Path, PathBuf};

/// Words that no comment uses, and what stands in their place.
const BANNED: [(&[&str], &str); 3] = [
    (&["whoever", "whomever", "whosoever"], "a role: the player, the captain, the owner"),
    (&["he", "his", "him", "himself"], "a role, or they"),
    (&["thereof", "whereof", "wherein", "therein", "hitherto", "thereby"], "a sentence of its own"),
];

/// The words of a line's comment in small letters; none if the line has none. What stands in quotation marks is not the comment's own.
fn comment(line: &str) -> Option<Vec<String>> {
    let text = line.trim_start().strip_prefix("//")?;
    let own: String = text.split(['"', '`']).step_by(2).collect::<Vec<_>>().join(" ");
    Some(own.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase).collect())
}

/// The Rust files of the program, its tests and its benches, by their paths in the project.
fn sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = ["src", "tests", "benches"].map(|folder| root.join(folder)).to_vec();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path.strip_prefix(root).expect("a path in the project").to_owned());
            }
        }
    }
    found.sort();
    assert!(found.len() > 1000, "the sources were not found");
    found
}

#[test]
fn comments_use_no_word_that_readers_stumbled_over() {
    let mut found = Vec::new();
    for source in sources() {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&source)).expect("readable source");
        for (number, line) in text.lines().enumerate() {
            let Some(words) = comment(line) else { continue };
            for (banned, instead) in BANNED {
                let word = words.iter().find(|word| banned.contains(&word.as_str()));
                found.extend(word.map(|word| format!("{}:{}: {word}; say {instead}", source.display(), number + 1)));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_that_the_program_says_takes_every_player_for_a_man() {
    let (banned, instead) = BANNED[1];
    let mut found = Vec::new();
    let is_test = |source: &Path| source.iter().any(|part| part == "tests" || part == "tests.rs");
    for source in sources().into_iter().filter(|source| source.starts_with("src") && !is_test(source)) {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&source)).expect("readable source");
        let code = text.lines().take_while(|line| line.trim() != "#[cfg(test)]").enumerate();
        for (number, line) in code.filter(|(_, line)| comment(line).is_none()) {
            // Names of rules, which projects use, stay.
            let mut words =
                line.split(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_').map(str::to_lowercase);
            let word = words.find(|word| banned.contains(&word.as_str()));
            found.extend(word.map(|word| format!("{}:{}: {word}; say {instead}", source.display(), number + 1)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_manual_uses_no_word_that_readers_stumbled_over() {
    let mut found = Vec::new();
    for page in crate::manual::prose() {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&page)).expect("readable prose");
        for (number, line) in text.lines().enumerate() {
            let words = comment(&format!("// {line}")).unwrap_or_default();
            for (banned, instead) in BANNED {
                let word = words.iter().find(|word| banned.contains(&word.as_str()));
                found.extend(word.map(|word| format!("{}:{}: {word}; say {instead}", page.display(), number + 1)));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_comment_is_told_from_code_and_from_what_it_quotes() {
    assert_eq!(comment("    let he = 1;"), None);
    assert_eq!(
        comment("    /// Whoever \"he is\" and `his` name.").map(|words| words.join(" ").trim().to_owned()),
        Some("whoever   and   name".into())
    );
}
