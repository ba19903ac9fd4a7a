//! Reads and writes lists in VASSAL's format: tokens in a line of text with a delimiter between them. A token may itself be a list.

/// Joins tokens with the delimiter between them. A delimiter inside a token is escaped with a backslash. A token is put in apostrophes if it begins
/// or ends with a backslash, or begins and ends with an apostrophe.
#[must_use]
pub fn join<T: AsRef<str>>(tokens: impl IntoIterator<Item = T>, delimiter: char) -> String {
    let mut text = String::new();
    for (index, token) in tokens.into_iter().enumerate() {
        let token = token.as_ref();
        if index > 0 {
            text.push(delimiter);
        }
        // Whether a token is quoted is decided before its delimiters are escaped.
        let is_quoted = token.starts_with('\\') || token.ends_with('\\') || (token.starts_with('\'') && token.ends_with('\''));
        let quote = if is_quoted { "'" } else { "" };
        text.push_str(quote);
        for letter in token.chars() {
            if letter == delimiter {
                text.push('\\');
            }
            text.push(letter);
        }
        text.push_str(quote);
    }
    text
}

/// Splits a text that [`join`] or VASSAL wrote into its tokens.
#[must_use]
pub fn split(text: &str, delimiter: char) -> Vec<String> {
    let mut tokens = vec![String::new()];
    for letter in text.chars() {
        let token = tokens.last_mut().expect("there is always one");
        if letter != delimiter {
            token.push(letter);
        } else if token.ends_with('\\') {
            token.pop();
            token.push(delimiter);
        } else {
            tokens.push(String::new());
        }
    }
    let bare = |token: String| {
        let inside = token.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
        inside.map(str::to_owned).unwrap_or(token)
    };
    tokens.into_iter().map(bare).collect()
}

/// Joins the parts of a piece's chain, from the outermost inwards; each part is nested in the part before it.
#[must_use]
pub fn nest(parts: &[String]) -> String {
    let mut parts = parts.iter().rev();
    let innermost = parts.next().cloned().unwrap_or_default();
    parts.fold(innermost, |inside, part| join([part.as_str(), &inside], '\t'))
}

/// Splits a chain that [`nest`] or VASSAL wrote into its parts.
#[must_use]
pub fn unnest(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text.to_owned();
    loop {
        let mut tokens = split(&rest, '\t').into_iter();
        parts.extend(tokens.next());
        match tokens.next() {
            Some(inside) => rest = inside,
            None => return parts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delimiter_inside_a_token_gets_one_backslash() {
        assert_eq!(join(["a;b", "", "c"], ';'), "a\\;b;;c");
        assert_eq!(join(["+", "null", "piece;;;;A/1", "null;0"], '/'), "+/null/piece;;;;A\\/1/null;0");
        assert_eq!(join(["'quoted'", "\\x"], ','), "''quoted'','\\x'");
    }

    #[test]
    fn a_chain_nests_from_the_outermost_in() {
        let parts = ["a", "b", "c", "d"].map(str::to_owned);
        assert_eq!(nest(&parts), "a\tb\\\tc\\\\\td");
        assert_eq!(unnest(&nest(&parts)), parts);
        assert_eq!(nest(&["", "", "x"].map(str::to_owned)), "\t\\\tx");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let tokens = ["", "plain", "a;b;c", "'inner' text", "semi;colon's", "ends in '", "back\\", "\\slash", ""];
        assert_eq!(split(&join(tokens, ';'), ';'), tokens);
        let chain =
            ["return;To the deck;82,130", "", "obs;77,130;back.png;Mask;I;?;side:", "mark;A,B", "piece;;;x.png;It's \\/ this"];
        let chain = chain.map(str::to_owned);
        assert_eq!(unnest(&nest(&chain)), chain);
    }
}
