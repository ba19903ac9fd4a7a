//! A summary of the warbands: the points and boats of each side, and its characters with their condition; the fallen last.

use egui::{Label, RichText, ScrollArea, Sense, Ui, Vec2};

use super::pieces::ink;
use super::scene::Scene;
use super::words;
use kit::theme::{self, Palette};
use kit::widgets::section;
use rules::play::{Player, Told as _};
use vikings::Spot;
use vikings::play::{BoatFate, BoatNumber, Condition, Fate, ManNumber, Question};

/// The height of a line, in points of the screen.
const LINE: f32 = 17.0;

/// Shows the summary of the warbands.
pub fn show(ui: &mut Ui, scene: &Scene, score: &[String]) {
    section(ui, "WARBANDS");
    ScrollArea::vertical().id_salt("warbands").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, 1.0);
        ui.spacing_mut().interact_size.y = LINE;
        for (player, line) in (0..).map(Player::new).zip(score) {
            ui.add_space(6.0);
            ui.push_id(player.index(), |ui| side(ui, scene, player, line));
        }
    });
}

fn side(ui: &mut Ui, scene: &Scene, player: Player, score: &str) {
    let palette = Palette::of(ui);
    let name = scene.battle.side_name(player);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0), Sense::hover());
        ui.painter().rect_filled(rect, 3.0, ink(player));
        ui.add(Label::new(RichText::new(name).font(theme::bold(theme::BODY))).truncate());
    });
    let standing = score.strip_prefix(name).and_then(|rest| rest.strip_prefix(": ")).unwrap_or(score);
    ui.label(RichText::new(standing).size(theme::SMALL).color(palette.weak));
    for (number, boat) in (0..).map(BoatNumber).zip(&scene.position.boats).filter(|(_, boat)| boat.player == player) {
        let fate = match boat.fate {
            BoatFate::Here => {
                format!("speed {}, hull {} of {}", boat.speed(), boat.hull.total + boat.hull.new, hull(scene, number))
            }
            BoatFate::Waiting => comes(scene, player, scene.public().boats()[number.index()].start),
            BoatFate::Sunk => "sunk".into(),
            BoatFate::Capsized => "capsized".into(),
            BoatFate::Left => "has left".into(),
        };
        let gone = !matches!(boat.fate, BoatFate::Here | BoatFate::Waiting);
        line(ui, (scene.battle.boat_name(number), &fate), (true, gone), &words::boat(scene, number));
    }
    let of = |rank: u8| {
        let men = scene.public().men_of(player).map(|(man, _)| man);
        men.filter(move |man| rank_of(scene, *man) == rank)
    };
    for number in (0..=RANKS).flat_map(of) {
        man(ui, scene, number);
    }
}

/// The rank of the dead in the list. Ranks count from 0, and this is the last one.
const RANKS: u8 = 4;

/// The position of a character in the list: first the characters on their feet, then the stunned, those who have not entered yet, those who have
/// left, and the dead.
fn rank_of(scene: &Scene, number: ManNumber) -> u8 {
    let state = scene.position.man(number);
    match (state.fate, state.condition) {
        (Fate::Here, Condition::Stunned) => 1,
        (Fate::Here, _) => 0,
        (Fate::Waiting, _) => 2,
        (Fate::Left | Fate::LedOff, _) => 3,
        (Fate::Dead, _) => RANKS,
    }
}

/// When and by which edge a character or boat comes in: "comes in turn 3 by the east edge" (2.1).
fn comes(scene: &Scene, player: Player, (spot, turn): (Spot, u16)) -> String {
    let sails = scene.public().boats().iter().any(|boat| boat.player == player && boat.start.1 == turn);
    let edge = match spot {
        Spot::Edge(edge) => format!(" by the {} edge", edge.label()),
        Spot::Anywhere if turn > 0 && !sails => " by any edge".to_owned(),
        Spot::Anywhere | Spot::Hex(_) => String::new(),
    };
    match (turn > scene.position.turn, scene.position.turn > 0) {
        (true, _) => format!("comes in turn {turn}{edge}"),
        (false, true) => format!("can come in{edge}"),
        (false, false) => "to come".to_owned(),
    }
}

/// The remark about a character: values and hex, or what became of them. Characters to come have their rank and values, so that they can be put down
/// well.
fn remark(scene: &Scene, number: ManNumber) -> String {
    let (state, fighter) = (scene.position.man(number), scene.public().man(number));
    let face = scene.public().face(number, state);
    let values = format!("{}-{}-{}", face.attack, face.defense, face.movement);
    match state.fate {
        Fate::Here => {
            let health = words::health(state.condition).map_or_else(String::new, |health| format!(", {health}"));
            let held = if scene.public().is_captive(scene.position, number) { ", captive" } else { "" };
            let hex = scene.battle.hex(state.pose.hex);
            format!("{values} on {hex}{health}{held}")
        }
        Fate::Waiting => format!("{}, {values}, {}", fighter.troop, comes(scene, fighter.player, fighter.start)),
        Fate::Left => "has left".into(),
        Fate::LedOff => "led off as a captive".into(),
        Fate::Dead => "dead".into(),
    }
}

fn man(ui: &mut Ui, scene: &Scene, number: ManNumber) {
    let (state, fighter, remark) = (scene.position.man(number), scene.public().man(number), remark(scene, number));
    let asked = matches!(scene.question(), Some(Question::Place(man, _) | Question::Row(man)) if man == number);
    let moves = scene.position.walk.as_ref().is_some_and(|walk| walk.man == number);
    let fights =
        scene.position.clash.as_ref().is_some_and(|clash| clash.attackers.contains(&number) || clash.defenders.contains(&number));
    let whole = match state.fate {
        Fate::Here => words::man(scene, number),
        _ => format!("{}: {remark}", fighter.name),
    };
    line(ui, (&fighter.name, &remark), (moves || fights || asked, state.fate == Fate::Dead), &whole);
}

/// Shows a line: a name, bold if `strong` and struck through if `gone`, with a remark. A tooltip has the whole, since a narrow panel cuts the line.
fn line(ui: &mut Ui, (name, remark): (&str, &str), (strong, gone): (bool, bool), whole: &str) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let font = if strong { theme::bold(theme::SMALL) } else { theme::regular(theme::SMALL) };
        let mut words = RichText::new(name).font(font).color(if gone { palette.weak } else { palette.text });
        if gone {
            words = words.strikethrough();
        }
        ui.add(Label::new(words).truncate()).on_hover_text(whole);
        let ink = if gone { palette.error } else { palette.weak };
        ui.add(Label::new(RichText::new(remark).size(theme::SMALL).color(ink)).truncate()).on_hover_text(whole);
    });
}

fn hull(scene: &Scene, boat: BoatNumber) -> u32 {
    scene.public().boats()[boat.index()].class.hull.get()
}

#[cfg(test)]
mod tests {
    use super::super::content;
    use super::*;
    use geometry::Edge;
    use project::{Game, Library};
    use rules::play::{Play as _, Record};
    use vikings::play::{Action, Battle};

    #[test]
    fn those_to_come_have_rank_values_turn_and_edge() {
        let project = Library::bundled().template(Game::Vikings, "the-hall").expect("the template");
        let content = content(&project);
        let battle = Battle::of(content, content.scenarios.ids().next().expect("a scenario")).expect("it can be played");
        let mut state = battle.start(&mut Record::<(), Action>::new((), 1, 0).dice(), &mut ());
        let told = |state: &vikings::play::State, start| comes(&Scene::open(&battle, &state.position), Player::new(0), start);
        assert_eq!(told(&state, (Spot::Edge(Edge::East), 3)), "comes in turn 3 by the east edge");
        assert_eq!(told(&state, (Spot::Anywhere, 0)), "to come");
        state.position.turn = 3;
        assert_eq!(told(&state, (Spot::Edge(Edge::East), 3)), "can come in by the east edge");
        let man = ManNumber(0);
        state.position.men[0].fate = Fate::Waiting;
        let (scene, fighter) = (Scene::open(&battle, &state.position), battle.public().man(man));
        let face = battle.public().face(man, state.position.man(man));
        let begins = format!("{}, {}-{}-{}, ", fighter.troop, face.attack, face.defense, face.movement);
        assert!(remark(&scene, man).starts_with(&begins), "{}", remark(&scene, man));
    }
}
