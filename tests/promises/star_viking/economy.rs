//! What the systems of the sample of Star Viking bring in a turn.

use drydock::project::{Content as AnyContent, Game, Library};
use drydock::rules::star_viking::economy::{Decrees, federate_taxes};
use drydock::rules::star_viking::{Content, Effect};

fn sample() -> Content {
    let project = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    let AnyContent::StarViking(content) = project.content else { panic!("designs of another game") };
    content
}

#[test]
fn ten_systems_tax_a_hundred_and_forty_two_and_half_of_each_at_the_most_is_the_treasurys() {
    let content = sample();
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let taxes = |decrees: &Decrees| {
        let wealth =
            scenario.systems.ids().filter_map(|tile| scenario.system(tile, &content.systems)).map(|(_, system)| system.wealth);
        wealth
            .map(|wealth| federate_taxes(wealth.get(), decrees, false))
            .fold((0, 0), |(all, treasury), taxes| (all + taxes.yielded, treasury + taxes.treasury_at_most))
    };
    let mut decrees = Decrees::default();
    assert_eq!(taxes(&decrees), (142, 70));
    decrees.decree(Effect::TaxesDivided, 2);
    assert_eq!(taxes(&decrees).1, 32);
}
