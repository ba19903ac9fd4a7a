//! The table of duels: the chance in percent that the ship of the row outlives the ship of the column when the two fight alone and shoot at once.

use super::Side as CardSide;
use drawing::text;
use drawing::{Color, Path};
use geometry::{Angle, Mm, Point, Rect, Size, Transform};
use sheets::Draft;
use sheets::look::{INK, LINE, RULE, STRONG, TEXT, THIN};
use space_viking::odds::{Party, Side, battle};
use space_viking::{Aim, Content, Item};

/// The largest number of ships in the table of duels, in which each ship has a column.
const MOST: usize = 9;
/// The largest number of hits of a ship in the table. Duels of stronger ships have too many states to compute.
const MOST_HITS: u32 = 12;
/// The width of the column of names.
const NAMES: Mm = Mm::new(28.0);
/// The height of the column headings, whose words run upwards.
const HEADS: Mm = Mm::new(28.0);
/// The largest height of a cell.
const TALLEST: Mm = Mm::new(8.0);
/// The colour of a cell whose ship is sure to win. The less likely the win, the paler the colour.
const WINS: Color = Color::rgb(120, 190, 140);
/// The colour of a cell whose ship never wins. The more likely a win, the paler the colour.
const LOSES: Color = Color::rgb(240, 190, 180);

/// The ships in the table of duels; ships that cannot shoot are left out.
pub(super) fn ships(content: &Content) -> Vec<&Item> {
    let fights = |item: &&Item| item.is_ship() && item.firepower.get() > 0 && (1..=MOST_HITS).contains(&item.damage.get());
    if content.tables.rolls.shot.get() == 0 {
        return Vec::new();
    }
    content.items.iter().map(|(_, item)| item).filter(fights).take(MOST).collect()
}

/// Draws a cell for each pair of ships, coloured from red to green by the chance.
pub(super) fn duels(content: &Content, card: &CardSide, draft: &mut Draft, area: Rect) {
    const REMARK: &str = "How often of a hundred the ship of the row alone is left when both shoot at once. What two cells that face each \
                          other lack to a hundred is how often neither is left.";
    let ships = ships(content);
    let side = |item: &Item| Side {
        ships: vec![Party { shots: item.firepower.get(), hits: item.damage.get(), cost: content.price(item) }],
        hits_from: content.tables.rolls.shot.get(),
        first_fire: false,
        aim: Aim::Spread,
        break_off: None,
    };
    let style = TEXT.sized(Mm::new(3.0));
    let remark: Mm = text::paragraphs(REMARK, style, area.width()).iter().map(|line| line.height).sum();
    let many = ships.len() as f64;
    let wide = (area.width() - NAMES) / many;
    let tall = ((area.height() - HEADS - remark - Mm::new(2.0)) / many).min(TALLEST);
    let corner = Point::at(area.min.x + NAMES, area.min.y + HEADS);
    for (column, other) in ships.iter().enumerate() {
        let foot = Point::at(corner.x + wide * (column as f64 + 0.5), corner.y - Mm::new(1.0));
        let mut head = Draft::new();
        let room = Rect::new(Point::at(Mm::ZERO, wide * -0.5), Size::of(HEADS - Mm::new(1.0), wide));
        head.line(other.label(), STRONG.sized(Mm::new(3.0)), room);
        draft.add_transformed(foot, head, Transform::rotate(Angle::degrees(-90.0)));
    }
    for (row, one) in ships.iter().enumerate() {
        let top = corner.y + tall * row as f64;
        let name = Rect::new(Point::at(area.min.x, top), Size::of(NAMES - Mm::new(1.0), tall));
        draft.line(one.label(), STRONG.sized(Mm::new(3.0)), name);
        for (column, other) in ships.iter().enumerate() {
            let wins = battle(&side(one), &side(other)).ends.wins;
            let cell = Rect::new(Point::at(corner.x + wide * column as f64, top), Size::of(wide, tall));
            draft.path(Path::rect(cell).filled(shade(wins)).stroked(RULE, THIN));
            draft.line(
                &format!("{:.0}", wins * 100.0),
                TEXT.sized(Mm::new(3.0)).colored(INK).centred(),
                cell.inset(Mm::new(0.5)),
            );
        }
    }
    let grid = Rect::new(corner, Size::of(wide * many, tall * many));
    draft.path(Path::rect(grid).stroked(card.color, LINE));
    draft.prose(REMARK, style, Point::at(area.min.x, grid.max.y + Mm::new(2.0)), area.width());
}

/// The colour of a cell with this chance, from 0 to 1.
fn shade(wins: f64) -> Color {
    const EVEN: Color = Color::rgb(252, 250, 244);
    let (end, share) = if wins < 0.5 { (LOSES, 1.0 - wins * 2.0) } else { (WINS, wins * 2.0 - 1.0) };
    EVEN.mix(end, share)
}
