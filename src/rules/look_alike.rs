//! Names that look alike on screen or on paper although they are different for a program. Every game has a rule about such names.

use std::collections::{HashMap, HashSet};

use unicode_normalization::UnicodeNormalization;

use super::designs::Designs;
use super::kind::{KindOf, Sort, Value};
use super::names::{control_letter, free_name};

/// The reason for the rule about names that look alike, which is the same in every game.
pub const BECAUSE: &str = "Whoever reads a list cannot tell them apart, and a table that replaces by name, or names the thing, finds another \
                           than is meant.";

/// The demand of the rule about names that look alike.
pub const SAYS: &str = "No two things of a kind have names that differ only in capitals, blanks, how accents are written, or letters that \
                        nobody sees.";

/// The citation of the rule about names that look alike, which is Drydock's own.
pub const REASON: &str = "tables, lists and the command line call things by their names";

/// A thing whose name looks like that of an earlier thing.
pub struct LookAlike<'a, D: Designs> {
    /// The place of the later thing's name.
    pub place: D::Place,
    /// The message of the finding about the name.
    pub message: String,
    row: &'a Named<D::Place>,
    kind: &'static dyn KindOf<D>,
    designs: &'a D,
    looks: &'a HashSet<String>,
}

/// A row with its name, and the index of the field that holds the name.
struct Named<P> {
    row: P,
    field: usize,
    name: String,
}

/// Calls `show` for each row whose name differs from that of an earlier row of its kind but looks the same, in the order of the kinds and of the
/// things. `told` lists kinds, each by its word for one row, whose names another rule compares without regard to capitals and surrounding blanks.
/// Names that are equal in that sense are left to that rule.
pub fn look_alikes<D: Designs>(designs: &D, told: &[&str], mut show: impl FnMut(&LookAlike<'_, D>)) {
    for kind in D::kinds() {
        let is_told = told.contains(&kind.facts().one);
        for group in groups(*kind, designs) {
            let looks: HashSet<String> = group.iter().map(|row| look(&row.name)).collect();
            // All names look different.
            if looks.len() == group.len() {
                continue;
            }
            let mut seen: HashMap<String, Vec<&str>> = HashMap::new();
            for row in &group {
                let before = seen.entry(look(&row.name)).or_default();
                if before.iter().any(|name| *name == row.name || is_told && same(name) == same(&row.name)) {
                    continue;
                }
                if let Some(first) = before.first() {
                    let place = kind.place(row.row, row.field);
                    let (one, how) = (kind.facts().one, difference(first, &row.name));
                    let message =
                        format!("The name {} looks like that of another {one} and differs only {how}.", tidy(&row.name));
                    show(&LookAlike { place, message, row, kind: *kind, designs, looks: &looks });
                }
                before.push(&row.name);
            }
        }
    }
}

impl<D: Designs> LookAlike<'_, D> {
    /// A new name that would distinguish the thing from all others, and the edits that rename the thing.
    #[must_use]
    pub fn renamed(&self) -> Option<(String, Vec<D::Edit>)> {
        let name = free_name(&tidy(&self.row.name), |name| self.looks.contains(&look(name)));
        let cell = (self.row.row, self.row.field, Value::Text(name.clone()));
        Some((name, self.kind.set(self.designs, &[cell]).ok()?))
    }
}

/// The named rows of a kind, in groups within which names have to differ. A group consists of all things of the kind, or of the rows in the list of
/// one thing.
fn groups<D: Designs>(kind: &dyn KindOf<D>, designs: &D) -> Vec<Vec<Named<D::Place>>> {
    let fields = kind.fields();
    let is_line = |field: &usize| matches!(kind.sort(designs, *field), Sort::Line { .. });
    let named = |rows: Vec<D::Place>, field: usize| -> Vec<Named<D::Place>> {
        let name = |row: D::Place| match kind.value(designs, row, field) {
            Some(Value::Text(name)) if !tidy(&name).is_empty() => Some(name),
            _ => None,
        };
        rows.into_iter().filter_map(|row| Some(Named { name: name(row)?, row, field })).collect()
    };
    if kind.is_of_things() {
        let things = kind.things(designs);
        let name_of = |thing: D::Place| {
            let place = kind.name_place(thing)?;
            (0..fields.len()).filter(is_line).find(|field| kind.place(thing, *field) == place)
        };
        let Some(field) = things.first().copied().and_then(name_of).filter(|_| things.len() > 1) else { return Vec::new() };
        return vec![named(things, field)];
    }
    let field = fields.iter().position(|field| field.column.name() == Some("name")).filter(is_line);
    let Some(field) = field else { return Vec::new() };
    kind.things(designs).into_iter().map(|thing| named(kind.rows_in(designs, thing), field)).collect()
}

/// A name in the form in which rules about equal names compare it: in lower case, without surrounding blanks.
fn same(name: &str) -> String {
    name.trim().to_lowercase()
}

/// A name in the form in which a reader sees it: in lower case, with uniform accents and single blanks, and without invisible letters.
fn look(name: &str) -> String {
    tidy(name).to_lowercase().nfc().collect()
}

/// A name with uniform accents and single blanks, and without invisible letters; capitals are kept.
fn tidy(name: &str) -> String {
    let seen: String = name.chars().filter(|letter| !is_unseen(*letter)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect()
}

/// Whether a letter is invisible: a blank without width, a mark that changes the direction of writing, or a control character.
fn is_unseen(letter: char) -> bool {
    let is_control = control_letter(letter.encode_utf8(&mut [0; 4])).is_some();
    is_control
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// How two names differ that look alike, as words that follow "differs only".
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
