//! Macros for common declarations: a field with a plain value at a path of its row, and a shelf of things with names.

/// Declares the value of a field that is stored in its row at a path of Rust fields: `holds!(Level, values.attack)`, `holds!(Line, name)`. Further
/// properties of the type are given in parentheses, `holds!(Switch("no"), armour)`; a choice needs the types of the row and of the enum,
/// `holds!(Choice<Character, Person>, kind)`.
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

/// Declares the home of things that have a name and are kept on a shelf. It takes the shelf, its edit, its place, the part that stands for the whole
/// thing, and the name: `on_shelf!(troops: Edit::Troop, Place::Troop, InTroop::Whole, name)`.
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
