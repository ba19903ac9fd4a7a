//! What most fields and shelves share, declared as one expression: a plain value in its place of a row, and a shelf of things with names.

/// What a field holds that stands in a place of its row as it is: `holds!(Level, values.attack)`, `holds!(Line, name)`, with what else the sort has
/// to know `holds!(Switch("no"), armour)`, and for a choice the types of the row and of the words `holds!(Choice<Character, Person>, kind)`.
#[doc(hidden)]
#[macro_export]
macro_rules! __holds {
    (Line, $($place:tt).+) => { $crate::__holds!(@lent [Line ()], $($place).+) };
    (Prose, $($place:tt).+) => { $crate::__holds!(@lent [Prose ()], $($place).+) };
    (Words, $($place:tt).+) => { $crate::__holds!(@lent [Words ()], $($place).+) };
    (Spaces, $($place:tt).+) => { $crate::__holds!(@lent [Spaces ()], $($place).+) };
    (Letters($most:expr), $($place:tt).+) => { $crate::__holds!(@lent [Letters ($most,)], $($place).+) };
    (Capitals($most:expr), $($place:tt).+) => { $crate::__holds!(@lent [Capitals ($most,)], $($place).+) };
    (@lent [$sort:ident ($($more:expr,)?)], $($place:tt).+) => {
        $crate::kind::Holds::$sort($($more,)? |row| &row.$($place).+, |row, value| row.$($place).+ = value)
    };
    (Choice<$row:ty, $choice:ty>, $($place:tt).+) => {
        $crate::kind::Holds::Choice(&$crate::kind::Chosen::<$row, $choice> {
            get: |row| row.$($place).+,
            set: |row, value| row.$($place).+ = value,
        })
    };
    ($sort:ident $(($($more:expr),+))?, $($place:tt).+) => {
        $crate::kind::Holds::$sort($($($more,)+)? |row| row.$($place).+, |row, value| row.$($place).+ = value)
    };
}
pub use __holds as holds;

/// Where the things of a shelf are kept that have a name of their own: the shelf, its edit, its place, the part that stands for the whole thing, and
/// the name: `on_shelf!(troops: Edit::Troop, Place::Troop, InTroop::Whole, name)`.
#[doc(hidden)]
#[macro_export]
macro_rules! __on_shelf {
    ($shelf:ident: $edit:path, $place:ident::$variant:ident, $whole:path, $($name:tt).+) => {
        $crate::kind::Home {
            kept: $crate::kind::Kept::Shelf(|designs| &designs.$shelf, $edit),
            place: $place::$variant,
            part: |place| if let $place::$variant(id, part) = place { Some((id, part)) } else { None },
            whole: $whole,
            name: |thing| &thing.$($name).+,
            rename: |thing, name| thing.$($name).+ = name,
        }
    };
}
pub use __on_shelf as on_shelf;
