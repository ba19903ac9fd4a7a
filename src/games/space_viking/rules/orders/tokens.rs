//! Divides a line of a sheet into words, quoted texts and punctuation marks, each with its column.

use crate::quotes::SINGLE_QUOTES;

/// A word, a quoted text or a punctuation mark of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    /// The kind of token, with its text.
    pub kind: Kind<'t>,
    /// The position of the token's first character in the line, counted from 1.
    pub column: u32,
}

/// The kind of a token, with its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind<'t> {
    /// A word: anything between blanks, commas, brackets and quotes.
    Word(&'t str),
    /// The text between quotation marks, straight or curled.
    Quoted(&'t str),
    /// The text after a quotation mark that no other mark closes.
    Unclosed(&'t str),
    /// A dash of any sort, between blanks.
    Dash,
    /// `,`
    Comma,
    /// `(`
    Open,
    /// `)`
    Close,
}

impl Token<'_> {
    /// How many characters of the line the token takes up.
    pub fn length(&self) -> u32 {
        let length = match self.kind {
            Kind::Word(word) => word.chars().count(),
            Kind::Quoted(text) => text.chars().count() + 2,
            Kind::Unclosed(text) => text.chars().count() + 1,
            Kind::Dash | Kind::Comma | Kind::Open | Kind::Close => 1,
        };
        u32::try_from(length).unwrap_or(u32::MAX)
    }
}

/// Whether a letter is a dash of any sort.
pub fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2e3a}' | '\u{2e3b}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// The marks that can close a text that this quotation mark opens. They include the wrong mark of each pair, since a player may confuse the two.
/// `None` if the character is not such a mark.
const fn closing(letter: char) -> Option<[char; 2]> {
    match letter {
        '"' => Some(['"', '"']),
        '\u{201c}' | '\u{201d}' | '\u{201e}' => Some(['\u{201d}', '\u{201c}']),
        '\u{ab}' | '\u{bb}' => Some(['\u{bb}', '\u{ab}']),
        _ => None,
    }
}

/// The text in single quotes at the start of `line`, and its length including both quotes. Unlike an apostrophe, the closing quote stands at the end
/// of a word.
fn in_single_quotes(line: &str) -> Option<(&str, usize)> {
    let opening = line.chars().next().filter(|letter| SINGLE_QUOTES.contains(letter))?;
    let closing: &[char] = if opening == '\u{2039}' { &['\u{203a}'] } else { &['\'', '\u{2019}', '\u{2018}'] };
    let text = &line[opening.len_utf8()..];
    let ends = |(at, letter): &(usize, char)| {
        let behind = text[at + letter.len_utf8()..].chars().next();
        closing.contains(letter) && behind.is_none_or(|behind| behind.is_whitespace() || ends_a_word(behind))
    };
    let (end, letter) = text.char_indices().find(ends)?;
    Some((&text[..end], opening.len_utf8() + end + letter.len_utf8()))
}

const fn ends_a_word(letter: char) -> bool {
    matches!(letter, ',' | '(' | ')' | '#') || closing(letter).is_some()
}

/// Divides a line into tokens, which replace those in `tokens`. A `#` outside of quotes begins a comment. Blanks in front of the line, and the `>`
/// with which mail programs mark quoted text, are skipped.
pub fn cut<'t>(line: &'t str, tokens: &mut Vec<Token<'t>>) {
    tokens.clear();
    let mut letters = line.char_indices().zip(1..).peekable();
    while letters.next_if(|((_, letter), _)| *letter == '>' || letter.is_whitespace()).is_some() {}
    while let Some(((start, letter), column)) = letters.next() {
        let kind = match letter {
            '#' => break,
            ',' => Kind::Comma,
            '(' => Kind::Open,
            ')' => Kind::Close,
            _ if letter.is_whitespace() => continue,
            _ => {
                let start_of_text = start + letter.len_utf8();
                if let Some((text, length)) = in_single_quotes(&line[start..]) {
                    while letters.next_if(|((at, _), _)| *at < start + length).is_some() {}
                    Kind::Quoted(text)
                } else if let Some(closing) = closing(letter) {
                    match letters.by_ref().find(|((_, letter), _)| closing.contains(letter)) {
                        Some(((end, _), _)) => Kind::Quoted(&line[start_of_text..end]),
                        None => Kind::Unclosed(&line[start_of_text..]),
                    }
                } else {
                    let mut end = start_of_text;
                    while let Some(((at, letter), _)) =
                        letters.next_if(|((_, letter), _)| !letter.is_whitespace() && !ends_a_word(*letter))
                    {
                        end = at + letter.len_utf8();
                    }
                    let word = &line[start..end];
                    if is_dash(letter) && word.chars().all(is_dash) { Kind::Dash } else { Kind::Word(word) }
                }
            }
        };
        tokens.push(Token { kind, column });
    }
}

/// The offset in bytes at which the comment of a line begins; `None` if the line has no comment.
pub fn comment(line: &str) -> Option<usize> {
    let (mut letters, mut begins_a_word) = (line.char_indices(), true);
    while let Some((at, letter)) = letters.next() {
        if letter == '#' {
            return Some(at);
        }
        if let Some((_, length)) = in_single_quotes(&line[at..]).filter(|_| begins_a_word) {
            letters.by_ref().take_while(|(within, _)| within + 1 < at + length).for_each(drop);
        }
        begins_a_word = letter.is_whitespace() || ends_a_word(letter);
        if let Some(closing) = closing(letter) {
            letters.by_ref().find(|(_, letter)| closing.contains(letter));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_at_blanks_and_signs() {
        let mut tokens = Vec::new();
        cut("> > route Gram \u{2013} \u{201c}New World\u{201d}(plunder,conquer 2) # home", &mut tokens);
        let kinds: Vec<Kind> = tokens.iter().map(|token| token.kind).collect();
        let expected = [
            Kind::Word("route"),
            Kind::Word("Gram"),
            Kind::Dash,
            Kind::Quoted("New World"),
            Kind::Open,
            Kind::Word("plunder"),
            Kind::Comma,
            Kind::Word("conquer"),
            Kind::Word("2"),
            Kind::Close,
        ];
        assert_eq!(kinds, expected);
        assert_eq!((tokens[0].column, tokens[3].column, tokens[4].column), (5, 18, 29));
    }

    #[test]
    fn whatever_quotes_a_keyboard_has_are_quotes_and_an_apostrophe_is_none() {
        for (text, inside) in [
            ("\u{ab}New World\u{bb}", "New World"),
            ("\u{bb}New World\u{ab}", "New World"),
            ("'New World'", "New World"),
            ("\u{2018}New World\u{2019}", "New World"),
            ("\u{201a}New World\u{2018}", "New World"),
            ("\u{2039}New World\u{203a}", "New World"),
            ("'We're off, and O'Neil's'", "We're off, and O'Neil's"),
        ] {
            let (line, mut tokens) = (format!("press {text}, x"), Vec::new());
            cut(&line, &mut tokens);
            assert_eq!((tokens[1].kind, tokens[2].kind, tokens.len()), (Kind::Quoted(inside), Kind::Comma, 4), "{text}");
            assert_eq!(tokens[3].column as usize, line.chars().count());
        }
        let mut tokens = Vec::new();
        cut("fleet O'Neil 't Rock\u{2019}s", &mut tokens);
        assert!(tokens.iter().all(|token| matches!(token.kind, Kind::Word(_))), "{tokens:?}");
    }

    #[test]
    fn a_quote_holds_what_would_be_a_comment_and_may_stay_open() {
        let mut tokens = Vec::new();
        cut("press \"we are #1\" \"and", &mut tokens);
        assert_eq!((tokens[1].kind, tokens[2].kind), (Kind::Quoted("we are #1"), Kind::Unclosed("and")));
        cut("   # nothing", &mut tokens);
        assert_eq!(tokens, []);
        assert_eq!((comment("press \"we are #1\" # ours"), comment("press \"#"), comment("mode engage")), (Some(18), None, None));
    }
}
