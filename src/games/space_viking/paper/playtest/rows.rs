//! The numbers that a playtest counts for every house, with their names.

use playtest::{Muster, PartName, SideName, UnitName};
use rules::{Id, Points};
use space_viking::forecast::Opening;
use space_viking::play::Contest;
use space_viking::{Content, Item, World};

/// A kind of loss of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// Ships lost in battles in space.
    InBattle,
    /// Ships lost after they had landed.
    OnTheGround,
    /// Troops lost after they had landed.
    Troops,
    /// Fleets whose captains sold them or changed sides.
    ToTreachery,
    /// Worlds that revolted and became free.
    ToRevolt,
    /// Worlds that another house conquered.
    ToConquest,
}

/// A kind of income, expense or gain of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Feat {
    Taxes,
    Factories,
    PlunderOfWorlds,
    PlunderOfPlayers,
    Trade,
    Gifts,
    Research,
    Building,
    Ships,
    Won,
    Conquered,
    Converts,
    Agents,
    Technologies,
    Slain,
}

/// The feat that counts how many ships a house has built.
pub(super) const BUILT: Feat = Feat::Ships;

/// The names of the losses, in the order of [`Loss`].
const LOSSES: [&str; 6] =
    ["Ships in battle", "Ships on the ground", "Troops", "Fleets to treachery", "Worlds to revolt", "Worlds to conquest"];

/// The names of the feats, in the order of [`Feat`].
const FEATS: [&str; 15] = [
    "IU from people",
    "IU from factories",
    "IU plundered from worlds",
    "IU plundered from players",
    "IU from trade",
    "IU given away",
    "IU for research",
    "IU for building",
    "Ships built",
    "Worlds won over",
    "Worlds conquered",
    "Millions converted",
    "Agents",
    "Technologies",
    "Millions slain",
];

/// The names of the numbers that are recorded for every house each year: its points, and its income by source.
pub(super) const COURSES: [&str; 11] = [
    "Points",
    "IU from people",
    "IU from factories",
    "IU from plunder",
    "IU from trade",
    "Births",
    "Converts",
    "Worlds won",
    "Agents",
    "Technologies",
    "Slain",
];

/// The kinds of ships that shoot; each is a weapon system of the report.
pub(super) fn armed(content: &Content) -> Vec<(Id<Item>, &Item)> {
    content.items.iter().filter(|(_, item)| item.is_ship() && item.firepower.get() > 0).collect()
}

/// The worlds that can be plundered, in the order of the content.
pub(super) fn worlds(content: &Content) -> Vec<&World> {
    content.worlds.iter().map(|(_, world)| world).collect()
}

/// The sides of a campaign, and the names of everything that is counted.
pub(super) fn muster(contest: &Contest) -> Muster {
    let content = contest.content();
    let players: Vec<_> = content.players.iter().collect();
    let price = |id| Opening::of(content, id).map_or(Points::new(0), |opening| opening.spent).get();
    let sides = players.iter().map(|(id, player)| SideName {
        key: id.number(),
        name: format!("{} ({})", player.label(), player.kind.label()),
        price: price(*id),
    });
    let units = players.iter().enumerate().map(|(side, (id, player))| UnitName {
        key: 0,
        side,
        name: player.label().to_owned(),
        price: price(*id),
        count: 1,
    });
    let worlds = worlds(content);
    let parts = (0..worlds.len()).flat_map(|place| {
        let part = move |name: &str| PartName { place, name: name.to_owned() };
        players.iter().map(move |(_, player)| part(player.label()))
    });
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    Muster {
        sides: sides.collect(),
        units: units.collect(),
        systems: armed(content).into_iter().map(|(_, item)| item.label().to_owned()).collect(),
        losses: names(&LOSSES),
        feats: names(&FEATS),
        carried: "fleets".into(),
        endings: vec!["the last year was over".into()],
        courses: names(&COURSES),
        places: worlds.iter().map(|world| world.label().to_owned()).collect(),
        parts: parts.collect(),
    }
}

/// Every loss and every feat has a name.
const _: () = assert!(LOSSES.len() == Loss::ToConquest as usize + 1 && FEATS.len() == Feat::Slain as usize + 1);
