//! The scenarios of one star in the rulebook, recognized by all that decides who wins them, so that their cases can be cited (16.25 to 16.27, 16.35 to
//! 16.37).

use super::Terms;
use crate::Side;
use crate::terms::InstantVictory;

/// A scenario of one star in the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookScenario {
    /// The scenario on Egrix (16.2).
    Egrix,
    /// The scenario on Varu (16.3).
    Varu,
}

impl BookScenario {
    /// The scenario of the book on the star with this name that is won as these terms say; `None` if any condition of victory differs from the book's.
    #[must_use]
    pub fn of(terms: &Terms, star: &str) -> Option<Self> {
        let is = |scenario: &Self| {
            let (name, turns, threshold, cases) = scenario.won();
            let mut found: Vec<Option<&str>> = terms.instant.iter().map(|instant| scenario.case_of(instant)).collect();
            found.sort_unstable();
            let is_on_star = name.eq_ignore_ascii_case(star.trim());
            is_on_star && (terms.turns, terms.threshold) == (turns, threshold) && found == cases.map(Some)
        };
        [Self::Egrix, Self::Varu].into_iter().find(is)
    }

    /// The star, the number of turns, the victory points with which the Rebel wins, and the cases on instant victories.
    const fn won(self) -> (&'static str, u8, i32, [&'static str; 2]) {
        match self {
            Self::Egrix => ("Egrix", 6, 12, ["16.25", "16.26"]),
            Self::Varu => ("Varu", 7, 20, ["16.35", "16.36"]),
        }
    }

    /// The number of the rulebook's section that gives this instant victory, such as 16.25; `None` if the scenario has no such victory.
    #[must_use]
    pub fn case_of(self, instant: &InstantVictory) -> Option<&'static str> {
        match (self, instant) {
            (Self::Egrix, InstantVictory::Holds(Side::Rebel, number)) if number.get() == 1 => Some("16.25"),
            (Self::Egrix, InstantVictory::AllLostAndHeld(Side::Rebel)) => Some("16.26"),
            (Self::Varu, InstantVictory::HoldsOne(Side::Rebel, planet, more)) if more.get() == 1 => {
                planet.as_str().trim().eq_ignore_ascii_case("Cercis").then_some("16.35")
            }
            (Self::Varu, InstantVictory::LostAndHeld(number, Side::Rebel)) if number.get() == 3 => Some("16.36"),
            _ => None,
        }
    }

    /// The case on how points decide the scenario after its last turn.
    #[must_use]
    pub const fn case_at_the_end(self) -> &'static str {
        match self {
            Self::Egrix => "16.27",
            Self::Varu => "16.37",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::of;
    use super::*;
    use rules::Level;

    #[test]
    fn the_scenarios_of_the_book_cite_their_cases() {
        for (template, star, scenario, cases) in [
            ("sample", "Egrix", BookScenario::Egrix, ["16.25", "16.26"]),
            ("varu", "Varu", BookScenario::Varu, ["16.35", "16.36"]),
        ] {
            let contest = of(template);
            let terms = contest.public.terms();
            assert_eq!(BookScenario::of(terms, star), Some(scenario));
            let found: Vec<_> = terms.instant.iter().map(|instant| scenario.case_of(instant)).collect();
            assert_eq!(found, cases.map(Some));
        }
    }

    #[test]
    fn a_scenario_that_differs_in_one_condition_is_not_that_of_the_book() {
        let contest = of("sample");
        let changed = |change: fn(&mut Terms)| {
            let mut terms = contest.public.terms().clone();
            change(&mut terms);
            BookScenario::of(&terms, "Egrix")
        };
        assert_eq!(changed(|_| ()), Some(BookScenario::Egrix));
        assert_eq!(changed(|terms| terms.instant.reverse()), Some(BookScenario::Egrix), "in any order");
        assert_eq!(BookScenario::of(contest.public.terms(), "Varu"), None, "another star");
        assert_eq!(changed(|terms| terms.turns = 7), None);
        assert_eq!(changed(|terms| terms.threshold = 13), None);
        assert_eq!(changed(|terms| terms.instant.truncate(1)), None);
        assert_eq!(changed(|terms| terms.instant.push(InstantVictory::AllLost(Side::Rebel))), None);
        assert_eq!(changed(|terms| terms.instant[0] = InstantVictory::Holds(Side::Rebel, Level::clamped(2))), None);
        assert_eq!(changed(|terms| terms.instant[0] = InstantVictory::Holds(Side::Imperial, Level::clamped(1))), None);
    }
}
