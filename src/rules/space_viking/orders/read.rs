//! Reads one line of a sheet by the table of the grammar. It looks nothing up and guesses nothing: what does not fit the table is trouble, with
//! the word where it begins and the reason.

use std::borrow::Cow;

use super::grammar::{FORMS, Form, Part, Room, Slot, Verb, is_grammar_word, nearest};
use super::said::{Said, Value};
use super::tokens::{Kind, Token};
use super::{Lot, Name, Route, Spot, Spotted, Stop, Thing, Waypoint, What};
use crate::geometry::Space;
use crate::rules::Level;
use crate::rules::kind::Choosable;
use crate::rules::space_viking::{Aim, Mode};

/// Why a line is not understood, and from where on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The column of the word.
    pub column: u32,
    /// Why, as a sentence.
    pub reason: Cow<'static, str>,
    /// The known word that is nearest.
    pub nearest: Option<Cow<'static, str>>,
}

/// What could stand where a line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This word.
    Word(&'static str),
    /// Something to be filled in.
    Slot(Slot),
    /// The word of any form of a room.
    Verb(Room),
}

/// The largest number that orders have a use for.
const MOST: u32 = 999_999;

/// Reads the tokens of a line.
pub struct Reader<'t, 'l> {
    tokens: &'l [Token<'t>],
    next: usize,
    line: u32,
    /// What could stand behind the last token.
    pub wanted: Vec<Wanted>,
}

type Read<T> = Result<T, Trouble>;

/// The verb of a room that a word begins.
pub fn verb(word: &str, is_in: impl Fn(Room) -> bool) -> Option<Verb> {
    FORMS.iter().find(|form| is_in(form.room) && form.word().eq_ignore_ascii_case(word)).map(|form| form.verb)
}

/// Why a word cannot stand as a name without quotes; none where it can.
pub fn needs_quotes(word: &str) -> Option<&'static str> {
    if word.is_empty() {
        Some("A name is empty.")
    } else if !word.chars().all(char::is_alphanumeric) {
        Some("A name with a sign or a blank in it stands in quotes, and a dash between stops stands between blanks.")
    } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
        Some("A name of digits only stands in quotes.")
    } else if is_grammar_word(word) {
        Some("A name that is a word of the grammar stands in quotes.")
    } else {
        None
    }
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

impl<'t, 'l> Reader<'t, 'l> {
    /// A reader of a line by its number.
    pub fn new(tokens: &'l [Token<'t>], line: u32) -> Self {
        Self { tokens, next: 0, line, wanted: Vec::new() }
    }

    /// What a whole line says that begins with the word of this verb.
    pub fn line(&mut self, verb: Verb) -> Read<Said> {
        let said = self.form(verb)?;
        match self.peek() {
            None => Ok(said),
            Some(_) => Err(self.too_much()),
        }
    }

    fn peek(&self) -> Option<Kind<'t>> {
        self.tokens.get(self.next).map(|token| token.kind)
    }

    fn peek_word(&self) -> Option<&'t str> {
        match self.peek()? {
            Kind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Where the next token stands, or the end of the last one there is.
    fn spot(&self) -> Spot {
        let column = match (self.tokens.get(self.next), self.tokens.last()) {
            (Some(token), _) => token.column,
            (None, Some(last)) => last.column + last.length(),
            (None, None) => 1,
        };
        Spot { line: self.line, column }
    }

    fn trouble(&self, reason: impl Into<Cow<'static, str>>) -> Trouble {
        let reason = match self.peek() {
            Some(Kind::Unclosed(_)) => Cow::Borrowed("A quote is opened and not closed."),
            _ => reason.into(),
        };
        Trouble { column: self.spot().column, reason, nearest: None }
    }

    /// Trouble where a word of these was looked for.
    fn unknown(&self, reason: impl Into<Cow<'static, str>>, known: impl IntoIterator<Item = &'static str>) -> Trouble {
        let nearest = self.peek_word().and_then(|word| nearest(word, known)).map(Cow::Borrowed);
        Trouble { nearest, ..self.trouble(reason) }
    }

    fn too_much(&self) -> Trouble {
        let is_behind_a_name = matches!(
            self.tokens.get(self.next.wrapping_sub(1)),
            Some(Token { kind: Kind::Word(word), .. }) if !is_digits(word) && !is_grammar_word(word)
        );
        match self.peek() {
            Some(Kind::Word(_)) if is_behind_a_name => {
                let reason = "The line should end before this word; a name of several words stands in quotes.";
                self.unknown(reason, self.wanted_words())
            }
            Some(Kind::Word(_)) => self.unknown("The line should end before this word.", self.wanted_words()),
            _ => self.trouble("The line should end before this sign."),
        }
    }

    fn wanted_words(&self) -> impl Iterator<Item = &'static str> {
        self.wanted.iter().filter_map(|wanted| match wanted {
            Wanted::Word(word) => Some(*word),
            Wanted::Slot(_) | Wanted::Verb(_) => None,
        })
    }

    /// Takes the next token if it is this word.
    fn takes(&mut self, word: &str) -> bool {
        let is_it = self.peek_word().is_some_and(|own| own.eq_ignore_ascii_case(word));
        self.next += usize::from(is_it);
        is_it
    }

    fn takes_kind(&mut self, kind: Kind) -> bool {
        let is_it = self.peek() == Some(kind);
        self.next += usize::from(is_it);
        is_it
    }

    /// What a form says whose word is next.
    fn form(&mut self, verb: Verb) -> Read<Said> {
        let form: &'static Form = verb.form();
        let (mut values, start) = (Vec::with_capacity(4), self.spot());
        self.parts(form.parts, None, &mut values)?;
        let misfit = || Trouble { column: start.column, reason: format!("Write: {}.", form.pattern()).into(), nearest: None };
        Said::of(verb, values).ok_or_else(misfit)
    }

    /// Reads parts behind which a word may stand that ends a name of many words.
    fn parts(&mut self, parts: &'static [Part], behind: Option<&'static str>, values: &mut Vec<Value>) -> Read<()> {
        for (at, part) in parts.iter().enumerate() {
            match part {
                Part::Word(word) => {
                    if !self.takes(word) {
                        self.want(Wanted::Word(word));
                        let reason = format!("The word `{word}` should stand here.");
                        return Err(self.unknown(reason, [*word]));
                    }
                }
                Part::Slot(slot) => {
                    let stop = parts.get(at + 1).and_then(first_word).or(behind);
                    let value = self.slot(*slot, stop)?;
                    values.push(value);
                }
                Part::Maybe(inner) => {
                    if self.could_begin(inner) {
                        self.parts(inner, behind, values)?;
                    } else {
                        let slots = inner.iter().filter(|part| matches!(part, Part::Slot(_)));
                        values.extend(slots.map(|_| Value::Missing));
                        match inner.first() {
                            Some(Part::Word(word)) => self.wanted.push(Wanted::Word(word)),
                            Some(Part::Slot(slot)) => self.want(Wanted::Slot(*slot)),
                            Some(Part::Maybe(_)) | None => {}
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn could_begin(&self, parts: &[Part]) -> bool {
        match parts.first() {
            Some(Part::Word(word)) => self.peek_word().is_some_and(|own| own.eq_ignore_ascii_case(word)),
            Some(Part::Slot(_)) => self.peek_word().is_some_and(is_digits),
            Some(Part::Maybe(_)) | None => false,
        }
    }

    /// Notes what could stand here, where the line ends here.
    fn want(&mut self, wanted: Wanted) {
        if self.peek().is_none() {
            self.wanted.push(wanted);
        }
    }

    fn slot(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Value> {
        self.wanted.clear();
        self.want(Wanted::Slot(slot));
        Ok(match slot {
            Slot::Player | Slot::Fleet | Slot::World => Value::Name(self.name(slot)?),
            Slot::Person => Value::Person(if self.takes("nobody") { None } else { Some(self.name(slot)?) }),
            Slot::Players => Value::Names(self.names()?),
            Slot::Foe => Value::Name(self.foe()?),
            Slot::Item => Value::Name(self.item(slot, stop)?),
            Slot::Technology => Value::Name(self.technology()?),
            Slot::Key => Value::Name(self.key()?),
            Slot::Number(_) => Value::Number(self.number(slot)?),
            Slot::Mode => Value::Mode(self.choice::<Mode>(slot)?),
            Slot::Aim => Value::Aim(self.choice::<Aim>(slot)?),
            Slot::Share => Value::Share(self.share()?),
            Slot::Things => Value::Things(self.things(slot, stop)?),
            Slot::Cargo => Value::Things(if self.takes("nothing") { Vec::new() } else { self.things(slot, stop)? }),
            Slot::Lot => Value::Lot(if self.takes("all") { Lot::All } else { Lot::Things(self.things(slot, stop)?) }),
            Slot::Route => Value::Route(self.route()?),
            Slot::Text => Value::Text(self.text()?),
        })
    }

    fn wants(&self, slot: Slot) -> Trouble {
        self.trouble(format!("Here should stand {}.", slot.wanted()))
    }

    fn name(&mut self, slot: Slot) -> Read<Name> {
        let text = match self.peek() {
            Some(Kind::Word(word)) => match needs_quotes(word) {
                None => word,
                Some(reason) => return Err(self.trouble(reason)),
            },
            Some(Kind::Quoted(text)) if !text.trim().is_empty() => text.trim(),
            Some(Kind::Quoted(_)) => return Err(self.trouble("A name is empty.")),
            _ => return Err(self.wants(slot)),
        };
        let name = Name { at: self.spot(), text: text.to_owned() };
        self.next += 1;
        Ok(name)
    }

    fn names(&mut self) -> Read<Vec<Name>> {
        if self.takes("nobody") {
            return Ok(Vec::new());
        }
        let mut names = vec![self.name(Slot::Players)?];
        while self.takes_kind(Kind::Comma) {
            names.push(self.name(Slot::Players)?);
        }
        Ok(names)
    }

    fn foe(&mut self) -> Read<Name> {
        let at = self.spot();
        if self.takes("stranger") {
            let number = self.number(Slot::Foe)?;
            return Ok(Name { at, text: format!("stranger {number}") });
        }
        self.name(Slot::Foe)
    }

    fn key(&mut self) -> Read<Name> {
        let (Some(Kind::Word(text) | Kind::Quoted(text)), at) = (self.peek(), self.spot()) else {
            return Err(self.wants(Slot::Key));
        };
        self.next += 1;
        Ok(Name { at, text: text.to_owned() })
    }

    /// An item by the table's words, as many as stand there before a sign or the word that ends them.
    fn item(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Name> {
        let (at, first) = (self.spot(), self.next);
        if let Some(Kind::Quoted(_)) = self.peek() {
            return self.name(slot);
        }
        while self.peek_word().is_some_and(|word| !stop.is_some_and(|stop| stop.eq_ignore_ascii_case(word))) {
            self.next += 1;
        }
        if self.next == first { Err(self.wants(slot)) } else { Ok(Name { at, text: self.joined(first) }) }
    }

    /// A technology by the table's words: all before the number that ends the line.
    fn technology(&mut self) -> Read<Name> {
        let (at, first) = (self.spot(), self.next);
        if let Some(Kind::Quoted(_)) = self.peek() {
            return self.name(Slot::Technology);
        }
        let mut last = self.tokens.len();
        let word_at = |at: usize| match self.tokens.get(at).map(|token| token.kind) {
            Some(Kind::Word(word)) => word,
            _ => "",
        };
        if last > first && word_at(last - 1).eq_ignore_ascii_case("iu") {
            last -= 1;
        }
        if last > first && is_digits(word_at(last - 1)) {
            last -= 1;
        }
        while self.next < last && self.peek_word().is_some() {
            self.next += 1;
        }
        if self.next == first { Err(self.wants(Slot::Technology)) } else { Ok(Name { at, text: self.joined(first) }) }
    }

    /// The words from a token to the next, with a blank between them.
    fn joined(&self, first: usize) -> String {
        let mut text = String::new();
        for token in &self.tokens[first..self.next] {
            if let Kind::Word(word) = token.kind {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(word);
            }
        }
        text
    }

    fn number(&mut self, slot: Slot) -> Read<u32> {
        let Some(word) = self.peek_word().filter(|word| is_digits(word)) else {
            return Err(self.wants(slot));
        };
        let number = word.parse().ok().filter(|number| (1..=MOST).contains(number));
        let number = number.ok_or_else(|| self.trouble("A number in orders is 1 to 999999."))?;
        self.next += 1;
        Ok(number)
    }

    fn choice<C: Choosable + 'static>(&mut self, slot: Slot) -> Read<C> {
        let chosen = self.peek_word().and_then(|word| C::all().iter().find(|one| one.offer().word.eq_ignore_ascii_case(word)));
        let Some(chosen) = chosen else {
            let reason = format!("Here should stand {}.", slot.wanted());
            return Err(self.unknown(reason, C::all().iter().map(|one| one.offer().word)));
        };
        self.next += 1;
        Ok(*chosen)
    }

    fn share(&mut self) -> Read<Option<Level>> {
        if self.takes("never") {
            return Ok(None);
        }
        if !self.takes("at") {
            let reason = format!("Here should stand {}.", Slot::Share.wanted());
            return Err(self.unknown(reason, ["at", "never"]));
        }
        let Some(word) = self.peek_word() else {
            return Err(self.trouble("A share is written such as 50%."));
        };
        let follows = self.tokens.get(self.next + 1).map(|token| token.kind);
        let (digits, length) = match word.strip_suffix('%') {
            Some(digits) => (digits, 1),
            None if follows == Some(Kind::Word("%")) => (word, 2),
            None => return Err(self.trouble("A share is written with %, such as 50%.")),
        };
        let share = digits.parse().ok().filter(|_| is_digits(digits)).and_then(Level::new).filter(|share| share.get() > 0);
        let share = share.ok_or_else(|| self.trouble("A share is 1% to 99%."))?;
        self.next += length;
        Ok(Some(share))
    }

    fn text(&mut self) -> Read<String> {
        let Some(Kind::Quoted(text)) = self.peek() else {
            return Err(self.wants(Slot::Text));
        };
        self.next += 1;
        Ok(text.to_owned())
    }

    /// A list of things. Behind a comma the word of an act begins that act, and is no thing.
    fn things(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Vec<Thing>> {
        let mut things = vec![self.thing(slot, stop)?];
        while self.peek() == Some(Kind::Comma) {
            let behind = self.tokens.get(self.next + 1).map(|token| token.kind);
            if matches!(behind, Some(Kind::Word(word)) if verb(word, |room| room == Room::Act).is_some()) {
                break;
            }
            self.next += 1;
            things.push(self.thing(slot, stop)?);
        }
        Ok(things)
    }

    fn thing(&mut self, slot: Slot, stop: Option<&'static str>) -> Read<Thing> {
        self.want(Wanted::Slot(slot));
        let number = if self.peek_word().is_some_and(is_digits) { Some(self.number(slot)?) } else { None };
        let at = self.spot();
        let what = match (number, self.peek()) {
            (Some(_), _) if self.takes("IU") => What::Money,
            (Some(_), _) if self.takes("people") => What::People,
            (None, Some(Kind::Word(word))) => {
                let follows = self.tokens.get(self.next + 1).map(|token| token.kind);
                let is_alone =
                    !matches!(follows, Some(Kind::Word(next)) if !stop.is_some_and(|stop| stop.eq_ignore_ascii_case(next)));
                // Several words can only be the table's, but not where a word of the grammar begins them.
                if is_alone || is_grammar_word(word) {
                    What::Named(self.name(slot)?)
                } else {
                    What::Named(self.item(slot, stop)?)
                }
            }
            (_, Some(_)) => What::Named(self.item(slot, stop)?),
            (_, None) => return Err(self.wants(slot)),
        };
        Ok(Thing { number, what: Spotted::new(at, what) })
    }

    fn route(&mut self) -> Read<Route> {
        let mut route = Route::default();
        loop {
            let at = self.spot();
            let to = self.waypoint()?;
            let acts = if self.takes_kind(Kind::Open) { self.acts()? } else { Vec::new() };
            route.stops.push(Spotted::new(at, Stop { to, acts }));
            if !self.takes_kind(Kind::Dash) {
                break;
            }
        }
        self.wanted.clear();
        self.want(Wanted::Word("repeat"));
        route.repeat = self.takes("repeat");
        Ok(route)
    }

    fn waypoint(&mut self) -> Read<Waypoint> {
        self.wanted.clear();
        self.want(Wanted::Slot(Slot::World));
        self.want(Wanted::Word("wait"));
        let Some(word) = self.peek_word() else {
            return Ok(Waypoint::World(self.name(Slot::World)?));
        };
        if self.takes("wait") {
            return Ok(Waypoint::Wait);
        }
        if !is_digits(word) {
            return Ok(Waypoint::World(self.name(Slot::World)?));
        }
        // Four digits, or six on maps beyond 99: half of them each. Column and row count from 1.
        let counted = |digits: &str| digits.parse::<i16>().ok().map(|number| number - 1);
        let (column, row) = word.split_at(word.len() / 2);
        match (word.len(), counted(column), counted(row)) {
            (4 | 6, Some(column), Some(row)) => {
                self.next += 1;
                Ok(Waypoint::Space(Space::new(column, row)))
            }
            _ => Err(self.trouble("A space is four digits, such as 0711 for column 7 and row 11, or six on a map beyond 99.")),
        }
    }

    /// The acts at a stop, behind the bracket that opens.
    fn acts(&mut self) -> Read<Vec<Spotted<super::Act>>> {
        let mut acts = Vec::new();
        loop {
            self.wanted.clear();
            self.want(Wanted::Verb(Room::Act));
            let at = self.spot();
            let words = || FORMS.iter().filter(|form| form.room == Room::Act).map(Form::word);
            let Some(verb) = self.peek_word().and_then(|word| verb(word, |room| room == Room::Act)) else {
                return Err(self.unknown("Here should stand an act, such as plunder or unload all.", words()));
            };
            if let Said::Act(act) = self.form(verb)? {
                acts.push(Spotted::new(at, act));
            }
            match self.peek() {
                Some(Kind::Comma) => self.next += 1,
                Some(Kind::Close) => {
                    self.next += 1;
                    return Ok(acts);
                }
                None => return Err(self.trouble("A bracket is opened and not closed.")),
                Some(_) => {
                    let reason = "The act should end before this; a name of several words stands in quotes.";
                    return Err(self.unknown(reason, self.wanted_words()));
                }
            }
        }
    }
}

/// The word that a part begins with, if it begins with one.
fn first_word(part: &'static Part) -> Option<&'static str> {
    match part {
        Part::Word(word) => Some(word),
        Part::Slot(_) => None,
        Part::Maybe(parts) => parts.first().and_then(first_word),
    }
}
