//! Names that look alike on a screen or on paper, and are different to a program: every game has a rule that speaks of them.

use std::collections::{HashMap, HashSet};

use unicode_normalization::UnicodeNormalization;

use super::designs::{Designs, OneOf};
use super::kind::{AnyKind, Sort, Value};
use super::names::{control_letter, free_name};
use super::{Content, Place};

/// Why such a rule is there, which is the same in every game.
pub const BECAUSE: &str = "Whoever reads a list cannot tell them apart, and a table that replaces by name, or names the thing, finds another \
                           than is meant.";

/// What such a rule asks.
pub const SAYS: &str = "No two things of a kind have names that differ only in capitals, blanks, how accents are written, or letters that \
                        nobody sees.";

/// Where such a rule comes from.
pub const REASON: &str = "tables, lists and the command line call things by their names";

/// A thing whose name looks like that of another before it.
pub struct LookAlike<'a, D: Designs> {
    /// Where its name stands.
    pub place: D::Place,
    /// What is said of it.
    pub message: String,
    row: &'a Named,
    kind: &'static dyn AnyKind,
    content: &'a Content,
    looks: &'a HashSet<String>,
}

/// A row and its name.
struct Named {
    row: Place,
    field: usize,
    name: String,
}

/// Shows whatever has a name that looks like that of another of its kind and is not the same, in the order of the kinds and of the things. Where another
/// rule speaks of things of the same name, whatever the capitals and the blanks around them, `told` has the word for one of them.
pub fn look_alikes<D: Designs>(designs: &D, told: &[&str], mut show: impl FnMut(&LookAlike<'_, D>)) {
    let content: Content = designs.clone().into();
    for kind in D::KINDS {
        let is_told = told.contains(&kind.facts().one);
        for group in groups(*kind, &content) {
            let looks: HashSet<String> = group.iter().map(|row| look(&row.name)).collect();
            // Nothing looks like anything else.
            if looks.len() == group.len() {
                continue;
            }
            let mut seen: HashMap<String, Vec<&str>> = HashMap::new();
            for row in &group {
                let before = seen.entry(look(&row.name)).or_default();
                if before.iter().any(|name| *name == row.name || is_told && same(name) == same(&row.name)) {
                    continue;
                }
                if let Some((first, place)) = before.first().zip(D::Place::own(&kind.place(&row.row, row.field))) {
                    let (one, how) = (kind.facts().one, difference(first, &row.name));
                    let message =
                        format!("The name {} looks like that of another {one} and differs {how} only.", tidy(&row.name));
                    show(&LookAlike { place: *place, message, row, kind: *kind, content: &content, looks: &looks });
                }
                before.push(&row.name);
            }
        }
    }
}

impl<D: Designs> LookAlike<'_, D> {
    /// What gives it a name of its own: the name, and the edits.
    #[must_use]
    pub fn renamed(&self) -> Option<(String, Vec<D::Edit>)> {
        let name = free_name(&tidy(&self.row.name), |name| self.looks.contains(&look(name)));
        let cell = (self.row.row.clone(), self.row.field, Value::Text(name.clone()));
        let edits = self.kind.set(self.content, &[cell]).ok()?;
        Some((name, edits.iter().filter_map(D::Edit::own).cloned().collect()))
    }
}

/// The rows of a kind that have names, by what they are told apart in: all things of it, or those in the list of one thing.
fn groups(kind: &dyn AnyKind, content: &Content) -> Vec<Vec<Named>> {
    let fields = kind.fields();
    let is_line = |field: &usize| matches!(kind.sort(content, *field), Sort::Line { .. });
    let named = |rows: Vec<Place>, field: usize| -> Vec<Named> {
        let name = |row: &Place| match kind.value(content, row, field) {
            Some(Value::Text(name)) if !tidy(&name).is_empty() => Some(name),
            _ => None,
        };
        rows.into_iter().filter_map(|row| Some(Named { name: name(&row)?, row, field })).collect()
    };
    if kind.is_of_things() {
        let things = kind.things(content);
        let name_of = |thing: &Place| {
            let place = kind.name_place(thing)?;
            (0..fields.len()).filter(is_line).find(|field| kind.place(thing, *field) == place)
        };
        let Some(field) = things.first().and_then(name_of).filter(|_| things.len() > 1) else { return Vec::new() };
        return vec![named(things, field)];
    }
    let field = fields.iter().position(|field| field.column.name() == Some("name")).filter(is_line);
    let Some(field) = field else { return Vec::new() };
    kind.things(content).iter().map(|thing| named(kind.rows_in(content, thing), field)).collect()
}

/// A name as the rules about the same name compare it.
fn same(name: &str) -> String {
    name.trim().to_lowercase()
}

/// A name as it is seen: without capitals, accents as they are typed, a blank for any number of any sort, and nothing that nobody sees.
fn look(name: &str) -> String {
    tidy(name).to_lowercase().nfc().collect()
}

/// The same with its capitals.
fn tidy(name: &str) -> String {
    let seen: String = name.chars().filter(|letter| !is_unseen(*letter)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect()
}

/// Whether a letter takes no room of its own: a blank without width, a mark that turns the direction of writing, a control letter.
fn is_unseen(letter: char) -> bool {
    let is_control = control_letter(letter.encode_utf8(&mut [0; 4])).is_some();
    is_control
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// In what two names differ that look alike.
fn difference(one: &str, other: &str) -> &'static str {
    let without_unseen = |name: &str| name.chars().filter(|letter| !is_unseen(*letter)).collect::<String>();
    let with_one_blank = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ");
    if without_unseen(one) == without_unseen(other) {
        "in letters that nobody sees"
    } else if with_one_blank(one) == with_one_blank(other) {
        "in its blanks"
    } else if one.nfc().eq(other.nfc()) {
        "in how accents are written"
    } else if one.to_lowercase() == other.to_lowercase() {
        "in capitals"
    } else {
        "in capitals, blanks, accents or letters that nobody sees"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::launch_fighters::{Content as Ships, Ship};

    fn found(names: &[&str], told: &[&str]) -> Vec<String> {
        let ships = Ships { ships: names.iter().map(|name| Ship::named(*name)).collect(), ..Ships::default() };
        let mut found = Vec::new();
        look_alikes(&ships, told, |alike| {
            let (name, edits) = alike.renamed().expect("a name of its own");
            assert_eq!(edits.len(), 1);
            found.push(format!("{} {name}", alike.message));
        });
        found
    }

    #[test]
    fn whatever_differs_in_nothing_that_is_seen_is_told_with_how_and_gets_a_name_of_its_own() {
        for (one, other, how, name) in [
            ("Éclair", "E\u{301}clair", "in how accents are written", "Éclair 2"),
            ("Red Star", "Red  Star", "in its blanks", "Red Star 2"),
            ("Red Star", "Red\u{a0}Star", "in its blanks", "Red Star 2"),
            ("Lance", "Lance ", "in its blanks", "Lance 2"),
            ("Lance", "Lan\u{200b}ce", "in letters that nobody sees", "Lance 2"),
            ("Lance", "Lance\0", "in letters that nobody sees", "Lance 2"),
            ("Lance", "LANCE", "in capitals", "LANCE 2"),
            ("Lance", "LAN\u{200b}CE", "in capitals, blanks, accents or letters that nobody sees", "LANCE 2"),
        ] {
            let found = found(&[one, other, "Sloop"], &[]);
            assert_eq!(found.len(), 1, "{one:?} {other:?}");
            assert!(found[0].contains(&format!("differs {how} only.")) && found[0].ends_with(name), "{found:?}");
        }
        assert_eq!(found(&["Lance", "lance 2", "LANCE"], &[]).len(), 1);
        assert!(found(&["Lance", "lance 2", "LANCE"], &[])[0].ends_with("LANCE 3"));
    }

    #[test]
    fn what_is_the_same_or_differs_to_the_eye_is_passed_over() {
        assert_eq!(found(&["Lance", "Lance", "Lance 2", "Lànce", "", " ", "\u{200b}"], &[]), [""; 0]);
        // Another rule speaks of these.
        assert_eq!(found(&["Lance", "LANCE", " lance"], &["ship"]), [""; 0]);
        assert_eq!(found(&["Lance", "LANCE", "Lan\u{200b}ce"], &["ship"]).len(), 1);
    }
}
