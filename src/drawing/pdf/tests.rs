use lopdf::Object;

use super::*;
use crate::text::{Style, line};
use crate::{Face, Group, samples};
use geometry::{Point, Size, Transform};

fn read(bytes: &[u8]) -> lopdf::Document {
    lopdf::Document::load_mem(bytes).expect("a readable PDF")
}

fn titled(title: &str) -> Page {
    let mut page = Page::new(title, Size::new(100.0, 50.0));
    page.items.push(line("Fleets of the Völkerbund – 3 ★", Style::new(Face::Regular, 4.0), Point::new(10.0, 20.0)));
    page
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    let pages = [samples::page(), titled("Ships / One"), titled("Ships / Two")];
    let document = Document { subject: "ships", keywords: &["one", "two"], ..Document::new("Flotte Ü") };
    let bytes = pdf(&document, &pages).expect("a PDF");
    assert!(bytes.starts_with(b"%PDF-1.7"));
    assert!(bytes == pdf(&document, &pages).expect("a PDF"), "two saves differ");
    let other = pdf(&Document::new("Another"), &pages).expect("a PDF");
    let id = |bytes: &[u8]| read(bytes).trailer.get(b"ID").cloned().expect("an ID");
    assert_ne!(id(&bytes), id(&other));
}

#[test]
fn a_document_says_what_it_is() {
    let mut pages = [samples::page(), titled("Ships / One"), titled("Ships / Two")];
    pages[1].trim = None;
    let written = read(&pdf(&Document::new("Fleet"), &pages).expect("a PDF"));
    let catalog = written.catalog().expect("a catalog");
    assert_eq!(catalog.get(b"Lang").and_then(Object::as_str).expect("a language"), b"en");
    let outline = written.get_dict_in_dict(catalog, b"Outlines").expect("an outline");
    assert_eq!(outline.get(b"Count").and_then(Object::as_i64).expect("a count"), 2);
    let boxes: Vec<_> = written.page_iter().map(|id| written.get_dictionary(id).expect("a page")).collect();
    let numbers = |page: usize, name: &[u8]| {
        let array = boxes[page].get(name).and_then(Object::as_array).expect("a box");
        array.iter().map(|number| number.as_float().expect("a number")).collect::<Vec<_>>()
    };
    assert_eq!(numbers(0, b"MediaBox"), [0.0, 0.0, 340.16, 453.54]);
    assert_eq!(numbers(0, b"TrimBox"), [14.17, 14.17, 325.98, 439.37]);
    assert_eq!(numbers(0, b"BleedBox"), [5.67, 5.67, 334.49, 447.87]);
    assert_eq!(numbers(1, b"TrimBox"), numbers(1, b"MediaBox"));
}

#[test]
fn words_can_be_copied_out_again() {
    let written = read(&pdf(&Document::new("Fleet"), &[titled("One")]).expect("a PDF"));
    let text = written.extract_text(&[1]).expect("text");
    assert!(text.contains("Fleets of the Völkerbund – 3 ★"), "{text:?}");
}

#[test]
fn words_behind_a_group_in_another_font_are_their_own() {
    let words = |text: &str, face: Face, y: f64| line(text, Style::new(face, 4.0), Point::new(10.0, y));
    let mut page = titled("One");
    let mut bold = Group::of(vec![words("Zulu", Face::Bold, 30.0)]);
    bold.transform = Transform::scale(0.5, 0.5);
    page.items.extend([(Point::ORIGIN, bold.into()), words("Gruß 42", Face::Regular, 40.0)]);
    let written = read(&pdf(&Document::new("Fleet"), &[page]).expect("a PDF"));
    let text = written.extract_text(&[1]).expect("text");
    assert!(text.contains("Zulu") && text.contains("Gruß 42"), "{text:?}");
}

#[test]
fn only_used_glyphs_are_embedded() {
    let bytes = pdf(&Document::new("Fleet"), &[titled("One")]).expect("a PDF");
    assert!(bytes.len() < 30_000, "{} bytes for one line of text", bytes.len());
    let written = read(&bytes);
    let names: Vec<String> = written
        .objects
        .values()
        .filter_map(|object| object.as_dict().ok()?.get(b"FontName").and_then(Object::as_name).ok())
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .collect();
    assert_eq!(names.len(), 1);
    let (tag, name) = names[0].split_once('+').expect("a subset tag");
    assert!(tag.len() == 6 && tag.bytes().all(|letter| letter.is_ascii_uppercase()) && name == "Inter-Regular");
}

#[test]
fn there_is_no_document_without_pages() {
    assert_eq!(pdf(&Document::new("Empty"), &[] as &[Page]), Err(PdfError::NoPages));
    assert!(pdf(&Document::new("Blank"), &[Page::new("", Size::new(50.0, 50.0))]).is_ok());
}

#[test]
fn a_picture_drawn_often_is_kept_once() {
    let mut page = samples::page();
    let once = pdf(&Document::new("Fleet"), &[page.clone()]).expect("a PDF").len();
    let items = page.items.clone();
    page.items.extend(items);
    let kept = |bytes: &[u8]| {
        read(bytes).objects.values().filter(|object| object.as_stream().is_ok_and(|stream| stream.dict.has(b"Width"))).count()
    };
    let twice = pdf(&Document::new("Fleet"), &[page]).expect("a PDF");
    assert_eq!(kept(&twice), 2, "a PNG and a JPEG");
    assert!(twice.len() < once * 2);
}

/// A page with a large picture of stars, drawn this far to the right.
fn starry(title: &str, to_the_right: f64, shift: f64) -> Page {
    let star = |number: i32| {
        let at = Point::new(f64::from(number % 20) * 2.0 + shift, f64::from(number / 20) * 4.0);
        (Point::ORIGIN, crate::Path::circle(at, geometry::Mm::new(0.4)).filled(crate::Color::gray(number as u8)).into())
    };
    let mut page = Page::new(title, Size::new(100.0, 50.0));
    page.items.push((Point::new(to_the_right, 3.0), Group::of((0..160).map(star).collect()).as_picture().into()));
    page.items.push(line(title, Style::new(Face::Regular, 4.0), Point::new(10.0, 40.0)));
    page
}

/// The number of drawings that a document stores separately.
fn drawings(written: &lopdf::Document) -> usize {
    let is_drawing = |object: &&Object| match object {
        Object::Stream(stream) => stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|name| name == b"Form"),
        _ => false,
    };
    written.objects.values().filter(is_drawing).count()
}

#[test]
fn a_large_picture_that_repeats_is_one_object_and_one_that_differs_is_another() {
    let made = |pages: &[Page]| pdf(&Document::new("Stars"), pages).expect("a PDF");
    let once = made(&[starry("One", 0.0, 0.0)]);
    let repeated: Vec<Page> = (0..20).map(|number| starry(&format!("Page {number}"), f64::from(number), 0.0)).collect();
    let often = made(&repeated);
    let written = read(&often);
    assert_eq!((drawings(&read(&once)), drawings(&written)), (1, 1));
    assert!(often.len() < once.len() + 20 * 1500, "{} and {} bytes", once.len(), often.len());
    assert!(written.extract_text(&[20]).expect("text").contains("Page 19"), "what follows the picture is on the page");
    assert_eq!(drawings(&read(&made(&[starry("One", 0.0, 0.0), starry("Two", 0.0, 0.7)]))), 2);
    // A drawing refers to the fonts and opacities of its document, but not to itself.
    let form = written.objects.values().find_map(|object| match object {
        Object::Stream(stream) if stream.dict.has(b"BBox") => Some(&stream.dict),
        _ => None,
    });
    let resources = written.get_dict_in_dict(form.expect("a drawing"), b"Resources").expect("its resources");
    assert!(resources.has(b"Font") && resources.has(b"ExtGState"));
    assert!(written.get_dict_in_dict(resources, b"XObject").expect("its pictures").is_empty());
}

#[test]
fn what_is_too_large_for_a_document_is_refused_with_a_sentence() {
    // Pages of random lines, which cannot be compressed. Each page is made only when it is needed.
    let mut seed = 1_u64;
    let noisy = move |number: usize| {
        let mut random = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 40) as f64 / 16_777.0
        };
        let mut page = Page::new(format!("Page {number}"), Size::new(1000.0, 1000.0));
        let points: Vec<Point> = (0..60_000).map(|_| Point::new(random(), random())).collect();
        page.items.push((Point::ORIGIN, crate::Path::line(&points).stroked(crate::Color::BLACK, 0.1).into()));
        page
    };
    let refused = pdf(&Document::new("Noise"), (0..1_000).map(noisy)).expect_err("hundreds of megabytes");
    assert_eq!(refused, PdfError::TooLarge);
    assert!(refused.to_string().contains("larger than 96 MB"), "{refused}");
}
