//! The rules in short, in Drydock's words, with the options that are in use.

use super::super::draft::Draft;
use super::super::frame::{Body, Frame, SheetSide};
use super::super::look::{HEADING, INK, LINE, REMARK, SHADE, STRONG, TEXT, TITLE};
use crate::drawing::stock::Orientation;
use crate::drawing::{Path, text};
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::launch_fighters::Options;

/// A chapter of the reference: its heading and its entries. An entry is a catchword, which may be empty, and a sentence or two.
type Chapter = (&'static str, &'static [(&'static str, &'static str)]);

/// The rules in short. Each heading is that of the book's section.
const CHAPTERS: [Chapter; 12] = [
    (
        "Setup",
        &[
            ("Who places", "Two dice each, plus sensors; the lowest total first."),
            (
                "Flagships",
                "The first on the centre, every other 10 spaces in a straight line from one that stands, none nearer than 10.",
            ),
            ("Others", "Beside their flagship, or a ship of their fleet when there is no room. Squadrons start aboard."),
        ],
    ),
    (
        "Initiative",
        &[(
            "",
            "Two dice each, plus the highest sensors level of the fleet. The order holds for the turn: low moves first, high attacks first.",
        )],
    ),
    (
        "Movement",
        &[
            ("Ships", "Up to move in spaces, any way, through anyone; end alone, then face any side. Move 0 may turn."),
            ("Pushing", "A squadron where a ship ends goes to a free space beside it, its owner’s choice, or returns to base."),
            ("Squadrons", "Five spaces; end in an empty space; no facing."),
        ],
    ),
    (
        "Arcs and flanking",
        &[(
            "",
            "Fire out of the front arc into the target’s rear arc doubles the pool of cannons and missiles. On the side line is neither arc.",
        )],
    ),
    (
        "Attack",
        &[
            ("Once a turn", "Each weapons system acts once, in any order, at one target each."),
            ("Range", "Cannons and launchers: a ship within 5 spaces or squadrons beside the ship. Guns: a neighbor."),
            ("Bays", "Launch as many squadrons as bays into spaces beside the ship; they are active at once."),
            (
                "Pool",
                "Cannons: their level. Launchers: a die for each missile fired, up to their level. Guns: one die a squadron.",
            ),
            ("Fast target", "Cannons below the target’s move: half the pool, rounded up. Squadrons move 5."),
            (
                "Intercept",
                "Missiles only: up to 3 active squadrons beside the target, not in the arc away from the shot; each 4, 5 or 6 takes a die away.",
            ),
        ],
    ),
    (
        "Barrages",
        &[
            ("Roll", "Any number of dice out of the pool at a time. All ones always miss."),
            ("Hit", "The sum is more than the defense."),
            ("Direct hit", "The sum is more than twice the defense."),
            ("Squadrons", "Defend with one die, rolled for each barrage."),
        ],
    ),
    (
        "What a hit does",
        &[
            ("Cannons, guns", "Hit: the defender lowers a stat. Direct: the attacker does."),
            ("Missiles", "Hit: the attacker lowers a stat. Direct: he lowers two, or one twice."),
            (
                "On a squadron",
                "Hit: it turns over or returns to base, as the attacker likes. Direct, or already inactive: eliminated.",
            ),
            ("On a bay", "With squadrons aboard roll a die: on 4, 5 or 6 one of them is lost."),
            ("All stats 0", "The ship is gone."),
        ],
    ),
    (
        "Squadrons",
        &[
            ("Formation", "Squadrons beside one ship may roll all their dice in one barrage."),
            ("Flak", "A ship’s pool against any squadrons beside it, barrage by barrage."),
            (
                "Dogfight",
                "A die each; the loser takes the hit, a tie is nothing. Who drives the other off may advance, or a friend beside both may.",
            ),
            (
                "Return to base",
                "To a friendly ship within 5 spaces with a bay free this turn; inactive until the next. No bay: eliminated.",
            ),
        ],
    ),
    (
        "Recovery",
        &[
            ("Turn up", "Inactive squadrons are active again."),
            ("Repair", "One level used up a ship: on 4, 5 or 6 a stat rises by one, never above its first level."),
            ("Retreat", "A unit that can move and stands at a retreat edge or area leaves for good."),
        ],
    ),
    (
        "Add-ons",
        &[
            ("Boosters", "One level used up: one more space, not with move 0, one a turn."),
            ("Warp drive", "Declared while moving; at the end of the turn a ship with move left has retreated."),
        ],
    ),
    (
        "Terrain",
        &[
            ("Planetoid", "Not entered. −1 to the sum against a target beside it, unless attacker and target are neighbors."),
            ("Asteroids", "A die on entering: on 4, 5 or 6 a hit, and the move ends. −1 to the sum against a target in them."),
            ("Nebula", "In it, only neighbors attack or are attacked."),
            ("", "No sum falls below 1 by terrain."),
        ],
    ),
    (
        "Victory",
        &[
            ("Full points", "Enemy units eliminated; own units that can move and can roll or recover squadrons."),
            ("Half", "Own other units on the map; own ships that retreated."),
            ("Worth", "A squadron 5; a ship its price less 5 for each squadron it started with."),
        ],
    ),
];

/// The reference on as few pages as its two columns need.
#[must_use]
pub fn quick_reference(frame: &Frame, options: &Options) -> Vec<Body> {
    let size = frame.paper(Orientation::Portrait);
    let area = frame.area(size);
    let (head, columns) = area.cut_top(Mm::new(12.0));
    let gap = Mm::new(6.0);
    // A narrow page has one column.
    let count = if columns.width() < Mm::new(120.0) { 1 } else { 2 };
    let width = (columns.width() - gap * f64::from(count - 1)) / f64::from(count);
    let mut bodies: Vec<Body> = Vec::new();
    let mut column = count;
    let mut pen = columns.min;
    let in_use = in_use(options);
    let used: Vec<(&str, &str)> = in_use.iter().map(|words| ("", *words)).collect();
    let options_chapter = (!used.is_empty()).then_some(("Optional rules in use", used.as_slice()));
    for (heading, entries) in CHAPTERS.iter().map(|(heading, entries)| (*heading, *entries)).chain(options_chapter) {
        let block = chapter(heading, entries, width);
        if bodies.is_empty() || pen.y + block.1 > columns.max.y {
            column += 1;
            if column >= count {
                bodies.push(Body { title: "Quick reference".into(), size, side: SheetSide::Front, draft: page_head(head) });
                column = 0;
            }
            pen = columns.min + Vector::at((width + gap) * f64::from(column), Mm::ZERO);
        }
        if let Some(body) = bodies.last_mut() {
            body.draft.add(pen, block.0);
        }
        pen.y += block.1 + Mm::new(3.5);
    }
    bodies
}

fn page_head(head: Rect) -> Draft {
    let mut draft = Draft::new();
    draft.line("Quick reference", TITLE, head);
    draft.line("the rules of Launch Fighters! in short", REMARK.right(), head);
    draft.rule(Point::at(head.min.x, head.max.y - Mm::new(2.0)), Point::at(head.max.x, head.max.y - Mm::new(2.0)), INK, LINE);
    draft
}

/// A chapter from its own corner, and how high it is.
fn chapter(heading: &str, entries: &[(&str, &str)], width: Mm) -> (Draft, Mm) {
    let mut draft = Draft::new();
    let band = Rect::new(Point::ORIGIN, Size::of(width, Mm::new(6.4)));
    draft.path(Path::rounded_rect(band, Mm::new(1.0)).filled(SHADE));
    draft.line(heading, HEADING.sized(Mm::new(3.8)), band.inset(Mm::new(1.0)));
    let mut y = band.max.y + Mm::new(1.4);
    let indent = Mm::new(25.0);
    for (catchword, sentence) in entries {
        let style = TEXT.sized(Mm::new(2.9));
        let x = if catchword.is_empty() { Mm::new(1.0) } else { indent };
        let lines = text::paragraphs(sentence, style, width - x);
        let (items, height) = text::stack(lines, Point::at(x, y));
        draft.items.extend(items);
        let room = Rect::new(Point::at(Mm::new(1.0), y), Size::of(indent - Mm::new(2.0), style.line_height()));
        draft.line(catchword, STRONG.sized(Mm::new(2.9)), room);
        y += height + Mm::new(0.9);
    }
    (draft, y)
}

/// The optional rules that are switched on, a sentence each.
#[must_use]
pub fn in_use(options: &Options) -> Vec<&'static str> {
    [
        (options.flat_warp, "A warp drive costs 5 points, whatever its level."),
        (options.warp_for_fighters, "Squadrons may have warp drives, for a point each."),
        (options.holds_can_be_hit, "Holds can be hit and lowered like a stat."),
        (options.no_move_at_warp, "A ship does not move in the turn in which it engages warp."),
        (options.no_fire_at_warp, "A ship does not fire in the turn in which it engages warp."),
    ]
    .into_iter()
    .filter_map(|(on, words)| on.then_some(words))
    .collect()
}
