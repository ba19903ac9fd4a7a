//! Makes some things of a project a project of their own, with everything that they need but without the designer's other things.
//!
//! The checks of the rules find out what a thing needs: if something can be removed without causing a new error in the rest, it was not needed. The
//! search is bounded: if it would take too long, things that are not needed may stay.

use std::collections::BTreeSet;

use super::Project;
use crate::{AnyKind, Content, Place};
use rules::Severity;

/// How many checks of things one excerpt may take. Each search for errors counts as one check for every thing that is left.
const MOST_CHECKED: usize = 200_000;

/// A project that holds only these things and everything that they need, and is named after them. The things with which every project begins stay,
/// and so do the print choices; kept games are left out.
#[must_use]
pub fn excerpt(project: &Project, things: &[Place]) -> Project {
    let mut content = project.content.clone();
    let known = errors(&content);
    let mut left = MOST_CHECKED;
    // Kinds later in the outline need the earlier ones, which seldom need them in turn, so the later ones are tried first.
    while content.kinds().iter().rev().filter(|kind| !kind.is_given()).fold(false, |taken, kind| {
        let others: Vec<_> = kind.things(&content).into_iter().filter(|thing| !things.contains(thing)).collect();
        take_away(&mut content, (&known, &mut left), *kind, &others) || taken
    }) {}
    let mut excerpt = Project { title: title(project, things), content, kept: Vec::new(), ..project.clone() };
    let worn: BTreeSet<_> = excerpt.content.pictures().into_iter().map(|(_, picture)| picture.number()).collect();
    excerpt.pictures.retain_ids(|picture| worn.contains(&picture.number()));
    let found = excerpt.content.check();
    excerpt.intended.retain(|entry| found.iter().any(|finding| entry.covers(finding)));
    excerpt
}

/// The title of the excerpt, composed of the names of the things.
fn title(project: &Project, things: &[Place]) -> String {
    let labels =
        things.iter().filter_map(|thing| project.content.kinds().iter().find_map(|kind| kind.label(&project.content, thing)));
    let labels: Vec<_> = labels.collect();
    if labels.is_empty() { project.title.clone() } else { labels.join(", ") }
}

/// Removes those of these things that nothing else needs, many at once if possible, and returns whether any was removed. `left` is how many checks of
/// things may still be made.
fn take_away(content: &mut Content, (known, left): (&BTreeSet<Error>, &mut usize), kind: &dyn AnyKind, things: &[Place]) -> bool {
    let all: usize = content.kinds().iter().map(|kind| kind.things(content).len()).sum();
    if things.is_empty() || all > *left {
        return false;
    }
    *left -= all;
    if let Some(without) = without(content, kind, things)
        && errors(&without).is_subset(known)
    {
        *content = without;
        return true;
    }
    if things.len() == 1 {
        return false;
    }
    let (one, other) = things.split_at(things.len() / 2);
    // Both halves are tried, even if the first was partly removed.
    take_away(content, (known, &mut *left), kind, other) | take_away(content, (known, left), kind, one)
}

fn without(content: &Content, kind: &dyn AnyKind, things: &[Place]) -> Option<Content> {
    let mut content = content.clone();
    for thing in things {
        let edit = kind.remove(&content, thing)?;
        content.apply(&edit).ok()?;
    }
    Some(content)
}

/// An error of the designs: the name of the rule that is broken, and the place where it is broken.
type Error = (&'static str, Place);

/// The errors in the designs, without those about the project as a whole. Such errors may say that things are missing, and every removal would cause
/// new ones.
fn errors(content: &Content) -> BTreeSet<Error> {
    let errors = content.check().into_iter().filter(|finding| finding.about.severity == Severity::Error);
    errors.filter(|finding| finding.place != Place::Project).map(|finding| (finding.about.name, finding.place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Library, link};

    #[test]
    fn a_thing_comes_as_it_is_with_what_it_needs_and_fits_into_a_link() {
        for game in Game::ALL {
            let sample = Library::bundled().template(game, Library::SAMPLE).expect("the sample");
            let known = errors(&sample.content);
            for kind in sample.content.kinds().iter().filter(|kind| !kind.is_given()) {
                if let Some(thing) = kind.things(&sample.content).first() {
                    let excerpt = excerpt(&sample, std::slice::from_ref(thing));
                    let name = kind.label(&sample.content, thing).expect("a name");
                    assert_eq!(excerpt.title, name);
                    assert!(kind.things(&excerpt.content).contains(thing), "{name}");
                    assert!(!kind.differs(&sample.content, &excerpt.content, thing), "{name}");
                    assert!(errors(&excerpt.content).is_subset(&known), "{name}");
                    let letters = link::pack(&excerpt).unwrap_or_else(|why| panic!("{name}: {why}"));
                    assert!(letters.len() < link::pack(&sample).map_or(usize::MAX, |letters| letters.len()), "{name}");
                }
            }
        }
    }
}
