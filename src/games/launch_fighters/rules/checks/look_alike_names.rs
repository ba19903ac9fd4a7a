//! `look-alike-names`: reports two things of the same kind whose names look alike but are not the same.

use super::{code, examples};
use crate::{Content, Finding, Fix};
use rules::look_alike::{self, look_alikes};
use rules::{About, Citation, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "look-alike-names",
    code: code(39),
    severity: Severity::Warning,
    citation: Citation::Drydock(look_alike::REASON),
    says: look_alike::SAYS,
    because: look_alike::BECAUSE,
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    look_alikes(content, &["ship", "fleet", "map", "scenario", "ship of a fleet"], |alike| {
        let rename = || alike.renamed().map(|(name, edits)| Fix::choice(format!("Rename it {name}"), edits));
        let finding = Finding::new(&ABOUT, alike.place, alike.message.as_str());
        findings.push(finding.with_fixes(fix_budget.offer(rename)));
    });
}

fn failing() -> Content {
    examples::ships([examples::ship("Red Star"), examples::ship("Red\u{a0}Star")])
}

fn passing() -> Content {
    examples::ships([examples::ship("Red Star"), examples::ship("Red Start")])
}

#[cfg(test)]
mod tests {
    use rules::look_alike::look_alikes;

    use crate::{Content, Ship};

    fn found(names: &[&str], told: &[&str]) -> Vec<String> {
        let ships = Content { ships: names.iter().map(|name| Ship::named(*name)).collect(), ..Content::default() };
        let mut found = Vec::new();
        look_alikes(&ships, told, |alike| {
            let (name, edits) = alike.renamed().expect("a name of its own");
            assert_eq!(edits.len(), 1);
            found.push(format!("{} {name}", alike.message));
        });
        found
    }

    #[test]
    fn whatever_differs_in_nothing_that_is_seen_is_told_with_how_and_gets_a_name_of_its_own() {
        for (one, other, how, name) in [
            ("Éclair", "E\u{301}clair", "in how accents are written", "Éclair 2"),
            ("Red Star", "Red  Star", "in its blanks", "Red Star 2"),
            ("Red Star", "Red\u{a0}Star", "in its blanks", "Red Star 2"),
            ("Lance", "Lance ", "in its blanks", "Lance 2"),
            ("Lance", "Lan\u{200b}ce", "in letters that nobody sees", "Lance 2"),
            ("Lance", "Lance\0", "in letters that nobody sees", "Lance 2"),
            ("Lance", "LANCE", "in capitals", "LANCE 2"),
            ("Lance", "LAN\u{200b}CE", "in capitals, blanks, accents or letters that nobody sees", "LANCE 2"),
        ] {
            let found = found(&[one, other, "Sloop"], &[]);
            assert_eq!(found.len(), 1, "{one:?} {other:?}");
            assert!(found[0].contains(&format!("differs only {how}.")) && found[0].ends_with(name), "{found:?}");
        }
        assert_eq!(found(&["Lance", "lance 2", "LANCE"], &[]).len(), 1);
        assert!(found(&["Lance", "lance 2", "LANCE"], &[])[0].ends_with("LANCE 3"));
    }

    #[test]
    fn what_is_the_same_or_differs_to_the_eye_is_passed_over() {
        assert_eq!(found(&["Lance", "Lance", "Lance 2", "Lànce", "", " ", "\u{200b}"], &[]), [""; 0]);
        // Names that differ only in capitals, or in blanks before or after them, are reported by `same-name-twice`.
        assert_eq!(found(&["Lance", "LANCE", " lance"], &["ship"]), [""; 0]);
        assert_eq!(found(&["Lance", "LANCE", "Lan\u{200b}ce"], &["ship"]).len(), 1);
    }
}
