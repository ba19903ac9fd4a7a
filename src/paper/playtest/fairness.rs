//! How fair every template of a game is, and how strong its captains are in it, from one seed: a table for the README.
//!
//! A template is played by the usual captain at every helm, and then levelled. In the levelled template each other captain takes every helm in
//! turn, with the usual one at the rest: in a scenario that one side always wins, captains could not be compared.

use serde::Serialize;

use super::{Playtest, game, report};
use playtest::{Crew, PlaytestRequest, Share, words};
use project::{Error, Game, Library, Project};

/// What the table of a game is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairnessRequest {
    /// The templates; all that can be played if empty.
    pub templates: Vec<String>,
    /// How many games are played to find how fair a template is, and on each rung to level it.
    pub games: u32,
    /// How many games are played to find how strong a captain is; with 0 no captain is compared, and nothing is levelled.
    pub duels: u32,
    /// The seed of all dice.
    pub seed: u64,
    /// The captains that are compared with the usual one; all others if empty.
    pub captains: Vec<String>,
}

/// How fair a template is, and how strong captains are in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FairnessRow {
    /// The template.
    pub template: String,
    /// How many games its fairness is judged by.
    pub games: u32,
    /// Its sides, in the order of the scenario.
    pub sides: Vec<FairSide>,
    /// What would level it, or why nothing does, in a sentence; none if it was not levelled.
    pub level: Option<String>,
    /// The change that levels it, in words; none if it is fair already, or no change that was tried made it fair.
    pub change: Option<String>,
    /// How strong captains are in it, once it is levelled.
    pub captains: Vec<Strength>,
}

/// A side of a template.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FairSide {
    /// Its name.
    pub name: String,
    /// The decided games that it won.
    pub wins: Share,
    /// Its mean score less that of the best other side.
    pub margin: f64,
}

/// How strong a captain is beside the usual one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Strength {
    /// The captain.
    pub captain: String,
    /// The captain at the other helms.
    pub beside: String,
    /// The decided games that the captain won, at every helm in turn.
    pub wins: Share,
    /// The lower bound of the 99 % interval of that share, from 0 to 1.
    pub low: f64,
    /// The share that it would win at equal strength, from 0 to 1.
    pub even: f64,
}

/// Plays the templates of a game; none if the games were stopped.
///
/// # Errors
/// If there is no such template or captain, or one that is named cannot be played, or none can.
pub fn fairness(
    library: &Library,
    of: Game,
    request: &FairnessRequest,
    crew: &mut Crew<'_>,
) -> Result<Option<Vec<FairnessRow>>, Error> {
    let named = !request.templates.is_empty();
    let names = if named { request.templates.clone() } else { library.templates(of)? };
    let (mut rows, mut refused) = (Vec::new(), None);
    for name in names {
        let project = library.template(of, &name)?;
        let playtest = match Playtest::new(&project, &asked(request, Vec::new())) {
            Ok(playtest) => playtest,
            Err(error) if named => return Err(error),
            // A template to begin a project with cannot be played.
            Err(error) => {
                refused = Some(error);
                continue;
            }
        };
        let Some(row) = row(name, &project, &playtest, request, crew)? else { return Ok(None) };
        rows.push(row);
    }
    match refused {
        Some(error) if rows.is_empty() => Err(error),
        _ => Ok(Some(rows)),
    }
}

/// The playtest of a template by these captains.
fn asked(request: &FairnessRequest, captains: Vec<String>) -> PlaytestRequest {
    let games = if captains.is_empty() { request.games } else { request.duels };
    PlaytestRequest { scenario: None, games, seed: request.seed, captains }
}

fn row(
    template: String,
    project: &Project,
    playtest: &Playtest,
    request: &FairnessRequest,
    crew: &mut Crew<'_>,
) -> Result<Option<FairnessRow>, Error> {
    let Some(tally) = playtest.play(0..request.games, crew) else { return Ok(None) };
    let told = report(playtest.run(), &tally);
    let side = |(number, side): (usize, &playtest::SideReport)| FairSide {
        name: side.name.clone(),
        wins: Share::new(tally.wins(number), tally.decided()),
        margin: side.margin.mean,
    };
    let sides = told.sides.iter().enumerate().map(side).collect();
    let mut row = FairnessRow { template, games: request.games, sides, level: None, change: None, captains: Vec::new() };
    if request.duels == 0 {
        return Ok(Some(row));
    }
    let mut levelled = project.clone();
    match playtest.level(&tally, crew) {
        Ok(None) => return Ok(None),
        Ok(Some(level)) => {
            row.level = Some(words::level(&level, told.terms));
            for edit in level.fix.iter().flat_map(|fix| &fix.edits) {
                levelled.content.apply(edit).map_err(|refusal| Error::Misuse(format!("{refusal}")))?;
            }
            row.change = level.fix.map(|fix| fix.title);
        }
        Err(error) => row.level = Some(error.to_string()),
    }
    let known = game::captains(project.content.game());
    let usual = known.iter().find(|captain| captain.usual).map_or("", |captain| captain.name);
    let others = || known.iter().map(|captain| captain.name).filter(|name| *name != usual).map(str::to_owned).collect();
    let named: Vec<String> = if request.captains.is_empty() { others() } else { request.captains.clone() };
    for captain in named {
        let Some(strength) = strength(&levelled, captain, usual, row.sides.len(), request, crew)? else { return Ok(None) };
        row.captains.push(strength);
    }
    Ok(Some(row))
}

/// The strength of a captain that takes every helm in turn, with the usual one at the rest; none if the games were stopped.
fn strength(
    project: &Project,
    captain: String,
    usual: &str,
    sides: usize,
    request: &FairnessRequest,
    crew: &mut Crew<'_>,
) -> Result<Option<Strength>, Error> {
    let mut captains = vec![usual.to_owned(); sides];
    captains[0].clone_from(&captain);
    let playtest = Playtest::new(project, &asked(request, captains))?;
    let Some(tally) = playtest.play(0..request.duels, crew) else { return Ok(None) };
    let won = report(playtest.run(), &tally).captains.first().map_or(0, |captain| captain.wins.count);
    let wins = Share::new(won, tally.decided());
    Ok(Some(Strength { captain, beside: usual.to_owned(), wins, low: wins.sure_interval().low, even: 1.0 / sides.max(1) as f64 }))
}
