//! Reads the pictures on a page: their files, sizes and pixels, and a replacement for unreadable ones.
//!
//! Every back end reads pictures here, so that all agree on which can be drawn. Sizes are read before pixels, since a file of a few kilobytes may
//! claim to hold terabytes of pixels.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::Arc;

use ::png::{Decoder, OutputInfo, Transformations};
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{
    ColorType, DynamicImage, GrayAlphaImage, GrayImage, ImageDecoder as _, ImageFormat, ImageReader, Limits, RgbImage, RgbaImage,
};
use sha2::{Digest, Sha256};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::{Color, Path, Picture};
use geometry::{Point, Rect, Size};

/// The highest number of pixels that a picture may have: 64 megapixels.
pub const MOST_PIXELS: u64 = 64_000_000;
/// The highest number of bytes that reading a header may take: a colour profile in it can unpack to a thousand times its size.
const MOST_OF_A_HEADER: u64 = 16 << 20;

/// The file formats of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// PNG (Portable Network Graphics).
    Png,
    /// JPEG.
    Jpeg,
}

impl Kind {
    /// The media type of the format, for data URIs.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
        }
    }
}

/// The facts about a picture in the first bytes of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The format of the file.
    pub kind: Kind,
    /// The width in pixels, after the turn that EXIF's orientation asks for, if any.
    pub width: u32,
    /// The height in pixels, after the turn that EXIF's orientation asks for, if any.
    pub height: u32,
    /// Whether the pixels have to be turned or mirrored to be seen upright (EXIF's orientation).
    pub is_turned: bool,
}

/// Reads the header of a picture file, without its pixels; `None` if it is neither PNG nor JPEG, or if it is too large.
#[must_use]
pub fn header(bytes: &[u8]) -> Option<Header> {
    let kind = match image::guess_format(bytes).ok()? {
        ImageFormat::Png => Kind::Png,
        ImageFormat::Jpeg => Kind::Jpeg,
        _ => return None,
    };
    let mut decoder = reader(bytes, kind, MOST_OF_A_HEADER).into_decoder().ok()?;
    let (width, height) = decoder.dimensions();
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let (width, height) = if is_on_its_side(orientation) { (height, width) } else { (width, height) };
    let sound = width > 0 && height > 0 && u64::from(width) * u64::from(height) <= MOST_PIXELS;
    sound.then_some(Header { kind, width, height, is_turned: orientation != Orientation::NoTransforms })
}

/// Whether this orientation swaps width and height.
const fn is_on_its_side(orientation: Orientation) -> bool {
    use Orientation::{Rotate90, Rotate90FlipH, Rotate270, Rotate270FlipH};
    matches!(orientation, Rotate90 | Rotate270 | Rotate90FlipH | Rotate270FlipH)
}

/// The header and pixels of a picture file.
pub(super) struct Decoded {
    pub header: Header,
    pub pixels: DynamicImage,
}

impl Decoded {
    /// Whether the file may be embedded in a document unchanged: an upright JPEG in gray or RGB.
    pub fn may_pass_through(&self, bytes: &[u8]) -> bool {
        let components = match self.pixels.color() {
            ColorType::L8 => 1,
            ColorType::Rgb8 => 3,
            _ => return false,
        };
        self.header.kind == Kind::Jpeg && !self.header.is_turned && jpeg_components(bytes) == Some(components)
    }
}

/// The number of colour components of a JPEG of one of the common kinds. The decoder turns four components into three, but the file itself still
/// holds four.
fn jpeg_components(bytes: &[u8]) -> Option<u8> {
    let mut rest = bytes.get(2..)?;
    loop {
        let [0xFF, marker, ..] = *rest else { return None };
        if marker == 0xFF {
            rest = &rest[1..];
            continue;
        }
        let length = usize::from(u16::from_be_bytes([*rest.get(2)?, *rest.get(3)?]));
        if let 0xC0..=0xC2 = marker {
            return rest.get(9).copied();
        }
        rest = rest.get(2 + length..)?;
    }
}

/// Reads the pixels of a picture; `None` if it cannot be drawn.
pub(super) fn decode(bytes: &[u8]) -> Option<Decoded> {
    let header = header(bytes)?;
    if header.kind == Kind::Jpeg && !is_whole_jpeg(bytes) {
        return None;
    }
    // Four channels of eight bits for each pixel, and as much memory again to work in.
    let mut decoder = reader(bytes, header.kind, MOST_PIXELS * 8).into_decoder().ok()?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let color = decoder.color_type();
    let is_deep = color.bytes_per_pixel() > color.channel_count();
    let mut pixels = if is_deep { upper_bits(bytes)? } else { DynamicImage::from_decoder(decoder).ok()? };
    pixels.apply_orientation(orientation);
    Some(Decoded { header, pixels })
}

/// Reads a PNG with sixteen bits for each channel, and keeps the upper eight, since no more are drawn. The lower bits are dropped row by row, so that
/// no more memory is taken than for other pictures.
fn upper_bits(bytes: &[u8]) -> Option<DynamicImage> {
    let mut decoder = Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16);
    let mut reader = decoder.read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let OutputInfo { width, height, color_type, .. } = reader.next_frame(&mut pixels).ok()?;
    match color_type {
        ::png::ColorType::Grayscale => GrayImage::from_raw(width, height, pixels).map(DynamicImage::from),
        ::png::ColorType::GrayscaleAlpha => GrayAlphaImage::from_raw(width, height, pixels).map(DynamicImage::from),
        ::png::ColorType::Rgb => RgbImage::from_raw(width, height, pixels).map(DynamicImage::from),
        ::png::ColorType::Rgba => RgbaImage::from_raw(width, height, pixels).map(DynamicImage::from),
        ::png::ColorType::Indexed => None,
    }
}

/// Whether a JPEG is undamaged. The usual decoder fills in gray for parts that it cannot read.
fn is_whole_jpeg(bytes: &[u8]) -> bool {
    let last = |marker: u8| bytes.windows(2).rposition(|pair| pair == [0xFF, marker]);
    // A marker after the last pixels ends the picture.
    let ends = matches!((last(0xDA), last(0xD9)), (Some(pixels), Some(end)) if end > pixels);
    let options = DecoderOptions::default().set_strict_mode(true).set_max_width(usize::MAX).set_max_height(usize::MAX);
    ends && JpegDecoder::new_with_options(ZCursor::new(bytes), options).decode().is_ok()
}

/// Whether all pixels of a picture file can be read.
#[must_use]
pub fn is_whole(bytes: &[u8]) -> bool {
    decode(bytes).is_some()
}

/// The picture as a PNG file of at most this many pixels across and down, with its proportions kept; `None` if the picture cannot be read. The same
/// file always gives the same bytes, since averaging the pixels takes nothing but sums and products.
#[must_use]
pub fn within(bytes: &[u8], (across, down): (u32, u32)) -> Option<Arc<[u8]>> {
    let pixels = decode(bytes)?.pixels;
    let smaller = pixels.resize(across.max(1), down.max(1), FilterType::Triangle);
    let mut file = Cursor::new(Vec::new());
    smaller.write_to(&mut file, ImageFormat::Png).ok()?;
    Some(file.into_inner().into())
}

/// The picture file in a form that all programs show upright, even those that ignore EXIF's orientation: the file itself or, if the pixels have to be
/// turned, a PNG of them. `None` if the picture cannot be read.
pub(super) fn upright(bytes: &[u8]) -> Option<(Kind, Cow<'_, [u8]>)> {
    let Decoded { header, pixels } = decode(bytes)?;
    if !header.is_turned {
        return Some((header.kind, bytes.into()));
    }
    let mut file = Cursor::new(Vec::new());
    pixels.write_to(&mut file, ImageFormat::Png).ok()?;
    Some((Kind::Png, file.into_inner().into()))
}

/// A reader for a picture file that may use at most this many bytes of memory.
fn reader(bytes: &[u8], kind: Kind, most: u64) -> ImageReader<Cursor<&[u8]>> {
    let format = match kind {
        Kind::Png => ImageFormat::Png,
        Kind::Jpeg => ImageFormat::Jpeg,
    };
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(most);
    reader.limits(limits);
    reader
}

/// The crossed box that is drawn in place of a picture that cannot be read.
pub(super) fn crossed_box(size: Size) -> Path {
    let rect = Rect::new(Point::ORIGIN, size);
    let [a, b, c, d] = rect.corners();
    Path::rect(rect).and(Path::line(&[a, c])).and(Path::line(&[b, d])).stroked(Color::gray(128), 0.3)
}

/// Results that are computed once for each picture file, however often the picture is drawn. Two files count as the same if they share their bytes in
/// memory or have the same contents.
pub(super) struct PictureCache<T> {
    by_place: BTreeMap<(usize, usize), [u8; 32]>,
    by_content: BTreeMap<[u8; 32], T>,
    /// The bytes of the files, kept alive so that no other picture can get the same address.
    held: Vec<Arc<[u8]>>,
}

impl<T> Default for PictureCache<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> PictureCache<T> {
    pub fn new() -> Self {
        Self { by_place: BTreeMap::new(), by_content: BTreeMap::new(), held: Vec::new() }
    }

    /// The SHA-256 hash of the picture's file.
    pub fn hash(&mut self, picture: &Picture) -> [u8; 32] {
        let place = (picture.bytes.as_ptr() as usize, picture.bytes.len());
        *self.by_place.entry(place).or_insert_with(|| {
            self.held.push(Arc::clone(&picture.bytes));
            Sha256::digest(&picture.bytes).into()
        })
    }

    /// The result for the picture. If it is not known yet, `make` computes it from the number of results that are known already.
    pub fn get(&mut self, picture: &Picture, make: impl FnOnce(usize) -> T) -> &T {
        let hash = self.hash(picture);
        let count = self.by_content.len();
        self.by_content.entry(hash).or_insert_with(|| make(count))
    }
}

/// What a picture's file contains.
impl Picture {
    /// The header of the picture's file; `None` if the picture cannot be drawn.
    #[must_use]
    pub fn header(&self) -> Option<Header> {
        header(&self.bytes)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A small picture in which each corner has a different colour.
    pub fn sample(format: ImageFormat) -> Arc<[u8]> {
        let mut bytes = Cursor::new(Vec::new());
        let pixels = RgbImage::from_fn(24, 16, |x, y| image::Rgb([x as u8 * 10, y as u8 * 15, 128]));
        DynamicImage::from(pixels).write_to(&mut bytes, format).expect("a picture can be written");
        bytes.into_inner().into()
    }

    #[test]
    fn both_kinds_are_read() {
        for (format, kind) in [(ImageFormat::Png, Kind::Png), (ImageFormat::Jpeg, Kind::Jpeg)] {
            let bytes = sample(format);
            assert_eq!(header(&bytes), Some(Header { kind, width: 24, height: 16, is_turned: false }));
            let decoded = decode(&bytes).expect("a sound picture");
            assert_eq!(decoded.pixels.width(), 24);
            assert_eq!(decoded.may_pass_through(&bytes), kind == Kind::Jpeg);
        }
    }

    #[test]
    fn a_picture_that_a_camera_held_sideways_is_looked_at_upright() {
        // Orientation 6: the camera was turned to the right, so the picture has to be turned to the right as well.
        let jpeg = sample(ImageFormat::Jpeg);
        let exif: &[u8] = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
        let length = (exif.len() as u16 + 2).to_be_bytes();
        let turned: Vec<u8> = [&jpeg[..2], &[0xFF, 0xE1], &length, exif, &jpeg[2..]].concat();
        let expected = Header { kind: Kind::Jpeg, width: 16, height: 24, is_turned: true };
        assert_eq!(header(&turned), Some(expected));
        let (lying, upright) = (decode(&jpeg).expect("a picture").pixels.into_rgb8(), decode(&turned).expect("a picture"));
        assert!(!upright.may_pass_through(&turned));
        let upright = upright.pixels.into_rgb8();
        assert_eq!((upright.width(), upright.height()), (16, 24));
        assert_eq!(upright.get_pixel(15, 0), lying.get_pixel(0, 0), "its left upper corner is at the right");
        assert_eq!(upright.get_pixel(15, 23), lying.get_pixel(23, 0));
        let (kind, file) = super::upright(&turned).expect("a picture");
        assert_eq!((kind, header(&file).map(|header| (header.width, header.is_turned))), (Kind::Png, Some((16, false))));
        assert!(matches!(super::upright(&jpeg), Some((Kind::Jpeg, Cow::Borrowed(_)))));
    }

    #[test]
    fn of_sixteen_bits_a_channel_the_upper_eight_are_read() {
        let deep = image::ImageBuffer::from_fn(5, 4, |x, y| image::Rgba([x as u16 * 9000, y as u16 * 9000, 0x1234, 0xFF00]));
        let deep = DynamicImage::ImageRgba16(deep);
        let kinds = [deep.to_luma16().into(), deep.to_luma_alpha16().into(), deep.to_rgb16().into(), deep];
        for (deep, channels) in kinds.into_iter().zip(1..) {
            let mut bytes = Cursor::new(Vec::new());
            deep.write_to(&mut bytes, ImageFormat::Png).expect("a picture can be written");
            let decoded = decode(&bytes.into_inner()).expect("a sound picture");
            assert_eq!((decoded.pixels.width(), decoded.pixels.height()), (5, 4));
            let expected: Vec<u8> = match &deep {
                DynamicImage::ImageLuma16(pixels) => pixels.iter().map(|level| (level >> 8) as u8).collect(),
                DynamicImage::ImageLumaA16(pixels) => pixels.iter().map(|level| (level >> 8) as u8).collect(),
                DynamicImage::ImageRgb16(pixels) => pixels.iter().map(|level| (level >> 8) as u8).collect(),
                _ => deep.as_rgba16().expect("four channels").iter().map(|level| (level >> 8) as u8).collect(),
            };
            assert_eq!(decoded.pixels.as_bytes(), expected, "{channels} channels");
        }
    }

    #[test]
    fn a_jpeg_in_four_inks_is_not_taken_for_one_in_three() {
        let mut jpeg = sample(ImageFormat::Jpeg).to_vec();
        assert_eq!(jpeg_components(&jpeg), Some(3));
        let frame = jpeg.windows(2).position(|pair| pair == [0xFF, 0xC0]).expect("a frame header");
        jpeg[frame + 9] = 4;
        assert_eq!(jpeg_components(&jpeg), Some(4));
        assert_eq!([&jpeg[..0], &jpeg[..2], &jpeg[..frame], &jpeg[..frame + 5]].map(jpeg_components), [None; 4]);
    }

    #[test]
    fn what_is_no_picture_is_not_drawn() {
        let png = sample(ImageFormat::Png);
        assert!(decode(&[]).is_none());
        assert!(decode(b"GIF89a").is_none());
        assert!(decode(&png[..png.len() / 2]).is_none());
    }

    #[test]
    fn a_damaged_jpeg_is_not_drawn() {
        let jpeg = sample(ImageFormat::Jpeg);
        let pixels = jpeg.windows(2).position(|pair| pair == [0xFF, 0xDA]).expect("pixels") + 14;
        assert!(is_whole(&jpeg));
        for end in pixels..jpeg.len() {
            assert!(!is_whole(&jpeg[..end]), "{end} of {} bytes", jpeg.len());
        }
        let mut marked = jpeg.to_vec();
        marked[pixels + 4..pixels + 6].copy_from_slice(&[0xFF, 0xC4]);
        assert!(header(&marked).is_some() && !is_whole(&marked));
    }

    #[test]
    fn a_picture_that_claims_to_be_huge_is_refused_by_its_header() {
        let mut png = sample(ImageFormat::Png).to_vec();
        png[16..20].copy_from_slice(&100_000_u32.to_be_bytes());
        png[20..24].copy_from_slice(&100_000_u32.to_be_bytes());
        assert!(header(&png).is_none() && decode(&png).is_none());
    }

    #[test]
    fn a_picture_is_handled_once() {
        let bytes = sample(ImageFormat::Png);
        let picture =
            |bytes: &Arc<[u8]>| Picture { bytes: Arc::clone(bytes), size: Size::new(1.0, 1.0), description: String::new() };
        let mut once = PictureCache::new();
        let copy: Arc<[u8]> = bytes.to_vec().into();
        let numbers =
            [&bytes, &copy, &sample(ImageFormat::Jpeg), &bytes].map(|bytes| *once.get(&picture(bytes), |number| number));
        assert_eq!(numbers, [0, 0, 1, 0]);
    }
}
