//! Comments are plain: constructions that readers stumbled over do not come back.

use std::fs;
use std::path::Path;

use crate::architecture::sources;

/// Words that no comment uses, and what stands in their place. Characters of Vikings are men, and their folder may say so.
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

#[test]
fn comments_use_no_word_that_readers_stumbled_over() {
    let mut found = Vec::new();
    for source in sources() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(&source.path);
        let text = fs::read_to_string(path).expect("readable source");
        for (number, line) in text.lines().enumerate() {
            let Some(words) = comment(line) else { continue };
            for (banned, instead) in BANNED {
                let may = banned.contains(&"he") && source.path.starts_with("games/vikings/");
                let word = words.iter().find(|word| !may && banned.contains(&word.as_str()));
                found.extend(word.map(|word| format!("{}:{}: {word}; say {instead}", source.path, number + 1)));
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
