//! Deals the counters below the top counters of hidden stacks.

use crate::movement::may_stand;
use crate::{Color, Space, UnitType, deal};
use rules::Id;

use super::super::{Seen, UnitNumber, UnitState, Used, Where};
use super::dealer::Dealer;

impl Dealer<'_> {
    /// Fills hidden stacks: first with units last seen in their sector, then with units seen elsewhere on the tile, and last with any counter that
    /// can stand there and costs no less than the top counter.
    pub(super) fn fill_stacks(&mut self) {
        if !self.in_segment() {
            return;
        }
        // A visible unit of another invader may stand beside a hidden stack.
        let hides = |seen: &Seen, space: Space| seen.at == Where::In(space) && seen.owner == self.view.defender;
        let tops = |space: Space| self.view.others.iter().find(|seen| hides(seen, space)).copied();
        let stacks: Vec<(Seen, Space, u16)> =
            self.view.hidden.iter().filter_map(|(space, number)| Some((tops(*space)?, *space, *number))).collect();
        let mut short: Vec<(Seen, Space, u16)> = Vec::new();
        for (top, space, number) in stacks {
            let mut left = number;
            for unit in self.unsettled() {
                let here = self.note(unit).is_some_and(|note| note.at == Where::In(space) && note.tile == self.view.tile);
                if left > 0 && here && self.lies_below(top, space, unit, self.units_kind(unit)) {
                    self.lay(unit, top, space);
                    left -= 1;
                }
            }
            short.push((top, space, left));
        }
        for (top, space, left) in short {
            for _ in 0..left {
                let strayed = self.strayed(top, space);
                let drawn = strayed.or_else(|| {
                    let (public, view) = (self.public, self.view);
                    let system = self.system();
                    let below = move |unit: UnitNumber, id, kind: &UnitType| {
                        let fields = kind.color != Color::Green || deal::objection(kind, system).is_none();
                        fields && fits_below(public, view, top, space, unit, id)
                    };
                    self.draw(below)
                });
                // If more counters were fielded than the mix has, the last resort is another counter of the top counter's type.
                let unit = drawn.unwrap_or_else(|| self.add(top.kind));
                self.lay(unit, top, space);
            }
        }
    }

    fn units_kind(&self, unit: UnitNumber) -> Id<UnitType> {
        let noted = self.view.notes.iter().find(|(noted, ..)| *noted == unit).map(|(_, kind, _)| *kind);
        noted.unwrap_or_else(|| self.units[usize::from(unit.0)].kind)
    }

    /// With a chance of two in three, draws a unit that was seen on the tile, is not visible there now and can lie below the top counter. `None`
    /// otherwise, or if there is no such unit.
    fn strayed(&mut self, top: Seen, space: Space) -> Option<UnitNumber> {
        let tile = self.view.tile;
        let seen: Vec<UnitNumber> = self
            .unsettled()
            .into_iter()
            .filter(|unit| self.note(*unit).is_some_and(|note| note.tile == tile && !matches!(note.at, Where::Gone(_))))
            .filter(|unit| self.lies_below(top, space, *unit, self.units_kind(*unit)))
            .collect();
        if self.one_in(3) { None } else { self.pick(&seen) }
    }

    fn lies_below(&self, top: Seen, space: Space, unit: UnitNumber, kind: Id<UnitType>) -> bool {
        fits_below(self.public, self.view, top, space, unit, kind)
    }

    fn lay(&mut self, unit: UnitNumber, top: Seen, space: Space) {
        let kind = self.units_kind(unit);
        let damage = self.note(unit).map(|note| note.damage).unwrap_or_default();
        let used = Used { began_deep: false, ..Used::default() };
        let lies = UnitState { damage, used, ..UnitState::new(kind, top.owner, self.view.tile, Where::In(space)) };
        self.settle(unit, lies);
    }
}

/// Whether a counter can lie below the top counter of a hidden stack.
fn fits_below(
    public: &super::super::Public,
    view: &super::super::View,
    top: Seen,
    space: Space,
    unit: UnitNumber,
    kind: Id<UnitType>,
) -> bool {
    let cost = |kind: Id<UnitType>| public.kind_of(kind).cost.map_or(0, rules::Count::get);
    let found = public.kind_of(kind);
    let own = match found.color {
        Color::Red => public.is_viking(top.owner),
        Color::Blue => !public.is_viking(top.owner),
        Color::Green => true,
    };
    own && (cost(kind), unit) > (cost(top.kind), top.unit) && may_stand(found, &public.tile(view.tile).system, space)
}
