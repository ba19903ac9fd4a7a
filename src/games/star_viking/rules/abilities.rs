//! What units of a type can do, in words. All of it follows from the type's operations code, speed and values; `movement.rs` and the checks apply the
//! same rules.

use super::{Color, Operations, Tables, UnitType};
use rules::{Count, Level, counted, nth};

/// One thing that a type of unit can or cannot do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// The topic of the sentence, in a few words, such as "Moves".
    pub topic: &'static str,
    /// What the type can or cannot do, as a sentence.
    pub says: String,
}

impl Operations {
    /// The meaning of the operations code, as a sentence ("Sector Operations Code").
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::S => "Starship: jumps from system to system, and stands in any sector.",
            Self::P => "Interplanetary: stays in its system, and stands in any sector of it.",
            Self::LimitedP => "Limited interplanetary: stays in its orbit, and stands in any sector of it.",
            Self::V => "Vacuum: stays on its body, in air or without.",
            Self::A => "Atmospheric: stays on its body, and only in sectors with air.",
            Self::Pod => "Weapon pod: no unit, but cargo that adds to its carrier.",
        }
    }

    /// The sectors and systems to which the operations code lets a unit move, as a phrase that a text puts after the code ("Sector Operations Code").
    #[must_use]
    pub const fn goes(self) -> &'static str {
        match self {
            Self::S => "between stars, and to any sector",
            Self::P => "to any sector of a system",
            Self::LimitedP => "to any sector of its orbit",
            Self::V => "between touching sectors",
            Self::A => "between touching sectors with air",
            Self::Pod => "only ever as cargo",
        }
    }

    const fn stands(self) -> &'static str {
        match self {
            Self::S => "In any sector of any system, deep space included.",
            Self::P => "In any sector of its system, deep space included.",
            Self::LimitedP => "In any sector of its orbit, deep space included.",
            Self::V => "In every sector but deep space, with air or without.",
            Self::A => "In sectors with air.",
            Self::Pod => "Nowhere: it lies in a hold.",
        }
    }
}

impl UnitType {
    /// The abilities of the type: where its units stand, how they move, what they carry and what carries them, how they are destroyed, where they are
    /// built, and what they are worth.
    #[must_use]
    pub fn abilities(&self, tables: &Tables) -> Vec<Ability> {
        let says = [
            ("Stands", Some(self.operations.stands().to_owned())),
            ("Moves", Some(self.walks())),
            ("Brings", self.is_pod().then(|| self.brings())),
            ("Carries", self.capacity.map(|capacity| format!("Cargo of {capacity} in all, pods included."))),
            ("Carried", Some(self.size.map_or_else(|| "By nothing.".to_owned(), |size| format!("As cargo of {size}.")))),
            ("Destroyed", (!self.is_pod()).then(|| self.dies(tables))),
            ("Built", Some(self.yards())),
            ("For ten mega-credits", self.worth()),
        ];
        says.into_iter().filter_map(|(topic, says)| Some(Ability { topic, says: says? })).collect()
    }

    fn walks(&self) -> String {
        let speed = self.speed.get();
        match self.operations {
            Operations::S => {
                "Between systems; from any sector of its orbit to any, and into other orbits by their deep space.".into()
            }
            Operations::P => "From any sector of its orbit to any, and into other orbits by their deep space.".into(),
            Operations::LimitedP => "From any sector of its orbit to any; farther only as cargo.".into(),
            Operations::V | Operations::A if speed == 0 => "Not at all by itself: it stays where it was placed.".into(),
            Operations::V | Operations::A => {
                format!("Up to {} a phase, each touching the one before; farther only as cargo.", counted(speed, "sector"))
            }
            Operations::Pod => "With its carrier.".into(),
        }
    }

    fn brings(&self) -> String {
        let brings = [
            (self.ew.get(), format!("{} of EW", self.ew)),
            (self.attack.get(), format!("one more shot with attack {}", self.attack)),
            (self.defense.get(), format!("{} of defense", self.defense)),
        ];
        let words: Vec<String> = brings.into_iter().filter(|(value, _)| *value > 0).map(|(_, words)| words).collect();
        if words.is_empty() { "Nothing yet.".into() } else { format!("Its carrier gains {}.", words.join(" and ")) }
    }

    /// Says how a unit of the type is destroyed. Each hit takes a point from every value, and a unit whose defense reaches 0 is destroyed; the ships
    /// that the tables name survive one critical hit ("Combat Results").
    fn dies(&self, tables: &Tables) -> String {
        let hits = self.defense.get();
        if !self.multi_hit || hits < 2 {
            return "By any hit.".into();
        }
        let survives = tables.modifiers.survivors.iter().any(|letters| letters == self.letters.trim());
        let critical = if survives { "second" } else { "first" };
        format!("By its {} hit, each taking one from every value, or by its {critical} critical one.", nth(hits))
    }

    /// Says how much EW, attack, defense and hold ten mega-credits buy in units of the type, so that types of different cost can be compared. `None`
    /// if the type has no cost.
    fn worth(&self) -> Option<String> {
        let cost = self.cost.map(Count::get).filter(|cost| *cost > 0)?;
        let hold = self.capacity.map_or(0, Level::get);
        let values = [("EW", self.ew.get()), ("attack", self.attack.get()), ("defense", self.defense.get()), ("hold", hold)];
        let share = |(name, value): (&str, u32)| {
            let tenths = (value * 100 + cost / 2) / cost;
            format!("{name} {}.{}", tenths / 10, tenths % 10)
        };
        let words: Vec<String> = values.into_iter().filter(|(_, value)| *value > 0).map(share).collect();
        (!words.is_empty()).then(|| format!("As much as {}.", words.join(", ")))
    }

    /// Says where units of the type are built. A system builds units of its own technology level and of the level just below ("New Construction:
    /// Technology Limit").
    fn yards(&self) -> String {
        let systems = match self.technology {
            super::Technology::A => "systems of technology A".to_owned(),
            super::Technology::B => "systems of technology A or B".to_owned(),
            super::Technology::C => "systems of technology B or C".to_owned(),
            super::Technology::D => "systems of technology C or D".to_owned(),
        };
        match self.color {
            Color::Red => format!("At the home base, and in {systems}."),
            Color::Blue if self.technology == super::Technology::A => {
                format!("In {systems}, and where the Quadrant Capital stands in one of B.")
            }
            Color::Blue | Color::Green => format!("In {systems}."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::construction::{Yard, can_be_built};
    use super::*;
    use crate::Technology;

    fn of(unit: &UnitType, topic: &str) -> Option<String> {
        unit.abilities(&Tables::default()).into_iter().find(|ability| ability.topic == topic).map(|ability| ability.says)
    }

    #[test]
    fn what_is_said_of_a_yard_is_what_the_rules_of_construction_say() {
        for technology in Technology::ALL {
            for color in Color::ALL {
                let unit = UnitType { color, technology: *technology, ..UnitType::default() };
                let words = of(&unit, "Built").expect("it is built somewhere");
                let listed = words.split("technology ").nth(1).expect("systems");
                let letters = listed.split([',', '.']).next().expect("letters");
                for system in Technology::ALL {
                    let built = can_be_built(&unit, Yard::System(*system));
                    assert_eq!(letters.contains(system.label()), built, "{color} {technology} in {system}: {words}");
                }
                assert_eq!(words.contains("home base"), can_be_built(&unit, Yard::HomeBase));
            }
        }
    }

    #[test]
    fn a_fortress_stays_and_a_pod_only_brings() {
        let fortress = UnitType { operations: Operations::V, speed: Level::clamped(0), multi_hit: true, ..UnitType::default() };
        assert!(of(&fortress, "Moves").is_some_and(|says| says.contains("stays")));
        assert_eq!(
            of(&UnitType { defense: Level::clamped(3), ..fortress.clone() }, "Destroyed").map(|says| says[..14].to_owned()),
            Some("By its 3rd hit".into())
        );
        assert_eq!(of(&fortress, "Destroyed").as_deref(), Some("By any hit."), "one point of defense is lost with the first");
        let pod = UnitType {
            operations: Operations::Pod,
            ew: Level::clamped(1),
            attack: Level::clamped(0),
            defense: Level::clamped(0),
            ..UnitType::default()
        };
        assert_eq!(of(&pod, "Brings").as_deref(), Some("Its carrier gains 1 of EW."));
        assert_eq!(of(&pod, "Destroyed"), None);
        assert_eq!(of(&pod, "For ten mega-credits"), None, "it has no cost");
        let bought = UnitType { cost: Some(Count::clamped(3)), ..pod };
        assert_eq!(of(&bought, "For ten mega-credits").as_deref(), Some("As much as EW 3.3."));
    }
}
