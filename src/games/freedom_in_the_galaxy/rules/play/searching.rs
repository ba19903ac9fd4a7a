//! Searches by units and by characters: for detected characters, or for a mission group (11.0).

use super::table::Table;
use super::{Action, Asked, CharacterNumber, EnvironNumber, Event, Look, Party, Phase, Purpose, Question, Search, Task};
use crate::Side;
use rules::play::{Dice, Sink};

/// The characters of a side who can be searched for: a mission group, or in the search phase those who are detected and not stacked with units.
pub(super) fn sought(look: &Look, side: Side, search: &Search) -> Party {
    let there = look.apart(side, search.environ);
    match (search.group, &look.open.errand) {
        (Some(group), Some(errand)) => {
            errand.groups.get(usize::from(group)).map_or(Party::NOBODY, |group| group.members.and(there))
        }
        _ => there.and(look.open.detected()),
    }
}

/// The characters of a side who may search: the free ones in the environ whom no possession keeps from acting, except the leader of units that have
/// searched (11.22).
pub(super) fn searchers(look: &Look, side: Side, environ: EnvironNumber) -> Party {
    let search = look.open.search;
    let led = search.leader.filter(|_| search.environ == environ);
    let can = |character: &CharacterNumber| !look.open.character(*character).disabled && led != Some(*character);
    look.free(side, environ).iter().filter(can).collect()
}

/// The characters of a side who stand apart from its units but may lead them in this search: the free ones with leadership whom no possession keeps
/// from acting and who have not searched themselves (11.22).
///
/// The book adds a leader's leadership to a search by units "if a leader is present" (11.2), and bars no character from being that leader. The
/// plainest reading is the same as in a combat (10.4): any free character in the environ may be named. By Drydock's reading, the leader stands with
/// the units from then on, and not only for the search.
pub(super) fn leaders_apart(look: &Look, side: Side, search: &Search) -> Party {
    let searched = if search.by_characters { search.searchers } else { Party::NOBODY };
    let may = |leader: &CharacterNumber| !look.open.character(*leader).disabled && look.leads(*leader) > 0;
    look.apart(side, search.environ).without(searched).iter().filter(may).collect()
}

/// The leader of the units that search: the character who was named, or else the best leader among those who stand with the units (11.22). `None` if
/// there is no leader.
fn leader_of_search(look: &Look, side: Side, search: &Search) -> Option<CharacterNumber> {
    search.leader.or_else(|| look.leader_there(side, search.environ))
}

/// Whether the side may still search with units, and whether it may still search with characters.
pub(super) fn ways(look: &Look, side: Side, search: &Search) -> [bool; 2] {
    let units = !search.by_units && look.number(side, search.environ) > 0;
    let characters = !search.by_characters && !searchers(look, side, search.environ).is_empty();
    [units, characters]
}

/// The search value of the units, or of the characters who search, and the hiding value of the characters who are searched for. These are the
/// characters of `side` (11.2).
pub(super) fn values(look: &Look, side: Side, search: &Search, units: bool) -> (u32, u32) {
    let (environ, party) = (search.environ, sought(look, side, search));
    let value = if units {
        let leader = leader_of_search(look, side.other(), search).map_or(0, |leader| look.leads(leader));
        look.strength(side.other(), environ) + leader
    } else {
        let clever = |character| look.abilities(character, search.searchers).intelligence.max(0) as u32;
        search.searchers.iter().map(clever).sum()
    };
    (value, look.hiding(party, environ, units))
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_search(&mut self) {
        self.begin_phase(Phase::Search);
        self.rest();
        let pending = self.public().places().collect();
        self.state.open.pending = pending;
        self.then(Task::NextSearch);
        self.offer_disabling_of_all(self.phasing());
    }

    /// Goes on to the next environ in which a search may take place.
    pub(super) fn next_search(&mut self) {
        let Some(environ) = self.state.open.pending.first().copied() else { return };
        self.state.open.pending.remove(0);
        self.then(Task::NextSearch);
        self.state.open.search = Search { environ, ..Search::default() };
        self.then(Task::Seek);
    }

    /// Asks the player who is not phasing whether to search: once with units, and once with characters.
    pub(super) fn seek(&mut self) {
        let side = self.phasing();
        let look = self.look();
        let search = self.state.open.search;
        let any = ways(&look, side.other(), &search) != [false, false];
        if any && !sought(&look, side, &search).is_empty() {
            self.ask(side.other(), Question::Search(search.environ));
        } else {
            self.tell_of_no_search();
        }
    }

    pub(super) fn choose_search(&mut self, side: Side, action: Action) {
        match action {
            Action::SearchWithUnits => {
                let leader = leader_of_search(&self.look(), side, &self.state.open.search);
                self.search_with_units(leader);
            }
            Action::SearchLed(leader) => {
                // The leader stands with the units, as in a combat (10.4), and is detected with them (9.52).
                self.character_mut(leader).with_units = true;
                self.search_with_units(Some(leader));
            }
            Action::SearchWithCharacters => {
                self.state.open.search.by_characters = true;
                self.state.open.search.searchers = Party::NOBODY;
                let environ = self.state.open.search.environ;
                let able = searchers(&self.look(), side, environ);
                match (able.len(), able.first()) {
                    (1, Some(only)) => self.search_with(only, environ),
                    _ => self.ask(side, Question::Searchers(environ)),
                }
            }
            _ => self.forgo_search(),
        }
    }

    fn search_with_units(&mut self, leader: Option<CharacterNumber>) {
        (self.state.open.search.by_units, self.state.open.search.leader) = (true, leader);
        self.then(Task::Seek);
        self.offer_hiding(true);
    }

    /// Ends the searches. A mission group for which nobody has searched may be searched for when a later card allows it (13.48).
    fn forgo_search(&mut self) {
        let search = self.state.open.search;
        if let (Some(group), false, false) = (search.group, search.by_units, search.by_characters) {
            self.change_errand(|errand| errand.groups[usize::from(group)].searched = false);
        }
        self.tell_of_no_search();
    }

    /// Tells that the enemy has searched in no way for the mission group for which a card allowed it.
    fn tell_of_no_search(&mut self) {
        let search = self.state.open.search;
        if let (Some(group), false, false) = (search.group, search.by_units, search.by_characters) {
            self.tell(Event::NotSought(self.group(group).members));
        }
    }

    fn search_with(&mut self, only: CharacterNumber, environ: EnvironNumber) {
        let asked = Asked { side: self.phasing().other(), question: Question::Searchers(environ) };
        self.choose_searchers(asked, Action::Join(only));
        self.state.asked = None;
        self.choose_searchers(asked, Action::Done);
    }

    /// Adds a searcher, who is no longer stacked with units. Once all searchers are chosen, they are detected (11.21, 11.31).
    pub(super) fn choose_searchers(&mut self, asked: Asked, action: Action) {
        if let Action::Join(character) = action {
            self.state.open.search.searchers.add(character);
            self.character_mut(character).with_units = false;
            return self.again(asked);
        }
        self.detect_party(self.state.open.search.searchers);
        self.then(Task::Seek);
        self.offer_hiding(false);
    }

    /// Asks whether the player uses a possession to hide the characters who are searched for. Units search if `units` is set, otherwise characters
    /// do.
    fn offer_hiding(&mut self, units: bool) {
        self.then(Task::Look { units });
        let side = self.phasing();
        if !super::offers::hiders(&self.look(), side).is_empty() {
            self.ask(side, Question::Hide);
        }
    }

    pub(super) fn hide(&mut self, action: Action) {
        if let Action::Use(thing) = action {
            let Some(Task::Look { units }) = self.state.open.agenda.pop() else { return };
            let more = self.public().possession(thing).uses.hiding;
            self.use_up(thing);
            self.search_against(units, more);
        }
    }

    pub(super) fn search(&mut self, units: bool) {
        self.search_against(units, 0);
    }

    fn search_against(&mut self, units: bool, more: i32) {
        let (side, search) = (self.phasing(), self.state.open.search);
        let environ = search.environ;
        if units {
            self.reveal(environ);
        }
        let party = sought(&self.look(), side, &search);
        if party.is_empty() {
            return;
        }
        let values = |look: &Look| {
            let (value, hiding) = values(look, side, &search, units);
            (value, (hiding as i32 + more).max(0) as u32)
        };
        self.show_what_changes(values);
        if let Some(leader) = search.leader.filter(|_| units) {
            self.tell(Event::LeadsSearch(leader));
        }
        let look = self.look();
        let (value, hiding) = values(&look);
        let faces = look.public.tables.search.finds(value, hiding).map_or(0, crate::Faces::get);
        let die = self.roll(side.other(), Purpose::Search);
        let found = die <= faces;
        self.tell(Event::Searched { environ, units, value: value as u8, hiding: hiding as u8, found });
        if !found {
            return;
        }
        if units {
            self.begin_squad_attack(environ, party, side, search.group, true);
        } else {
            self.begin_characters_attack(environ, (party, side), search.searchers, search.group, true);
        }
    }
}
