//! Every rule fires on its failing example, is silent on its passing one, and its fixes mend; safe fixes come to an end.

use std::path::Path;

use drydock::geometry::{Edge, Facing, Grid, Shape, Space};
use drydock::rules::launch_fighters::checks::{self, RULES};
use drydock::rules::launch_fighters::{
    Area, AreaPurpose, Condition, Content, Entry, Fleet, FleetShip, Goal, Map, Part, PlacedShip, PlacedSquadron, Reinforcement,
    Reward, Scenario, SetUp, Ship, Side, Style, Terrain, TerrainKind,
};
use drydock::rules::{self, Count, Finding, Game, Id, Points, apply_safe_fixes};
use proptest::prelude::*;

/// The names of the rules, by code from LF001 on. A name or a code that anyone may have written down never changes.
const NAMES: [&str; 38] = [
    "move-without-price",
    "launchers-without-missiles",
    "ship-without-stats",
    "fleet-over-budget",
    "fleet-without-ships",
    "fleet-names-unknown-ship",
    "too-few-sides",
    "too-many-sides",
    "unit-off-map",
    "ships-share-a-space",
    "unit-on-planetoid",
    "terrain-off-map",
    "area-off-map",
    "reinforcement-after-the-end",
    "victory-names-unknown-ship",
    "fleet-without-flagship",
    "flagships-not-ten-apart",
    "ship-away-from-its-fleet",
    "fighters-start-on-map",
    "missiles-without-launchers",
    "fighters-without-bays",
    "bays-without-fighters",
    "same-name-twice",
    "same-letter-twice",
    "unnamed-ship",
    "same-fleet-style-twice",
    "terrain-overlaps",
    "no-flagship-at-centre",
    "map-narrower-than-24",
    "unspent-points",
    "price-differs-from-stated",
    "one-attack-type",
    "ship-cannot-move",
    "odd-missile",
    "fewer-missiles-than-launchers",
    "ship-starts-at-the-edge",
    "longer-than-the-printed-sheet",
    "map-larger-than-a-page",
];

fn of_rule(content: &Content, name: &str) -> Vec<Finding> {
    checks::check(content).into_iter().filter(|finding| finding.about.name == name).collect()
}

fn sentence(text: &str) -> bool {
    text.ends_with('.') && text.starts_with(|first: char| !first.is_lowercase()) && !text.contains("  ")
}

#[test]
fn the_register_is_in_order_and_every_rule_explains_itself() {
    assert_eq!(RULES.iter().map(|rule| rule.about.name).collect::<Vec<_>>(), NAMES);
    for (rule, number) in RULES.iter().zip(1..) {
        let about = rule.about;
        assert_eq!(about.code.to_string(), format!("LF{number:03}"), "{}", about.name);
        assert!(
            about
                .name
                .split('-')
                .all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
        );
        assert!(sentence(about.says) && sentence(about.because), "{} does not speak in sentences", about.name);
        assert!(about.citation.to_string().len() > 12, "{} cites nothing", about.name);
        let file = format!("src/rules/launch_fighters/checks/{}.rs", about.name.replace('-', "_"));
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file).exists(), "{file} is not there");
    }
    assert!(RULES.windows(2).all(|pair| pair[0].about.severity >= pair[1].about.severity), "errors, then warnings, then advice");
    assert_eq!(Game::LaunchFighters.rules().len(), RULES.len());
}

#[test]
fn every_rule_fires_on_its_failing_example_and_on_nothing_else() {
    let mut stray = Vec::new();
    for rule in RULES {
        let name = rule.about.name;
        let (failing, passing) = ((rule.failing)(), (rule.passing)());
        let mut findings = Vec::new();
        (rule.check)(&failing, &mut findings);
        assert!(!findings.is_empty(), "{name} is silent on its failing example");
        let whole = rules::Content::from(failing.clone());
        for finding in &findings {
            assert_eq!(finding.about, rule.about);
            assert!(sentence(&finding.message), "{name}: {}", finding.message);
            assert!(!whole.path(&finding.place).is_empty());
        }
        let others = checks::check(&failing).into_iter().filter(|other| other.about != rule.about);
        stray.extend(
            others.chain(checks::check(&passing)).map(|other| format!("{name}: {}: {}", other.about.name, other.message)),
        );
    }
    assert!(stray.is_empty(), "an example breaks more than its own rule: {stray:#?}");
}

#[test]
fn every_fix_of_a_failing_example_mends_something() {
    for rule in RULES {
        let name = rule.about.name;
        let failing = rules::Content::from((rule.failing)());
        let before = of_rule(&(rule.failing)(), name);
        for fix in before.iter().flat_map(|finding| &finding.fixes) {
            let mut mended = failing.clone();
            for edit in &fix.edits {
                mended.apply(edit).unwrap_or_else(|refusal| panic!("{name}, {:?}: {refusal}", fix.title));
            }
            let after = mended.check().into_iter().filter(|finding| finding.about.name == name).count();
            assert!(after < before.len(), "{name}, {:?} mends nothing", fix.title);
        }
    }
}

#[test]
fn the_findings_are_the_same_after_a_save() {
    for content in RULES.iter().flat_map(|rule| [(rule.failing)(), (rule.passing)()]) {
        let text = ron::to_string(&content).expect("designs can be written");
        let read: Content = ron::from_str(&text).expect("and read");
        assert_eq!(read, content);
        assert_eq!(checks::check(&read), checks::check(&content));
    }
}

#[test]
fn safe_fixes_of_the_failing_examples_converge() {
    for rule in RULES {
        let mut content = rules::Content::from((rule.failing)());
        let safe = |content: &rules::Content| {
            let findings = content.check();
            findings.iter().flat_map(|finding| &finding.fixes).filter(|fix| fix.safe).count()
        };
        let before = safe(&content);
        let applied = apply_safe_fixes(&mut content);
        assert_eq!(applied.is_empty(), before == 0, "{}", rule.about.name);
        assert_eq!(safe(&content), 0, "{}", rule.about.name);
    }
}

#[test]
fn safe_fixes_are_applied_one_after_another() {
    let armed = |name: &str| Ship::named(name).with(Part::Launchers, 1).with(Part::Move, 1);
    let content = Content { ships: ["", "", "Archer"].into_iter().map(armed).collect(), ..Content::default() };
    let mut content = rules::Content::from(content);
    let applied = apply_safe_fixes(&mut content);
    assert_eq!(applied, ["Add 2 missiles", "Add 2 missiles", "Add 2 missiles", "Name it Ship", "Name it Ship 2"]);
    assert!(content.check().is_empty(), "{:#?}", content.check());
}

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

    fn space(&mut self) -> Space {
        Space::new(i16::from(self.below(14)) - 1, i16::from(self.below(14)) - 1)
    }

    fn several<T>(&mut self, most: u8, make: impl Fn(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| make(self)).collect()
    }

    fn name(&mut self) -> String {
        ["", " ", "Lance", "lance", "Lance 2", "Otox"][usize::from(self.below(6))].into()
    }

    fn ship(&mut self) -> Ship {
        let mut ship = Ship { name: self.name(), letter: self.letter(), ..Ship::default() };
        for part in Part::ALL {
            let amount = u32::from(self.below(13).saturating_sub(5));
            ship.set_amount(part, amount);
        }
        ship.stated_cost = (self.below(3) == 0).then(|| Points::new(i64::from(self.below(60))));
        ship
    }

    fn letter(&mut self) -> String {
        ["", "A", "B", "A "][usize::from(self.below(4))].into()
    }

    fn fleet(&mut self) -> Fleet {
        let ship = |numbers: &mut Self| FleetShip { design: numbers.id(), name: numbers.name(), letter: numbers.letter() };
        Fleet {
            name: self.name(),
            budget: Points::new(i64::from(self.below(120))),
            style: Some(self.id()),
            flagship: Some(self.id()),
            ships: self.several(5, ship).into_iter().collect(),
            notes: String::new(),
        }
    }

    fn map(&mut self) -> Map {
        let terrain = |numbers: &mut Self| Terrain {
            kind: TerrainKind::ALL[usize::from(numbers.below(3))],
            name: numbers.name(),
            spaces: numbers.several(6, Self::space).into_iter().collect(),
        };
        let area = |numbers: &mut Self| Area {
            name: numbers.name(),
            purpose: AreaPurpose::Retreat,
            spaces: numbers.several(4, Self::space).into_iter().collect(),
        };
        let shape = Shape::ALL[usize::from(self.below(3))];
        let grid = Grid::new(shape, u16::from(self.below(13)), u16::from(self.below(13)));
        let (terrain, areas) = (self.several(4, terrain).into_iter().collect(), self.several(2, area).into_iter().collect());
        Map { name: self.name(), grid, terrain, areas, ..Map::default() }
    }

    fn scenario(&mut self) -> Scenario {
        let placed = |numbers: &mut Self| PlacedShip { ship: numbers.id(), at: numbers.space(), facing: Facing::new(1) };
        let squadron = |numbers: &mut Self| PlacedSquadron { host: numbers.id(), at: numbers.space() };
        let group = |numbers: &mut Self| Reinforcement {
            turn: Count::clamped(u32::from(numbers.below(9))),
            ships: numbers.several(2, Self::id),
            entry: if numbers.below(2) == 0 { Entry::Edge(Edge::North) } else { Entry::Area(numbers.id()) },
        };
        let fleet = self.id();
        let side = |numbers: &mut Self| Side {
            name: numbers.name(),
            fleet: numbers.perhaps(fleet),
            ships: numbers.several(6, placed),
            squadrons: numbers.several(2, squadron),
            reinforcements: numbers.several(2, group),
        };
        let condition = |numbers: &mut Self| Condition {
            side: numbers.id(),
            goal: match numbers.below(4) {
                0 => Goal::Hold { area: numbers.id(), turns: Count::clamped(2) },
                1 => Goal::Escape { edge: Edge::East, ship: Some(numbers.id()) },
                2 => Goal::Protect { ship: numbers.id() },
                _ => Goal::Destroy { of: numbers.id(), ship: numbers.id() },
            },
            reward: Reward::Victory,
        };
        let map = self.id();
        Scenario {
            name: self.name(),
            map: self.perhaps(map),
            set_up: SetUp::ALL[usize::from(self.below(2))],
            landing: self.below(3) == 0,
            sides: self.several(8, side).into_iter().collect(),
            turn_limit: self.perhaps(Count::clamped(5)),
            conditions: self.several(3, condition).into_iter().collect(),
            notes: Vec::new(),
        }
    }

    fn content(&mut self) -> Content {
        let style = |numbers: &mut Self| Style { name: numbers.name(), ..Style::default() };
        Content {
            styles: self.several(3, style).into_iter().collect(),
            ships: self.several(5, Self::ship).into_iter().collect(),
            fleets: self.several(5, Self::fleet).into_iter().collect(),
            maps: self.several(3, Self::map).into_iter().collect(),
            scenarios: self.several(3, Self::scenario).into_iter().collect(),
            ..Content::default()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn any_designs_can_be_checked_and_every_fix_of_theirs_applies(bytes in prop::collection::vec(any::<u8>(), 97..199)) {
        let mut content = rules::Content::from(Numbers(bytes, 0).content());
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
                let gone = !after.iter().filter(same).any(|other| (&other.place, &other.message) == (&finding.place, &finding.message));
                let fewer = after.iter().filter(same).count() < before.iter().filter(same).count();
                prop_assert!(gone || fewer, "{}: {:?} leaves {:?}", finding.about.name, &fix.title, &finding.message);
            }
        }
        apply_safe_fixes(&mut content);
        prop_assert!(content.check().iter().flat_map(|finding| &finding.fixes).all(|fix| !fix.safe));
        prop_assert_eq!(apply_safe_fixes(&mut content).len(), 0);
    }
}
