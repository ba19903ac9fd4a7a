//! A rule: what it says, where the book says it, two examples, and the function that looks.

use std::any::Any;
use std::fmt;

use super::{Finding, Severity};

/// What places are called.
pub type Called<'a, P> = Box<dyn Fn(&P) -> String + 'a>;

/// What rules look at: the designs of a game, or a whole project.
pub trait Checked {
    /// A place in it.
    type Place;
    /// A change of it.
    type Edit;

    /// What its places are called, such as `ships/excelsior/launchers`: a function that remembers the names it has worked out.
    fn paths(&self) -> Called<'_, Self::Place>;
}

/// What a rule finds in a `C`.
pub type FindingIn<C> = Finding<<C as Checked>::Place, <C as Checked>::Edit>;

/// A rule that a `C` is checked against.
pub struct Rule<C: Checked + 'static> {
    /// What it says.
    pub about: &'static About,
    /// The smallest design that breaks it.
    pub failing: fn() -> C,
    /// Nearly the same design, which does not.
    pub passing: fn() -> C,
    /// Looks at a whole design and adds a finding for each thing that breaks it.
    pub check: fn(&C, &mut Vec<FindingIn<C>>),
}

impl<C: Checked> Rule<C> {
    /// Everything in a design that breaks a rule of a register, in the order of the rules and then of the things.
    #[must_use]
    pub fn check_all(register: &[&Self], content: &C) -> Vec<FindingIn<C>> {
        let mut findings = Vec::new();
        for rule in register {
            (rule.check)(content, &mut findings);
        }
        findings
    }
}

/// A rule of any game, as it is explained.
pub trait AnyRule: Sync {
    /// What it says.
    fn about(&self) -> &'static About;
    /// What it finds in the smallest thing that breaks it.
    fn example(&self) -> Vec<Example>;
    /// The smallest design that breaks it and nearly the same that does not, both of the type that it looks at; none where that is no design.
    fn designs(&self) -> Option<[Box<dyn Any>; 2]>;
}

/// What a rule finds in its failing example, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Where it stands.
    pub place: String,
    /// What is wrong.
    pub message: String,
    /// What each fix does, as a command.
    pub fixes: Vec<String>,
}

impl Example {
    /// A finding in words, given what places are called.
    fn of<P, E>(finding: Finding<P, E>, path: impl Fn(&P) -> String) -> Self {
        let fixes = finding.fixes.into_iter().map(|fix| fix.title).collect();
        Self { place: path(&finding.place), message: finding.message, fixes }
    }
}

/// The same after a change, as the examples of rules are made. What is changed is made outside, so that it is compiled once and not once a change.
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

/// # Proving
impl<C: Checked> Rule<C> {
    /// Asserts for a register that each code is used once, and that every rule finds something in its failing example and nothing in its passing one.
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

/// What a rule says, for findings, for `explain`, and for the reader.
#[derive(Debug, PartialEq, Eq)]
pub struct About {
    /// Its name, in kebab case, which states the offence.
    pub name: &'static str,
    /// Its code, which is never given to another rule.
    pub code: Code,
    /// How much breaking it matters.
    pub severity: Severity,
    /// Where it comes from.
    pub citation: Citation,
    /// What it asks, in our words.
    pub says: &'static str,
    /// Why it is there.
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

/// Where a rule comes from.
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
