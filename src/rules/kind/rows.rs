//! Adds, moves and removes rows of a kind, and carries them over from later designs.

use super::{Kind, Rows, Sort, Value};
use crate::designs::Designs;
use crate::{Change, Id};

/// The edit that adds a row to the list inside the thing to which a place belongs, and the place of the new row; `None` if the kind is not such a
/// list. If a field of the row must name a thing, it names the first possible one; if there is none, no row is added.
pub fn add_to_list<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    place: D::Place,
) -> Option<(D::Edit, D::Place)> {
    let Rows::List { shelf, shelf_mut, part, blank, .. } = &kind.rows else { return None };
    let (id, thing) = kind.thing(designs, place)?;
    let mut row = blank();
    (kind.new_row)(&mut row);
    let added = (kind.home.place)(id, part(shelf(thing).next_id()));
    for field in kind.fields.iter().filter(|field| (field.shown)(designs, &row)).collect::<Vec<_>>() {
        if let Sort::Link { things, nothing: None, .. } = field.holds.sort_at(designs, added) {
            field.holds.set(&mut row, &Value::Link(things.first()?.0)).ok()?;
        }
    }
    let mut changed = thing.clone();
    shelf_mut(&mut changed).apply(Change::Add(row), kind.facts.one).ok()?;
    Some((kind.home.set(designs, id, changed), added))
}

/// The edit that moves a row to another position in the list inside its thing; `None` if the kind is not such a list.
pub fn move_row<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    row: D::Place,
    to: usize,
) -> Option<D::Edit> {
    let Rows::List { shelf_mut, id: row_id, .. } = &kind.rows else { return None };
    let ((id, thing), (_, part)) = kind.thing(designs, row).zip(kind.part_of(row))?;
    let mut changed = thing.clone();
    shelf_mut(&mut changed).apply(Change::Move(row_id(part)?, to), kind.facts.one).ok()?;
    Some(kind.home.set(designs, id, changed))
}

/// Applies an edit to the designs, together with the further edits that keep the designs consistent with it; returns all these edits.
pub fn in_step<D: Designs>(designs: &mut D, edit: D::Edit) -> Vec<D::Edit> {
    let edits = designs.in_step(edit);
    for edit in &edits {
        // Changing a thing that exists, and the things that depend on it, is never refused.
        let _ = designs.apply(edit);
    }
    edits
}

/// The edits that remove rows, one for each thing that changes; empty if the rows are built on a canvas.
pub fn remove<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    designs: &D,
    rows: &[D::Place],
) -> Vec<D::Edit> {
    let mut changed: Vec<(Id<T>, T)> = Vec::new();
    let mut edits = Vec::new();
    for &place in rows {
        let Some(((id, thing), (_, part))) = kind.thing(designs, place).zip(kind.part_of(place)) else { continue };
        match &kind.rows {
            Rows::Thing { .. } if kind.listed.is_some() => edits.extend(kind.home.edit(Change::Remove(id))),
            Rows::List { shelf_mut, id: row_id, .. } => {
                let Some(row) = row_id(part) else { continue };
                // The rows come in order, so the thing is nearly always the last one in the list.
                let at = changed.iter().rposition(|(known, _)| *known == id).unwrap_or_else(|| {
                    changed.push((id, thing.clone()));
                    changed.len() - 1
                });
                shelf_mut(&mut changed[at].1).retain_ids(|known| known != row);
            }
            Rows::Thing { .. } | Rows::Built { .. } | Rows::Viewed { .. } => {}
        }
    }
    let mut now = designs.clone();
    for (id, thing) in changed {
        let edit = kind.home.set(&now, id, thing);
        edits.extend(in_step(&mut now, edit));
    }
    edits
}

/// The edit that gives a thing the state that it has in later designs, as far as the kind describes it: the values of its rows' fields and, for a
/// list, the rows themselves and their order.
pub fn carry<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq>(
    kind: &Kind<D, T, R, P>,
    before: &D,
    after: &D,
    place: D::Place,
) -> Option<D::Edit> {
    let ((id, old), (_, new)) = kind.thing(before, place).zip(kind.thing(after, place))?;
    let fields = |row: &mut R, from: &R, part: P| carry_fields(kind, [before, after], (kind.home.place)(id, part), row, from);
    let mut thing = old.clone();
    match &kind.rows {
        Rows::Thing { get, get_mut } => fields(get_mut(&mut thing), get(new), kind.home.whole),
        Rows::Built { parts, get, get_mut, .. } => {
            for part in parts(new) {
                if let (Some(row), Some(from)) = (get_mut(&mut thing, part), get(new, part)) {
                    fields(row, from, part);
                }
            }
        }
        Rows::Viewed { parts, get, set, .. } => {
            for part in parts(new) {
                if let (Some(mut row), Some(from)) = (get(&thing, part), get(new, part)) {
                    fields(&mut row, &from, part);
                    set(&mut thing, part, row);
                }
            }
        }
        Rows::List { shelf, shelf_mut, part, .. } => {
            let mut rows = shelf(new).clone();
            for (row_id, row) in shelf(old).iter() {
                if let Some(there) = rows.get_mut(row_id) {
                    let mut carried = row.clone();
                    fields(&mut carried, there, part(row_id));
                    *there = carried;
                }
            }
            *shelf_mut(&mut thing) = rows;
        }
    }
    Some(kind.home.set(before, id, thing))
}

/// Gives a row the field values that it has in a later version.
#[inline(never)]
fn carry_fields<D: Designs, T, R, P: Copy>(
    kind: &Kind<D, T, R, P>,
    [before, after]: [&D; 2],
    place: D::Place,
    row: &mut R,
    from: &R,
) {
    // Two passes, since a change of one field may set another, such as the origin of a number.
    for field in kind.fields.iter().chain(kind.fields) {
        // A value that is not possible yet is set in the second pass, or by fields that are set later.
        let _ = field.put(before, place, row, &field.holds.get(after, place, from));
    }
}
