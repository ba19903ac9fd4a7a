//! Reads numbers, shares, choices and texts.

use super::{Read, Reader, is_digits};
use crate::orders::Build;
use crate::orders::{
    grammar::{Slot, Unit},
    tokens::Kind,
};
use rules::Level;
use rules::kind::Choosable;

/// The largest number that orders need.
const MOST: u32 = 999_999;
/// How many letters a text may have, whether it is for one player or for all: about a page.
const LONGEST_TEXT: usize = 2_000;

impl Reader<'_, '_> {
    pub(super) fn number(&mut self, slot: Slot) -> Read<u32> {
        let Some(word) = self.peek_word().filter(|word| is_digits(word)) else {
            return Err(self.wants(slot));
        };
        let most = if slot == Slot::Number(Unit::Things) { Build::MOST } else { MOST };
        let number = word.parse().ok().filter(|number| (1..=most).contains(number));
        let number = number.ok_or_else(|| match slot {
            Slot::Number(Unit::Things) => self.trouble(format!("One order builds 1 to {most}.")),
            _ => self.trouble("A number in orders is 1 to 999999."),
        })?;
        self.next += 1;
        Ok(number)
    }

    pub(super) fn choice<C: Choosable + 'static>(&mut self, slot: Slot) -> Read<C> {
        let chosen = self.peek_word().and_then(|word| C::all().iter().find(|one| one.offer().word.eq_ignore_ascii_case(word)));
        let Some(chosen) = chosen else {
            let reason = format!("Here should stand {}.", slot.wanted());
            return Err(self.unknown(reason, C::all().iter().map(|one| one.offer().word)));
        };
        self.next += 1;
        Ok(*chosen)
    }

    pub(super) fn share(&mut self) -> Read<Option<Level>> {
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

    pub(super) fn text(&mut self) -> Read<String> {
        let Some(Kind::Quoted(text)) = self.peek() else {
            return Err(self.wants(Slot::Text));
        };
        let letters = text.chars().count();
        if letters > LONGEST_TEXT {
            return Err(self.trouble(format!("A text has {LONGEST_TEXT} letters at the most; this one has {letters}.")));
        }
        self.next += 1;
        Ok(text.to_owned())
    }
}
