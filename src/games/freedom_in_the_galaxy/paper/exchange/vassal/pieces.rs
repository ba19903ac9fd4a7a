//! The counters, and the palettes from which players take further counters.

use std::collections::BTreeMap;

use super::Game;
use crate::sheets::counters::{self, Livery, Marker};
use crate::sheets::endurance;
use crate::sheets::secret_papers::reader;
use exchange::vassal::{Module, Palette, Piece, PieceNumber};
use freedom_in_the_galaxy::{Allegiance, Character, Content, Place, Possession, Side, Sovereign, UnitType};
use rules::Level;

/// The counters of a module.
pub struct Pieces {
    counters: BTreeMap<Place, PieceNumber>,
    markers: Vec<(Marker, PieceNumber)>,
    /// The marker of Rebel control; `None` if there are no Rebel units.
    pub rebel_control: Option<PieceNumber>,
}

impl Pieces {
    /// Adds every counter of a game to a module, and the palettes from which players take them.
    pub fn add(game: &Game, module: &mut Module) -> Self {
        let mut pieces = Self { counters: BTreeMap::new(), markers: Vec::new(), rebel_control: None };
        let mut panels = Panels::default();
        let all = counters::places(game.content).map(|(place, _)| place);
        for place in game.in_play(all, counters::places(&game.used).map(|(place, _)| place)) {
            let Some((owner, sort, piece)) = counter(game, place) else { continue };
            let number = module.add(piece);
            pieces.counters.insert(place, number);
            panels.put(owner, sort, number);
        }
        for (place, secret) in game.secrets() {
            let number = module.add(self::secret(secret.label()));
            pieces.counters.insert(place, number);
            panels.put(Some(Side::Imperial), "Planet secrets", number);
        }
        for marker in Marker::all(&game.used.tables.markers) {
            if pieces.marker(marker).is_none() {
                let number = module.add(self::marker(marker));
                pieces.markers.push((marker, number));
                panels.put(owner(marker.livery()), "Markers", number);
            }
        }
        pieces.rebel_control = rebel_control(game).map(|piece| module.add(piece));
        if let Some(number) = pieces.rebel_control {
            panels.put(Some(Side::Rebel), "Markers", number);
        }
        panels.put(None, "Markers", module.add(Piece::new("Wound", "Marker", endurance::wound())));
        module.palettes = panels.palettes();
        pieces
    }

    /// The counter of a thing; `None` if the thing has none.
    pub fn counter(&self, place: Place) -> Option<PieceNumber> {
        self.counters.get(&place).copied()
    }

    /// The piece of a marker; `None` if the game has no such marker.
    pub fn marker(&self, marker: Marker) -> Option<PieceNumber> {
        self.markers.iter().find(|(known, _)| *known == marker).map(|(_, number)| *number)
    }
}

/// The panels of the palettes, in order: first the panels of each side, then those that both sides share.
#[derive(Default)]
struct Panels {
    found: Vec<(Option<Side>, &'static str, Vec<PieceNumber>)>,
}

impl Panels {
    fn put(&mut self, owner: Option<Side>, sort: &'static str, piece: PieceNumber) {
        match self.found.iter_mut().find(|(of, known, _)| (*of, *known) == (owner, sort)) {
            Some((.., pieces)) => pieces.push(piece),
            None => self.found.push((owner, sort, vec![piece])),
        }
    }

    fn palettes(self) -> Vec<Palette> {
        let owners = Side::ALL.map(Some).into_iter().chain([None]);
        let palette = |owner: Option<Side>| Palette {
            name: owner.map_or("Both sides", reader).to_owned(),
            panels: self
                .found
                .iter()
                .filter(|(of, ..)| *of == owner)
                .map(|(_, sort, pieces)| ((*sort).to_owned(), pieces.clone()))
                .collect(),
        };
        owners.map(palette).filter(|palette| !palette.panels.is_empty()).collect()
    }
}

/// The counter of the thing at this place in the project, with its owner and the panel of the palette that holds it; `None` if the thing has no
/// counter.
fn counter(game: &Game, place: Place) -> Option<(Option<Side>, &'static str, Piece)> {
    let content = game.content;
    let cut = counters::counter(content, place, Some(game.project))?;
    let cut_out = |name: &str, sort: &str, back: &str| Piece::cut_out(name, sort, &cut, back);
    let (owner, panel, piece) = match place {
        Place::Unit(id, _) => {
            let unit = content.units.get(id)?;
            (Some(unit.side), "Units", self::unit(unit, cut_out(unit.label(), "Unit", "Rebel control")))
        }
        Place::Character(id, _) => {
            let character = content.characters.get(id)?;
            let piece = self::character(content, character, cut_out(character.label(), "Character", "detected"));
            (Some(character.side), "Characters", piece)
        }
        Place::Sovereign(id, _) => {
            let sovereign = content.sovereigns.get(id)?;
            let (owner, back) = match sovereign.allegiance {
                Allegiance::Neutral => (None, "for the Rebels"),
                Allegiance::Rebel => (Some(Side::Rebel), "detected"),
                Allegiance::Imperial => (Some(Side::Imperial), "detected"),
            };
            (owner, "Sovereigns", self::sovereign(sovereign, cut_out(sovereign.label(), "Sovereign", back)))
        }
        Place::Possession(id, _) => {
            let ship = content.possessions.get(id)?;
            (Some(ship.kind.side()), "Ships", self::ship(ship, cut_out(ship.label(), "Ship", "damaged")))
        }
        _ => return None,
    };
    let piece = match owner {
        Some(side) => piece.of_side(reader(side)),
        None => piece,
    };
    Some((owner, panel, piece))
}

/// Adds the back of a unit to its piece. A mobile Imperial unit lies hidden under its back (7.22), other Imperial units have a blank back (7.21), and
/// the back of a Rebel unit shows Rebel control (15.14).
fn unit(unit: &UnitType, mut piece: Piece) -> Piece {
    if unit.side == Side::Imperial {
        let back = piece.faces.drain(1..).next();
        piece.cover = back.filter(|_| unit.mobile).map(|face| face.page);
    }
    let piece = piece.with_value("Strength", unit.strength).with_value("Space strength", unit.space);
    let piece = piece.with_value("Navigation", unit.jumps_at());
    piece.with_value("Price", unit.cost.map_or_else(String::new, |cost| cost.to_string()))
}

fn character(content: &Content, character: &Character, piece: Piece) -> Piece {
    let ratings = character.ratings;
    let values = [
        ("Combat", ratings.combat),
        ("Endurance", ratings.endurance),
        ("Intelligence", ratings.intelligence),
        ("Leadership", ratings.leadership),
        ("Space leadership", ratings.space_leadership),
        ("Diplomacy", ratings.diplomacy),
        ("Navigation", ratings.navigation),
    ];
    values.into_iter().fold(piece, rated).with_value("Points", content.worth(character))
}

fn sovereign(sovereign: &Sovereign, piece: Piece) -> Piece {
    let values = [
        ("Combat", sovereign.combat),
        ("Endurance", sovereign.endurance),
        ("Leadership", sovereign.leadership),
        ("Space leadership", sovereign.space_leadership),
    ];
    values.into_iter().fold(piece, rated)
}

fn ship(ship: &Possession, piece: Piece) -> Piece {
    let values =
        [("Cannons", ship.cannons), ("Shields", ship.shields), ("Maneuver", ship.maneuver), ("Passengers", ship.passengers)];
    values.into_iter().filter_map(|(name, rating)| Some((name, rating?))).fold(piece, rated)
}

fn rated(piece: Piece, (name, rating): (&'static str, Level)) -> Piece {
    piece.with_value(name, rating)
}

/// The marker of Rebel control, which is the back of any Rebel unit (15.14); `None` if there are no Rebel units.
fn rebel_control(game: &Game) -> Option<Piece> {
    let is_rebel = |id| game.content.units.get(id).is_some_and(|unit| unit.side == Side::Rebel);
    let mut places = counters::places(game.content).map(|(place, _)| place);
    let place = places.find(|place| matches!(place, Place::Unit(id, _) if is_rebel(*id)))?;
    let (_, back) = counters::counter(game.content, place, None)?.pages();
    Some(Piece::new("Rebel control", "Marker", back?).of_side(reader(Side::Rebel)))
}

/// The counter of a planet's secret, which only the Empire may read until it is revealed (31.1).
fn secret(name: &str) -> Piece {
    let (front, back) = counters::secret(name).pages();
    let cover = front.clone();
    Piece { cover: Some(cover), ..Piece::new(name, "Planet secret", back.unwrap_or(front)).of_side(reader(Side::Imperial)) }
}

/// The piece of a marker. If something is printed on the marker's back, the piece has two faces.
fn marker(marker: Marker) -> Piece {
    let (name, back) = match marker {
        Marker::Base => ("Base", Some("down")),
        Marker::Loyalty => ("Loyalty", Some("rebellion")),
        Marker::Secret => ("Secret", Some("name to be written")),
        Marker::Camp => ("Camp", Some("coup")),
        Marker::One(_) => ("Credit", None),
        Marker::Ten(_) => ("Ten credits", Some("a hundred")),
        Marker::Turn => ("Turn", None),
        Marker::Phase => ("Phase", None),
    };
    let mut piece = Piece::cut_out(name, "Marker", &counters::marker(marker), back.unwrap_or_default());
    piece.faces.truncate(if back.is_some() { 2 } else { 1 });
    match owner(marker.livery()) {
        Some(side) => piece.of_side(reader(side)),
        None => piece,
    }
}

/// The side in whose colours a counter is printed; `None` for neutral colours.
const fn owner(livery: Livery) -> Option<Side> {
    match livery {
        Livery::Rebel => Some(Side::Rebel),
        Livery::Imperial => Some(Side::Imperial),
        Livery::Neutral => None,
    }
}
