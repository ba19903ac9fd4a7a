//! The quotes that a name or a text of an order can stand in.

/// They, straight and curled, high, low and pointed: none of them is part of a name. (An apostrophe is, so that single quotes are read as quotes only
/// where they stand round a word.)
pub const QUOTES: [char; 6] = ['"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '\u{bb}'];

/// The quotes that can be apostrophes as well: they open a quote only where a word begins.
pub const SINGLE_QUOTES: [char; 5] = ['\'', '\u{2018}', '\u{2019}', '\u{201a}', '\u{2039}'];
