//! Where VASSAL puts what stands in a space: by the formulas of its grids, from the name of the space.

use super::document::Node;
use std::collections::BTreeSet;

/// Every stack's location is a space or a region of its board, and lies where its point says.
pub fn check(name: &str, root: &Node) {
    for map in root.all().into_iter().filter(|node| matches!(node.class(), "Map" | "PrivateMap")) {
        let boards = map.of_class("Board");
        for board in &boards {
            regions(name, board);
        }
        for stack in map.of_class("SetupStack") {
            let board = boards.iter().find(|board| board.get("name") == stack.get("owningBoard"));
            let board = board.unwrap_or_else(|| panic!("{name}: no board {:?}", stack.get("owningBoard")));
            let at = (stack.whole("x"), stack.whole("y"));
            if stack.get("useGridLocation") != "true" {
                continue;
            }
            let location = stack.get("location");
            let found = place(board, location).unwrap_or_else(|| panic!("{name}: {} has no {location:?}", board.get("name")));
            let off = (found.0 - at.0).abs().max((found.1 - at.1).abs());
            assert!(off <= 2, "{name}: {location} of {} lies at {found:?}, and its stack at {at:?}", board.get("name"));
        }
        for deck in map.of_class("DrawPile") {
            let is_there = boards.iter().any(|board| board.get("name") == deck.get("owningBoard"));
            assert!(is_there, "{name}: no board {:?}", deck.get("owningBoard"));
        }
    }
}

/// Names and points of the regions of a board are there once.
fn regions(name: &str, board: &Node) {
    let (mut names, mut points) = (BTreeSet::new(), BTreeSet::new());
    for zone in board.of_class("Zone") {
        assert!(names.insert(zone.get("name")), "{name}: {} twice on {}", zone.get("name"), board.get("name"));
        assert!(points.insert(mean(zone)), "{name}: two zones of {} at {:?}", board.get("name"), mean(zone));
    }
    for region in board.of_class("Region") {
        let point = (region.whole("originx"), region.whole("originy"));
        assert!(names.insert(region.get("name")), "{name}: {} twice on {}", region.get("name"), board.get("name"));
        assert!(points.insert(point), "{name}: two regions of {} at {point:?}", board.get("name"));
    }
}

/// The pixel of a space of a board by its name.
fn place(board: &Node, location: &str) -> Option<(i64, i64)> {
    let region = board.of_class("Region").into_iter().find(|region| region.get("name") == location);
    if let Some(region) = region {
        return Some((region.whole("originx"), region.whole("originy")));
    }
    for zone in board.of_class("Zone").into_iter().rev() {
        let format = zone.get("locationFormat").replace("$name$", zone.get("name"));
        let found = match format.split_once("$gridLocation$") {
            Some((before, after)) => {
                let own = location.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
                own.and_then(|own| in_grid(zone, own))
            }
            None => (format == location).then(|| mean(zone)),
        };
        if found.is_some() {
            return found;
        }
    }
    // Beside zones, a grid stands behind them.
    in_grid(board.of_class("ZonedGrid").first().copied().unwrap_or(board), location)
}

/// The pixel of a space of the grid of a board or a zone.
fn in_grid(holder: &Node, location: &str) -> Option<(i64, i64)> {
    let grid = holder.children.iter().find(|child| matches!(child.class(), "HexGrid" | "SquareGrid"))?;
    let numbering = grid.children.first()?;
    let (first, second) = parts(location, numbering)?;
    let (h, v) = if numbering.get("first") == "H" { (first, second) } else { (second, first) };
    assert_eq!([numbering.get("hDescend"), numbering.get("vDescend")], ["false"; 2], "no template has a half-turned sheet");
    let (nx, ny) = (h - numbering.whole("hOff"), v - numbering.whole("vOff"));
    let (dx, dy, x0, y0) = (grid.real("dx"), grid.real("dy"), grid.whole("x0"), grid.whole("y0"));
    let is_hex = grid.class() == "HexGrid";
    let shift = if is_hex && nx % 2 == 1 { (dy / 2.0) as i64 } else { 0 };
    let (x, y) = ((dx * nx as f64) as i64 + x0, (dy * ny as f64) as i64 + y0 + shift);
    Some(if grid.get("sideways") == "true" { (y, x) } else { (x, y) })
}

/// The mean of the corners of a zone: where VASSAL puts what stands there.
fn mean(zone: &Node) -> (i64, i64) {
    let corner = |corner: &str| {
        let (x, y) = corner.split_once(',').expect("two numbers");
        (x.parse::<i64>().expect("a whole number"), y.parse::<i64>().expect("a whole number"))
    };
    let corners: Vec<(i64, i64)> = zone.get("path").split(';').map(corner).collect();
    let count = i64::try_from(corners.len()).expect("a few corners");
    (corners.iter().map(|(x, _)| x).sum::<i64>() / count, corners.iter().map(|(_, y)| y).sum::<i64>() / count)
}

/// The two numbers in the name of a space: digits of a fixed length, or a letter beside a number.
fn parts(location: &str, numbering: &Node) -> Option<(i64, i64)> {
    let is_letter = |axis: &str| numbering.get(&format!("{axis}Type")) == "A";
    let (first, second) = if numbering.get("first") == "H" { ("h", "v") } else { ("v", "h") };
    let split = if is_letter(first) {
        location.find(|letter: char| letter.is_ascii_digit())?
    } else if is_letter(second) {
        location.find(|letter: char| letter.is_ascii_alphabetic())?
    } else {
        // As many digits as there are leading ones and one more.
        usize::try_from(numbering.whole(&format!("{first}Leading"))).ok()? + 1
    };
    let (left, right) = location.split_at_checked(split)?;
    let number = |text: &str, axis: &str| {
        if is_letter(axis) {
            let [letter] = text.as_bytes() else { return None };
            // VASSAL counts letters from 0.
            letter.is_ascii_alphabetic().then(|| i64::from(letter.to_ascii_uppercase() - b'A'))
        } else {
            text.parse().ok()
        }
    };
    Some((number(left, first)?, number(right, second)?))
}
