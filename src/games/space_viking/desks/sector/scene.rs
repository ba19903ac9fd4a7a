//! What one frame of the window needs to draw the sector desk: the spaces of the map, and the worlds that a reader sees on it.

use geometry::{Point, Size, Space};
use kit::action::Change;
use kit::board::arrange::{self, Arrangement};
use kit::board::{Direction, Hand, Pieces, Spaces, Target};
use project::OneOf as _;
use rules::{Id, counted};
use space_viking::{Content, Edit, InWorld, Place, Sector, World};
use space_viking_paper::sheets::{Reader, sector_map};

/// The sector as a reader sees it, with the selection.
pub struct Scene<'a> {
    pub content: &'a Content,
    pub spaces: SectorSpaces<'a>,
    pub reader: Reader,
    /// The selected world, if there is one.
    pub selected: Option<Id<World>>,
    /// The selected place of the project, in the sector or elsewhere.
    pub place: project::Place,
}

/// The squares of the map.
#[derive(Clone, Copy)]
pub struct SectorSpaces<'a>(pub &'a Sector);

impl<'a> Scene<'a> {
    /// The scene for a reader and a selected place, which may be in the sector or elsewhere.
    pub fn of(content: &'a Content, reader: Reader, place: project::Place) -> Self {
        let selected = match Place::own(&place) {
            Some(Place::World(id, _)) => Some(*id),
            _ => None,
        };
        Self { content, spaces: SectorSpaces(&content.sector), reader, selected, place }
    }

    /// The worlds that the reader sees.
    pub fn worlds(&self) -> impl Iterator<Item = (Id<World>, &'a World)> {
        let (content, reader) = (self.content, self.reader);
        content.worlds.iter().filter(move |(_, world)| sector_map::is_shown(content, reader, world))
    }

    /// The space of the selected world; `None` if no world on the map is selected.
    pub fn chosen_space(&self) -> Option<Space> {
        self.space_of(self.selected?)
    }

    /// The change that moves worlds to spaces; `None` if they stand there already. `label` makes the change's label from the number of moved worlds
    /// in words.
    pub fn moved(&self, to: &[(Id<World>, Space)], label: impl FnOnce(&str) -> String) -> Option<Change> {
        let edits: Vec<Edit> = to
            .iter()
            .filter_map(|(id, at)| {
                let world = self.content.worlds.get(*id).filter(|world| world.at != *at)?;
                Some(Edit::World(rules::Change::Set(*id, World { at: *at, ..world.clone() })))
            })
            .collect();
        // The change leaves the selection as it is, so that the map keeps its view.
        (!edits.is_empty()).then(|| Change::edits(label(&counted(edits.len(), "world")), edits))
    }

    /// The new spaces of the chosen worlds when they are lined up or evenly spaced; `None` if two of them would share a space.
    pub fn arranged(&self, chosen: &[Id<World>], how: Arrangement) -> Option<Vec<(Id<World>, Space)>> {
        let stand: Vec<Space> = chosen.iter().filter_map(|id| self.space_of(*id)).collect();
        Some(chosen.iter().copied().zip(arrange::in_spaces(&self.spaces, &stand, how)?).collect())
    }

    /// The new spaces of a world that is dragged to a space and of the other worlds that move with it; `None` if one of them would leave the map.
    pub fn landing(&self, carried: Id<World>, others: &[Id<World>], to: Space) -> Option<Vec<(Id<World>, Space)>> {
        let from = self.content.worlds.get(carried)?.at;
        let (columns, rows) = (to.column.saturating_sub(from.column), to.row.saturating_sub(from.row));
        let moved = |id: Id<World>| {
            let at = self.content.worlds.get(id)?.at;
            let at = Space::new(at.column.saturating_add(columns), at.row.saturating_add(rows));
            self.content.sector.holds(at).then_some((id, at))
        };
        std::iter::once(carried).chain(others.iter().copied()).map(moved).collect()
    }
}

impl Spaces for SectorSpaces<'_> {
    type Space = Space;

    const STRIDE: usize = 5;

    fn size(&self) -> Size {
        sector_map::size(self.0)
    }

    fn at(&self, point: Point) -> Option<Space> {
        sector_map::space_at(self.0, point)
    }

    fn outline(&self, space: Space) -> Vec<Point> {
        sector_map::square(self.0, space).corners().into()
    }

    fn middle(&self, space: Space) -> Point {
        sector_map::middle(self.0, space)
    }

    fn name(&self, space: Space) -> String {
        self.0.written(space)
    }

    fn next(&self, from: Space, direction: Direction) -> Space {
        let (columns, rows) = match direction {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
        };
        self.nearest(Space::new(from.column.saturating_add(columns), from.row.saturating_add(rows)))
    }

    fn cursor(&self, stood: Option<Space>) -> Option<Space> {
        let middle = || Space::new((self.0.columns.get() / 2) as i16, (self.0.rows.get() / 2) as i16);
        Some(self.nearest(stood.unwrap_or_else(middle)))
    }
}

impl SectorSpaces<'_> {
    /// The space of the map that is nearest to a space, which may lie off the map.
    fn nearest(self, space: Space) -> Space {
        let kept = |at: i16, count: u16| at.clamp(0, count.saturating_sub(1) as i16);
        Space::new(kept(space.column, self.0.columns.get()), kept(space.row, self.0.rows.get()))
    }
}

impl Pieces for Scene<'_> {
    type Space = Space;
    type Piece = Id<World>;
    type Box = ();

    const TAKEN_AT_ONCE: bool = false;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl Spaces<Space = Space> {
        &self.spaces
    }

    fn piece_at(&self, point: Point) -> Option<Id<World>> {
        self.piece_in(self.spaces.at(point)?)
    }

    fn piece_in(&self, space: Space) -> Option<Id<World>> {
        let stands = |world: &Id<World>| self.space_of(*world) == Some(space);
        self.selected.filter(stands).or_else(|| self.worlds().filter(|(_, world)| world.at == space).last().map(|(id, _)| id))
    }

    fn space_of(&self, world: Id<World>) -> Option<Space> {
        let known = self.content.worlds.get(world)?;
        sector_map::is_shown(self.content, self.reader, known).then_some(known.at)
    }

    fn target(&self, point: Point, _: Option<Id<World>>) -> Option<Target<Space, ()>> {
        self.spaces.at(point).map(Target::Space)
    }

    fn selected(&self) -> Option<Id<World>> {
        self.selected
    }

    fn in_order(&self) -> Vec<Id<World>> {
        self.worlds().map(|(id, _)| id).collect()
    }

    fn place(&self, world: Option<Id<World>>) -> project::Place {
        world.map_or_else(|| self.place.clone(), |world| Place::World(world, InWorld::Whole).into())
    }

    fn put_down(&self, hand: &Hand<Id<World>>, others: &[Id<World>], target: Target<Space, ()>) -> Option<Change> {
        let landing = self.landing(hand.piece, others, target.space()?)?;
        let name = self.content.worlds.get(hand.piece).map_or("a world", World::label);
        self.moved(&landing, |count| format!("Move {}", if others.is_empty() { name } else { count }))
    }

    fn taken_off(&self) -> Option<Change> {
        // A world cannot be taken off the map; it is deleted like any other thing.
        None
    }
}
