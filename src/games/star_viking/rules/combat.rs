//! One shot: its differential with every modifier, and its result by the combat table ("Mutual Combat").
//!
//! The code in `play/` decides which unit may fire at which.

use super::body::{Form, Sector};
use super::system::{Space, System};
use super::{Operations, Shot, Tables, UnitType};

/// The column of the book's combat modifiers that applies in a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// Deep space, asteroids and starcities, where EW counts point by point.
    Open,
    /// Sectors with air, and all other vacuum sectors.
    Near,
}

/// The unit or sector that fires, with everything that raises or lowers its values already counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Firer<'a> {
    /// The letters of the unit; empty for a sector.
    pub letters: &'a str,
    /// The attack value.
    pub attack: i32,
    /// The EW; `None` for a sector's own shot.
    pub ew: Option<i32>,
}

/// The unit fired at, with everything that raises or lowers its values already counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The defense of the target.
    pub defense: i32,
    /// The EW of the target.
    pub ew: i32,
    /// The operations code of the target.
    pub operations: Operations,
    /// Whether the target loads or unloads cargo, or did so in the preceding movement phase.
    pub unloading: bool,
    /// Whether the target evades.
    pub evading: bool,
}

/// A differential and the parts that add up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Differential {
    /// The attack of the firer less the defense of the target.
    pub basic: i32,
    /// The modifier from comparing the EW of firer and target.
    pub ew: i32,
    /// The modifier if the target loads or unloads.
    pub unloading: i32,
    /// The modifier if the target evades.
    pub evading: i32,
    /// The modifier if a primitive unit, such as militia, fires at a spacecraft.
    pub primitive: i32,
}

/// A unit with the values that it has in a fight, including those of its pods and of the sector that it defends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighting<'a> {
    /// The letters of the unit.
    pub letters: &'a str,
    /// The EW of the unit, with the modifiers of ECM pods and of the sector.
    pub ew: i32,
    /// The attack of the unit.
    pub attack: i32,
    /// The defense of the unit, with the modifiers of repulsor pods and of the sector.
    pub defense: i32,
    /// The operations code of the unit.
    pub operations: Operations,
}

impl Column {
    /// The column of modifiers that applies in a space of a system.
    #[must_use]
    pub fn of(system: &System, space: Space) -> Self {
        match space {
            Space::Deep(_) => Self::Open,
            Space::On(spot) => match system.body(spot).map(|body| &body.form) {
                Some(Form::Asteroids(_) | Form::Starcity(_)) => Self::Open,
                Some(Form::Planet(_) | Form::Moon(_)) | None => Self::Near,
            },
        }
    }
}

impl<'a> Fighting<'a> {
    /// A unit with the pods in its hold. `sector` is the sector that the unit defends; `None` for an invader, and in deep space.
    #[must_use]
    pub fn new(unit: &'a UnitType, pods: &[&UnitType], sector: Option<&Sector>) -> Self {
        let value = |level: rules::Level| level.get() as i32;
        let pods = |pick: fn(&UnitType) -> rules::Level| pods.iter().map(|pod| value(pick(pod))).sum::<i32>();
        Self {
            letters: &unit.letters,
            ew: value(unit.ew) + pods(|pod| pod.ew) + sector.map_or(0, |sector| sector.ew.get()),
            attack: value(unit.attack),
            defense: value(unit.defense) + pods(|pod| pod.defense) + sector.map_or(0, |sector| sector.defense.get()),
            operations: unit.operations,
        }
    }

    /// The unit as the firer of its own shot.
    #[must_use]
    pub const fn fires(&self) -> Firer<'a> {
        Firer { letters: self.letters, attack: self.attack, ew: Some(self.ew) }
    }

    /// The shot of a missile pod, which has the pod's attack and its carrier's EW ("Missile Pod").
    #[must_use]
    pub const fn fires_pod(&self, pod: &UnitType) -> Firer<'a> {
        Firer { attack: pod.attack.get() as i32, ..self.fires() }
    }

    /// The unit as a target.
    #[must_use]
    pub const fn target(&self) -> Target {
        Target { defense: self.defense, ew: self.ew, operations: self.operations, unloading: false, evading: false }
    }
}

impl Firer<'static> {
    /// A sector's own shot at an invader; `None` if the sector has no attack value ("Attack Value").
    #[must_use]
    pub fn of_sector(sector: &Sector) -> Option<Self> {
        (sector.attack.get() > 0).then(|| Self { letters: "", attack: sector.attack.get() as i32, ew: None })
    }
}

impl Differential {
    /// The differential of a shot, with the modifiers of the project's tables.
    #[must_use]
    pub fn new(firer: Firer, target: Target, column: Column, tables: &Tables) -> Self {
        let (open, near) = (&tables.modifiers.open, &tables.modifiers.near);
        let counts = |applies: bool, modifier: super::Modifier| if applies { modifier.get() } else { 0 };
        let basic = firer.attack - target.defense;
        match column {
            Column::Open => Self {
                basic,
                ew: firer.ew.map_or(0, |ew| (ew - target.ew) * open.each_point_of_ew.get()),
                unloading: counts(target.unloading, open.unloading),
                evading: counts(target.evading, open.evading),
                primitive: 0,
            },
            Column::Near => Self {
                basic,
                ew: firer.ew.map_or(0, |ew| near_ew(ew, target.ew, tables)),
                unloading: counts(target.unloading, near.unloading),
                evading: 0,
                primitive: counts(
                    target.operations.is_spacecraft() && near.primitives.iter().any(|letters| letters == firer.letters.trim()),
                    near.primitive,
                ),
            },
        }
    }

    /// The sum of all parts of the differential.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.basic + self.ew + self.unloading + self.evading + self.primitive
    }

    /// The result of the shot if two dice show this total; `None` if the table has no such cell.
    #[must_use]
    pub fn shot(&self, roll: u32, tables: &Tables) -> Option<Shot> {
        tables.combat.shot(self.total(), roll)
    }
}

/// The modifier from comparing the EW of firer and target in the near column. The higher EW is either superior or double. The modifier is negative if
/// the target has the higher EW. If the lower EW is small (0 or 1 in the book), an EW one point higher is superior and one two points higher is
/// double.
fn near_ew(firer: i32, target: i32, tables: &Tables) -> i32 {
    let near = &tables.modifiers.near;
    let (low, high) = (firer.min(target), firer.max(target));
    let double = if low <= near.small_ew.get() as i32 { high >= low + 2 } else { high >= low * 2 };
    let amount = if double { near.ew_double } else { near.ew_superior };
    (firer - target).signum() * amount.get()
}
