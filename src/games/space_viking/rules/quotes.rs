//! The quotes that can enclose a name or a text of an order.

/// Double quotes, straight and curled, high, low and pointed: none of them is part of a name. (An apostrophe is, so single quotes are read as
/// quotes only around a word.)
pub const QUOTES: [char; 6] = ['"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '\u{bb}'];

/// The quotes that can also be apostrophes: they open a quote only where a word begins.
pub const SINGLE_QUOTES: [char; 5] = ['\'', '\u{2018}', '\u{2019}', '\u{201a}', '\u{2039}'];
