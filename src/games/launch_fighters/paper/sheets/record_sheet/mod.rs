//! A record sheet: one ship with its boxes to cross off, as a card or as a page of its own.
//!
//! [`Sheet`] is what it shows, whether it is printed for a ship of a fleet or for a bare design. `strips.rs` divides the sheet into strips,
//! which know their heights before anything is drawn, so that rows can grow and a sheet that is too tall continues beside itself; `head.rs`,
//! `boxes.rs` and `price.rs` draw them; `card.rs` makes cards of them and `page.rs` a whole page. Nothing here decides which ships
//! are printed.

mod boxes;
mod card;
mod head;
mod page;
mod price;
mod strips;

pub use card::{Card, record_card, record_cards, squeeze_to_share};
pub use page::{RecordPage, record_pages};

use super::accent::Accent;
use geometry::Shape;
use launch_fighters::{Breakdown, Content, Fleet, FleetShip, InFleet, InShip, Options, Part, Place, Ship, Style};
use project::{Project, StoredPicture};
use rules::{Id, Points};

/// What a record sheet shows, with nothing borrowed, since it is drawn after the project may be gone.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The design.
    pub ship: Ship,
    /// The design's own id.
    pub design: Id<Ship>,
    /// The ship of a fleet that the sheet is printed for.
    pub of: Option<(Id<Fleet>, Id<FleetShip>)>,
    /// The ship's name.
    pub name: String,
    /// The letter on its counter; may be empty for a bare design.
    pub letter: String,
    /// The name of its fleet; empty for a bare design.
    pub fleet: String,
    /// Whether it leads its fleet.
    pub flagship: bool,
    /// The style of its fleet, or of its own where it has none.
    pub style: Option<Style>,
    /// The inks of that style.
    pub accent: Accent,
    /// Its itemised price.
    pub breakdown: Breakdown,
    /// The optional rules in use.
    pub options: Options,
    /// The shape of the spaces that it fights on, for its arcs.
    pub shape: Shape,
    /// What its counter shows in place of the silhouette, and the sheet as well.
    pub picture: Option<StoredPicture>,
}

impl Sheet {
    /// The sheet of a bare design.
    #[must_use]
    pub fn of_design(content: &Content, design: Id<Ship>) -> Option<Self> {
        let ship = content.ships.get(design)?;
        let style = content.style_of(ship);
        Some(Self {
            ship: ship.clone(),
            design,
            of: None,
            name: ship.label().to_owned(),
            letter: ship.letter.trim().to_owned(),
            fleet: String::new(),
            flagship: false,
            style: style.cloned(),
            accent: Accent::of(style),
            breakdown: Breakdown::of(ship, &content.options),
            options: content.options,
            shape: content.maps.iter().next().map_or(Shape::FlatHex, |(_, map)| map.grid.shape),
            picture: None,
        })
    }

    /// A sheet for every ship of a fleet whose design is known.
    #[must_use]
    pub fn of_fleet(content: &Content, id: Id<Fleet>) -> Vec<Self> {
        let Some(fleet) = content.fleets.get(id) else { return Vec::new() };
        let (mut names, mut letters) = (fleet.names(&content.ships), fleet.letters(&content.ships));
        let sheet = |(ship, of_fleet): (Id<FleetShip>, &FleetShip)| {
            let bare = Self::of_design(content, of_fleet.design)?;
            let style = fleet.style.and_then(|style| content.styles.get(style)).or(bare.style.as_ref());
            Some(Self {
                of: Some((id, ship)),
                name: names.remove(&ship).unwrap_or_default(),
                letter: letters.remove(&ship).unwrap_or_default(),
                fleet: fleet.label().to_owned(),
                flagship: fleet.flagship == Some(ship),
                accent: Accent::of(style),
                style: style.cloned(),
                ..bare
            })
        };
        fleet.ships.iter().filter_map(sheet).collect()
    }

    /// The same sheet for spaces of this shape.
    #[must_use]
    pub fn on(self, shape: Shape) -> Self {
        Self { shape, ..self }
    }

    /// The same sheet with the picture that its design names among the project's.
    #[must_use]
    pub fn pictured(self, project: &Project) -> Self {
        Self { picture: self.ship.picture.and_then(|picture| project.picture(picture)).cloned(), ..self }
    }

    /// The total price.
    #[must_use]
    pub fn price(&self) -> Option<Points> {
        self.breakdown.price.map(|price| price.total)
    }

    /// What a click on the sheet selects where there is nothing finer.
    #[must_use]
    pub fn place(&self) -> Place {
        Place::Ship(self.design, InShip::Whole)
    }

    /// What a click on the name selects: the ship of the fleet that has it, or the design.
    #[must_use]
    pub fn name_place(&self) -> Place {
        self.of.map_or(Place::Ship(self.design, InShip::Name), |(fleet, ship)| Place::Fleet(fleet, InFleet::Ship(ship)))
    }

    /// What a click on the letter selects.
    #[must_use]
    pub fn letter_place(&self) -> Place {
        self.of.map_or(Place::Ship(self.design, InShip::Letter), |(fleet, ship)| Place::Fleet(fleet, InFleet::Ship(ship)))
    }

    /// What a click on a row of boxes selects.
    #[must_use]
    pub fn part_place(&self, part: Part) -> Place {
        Place::Ship(self.design, InShip::Part(part))
    }

    /// The name of the sheet in a sentence about what has no room on it.
    #[must_use]
    pub fn label(&self) -> String {
        format!("The record sheet of {}", self.name)
    }
}
