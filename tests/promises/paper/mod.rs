//! Paper pairs: backs behind their fronts and secrets behind nobody's, cuts with the picture beneath them, words that can be read, sides that
//! can be told apart without colours.

mod clear_words;
mod commands;
mod counters;
mod every_game;
mod ink;
mod pairs;
mod pieces;
mod posters;
mod room;
mod words;

use std::sync::Arc;

use drydock::drawing::stock::Paper;
use drydock::drawing::{Item, Items, Page, TextRun};
use drydock::geometry::{Mm, Point, Rect, Transform};
use drydock::project::{Content, Finding, Game, Library, Project};
use drydock::rules::{launch_fighters, star_viking};
use drydock::sheets::{Printout, Request, SheetKind, print};

const PAPERS: [Paper; 3] = [Paper::A4, Paper::Letter, Paper::A3];

fn template(game: Game, name: &str) -> Project {
    Library::bundled().template(game, name).expect("a template")
}

fn templates(game: Game) -> Vec<(String, Project)> {
    let names = Library::bundled().templates(game).expect("a list of templates");
    names.into_iter().map(|name| (name.clone(), template(game, &name))).collect()
}

fn on(project: &Project, paper: Paper) -> Project {
    let mut project = project.clone();
    Arc::make_mut(&mut project.print).paper = paper;
    project
}

fn only(project: &Project, kind: SheetKind) -> Printout {
    print(project, &Request { only: vec![kind], ..Request::default() })
}

fn launch(project: &mut Project) -> &mut launch_fighters::Content {
    let Content::LaunchFighters(content) = &mut project.content else { panic!("designs of another game") };
    content
}

fn viking(project: &Project) -> &star_viking::Content {
    let Content::StarViking(content) = &project.content else { panic!("designs of another game") };
    content
}

fn found<'printout>(printout: &'printout Printout, name: &str) -> Vec<&'printout Finding> {
    printout.findings.iter().filter(|finding| finding.about.name == name).collect()
}

/// Every text with the room of its ink and its size on paper.
fn texts<'page>(items: &'page Items, above: Transform, said: &mut Vec<(&'page TextRun, Rect, Mm)>) {
    for (at, item) in items {
        let here = Transform::translate(*at - Point::ORIGIN).then(above);
        match item {
            Item::Text(run) => {
                let height = run.face.cap_height(run.size);
                let ink = Rect { min: Point::at(Mm::ZERO, -height), max: Point::at(run.width, Mm::ZERO) };
                let scale = (here.a * here.d - here.b * here.c).abs().sqrt();
                said.push((run, here.apply_to_rect(ink), run.size * scale));
            }
            Item::Group(group) => texts(&group.items, group.transform.then(here), said),
            Item::Path(_) | Item::Image(_) => {}
        }
    }
}

fn words(page: &Page) -> Vec<(&TextRun, Rect, Mm)> {
    let mut said = Vec::new();
    texts(&page.items, Transform::IDENTITY, &mut said);
    said
}

/// The pieces of a page of counters: the tagged groups at its top, each with the room of what lies lowest in it.
fn laid(page: &Page) -> Vec<(drawing::Tag, Rect)> {
    let piece = |(at, item): &(Point, Item)| {
        let Item::Group(group) = item else { return None };
        let (inside, ground) = group.items.first()?;
        let whole = group.transform.apply_to_rect(ground.bounds()?.moved(*inside - Point::ORIGIN));
        Some((group.tag?, whole.moved(*at - Point::ORIGIN)))
    };
    page.items.iter().filter_map(piece).collect()
}

/// How a PDF asks for its sheets to be turned.
fn turn(bytes: &[u8]) -> Option<String> {
    let document = lopdf::Document::load_mem(bytes).expect("a readable PDF");
    let preferences = document.catalog().expect("a catalogue").get(b"ViewerPreferences").expect("preferences").clone();
    let preferences = preferences.as_dict().expect("a dictionary").clone();
    preferences.get(b"Duplex").and_then(lopdf::Object::as_name).map(|name| String::from_utf8_lossy(name).into_owned()).ok()
}
