//! A force as the desk shows it in a frame: its units, the counters that are left for it in the mix of counters, and its findings.

use std::collections::BTreeMap;

use kit::desks::FrameContext;
use project::Finding;
use project::OneOf as _;
use rules::{Id, Points, Severity};
use star_viking::mix::{self, Stock};
use star_viking::{Content, Force, ForceUnit, InForce, Place, Scenario, UnitType};

/// A force with the data that the desk needs in many places.
pub struct OpenForce<'a> {
    /// All designs of the project.
    pub content: &'a Content,
    /// The id of the force on the desk.
    pub id: Id<Force>,
    /// The force on the desk.
    pub force: &'a Force,
    /// The selected unit.
    pub selected: Option<Id<ForceUnit>>,
    /// For each type, how many of its counters the game has for the force, and how many of them are used.
    pub stocks: BTreeMap<Id<UnitType>, Stock>,
    /// Whether the force belongs to the second Viking in a scenario, so that its counters are printed in a second shade of red.
    pub is_second: bool,
    /// The money that is left of the budget.
    pub left: Points,
    /// The highest severity of the findings about each unit.
    pub said: BTreeMap<Id<ForceUnit>, Severity>,
}

impl<'a> OpenForce<'a> {
    /// A force with the findings about its units; `place` is the selection in it.
    pub fn of(context: &FrameContext, content: &'a Content, id: Id<Force>, force: &'a Force, place: InForce) -> Self {
        let selected = match place {
            InForce::Unit(unit) => Some(unit).filter(|unit| force.units.get(*unit).is_some()),
            InForce::Whole | InForce::Name | InForce::Budget | InForce::Units(_) => None,
        };
        let mut said: BTreeMap<Id<ForceUnit>, Severity> = BTreeMap::new();
        for finding in context.state.document.findings() {
            if let Some(InForce::Unit(unit)) = part(finding, id) {
                let worst = said.entry(unit).or_insert(finding.about.severity);
                *worst = (*worst).max(finding.about.severity);
            }
        }
        Self { selected, said, ..Self::unselected(content, id, force) }
    }

    /// A force without a selection and without findings.
    pub fn unselected(content: &'a Content, id: Id<Force>, force: &'a Force) -> Self {
        let (selected, said) = (None, BTreeMap::new());
        let stocks = mix::stocks(content, id);
        let is_second = mix::is_ever_second_viking(content, id);
        Self { content, id, force, selected, stocks, is_second, left: force.left(&content.units), said }
    }

    /// The type of a unit; `None` if it is not in the catalogue.
    pub fn kind(&self, unit: Id<ForceUnit>) -> Option<&'a UnitType> {
        self.content.type_of(self.force, unit)
    }

    /// The name of a unit: its letters and number, followed by its full name if another type of the force has the same letters.
    pub fn name(&self, unit: Id<ForceUnit>) -> String {
        let label = self.force.unit_label(unit, &self.content.units);
        let Some((of, kind)) = self.force.units.get(unit).zip(self.kind(unit)) else { return label };
        let units = &self.content.units;
        let same =
            |other: &ForceUnit| other.unit != of.unit && units.get(other.unit).is_some_and(|it| it.short() == kind.short());
        if self.force.units.iter().any(|(_, other)| same(other)) {
            let color = if kind.color == self.force.color { String::new() } else { format!("{} ", kind.color) };
            return format!("{label} ({color}{})", kind.name);
        }
        label
    }

    /// The carrier of a unit; `None` if the unit is not cargo or its carrier no longer exists.
    pub fn carrier(&self, unit: Id<ForceUnit>) -> Option<Id<ForceUnit>> {
        self.force.units.get(unit)?.hold.filter(|hold| self.force.units.get(*hold).is_some())
    }

    /// Whether a unit has a hold, or carries units although it has none.
    pub fn carries(&self, unit: Id<ForceUnit>) -> bool {
        self.kind(unit).is_some_and(|kind| kind.capacity.is_some()) || self.force.cargo(unit).next().is_some()
    }

    /// The scenarios that deploy the force.
    pub fn scenarios(&self) -> impl Iterator<Item = (Id<Scenario>, &'a Scenario)> {
        let id = self.id;
        self.content.scenarios.iter().filter(move |(_, scenario)| scenario.deploys(id))
    }
}

/// The part of a force that a finding is about; `None` if it is not about this force.
fn part(finding: &Finding, force: Id<Force>) -> Option<InForce> {
    match Place::own(&finding.place) {
        Some(Place::Force(id, part)) => Some(*part).filter(|_| *id == force),
        Some(_) | None => None,
    }
}
