//! The desk of a world, a player, a fleet, an item, a technology or a campaign: its form and its lists, beside the page on which it is
//! printed.

use egui::Ui;

use super::{opening, sheet, tree};
use crate::things::list_of;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_sheet, notes, rows};
use kit::things;
use kit::widgets::{card, section};
use project::OneOf as _;
use space_viking::{BASES, Campaign, Content, ESTATES, Edit, InCampaign, Place, SHIPS};
use space_viking_paper::sheets::{PRICE_LIST, REFEREE_GAZETTEER, TECHNOLOGIES};

/// Shows the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let thing = things::thing(&place.into());
    let Some(form) = Form::of(context, thing.clone()) else { return };
    let number = things::position(&context.state.document.project().content, &thing).map_or(0, |(at, _)| at as u32);
    let within = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            let one = things::kind_of(&thing).map_or("", |kind| kind.facts().one);
            section(ui, &one.to_uppercase());
            form.whole(ui, context);
            let is_row = |found: &project::Place| Place::own(found).is_some_and(|place| list_of(*place).is_some());
            findings::at(ui, context, |found| things::thing(found) == thing && !is_row(found));
        });
        match place {
            Place::World(..) => {
                rows::show(ui, context, &ESTATES, &thing);
                rows::show(ui, context, &BASES, &thing);
            }
            Place::Fleet(..) => rows::show(ui, context, &SHIPS, &thing),
            Place::Player(id, _) => {
                card(ui, |ui| opening::bill(ui, content, id));
                card(ui, |ui| opening::shop(ui, context, content, id));
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
    form_and_sheet(ui, context, number, within, |ui, context| match place {
        Place::Sector(_) | Place::World(..) | Place::Campaign(..) => sheet::map(ui, context, thing.clone()),
        Place::Player(..) | Place::Fleet(..) => sheet::sheet(ui, context, thing.clone(), REFEREE_GAZETTEER),
        Place::Item(..) | Place::Table(..) => sheet::sheet(ui, context, thing.clone(), PRICE_LIST),
        Place::Technology(..) => sheet::sheet(ui, context, thing.clone(), TECHNOLOGIES),
    });
}
