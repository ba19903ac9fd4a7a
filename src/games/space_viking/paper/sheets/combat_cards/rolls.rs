//! The rolls that hit, shown as the faces of a die.

use super::Side;
use drawing::text;
use drawing::{Color, Path};
use geometry::{Mm, Point, Rect, Size};
use rules::Level;
use sheets::Draft;
use sheets::look::{RULE, STRONG, TEXT, THIN};
use space_viking::{Content, WorldType};

/// How many faces a die has.
const FACES: u32 = 6;
/// The size of the face of a die.
const FACE: Mm = Mm::new(4.0);
/// The gap between two faces of a die.
const BETWEEN: Mm = Mm::new(0.6);
/// The gap between the words of a row and the faces of the die beside them.
const BESIDE: Mm = Mm::new(2.0);
/// The largest height of a row with one line of words, if there are few rows.
const TALLEST: Mm = Mm::new(10.4);
/// The smallest room above and below the words of a row.
const AIR: Mm = Mm::new(0.9);

/// Draws a row for each kind of attacker, with the faces of the die on which it hits.
pub(super) fn rolls(content: &Content, side: &Side, draft: &mut Draft, area: Rect) {
    let rows = rows(content);
    let faces = (FACE + BETWEEN) * f64::from(FACES);
    let style = TEXT.sized(Mm::new(3.3)).with_leading(1.05);
    let width = area.width() - faces - BESIDE;
    // Rows are as high as their words need, and share the rest of the height.
    let needs = |words: &str| text::paragraphs(words, style, width).iter().map(|line| line.height).sum::<Mm>() + AIR * 2.0;
    let needed: Mm = rows.iter().map(|(words, _)| needs(words)).sum();
    let more = ((area.height() - needed) / rows.len() as f64).min(TALLEST - style.line_height() - AIR * 2.0);
    let mut top = area.min.y;
    for (number, (words, least)) in rows.iter().enumerate() {
        let corner = Point::at(area.min.x, top);
        let row = Rect::new(corner, Size::of(area.width(), needs(words) + more));
        top = row.max.y;
        let (words_at, dice) = row.cut_left(width);
        let dice = Rect { min: Point::at(dice.max.x - faces, dice.min.y), max: dice.max };
        draft.text(words, style, words_at);
        for face in 1..=FACES {
            let x = dice.min.x + BETWEEN + (FACE + BETWEEN) * f64::from(face - 1);
            let at = Rect::around(Point::at(x + FACE * 0.5, dice.middle().y), Size::of(FACE, FACE));
            let hits = (1..=face).contains(least);
            let (fill, ink) = if hits { (side.color, Color::WHITE) } else { (Color::gray(226), Color::gray(110)) };
            draft.path(Path::rounded_rect(at, Mm::new(0.8)).filled(fill));
            draft.line(&face.to_string(), STRONG.sized(Mm::new(2.8)).colored(ink).centred(), at);
        }
        if number > 0 {
            draft.rule(corner, Point::at(area.max.x, corner.y), RULE, THIN);
        }
    }
}

/// Who attacks, and the lowest roll that hits: attackers in space, on the ground, troops of worlds, and people who revolt. Attackers that never hit
/// are left out.
fn rows(content: &Content) -> Vec<(String, u32)> {
    let rolls = &content.tables.rolls;
    let mut rows = vec![
        ("A shot in space".to_owned(), rolls.shot.get()),
        (
            "The same, an Empire Builder being there in person".to_owned(),
            rolls.shot.get().saturating_sub(rolls.empire_builder.get()),
        ),
        ("A ship on the ground".to_owned(), rolls.landed_ship.get()),
    ];
    let troops = content.items.iter().map(|(_, item)| item).filter(|item| item.is_troop());
    rows.extend(troops.map(|item| (item.label().to_owned(), item.ground.map_or(0, Level::get))));
    let mut natives: Vec<(u32, Vec<String>)> = Vec::new();
    for (line, kind) in content.tables.worlds.lines.iter().zip(WorldType::ALL).filter(|(line, _)| line.troops.is_some()) {
        let (least, word) = (line.hits_from.get(), kind.label().to_lowercase());
        match natives.iter_mut().find(|(known, _)| *known == least) {
            Some((_, kinds)) => kinds.push(word),
            None => natives.push((least, vec![word])),
        }
    }
    rows.extend(natives.into_iter().map(|(least, kinds)| (format!("Troops of worlds: {}", kinds.join(", ")), least)));
    rows.push(("Natives who rise, a million each".to_owned(), rolls.natives.get()));
    rows.push(("Colonists, a million each".to_owned(), rolls.colonists.get()));
    rows.retain(|(_, least)| (1..=FACES).contains(least));
    rows
}
