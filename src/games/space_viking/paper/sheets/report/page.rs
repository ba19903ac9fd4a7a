//! A player's report as one page for a browser: the words of the report, a map on which a click on a world leads to its sightings by year, and the
//! beginning of next year's sheet. The page contains no script and loads nothing from outside, so that a mail program shows it unchanged.

use std::fmt::Write as _;

use super::known_map;
use crate::sheets::sector_map::square;
use drawing::svg::svg;
use space_viking::play::Knowledge;
use space_viking::play::knowledge::KnownWorld;

const STYLE: &str = "\
body { margin: 1.5rem auto; max-width: 72rem; padding: 0 1rem; font: 16px/1.45 system-ui, sans-serif; color: #1c1a17; background: #fbfaf7 }\
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.1rem; margin: 1.6rem 0 .3rem; border-bottom: 1px solid #cfc9bd }\
p { margin: .25rem 0 } .part { margin-left: 1.5rem } .remark { color: #6a645a } nav a { margin-right: .8rem }\
svg { width: 100%; height: auto; background: #fff; border: 1px solid #cfc9bd } svg a rect { fill: #fff; fill-opacity: 0 }\
svg a:hover rect, svg a:focus rect { fill: #d8902f; fill-opacity: .25 }\
.world { padding: .3rem .6rem } .world:target { background: #fbe8c6 } .world h3 { font-size: 1rem; margin: .2rem 0 }\
pre { background: #f1eee7; padding: .8rem; overflow-x: auto }\
@media (prefers-color-scheme: dark) { body { color: #e9e5dc; background: #1d1b18 } h2 { border-color: #4a463e } .remark { color: #a59e91 }\
 a { color: #e7b26a } pre { background: #2a2723 } .world:target { background: #4b3a1c } }";

/// The report as an HTML page.
#[must_use]
pub fn html(knowledge: &Knowledge) -> String {
    let mut page = head(&knowledge.title(), &knowledge.remark());
    let sections = knowledge.sections();
    page.push_str("<nav>");
    for (section, number) in sections.iter().zip(1..) {
        let _ = write!(page, "<a href=\"#s{number}\">{}</a>", escaped(section.heading));
    }
    page.push_str("<a href=\"#map\">Map</a>");
    if !knowledge.is_over() {
        page.push_str("<a href=\"#sheet\">Sheet</a>");
    }
    page.push_str("</nav>\n");
    for (section, number) in sections.iter().zip(1..) {
        let _ = writeln!(page, "<h2 id=\"s{number}\">{}</h2>", escaped(section.heading));
        for line in &section.lines {
            let class = if line.depth > 0 { " class=\"part\"" } else { "" };
            let _ = writeln!(page, "<p{class}>{}</p>", escaped(&line.words));
        }
    }
    page.push_str("<h2 id=\"map\">The sector as you know it</h2>\n");
    add_map(&mut page, knowledge);
    if !knowledge.is_over() {
        let turn = knowledge.next_turn();
        let _ =
            writeln!(page, "<h2 id=\"sheet\">The sheet of turn {turn}, begun</h2>\n<pre>{}</pre>", escaped(&knowledge.begun()));
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// A page with only the map, for several players who share their knowledge.
#[must_use]
pub fn map_alone(title: &str, knowledge: &Knowledge) -> String {
    let when = if knowledge.year == 0 { "Before the first turn.".to_owned() } else { format!("After turn {}.", knowledge.year) };
    let mut page = head(title, &when);
    add_map(&mut page, knowledge);
    page.push_str("</body>\n</html>\n");
    page
}

/// The head of an HTML page, with its title and remark.
fn head(title: &str, remark: &str) -> String {
    let (title, remark) = (escaped(title), escaped(remark));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p class=\"remark\">{remark}</p>\n"
    )
}

/// Adds the map, and the sightings of each world.
fn add_map(page: &mut String, knowledge: &Knowledge) {
    page.push_str(&map(knowledge));
    for world in &knowledge.worlds {
        page.push_str(&by_year(knowledge, world));
    }
}

/// The map, on which each world links to its sightings.
fn map(knowledge: &Knowledge) -> String {
    let sector = known_map::on_screen(&knowledge.posted.sector);
    let mut drawn = svg(&known_map::by_itself(knowledge, None));
    let mut links = String::new();
    for world in knowledge.worlds.iter().filter(|world| sector.holds(world.at)) {
        let square = square(&sector, world.at);
        let (x, y, width, height) = (square.min.x.get(), square.min.y.get(), square.width().get(), square.height().get());
        let place = escaped(&knowledge.place(world.at));
        let _ = writeln!(
            links,
            "<a href=\"#{}\"><title>{place}</title><rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\"/></a>",
            anchor(world)
        );
    }
    if let Some(end) = drawn.rfind("</svg>") {
        drawn.insert_str(end, &links);
    }
    drawn
}

/// The sightings of a world, the latest year first.
fn by_year(knowledge: &Knowledge, world: &KnownWorld) -> String {
    let mut text =
        format!("<section class=\"world\" id=\"{}\">\n<h3>{}</h3>\n", anchor(world), escaped(&knowledge.place(world.at)));
    let years: Vec<_> = world.seen.iter().chain(world.earlier.iter().rev()).collect();
    if years.is_empty() {
        let charted = world.charted.map_or("unknown", |kind| kind.label());
        let _ = writeln!(text, "<p>Never seen; on the chart it is {}.</p>", escaped(charted));
    }
    for seen in years {
        let at = KnownWorld { seen: Some(seen.clone()), earlier: Vec::new(), ..world.clone() };
        let _ = writeln!(text, "<p>{}</p>", escaped(&knowledge.world_words(&at)));
    }
    text.push_str("</section>\n");
    text
}

fn anchor(world: &KnownWorld) -> String {
    let (column, row) = world.at.counted_from_one();
    format!("w{column}-{row}")
}

/// Escapes words for HTML, because names may contain any characters.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\'' => text.push_str("&#39;"),
            '\n' | '\t' => text.push(letter),
            letter if letter.is_control() => text.push(' '),
            letter => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use project::{Game, Library, OneOf as _};
    use space_viking::Content;
    use space_viking::play::Post;

    #[test]
    fn the_page_loads_nothing_and_every_world_leads_to_what_was_seen_of_it() {
        let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
        let mut content = Content::own(&project.content).expect("its designs").clone();
        let player = content.players.ids().next().expect("a player");
        content.players.get_mut(player).expect("a player").name = "House <b>\"&amp;".into();
        let campaign = content.campaigns.ids().next().expect("a campaign");
        let mut post = Post::begin(Arc::new(content), campaign, 7);
        post.play([], &[]);
        post.play([], &[]);
        let knowledge = &post.knowledge()[0];
        let page = html(knowledge);
        assert!(!page.contains("<b>") && page.contains("House &lt;b&gt;&quot;&amp;amp;"), "names are words");
        for outside in ["<script", "src=", "@import", "<link", "<img"] {
            assert!(!page.contains(outside), "{outside}");
        }
        assert!(page.split("url(").skip(1).all(|address| address.starts_with('#')), "shades are the page's own");
        let links = page.matches("<a href=\"#w").count();
        assert!(links > 10 && links == page.matches("<section class=\"world\"").count());
        let gram = knowledge.world_named("Gram").expect("a world");
        assert_eq!(gram.earlier.iter().map(|seen| seen.year).collect::<Vec<_>>(), [0, 1]);
        let section = page.split_once(&format!("id=\"{}\"", anchor(gram))).expect("its part").1;
        let section = section.split_once("</section>").expect("its end").0;
        assert!(section.contains("year 2:") && section.contains("year 1:") && section.contains("year 0:"), "{section}");
        assert!(page.contains("The sheet of turn 3, begun"));
    }
}
