//! Turns a mail in HTML into text, with `>` before what it quotes.

use mail_parser::decoders::html::html_to_text;

/// The HTML elements that begin and end with a new line.
const BLOCKS: [&str; 16] =
    ["address", "article", "center", "div", "dd", "dt", "h1", "h2", "h3", "h4", "hr", "li", "pre", "table", "tr", "ul"];

/// The text of the HTML, with a line for each block and a `>` for each level of quoting.
pub(super) fn text(html: &str) -> String {
    let mut whole = String::new();
    let (mut part, mut depth, mut is_preformatted) = (String::new(), 0_usize, false);
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let (before, tag_on) = rest.split_at(start);
        push_text(&mut part, before, is_preformatted);
        let end = tag_on.find('>').map_or(tag_on.len(), |end| end + 1);
        let (tag, behind) = tag_on.split_at(end);
        rest = behind;
        let name = tag.trim_start_matches('<').trim_start_matches('/');
        let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
        let closes = tag.starts_with("</");
        match name.as_str() {
            "blockquote" => {
                quote(&mut whole, &std::mem::take(&mut part), depth);
                depth = if closes { depth.saturating_sub(1) } else { depth + 1 };
            }
            // The HTML converter starts a new line at these elements by itself.
            "br" | "p" => part.push_str("<br>"),
            block if BLOCKS.contains(&block) => {
                is_preformatted = block == "pre" && !closes || is_preformatted && block != "pre";
                part.push_str("<br>");
            }
            _ => part.push_str(tag),
        }
    }
    push_text(&mut part, rest, is_preformatted);
    quote(&mut whole, &part, depth);
    whole
}

/// Adds text to a part. A line break is kept in preformatted text, and becomes a blank elsewhere.
fn push_text(part: &mut String, text: &str, is_preformatted: bool) {
    if is_preformatted {
        part.push_str(&text.replace("\r\n", "\n").replace('\n', "<br>"));
    } else {
        part.push_str(text);
    }
}

/// Appends the lines of a part to the text, without the empty lines that come from nested blocks.
fn quote(whole: &mut String, part: &str, depth: usize) {
    let quotes = if depth > 0 { format!("{} ", ">".repeat(depth)) } else { String::new() };
    for line in html_to_text(part).lines().map(str::trim).filter(|line| !line.is_empty()) {
        whole.push_str(&quotes);
        whole.push_str(line);
        whole.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn a_block_is_a_line_and_a_quote_stays_one() {
        let html = "<html><head><style>p { color: red }</style></head><body><div dir=\"ltr\"><div>orders &quot;House A&quot; turn 1 key x</div>\
            <div>fleet&nbsp;Raiders<br>mode plunder</div></div><blockquote class=\"gmail_quote\"><div>orders A</div><p>more &amp; more</p>\
            </blockquote><pre>one\ntwo</pre></body></html>";
        let expected = "orders \"House A\" turn 1 key x\nfleet\u{a0}Raiders\nmode plunder\n> orders A\n> more & more\none\ntwo\n";
        assert_eq!(text(html), expected);
        assert_eq!(text("a < b"), "a\n");
    }
}
