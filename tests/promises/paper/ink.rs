//! Less ink: frames in place of grounds, or black alone, on every page of every template.

use std::sync::Arc;

use drydock::drawing::vision::lightness;
use drydock::drawing::{Color, Group, Ink, Item, Page, Picture, png};
use drydock::geometry::{Facing, Mm, Point, Rect, Size, Space};
use drydock::project::{self, Backs, Content, Game, PrintChoices, Project, StoredPicture};
use drydock::rules::Id;
use drydock::rules::launch_fighters::{Hull, Piece};
use drydock::sheets::launch_fighters::counters::{ShipCounter, fighter_counter, ship_counter};
use drydock::sheets::launch_fighters::map::token;
use drydock::sheets::launch_fighters::silhouette::Look;
use drydock::sheets::star_viking::counters::{Counter, Livery, SIDE, back};
use drydock::sheets::{self, Draft, Request, print, star_viking, to_pdf};

use super::{launch, template, templates, viking};

fn in_ink(project: &Project, ink: Ink) -> Project {
    let mut project = project.clone();
    Arc::make_mut(&mut project.print).ink = ink;
    project
}

fn pages(project: &Project, ink: Ink) -> Vec<Page> {
    print(&in_ink(project, ink), &Request::default()).sheets.into_iter().flat_map(|(_, pages)| pages).collect()
}

/// The colours of a page's pixels, so many to the millimetre.
fn pixels(page: &Page, to_the_millimetre: f64) -> Vec<Color> {
    let raster = png::raster(page, to_the_millimetre).expect("a bitmap");
    raster.rgba.chunks(4).map(|pixel| Color::rgb(pixel[0], pixel[1], pixel[2])).collect()
}

/// How much of a page is ink, in parts of a hundred: cyan, magenta and yellow beside the black that they share.
fn coverage(page: &Page, to_the_millimetre: f64) -> f64 {
    let pixels = pixels(page, to_the_millimetre);
    let ink = |color: &Color| {
        let [red, green, blue] = color.rgb.map(|channel| f64::from(channel) / 255.0);
        let most = red.max(green).max(blue);
        let hues = if most > 0.0 { (3.0 * most - red - green - blue) / most } else { 0.0 };
        hues + 1.0 - most
    };
    pixels.iter().map(ink).sum::<f64>() * 100.0 / pixels.len() as f64
}

#[test]
fn a_print_that_saves_ink_covers_no_page_with_more_than_thirty_in_a_hundred() {
    for game in Game::ALL {
        for (name, project) in templates(game) {
            let covered: Vec<(String, f64)> =
                pages(&project, Ink::Saving).iter().map(|page| (page.title.clone(), coverage(page, 1.0))).collect();
            for (title, ink) in &covered {
                assert!(*ink <= 30.0, "{name}, {title}: {ink:.1} %");
            }
            let all: f64 = covered.iter().map(|(_, ink)| ink).sum();
            if (game, name.as_str()) == (Game::StarViking, "sample") {
                assert!(all <= 300.0, "the sample of Star Viking takes {all:.0} %");
            }
        }
    }
}

#[test]
fn counters_save_as_much_when_their_lines_are_not_blurred_into_the_paper() {
    let mut project = in_ink(&template(Game::StarViking, "double"), Ink::Saving);
    for backs in [Backs::Duplex, Backs::Fold] {
        Arc::make_mut(&mut project.print).backs = backs;
        let only = Request { only: vec![star_viking::COUNTERS], ..Request::default() };
        for page in print(&project, &only).sheets.iter().flat_map(|(_, pages)| pages) {
            // In finer bitmaps the share of the ink grows by less than one in a hundred.
            let ink = coverage(page, 5.0);
            assert!(ink <= 30.0, "{backs:?}, {}: {ink:.1} %", page.title);
        }
    }
}

#[test]
fn words_are_dark_wherever_ink_is_saved() {
    fn check(items: &drawing::Items, title: &str) {
        for (_, item) in items {
            match item {
                Item::Text(run) => assert!(run.color.brightness() < 0.5 || run.color == Color::WHITE, "{title}: {:?}", run.text),
                Item::Group(group) => check(&group.items, title),
                Item::Path(_) | Item::Image(_) => {}
            }
        }
    }
    for game in Game::ALL {
        for (name, project) in templates(game) {
            for page in pages(&project, Ink::Saving) {
                check(&page.items, &format!("{name}, {}", page.title));
            }
        }
    }
}

#[test]
fn a_print_in_black_asks_the_printer_for_grays_alone() {
    let mut wearing = template(Game::LaunchFighters, "sample");
    let picture = image::RgbImage::from_fn(8, 8, |x, y| image::Rgb([200, x as u8 * 20, y as u8 * 20]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::DynamicImage::from(picture).write_to(&mut bytes, image::ImageFormat::Png).expect("a picture");
    let stored = StoredPicture::new("Red", bytes.into_inner()).expect("a picture that is taken");
    let id = Id::new(wearing.pictures.add(stored).number());
    let content = launch(&mut wearing);
    for id_of_ship in content.ships.ids().collect::<Vec<_>>() {
        content.ships.get_mut(id_of_ship).expect("a ship").picture = Some(id);
    }
    let mut projects: Vec<(String, Project)> = Game::ALL.into_iter().flat_map(templates).collect();
    projects.push(("with pictures".into(), wearing));
    for (name, project) in projects {
        let project = in_ink(&project, Ink::Black);
        for (kind, pages) in print(&project, &Request::default()).sheets {
            let bytes = to_pdf(&project, kind, &pages).expect("a PDF");
            let document = lopdf::Document::load_mem(&bytes).expect("a readable PDF");
            for (number, page) in document.get_pages() {
                let content = document.get_and_decode_page_content(page).expect("operations");
                let hue = content.operations.iter().find(|operation| {
                    ["rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN"].contains(&operation.operator.as_str())
                });
                assert!(hue.is_none(), "{name}, {kind}, page {number}: {hue:?}");
            }
            for object in document.objects.values().filter_map(|object| object.as_stream().ok()) {
                let colors = object.dict.get(b"ColorSpace").and_then(lopdf::Object::as_name).unwrap_or(b"DeviceGray");
                assert_eq!(colors, b"DeviceGray", "{name}, {kind}");
            }
        }
    }
}

/// A piece as it is printed in black, as a page of its own.
fn in_black(draft: Draft, side: Mm) -> Page {
    let items = Ink::Black.print(vec![(Point::ORIGIN, Group::of(draft.items).into())]);
    Page { items, ..Page::new("a piece", Size::of(side, side)) }
}

/// Which part of the pixels of two pieces differ by thirty steps of lightness.
fn difference(one: &Page, other: &Page) -> f64 {
    let (one, other) = (pixels(one, 12.0), pixels(other, 12.0));
    let apart = one.iter().zip(&other).filter(|(one, other)| (lightness(**one) - lightness(**other)).abs() >= 30.0);
    apart.count() as f64 / one.len() as f64
}

fn all_apart(pieces: &[Page], what: &str) {
    for (index, one) in pieces.iter().enumerate() {
        for (number, other) in pieces.iter().enumerate().take(index) {
            let share = difference(one, other);
            assert!(share >= 0.08, "{what}: sides {number} and {index} differ in {:.1} % of their pixels", share * 100.0);
        }
    }
}

#[test]
fn counters_that_are_alike_but_for_their_side_differ_in_black() {
    let project = template(Game::StarViking, "sample");
    for (_, unit) in viking(&project).units.iter() {
        let of = |livery: Livery| in_black(Counter { livery, ..Counter::of(unit) }.front(), SIDE);
        all_apart(&Livery::ALL.map(of), &unit.label());
    }
    all_apart(&Livery::ALL.map(|livery| in_black(back(livery), SIDE)), "backs");
    let Content::LaunchFighters(content) = &template(Game::LaunchFighters, "sample").content else {
        panic!("designs of another game")
    };
    let side = Mm::new(18.0);
    for (_, ship) in content.ships.iter() {
        let counter = |number: u8| {
            let look = Look { hull: Hull::Wedge, ..Look::default() }.on_side(number);
            let counter = ShipCounter { ship, name: &ship.name, letter: "A", price: None, look, flagship: false, picture: None };
            in_black(ship_counter(&counter, side), side)
        };
        all_apart(&[0, 1, 2, 3].map(counter), &ship.name);
    }
    let squadron = |number: u8| in_black(fighter_counter(Look::default().on_side(number), "B", SIDE), SIDE);
    all_apart(&[0, 1, 2, 3].map(squadron), "a squadron");
}

/// The pages of a piece as they are printed in black.
fn all_in_black(pages: Vec<Page>) -> Vec<Page> {
    pages.into_iter().map(|page| Page { items: Ink::Black.print(page.items.clone()), ..page }).collect()
}

#[test]
fn counters_of_freedom_in_the_galaxy_that_are_alike_but_for_their_side_differ_in_black() {
    use drydock::rules::freedom_in_the_galaxy::{Content, InCharacter, InUnit, Place, Side};
    let project::Content::FreedomInTheGalaxy(mut content) = template(Game::FreedomInTheGalaxy, "sample").content else {
        panic!("designs of another game")
    };
    let faces = |content: &Content, place| all_in_black(sheets::freedom_in_the_galaxy::counters::faces(content, place, None));
    let compare = |both: [Vec<Page>; 2], what: &str| {
        let [rebel, imperial] = both;
        for (one, other) in rebel.into_iter().zip(imperial) {
            all_apart(&[one, other], what);
        }
    };
    for id in content.units.ids().collect::<Vec<_>>() {
        let both = Side::ALL.map(|side| {
            content.units.get_mut(id).expect("a unit").side = side;
            faces(&content, Place::Unit(id, InUnit::Whole))
        });
        compare(both, content.units.get(id).expect("a unit").label());
    }
    for id in content.characters.ids().take(12).collect::<Vec<_>>() {
        let both = Side::ALL.map(|side| {
            content.characters.get_mut(id).expect("a character").side = side;
            faces(&content, Place::Character(id, InCharacter::Whole))
        });
        compare(both, content.characters.get(id).expect("a character").label());
    }
}

#[test]
fn counters_of_vikings_that_are_alike_but_for_their_people_differ_in_black() {
    let Content::Vikings(content) = template(Game::Vikings, "sample").content else { panic!("designs of another game") };
    let peoples: Vec<&str> = content.peoples().into_iter().take(4).collect();
    assert!(peoples.len() > 1, "{peoples:?}");
    let mut troops = Vec::new();
    for (_, character) in content.characters.iter() {
        // One of each kind of troops; the others have the same ground and another name.
        if troops.contains(&character.troop) {
            continue;
        }
        troops.push(character.troop);
        let of = |people: &&str| {
            let character = vikings::Character { people: (*people).to_owned(), ..character.clone() };
            let shown = sheets::vikings::counters::faces_of(&content, &character);
            all_in_black(shown.into_iter().map(|shown| shown.page).collect())
        };
        let sides: Vec<Vec<Page>> = peoples.iter().map(of).collect();
        for face in 0..sides[0].len() {
            let pieces: Vec<Page> = sides.iter().map(|side| side[face].clone()).collect();
            all_apart(&pieces, &format!("{}, {}", character.label(), pieces[0].title));
        }
    }
}

/// Houses whose arms differ in nothing but hue are named; those of the sample do not.
#[test]
fn arms_that_hue_alone_tells_apart_are_found() {
    use drydock::rules::Tint;
    let mut project = template(Game::SpaceViking, "sample");
    let kind = sheets::space_viking::REFEREE_MAP;
    let alike = |project: &Project| {
        let printout = print(project, &Request { only: vec![kind], ..Request::default() });
        printout.findings.iter().filter(|finding| finding.about.name == "sides-alike").count()
    };
    assert_eq!(alike(&project), 0);
    let Content::SpaceViking(content) = &mut project.content else { panic!("designs of another game") };
    let mut change = |id: u32, field: [u8; 3]| {
        let player = content.players.get_mut(Id::new(id)).expect("a player");
        player.arms = space_viking::Arms { field: Tint(field), ..space_viking::Arms::default() };
    };
    change(1, [226, 60, 42]);
    change(2, [44, 146, 62]);
    assert_eq!(alike(&project), 1, "a red and a green of one lightness");
    let Content::SpaceViking(content) = &mut project.content else { panic!("designs of another game") };
    content.players.get_mut(Id::new(2)).expect("a player").arms.field = Tint([250, 240, 200]);
    assert_eq!(alike(&project), 0);
}

#[test]
fn units_in_the_picture_of_a_set_up_show_their_side_in_every_ink() {
    let mut project = template(Game::LaunchFighters, "sample");
    let content = launch(&mut project).clone();
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let map = scenario.map.and_then(|map| content.maps.get(map)).expect("a map");
    let ships: Vec<Piece> = scenario.sides.iter().map(|(id, side)| Piece::Ship(id, side.ships[0].ship)).collect();
    let side = Mm::new(10.0);
    let drawn = |ink: Ink| {
        let page = |piece: &Piece| {
            let token = token(&content, scenario, map.grid, *piece, Space::default(), Facing::default()).expect("a ship");
            let mut draft = Draft::new();
            token.draw(&mut draft, Point::at(side * 0.6, side * 0.6), side);
            Page { items: ink.print(draft.items), ..Page::new("a token", Size::of(side * 1.2, side * 1.2)) }
        };
        ships.iter().map(page).collect::<Vec<_>>()
    };
    let hue = |color: &Color| color.rgb.iter().max() > color.rgb.iter().min().map(|least| least.saturating_add(30)).as_ref();
    for page in drawn(Ink::Saving) {
        let colored = pixels(&page, 8.0).iter().filter(|color| hue(color)).count();
        assert!(colored > 300, "a frame in the colour of the side: {colored} pixels");
    }
    for ink in [Ink::Saving, Ink::Black] {
        let pages = drawn(ink);
        all_apart(&pages, ink.label());
        for page in &pages {
            let letter = page.items.iter().find_map(|(_, item)| if let Item::Text(run) = item { Some(run.color) } else { None });
            assert!(letter.is_some_and(|color| lightness(color) < 20.0), "{}: {letter:?}", ink.label());
        }
    }
}

#[test]
fn characters_in_the_picture_of_a_set_up_of_vikings_show_their_side_without_colours() {
    use drydock::drawing::{Items, Segment};
    use drydock::rules::vikings::Player;
    /// Whether each outline of a colour is round.
    fn round(items: &Items, color: Color, found: &mut Vec<bool>) {
        for (_, item) in items {
            match item {
                Item::Path(path) if path.fill == Some(color) => {
                    found.push(path.segments.iter().any(|segment| matches!(segment, Segment::Cubic(..))));
                }
                Item::Group(group) => round(&group.items, color, found),
                _ => {}
            }
        }
    }
    let kind = sheets::vikings::SCENARIOS;
    let printout = print(&template(Game::Vikings, "sample"), &Request { only: vec![kind], ..Request::default() });
    for (player, is_round) in [(Player::A, true), (Player::B, false)] {
        let mut found = Vec::new();
        round(&printout.pages(kind)[0].items, sheets::vikings::scenarios::color(player), &mut found);
        assert!(found.len() > 20 && found.iter().all(|one| *one == is_round), "{player:?}: {found:?}");
    }
}

#[test]
fn types_of_worlds_are_told_by_letters_too() {
    let kind = sheets::space_viking::REFEREE_MAP;
    let project = in_ink(&template(Game::SpaceViking, "sample"), Ink::Black);
    let printout = print(&project, &Request { only: vec![kind], one_page: true, ..Request::default() });
    let [map] = printout.pages(kind) else { panic!("one page") };
    let said = super::words(map);
    let letters: Vec<&str> = said.iter().map(|(run, ..)| run.text.as_str()).filter(|text| text.chars().count() == 1).collect();
    for letter in ["S", "C", "A", "I", "R", "M", "T", "B"] {
        assert!(letters.contains(&letter), "the key has no {letter}");
    }
    // Beside the key every world that bears no arms has one.
    assert!(letters.len() > 8 + 25, "{} letters", letters.len());
}

#[test]
fn a_picture_of_the_designers_own_is_printed_without_hue() {
    let stripes = image::RgbaImage::from_fn(6, 6, |x, _| image::Rgba([250, 20, 60, if x < 3 { 255 } else { 0 }]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::DynamicImage::from(stripes).write_to(&mut bytes, image::ImageFormat::Png).expect("a picture");
    let picture = Picture { bytes: bytes.into_inner().into(), size: Size::new(6.0, 6.0), description: String::new() };
    let page =
        |ink: Ink| Page { items: ink.print(vec![(Point::ORIGIN, picture.clone().into())]), ..Page::new("", Size::new(6.0, 6.0)) };
    for color in pixels(&page(Ink::Black), 4.0) {
        assert!(color.rgb[0] == color.rgb[1] && color.rgb[1] == color.rgb[2], "{color:?}");
    }
    assert!(coverage(&page(Ink::Saving), 1.0) < coverage(&page(Ink::Full), 1.0) * 0.6);
}

#[test]
fn pages_in_full_colours_are_what_they_were_and_a_project_says_nothing_of_them() {
    let project = template(Game::StarViking, "sample");
    assert_eq!(project.print.ink, Ink::Full);
    let said = ron::to_string(&*project.print).expect("choices can be written");
    assert!(!said.contains("ink"), "{said}");
    for ink in Ink::ALL {
        let chosen = PrintChoices { ink, ..PrintChoices::default() };
        let text = ron::to_string(&chosen).expect("choices can be written");
        assert_eq!(ron::from_str::<PrintChoices>(&text), Ok(chosen));
    }
    let sky = Rect::at(0.0, 0.0, 10.0, 10.0);
    let ground = drawing::Path::rect(sky).filled(Color::rgb(10, 12, 22)).as_ground(drawing::Ground::Plain);
    let printed = Ink::Saving.print(vec![(Point::ORIGIN, ground.into())]);
    assert!(matches!(&printed[0].1, Item::Path(path) if path.fill == Some(Color::WHITE)));
}
