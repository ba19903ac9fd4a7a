//! The step chart: the steps of a turn as a track for a token, which moves up the steps for movement and down for the attack.

use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Vector};
use launch_fighters::BOOK;
use project::Place;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE, REMARK, RULE, SMALL, STRONG, TEXT, THIN, TITLE};
use sheets::room::Room;
use sheets::{Draft, Printout};

/// A phase of the turn.
struct Phase {
    letter: &'static str,
    name: &'static str,
    color: Color,
    /// What happens in the phase, a sentence for each step.
    steps: &'static [&'static str],
}

const INITIATIVE: Color = Color::gray(80);
const MOVEMENT: Color = Color::rgb(28, 86, 148);
/// The ink of the attack phase on the step chart, and of direct hits on the odds chart.
pub const ATTACK: Color = Color::rgb(172, 48, 36);
/// The ink of the recovery phase.
const RECOVERY: Color = Color::rgb(36, 116, 72);

/// The four phases ("The Battle").
const PHASES: [Phase; 4] = [
    Phase {
        letter: "A",
        name: "Initiative",
        color: INITIATIVE,
        steps: &[
            "Each player rolls two dice and adds the highest sensors of the fleet.",
            "Tied players roll off; mark the winner + and the loser −.",
            "Write the rolls down and put the token on step 0.",
        ],
    },
    Phase {
        letter: "B",
        name: "Movement",
        color: MOVEMENT,
        steps: &[
            "Token from 0 up to 5. Units whose move is the number of the step are in it.",
            "Lowest initiative first, one unit each in turn, until all units in the step have moved.",
            "A ship that has moved, or stays, chooses its facing.",
        ],
    },
    Phase {
        letter: "C",
        name: "Attack",
        color: ATTACK,
        steps: &[
            "Token from 5 down to 0, by the move that a unit has now.",
            "Highest initiative first, one unit each in turn; each weapons system of the unit acts once.",
            "Damage counts at once; a unit that loses move attacks in a lower step.",
        ],
    },
    Phase {
        letter: "D",
        name: "Recovery",
        color: RECOVERY,
        steps: &[
            "Turn inactive squadrons face up again.",
            "Repair, lowest initiative first: one try a ship, 4 to 6 restores a level.",
            "Units at an edge or area of retreat that can move leave the map.",
        ],
    },
];

/// The steps of movement and attack: the name of each, and the ships that act in it ("B) Movement", "C) Attack").
const STEPS: [(&str, &str); 6] = [
    ("0", "ships with move 0"),
    ("1", "ships with move 1"),
    ("2", "ships with move 2"),
    ("3", "ships with move 3"),
    ("4", "ships with move 4"),
    ("5", "ships with move 5\nand all fighters"),
];

/// The smallest width and height of the chart; on smaller paper it is shrunk.
const SMALLEST: Size = Size::new(230.0, 160.0);
/// The gap between the parts of the chart.
const GAP: Mm = Mm::new(4.0);
/// The height of an arrow.
const ARROW: Mm = Mm::new(13.0);
/// The diameter of the place for the token: at least an inch.
const TOKEN: Mm = Mm::new(28.0);

/// The step chart on one page.
pub fn step_chart(frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let room = Room::filled(frame, Orientation::Landscape, SMALLEST);
    let whole = Rect::new(Point::ORIGIN, room.size());
    let mut draft = Draft::new();
    let (head, rest) = whole.cut_top(Mm::new(9.0));
    draft.line("Step chart", TITLE, head);
    draft.line(BOOK, REMARK.right(), head);
    draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
    let (_, rest) = rest.cut_top(GAP);
    let track_height = TOKEN + Mm::new(23.0);
    let below = (ARROW + GAP) * 2.0 + track_height + GAP;
    let (panels, rest) = rest.cut_top(rest.height() - below);
    phases(&mut draft, panels);
    let (_, rest) = rest.cut_top(GAP);
    let (up, rest) = rest.cut_top(ARROW);
    arrow(&mut draft, up, true, MOVEMENT, "B  Movement: from 0 up to 5", "slow before fast, lowest initiative first");
    let (_, rest) = rest.cut_top(GAP);
    let (spaces, rest) = rest.cut_top(track_height);
    track(&mut draft, spaces);
    let (_, down) = rest.cut_top(GAP);
    arrow(&mut draft, down, false, ATTACK, "C  Attack: from 5 down to 0", "fast before slow, highest initiative first");
    printout.note_cut_texts(&mut draft, Place::Project, "The step chart");
    vec![room.body("Step chart", draft)]
}

fn phases(draft: &mut Draft, area: Rect) {
    let width = (area.width() - GAP * 3.0) / 4.0;
    for (index, phase) in PHASES.iter().enumerate() {
        let corner = Point::at(area.min.x + (width + GAP) * index as f64, area.min.y);
        let panel = Rect::new(corner, Size::of(width, area.height()));
        draft.path(Path::rounded_rect(panel, Mm::new(2.0)).stroked(phase.color, LINE));
        let inside = panel.inset(Mm::new(3.0));
        let (head, mut words) = inside.cut_top(Mm::new(9.0));
        let badge = Rect::new(head.min, Size::of(head.height(), head.height()));
        draft.path(Path::rounded_rect(badge, Mm::new(1.5)).filled(phase.color).as_ground(Ground::Plain));
        draft.line(phase.letter, Style::new(Face::Bold, 6.4).colored(Color::WHITE).centred(), badge);
        let (_, name) = head.cut_left(head.height() + Mm::new(2.5));
        draft.line(phase.name, Style::new(Face::Bold, 5.2).colored(phase.color), name);
        words = words.cut_top(Mm::new(2.5)).1;
        let each = words.height() / phase.steps.len() as f64;
        for (number, step) in phase.steps.iter().enumerate() {
            let (line, below) = words.cut_top(each);
            words = below;
            let (mark, prose) = line.cut_left(Mm::new(5.5));
            draft.line(&(number + 1).to_string(), STRONG.sized(Mm::new(3.7)).colored(phase.color).top(), mark);
            draft.text(step, TEXT.sized(Mm::new(3.7)).with_leading(1.2).top(), prose);
        }
    }
}

/// Draws an arrow along the whole track, with words on it.
fn arrow(draft: &mut Draft, rect: Rect, to_the_right: bool, color: Color, words: &str, remark: &str) {
    let (head, shaft) = (rect.height() * 0.75, rect.height() * 0.17);
    let middle = rect.middle();
    // The arrow is constructed pointing to the right, and mirrored if it has to point to the left.
    let at = |x: Mm, y: Mm| {
        let x = if to_the_right { x } else { rect.min.x + rect.max.x - x };
        Point::at(x, y)
    };
    let neck = rect.max.x - head;
    let outline = [
        at(rect.min.x, rect.min.y + shaft),
        at(neck, rect.min.y + shaft),
        at(neck, rect.min.y),
        at(rect.max.x, middle.y),
        at(neck, rect.max.y),
        at(neck, rect.max.y - shaft),
        at(rect.min.x, rect.max.y - shaft),
    ];
    draft.path(Path::polygon(&outline).filled(color.mix(Color::WHITE, 0.88)).stroked(color, LINE));
    let inside = Rect { min: rect.min + Vector::at(head, shaft), max: rect.max - Vector::at(head, shaft) };
    let (left, right) = inside.cut_left(inside.width() * 0.5);
    let strong = STRONG.sized(Mm::new(4.4)).colored(color);
    let small = TEXT.sized(Mm::new(3.6)).colored(color);
    if to_the_right {
        draft.line(words, strong, left);
        draft.line(remark, small.right(), right);
    } else {
        draft.line(remark, small, left);
        draft.line(words, strong.right(), right);
    }
}

fn track(draft: &mut Draft, area: Rect) {
    let width = (area.width() - GAP * 5.0) / 6.0;
    for (index, (number, who)) in STEPS.iter().enumerate() {
        let corner = Point::at(area.min.x + (width + GAP) * index as f64, area.min.y);
        let space = Rect::new(corner, Size::of(width, area.height()));
        draft.path(Path::rounded_rect(space, Mm::new(3.0)).stroked(INK, LINE * 1.5));
        let (top, rest) = space.cut_top(Mm::new(13.0));
        draft.line(number, Style::new(Face::Bold, 11.0).colored(INK).centred(), top.inset(Mm::new(1.0)));
        let (token, words) = rest.cut_top(TOKEN + Mm::new(1.0));
        let dashed = Stroke::new(RULE, Mm::new(THIN)).dashed(&[1.2, 1.0]);
        draft.path(Path::circle(token.middle(), TOKEN * 0.5).with_stroke(dashed));
        draft.line("token", SMALL.colored(RULE).centred(), Rect::around(token.middle(), Size::new(20.0, 4.0)));
        draft.text(who, SMALL.sized(Mm::new(2.9)).colored(FAINT).with_leading(1.1).centred(), words.inset(Mm::new(1.0)));
    }
}
