//! Scenarios: points at the set-up, dominoes, taxes, and who may see which paper.

use std::collections::BTreeSet;

use drydock::drawing::dump;
use drydock::project::{Game, Library, Project};
use drydock::rules::freedom_in_the_galaxy::set_up::{Board, Piece, Spending, most_points, points_at_set_up};
use drydock::rules::freedom_in_the_galaxy::{
    Beginning, Content, RulesLevel, Scenario, Side, Spark, Standing, half_tax, tax, taxes,
};
use drydock::rules::{Change, Level};
use drydock::sheets::freedom_in_the_galaxy::{SCENARIOS, SECRET_PAPERS, secret_papers};
use drydock::sheets::{Request, print};

use super::template;
use crate::support::printed::printed_for;

/// The only scenario of a template.
fn scenario(content: &Content) -> &Scenario {
    content.scenarios.iter().next().map(|(_, scenario)| scenario).expect("a scenario")
}

/// The whole galaxy at a start.
fn galaxy(start: Beginning) -> Scenario {
    Scenario { rules: RulesLevel::Galactic, start, ..Scenario::default() }
}

#[test]
fn points_at_the_set_up_are_those_of_the_book() {
    for (name, points) in [("sample", -2), ("varu", 9), ("backdoor", 6), ("orlog", 3), ("campaign", 0)] {
        let content = template(name);
        assert_eq!(points_at_set_up(&Board::of(&content, scenario(&content))), points, "{name}");
    }
    let content = template("campaign");
    assert_eq!(most_points(&Board::of(&content, scenario(&content))), 85);
}

#[test]
fn force_points_of_the_campaign_are_spent_to_the_last() {
    let content = template("campaign");
    let board = Board::of(&content, scenario(&content));
    let spending = Spending::of(&board, Side::Imperial, 0);
    assert_eq!((spending.points, spending.left()), (70 + 4 * 35, 0));
    for (province, budget) in spending.by_province(&board) {
        assert_eq!(budget.points, budget.spent.total(), "province {province}");
        assert!(budget.spent.bases * 2 <= budget.points, "province {province}");
    }
}

#[test]
fn a_domino_from_the_home_of_the_piorads_moves_five_planets_and_later_three() {
    let content = template("campaign");
    let (ayod, _) = content.planets.find(|planet| planet.name == "Ayod").expect("Ayod");
    for (start, moved) in [(Beginning::StartRebellion, 5), (Beginning::Armageddon, 3)] {
        let scenario = galaxy(start);
        let reactions = Board::of(&content, &scenario).dominoes(ayod, Spark::RebelControl);
        let all = reactions.iter().filter(|reaction| reaction.number.is_none()).flat_map(|reaction| &reaction.planets);
        assert_eq!(all.collect::<BTreeSet<_>>().len(), moved, "{start:?}");
    }
}

#[test]
fn taxes_of_the_provinces_are_those_of_the_map() {
    let content = template("campaign");
    let of = |number: u32| {
        let planets = content.planets.iter().map(|(_, planet)| planet);
        taxes(planets.filter(|planet| planet.number.get() / 100 == number))
    };
    assert_eq!([1, 2, 3, 4, 5].map(of), [(136, 65), (77, 37), (76, 35), (87, 42), (74, 34)]);
    let (_, orlog) = content.planets.find(|planet| planet.name == "Orlog").expect("Orlog");
    assert_eq!((tax(orlog), half_tax(orlog)), (12, 6));
}

#[test]
fn a_planet_of_the_rebels_counts_and_a_base_is_raised_by_what_is_bought() {
    let content = template("orlog");
    let board = Board::of(&content, scenario(&content));
    let ownex = board.planets.iter().find(|on| on.planet.name == "Ownex").expect("Ownex");
    assert_eq!((ownex.standing, ownex.side(), ownex.base), (Some(Standing::RebelControl), Side::Rebel, Level::clamped(2)));
    let content = template("campaign");
    let board = Board::of(&content, scenario(&content));
    let throne = board.planets.iter().find(|on| on.planet.throne).expect("the throne");
    assert_eq!((throne.first_base, throne.was_up, throne.base, throne.up), (Level::clamped(0), false, Level::clamped(2), true));
}

#[test]
fn nothing_secret_stands_on_an_open_sheet_or_on_a_paper_of_the_other_side() {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, "campaign").expect("the campaign");
    let content = template("campaign");
    let said = |reader: Option<&str>, kind| {
        let request = Request { only: vec![kind], reader: reader.map(str::to_owned), ..Request::default() };
        print(&project, &request).pages(kind).iter().map(dump::dump).collect::<String>()
    };
    let rows = |side: Side| scenario(&content).set_up.iter().filter(move |(_, row)| row.side == side);
    let secrets: Vec<String> = rows(Side::Imperial)
        .filter(|(_, row)| matches!(row.piece, Piece::Secret(_) | Piece::Assignment(_)))
        .map(|(_, row)| row.piece.label(&content))
        .collect();
    let borne: Vec<String> = rows(Side::Rebel)
        .filter(|(_, row)| row.spot.is_open() && row.with.is_some())
        .map(|(_, row)| row.piece.label(&content))
        .filter(|name| ["Scanner", "Medi-kit of Ptolus"].contains(&name.as_str()))
        .collect();
    assert_eq!((secrets.len(), borne.len()), (30, 2));
    let (open, rebels, empire) =
        (said(None, SCENARIOS), said(Some("The Rebels"), SECRET_PAPERS), said(Some("The Empire"), SECRET_PAPERS));
    for secret in &secrets {
        assert!(
            empire.contains(secret.as_str()) && !rebels.contains(secret.as_str()) && !open.contains(secret.as_str()),
            "{secret}"
        );
    }
    for name in &borne {
        assert!(rebels.contains(name.as_str()) && !empire.contains(name.as_str()) && !open.contains(name.as_str()), "{name}");
    }
    assert!(rebels.contains("Akubera") && !empire.contains("Secret base"));
}

#[test]
fn a_side_prints_what_is_open_and_its_own_papers_and_nothing_that_hangs_on_the_others() {
    for name in ["sample", "orlog"] {
        let project = Library::bundled().template(Game::FreedomInTheGalaxy, name).expect("a template");
        for side in Side::ALL {
            let reader = secret_papers::reader(side);
            let before = printed_for(&project, reader);
            // Without anything that the other side has set up, nothing is another on paper.
            let mut changed = template(name);
            for id in changed.scenarios.ids().collect::<Vec<_>>() {
                let mut scenario = changed.scenarios.get(id).expect("a scenario").clone();
                let others: Vec<_> = scenario.set_up.iter().filter(|(_, row)| row.side != side).map(|(id, _)| id).collect();
                for row in others {
                    scenario.set_up.apply(Change::Remove(row), "rows").expect("a change");
                }
                changed.scenarios.apply(Change::Set(id, scenario), "scenarios").expect("a change");
            }
            let changed = Project { content: changed.into(), ..project.clone() };
            for (file, other) in before.iter().zip(&printed_for(&changed, reader)) {
                let kind = file.kind;
                assert!(file.words == other.words, "{name}: {kind} of {reader} hangs on what the other side keeps to itself");
                assert!(file.reader.as_ref().is_none_or(|of| of == reader), "{name}: {kind} is for {:?}", file.reader);
            }
            let has_papers = before.iter().any(|file| file.kind == SECRET_PAPERS && file.reader.is_some());
            assert!(has_papers, "{name}: {reader} has no papers");
        }
    }
}
