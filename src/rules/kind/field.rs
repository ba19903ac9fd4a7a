//! A field of a kind of thing: what it is called, where it stands, what it holds, and how it is read and set.

use std::collections::BTreeSet;

use super::choice::AnyChoice;
use super::value::{LONGEST_LINE, Sort, Value};
use crate::geometry::{Mm, Space};
use crate::rules::designs::Designs;
use crate::rules::{Citation, Count, Id, Level, Picture, Points, Tint};

/// What is known of a field without the types of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldFacts {
    /// What stands above it on a form and over its column: "EW".
    pub caption: &'static str,
    /// What it is called aloud and in the middle of a sentence: "Electronic warfare".
    pub spoken: &'static str,
    /// What it is for, as a sentence; may be empty.
    pub help: &'static str,
    /// Where the book tells of it; none for what is Drydock's own, such as notes.
    pub citation: Option<Citation>,
    /// The column in which it stands in a table on disk.
    pub column: Column,
    /// Whether a row that a table adds has to name it.
    pub required: bool,
    /// Words that stand in it while it is empty, such as "next free".
    pub hint: &'static str,
    /// The number that stands in it at first where it held none.
    pub first: i64,
    /// The least number that a control offers, where the field can hold less.
    pub least: i64,
    /// Whether a form shows what can be chosen as a list that folds out, however little that is.
    pub folded: bool,
    /// Whether its desk shows it in a way of its own, such as a canvas or a row of pictures, and a form leaves it out.
    pub special: bool,
}

/// Where a field stands in a table on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// In no column.
    None,
    /// In a column of this name.
    Always(&'static str),
    /// In a column of this name, if any row holds something in it or in another column of the same group.
    IfAny(&'static str, Group),
}

/// Optional columns of one group stand in a table together.
pub type Group = u8;

impl Column {
    /// The name of the column.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Always(name) | Self::IfAny(name, _) => Some(name),
        }
    }
}

/// A field of rows `R` in the designs `D`, whose places are a `P` within their thing.
pub struct Field<D: Designs, R: 'static, P: 'static> {
    /// What is known of it without the types of the game.
    pub facts: FieldFacts,
    /// The part of the thing that it belongs to; none for the row as such. Several fields may share one.
    pub part: Option<P>,
    /// Whether it is shown of a row; what is not shown keeps its value.
    pub shown: fn(&D, &R) -> bool,
    /// What it holds, and how that is read and set.
    pub holds: Holds<D, R>,
    /// Marks as the designer's own what a change of the field makes so.
    pub owns: fn(&mut R),
    /// Brings the rest of the row in step with a change of the field.
    pub follow: Follow<D, R>,
}

/// Brings the rest of a row at a place in step with a change of a field; why the change cannot be, as a clause, where it cannot.
pub type Follow<D, R> = fn(&D, <D as Designs>::Place, &mut R) -> Result<(), &'static str>;

/// What a field holds, with the functions that read and set it.
pub enum Holds<D: Designs, R: 'static> {
    /// One line of text.
    Line(fn(&R) -> &str, fn(&mut R, String)),
    /// One line of text of at most so many letters.
    Letters(usize, fn(&R) -> &str, fn(&mut R, String)),
    /// Lines of text.
    Prose(fn(&R) -> &str, fn(&mut R, String)),
    /// A level.
    Level(fn(&R) -> Level, fn(&mut R, Level)),
    /// A level, or none, which means this.
    PerhapsLevel(&'static str, fn(&R) -> Option<Level>, fn(&mut R, Option<Level>)),
    /// A count.
    Count(fn(&R) -> Count, fn(&mut R, Count)),
    /// A count, or none, which means this.
    PerhapsCount(&'static str, fn(&R) -> Option<Count>, fn(&mut R, Option<Count>)),
    /// Points within a million either way.
    Points(fn(&R) -> Points, fn(&mut R, Points)),
    /// A whole number within these bounds, and what it is, such as "a number of columns".
    Number(&'static str, i64, i64, fn(&R) -> i64, fn(&mut R, i64)),
    /// A whole number within these bounds, and what it is, or none, which means this.
    PerhapsNumber(Bounds, &'static str, fn(&R) -> Option<i64>, fn(&mut R, Option<i64>)),
    /// Yes or no; a table writes no as this.
    Switch(&'static str, fn(&R) -> bool, fn(&mut R, bool)),
    /// One of the words on offer.
    Choice(&'static dyn AnyChoice<R>),
    /// Another thing, by the number of its id.
    Link(Link<D>, fn(&R) -> Option<u32>, fn(&mut R, Option<u32>)),
    /// Something in the same thing, by its number there.
    Within(Within<D>, fn(&R) -> Option<u32>, fn(&mut R, Option<u32>)),
    /// A colour.
    Colour(fn(&R) -> Tint, fn(&mut R, Tint)),
    /// A picture of the designer's own, or none.
    Picture(fn(&R) -> Option<Id<Picture>>, fn(&mut R, Option<Id<Picture>>)),
    /// A length, of which a control offers those between these.
    Length(Mm, Mm, fn(&R) -> Mm, fn(&mut R, Mm)),
    /// A space of a board.
    Space(fn(&R) -> Space, fn(&mut R, Space)),
    /// Spaces of a board.
    Spaces(fn(&R) -> &BTreeSet<Space>, fn(&mut R, BTreeSet<Space>)),
    /// Any number of words in capitals.
    Words(fn(&R) -> &[String], fn(&mut R, Vec<String>)),
    /// Any number of whole numbers within these bounds, and what they are.
    Numbers(Bounds, fn(&R) -> Vec<i64>, fn(&mut R, Vec<i64>)),
    /// A number that is worked out.
    WorkedOut(fn(&D, D::Place, &R) -> Value),
    /// Words that are worked out.
    InWords(fn(&D, D::Place, &R) -> String),
    /// An amount that a list states, or none; a table writes then what the last of these works out.
    Stated(fn(&R) -> Option<Points>, fn(&mut R, Option<Points>), fn(&D, &R) -> Option<Points>),
}

/// What numbers are, such as "an amount", with the least and the most.
pub type Bounds = (&'static str, i64, i64);

/// Things that a field can name, by the numbers of their ids, with their names.
pub type Named = Vec<(u32, String)>;

/// Things that a field can name.
pub struct Link<D: Designs> {
    /// The things, by the numbers of their ids, with their names.
    pub things: fn(&D) -> Named,
    /// The word for one.
    pub one: &'static str,
    /// What it means that there is none; none where there has to be one.
    pub nothing: Option<&'static str>,
    /// The edit that makes a thing of a name that a table which comes in names and the project does not have; none where that is refused.
    pub make: Option<fn(&str) -> D::Edit>,
}

/// What of the same thing a field can name, such as the carriers of a force.
pub struct Within<D: Designs> {
    /// What can be named at a place, by its numbers, with names.
    pub things: fn(&D, D::Place) -> Named,
    /// The word for one.
    pub one: &'static str,
    /// What it means that there is none; none where there has to be one.
    pub nothing: Option<&'static str>,
}

impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// A field that is shown of every row, stands in no column, and has nothing to say of itself.
    #[must_use]
    pub const fn new(caption: &'static str, holds: Holds<D, R>) -> Self {
        let facts = FieldFacts {
            caption,
            spoken: caption,
            help: "",
            citation: None,
            column: Column::None,
            required: false,
            hint: "",
            first: 1,
            least: i64::MIN,
            folded: false,
            special: false,
        };
        Self { facts, part: None, shown: |_, _| true, holds, owns: |_| (), follow: |_, _, _| Ok(()) }
    }
}

impl<D: Designs, R> Holds<D, R> {
    /// What the field can hold in these designs, whatever the row. What is within a thing is a name there.
    pub(super) fn sort(&self, designs: &D) -> Sort {
        let most_points = i64::from(Points::MOST);
        match self {
            Self::Line(..) | Self::Within(..) => Sort::Line { longest: LONGEST_LINE },
            Self::Letters(longest, ..) => Sort::Line { longest: *longest },
            Self::Prose(..) => Sort::Prose,
            Self::Level(..) => Sort::Number { what: Level::WHAT, least: 0, most: Level::MAX.get().into() },
            Self::PerhapsLevel(nothing, ..) => {
                Sort::Perhaps { what: Level::WHAT, least: 0, most: Level::MAX.get().into(), nothing, zero_is_nothing: true }
            }
            Self::Count(..) => Sort::Number { what: Count::WHAT, least: 0, most: Count::MAX.get().into() },
            Self::PerhapsCount(nothing, ..) => {
                Sort::Perhaps { what: Count::WHAT, least: 0, most: Count::MAX.get().into(), nothing, zero_is_nothing: false }
            }
            Self::Points(..) => Sort::Number { what: Points::WHAT, least: -most_points, most: most_points },
            Self::Number(what, least, most, ..) => Sort::Number { what, least: *least, most: *most },
            Self::PerhapsNumber((what, least, most), nothing, ..) => {
                Sort::Perhaps { what, least: *least, most: *most, nothing, zero_is_nothing: false }
            }
            Self::Words(..) => Sort::Words,
            Self::Numbers((what, least, most), ..) => Sort::Numbers { what, least: *least, most: *most },
            Self::Switch(no, ..) => Sort::Switch { no },
            Self::Choice(choice) => Sort::Choice { what: choice.what(), offers: choice.offers() },
            Self::Link(link, ..) => Sort::Link {
                things: (link.things)(designs),
                one: link.one,
                nothing: link.nothing,
                first_of_name: link.make.is_some(),
            },
            Self::Colour(..) => Sort::Colour,
            Self::Picture(..) => Sort::Picture,
            Self::Length(least, most, ..) => Sort::Length { least: *least, most: *most },
            Self::Space(..) => Sort::Spaces { any_number: false },
            Self::Spaces(..) => Sort::Spaces { any_number: true },
            Self::Stated(..) => {
                let (what, least, most) = (Points::WHAT, -most_points, most_points);
                Sort::Perhaps { what, least, most, nothing: "none stated", zero_is_nothing: false }
            }
            Self::WorkedOut(_) => Sort::WorkedOut { number: true },
            Self::InWords(_) => Sort::WorkedOut { number: false },
        }
    }

    /// What the field can hold of a row at a place.
    pub(super) fn sort_at(&self, designs: &D, place: D::Place) -> Sort {
        match self {
            Self::Within(within, ..) => Sort::Link {
                things: (within.things)(designs, place),
                one: within.one,
                nothing: within.nothing,
                first_of_name: true,
            },
            _ => self.sort(designs),
        }
    }

    /// Whether the field names something within the same thing.
    pub(super) const fn is_within(&self) -> bool {
        matches!(self, Self::Within(..))
    }

    /// A value as it can stand in the field of a row at a place; something within the thing may be given by its name.
    pub(super) fn lawful(&self, designs: &D, place: D::Place, value: &Value) -> Result<Value, String> {
        let sort = self.sort_at(designs, place);
        match value {
            Value::Text(name) if self.is_within() => sort.read(name),
            value => sort.accept(value).map(|()| value.clone()),
        }
    }

    /// What stands in the field.
    pub(super) fn get(&self, designs: &D, place: D::Place, row: &R) -> Value {
        let perhaps = |number: Option<i64>| number.map_or(Value::Nothing, Value::Number);
        match self {
            Self::Line(get, _) | Self::Letters(_, get, _) | Self::Prose(get, _) => Value::Text(get(row).to_owned()),
            Self::Level(get, _) => Value::Number(get(row).get().into()),
            Self::PerhapsLevel(_, get, _) => perhaps(get(row).map(|level| level.get().into())),
            Self::Count(get, _) => Value::Number(get(row).get().into()),
            Self::PerhapsCount(_, get, _) => perhaps(get(row).map(|count| count.get().into())),
            Self::Points(get, _) => Value::Number(get(row).get()),
            Self::Number(_, _, _, get, _) => Value::Number(get(row)),
            Self::PerhapsNumber(_, _, get, _) => perhaps(get(row)),
            Self::Words(get, _) => Value::Words(get(row).to_vec()),
            Self::Numbers(_, get, _) => Value::Numbers(get(row)),
            Self::Switch(_, get, _) => Value::Switch(get(row)),
            Self::Choice(choice) => Value::Choice(choice.get(row)),
            Self::Link(_, get, _) | Self::Within(_, get, _) => get(row).map_or(Value::Nothing, Value::Link),
            Self::Colour(get, _) => Value::Colour(get(row)),
            Self::Picture(get, _) => get(row).map_or(Value::Nothing, Value::Picture),
            Self::Length(_, _, get, _) => Value::Length(get(row)),
            Self::Space(get, _) => Value::Spaces(vec![get(row)]),
            Self::Spaces(get, _) => Value::Spaces(get(row).iter().copied().collect()),
            Self::WorkedOut(work) => work(designs, place, row),
            Self::InWords(work) => Value::Text(work(designs, place, row)),
            Self::Stated(get, ..) => perhaps(get(row).map(Points::get)),
        }
    }

    /// What a table writes where the field holds nothing: what is worked out in place of it.
    pub(super) fn otherwise(&self, designs: &D, row: &R) -> Value {
        match self {
            Self::Stated(_, _, work) => work(designs, row).map_or(Value::Nothing, Value::from),
            _ => Value::Nothing,
        }
    }

    /// Sets the field to a value that [`Sort::accept`] has let pass; any other changes nothing.
    pub(super) fn set(&self, row: &mut R, value: &Value) {
        let small = |number: i64| u32::try_from(number).unwrap_or_default();
        match (self, value) {
            (Self::Line(_, set) | Self::Letters(_, _, set) | Self::Prose(_, set), Value::Text(text)) => set(row, text.clone()),
            (Self::Level(_, set), Value::Number(number)) => set(row, Level::clamped(small(*number))),
            (Self::PerhapsLevel(_, _, set), Value::Nothing) => set(row, None),
            (Self::PerhapsLevel(_, _, set), Value::Number(number)) => set(row, Some(Level::clamped(small(*number)))),
            (Self::Count(_, set), Value::Number(number)) => set(row, Count::clamped(small(*number))),
            (Self::PerhapsCount(_, _, set), Value::Nothing) => set(row, None),
            (Self::PerhapsCount(_, _, set), Value::Number(number)) => set(row, Some(Count::clamped(small(*number)))),
            (Self::Points(_, set), Value::Number(number)) => set(row, Points::new(*number)),
            (Self::Number(_, _, _, _, set), Value::Number(number)) => set(row, *number),
            (Self::PerhapsNumber(_, _, _, set), Value::Nothing) => set(row, None),
            (Self::PerhapsNumber(_, _, _, set), Value::Number(number)) => set(row, Some(*number)),
            (Self::Words(_, set), Value::Words(words)) => set(row, words.clone()),
            (Self::Numbers(_, _, set), Value::Numbers(numbers)) => set(row, numbers.clone()),
            (Self::Switch(_, _, set), Value::Switch(on)) => set(row, *on),
            (Self::Choice(choice), Value::Choice(index)) => choice.set(row, *index),
            (Self::Link(_, _, set) | Self::Within(_, _, set), Value::Nothing) => set(row, None),
            (Self::Link(_, _, set) | Self::Within(_, _, set), Value::Link(id)) => set(row, Some(*id)),
            (Self::Colour(_, set), Value::Colour(tint)) => set(row, *tint),
            (Self::Picture(_, set), Value::Nothing) => set(row, None),
            (Self::Picture(_, set), Value::Picture(picture)) => set(row, Some(*picture)),
            (Self::Length(_, _, _, set), Value::Length(length)) => set(row, *length),
            (Self::Space(_, set), Value::Spaces(spaces)) => {
                if let [space] = spaces.as_slice() {
                    set(row, *space);
                }
            }
            (Self::Spaces(_, set), Value::Spaces(spaces)) => set(row, spaces.iter().copied().collect()),
            (Self::Stated(_, set, _), Value::Nothing) => set(row, None),
            (Self::Stated(_, set, _), Value::Number(number)) => set(row, Some(Points::new(*number))),
            _ => {}
        }
    }
}

/// # What a field says of itself
impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// What it is called aloud and in the middle of a sentence, where the caption is short for it.
    #[must_use]
    pub const fn spoken(mut self, spoken: &'static str) -> Self {
        self.facts.spoken = spoken;
        self
    }

    /// What it is for, as a sentence.
    #[must_use]
    pub const fn help(mut self, help: &'static str) -> Self {
        self.facts.help = help;
        self
    }

    /// Where the book tells of it.
    #[must_use]
    pub const fn cites(mut self, citation: Citation) -> Self {
        self.facts.citation = Some(citation);
        self
    }

    /// The column in which it always stands in a table on disk.
    #[must_use]
    pub const fn column(mut self, name: &'static str) -> Self {
        self.facts.column = Column::Always(name);
        self
    }

    /// The column in which it stands if any row holds something in a column of its group.
    #[must_use]
    pub const fn column_if_any(mut self, name: &'static str, group: Group) -> Self {
        self.facts.column = Column::IfAny(name, group);
        self
    }

    /// A row that a table adds has to name it.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.facts.required = true;
        self
    }

    /// Words that stand in it while it is empty.
    #[must_use]
    pub const fn hint(mut self, hint: &'static str) -> Self {
        self.facts.hint = hint;
        self
    }

    /// The number that stands in it at first where it held none.
    #[must_use]
    pub const fn first(mut self, first: i64) -> Self {
        self.facts.first = first;
        self
    }

    /// The least number that a control offers, where the field can hold less.
    #[must_use]
    pub const fn offered_from(mut self, least: i64) -> Self {
        self.facts.least = least;
        self
    }

    /// A form shows what can be chosen as a list that folds out.
    #[must_use]
    pub const fn folded(mut self) -> Self {
        self.facts.folded = true;
        self
    }

    /// Its desk shows it in a way of its own.
    #[must_use]
    pub const fn special(mut self) -> Self {
        self.facts.special = true;
        self
    }

    /// The part of the thing that it belongs to.
    #[must_use]
    pub const fn part(mut self, part: P) -> Self {
        self.part = Some(part);
        self
    }

    /// Of which rows it is shown.
    #[must_use]
    pub const fn shown(mut self, shown: fn(&D, &R) -> bool) -> Self {
        self.shown = shown;
        self
    }

    /// What of the row follows from a change of it.
    #[must_use]
    pub const fn follow(mut self, follow: Follow<D, R>) -> Self {
        self.follow = follow;
        self
    }

    /// What a change of it makes the designer's own.
    #[must_use]
    pub const fn owns(mut self, owns: fn(&mut R)) -> Self {
        self.owns = owns;
        self
    }
}
