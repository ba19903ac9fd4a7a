//! Places in words, such as `characters/svein/wounded`.

use std::cell::OnceCell;

use super::board::{Barrier, Board, Layout};
use super::{
    ArrowTarget, BoatClass, Character, Content, InBoard, InBoat, InCharacter, InLayout, InTable, InTroop, Place, Table, Terrain,
    TroopType,
};
use crate::rules::{Id, Names, slug};

/// What the places of some designs are called.
pub struct Paths<'a> {
    content: &'a Content,
    troops: OnceCell<Names<TroopType>>,
    characters: OnceCell<Names<Character>>,
    boats: OnceCell<Names<BoatClass>>,
    boards: OnceCell<Names<Board>>,
    layouts: OnceCell<Names<Layout>>,
}

impl<'a> Paths<'a> {
    /// The paths of the places in these designs.
    #[must_use]
    pub const fn of(content: &'a Content) -> Self {
        Self {
            content,
            troops: OnceCell::new(),
            characters: OnceCell::new(),
            boats: OnceCell::new(),
            boards: OnceCell::new(),
            layouts: OnceCell::new(),
        }
    }

    /// The place in words. A thing that is gone is called by its number.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        match place {
            Place::Troop(id, part) => self.in_troop(*id, *part),
            Place::Character(id, part) => self.in_character(*id, *part),
            Place::Boat(id, part) => self.in_boat(*id, *part),
            Place::Board(id, part) => self.in_board(*id, *part),
            Place::Layout(id, part) => self.in_layout(*id, *part),
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
                let position = layout.and_then(|layout| layout.boards.position(laid));
                format!("/boards/{}", position.map_or_else(|| format!("no-{}", laid.number()), |at| (at + 1).to_string()))
            }
        };
        format!("layouts/{}{part}", layouts.called(id))
    }
}

/// What stands on sides, in the plural.
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

/// What a line of a table is called.
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
