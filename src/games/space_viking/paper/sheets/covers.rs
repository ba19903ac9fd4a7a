//! The picture on the cover of a project: the sector round the home of a sovereign, with the sovereign's arms.

use drawing::Page;
use geometry::{Point, Size};
use rules::{Id, counted};
use sheets::printout::Printout;
use sheets::{Draft, cover};
use space_viking::{Campaign, Content, Player};

use super::{Reader, heraldry, sector_map};

/// The width of a cover, in spaces of the sector.
const SPACES: f64 = 5.0;
/// The share of a cover's height that the shield takes.
const SHIELD: f64 = 0.46;

/// The part of the sector round the home of a player; `choice` selects the player. `None` if there are no players.
pub(super) fn cover(content: &Content, _: Option<Id<Campaign>>, choice: usize) -> Option<Page> {
    let players: Vec<&Player> = content.players.iter().map(|(_, player)| player).collect();
    let player = *players.get(choice % players.len().max(1))?;
    let home = content.worlds.get(player.home?)?;
    let sector = &content.sector;
    let (middle, width) = (sector_map::middle(sector, home.at), sector_map::space(sector) * SPACES);
    let map = sector_map::map(content, Reader::Players, &mut Printout::default());
    let mut page = cover::piece(player.label(), map.items, sector_map::size(sector), middle, width);
    if player.arms.is_borne() {
        let high = cover::SIZE.height * SHIELD;
        let mut arms = Draft::new();
        arms.add(Point::new(2.5, 2.5), heraldry::shield(&player.arms, Size::of(high * 0.8, high)));
        page.items.extend(arms.items);
    }
    Some(page)
}

/// How many players the campaign has, and how long it is, in words.
pub(super) fn players_and_length(content: &Content, scenario: Option<Id<Campaign>>) -> String {
    let id = scenario.or_else(|| content.campaigns.ids().next());
    id.and_then(|id| content.campaigns.get(id)).map_or_else(String::new, |campaign| {
        format!("{}, {}", counted(content.players.len(), "player"), counted(campaign.years.get(), "year"))
    })
}
