//! The pieces of a house: its fleets, its bases, the shield that claims a world, and the small shield that ticks a technology. This file also has the
//! cards of the sovereigns, and the markers that players lay on sheets.

use std::collections::BTreeMap;

use crate::sheets::sector_map::FRAME;
use crate::sheets::technology_tree::TICK;
use crate::sheets::{fleet_sheet, heraldry, sector_map, sovereign_cards};
use drawing::text::Style;
use drawing::{Color, Face, Page, Path};
use exchange::vassal::{Module, Palette, Piece, PieceNumber};
use geometry::{Mm, Point, Rect, Size};
use rules::{Id, counted};
use sheets::Draft;
use sheets::look::{INK, LINE, SHADE};
use space_viking::forecast::{FleetForecast, needs_nobody};
use space_viking::play::knowledge::commander_words;
use space_viking::{Arms, Content, Fleet, Item, Player, Sector, Sovereign};

/// How many counters a house has for fleets that are founded later.
const NEW_FLEETS: usize = 6;

/// The width of a shield as a share of its height.
const BREADTH: f64 = 0.82;

/// A house and its pieces.
pub(super) struct House<'a> {
    /// The id of the house's player.
    pub id: Id<Player>,
    /// The house's player.
    pub player: &'a Player,
    /// The fleets of the opening, with which the player begins. They stand on charts but not in palettes, because their names would reveal them.
    pub fleets: BTreeMap<Id<Fleet>, PieceNumber>,
    /// Counters for fleets that are founded later.
    new_fleets: Vec<PieceNumber>,
    /// For each item that stands on worlds, its counter.
    pub bases: BTreeMap<Id<Item>, PieceNumber>,
    /// The shield that claims a world.
    pub claim: PieceNumber,
    /// The shield that ticks a technology.
    pub tick: PieceNumber,
}

impl<'a> House<'a> {
    /// Creates a house, and adds its pieces to the module.
    pub fn new(content: &Content, (id, player): (Id<Player>, &'a Player), module: &mut Module) -> Self {
        let side = player.label();
        let counter = |words: &str, ground| counter(&content.sector, &player.arms, words, ground);
        let fleets = content.fleets_of(id).map(|(id, fleet)| {
            let piece = Piece::new(fleet.label(), "Fleet", counter(fleet.label(), Color::WHITE)).of_side(side);
            (id, module.add(with_strength(content, fleet, piece)))
        });
        let fleets = fleets.collect();
        let new_fleets = (1..=NEW_FLEETS).map(|number| {
            let name = format!("Fleet {number}");
            module.add(Piece::new(&name, "Fleet", counter(&name, Color::WHITE)).of_side(side))
        });
        let new_fleets = new_fleets.collect();
        let bases = content.items.iter().filter(|(_, item)| !item.is_ship()).map(|(id, item)| {
            let piece = Piece::new(item.label(), "Base", counter(item.label(), SHADE)).of_side(side);
            (id, module.add(piece.with_value("Price", content.price(item))))
        });
        let bases = bases.collect();
        let claim = shield(&player.arms, ("Claim", "Claim"), side_of(&content.sector) * 0.9);
        let claim = module.add(claim.of_side(side));
        let tick = module.add(shield(&player.arms, ("Developed", "Development"), TICK).of_side(side));
        Self { id, player, fleets, new_fleets, bases, claim, tick }
    }

    /// The palette of the house. It shows only pieces of which every player may know that a house can have them.
    pub fn palette(&self) -> Palette {
        let panel = |name: &str, pieces: Vec<PieceNumber>| (name.to_owned(), pieces);
        let panels = vec![
            panel("Fleets", self.new_fleets.clone()),
            panel("Bases", self.bases.values().copied().collect()),
            panel("Shields", vec![self.claim, self.tick]),
        ];
        Palette { name: self.player.label().to_owned(), panels }
    }
}

/// Adds the abilities of a fleet to its counter.
fn with_strength(content: &Content, fleet: &Fleet, piece: Piece) -> Piece {
    let strength = FleetForecast::of(content, fleet);
    let commander = commander_words(&fleet.commander, || needs_nobody(content, fleet));
    let piece = piece.with_value("Commander", commander).with_value("Mode", fleet.mode.label());
    let piece = piece.with_value("Ships", fleet.ships.len()).with_value("Shots", strength.shots);
    piece.with_value("Hits", strength.hits).with_value("Jump", strength.jump).with_value("Price", strength.cost)
}

/// The edge length of a counter that fits a space of the sector.
fn side_of(sector: &Sector) -> Mm {
    (sector_map::space(sector) * 0.85).max(Mm::new(9.0)).min(Mm::new(16.0))
}

/// The page of a counter that fits a space: arms with words below them.
fn counter(sector: &Sector, arms: &Arms, words: &str, ground: Color) -> Page {
    let side = side_of(sector);
    let whole = Rect::new(Point::ORIGIN, Size::of(side, side));
    let mut draft = Draft::new();
    draft.path(Path::rect(whole).filled(ground).stroked(FRAME, LINE));
    let inside = whole.inset(side * 0.06);
    let (above, below) = inside.cut_top(inside.height() * 0.56);
    let shield = Size::of(above.height() * BREADTH, above.height());
    draft.add(Point::at(above.middle().x - shield.width * 0.5, above.min.y), heraldry::shield(arms, shield));
    let style = Style::new(Face::Bold, side.get() * 0.18).colored(INK).centred().with_leading(1.0);
    draft.text(words, style, below);
    Page { items: draft.items, ..Page::new(words, whole.size()) }
}

/// A piece that is a shield without words. VASSAL uses its name and its sort.
fn shield(arms: &Arms, (name, sort): (&str, &str), height: Mm) -> Piece {
    let size = Size::of(height * BREADTH, height);
    let page = Page { items: heraldry::shield(arms, size).items, ..Page::new(name, size) };
    Piece { outline: heraldry::corners(size), ..Piece::new(name, sort, page) }
}

/// The card of a kind of sovereign, which can be hidden by its back.
pub(super) fn card(content: &Content, kind: Sovereign) -> Piece {
    let cut_out = sovereign_cards::piece(content, kind);
    let points = counted(content.tables.sovereigns.weights[kind as usize].0.get(), "point");
    let piece = Piece::cut_out(kind.label(), "Sovereign card", &cut_out, "face down");
    Piece { cover: cut_out.pages().1, ..piece.with_value("Scores", format!("{points} for {}", kind.scores())) }
}

/// Adds the markers that players lay on charts and fleet sheets.
pub(super) fn markers(module: &mut Module) {
    let strange = counter(&Sector::default(), &Arms::default(), "Stranger", SHADE);
    let pieces = [Piece::new("Hit", "Marker", fleet_sheet::hit()), Piece::new("Stranger", "Marker", strange)];
    let markers = pieces.map(|piece| module.add(piece)).to_vec();
    module.palettes.push(Palette { name: "Markers".into(), panels: vec![("Markers".into(), markers)] });
}
