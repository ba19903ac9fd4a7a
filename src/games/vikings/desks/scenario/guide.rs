//! The lit, that is, highlighted hexes for the piece in hand. They are worked out once for each piece, facing and state of the project.

use std::sync::Arc;

use super::moved::footprint;
use super::scene::{Piece, Scene};
use geometry::{Facing, Space};
use kit::board::{Light, Lights};
use project::Project;
use rules::Id;
use vikings::boat::Berth;
use vikings::{Arriving, Hull, Man, Player, Purpose, Scenario, Taken};

/// What the hexes are worked out for: the scenario, the piece, and the facing of the piece.
type Asked = (Id<Scenario>, Piece, Option<Facing>);

/// The lit, that is, highlighted hexes for one piece, and the objection to one hex.
#[derive(Default)]
pub struct Guide {
    of: Option<(Arc<Project>, Asked)>,
    /// The hexes where the piece may start, and the areas in which its player sets up.
    pub lights: Vec<Lights<Space>>,
    /// The last hex for which an objection was worked out; the objection is `None` if the piece may stand there.
    asked: Option<(Space, Option<String>)>,
}

impl Guide {
    /// Works out the lit hexes again if the project, the scenario, the piece or its facing has changed.
    pub fn update(&mut self, project: &Arc<Project>, scene: &Scene, piece: Piece, facing: Option<Facing>) {
        let asked = (scene.id, piece, facing);
        let known = self.of.as_ref().is_some_and(|(of, known)| Arc::ptr_eq(of, project) && *known == asked);
        if known {
            return;
        }
        let objections = Objections::of(scene, piece);
        let free = |space: &Space| objections.as_ref().is_some_and(|found| found.at(*space, facing).is_none());
        let standing = scene.set_up.grid.spaces().filter(free).collect();
        let set_up = player(piece).map(|player| scene.set_up.scenario.spaces_for(Purpose::set_up(player)));
        let lights = [
            Lights { kind: Light::Standing, spaces: standing, words: "it may begin here" },
            Lights { kind: Light::Special, spaces: set_up.into_iter().flatten().collect(), words: "where its side sets up" },
        ];
        *self = Self {
            of: Some((Arc::clone(project), asked)),
            lights: lights.into_iter().filter(|lights| !lights.spaces.is_empty()).collect(),
            asked: None,
        };
    }

    /// The objection to putting the piece on a hex; `None` if there is no objection.
    pub fn objection(&mut self, scene: &Scene, space: Space) -> Option<&str> {
        let (_, (_, piece, facing)) = self.of.as_ref()?;
        if self.asked.as_ref().is_none_or(|(asked, _)| *asked != space) {
            let found = Objections::of(scene, *piece).and_then(|found| found.at(space, *facing));
            self.asked = Some((space, found));
        }
        self.asked.as_ref()?.1.as_deref()
    }
}

/// The player of a piece; `None` for a thing.
const fn player(piece: Piece) -> Option<Player> {
    match piece {
        Piece::Boat(player, _) | Piece::Man(player, _) => Some(player),
        Piece::Thing(..) | Piece::New(_) => None,
    }
}

/// Finds what the rules object to if a piece starts on a hex.
struct Objections<'a> {
    scene: &'a Scene<'a>,
    piece: Piece,
    taken: Taken<'a>,
}

impl<'a> Objections<'a> {
    fn of(scene: &'a Scene<'a>, piece: Piece) -> Option<Self> {
        let own_hull = |hull: &Hull| matches!(piece, Piece::Boat(player, id) if hull.player == player && hull.id == id);
        let own_man = |man: &Man| matches!(piece, Piece::Man(player, id) if man.player == player && man.id == id);
        Some(Self { scene, piece, taken: Taken::of(scene.set_up, &(own_hull, own_man))? })
    }

    fn at(&self, space: Space, facing: Option<Facing>) -> Option<String> {
        let scene = self.scene;
        match self.piece {
            Piece::Boat(player, id) => {
                let hull = scene.hull(player, id)?;
                let berth = Berth::new(scene.set_up.grid.hex(space), facing.unwrap_or_default());
                self.taken.against_boat(hull.class, berth)
            }
            Piece::Man(player, id) => {
                let man = scene.man(player, id)?;
                let arriving = Arriving { mounted: man.member.rides(man.character), armour: man.character.armour };
                self.taken.against_man(arriving, &footprint(scene, self.piece, space, facing))
            }
            Piece::Thing(id, _) => {
                let what = self.scene.set_up.scenario.tokens.get(id)?.what;
                self.taken.against_thing(what, space)
            }
            Piece::New(what) => self.taken.against_thing(what, space),
        }
    }
}
