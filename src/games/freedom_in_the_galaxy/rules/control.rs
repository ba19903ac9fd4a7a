//! Who controls a planet. This depends on the planet's state, the units on it and its base (15.5, 15.8).

use serde::{Deserialize, Serialize};

/// The state of control that a planet is in (15.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlanetState {
    /// Imperial control, the state of nearly all planets at the start (15.51).
    ImperialControl,
    /// A rebellion has started (15.52).
    Rebellion,
    /// The rebellion has won (15.53).
    RebelControl,
    /// A rebellion was stopped (15.54).
    RebellionStopped,
}

/// Which sides have military units on a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnitsPresent {
    /// No side has units on the planet.
    None,
    /// Only the Empire has units on the planet.
    Imperial,
    /// Only the Rebels have units on the planet.
    Rebel,
    /// Both sides have units on the planet.
    Both,
}

/// A side, which one of the two players plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The Rebels.
    #[default]
    Rebel,
    /// The Empire.
    Imperial,
}

impl PlanetState {
    /// Every state, in the order of the book's chart.
    pub const ALL: [Self; 4] = [Self::ImperialControl, Self::Rebellion, Self::RebelControl, Self::RebellionStopped];

    /// The name of the state.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::ImperialControl => "Imperial control",
            Self::Rebellion => "Rebellion",
            Self::RebelControl => "Rebel control",
            Self::RebellionStopped => "Rebellion stopped",
        }
    }
}

impl UnitsPresent {
    /// All four combinations of units on a planet.
    pub const ALL: [Self; 4] = [Self::None, Self::Imperial, Self::Rebel, Self::Both];

    /// The words for the units present, such as "units of both".
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "no units",
            Self::Imperial => "Imperial units",
            Self::Rebel => "Rebel units",
            Self::Both => "units of both",
        }
    }
}

impl Side {
    /// Both sides, the Rebels first.
    pub const ALL: [Self; 2] = [Self::Rebel, Self::Imperial];

    /// The enemy of this side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Rebel => Self::Imperial,
            Self::Imperial => Self::Rebel,
        }
    }

    /// The words for the player of this side in a sentence.
    #[must_use]
    pub const fn player(self) -> &'static str {
        match self {
            Self::Rebel => "Rebel player",
            Self::Imperial => "Imperial player",
        }
    }

    /// The word for the side.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Rebel => "Rebel",
            Self::Imperial => "Imperial",
        }
    }
}

/// The side that controls a planet, by the planet's state, the units on it, and whether its base is up; `None` if no side does.
#[must_use]
pub const fn control(state: PlanetState, units: UnitsPresent, base_is_up: bool) -> Option<Side> {
    match (state, units) {
        (PlanetState::ImperialControl, UnitsPresent::None | UnitsPresent::Imperial | UnitsPresent::Both)
        | (PlanetState::RebellionStopped, UnitsPresent::Imperial) => Some(Side::Imperial),
        (PlanetState::ImperialControl, UnitsPresent::Rebel) if base_is_up => Some(Side::Imperial),
        (PlanetState::RebelControl, UnitsPresent::None | UnitsPresent::Rebel | UnitsPresent::Both) => Some(Side::Rebel),
        (PlanetState::RebelControl, UnitsPresent::Imperial) if base_is_up => Some(Side::Rebel),
        (
            PlanetState::ImperialControl | PlanetState::Rebellion | PlanetState::RebelControl | PlanetState::RebellionStopped,
            _,
        ) => None,
    }
}

/// Says in words which side controls a planet in this state. Each answer appears once, with the combinations of units and base to which it applies.
#[must_use]
pub fn control_in_words(state: PlanetState) -> Vec<String> {
    let mut cases: Vec<(String, Vec<&str>)> = Vec::new();
    for units in UnitsPresent::ALL {
        let word = |up| control(state, units, up).map_or("nobody", Side::label);
        let who =
            if word(true) == word(false) { word(true).to_owned() } else { format!("{}; base down: {}", word(true), word(false)) };
        match cases.iter_mut().find(|(known, _)| *known == who) {
            Some((_, units_of)) => units_of.push(units.label()),
            None => cases.push((who, vec![units.label()])),
        }
    }
    cases.into_iter().map(|(who, units)| format!("{}: {who}", units.join(", "))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_is_told_with_each_answer_once() {
        assert_eq!(control_in_words(PlanetState::Rebellion), ["no units, Imperial units, Rebel units, units of both: nobody"]);
        assert_eq!(
            control_in_words(PlanetState::ImperialControl),
            ["no units, Imperial units, units of both: Imperial", "Rebel units: Imperial; base down: nobody"]
        );
    }

    /// Lists the chart's answers for each state. The columns are: no units, Imperial units, Rebel units, units of both; first all with the base up,
    /// then all with the base down.
    #[test]
    fn control_is_as_the_chart_has_it_in_all_cases() {
        let chart = [
            (PlanetState::ImperialControl, "IIII II-I"),
            (PlanetState::Rebellion, "---- ----"),
            (PlanetState::RebelControl, "RRRR R-RR"),
            (PlanetState::RebellionStopped, "-I-- -I--"),
        ];
        for (state, row) in chart {
            let (up, down) = row.split_once(' ').expect("two halves");
            for (base_is_up, letters) in [(true, up), (false, down)] {
                for (units, letter) in UnitsPresent::ALL.into_iter().zip(letters.chars()) {
                    let wanted = match letter {
                        'I' => Some(Side::Imperial),
                        'R' => Some(Side::Rebel),
                        _ => None,
                    };
                    assert_eq!(control(state, units, base_is_up), wanted, "{state:?}, {units:?}, base up: {base_is_up}");
                }
            }
        }
    }
}
