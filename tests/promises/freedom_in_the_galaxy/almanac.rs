//! The galaxy as it comes with the program: as many of everything as the map has, and the numbers that the book gives of it.

use drydock::project::{Game, Library};
use drydock::rules::freedom_in_the_galaxy::{Content, Planet, Standing, Table};
use drydock::rules::{Id, Origin};
use drydock::sheets::freedom_in_the_galaxy::{CHARTS, COUNTERS, GALAXY, STAR_SYSTEMS};
use drydock::sheets::{Request, print};

use super::template;

fn planet<'a>(content: &'a Content, name: &str) -> &'a Planet {
    content.planets.find(|planet| planet.name == name).unwrap_or_else(|| panic!("no {name}")).1
}

#[test]
fn the_almanac_holds_all_of_the_map_with_its_origins() {
    let library = Library::bundled();
    let chapters = [
        "actions",
        "assignments",
        "characters",
        "creatures",
        "events",
        "galaxy",
        "missions",
        "possessions",
        "secrets",
        "tables",
        "units",
    ];
    assert_eq!(library.chapters(Game::FreedomInTheGalaxy).expect("chapters"), chapters);
    let chapter = library.chapter::<Content>("galaxy").expect("a chapter");
    assert_eq!((chapter.provinces.len(), chapter.stars.len(), chapter.routes.len(), chapter.planets.len()), (5, 25, 42, 51));
    let environs = || chapter.planets.iter().flat_map(|planet| planet.environs.iter().map(|(_, environ)| environ));
    let locals = || chapter.races.iter().flat_map(|race| race.locals.iter().map(|(_, locals)| locals));
    assert_eq!((environs().count(), locals().count()), (83, 41));
    assert_eq!(chapter.races.iter().filter(|race| race.star_faring).count(), 8);
    assert!(environs().all(|environ| environ.origin == Origin::Seen) && locals().all(|locals| locals.origin == Origin::Seen));
    assert_eq!(environs().filter(|environ| !environ.sovereign.is_empty()).count(), 12);
    assert_eq!(chapter.planets.iter().filter(|planet| planet.secret).count(), 16);
    let tables = library.chapter::<Content>("tables").expect("a chapter").tables.expect("tables");
    let origin = |table: Table| match table {
        Table::Points => Origin::Own,
        Table::Markers => Origin::Reconstructed,
        _ => Origin::Seen,
    };
    assert!(Table::ALL.into_iter().all(|table| tables.origin(table) == origin(table) && tables.missing(table) == 0));
}

#[test]
fn a_copy_of_every_star_is_the_galaxy_of_the_sample() {
    let chapter = Library::bundled().chapter::<Content>("galaxy").expect("a chapter");
    let sample = template("sample");
    let mut content = Content::default();
    for pick in chapter.picks().collect::<Vec<_>>() {
        for edit in chapter.copy(&pick, &content).expect("it is in the chapter") {
            content.apply(&edit).expect("it applies");
        }
        assert_eq!(chapter.copy(&pick, &content), Some(Vec::new()), "{pick:?} is copied once");
    }
    assert_eq!((content.stars.len(), content.planets.len(), content.races.len()), (25, 51, sample.races.len()));
    assert_eq!((content.routes.len(), content.provinces.len()), (42, 5));
    let names = |content: &Content| content.planets.iter().map(|(_, planet)| planet.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&content), names(&sample));
}

#[test]
fn the_races_hold_as_many_planets_as_the_guide_says() {
    let content = template("sample");
    let mut races: Vec<_> = content.races.iter().filter(|(_, race)| race.star_faring).collect();
    races.sort_by_key(|(_, race)| race.name.clone());
    let planets = |race: Id<_>| content.planets.iter().filter(|(_, planet)| planet.has_race(race)).count();
    let held: Vec<_> = races.iter().map(|(id, race)| (race.name.as_str(), planets(*id))).collect();
    let told =
        [("Kayn", 4), ("Piorad", 6), ("Rhone", 15), ("Saurian", 8), ("Segunden", 5), ("Suvan", 5), ("Xanthon", 4), ("Yester", 6)];
    assert_eq!(held, told);
}

#[test]
fn the_provinces_yield_the_taxes_of_the_book() {
    let content = template("sample");
    let taxes = |province: Id<_>| -> u32 {
        let in_it = |planet: &&Planet| {
            let star = planet.star.and_then(|star| content.stars.get(star));
            star.is_some_and(|star| star.province == Some(province))
        };
        let planets = content.planets.iter().map(|(_, planet)| planet).filter(in_it);
        planets.flat_map(|planet| planet.environs.iter().map(|(_, environ)| environ.resource.get())).sum()
    };
    assert_eq!(content.provinces.ids().map(taxes).collect::<Vec<_>>(), [136, 77, 76, 87, 74]);
}

#[test]
fn distances_count_stars_and_navigation_stars() {
    let content = template("sample");
    let star = |planet_name: &str| planet(&content, planet_name).star.expect("a star");
    let distance = |from: &str, to: &str| {
        let distances = content.distances(star(from));
        distances.into_iter().find(|(found, _)| *found == star(to)).map(|(_, distance)| distance)
    };
    assert_eq!(distance("Horon", "Lonica"), Some(2));
    let deblon = content.stars.find(|star| star.name == "Deblon").expect("Deblon").0;
    let by = |star: Id<_>| content.neighbours(deblon).find(|(end, _)| *end == star).map(|(_, length)| length);
    assert_eq!(by(star("Horon")).zip(by(star("Lonica"))), Some((2, 1)), "by Deblon it is 3");
    assert_eq!(content.distances(deblon).len(), 25, "every star is reached");
}

#[test]
fn the_sample_prints_its_star_the_map_counters_and_charts() {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, Library::SAMPLE).expect("the sample");
    let printout = print(&project, &Request { everything: true, ..Request::default() });
    assert_eq!(printout.pages(STAR_SYSTEMS).len(), 25);
    assert!(printout.pages(GALAXY).len() > 9 && !printout.pages(COUNTERS).is_empty() && !printout.pages(CHARTS).is_empty());
    let egrix =
        print(&project, &Request { scenario: Some("flight-to-egrix".into()), only: vec![STAR_SYSTEMS], ..Request::default() });
    assert_eq!(egrix.pages(STAR_SYSTEMS).iter().map(|page| page.title.as_str()).collect::<Vec<_>>(), ["22 Egrix"]);
    let quibron = planet(&template("sample"), "Quibron").armageddon;
    assert_eq!(quibron, Some(Standing::Unrest));
}
