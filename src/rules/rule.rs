//! A rule: its demand, its citation, two examples, and the function that checks it.

use std::any::Any;
use std::fmt;

use super::{Finding, Severity};

/// A function that returns the path of a place.
pub type Called<'a, P> = Box<dyn Fn(&P) -> String + 'a>;

/// A thing that rules can check: the designs of a game, or a whole project.
pub trait Checked {
    /// The type of places in the thing that is checked.
    type Place;
    /// The type of the edits that fix the thing that is checked.
    type Edit;

    /// Returns a function that writes the paths of places, such as `ships/excelsior/launchers`. The function remembers the names that it has worked
    /// out.
    fn paths(&self) -> Called<'_, Self::Place>;
}

/// A finding of a rule that checks a `C`.
pub type FindingIn<C> = Finding<<C as Checked>::Place, <C as Checked>::Edit>;

/// A rule against which a `C` is checked.
pub struct Rule<C: Checked + 'static> {
    /// The description of the rule.
    pub about: &'static About,
    /// The smallest design that breaks the rule.
    pub failing: fn() -> C,
    /// Nearly the same design, but one that follows the rule.
    pub passing: fn() -> C,
    /// Checks a whole design, and adds a finding for each thing that breaks the rule.
    pub check: fn(&C, &mut Vec<FindingIn<C>>),
}

impl<C: Checked> Rule<C> {
    /// All findings of a list of rules about a design. They are in the order of the rules, and for each rule in the order of the things.
    #[must_use]
    pub fn check_all(register: &[&Self], content: &C) -> Vec<FindingIn<C>> {
        let mut findings = Vec::new();
        for rule in register {
            (rule.check)(content, &mut findings);
        }
        findings
    }
}

/// A rule of any game, for code that explains rules.
pub trait AnyRule: Sync {
    /// The description of the rule.
    fn about(&self) -> &'static About;
    /// The findings of the rule about its failing example, in words.
    fn example(&self) -> Vec<Example>;
    /// The failing and the passing example, as values of the type that the rule checks; `None` if that type is not the designs of a game.
    fn designs(&self) -> Option<[Box<dyn Any>; 2]>;
}

/// A finding of a rule about its failing example, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The path of the place that the finding is about.
    pub place: String,
    /// The message of the finding.
    pub message: String,
    /// The titles of the fixes, as commands.
    pub fixes: Vec<String>,
}

impl Example {
    /// Puts a finding into words; `path` writes the path of a place.
    fn of<P, E>(finding: Finding<P, E>, path: impl Fn(&P) -> String) -> Self {
        let fixes = finding.fixes.into_iter().map(|fix| fix.title).collect();
        Self { place: path(&finding.place), message: finding.message, fixes }
    }
}

/// Returns the thing after a change, for the examples of rules. The thing is made outside this function, so that the code that makes it is compiled
/// once and not for every change.
pub fn changed<T>(mut thing: T, change: impl FnOnce(&mut T)) -> T {
    change(&mut thing);
    thing
}

impl<C: Checked> AnyRule for Rule<C> {
    fn about(&self) -> &'static About {
        self.about
    }

    fn example(&self) -> Vec<Example> {
        let (example, mut findings) = ((self.failing)(), Vec::new());
        (self.check)(&example, &mut findings);
        let path = example.paths();
        findings.into_iter().map(|finding| Example::of(finding, &path)).collect()
    }

    fn designs(&self) -> Option<[Box<dyn Any>; 2]> {
        Some([Box::new((self.failing)()), Box::new((self.passing)())])
    }
}

/// Checks of the rules themselves, for tests.
impl<C: Checked> Rule<C> {
    /// Asserts for a list of rules that each code is used only once, and that every rule finds something in its failing example and nothing in its
    /// passing one.
    pub fn prove(register: &[&Self], code: fn(u16) -> Code) {
        let mut codes: Vec<String> = register.iter().map(|rule| rule.about.code.to_string()).collect();
        codes.sort();
        assert!(codes.windows(2).all(|pair| pair[0] != pair[1]) && codes.first() == Some(&code(1).to_string()), "{codes:?}");
        for rule in register {
            let fires =
                |content: &C| Self::check_all(register, content).iter().any(|finding| finding.about.name == rule.about.name);
            assert!(fires(&(rule.failing)()) && !fires(&(rule.passing)()), "{}", rule.about.name);
        }
    }
}

/// The description of a rule, for findings, for the command `explain`, and for readers of the code.
#[derive(Debug, PartialEq, Eq)]
pub struct About {
    /// The name of the rule, in kebab case. It states what breaks the rule.
    pub name: &'static str,
    /// The code of the rule, which is never given to another rule.
    pub code: Code,
    /// How serious a breach of the rule is.
    pub severity: Severity,
    /// The source of the rule.
    pub citation: Citation,
    /// What the rule demands, in our own words.
    pub says: &'static str,
    /// The reason for the rule.
    pub because: &'static str,
}

/// The code of a rule: the letters of its game and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(pub &'static str, pub u16);

impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{:03}", self.0, self.1)
    }
}

/// The source of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Citation {
    /// A section of a rulebook.
    Book {
        /// The title of the book.
        book: &'static str,
        /// The headings that lead to the section.
        section: &'static str,
    },
    /// A rule of Drydock's own, and the reason for it.
    Drydock(&'static str),
}

impl fmt::Display for Citation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Book { book, section } => write!(out, "{book} – {section}"),
            Self::Drydock(reason) => write!(out, "Drydock: {reason}"),
        }
    }
}
