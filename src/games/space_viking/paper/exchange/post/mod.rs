//! Space Viking played by post: a game in progress is replayed from its first year, and the program writes for each player a report of what they
//! know.
//!
//! Reading order: this file, `replay.rs`, `steps.rs`, `findings.rs`, `names.rs`, `files.rs`, `shared_map.rs`.

mod files;
mod findings;
mod names;
mod replay;
mod shared_map;
mod steps;

pub use files::read_report;

use std::path::{Path, PathBuf};

use drawing::ProgressMonitor;
use exchange::NamedFile;
use exchange::post::{CheckedSheet, Opening, PlayedTurn, Post, PostError, Replayed, ReportFormat, faithful, folder_of};
use project::{self, Coming, Error, FileSort, GivenSecret, InProgress, OneOf as _, Project, SentSheet};
use replay::Replay;
use rules::play::Secret;
use rules::{Id, slug};
use space_viking::orders::Sheet;
use space_viking::{Campaign, Content};

/// The type that plays Space Viking by post.
#[derive(Debug)]
pub struct ByPost;

impl Post for ByPost {
    fn start(&self, project: &Project, campaign: Option<&str>, seed: Option<u64>) -> Result<InProgress, Error> {
        let content = own(&project.content)?;
        let id = campaign_of(content, campaign)?;
        if content.players.len() < Campaign::FEWEST_PLAYERS {
            return Err(PostError::FewPlayers.into());
        }
        if content.players.len() > Campaign::MOST_PLAYERS {
            return Err(PostError::ManyPlayers { most: Campaign::MOST_PLAYERS, players: content.players.len() }.into());
        }
        let secret = match seed {
            Some(seed) => Secret::of_seed(seed),
            None => InProgress::draw_secret()?,
        };
        let game = InProgress {
            format: InProgress::FORMAT,
            sort: FileSort::GameInProgress,
            game: project.content.game(),
            title: project.title.clone(),
            campaign: content.campaigns.get(id).map(|campaign| campaign.name.clone()).unwrap_or_default(),
            seed: seed.unwrap_or_default(),
            secret: Some(GivenSecret { after: None, secret }),
            years: Vec::new(),
            coming: Coming::default(),
            seal: String::new(),
            was_edited: false,
            content: project.content.clone(),
        };
        Ok(game)
    }

    fn openings(&self, text: &[u8]) -> Vec<Opening> {
        // A line such as "Orders attached." does not open an order sheet, because the opening line of a sheet gives the turn or a key.
        let is_meant =
            |line: &str| line.split_whitespace().any(|word| ["turn", "key"].iter().any(|own| word.eq_ignore_ascii_case(own)));
        let opening = |sheet: Sheet| match (&sheet.opening, sheet.opening_refused()) {
            (Some(opening), _) => Some(Opening { player: opening.what.player.text.clone(), turn: Some(opening.what.turn) }),
            (None, Some((line, name))) if is_meant(&line.text) => {
                Some(Opening { player: name.map(|name| name.text).unwrap_or_default(), turn: None })
            }
            (None, _) => None,
        };
        Sheet::parse_all(text).into_iter().filter_map(opening).collect()
    }

    fn hand_in(&self, game: &mut InProgress, sheets: Vec<SentSheet>) -> Result<(), Error> {
        let writer = |sheet: &SentSheet| Sheet::parse(&sheet.bytes).opening.map(|opening| opening.what.player.folded());
        game.coming.hand_in(sheets, |sheet| writer(sheet).unwrap_or_default())
    }

    fn turn(&self, mut game: InProgress, monitor: ProgressMonitor) -> Result<PlayedTurn, Error> {
        let mut replay = Replay::of(&game, None)?;
        faithful(&game, &replay)?;
        if replay.turn() >= replay.turns() {
            return Err(PostError::Over.into());
        }
        // A captain's sheet is kept as if a player had sent it, so that years can be replayed without the captain.
        let written = replay.sheets_of_captains(&mut game)?;
        self.hand_in(&mut game, written)?;
        let Coming { sheets, corrections, .. } = std::mem::take(&mut game.coming);
        let checked = replay.check(&sheets);
        game.give_secret()?;
        let state = replay.play(&game, &sheets, &corrections)?;
        let turn = replay.turn();
        game.add_year(project::PlayedYear { sheets, corrections, state, chain: String::new() });
        let reports = replay.reports(None, &ReportFormat::ALL, monitor)?;
        let papers = replay.papers()?;
        let folder = folder_of(turn, replay.turns());
        Ok(PlayedTurn { game, turn, folder, sheets: checked, reports, papers })
    }

    fn replay(&self, game: &InProgress, turn: Option<u32>) -> Result<Box<dyn Replayed>, Error> {
        Ok(Box::new(Replay::of(game, turn)?))
    }

    fn check_with_report(&self, report: &[u8], file: &Path, sheets: &[SentSheet]) -> Result<Vec<CheckedSheet>, Error> {
        let knowledge = read_report(report, file)?;
        Ok(findings::check_with(&knowledge, sheets))
    }

    fn shared_map(&self, reports: &[(PathBuf, Vec<u8>)]) -> Result<Vec<NamedFile>, Error> {
        shared_map::shared(reports)
    }

    fn forms(&self, sheets: &[SentSheet]) -> Result<Vec<NamedFile>, Error> {
        files::forms(sheets)
    }
}

fn own(content: &project::Content) -> Result<&Content, Error> {
    Content::own(content).ok_or_else(|| PostError::NotPosted { game: content.game(), posted: Vec::new() }.into())
}

/// The campaign with this name; the first campaign if no name is given.
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
        (None, None) => Err(PostError::NoCampaign.into()),
    }
}
