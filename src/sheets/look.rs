//! The look of every sheet: the inks, the line widths and the sizes of letters.

use drawing::text::Style;
use drawing::{Color, Face};

/// The ink of ordinary text and of outlines.
pub const INK: Color = Color::gray(26);
/// The ink of labels and remarks, which are less prominent.
pub const FAINT: Color = Color::gray(96);
/// The ink of thin lines and empty boxes.
pub const RULE: Color = Color::gray(150);
/// The tint behind headings and every second row.
pub const SHADE: Color = Color::gray(238);

/// The width of a thin line, in millimetres.
pub const THIN: f64 = 0.15;
/// The width of an ordinary line, in millimetres.
pub const LINE: f64 = 0.3;
/// The width of a frame's line, in millimetres.
pub const BOLD: f64 = 0.6;

/// The style of a page's title.
pub const TITLE: Style = Style::new(Face::Bold, 7.0).colored(INK);
/// The style of a heading within a page.
pub const HEADING: Style = Style::new(Face::Bold, 4.2).colored(INK);
/// The style of ordinary text.
pub const TEXT: Style = Style::new(Face::Regular, 3.3).colored(INK);
/// The style of ordinary text that stands out.
pub const STRONG: Style = Style::new(Face::Bold, 3.3).colored(INK);
/// The style of a remark.
pub const REMARK: Style = Style::new(Face::Italic, 3.0).colored(FAINT);
/// The style of a label or a footer.
pub const SMALL: Style = Style::new(Face::Regular, 2.4).colored(FAINT);
