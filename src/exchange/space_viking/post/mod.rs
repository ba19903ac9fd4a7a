//! Space Viking played by post: a game in progress is played again from its first year, and reports are written of what each player knows.

mod files;
mod findings;

use std::path::Path;
use std::sync::Arc;

use crate::exchange::NamedFile;
use crate::exchange::post::{CheckedSheet, PlayedTurn, PlayerReport, Post, ReportFormat, VerifiedYear, WantedReports};
use crate::project::{self, Error, FileSort, InProgress, Project, SentSheet, bytes_hash, text};
use crate::rules::designs::OneOf as _;
use crate::rules::space_viking::play::{self, Knowledge, PlayedYear, State};
use crate::rules::space_viking::{Campaign, Content};
use crate::rules::{self, Id, slug};

/// The game by post.
#[derive(Debug)]
pub struct ByPost;

/// A game that was played again up to some year.
struct Replay {
    post: play::Post,
    /// How everybody stood after each year, from the first.
    standings: Vec<Vec<play::Standing>>,
    years: Vec<VerifiedYear>,
}

impl Post for ByPost {
    fn start(&self, project: &Project, campaign: Option<&str>, seed: u64) -> Result<InProgress, Error> {
        let content = own(&project.content)?;
        let id = campaign_of(content, campaign)?;
        if content.players.len() < Campaign::FEWEST_PLAYERS {
            return Err(Error::Misuse("A game by post needs two players or more, and the project has fewer".into()));
        }
        let game = InProgress {
            format: InProgress::FORMAT,
            sort: FileSort::GameInProgress,
            game: project.content.game(),
            title: project.title.clone(),
            campaign: content.campaigns.get(id).map(|campaign| campaign.name.clone()).unwrap_or_default(),
            seed,
            years: Vec::new(),
            content: project.content.clone(),
        };
        Ok(game)
    }

    fn players(&self, game: &InProgress) -> Result<Vec<String>, Error> {
        Ok(own(&game.content)?.players.iter().map(|(_, player)| player.label().to_owned()).collect())
    }

    fn turn(&self, game: InProgress, sheets: Vec<SentSheet>) -> Result<PlayedTurn, Error> {
        let Replay { mut post, mut standings, .. } = faithful(&game)?;
        if post.state().is_over() {
            return Err(Error::Misuse("The last turn of the campaign was played".into()));
        }
        let checked = findings::check(&post, &sheets);
        let PlayedYear { ledger, events, .. } = post.play(sheets.iter().map(|sheet| sheet.bytes.as_slice()), &[]);
        standings.push(post.standings());
        let mut game = game;
        game.years.push(project::PlayedYear { sheets, corrections: Vec::new(), state: fingerprint(post.state()) });
        let turn = post.state().year;
        let reports = post.knowledge().iter().map(|known| report(known, &ReportFormat::ALL)).collect::<Result<_, _>>()?;
        let mut papers = files::gazette(&post, &events)?.into_iter().chain(files::ledger(&post, &ledger)?).collect::<Vec<_>>();
        papers.push(files::standings(turn, &standings)?);
        Ok(PlayedTurn { game, turn, sheets: checked, reports, papers })
    }

    fn reports(&self, game: &InProgress, wanted: &WantedReports<'_>) -> Result<Vec<PlayerReport>, Error> {
        let played = game.years.len() as u32;
        let turn = wanted.turn.unwrap_or(played);
        if turn > played {
            return Err(Error::Misuse(format!("Turn {turn} was not played yet: the last one was {played}")));
        }
        let Replay { post, .. } = replay(game, turn)?;
        let known = || post.knowledge().iter().map(|known| known.name().to_owned()).collect();
        if let Some(name) = wanted.player
            && !post.knowledge().iter().any(|known| is_called(known, name))
        {
            return Err(Error::Unknown { what: "player", name: name.to_owned(), known: known() });
        }
        let asked = post.knowledge().iter().filter(|known| wanted.player.is_none_or(|name| is_called(known, name)));
        asked.map(|known| report(known, wanted.ways)).collect()
    }

    fn check(&self, game: &InProgress, sheets: &[SentSheet]) -> Result<Vec<CheckedSheet>, Error> {
        Ok(findings::check(&faithful(game)?.post, sheets))
    }

    fn check_with_report(&self, report: &[u8], file: &Path, sheets: &[SentSheet]) -> Result<Vec<CheckedSheet>, Error> {
        let knowledge = files::read_report(report, file)?;
        Ok(findings::check_with(&knowledge, sheets))
    }

    fn forms(&self, sheets: &[SentSheet]) -> Result<Vec<NamedFile>, Error> {
        sheets.iter().map(files::form).collect()
    }

    fn verify(&self, game: &InProgress) -> Result<Vec<VerifiedYear>, Error> {
        Ok(replay(game, game.years.len() as u32)?.years)
    }
}

/// Whether a name is a player's, spelled as it is or as in the name of a file.
fn is_called(known: &Knowledge, name: &str) -> bool {
    known.name().to_lowercase() == name.trim().to_lowercase() || slug(known.name()) == slug(name)
}

fn own(content: &rules::Content) -> Result<&Content, Error> {
    Content::own(content).ok_or_else(|| Error::Misuse(format!("{} is not played by post", content.game().title())))
}

/// The campaign of this name, or the first.
fn campaign_of(content: &Content, name: Option<&str>) -> Result<Id<Campaign>, Error> {
    let found = match name {
        None => content.campaigns.ids().next(),
        Some(name) => {
            let exact = content.campaigns.find(|campaign| campaign.name == name);
            exact.or_else(|| content.campaigns.find(|campaign| slug(&campaign.name) == slug(name))).map(|(id, _)| id)
        }
    };
    let known = || content.campaigns.iter().map(|(_, campaign)| campaign.name.clone()).collect();
    match (found, name) {
        (Some(id), _) => Ok(id),
        (None, Some(name)) => Err(Error::Unknown { what: "campaign", name: name.to_owned(), known: known() }),
        (None, None) => Err(Error::Misuse("The project has no campaign to be played".into())),
    }
}

/// Plays a game again up to the end of a year.
fn replay(game: &InProgress, until: u32) -> Result<Replay, Error> {
    let content = own(&game.content)?;
    let campaign = campaign_of(content, Some(&game.campaign))?;
    let mut post = play::Post::begin(Arc::new(content.clone()), campaign, game.seed);
    let (mut standings, mut years) = (Vec::new(), Vec::new());
    for (year, turn) in game.years.iter().zip(1..=until) {
        let corrections = files::corrections(&year.corrections)?;
        post.play(year.sheets.iter().map(|sheet| sheet.bytes.as_slice()), &corrections);
        standings.push(post.standings());
        years.push(VerifiedYear { turn, written: year.state.clone(), played: fingerprint(post.state()) });
    }
    Ok(Replay { post, standings, years })
}

/// Plays a whole game again, and goes no further where it comes out otherwise than it was written down.
fn faithful(game: &InProgress) -> Result<Replay, Error> {
    let replay = replay(game, game.years.len() as u32)?;
    match replay.years.iter().find(|year| !year.is_same()) {
        None => Ok(replay),
        Some(year) => Err(Error::Misuse(format!(
            "Turn {} no longer leads to the state that was written down: the file was changed, or a newer Drydock plays it \
             otherwise; referee verify tells more",
            year.turn
        ))),
    }
}

/// The SHA-256 of a state, in hexadecimal digits.
fn fingerprint(state: &State) -> String {
    // A state is plain numbers and names, which can always be written.
    bytes_hash(text::write_line(state).unwrap_or_default().as_bytes())
}

fn report(knowledge: &Knowledge, ways: &[ReportFormat]) -> Result<PlayerReport, Error> {
    let files = ways.iter().map(|way| files::report(knowledge, *way)).collect::<Result<_, _>>()?;
    Ok(PlayerReport { player: knowledge.name().to_owned(), files })
}
