//! Imagined worlds: states of the game that agree with what one side sees. In such a world, treasures are dealt at random among the markers that lie
//! face down, and the other side's covered speeds are random lawful ones.

use std::sync::Arc;

use super::{Battle, Public, State, View};
use crate::TokenKind;
use rules::play::Seeded;

/// Imagines a world that agrees with what one side sees. Chance decides which of the markers that lie face down are treasures; every choice is
/// equally likely.
#[must_use]
pub fn imagine(public: &Public, view: View<'_>, dice: &mut Seeded) -> (Battle, State) {
    let markers = &view.position.markers;
    let mut dealt: Vec<TokenKind> = markers.iter().map(|marker| marker.shown.unwrap_or(TokenKind::Dummy)).collect();
    let known = markers.iter().filter(|marker| marker.shown == Some(TokenKind::Treasure)).count();
    let mut open: Vec<usize> = (0..markers.len()).filter(|at| markers[*at].shown.is_none()).collect();
    for _ in known..usize::from(public.treasures) {
        if open.is_empty() {
            break;
        }
        let drawn = dice.below(open.len() as u32) as usize;
        dealt[open.swap_remove(drawn)] = TokenKind::Treasure;
    }
    let battle = Battle { public: public.clone(), markers: Arc::from(dealt.as_slice()) };
    (battle, State { position: view.position.clone(), markers: dealt, sealed: super::sealed_as_imagined(public, view, dice) })
}
