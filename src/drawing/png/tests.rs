use super::*;
use crate::{Color, Group, Item, Path, Stroke, samples};
use geometry::{Angle, Size};

fn pixel(raster: &Raster, x: u32, y: u32) -> [u8; 3] {
    let at = ((y * raster.width + x) * 4) as usize;
    [raster.rgba[at], raster.rgba[at + 1], raster.rgba[at + 2]]
}

fn page(items: Vec<Item>) -> Page {
    Page { items: items.into_iter().map(|item| (Point::ORIGIN, item)).collect(), ..Page::new("", Size::new(40.0, 20.0)) }
}

const BLACK: [u8; 3] = [0; 3];
const WHITE: [u8; 3] = [255; 3];

#[test]
fn a_page_has_its_size_and_records_its_resolution() {
    let bytes = png(&samples::page(), Resolution::PRINT).expect("a bitmap");
    let reader = ::png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
    assert_eq!((reader.info().width, reader.info().height), (1417, 1890));
    let dims = reader.info().pixel_dims.expect("a resolution");
    assert_eq!((dims.xppu, dims.yppu), (11811, 11811));
}

#[test]
fn strips_make_the_same_picture_as_the_whole() {
    let page = samples::page();
    let scale = Resolution(60.0).per_millimetre();
    let whole = raster(&page, scale).expect("a bitmap");
    let placed = Placed::of(&page, Transform::scale(scale, scale));
    let mut painter = Painter::new();
    let mut strips = Vec::new();
    for top in (0..whole.height).step_by(37) {
        let rows = 37.min(whole.height - top);
        strips.extend(strip(&mut painter, &placed, (whole.width, top, rows)).expect("a strip").take());
    }
    assert_eq!(whole.rgba.len(), strips.len());
    // Curves are divided at the edges of strips, that is, in other places than in the whole picture; this changes the shade of a few pixels along
    // them.
    let other = whole.rgba.iter().zip(&strips).filter(|(one, other)| one.abs_diff(**other) > 32).count();
    assert!(other * 1000 < strips.len(), "{other} of {} channels differ", strips.len());
}

/// Several workers compress a file in parts. The file that is read back has the same pixels as a page painted in one piece.
#[test]
fn a_file_holds_what_was_painted() {
    let mut plain = samples::page();
    plain.items.retain(|(_, item)| matches!(item, Item::Path(_) | Item::Text(_)));
    for page in [samples::page(), plain] {
        let resolution = Resolution(160.0);
        let whole = raster(&page, resolution.per_millimetre()).expect("a bitmap");
        let bytes = png(&page, resolution).expect("a file");
        assert!(bytes == png(&page, resolution).expect("a file"), "two files differ");
        let mut reader = ::png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
        let mut read = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut read).expect("sound pixels");
        assert_eq!(read.len(), (whole.width * whole.height * 3) as usize);
        let pairs = read.chunks_exact(3).zip(whole.rgba.chunks_exact(4));
        let other = pairs.flat_map(|(one, other)| (0..3).map(move |channel| one[channel].abs_diff(other[channel])));
        assert!(other.filter(|difference| *difference > 32).count() * 1000 < read.len());
    }
}

#[test]
fn clips_turn_with_their_group() {
    let square = Path::rect(Rect::at(-100.0, -100.0, 200.0, 200.0)).filled(Color::BLACK);
    let clipped = |clip: Path| Group::of(vec![(Point::ORIGIN, square.clone().into())]).clipped(clip);
    let straight = raster(&page(vec![clipped(Path::rect(Rect::at(10.0, 5.0, 10.0, 10.0))).into()]), 2.0).expect("a bitmap");
    assert_eq!(
        [pixel(&straight, 21, 11), pixel(&straight, 19, 11), pixel(&straight, 39, 29), pixel(&straight, 41, 29)],
        [BLACK, WHITE, BLACK, WHITE]
    );
    let turned = clipped(Path::rect(Rect::at(0.0, -10.0, 5.0, 10.0))).with_transform(Transform::rotate(Angle::degrees(90.0)));
    let turned = raster(&page(vec![turned.into()]), 2.0).expect("a bitmap");
    assert_eq!([pixel(&turned, 10, 5), pixel(&turned, 30, 5), pixel(&turned, 10, 15)], [BLACK, WHITE, WHITE]);
    let nothing = raster(&page(vec![clipped(Path::default()).into()]), 2.0).expect("a bitmap");
    assert!(nothing.rgba.iter().all(|channel| *channel == 255));
}

#[test]
fn lines_grow_with_their_group() {
    let line = Path::line(&[Point::new(0.0, 5.0), Point::new(20.0, 5.0)]).with_stroke(Stroke::new(Color::BLACK, Mm::new(1.0)));
    let group = Group::of(vec![(Point::ORIGIN, line.into())]).with_transform(Transform::scale(2.0, 3.0));
    let raster = raster(&page(vec![group.into()]), 1.0).expect("a bitmap");
    let dark = (0..raster.height).filter(|y| pixel(&raster, 20, *y) == BLACK).count();
    assert_eq!(dark, 2, "three pixels high from 13.5 to 16.5");
}

#[test]
fn a_bitmap_that_no_memory_holds_is_refused() {
    let wall = Page::new("", Size::new(5000.0, 5000.0));
    assert!(matches!(png(&wall, Resolution::PRINT), Err(PngError::Size { .. })));
    assert!(matches!(raster(&wall, f64::NAN), Err(PngError::Size { .. })));
    assert!(Resolution::dots_per_inch(f64::NAN).is_err() && Resolution::dots_per_inch(9.0).is_err());
}
