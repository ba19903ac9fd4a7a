//! The quotation marks that can enclose a name or a text of an order.

/// Double quotation marks: straight and curled, high, low and pointed. No name contains one of them. (A name can contain an apostrophe, so single
/// quotation marks are recognised only around a word.)
pub const QUOTES: [char; 6] = ['"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '\u{bb}'];

/// Single quotation marks, which can also be apostrophes. They open a quotation only at the beginning of a word.
pub const SINGLE_QUOTES: [char; 5] = ['\'', '\u{2018}', '\u{2019}', '\u{201a}', '\u{2039}'];
