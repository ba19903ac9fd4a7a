//! Suggests how a line of a sheet could continue, based on the table of the grammar.

use super::grammar::{FORMS, Form, Room, Slot, Unit};
use super::read::{Reader, Wanted, verb};
use super::tokens::{Kind, cut};
use crate::{Aim, Mode};
use rules::kind::Choosable;

/// Ways in which a line could continue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Completion {
    /// The letters of a word that has been begun, if any.
    pub begun: String,
    /// Words of the grammar that could follow, each with its help text if it begins a form.
    pub words: Vec<(&'static str, &'static str)>,
    /// Slots that could follow, such as the name of a fleet; the caller, who knows the names, offers them.
    pub slots: Vec<Slot>,
}

/// Suggests how the line `written` could continue.
#[must_use]
pub fn complete(written: &str) -> Completion {
    let mut tokens = Vec::new();
    cut(written, &mut tokens);
    let mut completion = Completion::default();
    match tokens.last().map(|token| token.kind) {
        Some(Kind::Word(word)) if written.ends_with(word) => {
            word.clone_into(&mut completion.begun);
            tokens.pop();
        }
        Some(Kind::Unclosed(text)) => {
            text.clone_into(&mut completion.begun);
            tokens.pop();
        }
        _ => {}
    }
    let wanted = match tokens.first().map(|token| token.kind) {
        None => {
            let rooms = [Room::Opening, Room::Block, Room::Line, Room::Outside];
            rooms.map(Wanted::Verb).to_vec()
        }
        Some(Kind::Word(word)) => {
            let mut reader = Reader::new(&tokens, 0);
            // An unfinished line usually has errors, but the reader still records what it expected at the end.
            let _ = verb(word, |room| room != Room::Act).map(|verb| reader.line(verb));
            reader.wanted
        }
        Some(_) => Vec::new(),
    };
    let begun = completion.begun.to_lowercase();
    let mut offer = |word: &'static str, help: &'static str| {
        let is_there = completion.words.iter().any(|(known, _)| *known == word);
        if !is_there && word.to_lowercase().starts_with(&begun) {
            completion.words.push((word, help));
        }
    };
    for wanted in wanted {
        match wanted {
            Wanted::Word(word) => offer(word, ""),
            Wanted::Verb(room) => {
                FORMS.iter().filter(|form| form.room == room).for_each(|form| offer(Form::word(form), form.help));
            }
            Wanted::Slot(slot) => {
                match slot {
                    Slot::Mode => Mode::all().iter().for_each(|mode| offer(mode.offer().word, mode.offer().help)),
                    Slot::Aim => Aim::all().iter().for_each(|aim| offer(aim.offer().word, aim.offer().help)),
                    Slot::Person | Slot::Players => offer("nobody", ""),
                    Slot::Cargo => offer("nothing", ""),
                    Slot::Lot => offer("all", ""),
                    Slot::Share => ["at", "never"].into_iter().for_each(|word| offer(word, "")),
                    Slot::Number(
                        Unit::Iu | Unit::Turn | Unit::Version | Unit::Things | Unit::Ships | Unit::Garrison | Unit::Millions,
                    )
                    | Slot::Player
                    | Slot::Fleet
                    | Slot::World
                    | Slot::Foe
                    | Slot::Item
                    | Slot::Technology
                    | Slot::Key
                    | Slot::Things
                    | Slot::Route
                    | Slot::Text => {}
                }
                completion.slots.push(slot);
            }
        }
    }
    completion
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(written: &str) -> Vec<&'static str> {
        complete(written).words.into_iter().map(|(word, _)| word).collect()
    }

    #[test]
    fn a_line_is_completed_by_the_grammar() {
        assert_eq!(words("  co"), ["commander"]);
        assert_eq!(words("mode p"), ["passive", "plunder"]);
        assert_eq!(words("break off "), ["at", "never"]);
        assert_eq!(words("route Gram - Xochitl (plunder) - Gram (unl"), ["unload"]);
        assert_eq!(words("route Gram "), ["repeat"]);
        assert_eq!(words("build 2 escort at Gram "), ["into"]);
        assert_eq!(words("zzz "), Vec::<&str>::new());
        assert_eq!(complete("build 2 escort at ").slots, [Slot::World]);
        assert_eq!(complete("fleet \"The Ra").begun, "The Ra");
    }
}
