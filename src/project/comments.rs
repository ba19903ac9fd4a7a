//! Whether a file holds comments. The program skips comments when it reads a file, and does not write them again.

/// Whether a text in RON holds a comment. Text within quotation marks is never a comment.
pub(super) fn has_comments(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        at = match byte {
            b'/' if matches!(bytes.get(at + 1), Some(b'/' | b'*')) => return true,
            b'"' => behind_string(bytes, at + 1),
            b'\'' => behind_letter(bytes, at + 1),
            b'r' if !is_in_word(bytes, at) => behind_raw_string(bytes, at + 1),
            _ => at + 1,
        };
    }
    false
}

/// Whether the letter at `at` belongs to a longer word, as the `r` at the end of `for` does. The `r` of `br` does not, since `br` begins raw bytes.
fn is_in_word(bytes: &[u8], at: usize) -> bool {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii();
    let before = bytes[..at].strip_suffix(b"b").unwrap_or(&bytes[..at]);
    before.last().is_some_and(|byte| is_word(*byte))
}

/// The index after the end of the string whose contents begin at `at`.
fn behind_string(bytes: &[u8], mut at: usize) -> usize {
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}

/// The index after the end of the character literal whose contents begin at `at`.
fn behind_letter(bytes: &[u8], at: usize) -> usize {
    // A letter after a backslash may be a quotation mark itself.
    let from = if bytes.get(at) == Some(&b'\\') { at + 2 } else { at + 1 };
    let end = bytes.iter().skip(from).position(|byte| *byte == b'\'');
    end.map_or(bytes.len(), |end| from + end + 1)
}

/// The index after the end of a raw string, which has equally many `#` at both ends; `at` itself if no raw string begins there.
fn behind_raw_string(bytes: &[u8], at: usize) -> usize {
    let marks = bytes[at..].iter().take_while(|byte| **byte == b'#').count();
    let begin = at + marks + 1;
    if bytes.get(at + marks) != Some(&b'"') {
        return at;
    }
    let is_end =
        |end: usize| bytes[end] == b'"' && bytes[end + 1..].iter().take_while(|byte| **byte == b'#').take(marks).count() == marks;
    (begin..bytes.len()).find(|end| is_end(*end)).map_or(bytes.len(), |end| end + 1 + marks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;
    use std::path::Path;

    #[test]
    fn a_comment_is_found_wherever_it_stands() {
        for text in [
            "// x",
            "(a: 1) // x",
            "(a: \"1\" /* x */)",
            "(a: \"\\\"\", // x\n)",
            "(a: '\"', b: 2 // x\n)",
            "(a: '\\'' // x\n)",
            "(a: r\"\\\" /* x */)",
            "(a: r#\"\"\"# // x\n)",
            "(for: \"\" // x\n)",
            "(bar: b\"x\" // x\n)",
        ] {
            assert!(has_comments(text), "{text}");
        }
    }

    #[test]
    fn what_stands_in_quotation_marks_is_no_comment() {
        for text in [
            "",
            "(a: 1 / 2)",
            "(a: \"http://example.org /* x */\")",
            "(a: \"\\\" // x\")",
            "(a: r\"// \\\", b: \"// x\")",
            "(a: r#\"\" // x \"#)",
            "(a: br#\" // \"#, b: b\"//\")",
            "(a: '/', b: '/')",
            "(a: \"// cut short",
        ] {
            assert!(!has_comments(text), "{text}");
        }
    }

    #[test]
    fn what_is_read_with_comments_is_known_to_have_them() {
        let text = "(format: 1, // mine\n title: \"A // B\", content: LaunchFighters(()))";
        assert!(text::read(text.as_bytes(), Path::new("x")).is_ok() && has_comments(text));
        assert!(!has_comments(&text.replace("// mine", "")));
    }
}
