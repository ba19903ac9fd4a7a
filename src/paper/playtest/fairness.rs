//! How fair each template of a game is, and how strong the captains are in it: a table for the README, computed from one seed.
//!
//! First the usual captain plays every side of a template. Then the template is levelled, because captains cannot be compared in a scenario that one
//! side always wins. In the levelled template each other captain plays every side in turn, while the usual captain plays the other sides.

use serde::Serialize;

use super::{Playtest, game, report};
use playtest::{Crew, PlaytestRequest, Share, words};
use project::{Error, Game, Library, Project};

/// The request for the table of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairnessRequest {
    /// The names of the templates; if empty, all templates that can be played.
    pub templates: Vec<String>,
    /// How many games measure the fairness of a template. As many are played at each step of levelling it.
    pub games: u32,
    /// How many games measure the strength of a captain. With 0 no captain is measured, and no template is levelled.
    pub duels: u32,
    /// The seed of all dice.
    pub seed: u64,
    /// The names of the captains to compare with the usual one; if empty, all other captains.
    pub captains: Vec<String>,
}

/// A row of the table: the fairness of a template, and the strength of captains in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FairnessRow {
    /// The name of the template.
    pub template: String,
    /// How many games measured the fairness of the template.
    pub games: u32,
    /// The sides, in the order of the scenario.
    pub sides: Vec<FairSide>,
    /// A sentence that says how the template was levelled, or why that is impossible; `None` if levelling was not tried.
    pub level: Option<String>,
    /// The change that levels the template, in words; `None` if the template is already fair, or if no change that was tried made it fair.
    pub change: Option<String>,
    /// The strength of captains in the levelled template.
    pub captains: Vec<Strength>,
}

/// A side of a template.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FairSide {
    /// The name of the side.
    pub name: String,
    /// The share of decided games that the side won.
    pub wins: Share,
    /// The mean score of the side, less the mean score of the best other side.
    pub margin: f64,
}

/// The strength of a captain, compared with the usual one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Strength {
    /// The name of the captain.
    pub captain: String,
    /// The name of the captain that played all other sides.
    pub beside: String,
    /// The share of decided games that the captain won, playing every side in turn.
    pub wins: Share,
    /// The lower end of the 99 % confidence interval for the share of games won, from 0 to 1.
    pub low: f64,
    /// The share that the captain would win if both were equally strong, from 0 to 1.
    pub even: f64,
}

/// Plays the templates of a game and returns their rows; `None` if the games were stopped.
///
/// # Errors
/// If there is no such template or captain, if a named template cannot be played, or if no template can.
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
            // Some templates are only the beginning of a project and cannot be played; they are left out.
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

/// The request to playtest a template with these captains.
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
                levelled.content.apply(edit).map_err(Error::Denied)?;
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

/// Measures the strength of a captain, who plays every side in turn while the usual captain plays the other sides; `None` if the games were stopped.
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
