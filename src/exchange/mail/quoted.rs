//! Finds the parts of a mail that its writer did not write: the text that it answers or forwards, and the signature below it.

/// The text of a mail with `>` before everything that it answers or forwards, however the mail program has marked that, and without signatures.
pub(super) fn marked(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut whole = String::with_capacity(text.len());
    let (mut is_original, mut is_signature) = (false, None);
    for (at, line) in lines.iter().enumerate() {
        let bare = line.trim_start_matches(['>', ' ']);
        let depth = line.len() - bare.len();
        let is_quoted = line.starts_with('>');
        if is_signature.is_some_and(|signed| signed != is_quoted) {
            is_signature = None;
        }
        let is_below_a_blank = at == 0 || lines[at - 1].trim_start_matches(['>', ' ']).is_empty();
        if is_below_a_blank && is_closing(bare)
            || matches!(bare.trim_end(), "--") && (line.ends_with("-- ") || depth > 0 || bare.len() == 2)
        {
            is_signature = Some(is_quoted);
        }
        is_original |= !is_quoted && begins_original(&lines[at..]);
        if is_signature.is_some() && !is_original || is_of_a_phone(line) {
            whole.push('\n');
            continue;
        }
        if !is_quoted && (is_original || introduces_a_quote(&lines[at..])) {
            whole.push_str("> ");
        }
        whole.push_str(line);
        whole.push('\n');
    }
    whole
}

/// The text without quoted lines.
pub(super) fn without(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with('>')).flat_map(|line| [line, "\n"]).collect()
}

/// Whether a text contains all lines of another text, one directly after the other.
pub(super) fn contains(text: &str, other: &str) -> bool {
    let lines = |text: &'_ str| -> Vec<String> {
        text.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    };
    let (text, other) = (lines(text), lines(other));
    !other.is_empty() && text.windows(other.len()).any(|window| window == other)
}

/// Whether these lines begin a quoted text that is not marked with `>`. Such a text begins with a line of dashes with words in it, or with the
/// headers of a mail.
fn begins_original(lines: &[&str]) -> bool {
    const DASHES: &str = "-----";
    let first = lines[0].trim();
    let is_rule = first.starts_with(DASHES) && first.ends_with("---") && first.chars().any(char::is_alphabetic);
    is_rule || is_head(lines)
}

/// Whether these lines are headers that a mail program puts above the text that a mail answers, in the languages of games by post.
fn is_head(lines: &[&str]) -> bool {
    const FROM: [&str; 8] = ["From:", "Von:", "De:", "De :", "Da:", "Van:", "Från:", "Fra:"];
    const SENT: [&str; 13] = [
        "Sent:",
        "Date:",
        "Gesendet:",
        "Datum:",
        "Envoyé",
        "Date :",
        "Enviado",
        "Fecha:",
        "Inviato:",
        "Data:",
        "Verzonden:",
        "Skickat:",
        "Sendt:",
    ];
    let begins = |line: &str, words: &[&str]| words.iter().any(|word| line.trim_start_matches('*').starts_with(word));
    begins(lines[0].trim(), &FROM) && lines.iter().skip(1).take(4).any(|line| begins(line.trim(), &SENT))
}

/// Whether the first line names the writer of the quote below it. Such a line ends in a colon, and at most one empty line follows before the quote. A
/// mail program may have broken it into two lines.
fn introduces_a_quote(lines: &[&str]) -> bool {
    let ends = lines.iter().take(2).position(|line| line.trim_end().ends_with(':'));
    let Some(end) = ends.filter(|end| lines[..=*end].iter().all(|line| !line.trim().is_empty())) else { return false };
    let is_wrapped = end == 0 || lines[0].contains('@') || lines[0].chars().filter(char::is_ascii_digit).count() >= 4;
    let below = lines[end + 1..].iter().take(2).find(|line| !line.trim().is_empty());
    is_wrapped && below.is_some_and(|line| line.trim_start().starts_with('>'))
}

/// Whether a line has the words that end a letter, perhaps followed by a name, in the languages of games by post.
fn is_closing(line: &str) -> bool {
    const LONGEST: usize = 60;
    const CLOSINGS: [&str; 42] = [
        "all the best",
        "best",
        "best regards",
        "best wishes",
        "bye",
        "cheers",
        "greetings",
        "kind regards",
        "many thanks",
        "regards",
        "sincerely",
        "sincerely yours",
        "thank you",
        "thanks",
        "with best regards",
        "with kind regards",
        "yours",
        "yours sincerely",
        "yours truly",
        "beste gr\u{fc}\u{df}e",
        "danke",
        "gru\u{df}",
        "gr\u{fc}\u{df}e",
        "herzliche gr\u{fc}\u{df}e",
        "lg",
        "liebe gr\u{fc}\u{df}e",
        "mfg",
        "mit besten gr\u{fc}\u{df}en",
        "mit freundlichen gr\u{fc}\u{df}en",
        "vg",
        "viele gr\u{fc}\u{df}e",
        "bien \u{e0} vous",
        "cordialement",
        "merci",
        "saludos",
        "un saludo",
        "cordiali saluti",
        "saluti",
        "groeten",
        "met vriendelijke groet",
        "h\u{e4}lsningar",
        "mvh",
    ];
    let words = line.split([',', '.', '!', ';']).next().unwrap_or_default().trim().to_lowercase();
    line.chars().count() <= LONGEST && CLOSINGS.contains(&words.as_str())
}

/// Whether a line is an advertisement that mail programs on phones put below a mail, such as "Sent from my phone".
fn is_of_a_phone(line: &str) -> bool {
    let line = line.trim_start_matches(['>', ' ']);
    line.starts_with("Sent from my ")
        || line.starts_with("Get Outlook for ")
        || line.starts_with("Von meinem ") && line.ends_with("gesendet")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_answered_is_quoted_and_a_signature_is_left_out() {
        let top =
            "orders A turn 1 key x\npress \"hi\"\n\nOn Thu, 26 Nov 2026 at 10:00, R <r@example.org>\nwrote:\n\n> orders A\n";
        let expected =
            "orders A turn 1 key x\npress \"hi\"\n\n> On Thu, 26 Nov 2026 at 10:00, R <r@example.org>\n> wrote:\n\n> orders A\n";
        assert_eq!(marked(top), expected);
        let outlook = "mode plunder\n-- \nLord A\n\n-----Original Message-----\nFrom: R\norders A turn 1 key x\n";
        assert_eq!(marked(outlook), "mode plunder\n\n\n\n> -----Original Message-----\n> From: R\n> orders A turn 1 key x\n");
        let head = "fleet B\nVon: R\nGesendet: heute\nAn: A\nx";
        assert_eq!(marked(head), "fleet B\n> Von: R\n> Gesendet: heute\n> An: A\n> x\n");
        assert_eq!(marked("a\nSent from my phone\n"), "a\n\n");
    }

    #[test]
    fn a_greeting_below_a_sheet_is_no_order() {
        for greeting in ["cheers\nBera", "Best,\nBera", "Viele Gr\u{fc}\u{df}e\nBera", "With best regards, Bera", "Thanks!"] {
            let lines = greeting.lines().count();
            assert_eq!(
                marked(&format!("mode plunder\n\n{greeting}\n")),
                format!("mode plunder\n\n{}", "\n".repeat(lines)),
                "{greeting}"
            );
        }
        // If these words stand inside a text, they must not end it.
        assert_eq!(marked("press \"We part as\nbest\nfriends\"\n"), "press \"We part as\nbest\nfriends\"\n");
        assert_eq!(marked("\nbest of luck to all\n"), "\nbest of luck to all\n");
    }

    #[test]
    fn a_line_that_says_something_else_stays() {
        for text in ["press \"they said:\"\nfleet A\n", "route A - B\n> C\n", "-----\nfleet A\n", "From: A\nfleet B\n"] {
            assert_eq!(marked(text), text);
        }
    }

    #[test]
    fn a_text_contains_another_line_by_line() {
        assert!(contains("hello\n orders A\n\nfleet B\nbye", "orders A\nfleet B\n"));
        assert!(!contains("orders A\nmode plunder\nfleet B", "orders A\nfleet B") && !contains("a", ""));
    }
}
