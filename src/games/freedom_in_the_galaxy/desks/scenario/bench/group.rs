//! A group on one of the benches, which are forms for trying out missions and fights: characters of one side, each with possessions.

use egui::{RichText, Ui};
use serde::{Deserialize, Serialize};

use crate::scenario::OpenScenario;
use freedom_in_the_galaxy::odds::mission::Group;
use freedom_in_the_galaxy::set_up::{Piece, Placed, where_it_stands};
use freedom_in_the_galaxy::{Character, Content, Possession, Side};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, Offer, choice, icon_button};
use rules::Id;

/// The chosen characters, each with possessions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chosen(pub Vec<(Id<Character>, Vec<Id<Possession>>)>);

/// The width of a choice, in points of the screen.
const WIDTH: f32 = 190.0;

impl Chosen {
    /// The side of the chosen characters, which is that of the first; `None` if no character is chosen.
    pub fn side(&self, content: &Content) -> Option<Side> {
        self.0.first().and_then(|(id, _)| content.characters.get(*id)).map(|character| character.side)
    }

    /// Whether no character is chosen.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Drops characters and possessions that are no longer in the project, and characters who are not of the given side. `None` for `side` allows any
    /// side.
    pub fn keep(&mut self, content: &Content, side: Option<Side>) {
        self.0.retain(|(id, _)| content.characters.get(*id).is_some_and(|found| side.is_none_or(|side| found.side == side)));
        for (_, possessions) in &mut self.0 {
            possessions.retain(|id| content.possessions.get(*id).is_some());
        }
    }

    /// The chosen characters, each with possessions.
    pub fn characters<'a>(&self, content: &'a Content) -> Vec<(&'a Character, Vec<&'a Possession>)> {
        let with = |(id, possessions): &(Id<Character>, Vec<Id<Possession>>)| {
            let possessions = possessions.iter().filter_map(|id| content.possessions.get(*id)).collect();
            Some((content.characters.get(*id)?, possessions))
        };
        self.0.iter().filter_map(with).collect()
    }

    /// The group that the chosen characters form.
    pub fn group(&self, content: &Content) -> Group {
        Group::of(&self.characters(content))
    }

    /// The characters and possessions of the set-up that stand with the leader in the row `leader`.
    fn of_set_up(open: OpenScenario, leader: Id<Placed>) -> Self {
        let rows = &open.scenario.set_up;
        let together = |id: Id<Placed>| where_it_stands(rows, id).is_some_and(|station| station.leader == leader);
        let members: Vec<_> = rows.iter().filter(|(id, _)| together(*id)).map(|(id, row)| (id, *row)).collect();
        let characters = members
            .iter()
            .filter_map(|(id, row)| if let Piece::Character(character) = row.piece { Some((*id, character)) } else { None });
        let carried = |bearer: Id<Placed>| {
            let own = members.iter().filter(move |(_, row)| row.with == Some(bearer));
            own.filter_map(|(_, row)| if let Piece::Possession(id) = row.piece { Some(id) } else { None }).collect()
        };
        Self(characters.map(|(row, character)| (character, carried(row))).collect())
    }
}

/// Shows the chosen characters, and lets the user add and remove characters. If `side` is given, only characters of that side can be added.
pub fn show(ui: &mut Ui, open: OpenScenario, name: &str, side: Option<Side>, chosen: &mut Chosen) {
    let content = open.content;
    chosen.keep(content, side);
    let weak = Palette::of(ui).weak;
    let mut out = None;
    for (index, (id, possessions)) in chosen.0.iter_mut().enumerate() {
        let Some(character) = content.characters.get(*id) else { continue };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let leave = format!("Take {} out of {name}", character.label());
            if icon_button(ui, Icon::Close, &leave, "Take the character out.", true).clicked() {
                out = Some(index);
            }
            ui.label(RichText::new(character.label()).font(theme::bold(theme::BODY)));
            ui.label(RichText::new(character.line()).size(theme::SMALL).color(weak));
            let mut gone = None;
            for (at, possession) in possessions.iter().enumerate() {
                let Some(found) = content.possessions.get(*possession) else { continue };
                let button = ui.button(RichText::new(format!("{} ×", found.label())).size(theme::SMALL));
                let words = format!("Take {} from {}", found.label(), character.label());
                if button.on_hover_text("Take it away.").accessible_name(words).clicked() {
                    gone = Some(at);
                }
            }
            if let Some(at) = gone {
                possessions.remove(at);
            }
            let offers = content
                .possessions
                .iter()
                .filter(|(id, found)| found.kind.side() == character.side && !possessions.contains(id))
                .map(|(id, found)| Offer::new(id, found.label(), false).beside(found.kind.label().to_owned()));
            let field = format!("Possession of {}", character.label());
            if let Some(taken) = choice(ui, &field, 120.0, "give\u{2026}", offers).taken {
                possessions.push(taken);
            }
        });
    }
    if let Some(index) = out {
        chosen.0.remove(index);
    }
    ui.horizontal_wrapped(|ui| {
        let side = chosen.side(content).or(side);
        let is_in = |id: Id<Character>| chosen.0.iter().any(|(known, _)| *known == id);
        let free =
            content.characters.iter().filter(|(id, character)| !is_in(*id) && side.is_none_or(|side| character.side == side));
        let offers =
            free.map(|(id, character)| Offer::new(id, character.label(), false).beside(character.side.label().to_owned()));
        if let Some(taken) = choice(ui, &format!("Character of {name}"), WIDTH, "add a character\u{2026}", offers).taken {
            chosen.0.push((taken, Vec::new()));
        }
        let groups = leaders(open, side);
        if !groups.is_empty() {
            let offers = groups.into_iter().map(|(id, words)| Offer::new(id, words, false));
            let field = format!("Set-up group of {name}");
            if let Some(leader) = choice(ui, &field, WIDTH, "take a group of the set-up\u{2026}", offers).taken {
                *chosen = Chosen::of_set_up(open, leader);
            }
        }
    });
}

/// The characters of the set-up who follow no other character, each with a name for the group.
fn leaders(open: OpenScenario, side: Option<Side>) -> Vec<(Id<Placed>, String)> {
    let rows = open.scenario.set_up.iter().filter(|(_, row)| row.with.is_none() && side.is_none_or(|side| row.side == side));
    rows.filter(|(_, row)| matches!(row.piece, Piece::Character(_)))
        .map(|(id, row)| (id, format!("{} and whoever goes along", row.piece.label(open.content))))
        .collect()
}
