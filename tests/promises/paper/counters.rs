//! Counters: which of them are printed, and how their sides are told apart.

use drydock::drawing::{Item, Items, Page};
use drydock::project::{Game, StoredPicture};
use drydock::rules::{Tint, star_viking};
use drydock::sheets::{self, Request, print};

use super::{found, launch, only, template, viking};

#[test]
fn the_fronts_of_two_sides_differ_in_more_than_their_hue() {
    let sample = template(Game::StarViking, "sample");
    let (_, unit) = viking(&sample).units.iter().next().expect("a unit");
    let drawn = star_viking::Color::ALL.map(|color| {
        let mut unit = unit.clone();
        unit.color = color;
        let front = sheets::star_viking::counters::Counter::of(&unit).front();
        front
            .items
            .into_iter()
            .filter_map(|(_, item)| if let Item::Path(path) = item { Some(path.segments) } else { None })
            .collect::<Vec<_>>()
    });
    assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2], "the sign of the side is missing");
}

#[test]
fn sides_that_hue_alone_tells_apart_are_a_finding() {
    for ((one, other), alike) in [
        (([226, 60, 42], [44, 146, 62]), true),
        (([226, 60, 42], [58, 124, 222]), true),
        (([240, 240, 240], [20, 30, 60]), false),
        (([250, 210, 60], [120, 30, 40]), false),
    ] {
        let mut project = template(Game::LaunchFighters, "sample");
        let content = launch(&mut project);
        let styles: Vec<_> = content.fleets.iter().filter_map(|(_, fleet)| fleet.style).collect();
        for (style, tint) in styles.iter().zip([one, other]) {
            content.styles.get_mut(*style).expect("a style").primary = Tint(tint);
        }
        let printout = only(&project, sheets::launch_fighters::COUNTERS);
        assert_eq!(found(&printout, "sides-alike").len(), usize::from(alike), "{one:?} and {other:?}");
    }
}

#[test]
fn a_battle_prints_its_own_counters_and_the_markers() {
    let battle = template(Game::StarViking, "sanakht");
    let content = viking(&battle);
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let units: usize = scenario
        .deployments
        .iter()
        .filter_map(|(_, found)| content.forces.get(found.force?))
        .map(|force| force.units.len())
        .sum();
    let request =
        Request { only: vec![sheets::star_viking::COUNTERS], scenario: Some(scenario.name.clone()), ..Request::default() };
    let printout = print(&battle, &request);
    let tagged =
        |page: &Page| page.items.iter().filter(|(_, item)| matches!(item, Item::Group(group) if group.tag.is_some())).count();
    let fronts: usize = printout.pages(sheets::star_viking::COUNTERS).iter().step_by(2).map(tagged).sum();
    assert_eq!((units, fronts), (12, 12 + content.tables.markers.total() as usize));
}

#[test]
fn a_roster_shows_the_picture_that_a_design_wears() {
    let mut project = template(Game::LaunchFighters, "sample");
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(8, 4, image::Rgb([9, 90, 190])).write_to(&mut bytes, image::ImageFormat::Png).expect("a picture");
    let stored = StoredPicture::new("Own", bytes.into_inner()).expect("a picture");
    let id = drydock::rules::Id::new(project.pictures.add(stored).number());
    let content = launch(&mut project);
    let fleet = content.fleets.iter().next().expect("a fleet").1;
    let design = fleet.ships.iter().next().expect("a ship").1.design;
    content.ships.get_mut(design).expect("a design").picture = Some(id);
    let printout = only(&project, sheets::launch_fighters::ROSTERS);
    assert!(printout.pages(sheets::launch_fighters::ROSTERS).iter().any(|page| has_picture(&page.items)));
}

fn has_picture(items: &Items) -> bool {
    items.iter().any(|(_, item)| match item {
        Item::Image(_) => true,
        Item::Group(group) => has_picture(&group.items),
        _ => false,
    })
}
