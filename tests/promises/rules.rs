//! Every rule of every game fires on its failing example, is silent on its passing one, and its fixes mend; safe fixes come to an end.

use std::path::Path;

use drydock::project::{Content, Edit, Finding, Game, Place, apply_safe_fixes};
use drydock::rules::launch_fighters::{self, Part, Ship};
use drydock::rules::{self, About, Checked, Rule, freedom_in_the_galaxy, space_viking, star_viking, vikings};

/// The names of the rules of Launch Fighters!, by code from LF001 on. A name or a code that anyone may have written down never changes.
const LAUNCH_FIGHTERS: [&str; 39] = [
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
    "look-alike-names",
    "one-attack-type",
    "ship-cannot-move",
    "odd-missile",
    "fewer-missiles-than-launchers",
    "ship-starts-at-the-edge",
    "longer-than-the-printed-sheet",
    "map-larger-than-a-page",
];

/// The names of the rules of Star Viking, by code from SV001 on.
const STAR_VIKING: [&str; 56] = [
    "orbit-without-bodies",
    "no-capital",
    "starcity-with-atmosphere",
    "moon-with-atmosphere",
    "asteroids-with-atmosphere",
    "equator-too-short",
    "viking-overspent",
    "side-buys-foreign-unit",
    "counter-mix-exceeded",
    "hold-overfull",
    "cargo-in-a-unit-without-hold",
    "unit-that-cannot-be-cargo",
    "loaded-carrier-as-cargo",
    "pod-outside-a-hold",
    "federate-start-not-as-printed",
    "local-technology-mismatch",
    "local-unit-out-of-its-system",
    "quadrant-capital-on-low-technology",
    "no-quadrant-capital",
    "ground-unit-in-deep-space",
    "air-unit-in-vacuum",
    "too-few-systems",
    "too-many-systems",
    "same-system-twice",
    "deployed-more-than-owned",
    "table-cell-missing",
    "one-viking-too-many",
    "scenario-without-an-end",
    "politics-without-effect",
    "politics-roll-misplaced",
    "needed-table-empty",
    "federate-hold-not-full",
    "unit-without-cost",
    "value-out-of-range",
    "wealth-out-of-line",
    "same-tile-name",
    "lone-atmospheric-sector",
    "capital-undefended",
    "no-place-for-local-units",
    "tile-too-crowded",
    "too-large-to-play",
    "bodies-touch",
    "body-beyond-the-tile",
    "combat-table-not-monotone",
    "same-counter-twice",
    "backs-tell-units-apart",
    "side-without-force",
    "survivor-names-no-unit",
    "look-alike-names",
    "garrison-that-cannot-leave",
    "stranded-at-home-base",
    "unspent-credits",
    "no-vacuum-to-plunder",
    "part-off-the-counter",
    "unit-not-placed",
    "reconstructed-value",
];

const FREEDOM_IN_THE_GALAXY: [&str; 74] = [
    "star-without-planets",
    "planet-without-environs",
    "number-out-of-place",
    "same-number-twice",
    "route-to-nowhere",
    "star-cut-off",
    "not-one-capital",
    "not-one-throne",
    "home-without-its-race",
    "names-unknown-thing",
    "no-such-locals",
    "sovereign-in-two-environs",
    "loyalty-not-set",
    "character-without-endurance",
    "royal-away-from-home",
    "unit-without-environ-type",
    "mobile-without-space-strength",
    "secrets-and-places-differ",
    "table-cell-missing",
    "scope-not-its-rules",
    "scenario-names-unknown-thing",
    "unit-of-a-later-game",
    "piece-of-the-other-side",
    "piece-in-two-places",
    "two-ships-or-companions",
    "ship-without-pilot",
    "ship-overfull",
    "units-on-a-planet-not-theirs",
    "placed-against-the-scenario",
    "environ-overstacked",
    "rebel-unit-out-of-its-environ",
    "orbit-before-its-rules",
    "stranded-in-orbit",
    "counter-mix-exceeded",
    "force-points-overspent",
    "force-points-across-provinces",
    "too-much-on-bases",
    "too-many-special-units",
    "planet-without-garrison",
    "base-raised-while-down",
    "unstarred-resource-overreached",
    "entry-unit-not-urban-or-wild",
    "entry-off-the-routes",
    "camp-where-none-may-be",
    "secret-base-where-none-may-be",
    "arrival-after-the-end",
    "victory-names-unknown-thing",
    "nobody-can-win",
    "base-above-its-levels",
    "bought-off-the-capital",
    "free-base-beyond-a-star",
    "secret-misplaced",
    "assignment-left-out",
    "same-name-twice",
    "value-out-of-range",
    "unit-without-cost",
    "letter-never-drawn",
    "too-few-events",
    "too-few-assignments",
    "combat-table-out-of-step",
    "camp-under-guard",
    "won-before-it-starts",
    "victory-out-of-reach",
    "upkeep-beyond-income",
    "unspent-force-points",
    "look-alike-names",
    "pilot-wasted",
    "planet-undefended",
    "special-environ-unled",
    "rebellion-cascades",
    "disputed-value",
    "reconstructed-value",
    "effect-not-played",
    "map-larger-than-a-page",
];

/// The names of the rules of Vikings, by code.
const VIKINGS: [&str; 63] = [
    "character-without-values",
    "rider-without-mounted-values",
    "axe-not-of-his-rank",
    "axis-off-the-keel",
    "more-oars-than-rail",
    "opening-without-wall",
    "building-open-to-the-weather",
    "layout-does-not-join",
    "side-without-characters",
    "scenario-names-unknown-thing",
    "one-force-twice",
    "character-in-two-places",
    "set-up-off-the-board",
    "no-room-to-set-up",
    "characters-share-a-hex",
    "things-share-a-hex",
    "terrain-he-cannot-enter",
    "boats-share-a-hex",
    "boat-on-dry-land",
    "oarsman-away-from-the-rail",
    "too-many-oarsmen",
    "steersman-away-from-the-helm",
    "grappler-without-a-hook",
    "hooks-share-a-hex",
    "woman-rows-a-ship",
    "horse-badly-stowed",
    "speed-beyond-the-crew",
    "shieldwall-too-short",
    "entry-by-a-dry-edge",
    "arrival-after-the-end",
    "nobody-can-win",
    "table-cell-missing",
    "wounded-better-than-well",
    "armour-not-of-his-type",
    "same-name-twice",
    "same-letters-twice",
    "speed-beyond-the-oars",
    "hull-without-points",
    "acceleration-out-of-step",
    "lip-without-slope",
    "building-without-way-in",
    "no-way-in-on-foot",
    "boards-do-not-match",
    "boat-undermanned",
    "stuck-on-the-beach",
    "wrecked-in-the-first-phase",
    "no-room-to-turn",
    "cannot-turn",
    "armour-cannot-land",
    "objective-out-of-reach",
    "goal-cannot-be-met",
    "fights-from-the-start",
    "under-fire-at-set-up",
    "tide-after-the-end",
    "special-rule-off",
    "marker-mix-exceeded",
    "combat-table-out-of-step",
    "look-alike-names",
    "cannot-hurt-anyone",
    "nobody-can-hurt-him",
    "oars-uneven",
    "points-out-of-balance",
    "reconstructed-value",
];

/// The names of the rules of Space Viking, by code.
const SPACE_VIKING: [&str; 42] = [
    "world-without-type",
    "world-off-map",
    "worlds-share-a-space",
    "world-name-twice",
    "name-that-orders-cannot-say",
    "table-cell-missing",
    "item-needs-unknown-technology",
    "predecessor-above-its-level",
    "too-few-players",
    "too-many-players",
    "player-name-twice",
    "player-without-home",
    "start-overspent",
    "fleet-name-twice",
    "fleet-without-ships",
    "fleet-without-commander",
    "person-in-two-places",
    "not-two-cronies",
    "hold-overfull",
    "cargo-that-no-hold-takes",
    "ship-without-drive-adrift",
    "berserker-with-subjects",
    "factories-beyond-the-limit",
    "not-five-sword-worlds",
    "not-three-civilized-worlds",
    "home-without-shipyard",
    "unequal-starts",
    "homes-unequally-placed",
    "predecessor-makes-dearer",
    "world-types-out-of-order",
    "berserker-without-income",
    "sovereign-cannot-score",
    "same-heraldry-twice",
    "world-beyond-the-game",
    "look-alike-names",
    "dominated-item",
    "idle-beats-ceiling",
    "unspent-start",
    "ordinary-captain",
    "campaign-too-long",
    "guard-beyond-measure",
    "reconstructed-value",
];

/// The rules of a game with their examples, whatever the game.
struct Register {
    game: Game,
    letters: &'static str,
    names: &'static [&'static str],
    /// The codes that are given; those from 1 on where none are kept free.
    codes: Vec<u16>,
    rules: Vec<Examples>,
}

/// A rule with its examples, and what it says of the failing one by itself.
struct Examples {
    about: &'static About,
    failing: Content,
    passing: Content,
    own: Vec<Finding>,
}

fn registers() -> Vec<Register> {
    Game::ALL
        .map(|game| match game {
            Game::LaunchFighters => {
                let rules = examples(launch_fighters::checks::RULES);
                Register { game, letters: "LF", names: &LAUNCH_FIGHTERS, codes: from_1(&rules), rules }
            }
            Game::StarViking => {
                let rules = examples(star_viking::checks::RULES);
                Register { game, letters: "SV", names: &STAR_VIKING, codes: from_1(&rules), rules }
            }
            Game::FreedomInTheGalaxy => {
                let rules = examples(freedom_in_the_galaxy::checks::RULES);
                Register { game, letters: "FG", names: &FREEDOM_IN_THE_GALAXY, codes: (1..=74).collect(), rules }
            }
            Game::Vikings => {
                let rules = examples(vikings::checks::RULES);
                Register { game, letters: "VK", names: &VIKINGS, codes: from_1(&rules), rules }
            }
            Game::SpaceViking => {
                let rules = examples(space_viking::checks::RULES);
                Register { game, letters: "SP", names: &SPACE_VIKING, codes: from_1(&rules), rules }
            }
        })
        .into()
}

fn from_1(rules: &[Examples]) -> Vec<u16> {
    (1..).take(rules.len()).collect()
}

fn examples<C>(rules: &[&'static Rule<C>]) -> Vec<Examples>
where
    C: Checked<Place: Into<Place>, Edit: Into<Edit>> + Into<Content>,
{
    let with_examples = |rule: &&'static Rule<C>| {
        let (failing, mut own) = ((rule.failing)(), Vec::new());
        (rule.check)(&failing, &mut own);
        let own = own.into_iter().map(rules::Finding::among).collect();
        Examples { about: rule.about, failing: failing.into(), passing: (rule.passing)().into(), own }
    };
    rules.iter().map(with_examples).collect()
}

fn every_rule() -> Vec<Examples> {
    registers().into_iter().flat_map(|register| register.rules).collect()
}

fn of_rule(content: &Content, name: &str) -> Vec<Finding> {
    content.check().into_iter().filter(|finding| finding.about.name == name).collect()
}

fn sentence(text: &str) -> bool {
    text.ends_with('.') && text.starts_with(|first: char| !first.is_lowercase()) && !text.contains("  ")
}

#[test]
fn the_register_is_in_order_and_every_rule_explains_itself() {
    for Register { game, letters, names, codes: given, rules } in registers() {
        assert_eq!(rules.iter().map(|rule| rule.about.name).collect::<Vec<_>>(), names);
        let mut codes: Vec<String> = rules.iter().map(|rule| rule.about.code.to_string()).collect();
        codes.sort();
        assert!(given.iter().map(|number| format!("{letters}{number:03}")).eq(codes), "every code is given once");
        for rule in &rules {
            let about = rule.about;
            assert!(
                about
                    .name
                    .split('-')
                    .all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
            );
            assert!(sentence(about.says) && sentence(about.because), "{} does not speak in sentences", about.name);
            assert!(about.citation.to_string().len() > 12, "{} cites nothing", about.name);
            let file = format!("src/games/{}/rules/checks/{}.rs", game.folder(), about.name.replace('-', "_"));
            assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file).exists(), "{file} is not there");
        }
        assert!(
            rules.windows(2).all(|pair| pair[0].about.severity >= pair[1].about.severity),
            "errors, then warnings, then advice"
        );
        assert_eq!(game.rules().len(), rules.len());
    }
}

#[test]
fn every_rule_fires_on_its_failing_example_and_on_nothing_else() {
    let mut stray = Vec::new();
    for rule in every_rule() {
        let name = rule.about.name;
        assert!(!rule.own.is_empty(), "{name} is silent on its failing example");
        for finding in &rule.own {
            assert_eq!(finding.about, rule.about);
            assert!(sentence(&finding.message), "{name}: {}", finding.message);
            assert!(!rule.failing.path(&finding.place).is_empty());
        }
        let others = rule.failing.check().into_iter().filter(|other| other.about != rule.about);
        stray.extend(others.chain(rule.passing.check()).map(|other| format!("{name}: {}: {}", other.about.name, other.message)));
    }
    assert!(stray.is_empty(), "an example breaks more than its own rule: {stray:#?}");
}

#[test]
fn every_fix_of_a_failing_example_mends_something() {
    for rule in every_rule() {
        let name = rule.about.name;
        let before = of_rule(&rule.failing, name);
        for fix in before.iter().flat_map(|finding| &finding.fixes) {
            let mut fixed = rule.failing.clone();
            for edit in &fix.edits {
                fixed.apply(edit).unwrap_or_else(|refusal| panic!("{name}, {:?}: {refusal}", fix.title));
            }
            assert!(of_rule(&fixed, name).len() < before.len(), "{name}, {:?} mends nothing", fix.title);
        }
    }
}

#[test]
fn the_findings_are_the_same_after_a_save() {
    for content in every_rule().into_iter().flat_map(|rule| [rule.failing, rule.passing]) {
        let text = ron::to_string(&content).expect("designs can be written");
        let read: Content = ron::from_str(&text).expect("and read");
        assert_eq!(read, content);
        assert_eq!(read.check(), content.check());
    }
}

#[test]
fn safe_fixes_of_the_failing_examples_converge() {
    for rule in every_rule() {
        let mut content = rule.failing;
        let safe = |content: &Content| {
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
    let ships = ["", "", "Archer"].into_iter().map(armed).collect();
    let mut content = Content::from(launch_fighters::Content { ships, ..launch_fighters::Content::default() });
    let applied = apply_safe_fixes(&mut content);
    assert_eq!(applied, ["Add 2 missiles", "Add 2 missiles", "Add 2 missiles", "Name it Ship", "Name it Ship 2"]);
    assert!(content.check().is_empty(), "{:#?}", content.check());
}
