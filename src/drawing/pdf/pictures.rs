//! The pictures of a document, each kept once however often and on however many pages it is drawn.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use image::DynamicImage;
use printpdf::{DictItem, ExternalStream, ExternalXObject, RawImage, RawImageData, RawImageFormat, XObject, XObjectId};

use crate::Picture;
use crate::picture::{Decoded, PictureCache, decode};

/// The pictures met so far on any page.
#[derive(Default)]
pub(super) struct Pictures(Mutex<Known>);

#[derive(Default)]
struct Known {
    names: PictureCache<Option<String>>,
    written: BTreeMap<XObjectId, XObject>,
}

impl Pictures {
    /// The name of the picture among the resources, which depends on its contents and not on the order of pages; none if it cannot be read.
    pub fn name(&self, picture: &Picture) -> Option<String> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Known { names, written } = &mut *known;
        let hash = names.hash(picture);
        let read = |_| {
            let decoded = decode(&picture.bytes)?;
            let name = format!("Picture{:016x}", hash.first_chunk().map_or(0, |first| u64::from_be_bytes(*first)));
            let object = if decoded.may_pass_through(&picture.bytes) { passed(picture, &decoded) } else { lossless(decoded) };
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

/// A JPEG as it is: a PDF reads it, and compressing it again would lose quality or grow it.
fn passed(picture: &Picture, decoded: &Decoded) -> XObject {
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let space = if matches!(decoded.pixels, DynamicImage::ImageLuma8(_)) { "DeviceGray" } else { "DeviceRGB" };
    let entries = [
        ("Type", name("XObject")),
        ("Subtype", name("Image")),
        ("Width", DictItem::Int(decoded.header.width.into())),
        ("Height", DictItem::Int(decoded.header.height.into())),
        ("ColorSpace", name(space)),
        ("BitsPerComponent", DictItem::Int(8)),
        ("Filter", name("DCTDecode")),
    ];
    let dict = entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let stream = ExternalStream { dict, content: picture.bytes.to_vec(), compress: false };
    XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None })
}

fn lossless(decoded: Decoded) -> XObject {
    let (width, height) = (decoded.header.width as usize, decoded.header.height as usize);
    let color = decoded.pixels.color();
    let (pixels, data_format) = match (color.has_color(), color.has_alpha()) {
        (false, false) => (decoded.pixels.into_luma8().into_raw(), RawImageFormat::R8),
        (true, false) => (decoded.pixels.into_rgb8().into_raw(), RawImageFormat::RGB8),
        (_, true) => (decoded.pixels.into_rgba8().into_raw(), RawImageFormat::RGBA8),
    };
    XObject::Image(RawImage { pixels: RawImageData::U8(pixels), width, height, data_format, tag: Vec::new() })
}
