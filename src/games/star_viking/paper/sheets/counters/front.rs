//! The front of a counter, on a grid in which every word has a cell of its own, so that words never overlap, whatever a designer writes.
//!
//! ```text
//! ┌────┬──────────────────┐
//! │tech│ letters    cargo │   The strip at the left, the spine, is in the colour of its side, as the frame is; the field is
//! ├────┤                  │   black for spacecraft and pods, and in that colour for troops ("Unit Color Codes"). The foot
//! │sign│      symbol      │   of a unit that takes several hits is black, with its values and code in white
//! │ no.│                  │   ("Multi-Hit Color").
//! ├────┼──────────────────┤
//! │code│  EW att. defense │
//! └────┴──────────────────┘
//! ```

use super::back::back;
use super::livery::Livery;
use super::symbols::{self, Pen};
use crate::sheets::pasted;
use drawing::Color as Ink;
use drawing::text::{Style, width};
use drawing::{Face, Ground, Path};
use geometry::{Mm, Point, Rect, Size};
use project::Project;
use rules::Id;
use sheets::Draft;
use star_viking::{Content, Force, ForceUnit, Symbol, UnitType};

/// The edge length of a counter: half an inch ("Game Equipment").
pub const SIDE: Mm = Mm::new(12.7);
/// The size of the picture that shows a symbol without its counter.
pub const PICTURE: Size = Size::new(11.0, 7.0);

pub(super) const SPACE: Ink = Ink::rgb(12, 12, 14);
const BLACK: Ink = Ink::BLACK;

/// The width of the frame, in millimetres.
pub(super) const FRAME: f64 = 0.75;
/// The size of the corners of the frame.
pub(super) const CORNER: Mm = Mm::new(0.95);
/// The width of the edge of the spine that stays coloured in every kind of print, in millimetres.
const EDGE: f64 = 0.38;
/// The width of the spine, in millimetres.
const SPINE: f64 = 2.95;
/// The right edge of the field, in millimetres from the counter's left edge.
const END: f64 = 12.7 - FRAME;
/// The y at which the foot of the field begins, in millimetres from the counter's upper edge.
const FOOT: f64 = 9.0;
/// The y and the height of the line with the letters and the cargo, in millimetres.
const TOP: (f64, f64) = (1.05, 2.2);
/// The left edge of the words in the field, in millimetres.
const LEFT: f64 = SPINE + 0.4;
/// The right edge of the words in the field, in millimetres.
const RIGHT: f64 = END - 0.35;
/// The position of the symbol's middle on the counter.
const SYMBOL: Point = Point::new(f64::midpoint(SPINE, END), 6.1);
/// The length of one unit of the symbol on a counter.
const SYMBOL_UNIT: Mm = Mm::new(0.71);

/// A counter to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Counter<'a> {
    /// The type of the unit.
    pub unit: &'a UnitType,
    /// The look of the side that owns the unit.
    pub livery: Livery,
    /// The number that distinguishes several units with the same letters on papers; `None` for a counter without a number.
    pub number: Option<u32>,
    /// The project that contains the designer's own pictures; with `None`, the symbol is drawn in their place.
    pub project: Option<&'a Project>,
}

impl<'a> Counter<'a> {
    /// The counter of a type, without a number; a red counter is the first Viking's.
    #[must_use]
    pub const fn of(unit: &'a UnitType) -> Self {
        Self { unit, livery: Livery::of(unit.color, false), number: None, project: None }
    }

    /// This counter in the second Viking's colours, if it is a Viking's counter and `second` is true; otherwise unchanged.
    #[must_use]
    pub const fn of_second_viking(self, second: bool) -> Self {
        Self { livery: Livery::of(self.unit.color, second), ..self }
    }

    /// The counter of a unit of a force, with the number that distinguishes it on papers; `None` if its type no longer exists.
    #[must_use]
    pub fn in_force(content: &'a Content, force: &Force, unit: Id<ForceUnit>, second: bool) -> Option<Self> {
        let counter = Self::of(content.type_of(force, unit)?).of_second_viking(second);
        Some(counter.numbered(force.unit_number(unit, &content.units)))
    }

    /// This counter with a number.
    #[must_use]
    pub const fn numbered(self, number: Option<u32>) -> Self {
        Self { number, ..self }
    }

    /// This counter with the pictures of a project.
    #[must_use]
    pub const fn with_pictures(self, project: &'a Project) -> Self {
        Self { project: Some(project), ..self }
    }

    /// The colour of the counter's field.
    const fn ground(&self) -> Ink {
        if self.unit.operations.is_ground() { self.livery.color() } else { SPACE }
    }

    /// The colour of the counter's words and symbol.
    const fn ink(&self) -> Ink {
        if self.unit.operations.is_ground() { BLACK } else { self.livery.color() }
    }

    /// The front of the counter.
    #[must_use]
    pub fn front(&self) -> Draft {
        let mut draft = Draft::new();
        self.frame(&mut draft);
        self.spine(&mut draft);
        self.top(&mut draft);
        self.symbol(&mut draft);
        self.foot(&mut draft);
        draft
    }

    /// The back of the counter, which is the same for all counters of a side unless the designer pastes pictures on some.
    #[must_use]
    pub fn back(&self) -> Draft {
        let mut draft = back(self.livery);
        let inside = Rect::at(FRAME, FRAME, 12.7 - 2.0 * FRAME, 12.7 - 2.0 * FRAME);
        let outline = self.livery.frame(inside, CORNER);
        let pasted = self.unit.back.as_ref();
        draft.items.extend(
            pasted
                .and_then(|pasted| pasted::group(pasted, self.project, inside, outline))
                .map(|group| (Point::ORIGIN, group.into())),
        );
        draft
    }

    /// A symbol without its counter, in the colours of the counter, on a ground of 11 by 7 mm.
    #[must_use]
    pub fn picture(&self, symbol: Symbol) -> Draft {
        let mut draft = Draft::new();
        let ground = Path::rect(Rect::new(Point::ORIGIN, PICTURE)).filled(self.ground());
        draft.path(ground.as_ground(Ground::Side(self.livery.number())));
        symbols::draw(&mut draft, symbol, &self.pen(Point::new(5.5, 3.5), Mm::new(0.85)));
        draft
    }

    fn frame(&self, draft: &mut Draft) {
        blank(draft, self.livery, self.livery.color());
        let field = self.livery.frame(Rect::at(SPINE, FRAME, END - SPINE, 12.7 - 2.0 * FRAME), CORNER).filled(self.ground());
        // The field of troops has the colour of the frame, so a line separates them.
        let field = if self.unit.operations.is_ground() { field.stroked(BLACK, 0.3) } else { field };
        draft.path(field.as_ground(Ground::Plain));
    }

    fn spine(&self, draft: &mut Draft) {
        let color = self.livery.color();
        let style = Style::new(Face::Bold, 2.7).colored(BLACK).centred();
        let tab = [(0.35, 0.0), (2.6, 0.0), (2.6, 2.9), (2.1, 3.4), (0.85, 3.4), (0.35, 2.9)].map(|(x, y)| Point::new(x, y));
        draft.path(Path::polygon(&tab).filled(SPACE).as_ground(Ground::Plain));
        draft.line(self.unit.technology.label(), style.colored(color), Rect::at(0.45, 0.75, 2.05, 2.3));
        let sign = Point::new(1.48, 5.3);
        // A plain ground behind the sign. It matters only in a print that replaces colours by patterns, since a pattern would hide the sign.
        draft.path(Path::circle(sign, Mm::new(1.2)).filled(color).as_ground(Ground::Plain));
        // This edge stays coloured even if grounds are left white to save ink.
        draft.path(Path::rect(Rect::at(0.0, 0.0, EDGE, 12.7)).filled(color));
        draft.path(self.livery.sign(sign, Mm::new(1.1)).filled(BLACK));
        if let Some(number) = self.number {
            draft.line(&number.to_string(), style.sized(Mm::new(2.0)), Rect::at(0.2, 7.0, 2.55, 1.75));
        }
    }

    fn top(&self, draft: &mut Draft) {
        let (from, high) = TOP;
        let cargo = self.carrying();
        let style = Style::new(Face::Bold, 2.05).colored(self.ink());
        let taken = width(&cargo, style.face, style.size).min(Mm::new(5.2));
        draft.line(&cargo, style.right(), Rect::at(RIGHT - taken.get(), from, taken.get(), high));
        let gap = if cargo.is_empty() { 0.0 } else { 0.35 };
        // The notch in the frame's corner leaves less room for words.
        let left = if self.livery == Livery::SecondViking { LEFT + 0.35 } else { LEFT };
        let letters = Rect::at(left, from, RIGHT - left - taken.get() - gap, high);
        draft.line(self.unit.letters.trim(), style.sized(Mm::new(2.7)), letters);
    }

    /// Draws the designer's own picture. Without one, draws the designer's own symbol; without that, the symbol of the book.
    fn symbol(&self, draft: &mut Draft) {
        let cell = Rect::at(SPINE + 0.15, 3.35, END - SPINE - 0.3, FOOT - 3.35 - 0.15);
        let picture = self.unit.picture.as_ref();
        if let Some(group) = picture.and_then(|pasted| pasted::group(pasted, self.project, cell, Path::rect(cell))) {
            draft.put(Point::ORIGIN, group);
            return;
        }
        let pen = self.pen(SYMBOL, SYMBOL_UNIT);
        if self.unit.parts.is_empty() {
            symbols::draw(draft, self.unit.symbol, &pen);
        } else {
            symbols::draw_parts(draft, &self.unit.parts, &pen);
        }
    }

    /// The designer's own symbol without its counter, at a scale of one millimetre for each unit of the symbol.
    #[must_use]
    pub fn own_symbol(&self) -> Draft {
        let mut draft = Draft::new();
        let (width, height) = symbols::BOX;
        draft.path(Path::rect(Rect::at(0.0, 0.0, width, height)).filled(self.ground()).as_ground(Ground::Plain));
        symbols::draw_parts(&mut draft, &self.unit.parts, &self.pen(Point::new(width / 2.0, height / 2.0), Mm::new(1.0)));
        draft
    }

    /// The pen that draws the counter's symbol.
    const fn pen(&self, middle: Point, unit: Mm) -> Pen {
        Pen { middle, unit, ink: self.ink(), ground: self.ground() }
    }

    fn foot(&self, draft: &mut Draft) {
        let unit = self.unit;
        let (mut values_ink, mut code_ink) = (self.ink(), BLACK);
        if unit.multi_hit {
            let band = self.livery.frame(Rect::at(0.2, FOOT, END - 0.2, END - FOOT), CORNER * 0.5);
            draft.path(band.filled(SPACE).as_ground(Ground::Plate));
            if !unit.operations.is_ground() {
                draft.rule(Point::new(LEFT, FOOT - 0.05), Point::new(RIGHT, FOOT - 0.05), Ink::WHITE, 0.2);
            }
            (values_ink, code_ink) = (Ink::WHITE, Ink::WHITE);
        }
        let style = Style::new(Face::Bold, if unit.is_pod() { 2.6 } else { 3.4 }).colored(values_ink).centred();
        draft.line(&self.values(), style, Rect::at(LEFT, FOOT + 0.25, RIGHT - LEFT, 2.5));
        if !unit.is_pod() {
            let code = style.sized(Mm::new(2.6)).colored(code_ink);
            draft.line(unit.operations.label(), code, Rect::at(0.25, FOOT + 0.35, 2.5, 2.3));
        }
    }

    /// The capacity of the unit's hold, and the room that the unit takes in a hold ("Cargo Capacity/Space").
    fn carrying(&self) -> String {
        let holds = self.unit.capacity.map(|capacity| format!("c{capacity}"));
        let takes = self.unit.size.map(|size| format!("({size})"));
        holds.into_iter().chain(takes).collect()
    }

    /// EW, attack and defense in a row, such as `769`; for a pod, the values that it adds.
    fn values(&self) -> String {
        let unit = self.unit;
        if !unit.is_pod() {
            return format!("{}{}{}", unit.ew, unit.attack, unit.defense);
        }
        let brings = [(unit.ew.get(), "EW +"), (unit.attack.get(), "Att "), (unit.defense.get(), "Def +")];
        let words: Vec<String> =
            brings.iter().filter(|(value, _)| *value > 0).map(|(value, word)| format!("{word}{value}")).collect();
        words.join(" ")
    }
}

/// Draws the background of a counter of a side in this colour.
pub(super) fn blank(draft: &mut Draft, livery: Livery, color: Ink) {
    let square = Path::rect(Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE)));
    draft.path(square.filled(color).as_ground(Ground::Side(livery.number())));
}
