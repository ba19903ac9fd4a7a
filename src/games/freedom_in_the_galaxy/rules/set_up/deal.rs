//! Deals by chance what a scenario deals: characters, possessions and the secrets of planets (28.24, 31.1, 38.4).

use super::{Board, Piece, Placed, Spot, where_it_stands};
use crate::terms::{Deal, Limit, Provision};
use crate::{Content, Scenario, Side};
use rules::Id;
use rules::play::Seeded;

/// Whether the scenario deals anything by chance.
#[must_use]
pub fn deals(scenario: &Scenario) -> bool {
    let deals =
        |provision: &Provision| Side::ALL.into_iter().filter_map(|side| provision.deal(side)).any(|(number, ..)| number > 0);
    scenario.provisions.iter().any(deals)
}

/// The scenario after a new deal of everything that it deals by chance, with dice of this seed. Pieces dealt before are put back first. A new piece
/// takes the place of one that was dealt before, or goes with the group to which it is dealt. Other new pieces stand where their player puts them, or
/// come from space.
#[must_use]
pub fn dealt(content: &Content, scenario: &Scenario, seed: u64) -> Scenario {
    let mut dealt = scenario.clone();
    let mut dice = Seeded::new(seed, 0);
    // A piece that is dealt to one group cannot be dealt to another.
    let mut taken = Taken::default();
    for provision in &scenario.provisions {
        for side in Side::ALL {
            if let Some((number, deal, leader)) = provision.deal(side) {
                let hand = Hand { side, number: number as usize, deal, leader };
                deal_one(content, &mut dealt, &hand, &mut taken, &mut dice);
            }
        }
    }
    dealt
}

/// The pieces that are already dealt, and the rows that place them.
#[derive(Default)]
struct Taken {
    pieces: Vec<Piece>,
    rows: Vec<Id<Placed>>,
}

/// What one provision of the scenario deals: to which side, and how many pieces of which sort.
struct Hand<'a> {
    side: Side,
    number: usize,
    deal: Deal,
    /// The leader of the group that gets the pieces; `None` if the scenario names no group.
    leader: Option<&'a str>,
}

fn deal_one(content: &Content, scenario: &mut Scenario, hand: &Hand, taken: &mut Taken, dice: &mut Seeded) {
    let &Hand { side, number, deal, leader } = hand;
    let named = |piece: Piece| {
        let name = piece.name(content).unwrap_or_default();
        scenario.provisions.iter().any(|provision| provision.things(side, &name) > 0)
    };
    // A piece that the scenario gives by name is not among those to be dealt.
    let mut pile: Vec<Piece> =
        pile(content, side, deal).into_iter().filter(|piece| !named(*piece) && !taken.pieces.contains(piece)).collect();
    let set_up = &scenario.set_up;
    let at = leader.and_then(|leader| row_of(content, scenario, leader));
    let group = at.and_then(|row| where_it_stands(set_up, row)).map(|station| station.leader);
    let in_group = |row: Id<Placed>| where_it_stands(set_up, row).map(|station| station.leader) == group;
    let before: Vec<_> = set_up
        .iter()
        .filter(|(_, row)| row.side == side && row.turn.get() == 0 && is_of(content, row.piece, deal))
        .filter(|(id, row)| !named(row.piece) && !taken.rows.contains(id) && (leader.is_none() || in_group(*id)))
        .map(|(id, _)| id)
        .collect();
    if deal == Deal::Secrets {
        return secrets(content, scenario, (side, number), &mut pile, dice);
    }
    let from_space = scenario.limits.iter().any(|limit| matches!(limit, Limit::FromSpace(whose) if *whose == side));
    let spot = if from_space && deal == Deal::Characters { Spot::FromSpace } else { Spot::Open };
    // Characters go aboard the ship of their group, if the group has one; possessions go to the group's leader.
    let is_ship = |row: &Placed| matches!(row.piece, Piece::Possession(id) if content.possessions.get(id).is_some_and(|found| found.kind.is_ship()));
    let ship = at.and_then(|at| set_up.iter().find(|(_, row)| row.with == Some(at) && is_ship(row))).map(|(id, _)| id);
    let with = if deal == Deal::Characters { ship.or(at) } else { at };
    let spot = if with.is_some() { Spot::Open } else { spot };
    let mut places = before.iter().copied();
    for _ in 0..number.min(pile.len()) {
        let piece = pile.swap_remove(dice.below(pile.len() as u32) as usize);
        taken.pieces.push(piece);
        match places.next() {
            Some(row) => {
                taken.rows.push(row);
                if let Some(row) = scenario.set_up.get_mut(row) {
                    row.piece = piece;
                }
            }
            None => {
                taken.rows.push(scenario.set_up.add(Placed { spot, with, ..Placed::of(side, piece) }));
            }
        }
    }
    let left: Vec<_> = places.collect();
    scenario.set_up.retain_ids(|id| !left.contains(&id));
}

/// The row that places the character with this name.
fn row_of(content: &Content, scenario: &Scenario, name: &str) -> Option<Id<Placed>> {
    let is_the_character = |row: &Placed| {
        matches!(row.piece, Piece::Character(_)) && row.piece.name(content).is_some_and(|own| own.eq_ignore_ascii_case(name))
    };
    scenario.set_up.iter().find(|(_, row)| is_the_character(row)).map(|(id, _)| id)
}

/// Gives a secret from the pile to each planet that is marked for a secret, until the pile is empty or `number` planets have a secret.
fn secrets(content: &Content, scenario: &mut Scenario, (side, number): (Side, usize), pile: &mut Vec<Piece>, dice: &mut Seeded) {
    scenario.set_up.retain(|row| !(row.turn.get() == 0 && matches!(row.piece, Piece::Secret(_))));
    let planets: Vec<_> = Board::of(content, scenario).planets.iter().filter(|on| on.planet.secret).map(|on| on.id).collect();
    for planet in planets.into_iter().take(number) {
        if pile.is_empty() {
            return;
        }
        let piece = pile.swap_remove(dice.below(pile.len() as u32) as usize);
        scenario.set_up.add(Placed { planet: Some(planet), ..Placed::of(side, piece) });
    }
}

fn is_of(content: &Content, piece: Piece, deal: Deal) -> bool {
    match (piece, deal) {
        (Piece::Character(_), Deal::Characters) | (Piece::Secret(_), Deal::Secrets) => true,
        (Piece::Possession(id), Deal::Possessions) => content.possessions.get(id).is_some_and(|found| !found.kind.is_ship()),
        _ => false,
    }
}

fn pile(content: &Content, side: Side, deal: Deal) -> Vec<Piece> {
    let characters = content.characters.iter().filter(|(_, character)| character.side == side);
    let possessions = content.possessions.iter().filter(|(_, found)| found.kind.side() == side && !found.kind.is_ship());
    match deal {
        Deal::Characters => characters.map(|(id, _)| Piece::Character(id)).collect(),
        Deal::Possessions => possessions.map(|(id, _)| Piece::Possession(id)).collect(),
        Deal::Secrets => content.secrets.ids().map(Piece::Secret).collect(),
    }
}
