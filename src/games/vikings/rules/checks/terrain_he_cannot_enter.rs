//! `terrain-he-cannot-enter`: no character may begin on a hex that they could not enter.

use super::{book, code, examples, muster};
use crate::{Arriving, Content, Finding, Hull, InScenario, Man, SetUp, Start, Taken, Task};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "terrain-he-cannot-enter",
    code: code(14),
    severity: Severity::Error,
    citation: book("2.51, 5.5"),
    says: "Nobody begins where that character could not go: a rider under trees, in a house, in deep water or a boat, nobody in armour in deep water, and \
           no beast in deep water.",
    because: "Somebody there would drown or be stuck before the first turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        let Some(taken) = Taken::of(&set_up, &(|_: &Hull| false, |_: &Man| true)) else { continue };
        for man in set_up.men.iter().filter(|man| man.hull.is_none()) {
            let arriving = Arriving { mounted: man.rear.is_some(), armour: man.character.armour };
            let drowns = man.spaces().find_map(|space| Some((space, taken.drowns(arriving, space)?)));
            if let Some((space, how)) = drowns {
                let message = format!("{} begins {how}, on {space}.", man.character.label());
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
            }
        }
        for (token_id, token) in set_up.scenario.tokens.iter() {
            let Some(space) = token.spaces.iter().find(|space| taken.sinks(token.what, **space)) else { continue };
            let message = format!("In {} a {} begins in deep water, on {space}.", set_up.scenario.label(), token.what.label());
            let place = muster::of_scenario(id, InScenario::Token(token_id));
            findings.push(Finding::new(&ABOUT, place, message));
        }
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| {
        (member.boat, member.task, member.start) = (None, Task::None, Start::on(Space::new(0, 0)));
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Token, TokenKind};

    #[test]
    fn beasts_begin_where_it_is_not_deep() {
        let found = |what: TokenKind, space: Space| {
            let content = examples::scenario(|scenario| _ = scenario.tokens.add(Token { what, spaces: [space].into() }));
            let mut findings = Vec::new();
            check(&content, &mut findings);
            findings.into_iter().map(|finding| finding.message).collect::<Vec<_>>()
        };
        assert_eq!(found(TokenKind::Goat, Space::new(0, 0)), ["In Raid a goat begins in deep water, on A1."]);
        assert_eq!(found(TokenKind::Horse, Space::new(0, 0)).len(), 1);
        assert!(found(TokenKind::Pig, Space::new(9, 0)).is_empty(), "the water beside the beach is shallow");
        assert!(found(TokenKind::Treasure, Space::new(0, 0)).is_empty());
    }
}
