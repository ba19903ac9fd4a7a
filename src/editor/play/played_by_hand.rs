//! What the playing desk asks of a game besides its rules.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::playtest::KeptGame;
use crate::project::Project;
use crate::rules::play::{Captain, Play, Record, Told};
use crate::rules::{Place, Refusal};

/// A whole game as data.
pub type RecordOf<P> = Record<<P as PlayedByHand>::Scenario, <P as Play>::Action>;

/// A game as a project keeps it.
pub type KeptOf<P> = KeptGame<<P as PlayedByHand>::Scenario, <P as Play>::Action>;

/// A battle that is played and replayed at the screen.
pub trait PlayedByHand: Told + Play<Action: Send, State: Send> + Send + Sync + Sized + 'static {
    /// By what a scenario is known.
    type Scenario: Copy + PartialEq + Send + Serialize + DeserializeOwned + 'static;

    /// A scenario made ready for play.
    ///
    /// # Errors
    /// Refuses a scenario that cannot be played as it stands.
    fn of(project: &Project, scenario: Self::Scenario) -> Result<Self, Refusal>;

    /// The battle that a recorded game is of.
    ///
    /// # Errors
    /// Refuses a scenario that cannot be played as it stands.
    fn recorded(project: &Project, record: &RecordOf<Self>) -> Result<Self, Refusal>;

    /// The place of a scenario.
    fn place(scenario: Self::Scenario) -> Place;

    /// The name of a scenario, if the project has it.
    fn scenario_name(project: &Project, scenario: Self::Scenario) -> Option<&str>;

    /// A captain by the name under which playtests list it.
    fn captain(name: &str) -> Option<Box<dyn Captain<Self>>>;

    /// Whether a choice is lit on the board as well, among all that can be chosen.
    fn is_lit(&self, state: &Self::State, legal: &[Self::Action], action: Self::Action) -> bool;
}
