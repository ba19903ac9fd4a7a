//! A chapter of the blue book (the bundled library): one fleet style, the designs of its ships, and ready-made fleets. All of these are data that can
//! be copied into a project.

use serde::{Deserialize, Deserializer, Serialize};

use super::{Content, Edit, Fleet, FleetShip, Options, Ship, Style, cost};
use rules::{Bound, Change, Id, Points, Shelf};

/// A chapter of the blue book.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chapter {
    /// The style of the chapter's ships; `None` for ships of no particular maker.
    pub style: Option<Style>,
    /// The ships, from the cheapest up.
    #[serde(deserialize_with = "read_ships")]
    pub ships: Vec<Ship>,
    /// Ready-made fleets of these ships.
    #[serde(deserialize_with = "read_fleets")]
    pub fleets: Vec<ReadyFleet>,
}

fn read_ships<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Ship>, D::Error> {
    Bound::new(Shelf::<Ship>::MOST, "ships in one chapter").list(deserializer)
}

fn read_fleets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<ReadyFleet>, D::Error> {
    Bound::new(Shelf::<Fleet>::MOST, "fleets in one chapter").list(deserializer)
}

fn read_designs<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    Fleet::SHIPS.list(deserializer)
}

/// A fleet of the blue book.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyFleet {
    /// The fleet's name.
    pub name: String,
    /// The budget in points that the fleet was built for.
    pub budget: Points,
    /// The names of the ships' designs, the flagship first; a design may occur several times.
    #[serde(deserialize_with = "read_designs")]
    pub ships: Vec<String>,
    /// Advice on how to play the fleet.
    #[serde(default)]
    pub notes: String,
}

/// Names a part of a chapter, such as one to be copied.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// The chapter's style.
    Style,
    /// The ship with this name.
    Ship(String),
    /// The fleet with this name.
    Fleet(String),
}

impl Chapter {
    /// The chapter's ship that is called `name`, if there is one.
    #[must_use]
    pub fn ship(&self, name: &str) -> Option<&Ship> {
        self.ships.iter().find(|ship| ship.name == name)
    }

    /// The chapter's fleet that is called `name`, if there is one.
    #[must_use]
    pub fn fleet(&self, name: &str) -> Option<&ReadyFleet> {
        self.fleets.iter().find(|fleet| fleet.name == name)
    }

    /// The total cost of a fleet's ships; a ship without a price counts as 0.
    #[must_use]
    pub fn spent(&self, fleet: &ReadyFleet, options: &Options) -> Points {
        let prices = fleet.ships.iter().filter_map(|name| cost::price(self.ship(name)?, options));
        prices.map(|price| price.total).sum()
    }

    /// The edits that copy a part of the chapter into a project, together with everything that the part refers to. Things of which the project
    /// already has an exact copy are not copied again. `None` if the chapter has no such part.
    #[must_use]
    pub fn copy(&self, pick: &Pick, content: &Content) -> Option<Vec<Edit>> {
        match pick {
            Pick::Style => self.style.as_ref().map(|_| self.copy_style(content).0),
            Pick::Ship(name) => self.copy_ship(name, content),
            Pick::Fleet(name) => self.copy_fleet(name, content),
        }
    }

    /// The edits that copy the chapter's style into a project (empty if the project already has a style of that name), and the id that the style has
    /// afterwards.
    #[must_use]
    pub fn copy_style(&self, content: &Content) -> (Vec<Edit>, Option<Id<Style>>) {
        let Some(style) = &self.style else { return (Vec::new(), None) };
        match content.styles.find(|known| known.name == style.name) {
            Some((id, _)) => (Vec::new(), Some(id)),
            None => (vec![Edit::Style(Change::Add(style.clone()))], Some(content.styles.next_id())),
        }
    }

    /// The edits that copy a ship of the chapter and its style into a project: an empty list if the project already has exactly this ship; `None` if
    /// the chapter has no such ship.
    #[must_use]
    pub fn copy_ship(&self, name: &str, content: &Content) -> Option<Vec<Edit>> {
        let (mut edits, style) = self.copy_style(content);
        let ship = Ship { style, ..self.ship(name)?.clone() };
        if content.ships.find(|known| *known == ship).is_none() {
            edits.push(Edit::Ship(Change::Add(ship)));
        }
        Some(edits)
    }

    /// The edits that copy a fleet of the chapter into a project, together with its style and with those of its designs of which the project has no
    /// exact copy. The fleet itself is added only if the project has no equal fleet. `None` if the chapter has no such fleet.
    #[must_use]
    pub fn copy_fleet(&self, name: &str, content: &Content) -> Option<Vec<Edit>> {
        let ready = self.fleet(name)?;
        let (mut edits, style) = self.copy_style(content);
        let mut next = content.ships.next_id().number();
        let mut copied: Vec<(&str, Id<Ship>)> = Vec::new();
        let mut fleet =
            Fleet { name: ready.name.clone(), budget: ready.budget, style, notes: ready.notes.clone(), ..Fleet::default() };
        for design_name in &ready.ships {
            let known = copied.iter().find(|(name, _)| name == design_name).map(|(_, id)| *id);
            let design = if let Some(id) = known {
                id
            } else {
                let ship = Ship { style, ..self.ship(design_name)?.clone() };
                let there = content.ships.find(|known| *known == ship).map(|(id, _)| id);
                let id = there.unwrap_or_else(|| {
                    let id = Id::new(next);
                    next += 1;
                    edits.push(Edit::Ship(Change::Add(ship)));
                    id
                });
                copied.push((design_name, id));
                id
            };
            let id = fleet.ships.add(FleetShip::of(design));
            fleet.flagship.get_or_insert(id);
        }
        if content.fleets.find(|known| *known == fleet).is_none() {
            edits.push(Edit::Fleet(Change::Add(fleet)));
        }
        Some(edits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;

    fn chapter() -> Chapter {
        let ship = |name, cannons| Ship::named(name).with(Part::Cannons, cannons).with(Part::Move, 2);
        Chapter {
            style: Some(Style { name: "Ihari Empire".into(), ..Style::default() }),
            ships: vec![ship("Sting", 1), ship("Lance", 2), ship("Hammer", 3)],
            fleets: vec![ReadyFleet {
                name: "Home Guard".into(),
                budget: Points::new(100),
                ships: ["Hammer", "Sting", "Sting"].map(String::from).into(),
                notes: "Hold the line.".into(),
            }],
        }
    }

    fn copy(content: &mut Content, copying: impl Fn(&Chapter, &Content) -> Option<Vec<Edit>>) {
        for edit in copying(&chapter(), content).expect("the chapter has it") {
            content.apply(&edit).expect("additions are never refused here");
        }
    }

    fn names(content: &Content) -> Vec<&str> {
        content.ships.iter().map(|(_, ship)| ship.name.as_str()).collect()
    }

    #[test]
    fn a_ship_comes_with_its_style_and_the_style_only_once() {
        let mut content = Content::default();
        copy(&mut content, |chapter, content| chapter.copy_ship("Lance", content));
        copy(&mut content, |chapter, content| chapter.copy_ship("Sting", content));
        assert_eq!(names(&content), ["Lance", "Sting"]);
        assert_eq!(content.styles.len(), 1);
        let style = |ship: &Ship| content.style_of(ship).map(|style| style.name.as_str());
        assert!(content.ships.iter().all(|(_, ship)| style(ship) == Some("Ihari Empire")));
        assert_eq!(chapter().copy_ship("Nobody", &content), None);
    }

    #[test]
    fn a_fleet_brings_each_of_its_designs_once_and_its_flagship_first() {
        let mut content = Content::default();
        copy(&mut content, |chapter, content| chapter.copy_fleet("Home Guard", content));
        assert_eq!(names(&content), ["Hammer", "Sting"]);
        let (_, fleet) = content.fleets.iter().next().expect("a fleet");
        let designs: Vec<_> = fleet.ships.iter().map(|(_, ship)| ship.design.number()).collect();
        assert_eq!((designs, fleet.flagship), (vec![1, 2, 2], Some(Id::new(1))));
        assert_eq!((fleet.budget, fleet.notes.as_str()), (Points::new(100), "Hold the line."));
        assert_eq!(fleet.style, content.styles.ids().next());
        assert_eq!(chapter().copy_fleet("Nobody", &content), None);
    }

    #[test]
    fn what_is_there_to_the_letter_is_not_copied_again() {
        let mut content = Content::default();
        for pick in [Pick::Fleet("Home Guard".into()), Pick::Ship("Lance".into())] {
            copy(&mut content, |chapter, content| chapter.copy(&pick, content));
        }
        let before = content.clone();
        for pick in [Pick::Style, Pick::Ship("Lance".into()), Pick::Fleet("Home Guard".into())] {
            copy(&mut content, |chapter, content| chapter.copy(&pick, content));
        }
        assert_eq!(content, before);
        assert_eq!(Chapter::default().copy(&Pick::Style, &content), None);
    }

    #[test]
    fn a_fleet_takes_the_designs_that_are_there_but_none_that_was_changed() {
        let mut content = Content::default();
        copy(&mut content, |chapter, content| chapter.copy_ship("Sting", content));
        copy(&mut content, |chapter, content| chapter.copy_ship("Hammer", content));
        let hammer = content.ships.get_mut(Id::new(2)).expect("Hammer");
        hammer.set_amount(Part::Cannons, 9);
        copy(&mut content, |chapter, content| chapter.copy_fleet("Home Guard", content));
        assert_eq!(names(&content), ["Sting", "Hammer", "Hammer"]);
        let (_, fleet) = content.fleets.iter().next().expect("a fleet");
        let designs: Vec<_> = fleet.ships.iter().map(|(_, ship)| ship.design.number()).collect();
        assert_eq!(designs, [3, 1, 1]);
    }
}
