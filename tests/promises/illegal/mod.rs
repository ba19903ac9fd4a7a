//! Checks are total: they answer for designs that nobody would make, and every fix that they offer applies and mends.

mod launch_fighters;
mod star_viking;

use drydock::rules::{Content, Finding, Id, apply_safe_fixes};
use proptest::prelude::*;

use crate::support::long::long;

/// A source of small numbers for building designs that nobody would make.
struct Numbers(Vec<u8>, usize);

impl Numbers {
    fn below(&mut self, end: u8) -> u8 {
        self.1 += 1;
        self.0[self.1 % self.0.len()].wrapping_add(self.1 as u8) % end
    }

    fn id<T>(&mut self) -> Id<T> {
        Id::new(u32::from(self.below(5)) + 1)
    }

    fn perhaps<T>(&mut self, value: T) -> Option<T> {
        (self.below(4) > 0).then_some(value)
    }

    fn several<T>(&mut self, most: u8, make: impl Fn(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| make(self)).collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(long(24, 640)) })]

    #[test]
    fn any_designs_can_be_checked_and_every_fix_of_theirs_applies(bytes in prop::collection::vec(any::<u8>(), 97..199)) {
        for mut content in [
            Content::from(Numbers(bytes.clone(), 0).launch_fighters()),
            Content::from(Numbers(bytes.clone(), 0).star_viking()),
        ] {
            mends_and_converges(&mut content)?;
        }
    }
}

/// Every finding has words and a place, every fix applies and takes its finding away or one like it, and safe fixes come to an end.
fn mends_and_converges(content: &mut Content) -> Result<(), TestCaseError> {
    for finding in content.check() {
        prop_assert!(finding.message.ends_with('.'), "{}: {}", finding.about.name, finding.message);
        prop_assert!(!content.path(&finding.place).is_empty());
        for fix in &finding.fixes {
            let mut mended = content.clone();
            for edit in &fix.edits {
                prop_assert!(mended.apply(edit).is_ok(), "{}: {:?}", finding.about.name, fix);
            }
            let (before, after) = (content.check(), mended.check());
            let same = |other: &&Finding| other.about == finding.about;
            let gone =
                !after.iter().filter(same).any(|other| (&other.place, &other.message) == (&finding.place, &finding.message));
            let fewer = after.iter().filter(same).count() < before.iter().filter(same).count();
            prop_assert!(gone || fewer, "{}: {:?} leaves {:?}", finding.about.name, &fix.title, &finding.message);
        }
    }
    apply_safe_fixes(content);
    prop_assert!(content.check().iter().flat_map(|finding| &finding.fixes).all(|fix| !fix.safe));
    prop_assert_eq!(apply_safe_fixes(content).len(), 0);
    Ok(())
}
