//! The faces of counters as the book has them (1.31, 9.1): at the top left the attack in black, and below it the defense in red, which has a ring for
//! armour; at the top right the letters; at the bottom left the name; at the bottom right the movement in blue; and a figure between them. For
//! stunned and dead characters, the word for their state is in the place of the attack. Words and numbers stay a millimetre and a half away from the
//! cuts, and no drawing lies under them.

use super::figure::{self, Pose};
use super::{horse, middle};
use drawing::text::{Align, Style, width};
use drawing::{Color, Face, Ground, Group, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::Level;
use sheets::Draft;
use vikings::{Character, Content, Strength};

/// The edge length of the counter of a character on foot.
pub const SIDE: Mm = Mm::new(18.0);
/// The length of the counter of a mounted character, who takes two hexes.
pub const LONG: Mm = Mm::new(43.0);

/// The ink of the attack. Attack, defense and movement differ not only in ink but also in place.
const ATTACK: Color = Color::BLACK;
/// The ink of the defense.
pub(super) const DEFENSE: Color = Color::rgb(158, 12, 20);
/// The ink of the movement.
const MOVEMENT: Color = Color::rgb(16, 44, 140);
/// The background colour of a dead character's face.
pub(super) const DEAD: Color = Color::rgb(196, 192, 188);
/// The background colour of the face that shows a horse without its rider.
pub(super) const HORSE: Color = Color::rgb(222, 210, 186);
/// The background colour of other beasts.
pub(super) const HIDE: Color = Color::rgb(214, 222, 190);

/// The colours of rims, by the number of the character's people or force, so that players can tell the sides apart at a glance.
const RIMS: [Color; 4] = [Color::rgb(142, 44, 34), Color::rgb(36, 70, 132), Color::rgb(52, 100, 58), Color::rgb(104, 58, 118)];
/// The width of a rim, in millimetres.
const RIM: f64 = 0.8;

/// The distance of names from the cuts, in millimetres.
const EDGE: f64 = 1.5;
/// The distance of a name from the right edge if a movement of one digit stands beside it, in millimetres.
const ONE_DIGIT: f64 = 4.75;
/// The distance of a name from the right edge if a movement of two digits stands beside it, in millimetres.
const TWO_DIGITS: f64 = 5.6;
/// The size of letters that are still six points high if the sheet is printed a little smaller.
const READABLE: Mm = Mm::new(2.25);
/// The area of the attack.
const ATTACK_ROOM: Rect = Rect { min: Point::new(1.5, 1.2), max: Point::new(5.5, 4.4) };
/// The area of the word for a state.
const STATE_ROOM: Rect = Rect { min: Point::new(EDGE, 1.3), max: Point::new(11.2, 4.1) };
/// The area of the letters at the top right.
pub(super) const LETTERS_ROOM: Rect = Rect { min: Point::new(11.7, 1.3), max: Point::new(16.5, 4.2) };
/// The middle of the defense.
const DEFENSE_AT: Point = Point::new(3.5, 6.9);
/// The radius of the ring round the defense, in millimetres.
const RING: f64 = 2.0;
/// The position of the mark of a wound, below the defense.
const WOUND: Point = Point::new(3.0, 11.4);
/// The middle of the figure on a square counter, where it does not touch the numbers beside it.
pub(super) const FOOT_AT: Point = Point::new(9.9, 9.3);
/// The position of a people's sign on a square counter: below the letters, where it does not touch a spear.
const SIGN_ABOVE: Point = Point::new(15.5, 6.6);
/// How far the sign is from the right and from the lower edge on other counters, where it stands at the bottom.
const SIGN_BELOW: Vector = Vector::new(2.7, 6.6);
/// The middle of a stunned figure, who lies on the ground.
const DAZED_AT: Point = Point::new(8.8, 9.6);
/// The middle of a dead figure, who lies on the ground.
const DEAD_AT: Point = Point::new(8.6, 9.5);

/// A state of a character that a face of a counter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// On foot and sound.
    Sound,
    /// Stunned.
    Stunned,
    /// On foot and wounded.
    Wounded,
    /// Dead.
    Dead,
    /// Mounted and sound.
    Mounted,
    /// The horse without its rider.
    Horse,
    /// Mounted and wounded.
    MountedWounded,
    /// The dead horse.
    DeadHorse,
}

impl State {
    /// The faces of a character's counters. After the front of each counter comes its back.
    #[must_use]
    pub fn of(character: &Character) -> Vec<Self> {
        let on_foot = [Self::Sound, Self::Stunned, Self::Wounded, Self::Dead];
        let mounted = [Self::Mounted, Self::Horse, Self::MountedWounded, Self::DeadHorse];
        let mounted = mounted.into_iter().filter(|_| character.values.is_rider());
        on_foot.into_iter().chain(mounted).collect()
    }

    /// The name of the state, in words.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Sound => "sound",
            Self::Stunned => "stunned",
            Self::Wounded => "wounded",
            Self::Dead => "dead",
            Self::Mounted => "mounted",
            Self::Horse => "horse",
            Self::MountedWounded => "mounted and wounded",
            Self::DeadHorse => "dead horse",
        }
    }

    /// The size of the counter with this face.
    #[must_use]
    pub fn size(self) -> Size {
        if self.is_long() { Size::of(SIDE, LONG) } else { Size::of(SIDE, SIDE) }
    }

    const fn is_long(self) -> bool {
        matches!(self, Self::Mounted | Self::Horse | Self::MountedWounded | Self::DeadHorse)
    }

    /// Whether the face shows only the horse of a rider. Such a face has no letters.
    const fn is_a_horse(self) -> bool {
        matches!(self, Self::Horse | Self::DeadHorse)
    }

    /// The values that the face shows; `None` if it shows none.
    fn values(self, character: &Character) -> Option<Strength> {
        let values = character.values;
        match self {
            Self::Sound => Some(values.sound),
            Self::Wounded => Some(values.wounded),
            Self::Mounted => Some(values.mounted),
            Self::MountedWounded => Some(values.mounted_wounded),
            Self::Stunned | Self::Dead | Self::Horse | Self::DeadHorse => None,
        }
    }
}

/// The background colour of a face.
#[must_use]
pub fn ground(content: &Content, character: &Character, state: State) -> Color {
    let [red, green, blue] = content.troop_of(character).map_or([214, 208, 196], |troop| troop.color.0);
    let own = Color::rgb(red, green, blue);
    match state {
        State::Sound | State::Mounted => own,
        State::Stunned => own.mix(Color::WHITE, 0.55),
        State::Wounded | State::MountedWounded => own.mix(DEAD, 0.35),
        State::Dead | State::DeadHorse => DEAD,
        State::Horse => HORSE,
    }
}

/// The colour of a face's rim. It is printed a little beyond the cut too.
#[must_use]
pub fn rim(content: &Content, character: &Character, state: State) -> Color {
    let own = RIMS[usize::from(side(content, character))];
    match state {
        State::Dead | State::DeadHorse => own.mix(DEAD, 0.5),
        _ => own,
    }
}

/// The number of a character's people or, if all characters are of one people, of the character's force. The colour of a counter is that of the troop
/// type and not of the side. So every counter bears the sign for this number beside its rim, and no two sides differ only by hue.
pub(super) fn side(content: &Content, character: &Character) -> u8 {
    let peoples = content.peoples();
    let at = if peoples.len() > 1 {
        peoples.iter().position(|people| *people == character.people.trim())
    } else {
        force_of(content, character)
    };
    at.map_or(0, |at| (at % 4) as u8)
}

/// The index of the force that has a character; `None` if no force has the character.
fn force_of(content: &Content, character: &Character) -> Option<usize> {
    let (id, _) = content.characters.find(|known| known == character)?;
    content.forces.iter().position(|(_, force)| force.members.iter().any(|(_, member)| member.character == Some(id)))
}

/// Draws a face of a character's counter.
#[must_use]
pub fn face(content: &Content, character: &Character, state: State) -> Draft {
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, state.size());
    let side = side(content, character);
    let colour = ground(content, character, state);
    draft.path(Path::rect(whole).filled(colour).as_ground(Ground::Side(side)));
    draw_rim(&mut draft, state.size(), rim(content, character, state));
    picture(&mut draft, content, character, state);
    if !state.is_a_horse() {
        let letters = content.troop_of(character).map_or("", |troop| troop.letters.trim());
        plated(&mut draft, LETTERS_ROOM, letters, style(2.9).right(), colour);
    }
    let foot = whole.max.y.get();
    if let Some(values) = state.values(character) {
        plated(&mut draft, ATTACK_ROOM, &number(values.attack), style(3.6), colour);
        defense(&mut draft, &number(values.defense), character.armour, colour);
        let room = Rect::at(12.3, foot - 4.9, 4.2, 3.5);
        plated(&mut draft, room, &number(values.movement), style(3.8).colored(MOVEMENT), colour);
    }
    match state {
        State::Stunned => {
            word(&mut draft, "stunned", colour);
            defense(&mut draft, &number(character.values.stunned), character.armour, colour);
        }
        State::Dead | State::DeadHorse => word(&mut draft, "dead", colour),
        State::Wounded | State::MountedWounded => drop(&mut draft, WOUND),
        State::Sound | State::Mounted | State::Horse => {}
    }
    let stands = matches!(state, State::Sound | State::Wounded);
    sign(&mut draft, side, if stands { SIGN_ABOVE } else { whole.max - SIGN_BELOW });
    name(&mut draft, character, whole, state, colour);
    draft
}

/// Draws the rim of a counter along its cuts. A print that saves ink makes it only paler.
pub(super) fn draw_rim(draft: &mut Draft, size: Size, color: Color) {
    let whole = Rect::new(Point::ORIGIN, size);
    let mut inner = whole.inset(Mm::new(RIM)).corners();
    // The inner outline runs the other way round, so that the area inside it is not filled.
    inner.reverse();
    let rim = Path::rect(whole).and(Path::polygon(&inner)).filled(color);
    draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, rim.into())]).as_picture());
}

/// Draws the picture between the numbers.
fn picture(draft: &mut Draft, content: &Content, character: &Character, state: State) {
    let troop = content.troop_of(character);
    let at = middle(state.size());
    let mut figure = |pose: Pose, at: Point| figure::draw(draft, character, troop, pose, at);
    match state {
        State::Sound => figure(Pose::Standing, FOOT_AT),
        State::Wounded => figure(Pose::Limping, FOOT_AT),
        State::Stunned => figure(Pose::Dazed, DAZED_AT),
        State::Dead => figure(Pose::Dead, DEAD_AT),
        State::Mounted | State::MountedWounded => {
            horse::draw(draft, &character.name, false, at);
            let pose = if state == State::Mounted { Pose::Riding } else { Pose::Swaying };
            figure::draw(draft, character, troop, pose, at + Vector::new(0.0, 2.0));
            arrow(draft);
        }
        State::Horse => {
            horse::draw(draft, &character.name, false, at);
            arrow(draft);
        }
        State::DeadHorse => horse::draw(draft, &character.name, true, at),
    }
}

pub(super) fn style(size: f64) -> Style {
    Style::new(Face::Bold, size).colored(ATTACK).centred()
}

fn number(level: Option<Level>) -> String {
    level.map_or_else(|| "?".into(), |level| level.to_string())
}

/// Draws words on a plate of this colour. A print that saves ink draws only the outline of the plate.
pub(super) fn plated(draft: &mut Draft, rect: Rect, words: &str, style: Style, colour: Color) {
    if !words.is_empty() {
        // The plate is no wider than the words, so that it hides nothing of the figure beside them.
        let wide = width(words, style.face, style.size).min(rect.width());
        let left = match style.align {
            Align::Left => rect.min.x,
            Align::Centre => rect.middle().x - wide * 0.5,
            Align::Right => rect.max.x - wide,
        };
        let plate = Rect::new(Point::at(left, rect.min.y), Size::of(wide, rect.height()));
        draft.path(Path::rect(plate).filled(colour).as_ground(Ground::Plate));
        draft.line(words, style, rect);
    }
}

/// Draws the defense below the attack. For a character in armour it has a ring (2.73).
fn defense(draft: &mut Draft, words: &str, armour: bool, colour: Color) {
    // Two digits of the usual size would be as wide as the ring, so they are smaller.
    let size = if armour && words.len() > 1 { 2.7 } else { 3.4 };
    plated(draft, Rect::around(DEFENSE_AT, Size::new(3.8, 3.2)), words, style(size).colored(DEFENSE), colour);
    if armour {
        draft.path(Path::circle(DEFENSE_AT, Mm::new(RING)).stroked(DEFENSE, 0.35));
    }
}

/// Draws the word for a state in the place of the attack, which such a character does not have.
fn word(draft: &mut Draft, words: &str, colour: Color) {
    plated(draft, STATE_ROOM, words, Style::new(Face::Bold, 2.5).colored(ATTACK), colour);
}

/// Draws the name at the bottom. If no movement stands beside it, it takes the whole width. Its letters are bold if they can then be read easily, and
/// otherwise light, because light letters are narrower.
fn name(draft: &mut Draft, character: &Character, whole: Rect, state: State, colour: Color) {
    let bold = Style::new(Face::Bold, 2.3).colored(ATTACK);
    let beside = match state.values(character).map(|values| values.movement.is_none_or(|movement| movement.get() < 10)) {
        None => EDGE,
        Some(true) => ONE_DIGIT,
        Some(false) => TWO_DIGITS,
    };
    let rect = Rect::at(EDGE, whole.max.y.get() - EDGE - 2.4, SIDE.get() - EDGE - beside, 2.4);
    let is_readable = width(character.label(), bold.face, READABLE) <= rect.width();
    let style = if is_readable { bold } else { Style { face: Face::Regular, ..bold } };
    // The letters are as large as the room allows.
    let share = rect.width() / width(character.label(), style.face, style.size).max(Mm::new(0.1));
    plated(draft, rect, character.label(), style.sized(style.size * share.min(1.0)), colour);
}

/// Draws the arrow in front of a rider (2.55).
pub(super) fn arrow(draft: &mut Draft) {
    let tip = Path::polygon(&[Point::new(9.0, 0.9), Point::new(11.0, 3.6), Point::new(7.0, 3.6)]);
    draft.path(tip.filled(ATTACK));
}

/// Draws a drop of blood, which shows a wound without needing colour.
fn drop(draft: &mut Draft, at: Point) {
    let corner = |x: f64, y: f64| at + Vector::new(x, y);
    let outline = Path::polygon(&[corner(0.0, -1.6), corner(0.9, 0.2), corner(0.6, 1.0), corner(-0.6, 1.0), corner(-0.9, 0.2)]);
    draft.path(outline.filled(DEFENSE));
}

/// Draws the sign for the number of a people, so that the sides differ on paper printed in black.
fn sign(draft: &mut Draft, side: u8, at: Point) {
    let corner = |x: f64, y: f64| at + Vector::new(x, y);
    let outline = match side {
        0 => Path::polygon(&[corner(0.0, -1.1), corner(1.1, 0.9), corner(-1.1, 0.9)]),
        1 => Path::polygon(&[corner(-0.35, -1.1), corner(0.35, -1.1), corner(0.35, 1.1), corner(-0.35, 1.1)])
            .and(Path::polygon(&[corner(-1.0, -0.45), corner(1.0, -0.45), corner(1.0, 0.2), corner(-1.0, 0.2)])),
        2 => Path::circle(at, Mm::new(0.95)),
        _ => Path::polygon(&[corner(0.0, -1.2), corner(1.0, 0.0), corner(0.0, 1.2), corner(-1.0, 0.0)]),
    };
    draft.path(outline.filled(ATTACK));
}
