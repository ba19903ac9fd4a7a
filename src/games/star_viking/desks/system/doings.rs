//! The commands for the chosen bodies of a tile, which the user gives by keys and menus.

use egui::Ui;

use super::Memory;
use super::on_tile::{OnTile, Piece};
use crate::system::hand::Held;
use crate::things::commands as keys;
use crate::things::system::looks::{self, Copied};
use kit::action::{Action, Change};
use kit::keys::{DeskKey, KeyChoices};
use star_viking::rearrange::BodyAt;
use star_viking::{InSystem, Look};

/// A command for the chosen bodies, for the tile, or for how the tile is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Moves the bodies this many tenths of a millimetre to the right.
    Nudge(i16),
    /// Makes the bodies wider by this many hundredths of their usual width.
    Resize(i16),
    /// Turns the ground of the bodies by this many degrees clockwise.
    Turn(i16),
    /// Locks the bodies in their places. If at least one of them is locked already, instead lets the program lay out all of them.
    Lock,
    /// Shows another variant of the same kind of ground.
    Vary,
    /// Lets the program lay out the whole tile.
    Tidy,
    /// Switches on or off that every sector shows a counter at its true size.
    Ghosts,
    /// Copies the bodies, or the selected orbit.
    Copy,
    /// Pastes the copied bodies or orbit.
    Paste,
}

/// How far one press of a key moves a body, in tenths of a millimetre.
const NUDGE: i16 = 10;
/// How much wider one press of a key makes a body, in hundredths of the body's usual width.
const GROW: i16 = 10;
/// How far one press of a key turns the ground of a body, in degrees.
const TURN: i16 = 15;

impl Doing {
    /// All commands with their keys and their names in a menu.
    pub const ALL: [(Self, DeskKey, &'static str); 12] = [
        (Self::Nudge(-NUDGE), keys::TILE_NUDGE_LEFT, "Put it further left"),
        (Self::Nudge(NUDGE), keys::TILE_NUDGE_RIGHT, "Put it further right"),
        (Self::Resize(-GROW), keys::TILE_SMALLER, "Make it smaller"),
        (Self::Resize(GROW), keys::TILE_LARGER, "Make it larger"),
        (Self::Turn(TURN), keys::TILE_TURN, "Turn its ground"),
        (Self::Turn(-TURN), keys::TILE_TURN_BACK, "Turn its ground back"),
        (Self::Lock, keys::TILE_LOCK, "Lock it here, or lay it out again"),
        (Self::Vary, keys::TILE_VARY, "Show another ground"),
        (Self::Copy, keys::TILE_COPY, "Copy"),
        (Self::Paste, keys::TILE_PASTE, "Paste"),
        (Self::Tidy, keys::TILE_TIDY, "Tidy the tile"),
        (Self::Ghosts, keys::TILE_GHOSTS, "Counters at their true size"),
    ];

    /// The command whose key was pressed in this frame; `None` if no such key was pressed.
    pub fn asked(ui: &Ui, choices: &KeyChoices) -> Option<Self> {
        // The key with Shift is checked first: if the user has chosen a key that is neither a letter nor a digit, the key without Shift would match
        // too.
        let turned_back = keys::TILE_TURN_BACK.pressed(ui, choices).then_some(Self::Turn(-TURN));
        turned_back.or_else(|| Self::ALL.into_iter().find(|(_, key, _)| key.pressed(ui, choices)).map(|(doing, ..)| doing))
    }

    /// Carries out the command; returns the action that changes the project, or `None` if the project does not change.
    pub fn apply(self, memory: &mut Memory, on_tile: &OnTile) -> Option<Action> {
        match self {
            Self::Ghosts => memory.ghosts = !memory.ghosts,
            Self::Copy => memory.copied = looks::copy(on_tile.open, &bodies(memory, on_tile)).or(memory.copied.take()),
            _ => return self.change(memory, on_tile).map(|change| memory.board.made(change)),
        }
        None
    }

    /// The change that the command makes in the project; `None` if it makes none.
    pub fn change(self, memory: &Memory, on_tile: &OnTile) -> Option<Change> {
        let (open, bodies) = (on_tile.open, bodies(memory, on_tile));
        let locked = bodies.iter().any(|at| {
            open.system.orbits.get(at.orbit).and_then(|orbit| orbit.bodies.get(at.body)).is_some_and(|body| body.look.is_locked())
        });
        match self {
            Self::Nudge(by) => place(on_tile, &bodies, "Move", by),
            Self::Lock if !locked => place(on_tile, &bodies, "Lock", 0),
            Self::Lock => looks::relook(open, &bodies, "Lay out", |look| look.along = None),
            Self::Resize(by) => looks::relook(open, &bodies, "Resize", |look| looks::resize(look, by)),
            Self::Turn(by) => looks::relook(open, &bodies, "Turn", |look| looks::turn(look, by)),
            Self::Vary => looks::relook(open, &bodies, "Show another ground of", looks::vary),
            Self::Tidy => looks::tidy(open),
            Self::Paste => looks::paste(open, memory.copied.as_ref()?),
            Self::Ghosts | Self::Copy => None,
        }
    }

    /// Whether the command can be carried out now.
    pub fn is_possible(self, memory: &Memory, on_tile: &OnTile) -> bool {
        match self {
            Self::Ghosts => true,
            Self::Copy => on_tile.open.orbit().is_some(),
            _ => self.change(memory, on_tile).is_some(),
        }
    }
}

/// The change that moves bodies by this many tenths of a millimetre to the right and locks them there.
fn place(on_tile: &OnTile, bodies: &[BodyAt], label: &str, by: i16) -> Option<Change> {
    let (least, most) = Look::ALONG;
    let places: Vec<(BodyAt, u16)> = bodies
        .iter()
        .filter_map(|at| {
            let x = on_tile.tile.body(at.orbit, at.body)?.middle.x.get() * 10.0;
            Some((*at, (x.round() as u16).saturating_add_signed(by).clamp(least, most)))
        })
        .collect();
    let (first, others) = places.split_first()?;
    let position = on_tile.open.system.orbits.get(first.0.orbit)?.bodies.position(first.0.body)?;
    let change = looks::put(on_tile.open, (first.0, position), Some(first.1), others)?;
    let said = change.label.replacen("Move", label, 1);
    Some(Change { label: said, ..change })
}

/// The chosen bodies or, if none are chosen, the selected body.
pub fn bodies(memory: &Memory, on_tile: &OnTile) -> Vec<BodyAt> {
    let of = |piece: &Piece| match piece.held {
        Held::Body(orbit, body) => Some(on_tile.open.at(orbit, body)),
        Held::Orbit(_) => None,
    };
    let mut bodies: Vec<BodyAt> = memory.board.chosen.iter().filter_map(of).collect();
    // A body also counts as selected if one of its sectors is selected.
    let selected = on_tile.open.body().filter(|_| !matches!(on_tile.open.part, InSystem::Capital));
    if bodies.is_empty() {
        bodies.extend(selected);
    }
    bodies.dedup();
    bodies
}

impl Copied {
    /// The name of the copied bodies or orbit.
    pub fn label(&self) -> String {
        match self {
            Self::Bodies(bodies) => match &bodies[..] {
                [body] => body.label().to_owned(),
                bodies => format!("{} bodies", bodies.len()),
            },
            Self::Orbit(_) => "an orbit".to_owned(),
        }
    }
}
