//! The pictures of a document, each kept once however often it is drawn.

use std::collections::BTreeMap;

use image::DynamicImage;
use printpdf::{DictItem, ExternalStream, ExternalXObject, RawImage, RawImageData, RawImageFormat, XObject, XObjectId};

use crate::drawing::Picture;
use crate::drawing::picture::{Decoded, PictureCache, decode};

/// The pictures met so far.
#[derive(Default)]
pub(super) struct Pictures {
    known: PictureCache<Option<XObjectId>>,
    written: BTreeMap<XObjectId, XObject>,
}

impl Pictures {
    /// The name of the picture among the resources; none if it cannot be read.
    pub fn id(&mut self, picture: &Picture) -> Option<XObjectId> {
        let written = &mut self.written;
        let read = |number| {
            let decoded = decode(&picture.bytes)?;
            let id = XObjectId(format!("Picture{number}"));
            written.insert(
                id.clone(),
                if decoded.may_pass_through(&picture.bytes) { passed(picture, &decoded) } else { lossless(decoded) },
            );
            Some(id)
        };
        self.known.get(picture, read).clone()
    }

    /// The pictures as resources of the document.
    pub fn resources(self) -> BTreeMap<XObjectId, XObject> {
        self.written
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
