//! Decides where units can be built during a game ("New Construction"). The costs of units are in the catalogue.

use super::{Color, Technology, UnitType};

/// A place where units are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Yard {
    /// A system that the builder controls; the value is the technology of the system.
    System(Technology),
    /// A system in which the Quadrant Capital of the Federation stands; the value is the technology of the system.
    QuadrantCapital(Technology),
    /// The Vikings' home base.
    HomeBase,
}

/// Whether a unit can be built in a yard: the unit must be of the system's technology or of the level just below.
///
/// A home base builds Viking units of every technology, and the seat of the Quadrant Capital builds blue units of technology A even if the system is
/// of B ("New Construction: Technology Limit"). The builder's money and politics are not checked here.
#[must_use]
pub fn can_be_built(unit: &UnitType, yard: Yard) -> bool {
    match yard {
        Yard::HomeBase => unit.color == Color::Red,
        Yard::System(technology) => technology.fields(unit.technology),
        Yard::QuadrantCapital(technology) => {
            let seat = technology == Technology::B && unit.color == Color::Blue && unit.technology == Technology::A;
            seat || technology.fields(unit.technology)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seat_of_the_federation_builds_a_level_above_its_technology() {
        use Technology::{A, B, C, D};
        let built = |color, technology, yard| can_be_built(&UnitType { color, technology, ..UnitType::default() }, yard);
        assert!(built(Color::Blue, A, Yard::QuadrantCapital(B)) && !built(Color::Green, A, Yard::QuadrantCapital(B)));
        assert!(!built(Color::Blue, A, Yard::System(B)) && built(Color::Blue, B, Yard::System(B)));
        assert!(built(Color::Green, C, Yard::System(B)) && !built(Color::Green, D, Yard::System(B)));
        assert!([A, B, C, D].into_iter().all(|technology| built(Color::Red, technology, Yard::HomeBase)));
        assert!(!built(Color::Blue, A, Yard::HomeBase));
    }
}
