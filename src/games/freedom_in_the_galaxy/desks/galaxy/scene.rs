//! What one frame of the window needs to draw the galaxy map: the stars, which are both spaces and pieces of the board, and the selection.

use super::Tool;
use freedom_in_the_galaxy::{Content, Edit, InStar, MapPlace, Place, Planet, Route, Star};
use freedom_in_the_galaxy_paper::sheets::galaxy;
use geometry::{Mm, Point, Rect, Size, Vector};
use kit::action::Change;
use kit::board::arrange::{self, Arrangement};
use kit::board::{Direction, Hand, Pieces, Spaces, Target};
use project::OneOf as _;
use rules::{Id, Origin, counted};

/// The galaxy and what is selected in it.
pub struct Scene<'a> {
    pub content: &'a Content,
    pub spaces: Stars<'a>,
    pub tool: Tool,
    /// The selected place of the project, on the map or elsewhere.
    pub place: project::Place,
}

/// The stars as the spaces and pieces of the map's board.
#[derive(Clone, Copy)]
pub struct Stars<'a>(&'a Content);

/// How many corners a star's outline has.
const CORNERS: u32 = 20;
/// How far from a route the pointer may be and still hit it, in millimetres.
const NEAR: f64 = 5.0;

impl<'a> Scene<'a> {
    /// A scene of the galaxy with this tool and this selected place, which may be something that is not on the map.
    pub const fn of(content: &'a Content, tool: Tool, place: project::Place) -> Self {
        Self { content, spaces: Stars(content), tool, place }
    }

    /// The selected planet; `None` if no planet is selected.
    pub fn planet(&self) -> Option<Id<Planet>> {
        match Place::own(&self.place) {
            Some(Place::Planet(id, _)) => Some(*id),
            _ => None,
        }
    }

    /// The selected star, or the star of the selected planet; `None` if neither is selected.
    pub fn star(&self) -> Option<Id<Star>> {
        match Place::own(&self.place) {
            Some(Place::Star(id, _)) => self.content.stars.get(*id).map(|_| *id),
            Some(Place::Planet(id, _)) => self.content.planets.get(*id)?.star,
            _ => None,
        }
    }

    /// The route near a point of the map at which no star lies; `None` if there is no route near the point.
    pub fn route_at(&self, point: Point) -> Option<Id<Route>> {
        let far = |route: &Route| {
            let [from, to] = [route.from, route.to].map(|star| Some(self.content.stars.get(star?)?.at.point()));
            Some(distance(point, from?, to?))
        };
        let routes = self.content.routes.iter().filter_map(|(id, route)| Some((far(route)?, id)));
        let near = routes.filter(|(far, _)| *far < NEAR).min_by(|one, other| one.0.total_cmp(&other.0));
        near.map(|(_, id)| id)
    }

    /// The route between two stars; `None` if no route joins them.
    pub fn route_between(&self, one: Id<Star>, other: Id<Star>) -> Option<Id<Route>> {
        self.content.routes.find(|route| route.other_end(one) == Some(other)).map(|(id, _)| id)
    }

    /// The change that lines up the chosen stars or spaces them evenly; `None` if they already stand that way.
    pub fn arranged(&self, chosen: &[Id<Star>], how: Arrangement, label: &str) -> Option<Change> {
        let stars: Vec<(Id<Star>, &Star)> = chosen.iter().filter_map(|id| Some((*id, self.content.stars.get(*id)?))).collect();
        let places: Vec<[f64; 2]> = stars.iter().map(|(_, star)| star.at.point()).map(|at| [at.x.get(), at.y.get()]).collect();
        let arranged = arrange::arranged(&places, how).into_iter().map(|[x, y]| MapPlace::of(Point::at(Mm::new(x), Mm::new(y))));
        let edits: Vec<Edit> = stars
            .into_iter()
            .zip(arranged)
            .filter(|((_, star), at)| star.at != *at)
            .map(|((id, star), at)| Edit::Star(rules::Change::Set(id, Star { at, ..star.clone() })))
            .collect();
        let label = format!("{label}: {}", counted(edits.len(), "star"));
        (!edits.is_empty()).then(|| Change::edits(label, edits))
    }

    /// The change that moves a star to a place, and the other chosen stars by the same vector; `None` if nothing moves.
    fn moved(&self, carried: Id<Star>, others: &[Id<Star>], to: MapPlace) -> Option<Change> {
        let stars = &self.content.stars;
        let step: Vector = to.point() - stars.get(carried)?.at.point();
        let edits: Vec<Edit> = std::iter::once(carried)
            .chain(others.iter().copied())
            .filter_map(|id| {
                let star = stars.get(id)?;
                let at = MapPlace::of(star.at.point() + step);
                (at != star.at).then(|| Edit::Star(rules::Change::Set(id, Star { at, ..star.clone() })))
            })
            .collect();
        let label = match others {
            [] => format!("Move {}", stars.get(carried)?.label()),
            _ => format!("Move {}", counted(edits.len(), "star")),
        };
        // The change selects nothing, so that the map keeps its view.
        (!edits.is_empty()).then(|| Change::edits(label, edits))
    }
}

impl<'a> Stars<'a> {
    /// The stars of these designs as the spaces and pieces of the board.
    pub const fn of(content: &'a Content) -> Self {
        Self(content)
    }
}

/// The distance of a point from the route between two points, in millimetres.
fn distance(point: Point, from: Point, to: Point) -> f64 {
    let (along, out) = (to - from, point - from);
    let square = along.x.get().mul_add(along.x.get(), along.y.get() * along.y.get());
    let part = out.x.get().mul_add(along.x.get(), out.y.get() * along.y.get()) / square.max(1e-9);
    (from.towards(to, part.clamp(0.0, 1.0)) - point).length().get()
}

impl Spaces for Stars<'_> {
    type Space = Id<Star>;

    const STRIDE: usize = 3;

    fn size(&self) -> Size {
        galaxy::size(self.0)
    }

    fn at(&self, point: Point) -> Option<Id<Star>> {
        let near = self.0.stars.iter().map(|(id, star)| ((star.at.point() - point).length(), id));
        let near = near.filter(|(far, _)| *far <= galaxy::STAR);
        near.min_by(|one, other| one.0.get().total_cmp(&other.0.get())).map(|(_, id)| id)
    }

    fn outline(&self, star: Id<Star>) -> Vec<Point> {
        let middle = self.middle(star);
        // The corners run down the right side and up the left side.
        let corner = |corner: u32| {
            let (sine, cosine) = geometry::Angle::degrees(f64::from(corner) * 360.0 / f64::from(CORNERS)).sine_cosine();
            middle + Vector::at(galaxy::STAR * sine, galaxy::STAR * -cosine)
        };
        (0..CORNERS).map(corner).collect()
    }

    fn middle(&self, star: Id<Star>) -> Point {
        self.0.stars.get(star).map_or(Point::ORIGIN, |star| star.at.point())
    }

    fn name(&self, star: Id<Star>) -> String {
        self.0.star_label(Some(star))
    }

    fn next(&self, from: Id<Star>, direction: Direction) -> Id<Star> {
        let others = self.0.stars.iter().map(|(id, star)| (id, star.at.point()));
        direction.nearest(self.middle(from), others).unwrap_or(from)
    }

    fn cursor(&self, stood: Option<Id<Star>>) -> Option<Id<Star>> {
        let known = stood.filter(|star| self.0.stars.get(*star).is_some());
        known.or_else(|| self.0.stars.ids().next())
    }
}

impl Pieces for Scene<'_> {
    type Space = Id<Star>;
    type Piece = Id<Star>;
    type Box = MapPlace;

    const TAKEN_AT_ONCE: bool = false;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl Spaces<Space = Id<Star>> {
        &self.spaces
    }

    fn piece_at(&self, point: Point) -> Option<Id<Star>> {
        self.spaces.at(point)
    }

    fn piece_in(&self, space: Id<Star>) -> Option<Id<Star>> {
        Some(space)
    }

    fn space_of(&self, star: Id<Star>) -> Option<Id<Star>> {
        self.content.stars.get(star).map(|_| star)
    }

    fn target(&self, point: Point, star: Option<Id<Star>>) -> Option<Target<Id<Star>, MapPlace>> {
        match (self.tool, star) {
            (Tool::Move, Some(_)) => {
                let whole = Rect::new(Point::ORIGIN, self.spaces.size());
                whole.contains(point).then(|| Target::Box(MapPlace::of(point)))
            }
            (Tool::Route, Some(star)) => self.spaces.at(point).filter(|other| *other != star).map(Target::Space),
            (Tool::Move | Tool::Route, None) => self.spaces.at(point).map(Target::Space),
        }
    }

    fn selected(&self) -> Option<Id<Star>> {
        match Place::own(&self.place) {
            Some(Place::Star(id, _)) => Some(*id),
            _ => None,
        }
    }

    fn in_order(&self) -> Vec<Id<Star>> {
        self.content.stars.ids().collect()
    }

    fn place(&self, star: Option<Id<Star>>) -> project::Place {
        star.map_or_else(|| self.place.clone(), |star| Place::Star(star, InStar::Whole).into())
    }

    fn put_down(&self, hand: &Hand<Id<Star>>, others: &[Id<Star>], target: Target<Id<Star>, MapPlace>) -> Option<Change> {
        match target {
            Target::Box(to) => self.moved(hand.piece, others, to),
            Target::Space(to) if self.tool == Tool::Route && to != hand.piece => {
                if self.route_between(hand.piece, to).is_some() {
                    return None;
                }
                let label = format!("Draw a route from {} to {}", self.spaces.name(hand.piece), self.spaces.name(to));
                let route = Route { from: Some(hand.piece), to: Some(to), origin: Origin::Own, ..Route::default() };
                Some(Change::edit(label, Edit::Route(rules::Change::Add(route))))
            }
            Target::Space(_) => None,
        }
    }

    fn taken_off(&self) -> Option<Change> {
        // A star cannot be taken off the map: it is deleted like any other thing.
        None
    }
}
