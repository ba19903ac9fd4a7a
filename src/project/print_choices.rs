//! How a project is printed: the choices, which are kept with the project, and the corrections for the user's printer, which are not.

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize};

use drawing::Ink;
use drawing::stock::{Duplex, Margins, Paper, Registration};
use geometry::{Mm, Vector};
use rules::Bound;

/// The choices for printing a project. They are kept in the project, so that the next print has the same results as the last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PrintChoices {
    /// The size of the paper, in portrait orientation.
    pub paper: Paper,
    /// The margins of the paper, which printers do not reach.
    pub margins: Margins,
    /// How the printer turns the sheet to print its back.
    pub duplex: Duplex,
    /// The inks that pages are printed with.
    #[serde(skip_serializing_if = "Ink::is_full")]
    pub ink: Ink,
    /// Whether counters have crop marks and cut lines.
    pub cut_marks: bool,
    /// The cutting machine for which counters have registration marks.
    #[serde(skip_serializing_if = "Registration::is_none")]
    pub registration: Registration,
    /// Where the backs of counters and tiles are printed.
    #[serde(skip_serializing_if = "Backs::is_duplex")]
    pub backs: Backs,
    /// Whether counters lie apart instead of edge to edge, each with its own bleed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub counter_gutters: bool,
    /// The size of printed cards.
    #[serde(skip_serializing_if = "CardSize::is_large")]
    pub cards: CardSize,
    /// Whether the back of each tile names its front. If not, all backs are alike, so that tiles can be dealt face down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub named_backs: bool,
    /// How many record sheets share a page.
    pub record_sheets: RecordSheetLayout,
    /// The width of a space on printed maps, measured across its flat sides; `None` for the size that each map sets itself.
    pub space_size: Option<Mm>,
    /// The width of the strip of a map that is printed on both of two neighbouring pages.
    pub overlap: Mm,
    /// What was printed last, so that it can be offered again. It changes no page, and the fingerprint of the project leaves it out.
    #[serde(skip_serializing_if = "LastPrinted::is_nothing")]
    pub printed: LastPrinted,
}

/// The sheets that were printed last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LastPrinted {
    /// The kinds of sheets, as the command line spells them; unknown kinds are skipped.
    #[serde(deserialize_with = "read_kinds")]
    pub kinds: Vec<String>,
    /// The name of the scenario whose sheets were printed; `None` if the sheets of the whole project were printed.
    pub scenario: Option<String>,
}

/// How many kinds of sheet a project remembers at most: more than any game has.
const KINDS: Bound = Bound::new(100, "kinds of sheets that were printed");

fn read_kinds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    KINDS.list(deserializer)
}

impl LastPrinted {
    /// Whether nothing has been printed yet.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// Where the backs of counters and tiles are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Backs {
    /// Backs are printed on the other side of the sheet.
    #[default]
    Duplex,
    /// Each back is printed head to head with its front, to be folded behind it: for printers that print on one side only.
    Fold,
    /// Backs are not printed: there are only fronts.
    None,
    /// Backs are not printed: counters stand upright on feet, and both of their faces show the front.
    Standee,
}

impl Backs {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Duplex, Self::Fold, Self::None, Self::Standee];

    /// The name of the choice.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Duplex => "On the other side of the sheet",
            Self::Fold => "Folded behind their fronts",
            Self::None => "No backs",
            Self::Standee => "Standing on feet",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
    fn is_duplex(&self) -> bool {
        *self == Self::Duplex
    }
}

/// The size of printed cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardSize {
    /// Cards of 63.5 by 89 millimetres.
    #[default]
    Large,
    /// Cards of 44 by 67 millimetres.
    Small,
}

impl CardSize {
    /// Both sizes, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Large, Self::Small];

    /// The name of the size.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Large => "63.5 \u{d7} 89 mm",
            Self::Small => "44 \u{d7} 67 mm",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
    fn is_large(&self) -> bool {
        *self == Self::Large
    }
}

/// How many record sheets share a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RecordSheetLayout {
    /// Each page has as many record sheets as fit.
    #[default]
    Several,
    /// Each page has one larger record sheet, with room for notes.
    One,
}

/// The corrections for a printer, found with the calibration page. They are kept with the user's settings and not with a project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PrinterProfile {
    /// The user's name for the printer and its tray.
    pub name: String,
    /// The factor by which pages are drawn wider so that the printer makes them the right width; 1 means no correction.
    pub scale_across: f64,
    /// The factor by which pages are drawn taller so that the printer makes them the right height; 1 means no correction.
    pub scale_down: f64,
    /// How far the back is moved so that it coincides with the front, as seen on the back.
    pub back_offset: Vector,
    /// By how many degrees the back is turned about the middle of the sheet, clockwise as seen on the back.
    #[serde(skip_serializing_if = "is_nothing")]
    pub back_turn: f64,
    /// The factor by which the back is drawn larger than the front; 1 means the same size.
    #[serde(skip_serializing_if = "is_one")]
    pub back_stretch: f64,
}

/// Whether the turn is zero. A turn of zero is not written, since older profiles have none.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
fn is_nothing(turn: &f64) -> bool {
    turn.abs() < f64::EPSILON
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
fn is_one(stretch: &f64) -> bool {
    (stretch - 1.0).abs() < f64::EPSILON
}

impl Default for PrintChoices {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            margins: Margins::default(),
            duplex: Duplex::default(),
            ink: Ink::default(),
            cut_marks: true,
            registration: Registration::default(),
            backs: Backs::default(),
            counter_gutters: false,
            cards: CardSize::default(),
            named_backs: false,
            record_sheets: RecordSheetLayout::default(),
            space_size: None,
            overlap: Mm::new(10.0),
            printed: LastPrinted::default(),
        }
    }
}

impl PrinterProfile {
    /// The range of scales that a printer can need. A calibration changes a scale by a few thousandths, so a much larger change is a typing mistake.
    pub const SCALES: RangeInclusive<f64> = 0.8..=1.25;
    /// The range of offsets of the back that a printer can need, in millimetres in either direction.
    pub const OFFSETS: RangeInclusive<f64> = -10.0..=10.0;
    /// The range of turns of the back that a printer can need, in degrees in either direction.
    pub const TURNS: RangeInclusive<f64> = -5.0..=5.0;
    /// The range of stretches of the back that a printer can need.
    pub const STRETCHES: RangeInclusive<f64> = 0.9..=1.1;

    /// Whether all numbers are within the ranges that a printer can need.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        [self.scale_across, self.scale_down].iter().all(|scale| Self::SCALES.contains(scale))
            && [self.back_offset.x, self.back_offset.y].iter().all(|offset| Self::OFFSETS.contains(&offset.get()))
            && Self::TURNS.contains(&self.back_turn)
            && Self::STRETCHES.contains(&self.back_stretch)
    }

    /// The profile with every number moved into its range; a NaN becomes "no correction".
    #[must_use]
    pub fn clamped(self) -> Self {
        let within = |number: f64, bounds: RangeInclusive<f64>, none: f64| {
            if number.is_finite() { number.clamp(*bounds.start(), *bounds.end()) } else { none }
        };
        let offset = |length: Mm| Mm::new(within(length.get(), Self::OFFSETS, 0.0));
        Self {
            scale_across: within(self.scale_across, Self::SCALES, 1.0),
            scale_down: within(self.scale_down, Self::SCALES, 1.0),
            back_offset: Vector::at(offset(self.back_offset.x), offset(self.back_offset.y)),
            back_turn: within(self.back_turn, Self::TURNS, 0.0),
            back_stretch: within(self.back_stretch, Self::STRETCHES, 1.0),
            ..self
        }
    }
}

impl Default for PrinterProfile {
    fn default() -> Self {
        Self {
            name: String::new(),
            scale_across: 1.0,
            scale_down: 1.0,
            back_offset: Vector::ZERO,
            back_turn: 0.0,
            back_stretch: 1.0,
        }
    }
}
