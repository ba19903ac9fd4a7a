//! The files of a macOS bundle, except the program itself: the description of the bundle, and its icons.

use super::{Placed, icons, placed};
use crate::drawing::mark;
use crate::project::Error;

/// The description of the bundle (Information Property List), with the type of project files. `VERSION` stands for the version, and is replaced by
/// it.
const DESCRIPTION: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleDevelopmentRegion</key><string>en</string>
  <key>CFBundleDisplayName</key><string>Drydock</string>
  <key>CFBundleDocumentTypes</key>
  <array>
    <dict>
      <key>CFBundleTypeIconFile</key><string>project</string>
      <key>CFBundleTypeName</key><string>Drydock project</string>
      <key>CFBundleTypeRole</key><string>Editor</string>
      <key>LSHandlerRank</key><string>Owner</string>
      <key>LSItemContentTypes</key><array><string>drydock.project</string></array>
    </dict>
  </array>
  <key>CFBundleExecutable</key><string>drydock</string>
  <key>CFBundleIconFile</key><string>drydock</string>
  <key>CFBundleIdentifier</key><string>drydock.editor</string>
  <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
  <key>CFBundleName</key><string>Drydock</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>CFBundleShortVersionString</key><string>VERSION</string>
  <key>CFBundleVersion</key><string>VERSION</string>
  <key>LSApplicationCategoryType</key><string>public.app-category.board-games</string>
  <key>LSMinimumSystemVersion</key><string>11.0</string>
  <key>NSHighResolutionCapable</key><true/>
  <key>UTExportedTypeDeclarations</key>
  <array>
    <dict>
      <key>UTTypeConformsTo</key><array><string>public.utf8-plain-text</string></array>
      <key>UTTypeDescription</key><string>Drydock project</string>
      <key>UTTypeIconFile</key><string>project</string>
      <key>UTTypeIdentifier</key><string>drydock.project</string>
      <key>UTTypeTagSpecification</key>
      <dict>
        <key>public.filename-extension</key><array><string>drydock</string></array>
        <key>public.mime-type</key><string>application/x-drydock</string>
      </dict>
    </dict>
  </array>
</dict>
</plist>
"#;

/// The description, and the icons of the program and of its files. With the program itself they make up a bundle.
pub(super) fn files() -> Result<Vec<Placed>, Error> {
    let description = DESCRIPTION.replace("VERSION", env!("CARGO_PKG_VERSION"));
    let resources = "Drydock.app/Contents/Resources";
    Ok(vec![
        placed("Drydock.app/Contents", "Info.plist", description.into(), "description of the bundle"),
        placed(resources, "drydock.icns", icons::icns(&mark::mark())?, "icon of the program"),
        placed(resources, "project.icns", icons::icns(&mark::file())?, "icon of a project's file"),
    ])
}
