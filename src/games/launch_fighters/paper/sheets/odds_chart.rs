//! The odds chart on one page: what a barrage of each size does to each defense, and the best ways to split pools.

use super::step_chart::ATTACK;
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Color, Face, Path};
use geometry::{Mm, Point, Rect, Size};
use launch_fighters::BOOK;
use launch_fighters::odds::{Aim, Chances, Defense, Exact, Target, Weapon, barrages, best_split};
use project::Place;
use rules::{Level, dice_in_words};
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, HEADING, INK, LINE, REMARK, RULE, SHADE, SMALL, STRONG, TEXT, THIN, TITLE};
use sheets::room::Room;
use sheets::{Draft, Printout};

/// The sizes of the barrages in the first table, in dice; more than eight dice hardly ever miss.
const BARRAGES: std::ops::RangeInclusive<u32> = 1..=8;
/// The sizes of the pools in the second table, in dice. The largest is a pool of six dice that flanking doubles.
const POOLS: std::ops::RangeInclusive<u32> = 2..=12;
/// The highest defense in both tables. Their first row is for defense 0, and a last row is for squadrons.
const HIGHEST_DEFENSE: u32 = 10;

/// The smallest width and height of the chart; on smaller paper it is shrunk.
const SMALLEST: Size = Size::new(180.0, 236.0);
/// The gap between the parts of the chart.
const GAP: Mm = Mm::new(3.0);
/// The heights of a table's heading and of the row with the heads of its columns.
const HEADS: (Mm, Mm) = (Mm::new(7.0), Mm::new(5.0));
/// The width of the column that names the defenses.
const DEFENSES: Mm = Mm::new(17.0);
/// The height of the notes at the foot.
const NOTES: Mm = Mm::new(21.0);

/// The fill of a miss in a bar of chances. From the worst result to the best the hue is the same but stronger, so that the fills can also be told
/// apart in gray.
const MISS: Color = Color::WHITE;
/// The fill of a hit in a bar of chances; a direct hit has the colour [`ATTACK`].
const HIT: Color = Color::rgb(224, 158, 150);

/// The odds chart on one page.
pub fn odds_chart(frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let room = Room::filled(frame, Orientation::Portrait, SMALLEST);
    let mut draft = Draft::new();
    let (head, rest) = Rect::new(Point::ORIGIN, room.size()).cut_top(Mm::new(9.0));
    draft.line("Odds chart", TITLE, head);
    draft.line(BOOK, REMARK.right(), head);
    draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
    let (_, rest) = rest.cut_top(GAP);
    let (tables, notes) = rest.cut_top(rest.height() - NOTES);
    let (first, second) = tables.cut_top(tables.height() * 0.53);
    barrage_table(&mut draft, first.cut_top(first.height() - GAP).0);
    split_table(&mut draft, second.cut_top(second.height() - GAP).0);
    explain(&mut draft, notes);
    printout.note_cut_texts(&mut draft, Place::Project, "The odds chart");
    vec![room.body("Odds chart", draft)]
}

/// The rows of both tables: for each row its name, and the target at which the dice are rolled.
fn targets() -> Vec<(String, Target)> {
    let ships = (0..=HIGHEST_DEFENSE).map(|defense| (defense.to_string(), Target::ship(Level::clamped(defense))));
    ships.chain([("squadron".to_owned(), Target::SQUADRON)]).collect()
}

fn barrage_table(draft: &mut Draft, area: Rect) {
    let (heading, table) = area.cut_top(HEADS.0);
    draft.line("One barrage: percent of miss, hit, direct hit", HEADING, heading);
    legend(draft, heading);
    let heads = BARRAGES.map(dice_in_words).collect();
    grid(draft, table, heads, |draft, target, cells| {
        let chances = barrages(*BARRAGES.end(), target);
        for (cell, chances) in cells.into_iter().zip(&chances[1..]) {
            chances_of_barrage(draft, cell, chances);
        }
    });
}

fn split_table(draft: &mut Draft, area: Rect) {
    let (heading, table) = area.cut_top(HEADS.0);
    draft.line("The best split of a pool: dice of each barrage, and the hits to expect", HEADING, heading);
    let heads = POOLS.map(dice_in_words).collect();
    grid(draft, table, heads, |draft, target, cells| {
        for (cell, dice) in cells.into_iter().zip(POOLS) {
            let split = best_split(dice, target, Weapon::Cannons, Aim::Hits);
            let hopeless = split.worth.is_zero();
            let words = if hopeless { "–".to_owned() } else { in_short(&split.barrages) };
            let (sizes, hits) = cell.inset(Mm::new(0.5)).cut_top(cell.height() * 0.5);
            draft.line(&words, STRONG.sized(Mm::new(2.7)).centred(), sizes);
            if !hopeless {
                draft.line(&split.worth.hundredths(), SMALL.centred(), hits);
            }
        }
    });
}

/// Draws a table with a row for each target; `fill` draws the cells of a row.
fn grid(draft: &mut Draft, area: Rect, heads: Vec<String>, fill: impl Fn(&mut Draft, Target, Vec<Rect>)) {
    let (head, mut rows) = area.cut_top(HEADS.1);
    let count = heads.len();
    let small = Style::new(Face::Bold, 2.6).colored(FAINT);
    draft.line("Defense", small, head.cut_left(DEFENSES).0);
    for (cell, words) in cells(head, count).into_iter().zip(heads) {
        draft.line(&words, small.centred(), cell);
    }
    draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
    let targets = targets();
    let height = rows.height() / targets.len() as f64;
    for (number, (name, target)) in targets.into_iter().enumerate() {
        let (row, below) = rows.cut_top(height);
        rows = below;
        if number % 2 == 1 {
            draft.path(Path::rect(row).filled(SHADE));
        }
        let ship = matches!(target.defense, Defense::Ship(_));
        let style = if ship { STRONG.sized(Mm::new(4.2)) } else { STRONG.sized(Mm::new(2.8)) };
        draft.line(&name, style, row.inset(Mm::new(1.0)).cut_left(DEFENSES).0);
        fill(draft, target, cells(row, count));
    }
    draft.rule(Point::at(area.min.x, area.max.y), area.max, INK, LINE);
}

/// The cells of a row to the right of its name, all of the same width.
fn cells(row: Rect, count: usize) -> Vec<Rect> {
    let (_, mut rest) = row.cut_left(DEFENSES);
    let width = rest.width() / count as f64;
    let mut next = || {
        let (cell, beside) = rest.cut_left(width);
        rest = beside;
        cell
    };
    (0..count).map(|_| next()).collect()
}

/// Draws a bar divided in proportion to the chances, and below it the three chances as numbers.
fn chances_of_barrage(draft: &mut Draft, cell: Rect, chances: &Chances) {
    let inside = cell.inset(Mm::new(1.1));
    let (bar, figures) = inside.cut_top(Mm::new(2.4));
    let mut rest = bar;
    for (chance, color) in [(&chances.miss, MISS), (&chances.hit, HIT), (&chances.direct_hit, ATTACK)] {
        let (part, beside) = rest.cut_left(bar.width() * chance.to_f64());
        rest = beside;
        if !chance.is_zero() {
            draft.path(Path::rect(part).filled(color));
        }
    }
    draft.path(Path::rect(bar).stroked(RULE, THIN));
    let size = Mm::new(2.9);
    let styles = [TEXT.colored(FAINT), TEXT, STRONG.colored(ATTACK)].map(|style| style.sized(size));
    let each = figures.width() / 3.0;
    let (left, others) = figures.cut_left(each);
    let (middle, right) = others.cut_left(each);
    let figures = [(left, styles[0]), (middle, styles[1].centred()), (right, styles[2].right())];
    let numbers = [&chances.miss, &chances.hit, &chances.direct_hit].map(Exact::whole_percent);
    for ((place, style), number) in figures.into_iter().zip(numbers) {
        draft.line(&number, style, place);
    }
}

/// Explains the colours of the first table, at the right of its heading.
fn legend(draft: &mut Draft, heading: Rect) {
    let width = Mm::new(19.0);
    for (place, (words, color)) in [("direct hit", ATTACK), ("hit", HIT), ("miss", MISS)].into_iter().enumerate() {
        let x = heading.max.x - width * (place + 1) as f64;
        let swatch = Rect::new(Point::at(x, heading.middle().y - Mm::new(1.1)), Size::new(3.5, 2.2));
        draft.path(Path::rect(swatch).filled(color).stroked(RULE, THIN));
        draft.line(
            words,
            TEXT.sized(Mm::new(2.9)),
            Rect::new(Point::at(x + Mm::new(4.5), heading.min.y), Size::of(width, heading.height())),
        );
    }
}

/// The sizes of barrages in short; four or more barrages of one size are written as in "5×2".
fn in_short(sizes: &[u32]) -> String {
    let groups = sizes.chunk_by(|one, two| one == two).map(|group| match group {
        [size, _, _, _, ..] => format!("{}×{size}", group.len()),
        _ => group.iter().map(u32::to_string).collect::<Vec<_>>().join("+"),
    });
    groups.collect::<Vec<_>>().join("+")
}

/// Writes the assumptions that the tables make ("How to Attack with a Weapons System", "7) Damage and Hits").
fn explain(draft: &mut Draft, area: Rect) {
    let style = TEXT.sized(Mm::new(2.8)).with_leading(1.2).top();
    let (left, right) = area.cut_left((area.width() - GAP) / 2.0);
    let right = right.cut_left(GAP).1;
    draft.text(
        "The pool: cannons roll a die a level, halved and rounded up if the target’s move is above their level; missiles a die each, less one for \
         each 4, 5 or 6 of up to three squadrons that intercept. Flanking then doubles what is left. Against a squadron the chances count its die in.",
        style,
        left,
    );
    draft.text(
        "All chances are exact and rounded to the nearest; <1 can still happen and >99 can still fail. The splits take the defense to stay as it is: 5×2 \
         is five barrages of two dice. When a hit lowers the defense, look up the dice that are left in the row of the new one. \
         Asteroids and planetoids take 1 each off a sum, never below 1.",
        style,
        right,
    );
}

#[cfg(test)]
mod tests {
    use super::in_short;

    #[test]
    fn many_barrages_of_one_size_are_counted() {
        assert_eq!(in_short(&[3, 2]), "3+2");
        assert_eq!(in_short(&[2, 2, 2]), "2+2+2");
        assert_eq!(in_short(&[2, 2, 2, 2, 1]), "4×2+1");
    }
}
