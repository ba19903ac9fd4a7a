//! The barriers on the sides of a board's hexes, written as a list for each kind.

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Barrier, Hexside};

/// The barriers on the sides of a board's hexes: at most one on each side. In a file each kind is a line such as `walls: "C5-NE C6-E"`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sides(BTreeMap<Hexside, Barrier>);

/// The number of sides of the hexes of the largest board. Sides between two hexes are counted twice.
const MOST: usize = 200 * 200 * 6;

impl Sides {
    /// Whether there is no barrier on any side.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The barrier on a side, and whether it belongs to the hex from which the side is seen; `None` if the side has no barrier.
    #[must_use]
    pub fn get(&self, side: Hexside) -> Option<(Barrier, bool)> {
        let here = self.0.get(&side).map(|barrier| (*barrier, true));
        here.or_else(|| self.0.get(&side.across()).map(|barrier| (*barrier, false)))
    }

    /// Puts a barrier on a side, in place of any old one. The barrier belongs to the hex from which the side is seen. `None` clears the side.
    pub fn set(&mut self, side: Hexside, barrier: Option<Barrier>) {
        self.0.remove(&side);
        self.0.remove(&side.across());
        if let Some(barrier) = barrier {
            self.0.insert(side, barrier);
        }
    }

    /// Every barrier once, seen from the hex to which it belongs.
    pub fn iter(&self) -> impl Iterator<Item = (Hexside, Barrier)> {
        self.0.iter().map(|(side, barrier)| (*side, *barrier))
    }

    /// The sides with barriers of one kind.
    pub fn of(&self, barrier: Barrier) -> impl Iterator<Item = Hexside> {
        self.iter().filter(move |(_, known)| *known == barrier).map(|(side, _)| side)
    }

    /// Keeps only the barriers on sides for which `keep` is true.
    pub fn retain(&mut self, mut keep: impl FnMut(Hexside) -> bool) {
        self.0.retain(|side, _| keep(*side));
    }

    pub(super) fn weight(&self) -> usize {
        self.0.len() * 12
    }
}

impl FromIterator<(Hexside, Barrier)> for Sides {
    fn from_iter<I: IntoIterator<Item = (Hexside, Barrier)>>(sides: I) -> Self {
        let mut all = Self::default();
        for (side, barrier) in sides {
            all.set(side, Some(barrier));
        }
        all
    }
}

/// The barriers in the form in which a file lists them.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Lists {
    #[serde(skip_serializing_if = "String::is_empty")]
    walls: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    doorways: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    windows: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    slits: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    lips: String,
}

impl Lists {
    const fn of_mut(&mut self, barrier: Barrier) -> &mut String {
        match barrier {
            Barrier::Wall => &mut self.walls,
            Barrier::Doorway => &mut self.doorways,
            Barrier::Window => &mut self.windows,
            Barrier::Slit => &mut self.slits,
            Barrier::Lip => &mut self.lips,
        }
    }
}

impl Serialize for Sides {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut lists = Lists::default();
        for (side, barrier) in self.iter() {
            let list = lists.of_mut(barrier);
            if !list.is_empty() {
                list.push(' ');
            }
            list.push_str(&side.to_string());
        }
        lists.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sides {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut lists = Lists::deserialize(deserializer)?;
        let mut sides = Self::default();
        for barrier in Barrier::ALL {
            for (number, word) in std::mem::take(lists.of_mut(barrier)).split_whitespace().enumerate() {
                if number >= MOST {
                    return Err(D::Error::custom(format!("more than {MOST} sides in one list")));
                }
                sides.set(word.parse().map_err(D::Error::custom)?, Some(barrier));
            }
        }
        Ok(sides)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Space;

    #[test]
    fn a_side_bears_one_thing_whichever_hex_it_is_seen_from() {
        let side = Hexside::new(Space::new(3, 3), 1);
        let mut sides: Sides = [(side, Barrier::Wall)].into_iter().collect();
        assert_eq!((sides.get(side), sides.get(side.across())), (Some((Barrier::Wall, true)), Some((Barrier::Wall, false))));
        sides.set(side.across(), Some(Barrier::Window));
        assert_eq!(sides.get(side), Some((Barrier::Window, false)));
        let text = ron::to_string(&sides).expect("written");
        assert_eq!(text, format!("(windows:\"{}\")", side.across()));
        assert_eq!(ron::from_str::<Sides>(&text), Ok(sides.clone()));
        sides.set(side, None);
        assert!(sides.is_empty());
    }
}
