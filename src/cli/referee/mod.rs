//! `drydock referee`: games that are played by post. A game in progress is a file of its own, which only its referee may see. The papers of a turn
//! and the changed game are written together or not at all. Reading order: this file, `words.rs`, `incoming.rs`, then any of the others.

mod check;
mod correct;
mod incoming;
mod mail;
mod map;
mod receive;
mod report;
mod start;
mod turn;
mod undo;
mod verify;
mod words;

use clap::{Args, Subcommand};

use super::report::Report;
use crate::exchange::game;
use crate::exchange::post::{Post, PostError};
use crate::project::{Error, Game};

/// Referee a game that is played by post
#[derive(Debug, Args)]
pub(super) struct Referee {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Start(start::Start),
    Receive(receive::Receive),
    Check(check::Check),
    Mail(mail::Mails),
    Map(map::SharedMap),
    Turn(turn::Turn),
    Report(report::Written),
    Correct(correct::Correct),
    Undo(undo::Undo),
    Verify(verify::Verify),
}

impl Referee {
    pub fn run(self) -> Result<Report, Error> {
        match self.what {
            What::Start(start) => start.run(),
            What::Receive(receive) => receive.run(),
            What::Check(check) => check.run(),
            What::Mail(mail) => mail.run(),
            What::Map(map) => map.run(),
            What::Turn(turn) => turn.run(),
            What::Report(report) => report.run(),
            What::Correct(correct) => correct.run(),
            What::Undo(undo) => undo.run(),
            What::Verify(verify) => verify.run(),
        }
    }
}

/// The functions by which a game is played by post; an error if it cannot be.
fn by_post(game: Game) -> Result<&'static dyn Post, Error> {
    game::of(game).post().ok_or_else(|| {
        let posted = Game::ALL.into_iter().filter(|game| game::of(*game).post().is_some()).collect();
        PostError::NotPosted { game, posted }.into()
    })
}
