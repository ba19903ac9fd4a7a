//! A module as a file: a ZIP archive with the build file, the data for VASSAL's list of modules, the notes and the pictures.

use std::io::{self, Cursor, Write};

use drawing::Page;
use drawing::png::{PngError, Resolution};
use geometry::Mm;
use quick_xml::escape::escape;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::build_file::{Builder, MODULE_VERSION, NOTES, VASSAL_VERSION};
use super::element::Element;
use super::module::Module;
use super::pictures::Pictures;

/// The largest number of pixels of a board in either direction. A larger board takes more memory than players' machines have.
const MOST_PIXELS: f64 = 8000.0;

/// The bytes of a module. The same module gives the same bytes.
///
/// # Errors
/// If a drawing would have too many pixels.
pub(super) fn bytes(module: &Module) -> Result<Vec<u8>, PngError> {
    let resolution = resolution(module)?;
    let (build_file, pictures) = Builder::new(module, Pictures::new(resolution))?.build()?;
    packed(module, build_file, pictures).map_err(|error| PngError::Encoder(error.to_string()))
}

/// The resolution of a module's pictures. It is the same for all of them, so that pieces fit their boards.
fn resolution(module: &Module) -> Result<Resolution, PngError> {
    let boards = module.tables.iter().flat_map(|table| table.boards.iter().flatten());
    let longest = |page: &Page| page.size.width.max(page.size.height);
    let longest = boards.map(|board| longest(&board.page)).fold(Mm::ZERO, Mm::max);
    let inches = longest.get() / Mm::inches(1.0).get();
    let most = if inches > 0.0 { (MOST_PIXELS / inches).floor() } else { module.resolution };
    let (coarsest, _) = Resolution::BOUNDS;
    Resolution::dots_per_inch(module.resolution.min(most).max(coarsest))
}

fn packed(module: &Module, build_file: Element, pictures: Pictures) -> io::Result<Vec<u8>> {
    // The pictures are already compressed, so the archive stores its files without compressing them.
    let options =
        SimpleFileOptions::default().compression_method(CompressionMethod::Stored).last_modified_time(DateTime::default());
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let mut add = |name: &str, bytes: &[u8]| {
        archive.start_file(name, options)?;
        archive.write_all(bytes)
    };
    add("buildFile.xml", &build_file.into_file()?)?;
    add("moduledata", &module_data(module).into_file()?)?;
    add(NOTES, notes(module).as_bytes())?;
    for (name, bytes) in pictures.into_files() {
        add(&format!("images/{name}"), &bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// The data for VASSAL's list of modules.
fn module_data(module: &Module) -> Element {
    let said = |name: &str, text: &str| Element::named(name).saying(text);
    let data = Element::named("data").with("version", "1").holding(said("version", MODULE_VERSION));
    let data = data.holding_all([Element::named("extra1"), Element::named("extra2"), said("VassalVersion", VASSAL_VERSION)]);
    data.holding_all([said("dateSaved", "0"), said("description", &module.description), said("name", &module.name)])
}

/// The notes, as the simple HTML that VASSAL can show.
fn notes(module: &Module) -> String {
    let paragraphs = module.notes.iter().fold(String::new(), |text, note| text + "<p>" + &escape(note) + "</p>\n");
    format!("<html>\n<body>\n<h1>{}</h1>\n{paragraphs}</body>\n</html>\n", escape(&module.name))
}
