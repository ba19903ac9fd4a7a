//! `unknown-name`: every name is in the player's report, or is the name of a fleet that the sheet founds.

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use crate::orders::{Act, Lot, Name, Order, Thing, Waypoint};
use rules::{About, Severity};

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
    because: "Nobody can go to, pay or build what they have not heard of; an unknown name is answered alike whether or not the thing exists.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let mut look = |part: InSheet, name: &Name, sought: Sought| findings.push(sought.unknown(case, part, name));
    for block in case.blocks() {
        // Reports orders for a fleet that does not exist. A block with a new name founds a fleet only if it lists ships.
        if !case.has_fleet(block.name) {
            look(block.whole(), block.name, Sought::Fleet);
        }
        for name in block.lines.with.iter().flat_map(|with| &with.what).filter(|name| case.player(name).is_none()) {
            look(block.line(Verb::With), name, Sought::Player);
        }
        for (verb, line) in [(Verb::Ships, &block.lines.ships), (Verb::Cargo, &block.lines.cargo)] {
            for name in line.iter().flat_map(|line| unknown_things(case, &line.what)) {
                look(block.line(verb), name, Sought::Item);
            }
        }
        for halt in case.halts(&block) {
            let part = block.line(Verb::Route);
            if let Waypoint::World(name) = &halt.stop.what.to
                && halt.at.is_none()
            {
                look(part, name, Sought::World);
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
                            look(part, name, Sought::Item);
                        }
                    }
                    Act::Attack(name) => {
                        let is_stranger =
                            |number: u32| case.knowledge.strangers.iter().any(|stranger| stranger.number == Some(number));
                        let number = name.text.strip_prefix("stranger ").and_then(|number| number.parse().ok());
                        if case.player(name).is_none() && !number.is_some_and(is_stranger) {
                            look(part, name, Sought::Foe);
                        }
                    }
                    Act::Join(name) if !case.has_fleet(name) => look(part, name, Sought::Fleet),
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
                    look(part, to, Sought::Player);
                }
            }
        }
    }
    in_orders(case, &mut look);
}

/// Looks for unknown names in the orders outside of blocks.
fn in_orders(case: &Case, look: &mut impl FnMut(InSheet, &Name, Sought)) {
    for (part, _, order) in case.orders() {
        match order {
            Order::Build(build) => {
                if case.item(&build.item).is_none() {
                    look(part, &build.item, Sought::Item);
                }
                if case.world(&build.at).is_none() {
                    look(part, &build.at, Sought::World);
                }
            }
            Order::Research { technology, .. } if case.technology(technology).is_none() => {
                look(part, technology, Sought::Technology);
            }
            Order::Pay { to, .. } | Order::Letter { to, .. } if case.player(to).is_none() => {
                look(part, to, Sought::Player);
            }
            Order::Pay { to, .. } if case.player(to) == Some(case.knowledge.player) => {
                look(part, to, Sought::Other);
            }
            Order::Message(message) if !case.has_fleet(&message.by) => {
                look(part, &message.by, Sought::Fleet);
            }
            Order::Research { .. } | Order::Pay { .. } | Order::Letter { .. } | Order::Press { .. } | Order::Message(_) => {}
        }
    }
}

/// The names in a list that refer to nothing the player knows.
fn unknown_things<'a>(case: &Case<'a>, things: &'a [Thing]) -> impl Iterator<Item = &'a Name> {
    let means_nothing = |thing: &&Thing| case.meanings(thing) == 0;
    things.iter().filter(means_nothing).filter_map(Thing::name).collect::<Vec<_>>().into_iter()
}

/// The kind of thing that an unknown name should be.
#[derive(Clone, Copy, Debug)]
enum Sought {
    Player,
    /// A player other than the sheet's own.
    Other,
    /// A player or a stranger.
    Foe,
    Fleet,
    World,
    /// An item, a ship or a person.
    Item,
    Technology,
}

impl Sought {
    /// The finding for a name that is not in the report. The fix offers the name in the report that is most similar to it.
    fn unknown(self, case: &Case, part: InSheet, name: &Name) -> SheetFinding {
        let mut says = format!("The report knows no {} called {}.", self.said(), name.text);
        if matches!((self, part), (Self::Fleet, InSheet::Fleet(_))) {
            says = format!("The report knows no fleet called {}, and the block lists no ships to found one.", name.text);
        }
        if matches!(self, Self::Other) {
            says = format!("{} is yourself: a payment names another player.", name.text);
        }
        let finding = SheetFinding::new(&ABOUT, part, name.at, says);
        let Some(nearest) = self.nearest(case, name) else { return finding };
        // Names of items and technologies are written without quotes, other names only if they need none.
        match self {
            Self::Item | Self::Technology => finding.with_word(&name.text, nearest),
            Self::Player | Self::Other | Self::Foe | Self::Fleet | Self::World => {
                finding.with_word(&name.text, &Name::from(nearest).written())
            }
        }
    }

    const fn said(self) -> &'static str {
        match self {
            Self::Player | Self::Other => "player",
            Self::Foe => "player or stranger",
            Self::Fleet => "fleet",
            Self::World => "world",
            Self::Item => "item, ship or person",
            Self::Technology => "technology",
        }
    }

    fn nearest<'a>(self, case: &Case<'a>, name: &Name) -> Option<&'a str> {
        let knowledge = case.knowledge;
        match self {
            Self::Other => None,
            Self::Player | Self::Foe => Case::nearest(name, knowledge.houses.iter().map(|house| house.name.as_str())),
            Self::Fleet => Case::nearest(name, knowledge.own.fleets.iter().map(|fleet| fleet.name.as_str())),
            Self::World => Case::nearest(name, knowledge.worlds.iter().map(|world| world.name.as_str())),
            Self::Item => Case::nearest(name, knowledge.posted.items.iter().map(|(_, item)| item.name.as_str())),
            Self::Technology => {
                Case::nearest(name, knowledge.posted.technologies.iter().map(|(_, technology)| technology.name.as_str()))
            }
        }
    }
}
