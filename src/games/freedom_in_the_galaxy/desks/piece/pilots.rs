//! Pilots against ships: the evasion of each pair and its chance to pass a base of each level undetected (9.3, 14.5).

use egui::{Grid, RichText, Ui};

use freedom_in_the_galaxy::odds::{Base, Passage, detection};
use freedom_in_the_galaxy::{Character, Content, Detection, Evasion, Place, Possession, PossessionKind, Side};
use kit::theme::{self, Palette};
use kit::widgets::{card, section};

/// The levels of a base for which the chance is shown, each with its words.
const BASES: [(&str, Base); 3] = [("base 0", Base::Level0), ("base 1", Base::Level1), ("base 2", Base::Level2)];

/// For a ship, shows which pilots suit it; for a character, shows which ships suit them. Shows nothing for other things.
pub fn show(ui: &mut Ui, content: &Content, place: Place) {
    match place {
        Place::Character(id, _) => {
            let Some(pilot) = content.characters.get(id) else { return };
            let ships = content.possessions.iter().map(|(_, ship)| ship);
            let flown = ships.filter(|ship| may_fly(content, (pilot, id), ship));
            table(
                ui,
                content,
                "SHIPS",
                "ship",
                flown.filter_map(|ship| Some((ship.label(), Evasion::of(pilot, ship)?))).collect(),
            );
        }
        Place::Possession(id, _) => {
            let Some(ship) = content.possessions.get(id).filter(|possession| possession.kind.is_ship()) else { return };
            let pilots = content.characters.iter().filter(|(id, pilot)| may_fly(content, (pilot, *id), ship));
            let pairs = pilots.filter_map(|(_, pilot)| Some((pilot.label(), Evasion::of(pilot, ship)?))).collect();
            table(ui, content, "PILOTS", "pilot", pairs);
        }
        _ => {}
    }
}

/// Whether a character may fly a ship of the same side. Only its owner may fly an Imperial ship that has an owner (14.6).
fn may_fly(content: &Content, (pilot, id): (&Character, rules::Id<Character>), ship: &Possession) -> bool {
    match ship.kind {
        PossessionKind::Ship => pilot.side == Side::Rebel,
        PossessionKind::ImperialShip => {
            let owner = ship.owner.filter(|owner| content.characters.get(*owner).is_some());
            pilot.side == Side::Imperial && owner.is_none_or(|owner| owner == id)
        }
        PossessionKind::Weapon | PossessionKind::Object | PossessionKind::Companion => false,
    }
}

fn table(ui: &mut Ui, content: &Content, title: &str, one: &str, mut pairs: Vec<(&str, Evasion)>) {
    pairs.sort_by_key(|(_, evasion)| std::cmp::Reverse(evasion.value()));
    card(ui, |ui| {
        section(ui, title);
        let weak = Palette::of(ui).weak;
        if pairs.is_empty() {
            let words = if one == "ship" { "There is no ship that this character can fly." } else { "Nobody here can fly it." };
            ui.label(RichText::new(words).color(weak));
            return;
        }
        Grid::new(("evasion", title)).num_columns(2 + BASES.len()).spacing([14.0, 3.0]).striped(true).show(ui, |ui| {
            for head in [one, "evasion"].into_iter().chain(BASES.map(|(words, _)| words)) {
                ui.label(RichText::new(head).size(theme::SMALL).color(weak));
            }
            ui.end_row();
            for (name, evasion) in pairs {
                ui.label(name);
                let value = ui.label(RichText::new(evasion.value().to_string()).font(theme::bold(theme::BODY)));
                if evasion.wasted > 0 {
                    value.on_hover_text(format!("{} of the better of the two is wasted.", evasion.wasted));
                }
                for (_, base) in BASES {
                    let passage = Passage { evasion: evasion.value(), base, ..Passage::default() };
                    let unseen = detection(passage, &content.tables.detection).map(|found| found.chance(&Detection::Undetected));
                    ui.label(unseen.map_or_else(|| "?".to_owned(), |chance| format!("{:.0} %", chance * 100.0)));
                }
                ui.end_row();
            }
        });
        let words = "The chance to pass a base of each level unseen, undetected so far.";
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
    });
}
