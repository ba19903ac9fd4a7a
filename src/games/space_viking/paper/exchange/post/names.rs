//! The names of the files of a game by post.

use std::path::Path;

use exchange::post::{PostError, folder_of};
use project::{Error, SentSheet, file_name};
use rules::slug;
use space_viking::play::Knowledge;

/// The word in file names for the gazette, the newspaper that all players may read.
pub const GAZETTE: &str = "gazette";
/// The word in file names for the ledger, the events of a year, which only the referee may read.
pub const LEDGER: &str = "referee-ledger";
/// The word in file names for the standings of all players, which only the referee may read.
pub const STANDINGS: &str = "referee-standings";

/// The name, without its ending, of a file that is written after turn `turn` of a campaign of `turns` turns. Before the first turn, the name says
/// that the game starts. `what` is the word for the sort of file.
pub fn after_turn(turn: u32, turns: u32, what: &str) -> String {
    format!("{}-{what}", folder_of(turn, turns))
}

/// The names that stand for the players in file names, in the order of the players. They are unique and never change during a game.
pub fn of_players(knowledge: &[Knowledge]) -> Vec<String> {
    let papers = [GAZETTE, LEDGER, STANDINGS].map(str::to_owned);
    file_name::of_set(knowledge.iter().map(|known| slug(known.name())), &papers)
}

/// The index of the player with this name, which may be in upper or lower case, or written as in file names.
///
/// # Errors
///
/// If no player has that name, or several could be meant.
pub fn player_called(knowledge: &[Knowledge], name: &str) -> Result<usize, Error> {
    let name = name.trim();
    let position = |is_called: &dyn Fn(&Knowledge) -> bool| knowledge.iter().position(is_called);
    let exactly =
        position(&|known| known.name() == name).or_else(|| position(&|known| known.name().to_lowercase() == name.to_lowercase()));
    if let Some(found) = exactly.or_else(|| of_players(knowledge).iter().position(|called| called == name)) {
        return Ok(found);
    }
    let alike: Vec<usize> = (0..knowledge.len()).filter(|at| slug(knowledge[*at].name()) == slug(name)).collect();
    match alike[..] {
        [found] => Ok(found),
        [] => {
            let known = knowledge.iter().map(|known| known.name().to_owned()).collect();
            Err(Error::Unknown { what: "player", name: name.to_owned(), known })
        }
        _ => Err(PostError::SeveralPlayers { name: name.to_owned(), players: alike.len() }.into()),
    }
}

/// The names of sheets that are printed as forms, namely the names of their files without the endings.
pub fn of_forms(sheets: &[SentSheet]) -> Vec<String> {
    let stem = |sheet: &SentSheet| {
        Path::new(&sheet.name).file_stem().map_or_else(|| "sheet".into(), |stem| stem.to_string_lossy().into_owned())
    };
    file_name::of_set(sheets.iter().map(stem), &[])
}
