//! How a project is put on paper: the choices kept with the project, and the printer's own corrections, which are not.

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize};

use drawing::Ink;
use drawing::stock::{Duplex, Margins, Paper, Registration};
use geometry::{Mm, Vector};
use rules::Bound;

/// How a project is put on paper; kept in the project, so that the next print comes out like the last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PrintChoices {
    /// The paper, upright.
    pub paper: Paper,
    /// The margins that printers do not reach.
    pub margins: Margins,
    /// How the sheet is turned for its back.
    pub duplex: Duplex,
    /// Which inks pages are printed with.
    #[serde(skip_serializing_if = "Ink::is_full")]
    pub ink: Ink,
    /// Whether counters have crop marks and cut lines.
    pub cut_marks: bool,
    /// For which cutting machine there are marks.
    #[serde(skip_serializing_if = "Registration::is_none")]
    pub registration: Registration,
    /// What becomes of the backs of counters and tiles.
    #[serde(skip_serializing_if = "Backs::is_duplex")]
    pub backs: Backs,
    /// Whether counters lie apart instead of edge to edge, each with its own bleed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub counter_gutters: bool,
    /// How large cards are.
    #[serde(skip_serializing_if = "CardSize::is_large")]
    pub cards: CardSize,
    /// Whether the backs of tiles name what is on the front; otherwise all are alike and can be dealt blind.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub named_backs: bool,
    /// How many record sheets share a page.
    pub record_sheets: RecordSheetLayout,
    /// The width of a space on printed maps, across its flats; none for the map's own.
    pub space_size: Option<Mm>,
    /// How much of a map neighbouring pages both show.
    pub overlap: Mm,
    /// What was printed last, to be offered again. It changes no page, and the fingerprint of the project leaves it out.
    #[serde(skip_serializing_if = "LastPrinted::is_nothing")]
    pub printed: LastPrinted,
}

/// What was printed last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LastPrinted {
    /// The kinds of sheets, as they are spelled on the command line; unknown ones are skipped.
    #[serde(deserialize_with = "read_kinds")]
    pub kinds: Vec<String>,
    /// The name of the scenario; none for the whole project.
    pub scenario: Option<String>,
}

/// More than there will ever be kinds of sheets.
const KINDS: Bound = Bound::new(100, "kinds of sheets that were printed");

fn read_kinds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    KINDS.list(deserializer)
}

impl LastPrinted {
    /// Whether nothing was printed yet.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// What becomes of the backs of counters and tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Backs {
    /// They are printed on the other side of the sheet.
    #[default]
    Duplex,
    /// They stand head to head with their fronts, to be folded behind them: for printers that print one side only.
    Fold,
    /// They are left out.
    None,
    /// Counters stand upright on feet, with their fronts on both faces.
    Standee,
}

impl Backs {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Duplex, Self::Fold, Self::None, Self::Standee];

    /// What the choice is called.
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

/// How large cards are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardSize {
    /// 63.5 by 89 millimetres.
    #[default]
    Large,
    /// 44 by 67 millimetres.
    Small,
}

impl CardSize {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Large, Self::Small];

    /// What the choice is called.
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
    /// As many as fit.
    #[default]
    Several,
    /// One, larger, with room for notes.
    One,
}

/// What a printer does to a page, found with the calibration page; kept with the user's settings, not with a project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PrinterProfile {
    /// What the user calls the printer and its tray.
    pub name: String,
    /// How much larger pages have to be drawn to come out right across, 1 being as they are.
    pub scale_across: f64,
    /// How much larger pages have to be drawn to come out right down.
    pub scale_down: f64,
    /// By how much the back has to be moved to coincide with the front, as seen on the back.
    pub back_offset: Vector,
    /// By how many degrees the back has to be turned about the middle of the sheet, clockwise as seen on the back.
    #[serde(skip_serializing_if = "is_nothing")]
    pub back_turn: f64,
    /// How much larger the back has to be drawn than the front, 1 being as large.
    #[serde(skip_serializing_if = "is_one")]
    pub back_stretch: f64,
}

/// Whether there is no turn: older profiles have none, and it is then not written.
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
    /// The scales that a printer can need: a calibration is a matter of a few thousandths, and much more is a typing mistake.
    pub const SCALES: RangeInclusive<f64> = 0.8..=1.25;
    /// The offsets of the back that a printer can need, in millimetres either way.
    pub const OFFSETS: RangeInclusive<f64> = -10.0..=10.0;
    /// The turns of the back that a printer can need, in degrees either way.
    pub const TURNS: RangeInclusive<f64> = -5.0..=5.0;
    /// The stretches of the back that a printer can need.
    pub const STRETCHES: RangeInclusive<f64> = 0.9..=1.1;

    /// Whether every number is one that a printer can need.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        [self.scale_across, self.scale_down].iter().all(|scale| Self::SCALES.contains(scale))
            && [self.back_offset.x, self.back_offset.y].iter().all(|offset| Self::OFFSETS.contains(&offset.get()))
            && Self::TURNS.contains(&self.back_turn)
            && Self::STRETCHES.contains(&self.back_stretch)
    }

    /// The profile with every number brought within its bounds; one that is not a number counts as no correction.
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
