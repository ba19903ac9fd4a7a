//! The sentences of a scenario's sheets.

use std::collections::{BTreeMap, BTreeSet};

use geometry::Space;
use rules::{Count, Id, capital, counted, listed, with_verb};
use vikings::{Goal, GoalKind, Hull, Man, Player, Purpose, Scenario, SetUp, Spot, Task, Token, TokenKind};

/// Writes the sentences of a scenario's sheets.
pub(super) struct Words<'a> {
    set_up: &'a SetUp<'a>,
}

impl<'a> Words<'a> {
    pub(super) const fn new(set_up: &'a SetUp<'a>) -> Self {
        Self { set_up }
    }

    const fn scenario(&self) -> &'a Scenario {
        self.set_up.scenario
    }

    /// The name of a side.
    pub(super) fn side_name(&self, player: Player) -> String {
        self.scenario().side_label(player, self.set_up.content)
    }

    /// The sides and the ground, in a sentence.
    pub(super) fn summary(&self) -> String {
        let ground = self.scenario().layout(self.set_up.content).map_or("no ground yet", |layout| layout.label());
        let turns = self
            .scenario()
            .turns
            .map_or_else(|| "without a turn limit".into(), |turns| format!("over {}", counted(i64::from(turns.get()), "turn")));
        format!(
            "{} (player A) against {} (player B), on {ground}, {turns}.",
            self.side_name(Player::A),
            self.side_name(Player::B)
        )
    }

    /// The name of a hex of the ground, as printed on its board.
    pub(super) fn hex(&self, space: Space) -> String {
        let several = self.scenario().layout(self.set_up.content).is_some_and(|layout| layout.boards.len() > 1);
        match self.on_board(space) {
            Some((own, board)) if several => format!("{own} of {board}"),
            Some((own, _)) => own.to_string(),
            None => space.to_string(),
        }
    }

    /// The board's own hex that lies on this hex of the ground, and the name of the board; `None` if no board lies there.
    fn on_board(&self, space: Space) -> Option<(Space, &'a str)> {
        let content = self.set_up.content;
        let layout = self.scenario().layout(content)?;
        let (corner, _) = layout.frame(&content.boards);
        let at = Space::new(space.column.saturating_add(corner.column), space.row.saturating_add(corner.row));
        let named = layout.laid(&content.boards).filter_map(|(_, laid, board)| {
            let own = laid.of_board(board, at);
            board.grid().contains(own).then_some((own, board.label()))
        });
        // If several boards lie there, the uppermost is the one that can be seen.
        named.last()
    }

    /// What both sides may know about a side: its strength, its boats, and where its characters begin.
    pub(super) fn side(&self, player: Player) -> Vec<String> {
        let Some((_, force)) = self.scenario().force(player, self.set_up.content) else { return vec!["Nobody yet.".into()] };
        let (men, boats) = (counted(force.members.len(), "character"), force.boats.len());
        let boats = if boats == 0 { String::new() } else { format!(" and {}", counted(boats, "boat")) };
        let points = counted(force.worth(self.set_up.content).get(), "point");
        let mut said = vec![format!("{men}{boats}, {points}.")];
        for (at, hull) in self.set_up.hulls.iter().enumerate().filter(|(_, hull)| hull.player == player) {
            let crew = self.set_up.crew(at).count();
            let aboard = if crew == 0 { "nobody aboard".into() } else { format!("{crew} aboard") };
            said.push(format!("{}, a {}: {}, with {aboard}.", hull.vessel.label(), hull.class.label(), self.lies(hull)));
        }
        said.extend(self.ashore(player));
        said
    }

    /// Where the characters of a side who are not aboard begin: board by board for those who have a hex, and for the others how they come in.
    pub(super) fn ashore(&self, player: Player) -> Vec<String> {
        let mut standing: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut coming: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for man in self.set_up.men.iter().filter(|man| man.player == player && man.hull.is_none()) {
            let name = man.character.label();
            match (man.member.start.spot(), man.member.turn) {
                (Spot::Hex(space), None) => {
                    let how = stance(man);
                    let (own, board) = self.on_board(space).unwrap_or((space, "no board"));
                    standing.entry(format!("On {board}")).or_default().push(format!("{name} ({own}{how})"));
                }
                _ => coming.entry(self.comes(man)).or_default().push(name.to_owned()),
            }
        }
        let standing = standing.into_iter().map(|(board, names)| format!("{board}: {}.", listed(&names)));
        standing.chain(coming.into_iter().map(|(how, names)| format!("{}: {how}.", listed(&names)))).collect()
    }

    /// Where a character begins, for the list of the side.
    pub(super) fn begins(&self, man: &Man) -> String {
        let member = man.member;
        if man.hull.is_some() {
            let task = if member.task == Task::None { "no task" } else { member.task.label() };
            return format!("{}, hex {}", capital(task), member.start.as_str());
        }
        let turn = member.turn.map_or_else(String::new, |turn| format!(", turn {turn}"));
        let way = match member.start.spot() {
            Spot::Hex(space) => format!("hex {}", self.hex(space)),
            Spot::Edge(edge) if turn.is_empty() => format!("by the {} edge, turn 1", edge.label()),
            Spot::Edge(edge) => format!("by the {} edge", edge.label()),
            Spot::Anywhere => self.comes(man).trim_start_matches("anywhere in ").to_owned(),
        };
        capital(&format!("{way}{turn}{}", stance(man)))
    }

    /// Where a boat lies at the start, or how it comes in.
    pub(super) fn lies(&self, hull: &Hull) -> String {
        let vessel = hull.vessel;
        let bow = vessel.bow.label();
        match vessel.start.spot() {
            Spot::Hex(space) => format!("its axis on {}, its bow to the {bow}, speed {}", self.hex(space), vessel.speed),
            Spot::Edge(edge) => {
                let turn = vessel.turn.map_or(1, Count::get);
                format!("comes in by the {} edge in turn {turn}, at speed {}", edge.label(), vessel.speed)
            }
            Spot::Anywhere => "put down by its player in the area of its side".into(),
        }
    }

    /// How a character comes in who is on no hex when the scenario begins.
    fn comes(&self, man: &Man) -> String {
        let later = man.member.turn.map_or_else(String::new, |turn| format!(" in turn {turn}"));
        match man.member.start.spot() {
            Spot::Hex(space) => format!("comes on {}{later}", self.hex(space)),
            Spot::Edge(edge) if later.is_empty() => format!("come in by the {} edge in turn 1", edge.label()),
            Spot::Edge(edge) => format!("come in by the {} edge{later}", edge.label()),
            Spot::Anywhere => {
                let areas: Vec<String> = self
                    .scenario()
                    .areas
                    .iter()
                    .filter(|(_, area)| area.purpose == Purpose::set_up(man.player))
                    .map(|(_, area)| area.label().to_owned())
                    .collect();
                if areas.is_empty() { "anywhere".into() } else { format!("anywhere in {}", listed(&areas)) }
            }
        }
    }

    /// The things on the ground, as both sides may know them. Treasures and dummies look alike, so they share one line, in the order of their hexes.
    pub(super) fn lying(&self) -> Vec<(Id<Token>, String)> {
        let mut kinds: Vec<(&str, Id<Token>, BTreeSet<Space>)> = Vec::new();
        for (id, token) in self.scenario().tokens.iter().filter(|(_, token)| !token.spaces.is_empty()) {
            let what = match token.what {
                TokenKind::Treasure | TokenKind::Dummy => "Treasure marker, face down",
                TokenKind::Pig => "Pig",
                TokenKind::Goat => "Goat",
                TokenKind::Horse => "Horse without a rider",
            };
            match kinds.iter_mut().find(|(known, ..)| *known == what) {
                Some((.., spaces)) => spaces.extend(&token.spaces),
                None => kinds.push((what, id, token.spaces.clone())),
            }
        }
        let line = |(what, id, spaces): (&str, Id<Token>, BTreeSet<Space>)| {
            let hexes: Vec<String> = spaces.iter().map(|space| self.hex(*space)).collect();
            (id, format!("{what}: {}.", listed(&hexes)))
        };
        kinds.into_iter().map(line).collect()
    }

    /// Says which markers are treasures and which only look like treasures or, if they are mixed at random, how a side learns this.
    pub(super) fn treasures(&self) -> Vec<String> {
        if self.scenario().options.mixed_markers {
            return vec![
                "Once the markers are mixed and lie on their hexes, look at all of them, and put them back face down.".to_owned(),
            ];
        }
        let of = |kind: TokenKind, words: &str| {
            let hexes: Vec<String> = self.scenario().lying(kind).map(|space| self.hex(space)).collect();
            (!hexes.is_empty()).then(|| format!("{words}: {}.", listed(&hexes)))
        };
        [of(TokenKind::Treasure, "Treasures"), of(TokenKind::Dummy, "Worth nothing")].into_iter().flatten().collect()
    }

    /// The length of the scenario, in words.
    pub(super) fn length(&self) -> String {
        match self.scenario().turns {
            Some(turns) => {
                format!(
                    "The game ends after turn {turns}; before that only when nobody of either side stands any more or is to come."
                )
            }
            None => {
                "No turn limit: the game ends when a side has nobody standing or to come, or after ten turns without a wound."
                    .into()
            }
        }
    }

    /// A goal in a sentence.
    pub(super) fn goal(&self, goal: &Goal) -> String {
        let (side, enemy) = (self.side_name(goal.side), self.side_name(goal.side.other()));
        let content = self.set_up.content;
        let character = goal.character.and_then(|id| content.characters.get(id)).map(|character| character.label().to_owned());
        let number = goal.number.get();
        let some = |what: &str| if number == 1 { format!("each {what}") } else { format!("{number} {what}s") };
        let area = goal.area.and_then(|area| self.scenario().areas.get(area)).map(vikings::Area::label);
        let by = area.map_or_else(String::new, |area| format!(" by {area}"));
        let whom = |of: &str| character.clone().unwrap_or_else(|| format!("{} of {of}", some("character")));
        let what = match goal.what {
            GoalKind::Casualties => format!("casualties of {enemy}, the dead whole and the wounded half"),
            GoalKind::Treasure => {
                let or = if area.is_some() { "" } else { " or aboard at the end" };
                format!("{} carried off the board{by}{or}", some("treasure"))
            }
            GoalKind::Killed => format!("{} dead", whom(&enemy)),
            GoalKind::Taken => format!("{} led off{by} or held at the end", whom(&enemy)),
            GoalKind::Escaped => format!("{} off the board alive{by}", whom(&side)),
            GoalKind::Held => format!("holding {} alone at the end", area.unwrap_or("an area")),
            GoalKind::Sunk => format!("{} of {enemy} sunk", some("boat")),
            GoalKind::Seized => format!("{} of {enemy} seized", some("boat")),
            GoalKind::LastStanding => format!("nobody of {enemy} left standing"),
        };
        if goal.wins {
            return format!("{} at once: {what}.", with_verb(&side, "wins", "win"));
        }
        let points = match (goal.points, goal.what) {
            (Some(points), _) => counted(i64::from(points.get()), "point"),
            (None, GoalKind::Treasure) => counted(i64::from(Scenario::TREASURE), "point"),
            (None, _) => "what it is worth".into(),
        };
        format!("{side}: {what}, {points}.")
    }

    /// The victory points that sides have before the first turn; empty if neither side has any.
    pub(super) fn head_starts(&self) -> Vec<String> {
        let had = Player::ALL.into_iter().zip(self.scenario().head_starts).filter(|(_, points)| points.get() > 0);
        had.map(|(player, points)| {
            let begins = with_verb(&self.side_name(player), "begins", "begin");
            format!("{begins} with {}.", counted(i64::from(points.get()), "point"))
        })
        .collect()
    }

    /// The lead that is needed for each grade of victory.
    pub(super) fn grades(&self) -> String {
        let margins: Vec<String> = self.scenario().grades.iter().map(|grade| format!("{grade} %")).collect();
        if margins.is_empty() {
            return "The side with more points wins.".into();
        }
        format!(
            "The side with more points wins; each lead reached is a grade of victory: {} of the other side\u{2019}s points. Below the first it is a draw.",
            listed(&margins)
        )
    }

    /// When the tide rises; `None` if it is not low at the beginning.
    pub(super) fn tide(&self) -> Option<String> {
        let turns = self.scenario().options.low_tide?;
        Some(format!(
            "Low tide (5.5): the hexes of the sandbar are beach through turn {turns}, shallow water in turn {}, and deep from then on. A boat on one of them is beached until the tide rises.",
            turns.get() + 1
        ))
    }

    /// Sentences that say when the tide rises and, for each sandbar, which hexes it then covers. Empty if the tide is not low at the beginning.
    pub(super) fn low_tide(&self) -> Vec<String> {
        let Some(tide) = self.tide() else { return Vec::new() };
        let areas = self.scenario().areas.iter().filter(|(_, area)| area.purpose == Purpose::Tide);
        let hexes = areas.map(|(_, area)| {
            let hexes: Vec<String> = area.spaces.iter().map(|space| self.hex(*space)).collect();
            format!("{}: {}.", area.label(), listed(&hexes))
        });
        std::iter::once(tide).chain(hexes).collect()
    }

    /// The special rules of the scenario, a sentence each.
    pub(super) fn special_rules(&self) -> Vec<String> {
        let options = &self.scenario().options;
        let content = self.set_up.content;
        let switched = [
            (options.stray_arrows, "Errare humanum est (5.1): an arrow that misses can hit somebody beside its target."),
            (options.patching, "Leaks can be patched (5.2)."),
            (options.weak_ropes, "Ropes between boats that part can break (5.3)."),
            (options.steersman, "A ship without a steersman moves straight on and gains no speed (5.4)."),
            (
                options.treasures,
                "Treasures (5.5): a character who passes over a marker may turn it over, which shows whether it is one. A character who stops on a treasure picks it up in the next movement, if no enemy beside the character can attack. With it a character moves 2 points less, and drops it on attacking or being attacked.",
            ),
            (
                options.mixed_markers,
                "The markers that lie face down are mixed before each game, those that are worth nothing among the treasures, and laid out unseen. A side that scores nothing for treasures looks at them then (ours).",
            ),
            (
                options.captives,
                "Captives: a woman, an elder or the one named as captive, who never attacks, is held while an enemy who fights stands beside them and no such friend. Who is held is led like a horse; a friend who comes to stand beside them frees them (ours).",
            ),
        ];
        let mut said: Vec<String> = switched.into_iter().filter(|(on, _)| *on).map(|(_, words)| words.to_owned()).collect();
        let swimmers = options.swimmers.iter().filter_map(|id| content.troops.get(*id));
        let swimmers: Vec<String> = swimmers.map(|troop| troop.label().to_owned()).collect();
        if !swimmers.is_empty() {
            said.push(format!("Good swimmers (5.5): {} take no drowning test.", listed(&swimmers)));
        }
        for (_, pace) in self.scenario().paces.iter() {
            if let Some(character) = pace.character.and_then(|id| content.characters.get(id)) {
                said.push(format!("{} has a movement of {} (5.5).", character.label(), pace.movement));
            }
        }
        said.extend(self.low_tide());
        if self.scenario().lying(TokenKind::Pig).chain(self.scenario().lying(TokenKind::Goat)).next().is_some() {
            said.push("Pigs and goats (5.5): they move like horses without riders, cannot swim, and have a defense of 1; a character who stands on one fights in a bad place.".into());
        }
        said
    }
}

/// The stance of a character who is on a hex when the scenario begins, such as mounted or in a wall of shields; empty if there is nothing to say.
fn stance(man: &Man) -> String {
    match man.member.task {
        _ if man.member.turn.is_some() => String::new(),
        Task::Captive => ", captive".to_owned(),
        Task::Shieldwall => format!(", shield-wall, front {}", man.member.heading.front()),
        _ if man.rear.is_some() => format!(", mounted, looking {}", man.member.heading.label()),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::{Game, Library};
    use vikings::Content;

    fn template(name: &str) -> Content {
        let project = Library::bundled().template(Game::Vikings, name).expect("a template");
        let project::Content::Vikings(content) = project.content else { panic!("a project for another game") };
        content
    }

    fn ashore(content: &Content, player: Player) -> String {
        let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
        Words::new(&SetUp::of(content, scenario)).ashore(player).concat()
    }

    #[test]
    fn walls_and_riders_are_told_with_the_way_that_they_look() {
        let vengeance = template("vengeance-of-erik");
        let walls = Player::ALL.map(|player| ashore(&vengeance, player)).concat();
        assert_eq!(walls.matches("shield-wall, front ").count(), 3, "{walls}");
        assert!(ashore(&template("sample"), Player::B).contains("mounted, looking SW"));
    }

    #[test]
    fn whoever_has_a_head_start_is_told_with_its_points() {
        let of = |name: &str| {
            let content = template(name);
            let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
            Words::new(&SetUp::of(&content, scenario)).head_starts()
        };
        assert_eq!(of("shield-wall"), ["House of Mercia begins with 3 points."]);
        assert!(of("the-hall").concat().ends_with(" begins with 50 points."));
        assert_eq!(of("sample"), [""; 0]);
    }

    #[test]
    fn the_tide_and_its_hexes_are_no_other_rule() {
        let content = template("the-hall");
        let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
        let set_up = SetUp::of(&content, scenario);
        let (words, end) = (Words::new(&set_up), super::super::end_in_words(&set_up));
        let tide = words.low_tide();
        assert!(tide.len() > 1 && tide[0].starts_with("Low tide (5.5): "), "the tide and its hexes: {tide:?}");
        assert_eq!(end.tide.as_ref(), tide.first());
        let all = words.special_rules();
        assert!(tide.iter().all(|line| all.contains(line) && !end.special.contains(line)), "{:?}", end.special);
        assert_eq!(end.special.len() + tide.len(), all.len());
    }

    #[test]
    fn markers_of_one_look_stand_in_one_line_in_the_order_of_their_hexes() {
        let content = template("drakkar-in-sight");
        let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
        let set_up = SetUp::of(&content, scenario);
        let words = Words::new(&set_up);
        let [(_, line)] = words.lying().try_into().expect("one line");
        let mut spaces: Vec<Space> =
            [TokenKind::Treasure, TokenKind::Dummy].into_iter().flat_map(|kind| scenario.lying(kind)).collect();
        spaces.sort();
        let hexes: Vec<String> = spaces.into_iter().map(|space| words.hex(space)).collect();
        assert_eq!(line, format!("Treasure marker, face down: {}.", listed(&hexes)));
    }
}
