//! What players have not seen they cannot find out: whatever is changed out of their sight, their report stays the same to the byte in every way that
//! it is written, and so does the answer to any sheet.

use drydock::drawing::{ProgressMonitor, dump};
use drydock::exchange::game;
use drydock::exchange::post::{CheckedSheet, PlayedTurn, PlayerReport, Post, ReportFormat, Step};
use drydock::project::{self, Game, InProgress, Library, Project, SentSheet};
use drydock::rules::space_viking::{Chart, Content, Player, Sector, WorldType};
use drydock::rules::{Change, Count, Id, Level, Shelf};

/// A word that stands in nothing but secrets.
const SECRET: &str = "Zyxomma";

fn by_post() -> &'static dyn Post {
    game::of(Game::SpaceViking).post().expect("a game by post")
}

/// The sample with closed standings, changed.
fn begun(change: impl FnOnce(&mut Content)) -> InProgress {
    let mut project: Project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("a sample");
    let project::Content::SpaceViking(content) = &mut project.content else { panic!("another game") };
    each(&mut content.campaigns, |_, campaign| campaign.open_standings = false);
    change(content);
    by_post().start(&project, None, Some(90_210)).expect("a game")
}

fn each<T: Clone>(shelf: &mut Shelf<T>, mut change: impl FnMut(Id<T>, &mut T)) {
    for id in shelf.ids().collect::<Vec<_>>() {
        let mut thing = shelf.get(id).expect("a thing").clone();
        change(id, &mut thing);
        shelf.apply(Change::Set(id, thing), "things").expect("a change");
    }
}

fn content(game: &InProgress) -> &Content {
    let project::Content::SpaceViking(content) = &game.content else { panic!("another game") };
    content
}

fn names(game: &InProgress) -> Vec<(Id<Player>, String)> {
    content(game).players.iter().map(|(id, player)| (id, player.name.clone())).collect()
}

/// The worlds that no chart tells much of, the nearest to a player's home first.
fn worlds(content: &Content, player: Id<Player>) -> Vec<String> {
    let home = content.players.get(player).and_then(|player| content.worlds.get(player.home?)).map(|world| world.at);
    let mut worlds: Vec<_> = content
        .worlds
        .iter()
        .map(|(_, world)| world)
        .filter(|world| world.charted_type().is_none() && world.is_charted())
        .map(|world| (home.map_or(0, |home| Sector::moves(home, world.at)), world.name.clone()))
        .collect();
    worlds.sort();
    worlds.into_iter().map(|(_, name)| name).collect()
}

fn report(game: &InProgress, player: &str) -> Vec<PlayerReport> {
    let replayed = by_post().replay(game, None).expect("a game");
    replayed.reports(Some(player), &ReportFormat::ALL, ProgressMonitor::NONE).expect("reports")
}

/// The last year as a player sees it again: its steps, and the map with where each of them was.
fn seen_again(game: &InProgress, player: &str) -> (Vec<Step>, Vec<String>) {
    let replayed = by_post().replay(game, None).expect("a game");
    let steps = replayed.steps(Some(player)).expect("a player");
    let map = |step| dump::dump(&replayed.map(Some(player), step).expect("a player"));
    let maps = std::iter::once(None).chain((0..steps.len()).map(Some)).map(map).collect();
    (steps, maps)
}

/// The first line of a player's next sheet.
fn opening(game: &InProgress, player: &str) -> String {
    let replayed = by_post().replay(game, None).expect("a game");
    let reports = replayed.reports(Some(player), &[ReportFormat::Text], ProgressMonitor::NONE).expect("a report");
    let text = String::from_utf8(reports[0].files[0].bytes.clone()).expect("text");
    text.lines().find(|line| line.starts_with("orders ")).expect("a sheet begun").to_owned()
}

fn turn(mut game: InProgress, sheets: Vec<SentSheet>) -> PlayedTurn {
    by_post().hand_in(&mut game, sheets).expect("few sheets");
    by_post().turn(game, ProgressMonitor::NONE).expect("a year")
}

fn play(game: InProgress, orders: impl Fn(Id<Player>, &str) -> String) -> InProgress {
    let sheet = |(id, name): &(Id<Player>, String)| SentSheet {
        name: format!("{}.txt", id.number()),
        bytes: format!("{}\n{}", opening(&game, name), orders(*id, name)).into_bytes(),
    };
    let sheets = names(&game).iter().map(sheet).collect();
    turn(game, sheets).game
}

/// What is answered to sheets of a player, some of which name things that they have never seen.
fn answers(game: &InProgress, player: &str) -> Vec<CheckedSheet> {
    let line = opening(game, player);
    let sheets = [
        format!("{line}\nfleet {SECRET}\n  route 0101 - 0909\n"),
        format!("{line}\nletter to \"{SECRET}\" \"x\"\npay 5 to \"House Skarrow\"\nresearch Jump-3 15\n"),
        format!("{line}\nfleet Anything\n  route {SECRET} (plunder) - wait\n  commander {SECRET}\n"),
        "orders nobody turn 1 key x\n".to_owned(),
    ];
    let sheets: Vec<SentSheet> =
        sheets.into_iter().map(|text| SentSheet { name: "sheet.txt".into(), bytes: text.into_bytes() }).collect();
    by_post().replay(game, None).expect("a game").check(&sheets)
}

/// Changes all that a player cannot see of the others before the first year.
fn plant(content: &mut Content, viewer: Id<Player>, spared: &[String]) {
    let mut renamed: Vec<(String, String)> = Vec::new();
    each(&mut content.players, |id, player| {
        if id == viewer {
            return;
        }
        let mut secret = |name: &mut String, what: &str| {
            let new = format!("{SECRET} {what} {}", id.number());
            renamed.push((std::mem::replace(name, new.clone()), new));
        };
        secret(&mut player.sovereign, "sovereign");
        let [first, second] = &mut player.cronies;
        secret(first, "crony");
        secret(second, "other crony");
        player.notes = format!("{SECRET} notes");
        player.money = Count::clamped(player.money.get() + 37);
    });
    each(&mut content.fleets, |id, fleet| {
        if fleet.player == Some(viewer) {
            return;
        }
        fleet.name = format!("{SECRET} fleet {}", id.number());
        fleet.route = String::new();
        fleet.break_off = Level::new(50);
        fleet.commander = match renamed.iter().find(|(old, _)| *old == fleet.commander) {
            Some((_, new)) => new.clone(),
            None if fleet.commander.is_empty() => String::new(),
            None => format!("{SECRET} captain"),
        };
        each(&mut fleet.ships, |number, ship| ship.name = format!("{SECRET} {} {}", id.number(), number.number()));
    });
    each(&mut content.worlds, |_, world| {
        world.notes = format!("{SECRET} notes");
        let is_far = world.kind.is_some_and(|kind| !kind.is_known() && kind != WorldType::Barren);
        let is_bare = world.estates.is_empty() && world.bases.is_empty() && world.chart == Chart::Usual;
        if is_far && is_bare && !spared.contains(&world.name) {
            (world.troops, world.subjects) = (Level::new(9), Some(Count::clamped(77)));
            world.guard = "3 Escort".into();
        }
    });
    each(&mut content.campaigns, |_, campaign| campaign.notes = vec![format!("{SECRET} notes")]);
}

#[test]
fn nothing_unseen_changes_a_report_or_an_answer() {
    let plain = begun(|_| ());
    for (viewer, name) in names(&plain) {
        let worlds = worlds(content(&plain), viewer);
        // The viewer goes to one near world; whatever the others do they do elsewhere.
        let (near, far) = (worlds[0].clone(), &worlds[worlds.len() / 2..]);
        let secret = begun(|content| plant(content, viewer, std::slice::from_ref(&near)));
        let fleets = |game: &InProgress, player: Id<Player>| -> Vec<String> {
            content(game).fleets_of(player).map(|(_, fleet)| fleet.name.clone()).collect()
        };
        let own = |player: Id<Player>| -> Option<String> {
            let lines =
                fleets(&plain, player).into_iter().map(|fleet| format!("fleet \"{fleet}\"\n  route Gram - \"{near}\" - Gram\n"));
            (player == viewer).then(|| format!("{}research Jump-3 1\n", lines.collect::<String>()))
        };
        let others = |game: &InProgress, player: Id<Player>, to: usize, words: &str| -> String {
            let routes =
                fleets(game, player).into_iter().map(|fleet| format!("fleet \"{fleet}\"\n  route Gram - \"{}\"\n", far[to]));
            routes.collect::<String>() + words
        };
        let third = names(&plain).into_iter().find(|(id, _)| *id != viewer).expect("somebody else").1;
        let mut games = [plain.clone(), secret];
        for year in 0..3 {
            for game in &games {
                assert_eq!(answers(game, &name), answers(&games[0], &name), "{name}, year {year}");
            }
            let reports = games.each_ref().map(|game| report(game, &name));
            for (one, other) in reports[0][0].files.iter().zip(&reports[1][0].files) {
                assert!(one.bytes == other.bytes, "{name}, year {year}: {}", first_difference(&one.bytes, &other.bytes));
            }
            assert!(!reports[1][0].files.iter().any(|file| holds(&file.bytes, SECRET)), "{name}, year {year}");
            let [plain, busy] = games.each_ref().map(|game| seen_again(game, &name));
            assert!(plain == busy, "{name}, year {year}: what is seen again");
            let told = String::from_utf8_lossy(&reports[0][0].files[0].bytes).into_owned();
            for step in &plain.0 {
                assert!(told.contains(&step.words), "{name}, year {year}: no report says {}", step.words);
            }
            let [one, other] = games;
            let (quiet, busy) = (one.clone(), other.clone());
            games = [
                play(one, |id, _| own(id).unwrap_or_else(|| others(&quiet, id, 1, ""))),
                play(other, |id, who| {
                    let to = if *who == *third { String::new() } else { format!("letter to \"{third}\" \"{SECRET}\"\n") };
                    let words = format!("research Fighter 2\n{to}pay 1 to \"{third}\"\n");
                    own(id).unwrap_or_else(|| others(&busy, id, 3, &words))
                }),
            ];
        }
    }
}

fn holds(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|part| part == word.as_bytes())
}

/// Where two files begin to differ, in the words of both.
fn first_difference(one: &[u8], other: &[u8]) -> String {
    let at = one.iter().zip(other).position(|(one, other)| one != other).unwrap_or(one.len().min(other.len()));
    let around = |bytes: &[u8]| {
        String::from_utf8_lossy(&bytes[at.saturating_sub(80).min(bytes.len())..(at + 80).min(bytes.len())]).into_owned()
    };
    format!("{:?} and {:?}", around(one), around(other))
}

#[test]
fn sheets_in_any_order_lead_to_the_same_game() {
    let game = begun(|_| ());
    let mut sheets: Vec<SentSheet> = names(&game)
        .iter()
        .map(|(id, name)| SentSheet {
            name: format!("{}.txt", id.number()),
            bytes: format!("{}\nresearch Jump-3 1\npress \"from {name}\"\n", opening(&game, name)).into_bytes(),
        })
        .collect();
    let straight = turn(game.clone(), sheets.clone());
    sheets.reverse();
    let turned = turn(game, sheets);
    assert_eq!(straight.game.years[0].state, turned.game.years[0].state);
    assert_eq!((straight.reports, straight.papers), (turned.reports, turned.papers));
}

/// The gazette is for everybody: nothing secret stands in it, and what a player has not seen does not change it.
#[test]
fn the_gazette_tells_nothing_that_one_player_alone_has_learned() {
    let plain = begun(|_| ());
    let (viewer, name) = names(&plain).remove(1);
    let secret = begun(|content| plant(content, viewer, &[]));
    let gazettes = |game: InProgress, words: &str| -> Vec<(String, Vec<u8>)> {
        let orders = |_: Id<Player>, who: &str| {
            let research = if who == name { String::new() } else { words.to_owned() };
            format!("press \"News from {who}\"\n{research}")
        };
        let sheets = names(&game)
            .iter()
            .map(|(id, who)| SentSheet {
                name: format!("{}.txt", id.number()),
                bytes: format!("{}\n{}", opening(&game, who), orders(*id, who)).into_bytes(),
            })
            .collect();
        let papers = turn(game, sheets).papers;
        papers.into_iter().filter(|paper| paper.name.contains("gazette")).map(|paper| (paper.name, paper.bytes)).collect()
    };
    let quiet = gazettes(plain, "");
    let busy = gazettes(secret, &format!("research Fighter 2\nletter to \"{name}\" \"{SECRET}\"\n"));
    assert_eq!(quiet.len(), 2, "as text and on paper");
    for ((file, one), (_, other)) in quiet.iter().zip(&busy) {
        assert!(one == other, "{file}: {}", first_difference(one, other));
    }
    let text = String::from_utf8(busy[0].1.clone()).expect("text");
    assert!(text.contains("News from") && !text.contains(SECRET), "{text}");
}

/// A report on paper has the player's own sheets, and its cover shows the player's name and nothing that hangs on the year.
#[test]
fn a_report_on_paper_has_a_cover_that_tells_nothing_and_the_players_own_sheets() {
    use drydock::rules::space_viking::play;
    use drydock::sheets::space_viking::report;
    let game = begun(|_| ());
    let content = std::sync::Arc::new(content(&game).clone());
    let campaign = content.campaigns.ids().next().expect("a campaign");
    let mut post = play::Post::begin(content, campaign, 7);
    let covers = |post: &play::Post| -> Vec<String> {
        post.knowledge().iter().map(|known| dump::dump(&report::pages(known)[0])).collect()
    };
    let before = covers(&post);
    post.play(std::iter::empty(), &[]);
    assert_eq!(before, covers(&post));
    for known in post.knowledge() {
        let pages = report::pages(known);
        let words: Vec<String> = pages.iter().map(dump::dump).collect();
        assert!(!words[0].contains("page 1"), "the number of pages is told: {}", words[0]);
        for title in ["Dominion of ", "Fleets of ", "Orders of "] {
            let title = format!("{title}{}", known.name());
            assert!(words.iter().any(|page| page.contains(&title)), "{title}");
        }
        for other in post.knowledge().iter().filter(|other| other.player != known.player) {
            for fleet in &other.own.fleets {
                assert!(words.iter().all(|page| !page.contains(&fleet.name)), "{} in the report of {}", fleet.name, known.name());
            }
        }
    }
}
