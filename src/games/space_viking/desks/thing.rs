//! The desk of a world, a player, a fleet, an item, a technology or a campaign: its form and its lists, beside the page on which it is
//! printed.

use egui::Ui;

use super::sector::no_worlds;
use super::{arms, opening, sheet, tree};
use crate::things::list_of;
use kit::action::Change;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_sheet, form_width, notes, rows};
use kit::things;
use kit::widgets::{card, section};
use project::OneOf as _;
use space_viking::{BASES, Campaign, Content, ESTATES, Edit, InCampaign, InPlayer, InWorld, Place, Player, SHIPS, World};
use space_viking_paper::sheets::{PRICE_LIST, REFEREE_GAZETTEER, TECHNOLOGIES};

/// Shows the desk with the thing at a place.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let thing = things::thing(&place.into());
    let Some(form) = Form::of(context, thing.clone()) else { return };
    let number = things::position(&context.state.document.project().content, &thing).map_or(0, |(at, _)| at as u32);
    let within = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            let one = things::kind_of(&thing).map_or("", |kind| kind.facts().one);
            section(ui, &one.to_uppercase());
            let name = things::kind_of(&thing).and_then(|kind| kind.name_place(&thing));
            let apart: Vec<project::Place> = match place {
                Place::Player(id, _) => [InPlayer::Arms, InPlayer::Notes].map(|part| Place::Player(id, part).into()).to_vec(),
                Place::World(id, _) => [InWorld::Arms, InWorld::Notes].map(|part| Place::World(id, part).into()).to_vec(),
                _ => Vec::new(),
            };
            if let Some(name) = &name {
                form.title(ui, context, name.clone());
            }
            form.rest(ui, context, &apart.iter().cloned().chain(name).collect::<Vec<_>>());
            let is_row = |found: &project::Place| Place::own(found).is_some_and(|place| list_of(*place).is_some());
            findings::at(ui, context, |found| things::thing(found) == thing && !is_row(found));
        });
        match place {
            Place::World(id, _) => {
                let Some(world) = content.worlds.get(id) else { return };
                card(ui, |ui| {
                    let [arms, notes] = [InWorld::Arms, InWorld::Notes].map(|part| project::Place::from(Place::World(id, part)));
                    arms::show(ui, context, (&form, arms), world.arms, |arms, label| {
                        Change::edit(label, Edit::World(rules::Change::Set(id, World { arms, ..world.clone() })))
                    });
                    form.group(ui, context, notes);
                });
                rows::show(ui, context, &ESTATES, &thing);
                rows::show(ui, context, &BASES, &thing);
            }
            Place::Fleet(..) => rows::show(ui, context, &SHIPS, &thing),
            Place::Player(id, _) => {
                let Some(player) = content.players.get(id) else { return };
                card(ui, |ui| {
                    let [arms, notes] =
                        [InPlayer::Arms, InPlayer::Notes].map(|part| project::Place::from(Place::Player(id, part)));
                    arms::show(ui, context, (&form, arms), player.arms, |arms, label| {
                        Change::edit(label, Edit::Player(rules::Change::Set(id, Player { arms, ..player.clone() })))
                    });
                    form.group(ui, context, notes);
                });
                card(ui, |ui| opening::shop(ui, context, content, id));
                card(ui, |ui| opening::bill(ui, content, id));
            }
            Place::Campaign(id, _) => {
                if let Some(campaign) = content.campaigns.get(id) {
                    card(ui, |ui| {
                        notes::show(ui, context, &campaign.notes, &Place::Campaign(id, InCampaign::Notes).into(), |notes| {
                            Edit::Campaign(rules::Change::Set(id, Campaign { notes, ..campaign.clone() })).into()
                        });
                    });
                }
            }
            Place::Technology(id, _) => card(ui, |ui| tree::show(ui, context, content, id)),
            Place::Sector(_) | Place::Item(..) | Place::Table(..) => {}
        }
    };
    if let Place::Player(id, _) = place {
        ui.scope(|ui| {
            ui.set_max_width(form_width(ui));
            card(ui, |ui| opening::left(ui, content, id));
        });
    }
    form_and_sheet(ui, context, number, within, |ui, context| match place {
        Place::Sector(_) | Place::World(..) | Place::Campaign(..) | Place::Player(..) | Place::Fleet(..)
            if content.worlds.is_empty() =>
        {
            no_worlds(ui, context);
        }
        Place::Sector(_) | Place::World(..) | Place::Campaign(..) => sheet::map(ui, context, thing.clone()),
        Place::Player(id, _) => sheet::of_player(ui, context, id),
        Place::Fleet(id, _) => match content.fleets.get(id).and_then(|fleet| fleet.player) {
            Some(player) => sheet::of_player(ui, context, player),
            None => sheet::sheet(ui, context, thing.clone(), REFEREE_GAZETTEER),
        },
        Place::Item(..) | Place::Table(..) => sheet::sheet(ui, context, thing.clone(), PRICE_LIST),
        Place::Technology(..) => sheet::sheet(ui, context, thing.clone(), TECHNOLOGIES),
    });
}
