//! Bitmaps that are transparent outside certain areas, such as a page cut out along a line.

use ::png::{BitDepth, ColorType, Encoder};

use super::super::{Color, Page, Path};
use super::{PngError, Resolution, raster, refused};
use geometry::{Point, Rect, Size};

/// The page as the bytes of a PNG file that is transparent outside the closed line through these corners.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn cut_out(page: &Page, outline: &[Point], resolution: Resolution) -> Result<Vec<u8>, PngError> {
    showing(page, std::iter::once(outline), u8::MAX, resolution)
}

/// The bytes of a PNG file of this size, with areas filled in a colour at the colour's own opacity. The file is transparent outside the areas.
///
/// # Errors
/// If the bitmap would have no pixels or more than 400 million.
pub fn veil(size: Size, areas: &[Vec<Point>], color: Color, resolution: Resolution) -> Result<Vec<u8>, PngError> {
    let mut page = Page::new("", size);
    page.items.push((Point::ORIGIN, Path::rect(Rect::new(Point::ORIGIN, size)).filled(color.with_alpha(u8::MAX)).into()));
    showing(&page, areas.iter().map(Vec::as_slice), color.alpha, resolution)
}

/// The parts of a page that lie in these areas, at this opacity, as the bytes of a PNG file.
fn showing<'a>(
    page: &Page,
    areas: impl Iterator<Item = &'a [Point]>,
    opacity: u8,
    resolution: Resolution,
) -> Result<Vec<u8>, PngError> {
    let scale = resolution.per_millimetre();
    let mut drawn = raster(page, scale)?;
    let mut inside = Page::new("", page.size);
    let ink = Color::BLACK.with_alpha(opacity);
    inside.items.extend(areas.map(|area| (Point::ORIGIN, Path::polygon(area).filled(ink).into())));
    let inside = raster(&inside, scale)?;
    let pixels = drawn.rgba.as_chunks_mut::<4>().0.iter_mut();
    for (pixel, inside) in pixels.zip(inside.rgba.as_chunks::<4>().0) {
        let opacity = u8::MAX - inside[0];
        *pixel = if opacity == 0 { [0; 4] } else { [pixel[0], pixel[1], pixel[2], opacity] };
    }
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, drawn.width, drawn.height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(refused)?;
    writer.write_image_data(&drawn.rgba).map_err(refused)?;
    writer.finish().map_err(refused)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Mm;

    #[test]
    fn nothing_shows_outside_the_line() {
        let mut page = Page::new("", Size::new(25.4, 25.4));
        let whole = Rect::new(Point::ORIGIN, page.size);
        page.items.push((Point::ORIGIN, Path::rect(whole).filled(Color::rgb(200, 30, 40)).into()));
        let half = Rect { max: Point::at(Mm::new(12.7), whole.max.y), ..whole };
        let resolution = Resolution::dots_per_inch(20.0).unwrap();
        let left_half = |bytes: Vec<u8>, inside: [u8; 4]| {
            let mut reader = ::png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            let frame = reader.next_frame(&mut pixels).unwrap();
            assert_eq!((frame.width, frame.height, frame.color_type), (20, 20, ColorType::Rgba));
            for (number, pixel) in pixels.as_chunks::<4>().0.iter().enumerate() {
                assert_eq!(*pixel, if number % 20 < 10 { inside } else { [0; 4] });
            }
        };
        left_half(cut_out(&page, &half.corners(), resolution).unwrap(), [200, 30, 40, 255]);
        let tint = Color::rgb(10, 20, 30).with_alpha(80);
        left_half(veil(page.size, &[half.corners().into()], tint, resolution).unwrap(), [10, 20, 30, 80]);
    }
}
