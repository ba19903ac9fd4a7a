//! Treachery: before any fleet moves, captains whom the player cannot trust may be tempted (Command).

use super::turn::Turn;
use super::{ActOf, Commander, Fate, FleetId, Happening, Owner, Passage, Purpose, Whereabouts};
use crate::{Effect, Mode, Player, Sovereign};
use rules::Id;
use rules::play::Dice;

impl Turn<'_> {
    /// Rolls for every fleet whose captain may be tempted.
    pub fn treachery(&mut self) {
        let mut fleets: Vec<(FleetId, Id<Player>)> = self
            .state
            .fleets
            .iter()
            .filter_map(|fleet| match fleet.owner {
                Owner::Player(player) if self.may_be_tempted(fleet, player) => Some((fleet.id, player)),
                Owner::Player(_) | Owner::Rogue(_) | Owner::Natives => None,
            })
            .collect();
        if !self.state.is_bare() {
            let name = |id: FleetId| self.state.fleet(id).map(|fleet| fleet.name.trim().to_lowercase());
            fleets.sort_by_cached_key(|(id, player)| (*player, name(*id)));
        }
        for (id, player) in fleets {
            self.tempt(id, player);
        }
    }

    /// Whether a fleet's captain may be tempted. The captain may not if one of the player's persons is aboard, or is ashore in the space where the
    /// fleet stays; if the ships are unmanned or automatic; or if the player is a Berserker.
    fn may_be_tempted(&self, fleet: &super::Fleet, player: Id<Player>) -> bool {
        let Some(seat) = self.state.seat(player) else { return false };
        let stays = fleet.plan.next >= fleet.plan.route.stops.len() || fleet.jump() == 0;
        let is_true = seat.persons.iter().any(|person| match person.at {
            Whereabouts::Aboard(aboard) => aboard == fleet.id,
            Whereabouts::Ashore(at) => at == fleet.at && stays,
            Whereabouts::Adrift => false,
        });
        seat.kind != Sovereign::Berserker && !is_true && !self.needs_nobody(fleet, player)
    }

    /// Whether a fleet needs no captain, because its ships are unmanned, or because they lack a drive and are on automatic control.
    pub fn needs_nobody(&self, fleet: &super::Fleet, player: Id<Player>) -> bool {
        let automatic = self.state.serves(self.content, player, Effect::AutomaticDefenses);
        fleet.ships.iter().all(|ship| ship.unmanned || automatic && self.item(ship.item).is_some_and(|item| !item.drive))
    }

    fn tempt(&mut self, id: FleetId, player: Id<Player>) {
        let rolls = &self.content.tables.rolls;
        let loyal = self.state.serves(self.content, player, Effect::LoyalCaptains);
        let chance = if loyal { rolls.loyal_treachery } else { rolls.treachery }.get();
        let Some(fleet) = self.state.fleet(id) else { return };
        let (at, name) = (fleet.at, fleet.name.clone());
        let act = ActOf { owner: player.number(), number: 0, fleet: &name, bare: id.0 };
        let mut dice = self.roller.dice_of(at, 0, Purpose::Treachery, act);
        if dice.below(100) >= chance {
            return;
        }
        let mut dice = self.roller.dice_of(at, 0, Purpose::Temptation, act);
        let rolled = dice.die();
        let rivals: Vec<Id<Player>> = self.state.seats.iter().map(|seat| seat.player).filter(|rival| *rival != player).collect();
        let rival = rivals.get(dice.below(rivals.len() as u32) as usize).copied();
        let fate = match (rolled, rival) {
            (1 | 2, _) => Fate::Sold,
            (5, Some(rival)) => Fate::Rival(rival),
            (6, _) => Fate::FoundOut,
            _ => Fate::Rogue,
        };
        // The owner learns only that the fleet is silent. A rival who receives the fleet learns of it.
        let seen_by = match fate {
            Fate::FoundOut => vec![player],
            Fate::Rival(rival) => vec![rival],
            Fate::Sold | Fate::Rogue => Vec::new(),
        };
        self.tell_dice(
            Some(at),
            seen_by,
            Passage::Command,
            Happening::Tempted { fleet: id, name: name.clone(), fate },
            vec![rolled],
        );
        match fate {
            Fate::Sold => {
                self.state.messages.retain(|message| message.courier != id);
                self.lose_fleet(id);
            }
            Fate::Rogue => {
                self.state.messages.retain(|message| message.courier != id);
                if let Some(fleet) = self.state.fleet_mut(id) {
                    (fleet.owner, fleet.plan.mode) = (Owner::Rogue(id), Mode::Berserker);
                    fleet.plan.with.clear();
                }
            }
            Fate::Rival(rival) => {
                let name = self.free_name(rival, &name);
                for message in self.take_messages(id) {
                    let what =
                        Happening::Read { from: message.from, by: Owner::Player(rival), to: message.to, lines: message.lines };
                    self.tell(Some(at), vec![rival], Passage::Command, what);
                }
                if let Some(fleet) = self.state.fleet_mut(id) {
                    (fleet.owner, fleet.name) = (Owner::Player(rival), name);
                    fleet.plan.with.retain(|with| *with != rival);
                    // The fleet's orders are from another player's sheet.
                    fleet.plan.route.forget_spots();
                }
            }
            Fate::FoundOut => {
                if let Some(fleet) = self.state.fleet_mut(id) {
                    fleet.idle = true;
                    fleet.commander = Commander::Captain(String::new());
                }
            }
        }
    }

    /// Takes the messages that a fleet carries away from it, and returns them.
    pub fn take_messages(&mut self, courier: FleetId) -> Vec<super::Message> {
        let all = std::mem::take(&mut self.state.messages);
        let (taken, kept) = all.into_iter().partition(|message| message.courier == courier);
        self.state.messages = kept;
        taken
    }

    /// Removes a fleet. Persons aboard are adrift from then on.
    pub fn lose_fleet(&mut self, id: FleetId) {
        self.state.fleets.retain(|fleet| fleet.id != id);
        for person in self.state.seats.iter_mut().flat_map(|seat| &mut seat.persons) {
            if person.at == Whereabouts::Aboard(id) {
                person.at = Whereabouts::Adrift;
            }
        }
    }
}
