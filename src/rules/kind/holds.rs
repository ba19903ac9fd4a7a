//! The types of values that fields hold, with the functions that read and set them.

use std::collections::BTreeSet;

use super::choice::AnyChoice;
use super::sentences::AnySentences;
use super::value::{LONGEST_LINE, Sort, Value};
use crate::designs::Designs;
use crate::{Count, Id, Level, Picture, Points, Tint};
use geometry::{Mm, Space};

/// The type of a field's value, with the functions that read and set it.
pub enum Holds<D: Designs, R: 'static> {
    /// One line of text: the functions that read and set it.
    Line(fn(&R) -> &str, fn(&mut R, String)),
    /// One line of text of at most this many letters.
    Letters(usize, fn(&R) -> &str, fn(&mut R, String)),
    /// Capitals from A to Z, each at most once; the number says how many of them the field can hold.
    Capitals(usize, fn(&R) -> &str, fn(&mut R, String)),
    /// Lines of text.
    Prose(fn(&R) -> &str, fn(&mut R, String)),
    /// A level, from 0 to 99.
    Level(fn(&R) -> Level, fn(&mut R, Level)),
    /// A level from 0 to 99, or an empty field; the text is the word for an empty field.
    PerhapsLevel(&'static str, fn(&R) -> Option<Level>, fn(&mut R, Option<Level>)),
    /// A count, from 0 to 999.
    Count(fn(&R) -> Count, fn(&mut R, Count)),
    /// A count from 0 to 999, or an empty field; the text is the word for an empty field.
    PerhapsCount(&'static str, fn(&R) -> Option<Count>, fn(&mut R, Option<Count>)),
    /// Points from minus a million to a million.
    Points(fn(&R) -> Points, fn(&mut R, Points)),
    /// An integer within these bounds; the text says what the number is, such as "a number of columns".
    Number(&'static str, i64, i64, fn(&R) -> i64, fn(&mut R, i64)),
    /// An integer within these bounds, or an empty field; the text is the word for an empty field.
    PerhapsNumber(Bounds, &'static str, fn(&R) -> Option<i64>, fn(&mut R, Option<i64>)),
    /// Yes or no; the text is the word that a table uses for no.
    Switch(&'static str, fn(&R) -> bool, fn(&mut R, bool)),
    /// One of several words.
    Choice(&'static dyn AnyChoice<R>),
    /// Another thing of the project, by the number of its id.
    Link(Link<D>, fn(&R) -> Option<u32>, fn(&mut R, Option<u32>)),
    /// A part of the same thing, by its number there.
    Within(Within<D>, fn(&R) -> Option<u32>, fn(&mut R, Option<u32>)),
    /// Other things of the project in order, by the numbers of their ids.
    Links(Links<D>, fn(&R) -> Vec<u32>, fn(&mut R, Vec<u32>)),
    /// A colour.
    Colour(fn(&R) -> Tint, fn(&mut R, Tint)),
    /// A picture of the designer's own, or no picture.
    Picture(fn(&R) -> Option<Id<Picture>>, fn(&mut R, Option<Id<Picture>>)),
    /// A length; a control offers only lengths between these two.
    Length(Mm, Mm, fn(&R) -> Mm, fn(&mut R, Mm)),
    /// A space of a board.
    Space(fn(&R) -> Space, fn(&mut R, Space)),
    /// Spaces of a board.
    Spaces(fn(&R) -> &BTreeSet<Space>, fn(&mut R, BTreeSet<Space>)),
    /// Any number of words in capitals.
    Words(fn(&R) -> &[String], fn(&mut R, Vec<String>)),
    /// Sentences from a closed list, which describe effects of the thing.
    Sentences(&'static dyn AnySentences<R>),
    /// Any number of integers within these bounds; the bounds also say what the numbers are.
    Numbers(Bounds, fn(&R) -> Vec<i64>, fn(&mut R, Vec<i64>)),
    /// A computed number, which cannot be set.
    WorkedOut(fn(&D, D::Place, &R) -> Value),
    /// Computed text, which cannot be set.
    InWords(fn(&D, D::Place, &R) -> String),
    /// An amount that an imported list may state. If it states none, a table writes the amount that the last function computes.
    Stated(fn(&R) -> Option<Points>, fn(&mut R, Option<Points>), fn(&D, &R) -> Option<Points>),
}

/// The words for a number, such as "an amount", then its lowest and highest value.
pub type Bounds = (&'static str, i64, i64);

/// Things or parts that a field can name: the numbers of their ids, with their names.
pub type Named = Vec<(u32, String)>;

/// The other things of which a field can name one.
pub struct Link<D: Designs> {
    /// The things that the field can name: the number of each thing's id, with its name.
    pub things: fn(&D) -> Named,
    /// The word for one of these things, such as "ship".
    pub one: &'static str,
    /// The words for an empty field; `None` if the field cannot be empty.
    pub nothing: Option<&'static str>,
    /// Makes the edit that creates a new thing if an imported table names one that the project lacks; `None` if such a name is refused.
    pub make: Option<fn(&str) -> D::Edit>,
}

/// The other things of which a field can name several.
pub struct Links<D: Designs> {
    /// The things that the field can name: the number of each thing's id, with its name.
    pub things: fn(&D) -> Named,
    /// The word for one of these things, such as "ship".
    pub one: &'static str,
}

/// The parts of the same thing of which a field can name one, such as the carriers of a force.
pub struct Within<D: Designs> {
    /// The parts that can be named at a place: the number of each part, with its name.
    pub things: fn(&D, D::Place) -> Named,
    /// The word for one of these parts, such as "ship".
    pub one: &'static str,
    /// The words for an empty field; `None` if the field cannot be empty.
    pub nothing: Option<&'static str>,
}

impl<D: Designs, R> Holds<D, R> {
    /// The values that the field can hold in any row of these designs. A field that names a part of the same thing is treated as text here.
    pub(super) fn sort(&self, designs: &D) -> Sort {
        let most_points = i64::from(Points::MOST);
        match self {
            Self::Line(..) | Self::Within(..) => Sort::Line { longest: LONGEST_LINE },
            Self::Letters(longest, ..) => Sort::Line { longest: *longest },
            Self::Capitals(most, ..) => Sort::Capitals { most: *most },
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
            Self::Sentences(sentences) => Sort::Sentences { grammar: sentences.grammar(), most: sentences.most() },
            Self::Numbers((what, least, most), ..) => Sort::Numbers { what, least: *least, most: *most },
            Self::Switch(no, ..) => Sort::Switch { no },
            Self::Choice(choice) => Sort::Choice { what: choice.what(), offers: choice.offers() },
            Self::Link(link, ..) => Sort::Link {
                things: (link.things)(designs),
                one: link.one,
                nothing: link.nothing,
                first_of_name: link.make.is_some(),
            },
            Self::Links(links, ..) => Sort::Links { things: (links.things)(designs), one: links.one },
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

    /// The values that the field of the row at a place can hold.
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

    /// Whether the field names a part of the same thing.
    pub(super) const fn is_within(&self) -> bool {
        matches!(self, Self::Within(..))
    }

    /// Whether the field's value is computed and not stored.
    pub(super) const fn is_worked_out(&self) -> bool {
        matches!(self, Self::WorkedOut(_) | Self::InWords(_))
    }

    /// Checks a value for the field of the row at a place, and returns it in the form in which the field holds it. A part of the same thing may be
    /// given by its name.
    pub(super) fn lawful(&self, designs: &D, place: D::Place, value: &Value) -> Result<Value, String> {
        let sort = self.sort_at(designs, place);
        match value {
            Value::Text(name) if self.is_within() => sort.read(name),
            value => sort.accept(value).map(|()| value.clone()),
        }
    }

    /// The value of the field.
    pub(super) fn get(&self, designs: &D, place: D::Place, row: &R) -> Value {
        let perhaps = |number: Option<i64>| number.map_or(Value::Nothing, Value::Number);
        match self {
            Self::Line(get, _) | Self::Letters(_, get, _) | Self::Capitals(_, get, _) | Self::Prose(get, _) => {
                Value::Text(get(row).to_owned())
            }
            Self::Level(get, _) => Value::Number(get(row).get().into()),
            Self::PerhapsLevel(_, get, _) => perhaps(get(row).map(|level| level.get().into())),
            Self::Count(get, _) => Value::Number(get(row).get().into()),
            Self::PerhapsCount(_, get, _) => perhaps(get(row).map(|count| count.get().into())),
            Self::Points(get, _) => Value::Number(get(row).get()),
            Self::Number(_, _, _, get, _) => Value::Number(get(row)),
            Self::PerhapsNumber(_, _, get, _) => perhaps(get(row)),
            Self::Words(get, _) => Value::Words(get(row).to_vec()),
            Self::Sentences(sentences) => Value::Words(sentences.get(row)),
            Self::Numbers(_, get, _) => Value::Numbers(get(row)),
            Self::Switch(_, get, _) => Value::Switch(get(row)),
            Self::Choice(choice) => Value::Choice(choice.get(row)),
            Self::Link(_, get, _) | Self::Within(_, get, _) => get(row).map_or(Value::Nothing, Value::Link),
            Self::Links(_, get, _) => Value::Links(get(row)),
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

    /// Whether a text in the field contains these letters, which must be lower case. Computed text is not searched, since computing it may take long.
    pub(super) fn says(&self, row: &R, letters: &str) -> bool {
        let has = |text: &str| text.to_lowercase().contains(letters);
        match self {
            Self::Line(get, _) | Self::Letters(_, get, _) | Self::Capitals(_, get, _) | Self::Prose(get, _) => has(get(row)),
            Self::Words(get, _) => get(row).iter().any(|word| has(word)),
            Self::Sentences(sentences) => sentences.get(row).iter().any(|sentence| has(sentence)),
            _ => false,
        }
    }

    /// The computed value that a table writes in place of an empty field.
    pub(super) fn otherwise(&self, designs: &D, row: &R) -> Value {
        match self {
            Self::Stated(_, _, work) => work(designs, row).map_or(Value::Nothing, Value::from),
            _ => Value::Nothing,
        }
    }

    /// Sets the field to a value that [`Sort::accept`] has accepted.
    ///
    /// # Errors
    /// Fails if the field holds values of another sort; the row is then unchanged.
    pub(super) fn set(&self, row: &mut R, value: &Value) -> Result<(), &'static str> {
        let small = |number: i64| u32::try_from(number).unwrap_or_default();
        match (self, value) {
            (
                Self::Line(_, set) | Self::Letters(_, _, set) | Self::Capitals(_, _, set) | Self::Prose(_, set),
                Value::Text(text),
            ) => set(row, text.clone()),
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
            (Self::Sentences(sentences), Value::Words(words)) => sentences.set(row, words),
            (Self::Numbers(_, _, set), Value::Numbers(numbers)) => set(row, numbers.clone()),
            (Self::Switch(_, _, set), Value::Switch(on)) => set(row, *on),
            (Self::Choice(choice), Value::Choice(index)) => choice.set(row, *index),
            (Self::Link(_, _, set) | Self::Within(_, _, set), Value::Nothing) => set(row, None),
            (Self::Link(_, _, set) | Self::Within(_, _, set), Value::Link(id)) => set(row, Some(*id)),
            (Self::Links(_, _, set), Value::Links(ids)) => set(row, ids.clone()),
            (Self::Colour(_, set), Value::Colour(tint)) => set(row, *tint),
            (Self::Picture(_, set), Value::Nothing) => set(row, None),
            (Self::Picture(_, set), Value::Picture(picture)) => set(row, Some(*picture)),
            (Self::Length(_, _, _, set), Value::Length(length)) => set(row, *length),
            (Self::Space(_, set), Value::Spaces(spaces)) => match spaces.as_slice() {
                [space] => set(row, *space),
                _ => return Err("it holds one space"),
            },
            (Self::Spaces(_, set), Value::Spaces(spaces)) => set(row, spaces.iter().copied().collect()),
            (Self::Stated(_, set, _), Value::Nothing) => set(row, None),
            (Self::Stated(_, set, _), Value::Number(number)) => set(row, Some(Points::new(*number))),
            _ => return Err("it holds values of another sort"),
        }
        Ok(())
    }
}
