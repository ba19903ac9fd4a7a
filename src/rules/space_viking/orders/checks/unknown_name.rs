//! `unknown-name`

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, book, code, examples};
use crate::rules::space_viking::orders::grammar::Verb;
use crate::rules::space_viking::orders::{Act, Lot, Name, Order, Thing, Waypoint};
use crate::rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Xochitle"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - xochitl"),
    check,
};

static ABOUT: About = About {
    name: "unknown-name",
    code: code(206),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "Every name is one that the player's report tells, or that the sheet gives to a new fleet.",
    because: "Nobody can go to, pay or build what he has not heard of; an unknown name is answered alike whether or not the thing exists.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let mut look = |part: InSheet, name: &Name, what: &str, nearest: Option<&str>| {
        let finding = SheetFinding::new(
            &ABOUT,
            part,
            name.at,
            format!("The report knows no {} called {}.", if what == "item" { "item, ship or person" } else { what }, name.text),
        );
        // What the tables name stands without quotes, other names where they need none.
        let is_of_a_table = what == "item" || what == "technology";
        findings.push(match nearest {
            Some(nearest) if is_of_a_table => finding.with_word(&name.text, nearest),
            Some(nearest) => finding.with_word(&name.text, &Name::from(nearest).written()),
            None => finding,
        });
    };
    let knowledge = case.knowledge;
    let worlds = || knowledge.worlds.iter().map(|world| world.name.as_str());
    let players = || knowledge.houses.iter().map(|house| house.name.as_str());
    let fleets = || knowledge.own.fleets.iter().map(|fleet| fleet.name.as_str());
    let items = || knowledge.posted.items.iter().map(|(_, item)| item.name.as_str());
    let technologies = || knowledge.posted.technologies.iter().map(|(_, technology)| technology.name.as_str());
    for block in case.blocks() {
        if block.is_message && !case.has_fleet(block.name) {
            look(block.whole(), block.name, "fleet", Case::nearest(block.name, fleets()));
        }
        for name in block.lines.with.iter().flat_map(|with| &with.what).filter(|name| case.player(name).is_none()) {
            look(block.line(Verb::With), name, "player", Case::nearest(name, players()));
        }
        for (verb, line) in [(Verb::Ships, &block.lines.ships), (Verb::Cargo, &block.lines.cargo)] {
            for name in line.iter().flat_map(|line| unknown_things(case, &line.what)) {
                look(block.line(verb), name, "item", Case::nearest(name, items()));
            }
        }
        for halt in case.halts(&block) {
            let part = block.line(Verb::Route);
            if let Waypoint::World(name) = &halt.stop.what.to
                && halt.at.is_none()
            {
                look(part, name, "world", Case::nearest(name, worlds()));
            }
            for act in &halt.stop.what.acts {
                match &act.what {
                    Act::Load(Lot::Things(things))
                    | Act::Unload(Lot::Things(things))
                    | Act::Install(Lot::Things(things))
                    | Act::Leave(things)
                    | Act::Take(things)
                    | Act::Deliver { things, .. } => {
                        for name in unknown_things(case, things) {
                            look(part, name, "item", Case::nearest(name, items()));
                        }
                    }
                    Act::Attack(name) => {
                        let is_stranger =
                            |number: u32| knowledge.strangers.iter().any(|stranger| stranger.number == Some(number));
                        let number = name.text.strip_prefix("stranger ").and_then(|number| number.parse().ok());
                        if case.player(name).is_none() && !number.is_some_and(is_stranger) {
                            look(part, name, "player or stranger", Case::nearest(name, players()));
                        }
                    }
                    Act::Join(name) if !case.has_fleet(name) => look(part, name, "fleet", Case::nearest(name, fleets())),
                    Act::Plunder(_)
                    | Act::Slay(_)
                    | Act::Conquer(_)
                    | Act::Trade
                    | Act::Gift(_)
                    | Act::Associate(_)
                    | Act::Settle(_)
                    | Act::Load(Lot::All)
                    | Act::Unload(Lot::All)
                    | Act::Install(Lot::All)
                    | Act::Join(_) => {}
                }
                if let Act::Deliver { to, .. } = &act.what
                    && case.player(to).is_none()
                {
                    look(part, to, "player", Case::nearest(to, players()));
                }
            }
        }
    }
    for (part, _, order) in case.orders() {
        match order {
            Order::Build(build) => {
                if case.item(&build.item).is_none() {
                    look(part, &build.item, "item", Case::nearest(&build.item, items()));
                }
                if case.world(&build.at).is_none() {
                    look(part, &build.at, "world", Case::nearest(&build.at, worlds()));
                }
            }
            Order::Research { technology, .. } if case.technology(technology).is_none() => {
                look(part, technology, "technology", Case::nearest(technology, technologies()));
            }
            Order::Pay { to, .. } | Order::Letter { to, .. } if case.player(to).is_none() => {
                look(part, to, "player", Case::nearest(to, players()));
            }
            Order::Message(message) if !case.has_fleet(&message.by) => {
                look(part, &message.by, "fleet", Case::nearest(&message.by, fleets()));
            }
            Order::Research { .. } | Order::Pay { .. } | Order::Letter { .. } | Order::Press { .. } | Order::Message(_) => {}
        }
    }
}

/// The names of a list that can mean nothing.
fn unknown_things<'a>(case: &Case<'a>, things: &'a [Thing]) -> impl Iterator<Item = &'a Name> {
    let means_nothing = |thing: &&Thing| case.meanings(thing) == 0;
    things.iter().filter(means_nothing).filter_map(Thing::name).collect::<Vec<_>>().into_iter()
}
