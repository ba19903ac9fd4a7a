//! The next turn of a game by post: whether it may be played, which players have not sent sheets, and the addresses from which players have sent
//! mails.

use super::{CheckedSheet, Post, PostError, Replayed};
use crate::mail;
use project::{Error, InProgress, SentSheet};

/// The number of the next turn, if that is the turn that the referee wants to play. A referee who names no turn must have sheets, all of them for the
/// next turn. So running the command twice on one folder does not play a year without sheets.
///
/// # Errors
///
/// If the referee has named another turn. If the referee has named none, and the sheets are for another turn or none of them counts.
pub fn ready(post: &dyn Post, game: &InProgress, named: Option<u32>) -> Result<u32, Error> {
    let next = game.years.len() as u32 + 1;
    match named {
        Some(turn) if turn == next => return Ok(next),
        Some(turn) if turn < next => return Err(PostError::PlayedAlready { turn, next }.into()),
        Some(turn) => return Err(PostError::TooEarly { turn, next }.into()),
        None => {}
    }
    let turns =
        |sheet: &SentSheet| post.openings(&sheet.bytes).into_iter().filter_map(|opening| opening.turn).collect::<Vec<_>>();
    let sheets: Vec<(&str, Vec<u32>)> = game.coming.sheets.iter().map(|sheet| (sheet.name.as_str(), turns(sheet))).collect();
    if sheets.iter().all(|(_, turns)| turns.is_empty()) {
        return Err(PostError::NoSheet(next).into());
    }
    let others: Vec<_> =
        sheets.iter().filter_map(|(name, turns)| Some((name, turns.iter().find(|turn| **turn != next)?))).collect();
    match others.first() {
        None => {
            // Each sheet is checked by itself. Two sheets of one player with the same version prevent each other from counting, but both are orders
            // for this turn.
            let replayed = post.replay(game, None)?;
            let checked = game.coming.sheets.iter().flat_map(|sheet| replayed.check(std::slice::from_ref(sheet)));
            let refused: Option<Vec<String>> = checked.map(|sheet| sheet.refused).collect();
            match refused.and_then(|refused| refused.into_iter().next()) {
                None => Ok(next),
                Some(why) => Err(PostError::NoneCounts { next, why }.into()),
            }
        }
        Some((name, turn)) => {
            let (name, turn) = ((**name).to_owned(), **turn);
            Err(PostError::ForOtherTurn { sheets: others.len(), name, turn, next }.into())
        }
    }
}

/// The names of the players whose orders are missing. These have sent no valid sheet, have not dropped out, and have no captain that writes for them.
///
/// # Errors
///
/// If a correction is damaged.
pub fn missing(replayed: &dyn Replayed, game: &InProgress, checked: &[CheckedSheet]) -> Result<Vec<String>, Error> {
    let has_come = |player: &String| checked.iter().any(|sheet| sheet.refused.is_none() && sheet.player.as_ref() == Some(player));
    let captains = replayed.captains(game)?;
    let players = replayed.players().into_iter().zip(captains).zip(replayed.has_left());
    let missing = players.filter(|((player, captain), has_left)| !has_left && captain.is_none() && !has_come(player));
    Ok(missing.map(|((player, _), _)| player).collect())
}

/// The address from which each player has mailed the last valid sheet, in the order of the players; `None` if it is not known. The key of a valid
/// sheet proves that the player has sent it. If another person has taken over a player's side, the address of the former person is not used.
///
/// # Errors
///
/// If a year cannot be replayed.
pub fn addresses(post: &dyn Post, game: &InProgress) -> Result<Vec<Option<String>>, Error> {
    let mut replayed = post.replay(game, Some(0))?;
    let players = replayed.players();
    let mut addresses = vec![None; players.len()];
    for number in 0..=game.years.len() {
        let coming = (&game.coming.sheets, &game.coming.corrections);
        let (sheets, corrections) = game.years.get(number).map_or(coming, |year| (&year.sheets, &year.corrections));
        for checked in replayed.check(sheets).into_iter().filter(|checked| checked.refused.is_none()) {
            let at = players.iter().position(|player| Some(player) == checked.player.as_ref());
            let sent = sender_of(sheets, &checked);
            if let (Some(at), Some(address)) = (at, sent) {
                addresses[at] = Some(address);
            }
        }
        for (address, _) in addresses.iter_mut().zip(replayed.in_other_hands(corrections)?).filter(|(_, passed)| *passed) {
            *address = None;
        }
        if number < game.years.len() {
            replayed.play_next(game)?;
        }
    }
    Ok(addresses)
}

/// The address from which a sheet was mailed. `None` if two sheets have the same name, since an answer must not go to another player.
pub(super) fn sender_of(sheets: &[SentSheet], checked: &CheckedSheet) -> Option<String> {
    let mut named = sheets.iter().filter(|sheet| sheet.name == checked.file);
    let first = named.next()?;
    if named.next().is_some() { None } else { mail::sender(first) }
}

/// The name of the folder for the papers of a turn, with the same number of digits for every turn of a campaign.
#[must_use]
pub fn folder_of(turn: u32, turns: u32) -> String {
    match turn {
        0 => "start".into(),
        turn => format!("turn-{}", project::file_name::number(turn as usize, turns as usize, 2)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_files_of_one_name_nobody_is_written_to() {
        let sheet =
            |name: &str, from: &str| SentSheet { name: name.into(), bytes: format!("From: {from}\n\norders").into_bytes() };
        let checked =
            CheckedSheet { file: "a.eml".into(), player: None, refused: None, findings: Vec::new(), more: 0, version: 1 };
        let one = [sheet("a.eml", "a@example.org"), sheet("b.eml", "b@example.org")];
        assert_eq!(sender_of(&one, &checked).as_deref(), Some("a@example.org"));
        let two = [sheet("a.eml", "a@example.org"), sheet("a.eml", "b@example.org")];
        assert_eq!((sender_of(&two, &checked), sender_of(&[], &checked)), (None, None));
    }
}
