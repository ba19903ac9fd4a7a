//! The changes made to pieces: putting down, turning, sending to an edge, and taking off the boards. Each is one named change of a scenario and of
//! the forces that fight in it.

use super::scene::{Aside, Piece, Scene};
use geometry::{Facing, Space};
use kit::action::Change;
use kit::board::{Hand, Pieces as _, Target};
use rules::{Id, counted};
use vikings::boat::{Berth, DeckHex};
use vikings::{Edit, Force, Heading, InScenario, Player, Scenario, Start, Token, Vessel};

/// A copy of a scenario and its forces that is being changed.
struct Draft {
    scenario: Scenario,
    forces: Vec<(Player, Id<Force>, Force)>,
}

impl Draft {
    fn of(scene: &Scene) -> Self {
        let forces = scene.set_up.scenario.forces(scene.set_up.content);
        let forces = forces.map(|(player, id, force)| (player, id, force.clone())).collect();
        Self { scenario: scene.set_up.scenario.clone(), forces }
    }

    fn force(&mut self, player: Player) -> Option<&mut Force> {
        self.forces.iter_mut().find(|(side, ..)| *side == player).map(|(.., force)| force)
    }

    /// The change from the original to this copy; `None` if they are equal.
    fn change(self, scene: &Scene, label: String) -> Option<Change> {
        let content = scene.set_up.content;
        let mut edits = Vec::new();
        for (_, id, force) in self.forces {
            if content.forces.get(id) != Some(&force) {
                edits.push(Edit::Force(rules::Change::Set(id, force)));
            }
        }
        if *scene.set_up.scenario != self.scenario {
            edits.push(Edit::Scenario(rules::Change::Set(scene.id, self.scenario)));
        }
        (!edits.is_empty()).then(|| Change::edits(label, edits))
    }

    /// Puts a piece on a hex with a facing, and returns how the piece is identified from then on: a thing is identified by its hex, so a moved one
    /// has a new identity.
    fn stand(&mut self, scene: &Scene, piece: Piece, at: Space, facing: Option<Facing>) -> Piece {
        let heading = facing.map(heading);
        match piece {
            Piece::Boat(player, id) => {
                if let Some(vessel) = self.force(player).and_then(|force| force.boats.get_mut(id)) {
                    (vessel.start, vessel.turn) = (Start::on(at), None);
                    vessel.bow = heading.unwrap_or(vessel.bow);
                }
            }
            Piece::Man(player, id) => {
                let deck = deck_at(scene, player, at);
                let Some(force) = self.force(player) else { return piece };
                // A character who is put on a boat of the same side goes aboard.
                if let Some((boat, deck)) = deck {
                    force.embark(scene.set_up.content, id, boat, deck);
                } else if let Some(member) = force.members.get_mut(id) {
                    (member.start, member.turn) = (Start::on(at), None);
                    member.heading = heading.unwrap_or(member.heading);
                }
            }
            Piece::Thing(id, from) => {
                if let Some(token) = self.scenario.tokens.get_mut(id) {
                    token.spaces.remove(&from);
                    token.spaces.insert(at);
                }
                return Piece::Thing(id, at);
            }
            Piece::New(what) => {
                let known = self.scenario.tokens.find(|token| token.what == what).map(|(id, _)| id);
                let id = known.unwrap_or_else(|| self.scenario.tokens.add(Token { what, ..Token::default() }));
                if let Some(token) = self.scenario.tokens.get_mut(id) {
                    token.spaces.insert(at);
                }
                return Piece::Thing(id, at);
            }
        }
        piece
    }

    /// Takes a piece off the boards. A boat or character then enters by an edge, or its player places it later; a thing is removed.
    fn aside(&mut self, piece: Piece, aside: Aside) {
        let start = match aside {
            Aside::Tray => Start::default(),
            Aside::Edge(edge) => Start::by(edge),
        };
        match piece {
            Piece::Boat(player, id) => {
                if let Some(vessel) = self.force(player).and_then(|force| force.boats.get_mut(id)) {
                    vessel.start = start;
                }
            }
            Piece::Man(player, id) => {
                if let Some(member) = self.force(player).and_then(|force| force.members.get_mut(id)) {
                    member.start = start;
                }
            }
            Piece::Thing(id, space) => {
                if let Some(token) = self.scenario.tokens.get_mut(id) {
                    token.spaces.remove(&space);
                }
                self.scenario.tokens.retain(|token| !token.spaces.is_empty());
            }
            Piece::New(_) => {}
        }
    }
}

/// The heading, as the designs store it, for a facing.
fn heading(facing: Facing) -> Heading {
    Heading::ALL[usize::from(facing.side(6))]
}

/// The boat of a side that covers a hex of the boards, and which hex of its deck is there; `None` if no boat does.
fn deck_at(scene: &Scene, player: Player, at: Space) -> Option<(Id<Vessel>, DeckHex)> {
    let grid = scene.set_up.grid;
    let mut own = scene.set_up.hulls.iter().filter(|hull| hull.player == player);
    own.find_map(|hull| Some((hull.id, hull.class.deck_hex_at(hull.berth?, grid.hex(at))?)))
}

/// The facing of the piece in hand: the facing to which the user has turned it, or else its facing on the boards.
pub fn facing(scene: &Scene, hand: &Hand<Piece>) -> Option<Facing> {
    hand.turned.or_else(|| scene.facing(hand.piece))
}

/// The hexes that a piece would cover if it stood on a hex with this facing.
pub fn footprint(scene: &Scene, piece: Piece, at: Space, facing: Option<Facing>) -> Vec<Space> {
    let grid = scene.set_up.grid;
    let berth = Berth::new(grid.hex(at), facing.unwrap_or_default());
    match piece {
        Piece::Boat(player, id) => {
            let hull = scene.hull(player, id);
            hull.map_or_else(Vec::new, |hull| hull.class.covers(berth).map(|hex| grid.space(hex)).collect())
        }
        Piece::Man(player, id) => {
            let rides = scene.man(player, id).is_some_and(|man| man.member.rides(man.character));
            let rear = grid.space(berth.axis + berth.turned(3).ahead());
            std::iter::once(at).chain(rides.then_some(rear)).collect()
        }
        Piece::Thing(..) | Piece::New(_) => vec![at],
    }
}

/// The change that puts the piece in hand down at a target, and moves the other chosen pieces by the same vector.
pub fn put_down(scene: &Scene, hand: &Hand<Piece>, others: &[Piece], target: Target<Space, Aside>) -> Option<Change> {
    let at = match target {
        Target::Box(aside) => return put_aside(scene, hand.piece, others, aside),
        Target::Space(space) => space,
    };
    let (from, turned) = (scene.space_of(hand.piece), facing(scene, hand));
    if from == Some(at) && hand.turned.is_none_or(|turned| Some(turned) == scene.facing(hand.piece)) {
        return None;
    }
    let what = match from {
        None => "Place",
        Some(from) if from == at => "Turn",
        Some(_) => "Move",
    };
    let grid = scene.set_up.grid;
    let pushed = |other: &Piece| Some((*other, grid.pushed(scene.space_of(*other)?, from?, at)));
    let company: Vec<_> = others.iter().filter_map(pushed).filter(|(_, at)| grid.contains(*at)).collect();
    let name = scene.name(hand.piece);
    let label = match company.len() {
        0 => format!("{what} {name}"),
        more => format!("{what} {name} and {more} more"),
    };
    let mut draft = Draft::of(scene);
    // Things that move together are taken off the boards first. Otherwise they would count as things that already lie on the target hexes.
    let things = company.iter().filter(|(piece, _)| matches!(piece, Piece::Thing(..)));
    things.for_each(|(piece, _)| draft.aside(*piece, Aside::Tray));
    let stands = draft.stand(scene, hand.piece, at, turned);
    for (piece, at) in company {
        match piece {
            Piece::Thing(id, _) => {
                let what = scene.set_up.scenario.tokens.get(id).map(|token| token.what).unwrap_or_default();
                draft.stand(scene, Piece::New(what), at, None);
            }
            Piece::Boat(..) | Piece::Man(..) | Piece::New(_) => {
                draft.stand(scene, piece, at, scene.facing(piece));
            }
        }
    }
    Some(draft.change(scene, label)?.then_select(scene.at(stands.part())))
}

/// The change that takes pieces off the boards.
pub fn put_aside(scene: &Scene, piece: Piece, others: &[Piece], aside: Aside) -> Option<Change> {
    let mut draft = Draft::of(scene);
    std::iter::once(&piece).chain(others).for_each(|piece| draft.aside(*piece, aside));
    let what = if others.is_empty() { scene.name(piece).to_owned() } else { counted(others.len() + 1, "piece") };
    let label = match aside {
        Aside::Tray => format!("Take {what} off the boards"),
        Aside::Edge(edge) => format!("Bring {what} in by the {} edge", edge.label()),
    };
    let part = if matches!(piece, Piece::Thing(..)) { InScenario::Whole } else { piece.part() };
    Some(draft.change(scene, label)?.then_select(scene.at(part)))
}

/// The next facing clockwise or, if `clockwise` is false, anticlockwise.
pub const fn turned(facing: Facing, clockwise: bool) -> Facing {
    if clockwise { facing.clockwise(6) } else { facing.anticlockwise(6) }
}

/// The change that turns a piece by one hexside and leaves it on its hex; `None` for a thing.
pub fn turn(scene: &Scene, piece: Piece, clockwise: bool) -> Option<Change> {
    let (at, facing) = (scene.space_of(piece)?, scene.facing(piece)?);
    let mut draft = Draft::of(scene);
    draft.stand(scene, piece, at, Some(turned(facing, clockwise)));
    Some(draft.change(scene, format!("Turn {}", scene.name(piece)))?.then_select(scene.at(piece.part())))
}
