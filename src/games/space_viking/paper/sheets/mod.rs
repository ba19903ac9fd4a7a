//! The sheets of Space Viking: the sector map and the gazetteer for players, and both for the referee; the price list; the technologies as a chart
//! and as a tree; the combat cards; a card for each kind of sovereign; instructions for writing orders; order forms; and, for each player, the
//! dominion and the fleets.
//!
//! Secrets are on separate kinds of sheet, which have their own files. Reading order: this file, [`heraldry`] with `charges.rs`, [`sector_map`],
//! [`gazetteer`], [`price_list`], [`technologies`], [`technology_tree`], [`combat_cards`], [`sovereign_cards`], [`order_reference`], [`order_form`],
//! [`dominion_sheet`], [`fleet_sheet`], and the papers that come from a game in progress and not from a project: [`report`], [`gazette`],
//! [`referee_paper`].

mod charges;
pub mod combat_cards;
mod covers;
pub mod dominion_sheet;
pub mod fleet_sheet;
pub mod gazette;
pub mod gazetteer;
pub mod heraldry;
pub mod order_form;
pub mod order_reference;
pub mod price_list;
pub mod referee_paper;
pub mod report;
pub mod sector_map;
mod silhouette;
pub mod sovereign_cards;
pub mod technologies;
pub mod technology_tree;

use std::borrow::Cow;

use crate::SpaceViking;
use drawing::Page;
use rules::{Id, slug};
use sheets::SheetKind;
use sheets::game::{Sheet, Sheets, Wanted};
use space_viking::{Campaign, Content, Place};

/// The map for players, which shows only what the chart of the sector shows.
pub const SECTOR_MAP: SheetKind = SheetKind::new("sector-map", "Sector map");
/// The worlds as players know them.
pub const GAZETTEER: SheetKind = SheetKind::new("gazetteer", "Gazetteer");
/// The cost and effect of every item, and what each kind of sovereign scores.
pub const PRICE_LIST: SheetKind = SheetKind::new("price-list", "Price list");
/// The technologies, track by track.
pub const TECHNOLOGIES: SheetKind = SheetKind::new("technologies", "Technologies");
/// The technologies as a tree, with boxes to tick.
pub const TECHNOLOGY_TREE: SheetKind = SheetKind::new("technology-tree", "Technology tree");
/// The steps and rolls of battles and landings.
pub const COMBAT_CARD: SheetKind = SheetKind::new("combat-card", "Combat cards");
/// A card for each kind of sovereign.
pub const SOVEREIGN_CARDS: SheetKind = SheetKind::new("sovereign-cards", "Sovereign cards");
/// Instructions for writing orders.
pub const ORDER_REFERENCE: SheetKind = SheetKind::new("order-reference", "How to write orders");
/// Order forms: a blank one, and for each player one with the fleets filled in.
pub const ORDER_FORMS: SheetKind = SheetKind::new("order-forms", "Order forms");
/// The house of each player, its peoples, and how they grow.
pub const DOMINION_SHEETS: SheetKind = SheetKind::new("dominion-sheets", "Dominion sheets");
/// The fleets of each player, with boxes for hits and holds.
pub const FLEET_SHEETS: SheetKind = SheetKind::new("fleet-sheets", "Fleet sheets");
/// The map for the referee, with everything on it.
pub const REFEREE_MAP: SheetKind = SheetKind::new("referee-map", "Referee's map");
/// The worlds as they really are, for the referee.
pub const REFEREE_GAZETTEER: SheetKind = SheetKind::new("referee-gazetteer", "Referee's gazetteer");

/// The reader for whom a map or a list is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Every player: the paper shows only what the chart shows.
    Players,
    /// The referee alone: the paper shows everything.
    Referee,
}

/// Whether the request is for the papers of one player, which do not include the referee's sheets.
const fn is_for_a_player(of: &Wanted<'_, SpaceViking>) -> bool {
    of.request.reader.is_some()
}

impl Sheets for SpaceViking {
    type Of = Content;
    type Scenario = Campaign;

    const FIRST_SHOWN: SheetKind = SECTOR_MAP;
    const ON_REQUEST: &'static [SheetKind] = &[];
    const SHEETS: &'static [Sheet<Self>] = &[
        Sheet { kind: SECTOR_MAP, bodies: |of, out| sector_map::poster(of.content, Reader::Players, of.frame, of.request, out) },
        Sheet { kind: GAZETTEER, bodies: |of, out| gazetteer::gazetteer(of.content, Reader::Players, of.frame, out) },
        Sheet { kind: PRICE_LIST, bodies: |of, out| price_list::price_list(of.content, of.frame, out) },
        Sheet { kind: TECHNOLOGIES, bodies: |of, out| technologies::technologies(of.content, of.frame, out) },
        Sheet { kind: TECHNOLOGY_TREE, bodies: |of, out| technology_tree::technology_tree(of.content, of.frame, out) },
        Sheet { kind: COMBAT_CARD, bodies: |of, out| combat_cards::combat_cards(of.content, of.frame, out) },
        Sheet { kind: SOVEREIGN_CARDS, bodies: |of, out| sovereign_cards::sovereign_cards(of.content, of.frame, out) },
        Sheet { kind: ORDER_REFERENCE, bodies: |of, out| order_reference::order_reference(of.content, of.frame, out) },
        Sheet { kind: ORDER_FORMS, bodies: |of, out| order_form::order_forms(of.content, of.frame, out) },
        Sheet { kind: DOMINION_SHEETS, bodies: |of, out| dominion_sheet::dominion_sheets(of.content, of.frame, out) },
        Sheet { kind: FLEET_SHEETS, bodies: |of, out| fleet_sheet::fleet_sheets(of.content, of.frame, out) },
        Sheet {
            kind: REFEREE_MAP,
            bodies: |of, out| {
                if is_for_a_player(of) {
                    return Vec::new();
                }
                heraldry::note_alike(of.content, out);
                sector_map::poster(of.content, Reader::Referee, of.frame, of.request, out)
            },
        },
        Sheet {
            kind: REFEREE_GAZETTEER,
            bodies: |of, out| {
                if is_for_a_player(of) {
                    return Vec::new();
                }
                gazetteer::gazetteer(of.content, Reader::Referee, of.frame, out)
            },
        },
    ];

    fn sheet_of(place: &Place) -> Option<SheetKind> {
        match place {
            Place::Sector(_) | Place::World(..) => Some(SECTOR_MAP),
            Place::Player(..) => Some(REFEREE_GAZETTEER),
            Place::Item(..) | Place::Table(..) => Some(PRICE_LIST),
            Place::Technology(..) => Some(TECHNOLOGIES),
            Place::Fleet(..) => Some(FLEET_SHEETS),
            Place::Campaign(..) => None,
        }
    }

    fn cover(content: &Content, scenario: Option<Id<Campaign>>, choice: usize) -> Option<Page> {
        covers::cover(content, scenario, choice)
    }

    fn players_and_length(content: &Content, scenario: Option<Id<Campaign>>) -> String {
        covers::players_and_length(content, scenario)
    }

    fn scenario(content: &Content, name: &str) -> Option<Id<Campaign>> {
        let exact = content.campaigns.find(|campaign| campaign.name == name);
        exact.or_else(|| content.campaigns.find(|campaign| slug(&campaign.name) == name)).map(|(id, _)| id)
    }

    fn readers(content: &Content, _: Option<Id<Campaign>>) -> Vec<String> {
        order_form::readers(content)
    }

    fn left_out(_: &Content, _: Id<Campaign>) -> Vec<(usize, &'static str)> {
        Vec::new()
    }

    fn used(content: &Content, _: Option<Id<Campaign>>) -> Cow<'_, Content> {
        // A campaign uses the whole sector, all players and all items.
        Cow::Borrowed(content)
    }

    fn unused(_: &Content, _: Option<Id<Campaign>>) -> Vec<(usize, &'static str)> {
        Vec::new()
    }
}
