//! A record sheet: one ship with its boxes to cross off, as a card or on its own page.
//!
//! [`Sheet`] is the content of a record sheet, for a ship of a fleet or for a bare design. `strips.rs` divides the sheet into horizontal strips.
//! Their heights are known before anything is drawn, so that rows can grow and a sheet that is too tall can continue on another card or page.
//! `head.rs`, `boxes.rs` and `price.rs` draw the strips; `card.rs` makes cards of them and `page.rs` a whole page. Other files decide which ships are
//! printed.

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

/// The content of a record sheet. It borrows nothing from the project, because a sheet may be drawn after the project is gone.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The design of the ship.
    pub ship: Ship,
    /// The id of the design.
    pub design: Id<Ship>,
    /// The fleet's ship for which the sheet is printed; `None` for a bare design.
    pub of: Option<(Id<Fleet>, Id<FleetShip>)>,
    /// The name of the ship.
    pub name: String,
    /// The letter on the ship's counter; may be empty for a bare design.
    pub letter: String,
    /// The name of the ship's fleet; empty for a bare design.
    pub fleet: String,
    /// Whether the ship is the flagship of its fleet.
    pub flagship: bool,
    /// The style of the ship's fleet, or of the design if the fleet has none.
    pub style: Option<Style>,
    /// The inks of the style.
    pub accent: Accent,
    /// The price of the ship, item by item.
    pub breakdown: Breakdown,
    /// The optional rules in use.
    pub options: Options,
    /// The shape of the map's spaces, for the diagram of arcs.
    pub shape: Shape,
    /// The picture that replaces the silhouette on the ship's counter and on the sheet; `None` if the silhouette is drawn.
    pub picture: Option<StoredPicture>,
}

impl Sheet {
    /// The sheet of a bare design, which is in no fleet; `None` if the design no longer exists.
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

    /// A sheet for every ship of a fleet, except ships whose design no longer exists.
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

    /// This sheet, for maps whose spaces have this shape.
    #[must_use]
    pub fn on(self, shape: Shape) -> Self {
        Self { shape, ..self }
    }

    /// This sheet with the picture to which the design refers, taken from the project.
    #[must_use]
    pub fn pictured(self, project: &Project) -> Self {
        Self { picture: self.ship.picture.and_then(|picture| project.picture(picture)).cloned(), ..self }
    }

    /// The total price; `None` if the ship has no price.
    #[must_use]
    pub fn price(&self) -> Option<Points> {
        self.breakdown.price.map(|price| price.total)
    }

    /// The place that a click on the sheet selects, unless the click hits a smaller part.
    #[must_use]
    pub fn place(&self) -> Place {
        Place::Ship(self.design, InShip::Whole)
    }

    /// The place in the project to which a click on the name leads: the ship in its fleet, or the name of a bare design.
    #[must_use]
    pub fn name_place(&self) -> Place {
        self.of.map_or(Place::Ship(self.design, InShip::Name), |(fleet, ship)| Place::Fleet(fleet, InFleet::Ship(ship)))
    }

    /// The place in the project to which a click on the letter leads: the ship in its fleet, or the letter of a bare design.
    #[must_use]
    pub fn letter_place(&self) -> Place {
        self.of.map_or(Place::Ship(self.design, InShip::Letter), |(fleet, ship)| Place::Fleet(fleet, InFleet::Ship(ship)))
    }

    /// The place that a click on a row of boxes selects.
    #[must_use]
    pub fn part_place(&self, part: Part) -> Place {
        Place::Ship(self.design, InShip::Part(part))
    }

    /// The name of the sheet, for messages about text that does not fit on it.
    #[must_use]
    pub fn label(&self) -> String {
        format!("The record sheet of {}", self.name)
    }
}
