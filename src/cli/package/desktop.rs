//! What a desktop shows of the program: icons in all sizes, the entry of its menu, and the type of file that opens with it.

use super::Placed;
use crate::drawing::png::{self, PngError, Resolution};
use crate::drawing::{Page, mark, svg};
use crate::exchange::NamedFile;
use crate::geometry::Mm;
use crate::project::Error;

/// How many pixels wide the icons are.
const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

/// The entry of the menu (Desktop Entry Specification 1.5).
const ENTRY: &str = "[Desktop Entry]
Type=Application
Version=1.5
Name=Drydock
GenericName=Wargame designer
Comment=Design, check, play out and print ships, forces, maps and scenarios for tabletop wargames
Exec=drydock %f
Icon=drydock
Terminal=false
Categories=Game;StrategyGame;Graphics;
Keywords=wargame;counters;hexes;scenario;ships;
MimeType=application/x-drydock;
StartupWMClass=drydock
";

/// The type of a project's file (Shared MIME-info Specification 0.21).
const FILE_TYPE: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">
  <mime-type type=\"application/x-drydock\">
    <comment>Drydock project</comment>
    <sub-class-of type=\"text/plain\"/>
    <glob pattern=\"*.drydock\"/>
  </mime-type>
</mime-info>
";

/// Icons of the program and of its files, menu entry and file type.
pub(super) fn files() -> Result<Vec<Placed>, Error> {
    let entry = text("applications", "drydock.desktop", ENTRY, "entry of the menu");
    let mut files = vec![entry, text("mime/packages", "drydock.xml", FILE_TYPE, "type of a project's file")];
    for (page, group, name) in [(mark::mark(), "apps", "drydock"), (mark::file(), "mimetypes", "application-x-drydock")] {
        let drawn = svg::svg(&page);
        files.push(text(&format!("icons/hicolor/scalable/{group}"), &format!("{name}.svg"), &drawn, "icon of any size"));
        for size in SIZES {
            let bytes = icon(&page, size)?;
            let holds = format!("icon of {size} pixels");
            files.push((format!("icons/hicolor/{size}x{size}/{group}"), NamedFile { name: format!("{name}.png"), bytes, holds }));
        }
    }
    Ok(files)
}

fn text(folder: &str, name: &str, words: &str, holds: &str) -> Placed {
    (folder.into(), NamedFile { name: name.into(), bytes: words.into(), holds: holds.into() })
}

/// The page as a PNG so many pixels wide.
fn icon(page: &Page, pixels: u32) -> Result<Vec<u8>, Error> {
    let drawn = |error: PngError| Error::Misuse(error.to_string());
    let resolution = Resolution::dots_per_inch(f64::from(pixels) / (page.size.width / Mm::inches(1.0))).map_err(drawn)?;
    png::png(page, resolution).map_err(drawn)
}
