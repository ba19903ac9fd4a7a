//! `no-room-to-set-up`: the areas of a side must have room for all that its player puts down before the game.

use std::collections::BTreeSet;

use super::{book, code, examples, muster};
use crate::board::Site;
use crate::boat::{Berth, hexes};
use crate::{Area, Arriving, Content, Finding, Hull, InScenario, Man, Player, Purpose, SetUp, Spot, Start, Taken};
use geometry::{Facing, Space};
use rules::{About, Rule, Severity, with_verb};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-room-to-set-up",
    code: code(58),
    severity: Severity::Error,
    citation: book("2.1, 2.6"),
    says: "Whatever a player puts down has room in the areas of that side, or on the boards where it has none.",
    because: "The game could not begin.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        let Some(taken) = Taken::of(&set_up, &(|_: &Hull| false, |_: &Man| false)) else { continue };
        for player in Player::ALL {
            let area = area(&set_up, site, player);
            let mut say = |message: String| {
                findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Sides), message));
            };
            let stands = |kind: Arriving, space: &Space| !taken.is_afloat(*space) && taken.against_man(kind, &[*space]).is_none();
            let put_down = set_up.men.iter().filter(|man| man.player == player && is_put_down(man));
            let waiting: Vec<(&Man, Arriving)> = put_down.map(|man| (man, arriving(man))).collect();
            let (mut kinds, mut narrow): (Vec<Arriving>, bool) = (Vec::new(), false);
            for (man, kind) in &waiting {
                if kinds.contains(kind) {
                    continue;
                }
                kinds.push(*kind);
                if area.iter().filter(|space| stands(*kind, space)).count() < takes(*kind) {
                    narrow = true;
                    let name = man.character.label();
                    say(format!("{name} is put down by player {}, and there is no hex left.", player.label()));
                }
            }
            let needed: usize = waiting.iter().map(|(_, kind)| takes(*kind)).sum();
            let room = area.iter().filter(|space| kinds.iter().any(|kind| stands(*kind, space))).count();
            if needed > room && !narrow {
                let side = set_up.scenario.side_label(player, content);
                say(format!("{} {} to set up, and there is room on {room}.", with_verb(&side, "needs", "need"), hexes(needed)));
            }
            let boats = set_up.hulls.iter().filter(|hull| hull.player == player && puts_down(&hull.vessel.start));
            for hull in boats.filter(|hull| !has_berth(site, &taken, hull, &area)) {
                say(format!("{} is put down by player {}, and there is no room for it.", hull.vessel.label(), player.label()));
            }
        }
    }
}

/// The hexes in which a side sets up: its areas, or all hexes if it has no area.
fn area(set_up: &SetUp, site: &Site, player: Player) -> BTreeSet<Space> {
    let own = set_up.scenario.spaces_for(Purpose::set_up(player));
    if own.is_empty() { site.grid().spaces().collect() } else { own }
}

fn puts_down(start: &Start) -> bool {
    start.spot() == Spot::Anywhere && start.is_readable()
}

/// Whether the player puts this character down ashore before the first turn.
fn is_put_down(man: &Man) -> bool {
    man.member.boat.is_none() && man.member.turn.is_none() && puts_down(&man.member.start)
}

fn arriving(man: &Man) -> Arriving {
    Arriving { mounted: man.member.rides(man.character), armour: man.character.armour }
}

/// How many hexes a character takes up: two for a rider, and otherwise one.
const fn takes(kind: Arriving) -> usize {
    if kind.mounted { 2 } else { 1 }
}

/// Whether there is a berth at which a boat can lie with its axis in an area.
fn has_berth(site: &Site, taken: &Taken, hull: &Hull, area: &BTreeSet<Space>) -> bool {
    let berth = |space: &Space, side: u8| Berth::new(site.grid().hex(*space), Facing::new(side));
    area.iter().any(|space| (0..6).any(|side| taken.against_boat(hull.class, berth(space, side)).is_none()))
}

/// The designs of the example, in which the player puts the farmer down on one of these hexes.
fn put_down(spaces: impl IntoIterator<Item = Space>) -> Content {
    let mut content = examples::member(examples::SAXONS, |member| member.start = Start::default());
    if let Some(scenario) = content.scenarios.get_mut(examples::first()) {
        let spaces = spaces.into_iter().collect();
        scenario.areas.add(Area { name: "Village".into(), purpose: Purpose::SetUpB, spaces });
    }
    content
}

fn failing() -> Content {
    // The boat of the example covers this hex.
    put_down([Space::new(4, 4)])
}

fn passing() -> Content {
    put_down([Space::new(4, 4), Space::new(14, 4)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Member;

    fn found(content: &Content) -> Vec<String> {
        let mut findings = Vec::new();
        check(content, &mut findings);
        findings.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn two_who_are_put_down_need_two_hexes() {
        let mut content = put_down([Space::new(14, 4)]);
        let offa = content.characters.get(examples::OFFA).cloned().expect("he is there");
        let other = content.characters.add(crate::Character { name: "Osric".into(), ..offa });
        if let Some(force) = content.forces.get_mut(examples::SAXONS) {
            force.members.add(Member { character: Some(other), ..Member::default() });
        }
        assert_eq!(found(&content), ["Saxons need 2 hexes to set up, and there is room on 1."]);
    }

    #[test]
    fn a_boat_needs_water_for_all_of_its_hull() {
        let put = |space: Space| {
            let mut content = examples::vessel(|vessel| vessel.start = Start::default());
            if let Some(scenario) = content.scenarios.get_mut(examples::first()) {
                scenario.areas.add(Area { name: "Bay".into(), purpose: Purpose::SetUpA, spaces: [space].into() });
            }
            found(&content)
        };
        assert_eq!(put(Space::new(5, 5)), Vec::<String>::new());
        assert_eq!(put(Space::new(13, 5)), ["Sea Stag is put down by player A, and there is no room for it."]);
    }
}
