//! The files for a Linux desktop: icons of all sizes, the entry in the menu, and the type of the files that the program opens.

use super::{Placed, icons, placed};
use crate::drawing::{mark, svg};
use crate::project::Error;

/// The widths of the icons in pixels.
const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

/// The entry in the menu (Desktop Entry Specification 1.4).
const ENTRY: &str = "[Desktop Entry]
Type=Application
Version=1.4
Name=Drydock
GenericName=Wargame designer
Comment=Design, check, play out and print ships, forces, maps and scenarios for tabletop wargames
Exec=drydock %f
Icon=drydock
Terminal=false
Categories=Game;StrategyGame;
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

/// The icons of the program and of its files, the entry in the menu, and the type of file.
pub(super) fn files() -> Result<Vec<Placed>, Error> {
    let entry = placed("applications", "drydock.desktop", ENTRY.into(), "entry of the menu");
    let mut files = vec![entry, placed("mime/packages", "drydock.xml", FILE_TYPE.into(), "type of a project's file")];
    for (page, group, name) in [(mark::mark(), "apps", "drydock"), (mark::file(), "mimetypes", "application-x-drydock")] {
        let (folder, drawn) = (format!("icons/hicolor/scalable/{group}"), svg::svg(&page));
        files.push(placed(&folder, &format!("{name}.svg"), drawn.into(), "icon of any size"));
        for size in SIZES {
            let (folder, bytes) = (format!("icons/hicolor/{size}x{size}/{group}"), icons::picture(&page, size)?);
            files.push(placed(&folder, &format!("{name}.png"), bytes, &format!("icon of {size} pixels")));
        }
    }
    Ok(files)
}
