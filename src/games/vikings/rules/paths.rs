//! Writes the places in the designs as paths, such as `characters/svein/wounded`.

use std::cell::OnceCell;

use super::board::{Barrier, Board, Layout};
use super::{
    ArrowTarget, BoatClass, Character, Content, Force, InBoard, InBoat, InCharacter, InForce, InLayout, InScenario, InTable,
    InTroop, Place, Player, Scenario, Table, Terrain, TroopType,
};
use rules::{Id, Names, slug};

/// Writes paths for the places in some designs.
pub struct Paths<'a> {
    content: &'a Content,
    troops: OnceCell<Names<TroopType>>,
    characters: OnceCell<Names<Character>>,
    boats: OnceCell<Names<BoatClass>>,
    boards: OnceCell<Names<Board>>,
    layouts: OnceCell<Names<Layout>>,
    forces: OnceCell<Names<Force>>,
    scenarios: OnceCell<Names<Scenario>>,
}

impl<'a> Paths<'a> {
    /// A writer of paths for the places in these designs.
    #[must_use]
    pub const fn of(content: &'a Content) -> Self {
        Self {
            content,
            troops: OnceCell::new(),
            characters: OnceCell::new(),
            boats: OnceCell::new(),
            boards: OnceCell::new(),
            layouts: OnceCell::new(),
            forces: OnceCell::new(),
            scenarios: OnceCell::new(),
        }
    }

    /// The path of a place. A thing that does not exist is named by the number of its id.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        match place {
            Place::Troop(id, part) => self.in_troop(*id, *part),
            Place::Character(id, part) => self.in_character(*id, *part),
            Place::Boat(id, part) => self.in_boat(*id, *part),
            Place::Board(id, part) => self.in_board(*id, *part),
            Place::Layout(id, part) => self.in_layout(*id, *part),
            Place::Force(id, part) => self.in_force(*id, *part),
            Place::Scenario(id, part) => self.in_scenario(*id, *part),
            Place::Table(table) => format!("tables/{}", table.slug()),
            Place::InTable(table, part) => format!("tables/{}{}", table.slug(), in_table(*table, *part)),
        }
    }

    fn in_troop(&self, id: Id<TroopType>, part: InTroop) -> String {
        let troops = self.troops.get_or_init(|| Names::of(&self.content.troops, |troop| &troop.name));
        let part = match part {
            InTroop::Whole => "",
            InTroop::Name => "/name",
            InTroop::OnFoot => "/on-foot",
            InTroop::Mounted => "/mounted",
            InTroop::Rights => "/rights",
        };
        format!("troop-types/{}{part}", troops.called(id))
    }

    fn in_character(&self, id: Id<Character>, part: InCharacter) -> String {
        let characters = self.characters.get_or_init(|| Names::of(&self.content.characters, |character| &character.name));
        let part = match part {
            InCharacter::Whole => "",
            InCharacter::Name => "/name",
            InCharacter::Sound => "/sound",
            InCharacter::Wounded => "/wounded",
            InCharacter::Stunned => "/stunned",
            InCharacter::Mounted => "/mounted",
            InCharacter::MountedWounded => "/mounted-wounded",
            InCharacter::Arms => "/arms",
        };
        format!("characters/{}{part}", characters.called(id))
    }

    fn in_boat(&self, id: Id<BoatClass>, part: InBoat) -> String {
        let boats = self.boats.get_or_init(|| Names::of(&self.content.boats, |boat| &boat.name));
        let part = match part {
            InBoat::Whole => "",
            InBoat::Name => "/name",
            InBoat::Hull => "/hull",
            InBoat::Oars => "/oars",
            InBoat::Handling => "/handling",
            InBoat::Build => "/build",
        };
        format!("boats/{}{part}", boats.called(id))
    }

    fn in_board(&self, id: Id<Board>, part: InBoard) -> String {
        let boards = self.boards.get_or_init(|| Names::of(&self.content.boards, |board| &board.name));
        let part = match part {
            InBoard::Whole => String::new(),
            InBoard::Name => "/name".into(),
            InBoard::Size => "/size".into(),
            InBoard::Edges => "/edges".into(),
            InBoard::Surface(surface) => format!("/{}", surface.label()),
            InBoard::Barrier(barrier) => format!("/{}", barriers(barrier)),
            InBoard::Space(space) => format!("/{space}"),
        };
        format!("boards/{}{part}", boards.called(id))
    }

    fn in_layout(&self, id: Id<Layout>, part: InLayout) -> String {
        let layouts = self.layouts.get_or_init(|| Names::of(&self.content.layouts, |layout| &layout.name));
        let part = match part {
            InLayout::Whole => String::new(),
            InLayout::Name => "/name".into(),
            InLayout::Board(laid) => {
                let layout = self.content.layouts.get(id);
                numbered("boards", layout.and_then(|layout| layout.boards.position(laid)), laid)
            }
        };
        format!("layouts/{}{part}", layouts.called(id))
    }

    fn in_force(&self, id: Id<Force>, part: InForce) -> String {
        let forces = self.forces.get_or_init(|| Names::of(&self.content.forces, |force| &force.name));
        let force = self.content.forces.get(id);
        let part = match part {
            InForce::Whole => String::new(),
            InForce::Name => "/name".into(),
            InForce::Budget => "/budget".into(),
            InForce::Notes => "/notes".into(),
            InForce::Boat(boat) => numbered("boats", force.and_then(|force| force.boats.position(boat)), boat),
            InForce::Member(member) => numbered("characters", force.and_then(|force| force.members.position(member)), member),
        };
        format!("forces/{}{part}", forces.called(id))
    }

    fn in_scenario(&self, id: Id<Scenario>, part: InScenario) -> String {
        let scenarios = self.scenarios.get_or_init(|| Names::of(&self.content.scenarios, |scenario| &scenario.name));
        let scenario = self.content.scenarios.get(id);
        let force = |player: Player| scenario?.force(player, self.content).map(|(_, force)| force);
        let of_token = |token| numbered("tokens", scenario.and_then(|scenario| scenario.tokens.position(token)), token);
        let part = match part {
            InScenario::Whole => String::new(),
            InScenario::Name => "/name".into(),
            InScenario::Layout => "/layout".into(),
            InScenario::Sides => "/sides".into(),
            InScenario::Turns => "/turns".into(),
            InScenario::Options => "/options".into(),
            InScenario::Tide => "/tide".into(),
            InScenario::Grades => "/grades".into(),
            InScenario::Notes => "/notes".into(),
            InScenario::Area(area) => numbered("areas", scenario.and_then(|scenario| scenario.areas.position(area)), area),
            InScenario::Token(token) => of_token(token),
            InScenario::Thing(token, space) => format!("{}/{space}", of_token(token)),
            InScenario::Boat(player, boat) => {
                let at = force(player).and_then(|force| force.boats.position(boat));
                format!("/{}{}", player.label().to_lowercase(), numbered("boats", at, boat))
            }
            InScenario::Member(player, member) => {
                let at = force(player).and_then(|force| force.members.position(member));
                format!("/{}{}", player.label().to_lowercase(), numbered("characters", at, member))
            }
            InScenario::Pace(pace) => numbered("paces", scenario.and_then(|scenario| scenario.paces.position(pace)), pace),
            InScenario::Goal(goal) => numbered("goals", scenario.and_then(|scenario| scenario.goals.position(goal)), goal),
        };
        format!("scenarios/{}{part}", scenarios.called(id))
    }
}

/// The path of a row of a list: its position, counted from 1, or the number of its id if the list has no such row.
fn numbered<T>(list: &str, position: Option<usize>, id: Id<T>) -> String {
    position.map_or_else(|| format!("/{list}/no-{}", id.number()), |at| format!("/{list}/{}", at + 1))
}

/// The word for a barrier, in the plural.
const fn barriers(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Wall => "walls",
        Barrier::Doorway => "doorways",
        Barrier::Window => "windows",
        Barrier::Slit => "slits",
        Barrier::Lip => "lips",
    }
}

fn in_table(table: Table, part: InTable) -> String {
    match part {
        InTable::Whole => String::new(),
        InTable::Origin => "/origin".into(),
        InTable::Line(line) => format!("/{}", line_of(table, line.into())),
    }
}

/// The name that a row of a table has in paths.
fn line_of(table: Table, line: usize) -> String {
    match table {
        Table::OnFoot | Table::AgainstRiders => format!("{}-1", line + 1),
        Table::Missiles => ArrowTarget::ALL.get(line).map(|target| slug(&target.label())).unwrap_or_default(),
        Table::Grounds => Terrain::ALL.get(line).map(|terrain| slug(terrain.label())).unwrap_or_default(),
        Table::Collisions
        | Table::Situations
        | Table::Challenges
        | Table::Riding
        | Table::Boarding
        | Table::Drowning
        | Table::Grappling
        | Table::Points
        | Table::Markers => (line + 1).to_string(),
    }
}
