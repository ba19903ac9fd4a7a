//! The pictures of a document. Each is stored once, however often and on however many pages it is drawn.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::DynamicImage;
use printpdf::{DictItem, ExternalStream, ExternalXObject, XObject, XObjectId};

use crate::Picture;
use crate::picture::{Decoded, PictureCache, decode};

/// The pictures that have been stored, whatever page they are on.
#[derive(Default)]
pub(super) struct Pictures(Mutex<Known>);

#[derive(Default)]
struct Known {
    names: PictureCache<Option<String>>,
    written: BTreeMap<XObjectId, XObject>,
}

impl Pictures {
    /// The name of a picture as a resource. It depends on the picture's contents, not on the order of pages; `None` if the picture cannot be read.
    pub fn name(&self, picture: &Picture) -> Option<String> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Known { names, written } = &mut *known;
        let hash = names.hash(picture);
        let read = |_| {
            let decoded = decode(&picture.bytes)?;
            let name = format!("Picture{:016x}", hash.first_chunk().map_or(0, |first| u64::from_be_bytes(*first)));
            let object = if decoded.may_pass_through(&picture.bytes) { passed(picture, &decoded) } else { lossless(decoded)? };
            written.insert(XObjectId(name.clone()), object);
            Some(name)
        };
        names.get(picture, read).clone()
    }

    /// The pictures as resources of the document.
    pub fn resources(self) -> BTreeMap<XObjectId, XObject> {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner).written
    }
}

/// Stores a JPEG file unchanged: PDF supports the format, and compressing the picture again would lower its quality or enlarge it.
fn passed(picture: &Picture, decoded: &Decoded) -> XObject {
    let space = if matches!(decoded.pixels, DynamicImage::ImageLuma8(_)) { "DeviceGray" } else { "DeviceRGB" };
    let dict = entries(space, "DCTDecode", (decoded.header.width, decoded.header.height));
    let stream = ExternalStream { dict, content: picture.bytes.to_vec(), compress: false };
    XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None })
}

/// Stores the pixels of a picture. They are compressed row by row, so that memory never holds a second copy of them; `None` if compression fails.
fn lossless(decoded: Decoded) -> Option<XObject> {
    let (width, height) = (decoded.header.width, decoded.header.height);
    let color = decoded.pixels.color();
    let (pixels, channels) = match (color.has_color(), color.has_alpha()) {
        (false, false) => (decoded.pixels.into_luma8().into_raw(), 1),
        (true, false) => (decoded.pixels.into_rgb8().into_raw(), 3),
        (_, true) => (decoded.pixels.into_rgba8().into_raw(), 4),
    };
    let stream = |space: &str, channels_of: &dyn Fn(&[u8], &mut Vec<u8>)| {
        let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
        let mut row = Vec::new();
        for pixels in pixels.chunks_exact(width as usize * channels) {
            row.clear();
            channels_of(pixels, &mut row);
            packer.write_all(&row).ok()?;
        }
        let dict = entries(space, "FlateDecode", (width, height));
        Some(ExternalStream { dict, content: packer.finish().ok()?, compress: false })
    };
    let all = |pixels: &[u8], row: &mut Vec<u8>| row.extend_from_slice(pixels);
    let stream = match channels {
        1 => stream("DeviceGray", &all)?,
        3 => stream("DeviceRGB", &all)?,
        _ => {
            let rgb =
                |pixels: &[u8], row: &mut Vec<u8>| pixels.as_chunks::<4>().0.iter().for_each(|[rgb @ .., _]| row.extend(rgb));
            let alpha = |pixels: &[u8], row: &mut Vec<u8>| row.extend(pixels.as_chunks::<4>().0.iter().map(|[.., alpha]| *alpha));
            let mut stream_of_rgb = stream("DeviceRGB", &rgb)?;
            stream_of_rgb.dict.insert("SMask".to_owned(), DictItem::Stream { stream: stream("DeviceGray", &alpha)? });
            stream_of_rgb
        }
    };
    Some(XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None }))
}

/// The entries in the document that describe the pixels of a picture.
fn entries(space: &str, filter: &str, (width, height): (u32, u32)) -> BTreeMap<String, DictItem> {
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let entries = [
        ("Type", name("XObject")),
        ("Subtype", name("Image")),
        ("Width", DictItem::Int(width.into())),
        ("Height", DictItem::Int(height.into())),
        ("ColorSpace", name(space)),
        ("BitsPerComponent", DictItem::Int(8)),
        ("Filter", name(filter)),
    ];
    entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}
