//! Checks are total: they answer for designs that nobody would make, and every fix that they offer applies and mends.

mod kinds;
mod launch_fighters;
pub mod numbers;
mod star_viking;
mod vikings;

use drydock::project::{Content, Finding, apply_safe_fixes};
use numbers::Numbers;
use proptest::prelude::*;

use crate::support::long::long;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(long(24, 640)) })]

    #[test]
    fn any_designs_can_be_checked_and_every_fix_of_theirs_applies(bytes in prop::collection::vec(any::<u8>(), 97..199)) {
        for mut content in [
            Content::from(Numbers(bytes.clone(), 0).launch_fighters()),
            Content::from(Numbers(bytes.clone(), 0).star_viking()),
            Content::from(Numbers(bytes.clone(), 0).vikings()),
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
            let mut fixed = content.clone();
            for edit in &fix.edits {
                prop_assert!(fixed.apply(edit).is_ok(), "{}: {:?}", finding.about.name, fix);
            }
            let (before, after) = (content.check(), fixed.check());
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
