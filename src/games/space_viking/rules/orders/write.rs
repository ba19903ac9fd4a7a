//! Writes a sheet, the lines of a block or a route as text, according to the table of the grammar. Reading that text gives the same sheet again.

use std::borrow::Cow;
use std::fmt::Write;

use super::grammar::{Part, is_grammar_word};
use super::read::needs_quotes;
use super::said::{Said, Value};
use super::tokens::is_dash;
use super::{Act, Lines, Lot, Name, Order, Route, Sheet, Spotted, Thing, Waypoint, What};
use crate::quotes::{QUOTES, SINGLE_QUOTES};
use geometry::Space;
use rules::kind::Choosable;

impl Sheet {
    /// The sheet as text. Lines that were not understood follow at the end as comments, so that no line is lost.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        if let Some(opening) = &self.opening {
            line(&mut out, "", Said::Opening(opening.what.clone()));
        }
        for block in &self.fleets {
            out.push('\n');
            line(&mut out, "", Said::Fleet(block.what.name.clone()));
            out.push_str(&block.what.lines.text());
        }
        if !self.orders.is_empty() {
            out.push('\n');
        }
        for order in &self.orders {
            line(&mut out, "", Said::Order(order.what.clone()));
            if let Order::Message(message) = &order.what {
                out.push_str(&message.lines.text());
                line(&mut out, "", Said::EndMessage);
            }
        }
        if !self.refused.is_empty() {
            out.push_str("\n# Not understood:\n");
        }
        for refused in &self.refused {
            // A comment ends with its line, and control characters could not be read back, so control characters become blanks.
            let text: String = refused.text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
            let _ = writeln!(out, "# {}", text.trim());
        }
        out
    }
}

impl Lines {
    /// The lines as text, indented.
    #[must_use]
    pub fn text(&self) -> String {
        let Self { commander, mode, ships, route, cargo, break_off, aim, with } = self.clone();
        let mut out = String::new();
        let said = [
            commander.map(|line| Said::Commander(line.what)),
            mode.map(|line| Said::Mode(line.what)),
            ships.map(|line| Said::Ships(line.what)),
            route.map(|line| Said::Route(line.what)),
            cargo.map(|line| Said::Cargo(line.what)),
            break_off.map(|line| Said::BreakOff(line.what)),
            aim.map(|line| Said::Aim(line.what)),
            with.map(|line| Said::With(line.what)),
        ];
        for said in said.into_iter().flatten() {
            line(&mut out, "  ", said);
        }
        out
    }
}

impl Route {
    /// The route as a sheet writes it after the word `route`.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (at, Spotted { what: stop, .. }) in self.stops.iter().enumerate() {
            if at > 0 {
                out.push_str(" - ");
            }
            out.push_str(&stop.to.text());
            let acts: Vec<String> = stop.acts.iter().map(|act| act.what.text()).collect();
            if !acts.is_empty() {
                let _ = write!(out, " ({})", acts.join(", "));
            }
        }
        if self.repeat {
            out.push_str(" repeat");
        }
        out
    }
}

impl Waypoint {
    /// The stop as it is written in a route.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::World(name) => name.written().into_owned(),
            Self::Space(space) => written_space(*space),
            Self::Wait => "wait".to_owned(),
        }
    }
}

impl Act {
    /// The act as it is written in the brackets of a route.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        say(&mut out, Said::Act(self.clone()));
        out
    }
}

impl Order {
    /// The order as one line. If the order is a message, [`Lines::text`] writes the lines of the message.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        say(&mut out, Said::Order(self.clone()));
        out
    }
}

impl Name {
    /// The name as orders write it, in quotation marks if it needs them.
    #[must_use]
    pub fn written(&self) -> Cow<'_, str> {
        let is_stranger = self.text.strip_prefix("stranger ").is_some_and(|number| number.parse::<u32>().is_ok());
        if is_stranger || needs_quotes(&self.text).is_none() { Cow::Borrowed(&self.text) } else { Cow::Owned(quoted(&self.text)) }
    }

    /// The name in the form in which orders write the names of items and technologies. Their words need no quotation marks, unless something in them
    /// would end the name.
    fn written_as_item(&self) -> Cow<'_, str> {
        let is_free = |word: &str| {
            !word.is_empty()
                && !is_grammar_word(word)
                && !word.chars().all(is_dash)
                && !word.bytes().all(|byte| byte.is_ascii_digit())
                && !word.contains(QUOTES)
                && !word.starts_with(SINGLE_QUOTES)
                && !word.contains(['#', ',', '(', ')'])
                && !word.contains(char::is_whitespace)
        };
        if self.text.split(' ').all(is_free) { Cow::Borrowed(&self.text) } else { Cow::Owned(quoted(&self.text)) }
    }
}

impl Thing {
    /// The thing as it is written in a list.
    #[must_use]
    pub fn text(&self) -> String {
        match (self.number, &self.what.what) {
            (number, What::Money) => format!("{} IU", number.unwrap_or(1)),
            (number, What::People) => format!("{} people", number.unwrap_or(1)),
            (Some(number), What::Named(name)) => format!("{number} {}", name.written_as_item()),
            (None, What::Named(name)) => name.written().into_owned(),
        }
    }
}

/// The text in quotation marks: straight ones, or curled ones if the text contains a straight one. Line breaks become blanks, because an order takes
/// up one line.
fn quoted(text: &str) -> String {
    let text = text.replace(['\n', '\r', '\0'], " ");
    match (text.contains('"'), text.contains(&QUOTES[1..4])) {
        (false, _) => format!("\"{text}\""),
        (true, false) => format!("\u{201c}{text}\u{201d}"),
        (true, true) => format!("\"{}\"", text.replace('"', "'")),
    }
}

/// A space as its column and row, counted from 1, with two digits each, or with three digits each if either number needs three.
fn written_space(space: Space) -> String {
    let (column, row) = space.counted_from_one();
    if column.max(row) > 99 { format!("{column:03}{row:03}") } else { format!("{column:02}{row:02}") }
}

fn listed<T>(list: &[T], nothing: &str, text: impl Fn(&T) -> String) -> String {
    if list.is_empty() { nothing.to_owned() } else { list.iter().map(text).collect::<Vec<_>>().join(", ") }
}

fn line(out: &mut String, indent: &str, said: Said) {
    out.push_str(indent);
    say(out, said);
    out.push('\n');
}

fn say(out: &mut String, said: Said) {
    let (verb, values) = said.told();
    let mut values = values.into_iter();
    let mut words = Vec::new();
    write_parts(verb.form().parts, &mut values, &mut words);
    out.push_str(&words.join(" "));
}

fn write_parts(parts: &[Part], values: &mut impl Iterator<Item = Value>, words: &mut Vec<String>) {
    for part in parts {
        match part {
            Part::Word(word) => words.push((*word).to_owned()),
            Part::Slot(slot) => words.extend(values.next().and_then(|value| written(*slot, value))),
            Part::Maybe(inner) => {
                let mut maybe = Vec::new();
                write_parts(inner, values, &mut maybe);
                // An optional part is written only if all its slots are filled, because its words alone would mean nothing.
                if maybe.len() == inner.len() {
                    words.append(&mut maybe);
                }
            }
        }
    }
}

fn written(slot: super::grammar::Slot, value: Value) -> Option<String> {
    use super::grammar::Slot;
    Some(match value {
        Value::Missing => return None,
        Value::Name(name) => match slot {
            Slot::Item | Slot::Technology => name.written_as_item().into_owned(),
            Slot::Key
                if !name.text.starts_with(SINGLE_QUOTES)
                    && !name.text.contains(|letter: char| {
                        letter.is_whitespace() || QUOTES.contains(&letter) || "#,()".contains(letter)
                    }) =>
            {
                name.text
            }
            _ => name.written().into_owned(),
        },
        Value::Person(person) => person.map_or_else(|| "nobody".to_owned(), |name| name.written().into_owned()),
        Value::Names(names) => listed(&names, "nobody", |name| name.written().into_owned()),
        Value::Number(number) => number.to_string(),
        Value::Mode(mode) => mode.offer().word.to_owned(),
        Value::Aim(aim) => aim.offer().word.to_owned(),
        Value::Share(share) => share.map_or_else(|| "never".to_owned(), |share| format!("at {share}%")),
        Value::Things(things) => listed(&things, "nothing", Thing::text),
        Value::Lot(Lot::All) => "all".to_owned(),
        Value::Lot(Lot::Things(things)) => listed(&things, "all", Thing::text),
        Value::Route(route) => route.text(),
        Value::Text(text) => quoted(&text),
    })
}
