//! Cargo or the guard of a world, as text typed by hand: `3 Troop, 40 IU, 1 people`.

use super::Item;
use rules::{Id, Shelf};

/// The meaning of a line of text that lists cargo or a guard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Items, with how many of each.
    pub items: Vec<(u32, Id<Item>)>,
    /// How much money, in IU.
    pub iu: u32,
    /// How many people, in millions.
    pub people: u32,
    /// The parts of the line that could not be understood.
    pub unknown: Vec<String>,
}

impl Load {
    /// The highest amount that one part of a line can give.
    const MOST: u32 = 9_999;

    /// Reads a line of text; case does not matter, and items may be named in the plural.
    #[must_use]
    pub fn read(text: &str, items: &Shelf<Item>) -> Self {
        let mut load = Self::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let digits = part.len() - part.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
            let (number, name) = part.split_at(digits);
            let number = if number.is_empty() { Some(1) } else { number.parse().ok().filter(|number| *number <= Self::MOST) };
            let name = name.trim().to_lowercase();
            let is_named = |item: &Item| {
                let known = item.name.trim().to_lowercase();
                !known.is_empty() && (known == name || name.strip_suffix('s') == Some(&known))
            };
            match (number, name.as_str()) {
                (Some(number), "iu") => load.iu = load.iu.saturating_add(number),
                (Some(number), "people") => load.people = load.people.saturating_add(number),
                (Some(number), _) => match items.find(is_named) {
                    Some((id, _)) => load.items.push((number, id)),
                    None => load.unknown.push(part.to_owned()),
                },
                (None, _) => load.unknown.push(part.to_owned()),
            }
        }
        load
    }

    /// How many units of cargo the load takes: one for each item, one for each million people, and one for every `iu_a_hold` IU or part of that
    /// (Items).
    #[must_use]
    pub fn units(&self, iu_a_hold: u32) -> u32 {
        let items = self.items.iter().fold(0_u32, |sum, (number, _)| sum.saturating_add(*number));
        items.saturating_add(self.people).saturating_add(self.iu.div_ceil(iu_a_hold.max(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_load_is_read_as_a_hand_writes_it() {
        let item = |name: &str| Item { name: name.into(), ..Item::default() };
        let items: Shelf<Item> = [item("Troop"), item("Jump Troop")].into_iter().collect();
        let load = Load::read("3 troops, JUMP TROOP , 41 IU, 2 people", &items);
        assert_eq!((load.items.as_slice(), load.iu, load.people), (&[(3, Id::new(1)), (1, Id::new(2))][..], 41, 2));
        assert_eq!((load.units(20), load.unknown.len()), (9, 0));
        assert_eq!(Load::read("2 dragons, 99999999999 IU", &items).unknown, ["2 dragons", "99999999999 IU"]);
        assert_eq!(Load::read(" , ", &items), Load::default());
    }
}
