//! The arguments that choose which parts of a project are printed or drawn. All subcommands that make pages share them.

use clap::Args;

use super::command_error::CommandError;
use crate::project::{Error, Project};
use crate::rules::slug;
use crate::sheets::Request;

/// The pages to make of a project.
#[derive(Debug, Args)]
pub(super) struct What {
    /// Only these kinds, separated by commas, such as record-sheets,counters
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub only: Vec<String>,
    /// Only the scenario of this name, with its fleets and map
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<String>,
    /// Also include things that appear in no scenario of the project, which are left out otherwise
    #[arg(long)]
    pub everything: bool,
    /// Print the map as one page of its own size instead of pages to be put together
    #[arg(long)]
    pub one_page: bool,
}

/// Finds the known name that the given name means. The given name may also be spelled as it is in file names.
pub(super) fn known(what: &'static str, name: String, known: Vec<String>) -> Result<String, Error> {
    if known.contains(&name) {
        return Ok(name);
    }
    let alike: Vec<&String> = known.iter().filter(|one| slug(one) == slug(&name)).collect();
    match alike[..] {
        [one] => Ok(one.clone()),
        [] => Err(Error::Unknown { what, name, known }),
        _ => Err(CommandError::SeveralAlike { what, count: alike.len(), name }.into()),
    }
}

impl What {
    /// Whether the user gave any of these arguments, and so limited or changed what is made of the project.
    pub const fn is_chosen(&self) -> bool {
        !self.only.is_empty() || self.scenario.is_some() || self.everything || self.one_page
    }

    /// The request for the pages of a project that the arguments choose.
    pub fn request(self, project: &Project) -> Result<Request, Error> {
        let scenario = self.scenario.map(|name| known("scenario", name, project.content.scenario_names())).transpose()?;
        let game = project.content.game();
        let kind = |slug: String| {
            let known = || crate::sheets::kinds(game).iter().map(ToString::to_string).collect();
            crate::sheets::kind_named(game, &slug.to_lowercase()).ok_or_else(|| Error::Unknown {
                what: "kind of sheet",
                name: slug,
                known: known(),
            })
        };
        let only = self.only.into_iter().map(kind).collect::<Result<_, _>>()?;
        Ok(Request { only, scenario, everything: self.everything, one_page: self.one_page, ..Request::default() })
    }
}
