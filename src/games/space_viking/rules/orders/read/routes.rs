//! Reads routes: stops with dashes between them, and what is done at each.

use super::{Read, Reader, Wanted, is_digits, verb};
use crate::orders::{
    Act, Route, Spotted, Stop, Waypoint,
    grammar::{FORMS, Form, Room, Slot},
    said::Said,
    tokens::Kind,
};
use geometry::Space;

impl Reader<'_, '_> {
    pub(super) fn route(&mut self) -> Read<Route> {
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
        // Four digits, or six on maps with more than 99 rows or columns. The first half is the column, the other half the row, both counted from 1.
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

    /// Reads the acts at a stop; the opening bracket was read already.
    fn acts(&mut self) -> Read<Vec<Spotted<Act>>> {
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
