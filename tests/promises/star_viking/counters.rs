//! Counters: silhouettes that are not taken for each other, and words that never run into each other.

use drydock::drawing::{Ink, Item, Items, Page, png};
use drydock::geometry::{Mm, Point, Rect, Size};
use drydock::project::{Content, Game, Library, Project, StoredPicture};
use drydock::rules::star_viking::{Color, Operations, PartShape, Pasted, Symbol, SymbolPart, Technology, UnitType};
use drydock::rules::{Id, Level};
use drydock::sheets::star_viking::counters::{Counter, SIDE, taken_apart};
use drydock::sheets::{self, Draft, Request, print};

/// As a printer of 150 dots to the inch shows it.
const DOTS: f64 = 150.0 / 25.4;
/// How far two symbols are shifted against each other, in these dots, to lie on each other as well as they can: a millimetre.
const SHIFT: i32 = 6;
/// The least part of two symbols' ink that has none of the other's within a dot, which is what an eye at arm's length tells apart. Of this program's
/// first symbols, ships from the side with different trim, twelve pairs were below it: frigate and sloop had 0.057, escort and patrol boat 0.056.
const APART: f64 = 0.12;

fn star_viking(name: &str) -> Project {
    Library::bundled().template(Game::StarViking, name).expect("a template")
}

fn page(draft: Draft, ink: Ink) -> Page {
    Page { items: ink.print(draft.items), ..Page::new("a counter", Size::of(SIDE, SIDE)) }
}

/// What of a counter is ink, a row of dots in a number.
#[derive(Clone)]
struct Mask(Vec<u128>);

impl Mask {
    /// What a symbol adds to a counter that is alike but for it.
    fn of(symbol: Symbol, operations: Operations, ink: Ink) -> Self {
        let drawn = |symbol| {
            let unit = UnitType { operations, symbol, ..UnitType::default() };
            png::raster(&page(Counter::of(&unit).front(), ink), DOTS).expect("a bitmap")
        };
        let (with, without) = (drawn(symbol), drawn(Symbol::None));
        let differs = |(one, other): (&[u8], &[u8])| (0..3).any(|channel| one[channel].abs_diff(other[channel]) > 110);
        let rows = with.rgba.chunks(4 * with.width as usize).zip(without.rgba.chunks(4 * with.width as usize));
        let row = |(one, other): (&[u8], &[u8])| {
            let dots = one.chunks(4).zip(other.chunks(4)).map(differs);
            // Room at both sides to be shifted into.
            dots.enumerate().map(|(x, dot)| u128::from(dot) << (x + 20)).sum()
        };
        Self(rows.map(row).collect())
    }

    fn row(&self, y: i32) -> u128 {
        usize::try_from(y).ok().and_then(|y| self.0.get(y).copied()).unwrap_or_default()
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Every dot with those round it.
    fn thickened(&self) -> Self {
        let wide: Vec<u128> = self.0.iter().map(|row| row | row << 1 | row >> 1).collect();
        let wide = Self(wide);
        Self((0..self.0.len() as i32).map(|y| wide.row(y - 1) | wide.row(y) | wide.row(y + 1)).collect())
    }
}

/// The part of the ink of two symbols, laid over each other as well as they lie, that is not near the other's.
fn difference((one, thick_one): &(Mask, Mask), (other, thick_other): &(Mask, Mask)) -> f64 {
    let shifts = || (-SHIFT..=SHIFT).step_by(2);
    let all = one.count() + other.count();
    let apart = |across: i32, down: i32| {
        let shifted = |row: u128| if across < 0 { row >> -across } else { row << across };
        let rows = -SHIFT..one.0.len() as i32 + SHIFT;
        let alone = rows.map(|y| {
            let (its, near_it) = (shifted(other.row(y - down)), shifted(thick_other.row(y - down)));
            (one.row(y) & !near_it).count_ones() + (its & !thick_one.row(y)).count_ones()
        });
        f64::from(alone.sum::<u32>()) / f64::from(all)
    };
    shifts().flat_map(|across| shifts().map(move |down| apart(across, down))).fold(1.0, f64::min)
}

#[test]
fn no_symbol_is_taken_for_another_at_print_size_in_colours_or_in_black() {
    for ink in [Ink::Full, Ink::Black] {
        for operations in [Operations::S, Operations::V] {
            let masks: Vec<_> = Symbol::ALL
                .into_iter()
                .filter(|symbol| *symbol != Symbol::None)
                .map(|symbol| {
                    let mask = Mask::of(symbol, operations, ink);
                    let thick = mask.thickened();
                    (symbol, (mask, thick))
                })
                .collect();
            let mut pairs = Vec::new();
            for (index, (symbol, mask)) in masks.iter().enumerate() {
                assert!(mask.0.count() > 200, "{symbol:?} is a blot of {} dots", mask.0.count());
                pairs.extend(masks[..index].iter().map(|(other, its)| (difference(mask, its), symbol, other)));
            }
            pairs.sort_by(|one, other| one.0.total_cmp(&other.0));
            assert!(pairs[0].0 >= APART, "{ink:?}: {:?}", &pairs[..5]);
        }
    }
}

/// The words of a drawing with the boxes of their letters.
fn words(items: &Items, at: Point, found: &mut Vec<(String, Rect, Mm)>) {
    for (place, item) in items {
        let here = at + (*place - Point::ORIGIN);
        match item {
            Item::Text(run) => {
                let box_of = Rect {
                    min: Point::at(here.x, here.y - run.face.cap_height(run.size)),
                    max: Point::at(here.x + run.width, here.y),
                };
                found.push((run.text.clone(), box_of, run.size));
            }
            Item::Group(group) => words(&group.items, here, found),
            Item::Path(_) | Item::Image(_) => {}
        }
    }
}

fn check_words(unit: &UnitType, number: Option<u32>) {
    let front = Counter::of(unit).numbered(number).front();
    let mut found = Vec::new();
    words(&front.items, Point::ORIGIN, &mut found);
    let whole = Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE));
    for (index, (text, rect, size)) in found.iter().enumerate() {
        let label = unit.label();
        assert!(*size >= Draft::SMALLEST - Mm::new(1e-9), "{label}: {text:?} is {:.1} points high", size.to_points());
        assert!(whole.encloses(*rect), "{label}: {text:?} sticks out");
        for (other, its, _) in &found[..index] {
            let clear = rect.min.x >= its.max.x || its.min.x >= rect.max.x || rect.min.y >= its.max.y || its.min.y >= rect.max.y;
            assert!(clear, "{label}: {text:?} runs into {other:?}");
        }
    }
}

#[test]
fn words_on_a_counter_keep_apart_and_are_five_points_high_at_the_least() {
    let project = star_viking("sample");
    let Content::StarViking(content) = &project.content else { panic!("it is of Star Viking") };
    for (_, unit) in content.units.iter() {
        for number in [None, Some(7), Some(16)] {
            check_words(unit, number);
            assert!(Counter::of(unit).numbered(number).front().cut.is_empty(), "{}", unit.label());
        }
    }
    let ninety_nine = Level::clamped(99);
    for operations in Operations::ALL {
        for color in Color::ALL {
            let unit = UnitType {
                color,
                letters: "WMWMWM".into(),
                technology: Technology::A,
                operations,
                ew: ninety_nine,
                attack: ninety_nine,
                defense: ninety_nine,
                capacity: Some(ninety_nine),
                size: Some(ninety_nine),
                multi_hit: operations == Operations::LimitedP,
                ..UnitType::default()
            };
            check_words(&unit, Some(1998));
        }
    }
}

#[test]
fn two_vikings_have_counters_of_their_own_and_every_unit_a_number_of_its_own() {
    let project = star_viking("double");
    let request = Request { only: vec![sheets::star_viking::COUNTERS], ..Request::default() };
    let printout = print(&project, &request);
    let mut fronts = Vec::new();
    for page in printout.pages(sheets::star_viking::COUNTERS).iter().step_by(2) {
        for (_, item) in &page.items {
            if let Item::Group(group) = item
                && group.tag.is_some()
            {
                fronts.push(format!("{:?}", group.items));
            }
        }
    }
    let all = fronts.len();
    let Content::StarViking(content) = &project.content else { panic!("it is of Star Viking") };
    assert_eq!(all, 2 * content.counters() as usize);
    fronts.sort();
    fronts.dedup();
    // Hit markers are alike, and so are types of which a set holds one counter, in blue and green.
    assert!(
        all - fronts.len() <= 2 * content.tables.markers.total() as usize,
        "{} of {all} fronts are like another",
        all - fronts.len()
    );
}

#[test]
fn a_symbol_taken_apart_is_drawn_as_it_was() {
    for symbol in Symbol::ALL {
        let unit = UnitType { operations: Operations::S, symbol, ..UnitType::default() };
        let apart = UnitType { parts: taken_apart(symbol), symbol: Symbol::None, ..unit.clone() };
        let dots = |unit: &UnitType| png::raster(&page(Counter::of(unit).front(), Ink::Full), DOTS).expect("a bitmap").rgba;
        let (whole, parts) = (dots(&unit), dots(&apart));
        let off = whole.iter().zip(&parts).filter(|(one, other)| one.abs_diff(**other) > 60).count();
        assert!(off < 60, "{symbol:?}: {off} of {} differ", whole.len());
        let text = ron::to_string(&apart).expect("it can be written");
        assert_eq!(ron::from_str::<UnitType>(&text).as_ref(), Ok(&apart));
    }
}

#[test]
fn a_counter_of_the_book_says_nothing_of_pictures_and_parts() {
    let text = ron::to_string(&UnitType::default()).expect("it can be written");
    assert!(!text.contains("parts") && !text.contains("picture") && !text.contains("back"), "{text}");
}

#[test]
fn every_piece_of_the_kit_leaves_ink_and_nothing_beyond_the_box_of_a_symbol() {
    for shape in PartShape::KIT {
        let label = shape.label();
        let unit = UnitType {
            operations: Operations::S,
            parts: vec![SymbolPart { right: 500, ..SymbolPart::of(shape) }],
            ..UnitType::default()
        };
        let front = Counter::of(&unit).front();
        let bare = Counter::of(&UnitType { parts: Vec::new(), ..unit.clone() }).front();
        let [drawn, empty] = [front, bare].map(|draft| png::raster(&page(draft, Ink::Full), DOTS).expect("a bitmap"));
        let row = 4 * drawn.width as usize;
        let differing: Vec<usize> = (0..drawn.rgba.len() / 4)
            .filter(|dot| drawn.rgba[dot * 4..dot * 4 + 3] != empty.rgba[dot * 4..dot * 4 + 3])
            .collect();
        assert!(differing.len() > 30, "{label} leaves {} dots", differing.len());
        assert!(differing.iter().all(|dot| (dot % (row / 4)) < 72), "{label} runs over the frame");
    }
}

#[test]
fn pictures_of_the_designers_own_stand_on_fronts_and_backs_and_are_cut_off_there() {
    let mut project = star_viking("sample");
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(40, 20, image::Rgb([255, 0, 255]))
        .write_to(&mut bytes, image::ImageFormat::Png)
        .expect("a picture");
    let stored = StoredPicture::new("Own", bytes.into_inner()).expect("a picture");
    let picture = Id::new(project.pictures.add(stored).number());
    let Content::StarViking(content) = &mut project.content else { panic!("it is of Star Viking") };
    let (id, unit) = content.units.iter().next().map(|(id, unit)| (id, unit.clone())).expect("a unit");
    let pasted = Pasted { zoom: 400, right: 30, down: -30, ..Pasted::of(picture) };
    let unit = UnitType { picture: Some(pasted.clone()), back: Some(pasted), ..unit };
    *content.units.get_mut(id).expect("a unit") = unit.clone();
    assert_eq!(project.content.pictures().len(), 2, "the front and the back");
    let printout = print(&project, &Request { only: vec![sheets::star_viking::COUNTERS], ..Request::default() });
    for page in &printout.pages(sheets::star_viking::COUNTERS)[..2] {
        assert!(has_picture(&page.items), "{} shows no picture", page.title);
    }
    let counter = Counter::of(&unit).with_pictures(&project);
    for (draft, least) in [(counter.front(), 0.2), (counter.back(), 0.7)] {
        let raster = png::raster(&page(draft, Ink::Full), DOTS).expect("a bitmap");
        let side = raster.width as usize;
        let pink = |dot: usize| raster.rgba[dot * 4] > 240 && raster.rgba[dot * 4 + 1] < 20 && raster.rgba[dot * 4 + 2] > 240;
        let found = (0..side * side).filter(|dot| pink(*dot)).count();
        assert!(found as f64 > least * (side * side) as f64, "{found} dots");
        let edge = |dot: &usize| dot % side < 3 || dot % side > side - 4 || dot / side < 3 || dot / side > side - 4;
        assert!(!(0..side * side).filter(edge).any(pink), "the frame is covered");
    }
    let without = Counter::of(&unit).front();
    assert!(!has_picture(&without.items), "a project that does not hold it shows the symbol");
}

fn has_picture(items: &Items) -> bool {
    items.iter().any(|(_, item)| match item {
        Item::Image(_) => true,
        Item::Group(group) => has_picture(&group.items),
        Item::Path(_) | Item::Text(_) => false,
    })
}
