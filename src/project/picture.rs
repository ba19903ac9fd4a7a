//! A picture that the designer has added, kept inside the project.
//!
//! The first bytes of a file show whether it is a picture, and whether it would unpack to more pixels than can be printed. If it cannot be used, it
//! is refused before anything is decoded. Smaller versions of a large picture are made once for drawing, and kept with it.

use std::fmt;
use std::io::Cursor;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use image::{ImageError, ImageFormat, ImageReader, Limits};
use serde::{Deserialize, Serialize};

/// The bytes of a picture's file. Copies of this value share them.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct StoredPicture {
    name: String,
    bytes: Arc<[u8]>,
    format: PictureFormat,
    size: (u32, u32),
    /// Whether all pixels can be read; unset until the first call of [`is_whole`](StoredPicture::is_whole).
    whole: Arc<OnceLock<bool>>,
    /// Smaller versions of the picture that were made for drawing. They follow from the bytes, so they are ignored when pictures are compared.
    smaller: Arc<Mutex<Vec<Smaller>>>,
}

/// A smaller version of a picture: the size in pixels into which it had to fit, and its bytes.
type Smaller = ((u32, u32), Arc<[u8]>);

impl PartialEq for StoredPicture {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && (Arc::ptr_eq(&self.bytes, &other.bytes) || self.bytes == other.bytes)
    }
}

/// The kinds of picture files that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureFormat {
    /// PNG.
    Png,
    /// JPEG.
    Jpeg,
}

impl StoredPicture {
    /// How many bytes a picture's file may have: 4 MB.
    pub const MOST_BYTES: usize = 4 << 20;
    /// How many pixels a picture may have: 64 megapixels.
    pub const MOST_PIXELS: u64 = 64_000_000;
    /// How many bytes may be used for reading a header. A colour profile in it can unpack to a thousand times its size.
    const MOST_HEADER_BYTES: u64 = 16 << 20;

    /// A picture made from the bytes of its file.
    ///
    /// # Errors
    /// If the bytes are neither PNG nor JPEG, if there are too many of them, or if they would unpack to too many pixels: returns what is wrong.
    pub fn new(name: impl Into<String>, bytes: impl Into<Arc<[u8]>>) -> Result<Self, String> {
        let bytes = bytes.into();
        if bytes.len() > Self::MOST_BYTES {
            return Err("a picture's file has at most 4 MB; make it smaller".into());
        }
        let reader = ImageReader::new(Cursor::new(&bytes[..])).with_guessed_format();
        let mut reader = reader.map_err(|_| "a picture is a PNG or JPEG file".to_owned())?;
        let mut limits = Limits::default();
        limits.max_alloc = Some(Self::MOST_HEADER_BYTES);
        reader.limits(limits);
        let format = match reader.format() {
            Some(ImageFormat::Png) => PictureFormat::Png,
            Some(ImageFormat::Jpeg) => PictureFormat::Jpeg,
            _ => return Err("a picture is a PNG or JPEG file".into()),
        };
        // Only the header is read to get the size, since even a small file can claim to hold gigabytes of pixels.
        let (width, height) = reader.into_dimensions().map_err(|cause| match cause {
            ImageError::Limits(_) => {
                "a picture has at most 64 megapixels, and a colour profile of at most 16 MB; make it smaller".into()
            }
            cause => format!("the picture's file is damaged ({cause})"),
        })?;
        let pixels = u64::from(width) * u64::from(height);
        if pixels == 0 || pixels > Self::MOST_PIXELS {
            return Err(format!("a picture has at most 64 megapixels, not {width} x {height}; make it smaller"));
        }
        // The size after the rotation that the camera has recorded in the file.
        let size = drawing::picture::header(&bytes).map_or((width, height), |header| (header.width, header.height));
        Ok(Self { name: name.into(), bytes, format, size, whole: Arc::default(), smaller: Arc::default() })
    }

    /// The name of the picture.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The bytes of the picture's file.
    #[must_use]
    pub const fn bytes(&self) -> &Arc<[u8]> {
        &self.bytes
    }

    /// The format of the picture's file.
    #[must_use]
    pub const fn format(&self) -> PictureFormat {
        self.format
    }

    /// The width and height of the picture in pixels.
    #[must_use]
    pub const fn pixels(&self) -> (u32, u32) {
        self.size
    }

    /// A copy of the picture under another name.
    #[must_use]
    pub fn named(&self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self.clone() }
    }

    /// Whether all pixels of the picture can be read. Only the first call checks this, since the check takes as long as drawing the pixels.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        *self.whole.get_or_init(|| drawing::picture::is_whole(&self.bytes))
    }

    /// The bytes of a version of the picture with at most this many pixels across and down. If the picture itself is small enough, these are its own
    /// bytes.
    #[must_use]
    pub fn within(&self, across: u32, down: u32) -> Arc<[u8]> {
        let most = (across, down);
        if self.size.0 <= across && self.size.1 <= down {
            return Arc::clone(&self.bytes);
        }
        let mut kept = self.smaller.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bytes)) = kept.iter().find(|(pixels, _)| *pixels == most) {
            return Arc::clone(bytes);
        }
        // A picture that cannot be read stays as it is; the code that draws it shows a note in its place.
        let bytes = drawing::picture::within(&self.bytes, most).unwrap_or_else(|| Arc::clone(&self.bytes));
        if kept.len() == Self::MOST_SMALLER {
            kept.remove(0);
        }
        kept.push((most, Arc::clone(&bytes)));
        bytes
    }

    /// How many smaller versions of a picture are kept at a time: enough for counters, sheets and lists.
    const MOST_SMALLER: usize = 6;

    /// About how many bytes of memory the picture takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.bytes.len()
    }
}

impl fmt::Debug for StoredPicture {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = self.size;
        write!(out, "StoredPicture({:?}, {:?}, {width} x {height}, {} bytes)", self.name, self.format, self.bytes.len())
    }
}

/// The form that a picture has in a project's file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Picture", deny_unknown_fields)]
struct Written {
    name: String,
    base64: String,
}

impl From<StoredPicture> for Written {
    fn from(picture: StoredPicture) -> Self {
        Self { base64: BASE64.encode(&picture.bytes), name: picture.name }
    }
}

impl TryFrom<Written> for StoredPicture {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let wrong = |what: String| format!("the picture {:?} cannot be used: {what}", written.name);
        if written.base64.len() > Self::MOST_BYTES.div_ceil(3) * 4 {
            return Err(wrong("a picture's file has at most 4 MB; make it smaller".into()));
        }
        let bytes = BASE64.decode(&written.base64).map_err(|cause| wrong(format!("its base64 is damaged ({cause})")))?;
        Self::new(written.name.clone(), bytes).map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let picture = image::GrayImage::new(width, height);
        picture.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
        bytes
    }

    /// A tiny picture whose header claims another size. Its checksum belongs to the claimed size.
    fn claiming(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = png(1, 1);
        bytes[16..20].copy_from_slice(&width.to_be_bytes());
        bytes[20..24].copy_from_slice(&height.to_be_bytes());
        let mut crc = u32::MAX;
        for byte in &bytes[12..29] {
            crc ^= u32::from(*byte);
            for _ in 0..8 {
                crc = if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 };
            }
        }
        bytes[29..33].copy_from_slice(&(!crc).to_be_bytes());
        bytes
    }

    #[test]
    fn a_picture_survives_a_file() {
        let picture = StoredPicture::new("crest", png(3, 2)).unwrap();
        assert_eq!((picture.format(), picture.pixels()), (PictureFormat::Png, (3, 2)));
        let text = ron::to_string(&picture).unwrap();
        assert_eq!(ron::from_str::<StoredPicture>(&text).unwrap(), picture);
    }

    #[test]
    fn a_large_picture_is_made_smaller_once() {
        let picture = StoredPicture::new("crest", png(300, 200)).unwrap();
        assert!(Arc::ptr_eq(&picture.within(300, 200), picture.bytes()), "small enough as it is");
        let smaller = picture.within(30, 50);
        assert_eq!(StoredPicture::new("crest", Arc::clone(&smaller)).unwrap().pixels(), (30, 20));
        assert!(Arc::ptr_eq(&picture.named("other").within(30, 50), &smaller), "copies share it");
        assert_eq!(StoredPicture::new("crest", png(300, 200)).unwrap().within(30, 50), smaller, "the same bytes every time");
    }

    #[test]
    fn what_is_no_picture_is_refused_before_it_is_decoded() {
        assert!(StoredPicture::new("good", claiming(8000, 8000)).is_ok());
        assert!(StoredPicture::new("bomb", claiming(100_000, 100_000)).unwrap_err().contains("64 megapixels"));
        assert!(StoredPicture::new("bomb", claiming(u32::MAX, u32::MAX)).is_err());
        assert!(StoredPicture::new("text", *b"hello").unwrap_err().contains("PNG or JPEG"));
        assert!(StoredPicture::new("cut", png(9, 9)[..20].to_vec()).is_err());
        assert!(StoredPicture::new("gif", *b"GIF89a\x01\x00\x01\x00\x00\x00\x00").is_err());
        assert!(StoredPicture::new("large", vec![0; StoredPicture::MOST_BYTES + 1]).unwrap_err().contains("4 MB"));
        assert!(ron::from_str::<StoredPicture>(r#"(name: "x", base64: "!!!")"#).is_err());
    }
}
