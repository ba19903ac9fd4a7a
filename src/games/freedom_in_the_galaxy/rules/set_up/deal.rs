//! What a scenario deals by chance: characters, possessions and the secrets of planets (28.24, 31.1, 38.4).

use super::{Board, Piece, Placed, Spot};
use crate::terms::{Deal, Limit, Provision};
use crate::{Content, Scenario, Side};
use rules::play::Seeded;

/// Whether a scenario deals anything.
#[must_use]
pub fn deals(scenario: &Scenario) -> bool {
    scenario.provisions.iter().any(|provision| matches!(provision, Provision::Dealt(_, number, _) if number.get() > 0))
}

/// The scenario with everything that it deals dealt anew from a seed; what was dealt before is put back first. Who is dealt stands where he
/// stood before him whose place he takes; others stand where their player puts them, or come from space.
#[must_use]
pub fn dealt(content: &Content, scenario: &Scenario, seed: u64) -> Scenario {
    let mut dealt = scenario.clone();
    let mut dice = Seeded::new(seed, 0);
    for provision in &scenario.provisions {
        if let Provision::Dealt(side, number, deal) = provision {
            deal_one(content, &mut dealt, (*side, number.get() as usize, *deal), &mut dice);
        }
    }
    dealt
}

fn deal_one(content: &Content, scenario: &mut Scenario, (side, number, deal): (Side, usize, Deal), dice: &mut Seeded) {
    let named = |piece: Piece| {
        let name = piece.name(content).unwrap_or_default();
        scenario
            .provisions
            .iter()
            .any(|provision| matches!(provision, Provision::Thing(_, thing) if thing.as_str().eq_ignore_ascii_case(&name)))
    };
    // What the scenario gives to somebody by name is in no pile.
    let mut pile: Vec<Piece> = pile(content, side, deal).into_iter().filter(|piece| !named(*piece)).collect();
    let before: Vec<_> = scenario
        .set_up
        .iter()
        .filter(|(_, row)| row.side == side && row.turn.get() == 0 && is_of(content, row.piece, deal) && !named(row.piece))
        .map(|(id, _)| id)
        .collect();
    if deal == Deal::Secrets {
        return secrets(content, scenario, (side, number), &mut pile, dice);
    }
    let from_space = scenario.limits.iter().any(|limit| matches!(limit, Limit::FromSpace(whose) if *whose == side));
    let spot = if from_space && deal == Deal::Characters { Spot::FromSpace } else { Spot::Open };
    let mut places = before.iter().copied();
    for _ in 0..number.min(pile.len()) {
        let piece = pile.swap_remove(dice.below(pile.len() as u32) as usize);
        match places.next() {
            Some(row) => {
                if let Some(row) = scenario.set_up.get_mut(row) {
                    row.piece = piece;
                }
            }
            None => {
                scenario.set_up.add(Placed { spot, ..Placed::of(side, piece) });
            }
        }
    }
    let left: Vec<_> = places.collect();
    scenario.set_up.retain_ids(|id| !left.contains(&id));
}

/// Each planet with a secret gets one, as far as they go.
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
