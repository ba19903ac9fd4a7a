//! Files for a cutting machine: each sheet of pieces as SVG and as DXF (R12), in millimetres, with the layers `cut`, `fold` and `regmarks`.

use std::fmt::Write;

use super::NamedFile;
use super::pages::Picture;
use drawing::{Knife, Page, Stretch};
use geometry::Point;
use rules::counted;

/// The layer of the cuts in both formats. DXF gives a layer's colour as a number, SVG as the colour itself.
const CUT: Layer = Layer { name: "cut", number: 1, color: "#ff0000" };
/// The layer of the folds in both formats.
const FOLD: Layer = Layer { name: "fold", number: 5, color: "#0000ff" };
/// The layer of the registration marks in both formats.
const MARKS: Layer = Layer { name: "regmarks", number: 7, color: "#000000" };

struct Layer {
    name: &'static str,
    number: u8,
    color: &'static str,
}

/// The cuts of a page as an SVG and a DXF file, both with the name of the page. The list is empty if the page has nothing to cut.
#[must_use]
pub fn cut_files((name, page): &Picture) -> Vec<NamedFile> {
    if page.knife.is_idle() {
        return Vec::new();
    }
    let cuts = page.knife.cuts();
    let holds = format!("{} round {}", counted(cuts.len(), "cut"), counted(page.knife.outlines.len(), "piece"));
    let file = |ending: &str, text: String| NamedFile {
        name: format!("{name}-cut.{ending}"),
        bytes: text.into_bytes(),
        holds: holds.clone(),
    };
    vec![file("svg", svg(page, &cuts)), file("dxf", dxf(page, &cuts))]
}

/// A length in millimetres, rounded to the micrometre.
fn number(length: f64) -> f64 {
    (length * 1e3).round() / 1e3 + 0.0
}

fn svg(page: &Page, cuts: &[Stretch]) -> String {
    let (width, height) = (number(page.size.width.get()), number(page.size.height.get()));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" width=\"{width}mm\" \
         height=\"{height}mm\" viewBox=\"0 0 {width} {height}\">\n"
    );
    let point = |at: Point| format!("{} {}", number(at.x.get()), number(at.y.get()));
    let line = |(from, to): &Stretch| format!("M {} L {}", point(*from), point(*to));
    let ring = |corners: &Vec<Point>| {
        let corners: Vec<String> = corners.iter().map(|corner| point(*corner)).collect();
        format!("M {} Z", corners.join(" L "))
    };
    let Knife { folds, marks, .. } = &page.knife;
    let layers: [(Layer, bool, Vec<String>); 3] = [
        (MARKS, true, marks.iter().map(ring).collect()),
        (FOLD, false, folds.iter().map(line).collect()),
        (CUT, false, cuts.iter().map(line).collect()),
    ];
    for (Layer { name, color, .. }, filled, paths) in layers {
        let inks = if filled {
            format!("fill=\"{color}\" stroke=\"none\"")
        } else {
            format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"0.1\"")
        };
        let _ = writeln!(text, "<g id=\"{name}\" inkscape:groupmode=\"layer\" inkscape:label=\"{name}\" {inks}>");
        for path in paths {
            let _ = writeln!(text, "<path d=\"{path}\"/>");
        }
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

/// Writes a DXF file with nothing but straight lines, which the program of every cutting machine can read. In DXF, y runs upwards from the lower edge
/// of the sheet.
fn dxf(page: &Page, cuts: &[Stretch]) -> String {
    let mut text = String::new();
    let mut put = |code: u8, value: &str| {
        let _ = write!(text, "{code:>3}\r\n{value}\r\n");
    };
    put(0, "SECTION");
    put(2, "HEADER");
    put(9, "$ACADVER");
    put(1, "AC1009");
    // States that the unit is millimetres, for programs that read this setting.
    put(9, "$MEASUREMENT");
    put(70, "1");
    put(9, "$INSUNITS");
    put(70, "4");
    put(0, "ENDSEC");
    put(0, "SECTION");
    put(2, "TABLES");
    put(0, "TABLE");
    put(2, "LAYER");
    put(70, "3");
    for Layer { name, number, .. } in [CUT, FOLD, MARKS] {
        put(0, "LAYER");
        put(2, name);
        put(70, "0");
        put(62, &number.to_string());
        put(6, "CONTINUOUS");
    }
    put(0, "ENDTAB");
    put(0, "ENDSEC");
    put(0, "SECTION");
    put(2, "ENTITIES");
    let height = page.size.height.get();
    let mut line = |layer: &Layer, (from, to): Stretch| {
        put(0, "LINE");
        put(8, layer.name);
        for (codes, at) in [([10, 20], from), ([11, 21], to)] {
            put(codes[0], &format!("{:.3}", number(at.x.get())));
            put(codes[1], &format!("{:.3}", number(height - at.y.get())));
        }
    };
    for mark in &page.knife.marks {
        for (index, from) in mark.iter().enumerate() {
            line(&MARKS, (*from, mark[(index + 1) % mark.len()]));
        }
    }
    for fold in &page.knife.folds {
        line(&FOLD, *fold);
    }
    for cut in cuts {
        line(&CUT, *cut);
    }
    put(0, "ENDSEC");
    put(0, "EOF");
    text
}
