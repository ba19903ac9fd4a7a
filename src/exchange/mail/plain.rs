//! Plain text as mail programs send it: in any encoding, and with lines that continue on the next line.

use mail_parser::decoders::charsets::map::charset_decoder;

/// The text in these bytes, in an encoding that the program can read. UTF-8, UTF-16 with a byte order mark, and bytes that contain a zero are
/// returned unchanged. Anything else is read as Windows-1252 and returned in UTF-8.
pub(super) fn readable(bytes: Vec<u8>) -> Vec<u8> {
    let has_mark = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    if has_mark || bytes.contains(&0) || str::from_utf8(&bytes).is_ok() {
        return bytes;
    }
    match charset_decoder(b"windows-1252") {
        Some(decode) => decode(&bytes).into_bytes(),
        None => bytes,
    }
}

/// Joins the lines of each paragraph of flowed text (RFC 3676): a line that ends in a blank continues on the next line of the same quoting depth.
/// `drops_blanks` says whether that blank is dropped.
pub(super) fn unflowed(text: &str, drops_blanks: bool) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut flows_at: Option<usize> = None;
    for line in text.lines() {
        let bare = line.trim_start_matches('>');
        let depth = line.len() - bare.len();
        let bare = bare.strip_prefix(' ').unwrap_or(bare);
        let is_rule = bare == "-- ";
        if flows_at != Some(depth) || is_rule {
            if !whole.is_empty() {
                whole.push('\n');
            }
            whole.push_str(&">".repeat(depth));
            if depth > 0 {
                whole.push(' ');
            }
        }
        let flows = bare.ends_with(' ') && !is_rule;
        whole.push_str(if flows && drops_blanks { &bare[..bare.len() - 1] } else { bare });
        flows_at = flows.then_some(depth);
    }
    whole.push('\n');
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_flow_as_far_as_their_writer_meant() {
        let text = "route Gram - \r\nXochitl\r\n> quoted \r\n> on\r\nnot quoted\r\n-- \r\nName \r\n";
        assert_eq!(unflowed(text, false), "route Gram - Xochitl\n> quoted on\nnot quoted\n-- \nName \n");
        assert_eq!(unflowed("Gra \r\nm\r\n", true), "Gram\n");
        assert_eq!(unflowed(" > no quote\r\n", false), "> no quote\n");
    }

    #[test]
    fn bytes_that_are_no_utf_8_are_those_of_windows() {
        assert_eq!(readable(b"press \x93Sm\xf6rg\xe5s\x94".to_vec()), "press \u{201c}Sm\u{f6}rg\u{e5}s\u{201d}".as_bytes());
        assert_eq!(readable("\u{201e}".into()), "\u{201e}".as_bytes());
        assert_eq!(readable(b"\xff\xfea\0".to_vec()), b"\xff\xfea\0");
    }
}
