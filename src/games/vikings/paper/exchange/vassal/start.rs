//! The palettes of a scenario, and the starting places of characters, boats and everything else. Pieces that come in later, or for which the player
//! chooses the hex, wait in the palettes.

use std::collections::{BTreeMap, BTreeSet};

use super::pieces::{self, SIDES};
use crate::sheets::markers::{self, Sign};
use crate::sheets::scenarios::hunts;
use exchange::vassal::{Module, Palette, Piece, PieceNumber, Spot, Stack, Standing};
use geometry::{Grid, Shape, Space};
use rules::Id;
use vikings::{BoatClass, Character, Content, Heading, Hull, Man, Player, Scenario, SetUp, Task, TokenKind};

/// The pieces of a scenario, and the set-up by which they are placed.
pub struct Start<'a> {
    set_up: &'a SetUp<'a>,
    sides: Vec<String>,
    board: String,
    grid: Grid,
    /// The pieces of the boats, in the order of the set-up.
    hulls: Vec<PieceNumber>,
    /// The pieces of the characters on foot, in the order of the set-up.
    men: Vec<PieceNumber>,
    /// The pieces of the characters on horseback, in the order of the set-up; `None` for characters who do not ride.
    riders: Vec<Option<PieceNumber>>,
    beasts: BTreeMap<TokenKind, PieceNumber>,
    treasure: PieceNumber,
    dummy: PieceNumber,
    hook: PieceNumber,
}

impl<'a> Start<'a> {
    /// Adds the pieces of a scenario and its palettes to a module. The pieces will stand on the board that is called `board` and has this grid.
    pub fn new(set_up: &'a SetUp<'a>, module: &mut Module, board: String, grid: Grid) -> Self {
        let sides = module.sides.clone();
        let mut add = |piece: Piece, player: Player| module.add(piece.of_side(&sides[player as usize]));
        let content = set_up.content;
        let boat = |hull: &Hull| pieces::boat(content, hull.class, name_of(hull), Some(hull.player));
        let hulls = set_up.hulls.iter().map(|hull| add(boat(hull), hull.player)).collect();
        let is_afloat = !set_up.hulls.is_empty();
        let men = set_up.men.iter().map(|man| add(pieces::on_foot(content, man.character, is_afloat), man.player)).collect();
        let riders = set_up.men.iter();
        let riders = riders.map(|man| Some(add(pieces::mounted(content, man.character)?, man.player))).collect();
        let beasts = kinds_of_beasts(set_up).into_iter().map(|kind| (kind, module.add(pieces::beast(kind)))).collect();
        let [treasure, dummy, hook] = [Sign::Treasure, Sign::Blank, Sign::Hook].map(|sign| module.add(pieces::marker(sign)));
        let start = Self { set_up, sides, board, grid, hulls, men, riders, beasts, treasure, dummy, hook };
        for player in Player::ALL {
            let boats = set_up.hulls.iter().zip(&start.hulls).filter(|(hull, _)| hull.player == player);
            let men = || set_up.men.iter().zip(&start.men).zip(&start.riders).filter(|((man, _), _)| man.player == player);
            let (foot, mounted) = (men().map(|((_, foot), _)| *foot), men().filter_map(|(_, rider)| *rider));
            let boats = boats.map(|(_, boat)| *boat).collect();
            push(
                module,
                &start.sides[player as usize],
                [("Boats", boats), ("On foot", foot.collect()), ("On horseback", mounted.collect())],
            );
        }
        push(module, "Beasts", [("Beasts", start.beasts.values().copied().collect())]);
        start.add_markers(module);
        start
    }

    /// Adds a palette with one piece of each marker in the table of markers, and with the gauge for ropes.
    fn add_markers(&self, module: &mut Module) {
        let (mut speeds, mut others) = (Vec::new(), vec![self.treasure, self.dummy, self.hook]);
        for (sign, _) in markers::kinds(&self.set_up.content.tables.markers).filter(|(_, count)| count.get() > 0) {
            match sign {
                Sign::Treasure | Sign::Blank | Sign::Hook => {}
                Sign::Speed(_) => speeds.push(module.add(pieces::marker(sign))),
                _ => others.push(module.add(pieces::marker(sign))),
            }
        }
        others.extend(pieces::gauge(self.set_up.content).map(|gauge| module.add(gauge)));
        push(module, "Markers", [("Markers", others), ("Speeds", speeds)]);
    }

    /// The stacks at the start: one for each boat, and one for each other hex with pieces, in which the character lies on top.
    pub fn stacks(&self) -> Vec<Stack> {
        if self.set_up.scenario.layout(self.set_up.content).is_none() {
            return Vec::new();
        }
        let boats = self.set_up.hulls.iter().zip(&self.hulls).filter_map(|(hull, piece)| {
            let standing = Standing { turned: from_right(hull.vessel.bow), ..Standing::new(*piece) };
            Some((self.set_up.grid.space(hull.berth?.axis), vec![standing]))
        });
        let mut on_hexes: BTreeMap<Space, Vec<Standing>> = BTreeMap::new();
        let aboard = self.set_up.hulls.iter().enumerate().flat_map(|(at, hull)| self.aboard(at, hull));
        for (space, standing) in self.lying().into_iter().chain(aboard).chain(self.standing()) {
            on_hexes.entry(space).or_default().push(standing);
        }
        let stack =
            |(space, pieces)| Stack { name: Space::to_string(&space), board: self.board.clone(), at: Spot::Space(space), pieces };
        boats.chain(on_hexes).filter(|(space, _)| self.grid.contains(*space)).map(stack).collect()
    }

    /// What lies or stands on the ground: markers that may be treasures, and beasts.
    fn lying(&self) -> Vec<(Space, Standing)> {
        let scenario = self.set_up.scenario;
        let on = |kind, standing: Standing| scenario.lying(kind).map(move |space| (space, standing.clone()));
        let mut lying: Vec<_> = on(TokenKind::Treasure, self.secret(self.treasure)).collect();
        lying.extend(on(TokenKind::Dummy, self.secret(self.dummy)));
        for (kind, piece) in &self.beasts {
            lying.extend(on(*kind, Standing::new(*piece)));
        }
        lying
    }

    /// A marker that may be a treasure. Only the side that may know the treasures sees its front; if neither side may know them, the marker lies face
    /// down (5.5).
    fn secret(&self, marker: PieceNumber) -> Standing {
        let standing = Standing::new(marker);
        match Player::ALL.map(|player| hunts(self.set_up.scenario, player)) {
            [false, false] => standing,
            [true, true] => standing.with_face(1),
            [a_hunts, _] => {
                let knows = if a_hunts { Player::B } else { Player::A };
                standing.hidden_by(&self.sides[knows as usize])
            }
        }
    }

    /// Everything aboard a boat except its crew: hooks, treasures at the mast, and horses that face the bow.
    fn aboard(&self, at: usize, hull: &Hull) -> Vec<(Space, Standing)> {
        let Some(berth) = hull.berth else { return Vec::new() };
        let space = |deck| self.set_up.grid.space(hull.class.hex_at(berth, deck));
        let hooks = hull.class.deck().filter(|deck| hull.vessel.hooks.contains(&hull.class.hex_name(*deck)));
        let mut aboard: Vec<_> = hooks.map(|deck| (space(deck), Standing::new(self.hook))).collect();
        let treasures = hull.vessel.treasures.get() as usize;
        let mast = self.set_up.grid.space(berth.axis);
        aboard.extend(std::iter::repeat_n((mast, Standing::new(self.treasure)), treasures));
        // The horses of riders come first. Each shows the face with the horse alone.
        let crew = self.set_up.men.iter().zip(&self.riders).filter(|(man, _)| man.hull == Some(at));
        let own = crew.filter_map(|(_, rider)| Some(Standing::new((*rider)?).with_face(1)));
        let loose = self.beasts.get(&TokenKind::Horse).map(|horse| Standing::new(*horse));
        let horses = own.chain(std::iter::repeat_with(move || loose.clone()).flatten().take(hull.vessel.horses.len()));
        let places = hull.vessel.horses.iter().filter_map(|place| hull.class.deck_hex_called(*place));
        // VASSAL turns what is aboard together with the boat. In the picture of the boat, the bow is on the right.
        let to_bow = |standing: Standing| standing.facing(Shape::PointedHex, Heading::E.facing());
        aboard.extend(places.zip(horses).map(|(deck, horse)| (space(deck), to_bow(horse))));
        aboard
    }

    /// The characters who begin on a hex. If a rider begins beside their horse, the horse lies below the rider.
    fn standing(&self) -> Vec<(Space, Standing)> {
        let mut standing = Vec::new();
        for ((man, foot), rider) in self.set_up.men.iter().zip(&self.men).zip(&self.riders) {
            let Some(space) = man.space else { continue };
            let heading = man.member.heading;
            let horse = rider.map(|rider| Standing::new(rider).facing(Shape::PointedHex, heading.facing()));
            match horse {
                Some(horse) if man.rear.is_some() => standing.push((space, horse)),
                horse => {
                    let beside = horse.filter(|_| man.member.task == Task::Afoot && man.hull.is_none());
                    standing.extend(beside.map(|horse| (space, horse.with_face(1))));
                    let task = Task::ALL.iter().position(|task| *task == man.member.task).unwrap_or_default() as u32;
                    standing.push((space, Standing { turned: front(man), levels: vec![task], ..Standing::new(*foot) }));
                }
            }
        }
        standing
    }
}

/// The name of a boat, or of its class if the boat has no name.
fn name_of<'a>(hull: &'a Hull<'a>) -> &'a str {
    if hull.vessel.name.trim().is_empty() { hull.class.label() } else { hull.vessel.label() }
}

/// By how many sides of a hex a boat is turned from its position in the picture, in which the bow is on the right.
const fn from_right(bow: Heading) -> u8 {
    (bow as u8 + SIDES - Heading::E as u8) % SIDES
}

/// By how many sides of a hex a counter is turned. In a wall of shields it is turned to the corner between its two front sides (3.2).
fn front(man: &Man) -> u8 {
    let in_wall = man.member.task == Task::Shieldwall && man.hull.is_none();
    if in_wall { (man.member.heading as u8 + SIDES - Heading::Ne as u8) % SIDES } else { 0 }
}

/// The kinds of beasts in a scenario. Horses count also if only a boat carries some.
fn kinds_of_beasts(set_up: &SetUp) -> BTreeSet<TokenKind> {
    let about = [TokenKind::Pig, TokenKind::Goat, TokenKind::Horse].into_iter();
    let about = about.filter(|kind| set_up.scenario.lying(*kind).next().is_some());
    let aboard = set_up.hulls.iter().any(|hull| !hull.vessel.horses.is_empty());
    about.chain(aboard.then_some(TokenKind::Horse)).collect()
}

/// Adds palettes with everything that is in no force of the scenario: characters, with one palette for each people, and classes of boats.
pub fn add_others(module: &mut Module, content: &Content, scenario: &Scenario) {
    let forces = || scenario.forces(content).map(|(.., force)| force);
    let met: BTreeSet<Id<Character>> =
        forces().flat_map(|force| force.members.iter()).filter_map(|(_, member)| member.character).collect();
    let sailed: BTreeSet<Id<BoatClass>> =
        forces().flat_map(|force| force.boats.iter()).filter_map(|(_, boat)| boat.class).collect();
    for people in content.peoples() {
        let of_it = content.characters.iter().filter(|(id, character)| character.people.trim() == people && !met.contains(id));
        let (mut foot, mut mounted) = (Vec::new(), Vec::new());
        for (_, character) in of_it {
            foot.push(module.add(pieces::on_foot(content, character, !content.boats.is_empty())));
            mounted.extend(pieces::mounted(content, character).map(|rider| module.add(rider)));
        }
        let name = if people.is_empty() { "Characters" } else { people };
        push(module, name, [("On foot", foot), ("On horseback", mounted)]);
    }
    let boats = content.boats.iter().filter(|(id, _)| !sailed.contains(id));
    let boats: Vec<_> = boats.map(|(_, class)| module.add(pieces::boat(content, class, class.label(), None))).collect();
    push(module, "Boats", [("Boats", boats)]);
}

/// Adds a palette with those panels that have pieces. If no panel has any, no palette is added.
fn push<const PANELS: usize>(module: &mut Module, name: &str, panels: [(&str, Vec<PieceNumber>); PANELS]) {
    let panels = panels.into_iter().filter(|(_, pieces)| !pieces.is_empty());
    let panels: Vec<_> = panels.map(|(name, pieces)| (name.to_owned(), pieces)).collect();
    if !panels.is_empty() {
        module.palettes.push(Palette { name: name.to_owned(), panels });
    }
}
