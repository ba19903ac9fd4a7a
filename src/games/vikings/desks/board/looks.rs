//! Sight and movement from a chosen hex: where a bow can shoot and how far somebody gets, painted over the picture of the board and put into words.

use std::sync::Arc;

use egui::{Align2, Color32, Stroke};

use super::shown::Pictured;
use super::{Hexes, Memory, Open, Tool};
use geometry::{Facing, Space};
use kit::board::Overlay;
use kit::theme::{self, Palette};
use rules::Id;
use vikings::board::{Arrival, Barrier, Board, Hexside, Hidden, Reach, Rider, Shot, Site, Standing, Step, Surface, volley};
use vikings::boat::Berth;
use vikings::voyage::Voyage;
use vikings::{BoatClass, Cover, Terrain};

/// The user's choices for the tool that shows how far somebody gets: on foot, on a horse or in a boat, and how fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The class of the boat, whose axis is on the chosen hex and whose bow points to the side `facing`; `None` for movement on land.
    pub boat: Option<Id<BoatClass>>,
    /// Whether the walker or rider is on a horse.
    pub mounted: bool,
    /// Whether the walker or rider is in armour.
    pub armour: bool,
    /// The movement points of the walker or rider in a turn.
    pub allowance: u32,
    /// The speed at which the boat is rowed.
    pub speed: u32,
    /// The hexside towards which the walker, rider or bow points at the start.
    pub facing: u8,
}

impl Default for Walk {
    fn default() -> Self {
        Self { boat: None, mounted: false, armour: false, allowance: 6, speed: 5, facing: 2 }
    }
}

/// The narrowest hex, in points of the screen, in which words fit without covering the neighbouring hexes.
const ROOM_FOR_WORDS: f32 = 15.0;
/// For how many turns the tool works out at most how far somebody gets.
const TURNS: u32 = 20;

/// What can be seen or reached from a hex; it is worked out again only if something has changed.
#[derive(Default)]
pub struct Looked {
    of: Option<(Arc<Pictured>, Tool, Walk, Space)>,
    shots: Vec<(Space, Result<Shot, Option<Hidden>>)>,
    reach: Option<Reach>,
    /// The hexes that any part of the boat's hull reaches, each with the turn in which it gets there.
    sailed: Vec<(Space, u32)>,
}

impl Memory {
    /// Works out what can be seen or reached from the chosen hex, if something has changed.
    pub(super) fn look(&mut self, open: Open) {
        let Some((picture, from)) = self.shown.picture().zip(self.from.filter(|_| self.tool.looks())) else { return };
        let same = self.looked.of.as_ref().is_some_and(|(known, tool, walk, space)| {
            Arc::ptr_eq(known, picture) && (*tool, *walk, *space) == (self.tool, self.walk, from)
        });
        if same {
            return;
        }
        let site = picture.site();
        let of = Some((Arc::clone(picture), self.tool, self.walk, from));
        let boat = self.walk.boat.and_then(|boat| open.content.boats.get(boat));
        self.looked = match (self.tool, boat) {
            (Tool::Sight, _) => Looked { of, shots: shots(open, site, from), ..Looked::default() },
            (_, Some(class)) => Looked { of, sailed: sailed(site, class, self.walk, from), ..Looked::default() },
            (_, None) => Looked { of, reach: Some(reach(open, site, self.walk, from)), ..Looked::default() },
        };
    }
}

/// The results of shots from a hex at all other hexes, row by row.
fn shots(open: Open, site: &Site, from: Space) -> Vec<(Space, Result<Shot, Option<Hidden>>)> {
    let standing = Standing::nobody(site);
    let tables = &open.content.tables;
    let shot = |to: Space| (to, volley((site, &standing), (&tables.grounds, &tables.missiles), from, to));
    site.grid().spaces().map(shot).collect()
}

/// The hexes that a boat reaches from a hex, each with the turn in which it gets there.
fn sailed(site: &Site, class: &BoatClass, walk: Walk, from: Space) -> Vec<(Space, u32)> {
    Voyage { site, class }.turns([berth(site, walk, from)], walk.speed, TURNS).collect()
}

/// The position of the boat with its axis on the hex and its bow towards the chosen side.
fn berth(site: &Site, walk: Walk, from: Space) -> Berth {
    Berth::new(site.grid().hex(from), Facing::new(walk.facing))
}

/// The cost of moving from this hex to each hex that can be reached.
fn reach(open: Open, site: &Site, walk: Walk, from: Space) -> Reach {
    let tables = &open.content.tables;
    let ways = Step { site, grounds: &tables.grounds }.ways();
    if walk.mounted {
        let rider = Rider { front: from, facing: walk.facing };
        ways.riding(walk.armour, rider, &tables.riding, walk.allowance, TURNS)
    } else {
        ways.on_foot(walk.armour, from, walk.allowance, TURNS)
    }
}

/// Paints over the board which hexes can be seen or reached from the chosen hex.
pub fn paint(over: &Overlay<Hexes>, memory: &Memory, open: Open, site: &Site) {
    let Some(from) = memory.from else { return };
    let palette = Palette::on_paper();
    match memory.tool {
        Tool::Sight => {
            for (space, shot) in memory.looked.shots.iter().filter(|(space, _)| *space != from && over.sees(*space)) {
                match shot {
                    Ok(shot) => {
                        over.fill(*space, cover_tint(shot.cover));
                        words(over, *space, &brief(*shot));
                    }
                    Err(_) => over.fill(*space, Color32::from_black_alpha(70)),
                }
            }
        }
        Tool::Reach => {
            for (space, arrival) in memory.looked.reach.iter().flat_map(|reach| reach.iter(site)) {
                if space != from {
                    over.fill(space, turn_tint(arrival.turn));
                    words(over, space, &arrival.turn.to_string());
                }
            }
            for (space, turn) in &memory.looked.sailed {
                over.fill(*space, turn_tint(*turn));
                words(over, *space, &turn.to_string());
            }
            if let Some(class) = memory.walk.boat.and_then(|boat| open.content.boats.get(boat)) {
                let hull = class.covers(berth(site, memory.walk, from)).map(|hex| site.grid().space(hex));
                hull.for_each(|space| over.ring(space, Stroke::new(2.0, palette.accent)));
            } else if memory.walk.mounted {
                let rider = Rider { front: from, facing: memory.walk.facing };
                over.ring(rider.rear(), Stroke::new(2.0, palette.accent));
                over.painter.line_segment([over.middle(rider.rear()), over.middle(from)], Stroke::new(3.0, palette.accent));
            }
        }
        Tool::Select | Tool::Brush | Tool::Fill | Tool::Rectangle | Tool::Pick | Tool::Sides | Tool::Clear => return,
    }
    over.ring(from, Stroke::new(3.0, palette.accent));
}

/// A shot in short: the first letter of the target's cover, followed by the modifier of the die.
fn brief(shot: Shot) -> String {
    let cover = match shot.cover {
        Cover::None => "",
        Cover::Light => "L",
        Cover::Medium => "M",
        Cover::Heavy => "H",
    };
    if shot.modifier == 0 { cover.to_owned() } else { format!("{cover}+{}", shot.modifier) }
}

fn cover_tint(cover: Cover) -> Color32 {
    let good = Palette::on_paper().good;
    good.gamma_multiply(match cover {
        Cover::None => 0.36,
        Cover::Light => 0.26,
        Cover::Medium => 0.17,
        Cover::Heavy => 0.10,
    })
}

fn turn_tint(turn: u32) -> Color32 {
    let accent = Palette::on_paper().accent;
    accent.gamma_multiply((0.42 - 0.07 * turn as f32).max(0.06))
}

fn words(over: &Overlay<Hexes>, space: Space, words: &str) {
    if words.is_empty() || !over.sees(space) || over.width(space) < ROOM_FOR_WORDS {
        return;
    }
    let size = (over.width(space) * 0.36).clamp(9.0, 16.0);
    over.painter.text(over.middle(space), Align2::CENTER_CENTER, words, theme::bold(size), Palette::on_paper().mark_line);
}

/// Describes a hex, and what can be seen or reached there if the tool in hand shows that.
pub fn describe(memory: &Memory, open: Open, site: &Site, space: Space) -> String {
    let there = at(open, site, space);
    let Some(from) = memory.from.filter(|from| memory.tool.looks() && *from != space) else { return there };
    let says = match memory.tool {
        Tool::Sight => sight(memory, open, site, from, space),
        _ if memory.walk.boat.is_some() => {
            let found = memory.looked.sailed.iter().find(|(known, _)| *known == space);
            found.map_or_else(|| "the hull never comes there".to_owned(), |(_, turn)| format!("some of the hull in turn {turn}"))
        }
        _ => match memory.looked.reach.as_ref().and_then(|reach| reach.at(site, space)) {
            Some(Arrival { turn: 1, spent }) => format!("{spent} movement points"),
            Some(Arrival { turn, spent }) => format!("turn {turn}, with {spent} movement points in it"),
            None => "out of reach".to_owned(),
        },
    };
    format!("{there}; from {}: {says}", name(open, site, from))
}

fn sight(memory: &Memory, open: Open, site: &Site, from: Space, to: Space) -> String {
    let known = memory.looked.shots.iter().find(|(space, _)| *space == to);
    match known.map_or(Err(None), |(_, shot)| *shot) {
        Ok(shot) => format!("{} hexes, +{} on the die, cover {}", shot.range, shot.modifier, shot.cover.label()),
        Err(Some(hidden)) => format!("{} is in the way at {}", hidden.by.label(), name(open, site, hidden.at)),
        Err(None) if site.terrain(from).is_some_and(|terrain| matches!(terrain, Terrain::Shallow | Terrain::Deep)) => {
            "nobody shoots out of the water".to_owned()
        }
        Err(None) => "too far".to_owned(),
    }
}

/// The name of a hex; on a layout, with the name of its board.
fn name(open: Open, site: &Site, space: Space) -> String {
    let Some((_, layout)) = open.layout() else { return Board::space_label(space) };
    let corner = site.corner();
    let of_layout = Space::new(space.column.saturating_add(corner.column), space.row.saturating_add(corner.row));
    let own = layout.laid(&open.content.boards).filter_map(|(_, laid, board)| {
        let own = laid.of_board(board, of_layout);
        board.grid().contains(own).then(|| format!("{own} of {}", board.label()))
    });
    own.last().unwrap_or_else(|| "no board".to_owned())
}

/// The terrain of a hex and the barriers on its sides, in words.
fn at(open: Open, site: &Site, space: Space) -> String {
    let Some(surface) = site.surface(space) else { return "No board".to_owned() };
    let depth = match site.terrain(space) {
        Some(Terrain::Shallow) => "shallow ",
        Some(Terrain::Deep) => "deep ",
        _ => "",
    };
    let mut words = vec![format!("{depth}{}", surface.label())];
    for barrier in Barrier::ALL {
        let sides: Vec<&str> = (0..6)
            .filter(|side| site.passage(space, *side).is_some_and(|passage| passage.barrier == barrier))
            .map(|side| Hexside::NAMES[side])
            .collect();
        if !sides.is_empty() {
            words.push(format!("{} {}", barrier.label(), sides.join(" ")));
        }
    }
    if surface == Surface::Rock {
        words.push("wrecks hulls".to_owned());
    }
    format!("Hex {}: {}", name(open, site, space), words.join(", "))
}
