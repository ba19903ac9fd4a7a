//! Writes and reads a single line of a block, without its opening words, the way a form on screen shows the line.

use super::grammar::{Part, Verb};
use super::{Lines, Refused, Sheet};

/// The opening words of a line with this verb.
fn words(verb: Verb) -> String {
    let first = verb.form().parts.iter().map_while(|part| match part {
        Part::Word(word) => Some(*word),
        Part::Slot(_) | Part::Maybe(_) => None,
    });
    first.collect::<Vec<_>>().join(" ")
}

impl Lines {
    /// The text of a line after its opening words, as a sheet writes it; `None` if the block has no such line.
    #[must_use]
    pub fn said(&self, verb: Verb) -> Option<String> {
        let there = self.spots().into_iter().filter(|(_, spot)| spot.is_some()).map(|(verb, _)| verb);
        let text = self.text();
        let line = there.zip(text.lines()).find(|(own, _)| *own == verb)?.1.trim();
        Some(line.strip_prefix(words(verb).as_str()).unwrap_or(line).trim().to_owned())
    }

    /// Reads a line, given its verb and the text after its opening words.
    ///
    /// # Errors
    /// If the text is not understood.
    pub fn read(verb: Verb, said: &str) -> Result<Self, Box<Refused>> {
        let said = said.replace(['\n', '\r'], " ");
        let mut sheet = Sheet::parse(format!("fleet x\n{} {said}", words(verb)).as_bytes());
        match sheet.refused.pop() {
            Some(refused) => Err(Box::new(refused)),
            None => Ok(sheet.fleets.pop().map(|block| block.what.lines).unwrap_or_default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_line_says_is_read_again() {
        for (verb, said) in [
            (Verb::Commander, "\"Angus the First\""),
            (Verb::Ships, "2 escort, Raven"),
            (Verb::Route, "Gram - Xochitl (plunder, load all) - wait repeat"),
            (Verb::BreakOff, "at 50%"),
            (Verb::Cargo, "nothing"),
            (Verb::With, "nobody"),
        ] {
            let lines = Lines::read(verb, said).expect("a line");
            assert_eq!(lines.said(verb).as_deref(), Some(said));
        }
        let refused = Lines::read(Verb::Route, "Gram - Xochitl (plundr)").expect_err("an act that there is not");
        assert_eq!(refused.nearest.as_deref(), Some("plunder"));
        assert_eq!(Lines::default().said(Verb::Mode), None);
    }
}
