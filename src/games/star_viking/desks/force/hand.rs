//! The changes that the user makes to units: buy, load, unload, move to another system, sell. Each is one change with a name.

use super::open_force::OpenForce;
use crate::things;
use kit::action::Change;
use rules::Id;
use star_viking::{Color, Force, ForceUnit, InForce, Misfit, Place, System, UnitType, deal, muster};

/// The thing that the pointer drags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A counter from the shop, given by its type.
    Type(Id<UnitType>),
    /// A unit of the force.
    Unit(Id<ForceUnit>),
}

/// A place in which a counter can be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The shop, which takes units back.
    Shop,
    /// Outside all holds; local units then defend no system.
    Outside,
    /// The hold of a unit.
    Hold(Id<ForceUnit>),
    /// A system, which local units are to defend.
    System(Id<System>),
}

/// Whether a dragged thing can be dropped in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The thing fits in the place.
    Fits,
    /// The thing does not fit in the place, but can be put there all the same. The text is the objection, as a clause.
    Poorly(String),
    /// The thing cannot be put in the place, because it is there already, would carry itself or no longer exists. The text is the reason, as a
    /// clause.
    Never(String),
}

/// The words that labels use for getting a unit, giving it back, and leaving it outside holds.
pub struct Words {
    /// The verb for getting a unit.
    pub buy: &'static str,
    /// The verb for giving a unit back.
    pub away: &'static str,
    /// The place of units outside all holds.
    pub outside: &'static str,
}

/// The words for a side: Vikings buy counters, and the other sides take them from the mix of counters.
pub const fn words(color: Color) -> Words {
    let away = things::giving_up(color);
    match color {
        Color::Red => Words { buy: "Buy", away, outside: "At the home base" },
        Color::Blue => Words { buy: "Take", away, outside: "Outside holds" },
        Color::Green => Words { buy: "Take", away, outside: "In no system" },
    }
}

impl Held {
    /// Whether the dragged thing still exists.
    pub fn is_in(self, open: &OpenForce) -> bool {
        match self {
            Self::Type(unit) => open.content.units.get(unit).is_some(),
            Self::Unit(unit) => open.force.units.get(unit).is_some(),
        }
    }

    /// The type of the dragged thing; `None` if it no longer exists.
    pub fn kind(self, open: &OpenForce) -> Option<Id<UnitType>> {
        match self {
            Self::Type(unit) => Some(unit),
            Self::Unit(unit) => Some(open.force.units.get(unit)?.unit),
        }
    }

    /// The name of the dragged thing.
    pub fn name(self, open: &OpenForce) -> String {
        match self {
            Self::Type(unit) => open.content.units.get(unit).map_or_else(String::new, UnitType::label),
            Self::Unit(unit) => open.name(unit),
        }
    }
}

impl Spot {
    /// Whether the place still exists.
    pub fn is_in(self, open: &OpenForce) -> bool {
        match self {
            Self::Shop | Self::Outside => true,
            Self::Hold(unit) => open.force.units.get(unit).is_some(),
            Self::System(system) => open.content.systems.get(system).is_some(),
        }
    }

    /// The name of the place, worded so that it can end a sentence.
    pub fn name(self, open: &OpenForce) -> String {
        match self {
            Self::Shop => "to the shop".into(),
            Self::Outside => words(open.force.color).outside.to_lowercase(),
            Self::Hold(unit) => format!("into {}", open.name(unit)),
            Self::System(system) => {
                format!("in {}", open.content.systems.get(system).map_or("a system that is gone", System::label))
            }
        }
    }
}

/// Judges whether a thing can be dropped in a place.
pub fn verdict(open: &OpenForce, held: Held, spot: Spot) -> Verdict {
    let of = |held| match held {
        Held::Type(_) => None,
        Held::Unit(unit) => open.force.units.get(unit),
    };
    let here = || Verdict::Never("it is there already".into());
    let (Some(kind), of) = (held.kind(open), of(held)) else { return Verdict::Never("it is gone".into()) };
    let unit = open.content.units.get(kind);
    match spot {
        Spot::Shop => of.map_or_else(here, |_| Verdict::Fits),
        Spot::Outside => match (of, unit) {
            (Some(of), _) if of.hold.is_none() && of.system.is_none() => here(),
            (Some(of), _) if of.hold.is_none() && open.force.color != Color::Green => here(),
            (_, Some(unit)) if unit.is_pod() => Verdict::Poorly("a pod belongs in a hold".into()),
            (_, _) if open.force.color == Color::Green => Verdict::Poorly("a local unit defends a system".into()),
            (_, _) => Verdict::Fits,
        },
        Spot::Hold(carrier) => {
            if of.is_some_and(|of| of.hold == Some(carrier)) {
                return here();
            }
            let misfit = match held {
                Held::Type(_) => unit.and_then(|unit| open.force.misfit_of(unit, carrier, &open.content.units)),
                Held::Unit(unit) => open.force.misfit(unit, carrier, &open.content.units),
            };
            match misfit {
                None => Verdict::Fits,
                Some(Misfit::Ring) => Verdict::Never(Misfit::Ring.to_string()),
                Some(misfit) => Verdict::Poorly(misfit.to_string()),
            }
        }
        Spot::System(id) => {
            if of.is_some_and(|of| of.system == Some(id) && of.hold.is_none()) {
                return here();
            }
            let objection = unit.zip(open.content.systems.get(id)).and_then(|(unit, system)| deal::objection(unit, system));
            objection.map_or(Verdict::Fits, |objection| Verdict::Poorly(objection.into()))
        }
    }
}

/// The change that drops a thing in a place; `None` if that is impossible or changes nothing.
pub fn put(open: &OpenForce, held: Held, spot: Spot) -> Option<Change> {
    if matches!(verdict(open, held, spot), Verdict::Never(_)) {
        return None;
    }
    let mut force = open.force.clone();
    let (name, said) = (held.name(open), words(force.color));
    let label = match (held, spot) {
        (Held::Type(_), Spot::Outside) => format!("{} {name}", said.buy),
        (Held::Type(_), _) => format!("{} {name} {}", said.buy, spot.name(open)),
        (Held::Unit(_), Spot::Shop) => format!("{} {name}", said.away),
        (Held::Unit(_), Spot::Outside) => format!("Take {name} out"),
        (Held::Unit(_), Spot::Hold(_)) => format!("Load {name} {}", spot.name(open)),
        (Held::Unit(_), Spot::System(_)) => format!("Move {name} {}", spot.name(open).replacen("in ", "to ", 1)),
    };
    let unit = match held {
        Held::Type(kind) => force.units.add(ForceUnit::of(kind)),
        Held::Unit(unit) => unit,
    };
    let kept = settle(&mut force, unit, spot);
    let change = Change::edits(label, muster(open.content, open.id, force));
    let place = if kept { InForce::Unit(unit) } else { InForce::Whole };
    Some(match held {
        Held::Type(_) => change,
        Held::Unit(_) => change.then_select(Place::Force(open.id, place)),
    })
}

/// Puts a unit in a place; returns whether the force still has the unit.
fn settle(force: &mut Force, unit: Id<ForceUnit>, spot: Spot) -> bool {
    match spot {
        Spot::Shop => force.dismiss(unit),
        Spot::Outside => {
            force.load(unit, None);
            force.defend(unit, None);
        }
        Spot::Hold(carrier) => {
            force.load(unit, Some(carrier));
        }
        Spot::System(system) => {
            force.load(unit, None);
            force.defend(unit, Some(system));
        }
    }
    force.units.get(unit).is_some()
}
