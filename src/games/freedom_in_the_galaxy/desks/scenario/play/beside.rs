//! The odds and the cost of a choice in words, as far as the side that makes the choice can know them.

use freedom_in_the_galaxy::play::{
    Action, CharacterNumber, Columns, Contest, Failing, MissionGroup, Party, Prospect, Question, State,
};
use freedom_in_the_galaxy::verbs::sentences;
use freedom_in_the_galaxy::{CellTable as _, MilitaryTable};
use kit::play::Beside;
use rules::play::Play as _;
use rules::{counted, listed};

/// The remark beside a choice; `None` if the choice has neither odds nor a cost.
pub fn beside(contest: &Contest, state: &State, action: Action) -> Option<Beside> {
    if let Action::Leave(_) = action {
        let says = "A ship with which neither units nor characters stay is lost (14.59).";
        return Some(Beside { words: "lost where nobody stays".to_owned(), says: says.to_owned() });
    }
    if let Action::Wound(character) = action {
        return wound(contest, state, character);
    }
    if let Action::With(character) | Action::Apart(character) = action
        && state.open.character(character).with_units == matches!(action, Action::With(_))
    {
        let says = "It changes nothing; characters with units do no missions (9.57).";
        return Some(Beside { words: "as now".to_owned(), says: says.to_owned() });
    }
    if let Action::Apart(_) = action {
        let says =
            "Apart from the units one may do missions (13.1). Who is detected stays so, and can be searched for (9.4, 11.0).";
        return Some(Beside { words: "may do missions (13.1)".to_owned(), says: says.to_owned() });
    }
    if let Action::Raise(kind) = action {
        let cost = counted(contest.public().unit(kind).kind.cost?.get(), "Force Point");
        let says = format!("It costs {cost} of the resource of the environ (15.4).");
        return Some(Beside { words: cost, says });
    }
    if let Some(letters) = letters(contest, state, action) {
        return Some(letters);
    }
    let all = contest.prospects_of_all(state, action);
    if !all.is_empty() {
        let named = all.into_iter().map(|(attempt, prospect)| (contest.mission_name(attempt), told(&prospect, false)));
        let (words, says): (Vec<_>, Vec<_>) =
            named.map(|(name, (words, says))| (format!("{name}: {words}"), format!("{name}: {says}"))).unzip();
        return Some(Beside { words: words.join("; "), says: says.join("\n") });
    }
    let odds = contest.prospect(state, action).map(|prospect| {
        let (words, says) = told(&prospect, matches!(action, Action::To(_)));
        let card = if let Action::Mission(mission) = action { card_words(contest, mission) + "\n" } else { String::new() };
        Beside { words, says: card + &says }
    });
    let stacked = contest.detected_by_stacking(state, action).map(|detected| stacked(contest, detected, action));
    let stacked = stacked.or_else(|| contest.detected_by_searching(state, action).map(|party| searching(contest, party, action)));
    match (odds, stacked) {
        (Some(odds), Some(stacked)) => {
            Some(Beside { words: format!("{}; {}", odds.words, stacked.words), says: format!("{} {}", odds.says, stacked.says) })
        }
        (odds, stacked) => odds.or(stacked),
    }
}

/// What it costs characters to stand with units. `detected` are the characters whom the choice detects. `bars` says whether the choice keeps
/// characters from missions in this player-turn.
fn stacked(contest: &Contest, (detected, bars): (Party, bool), action: Action) -> Beside {
    let words = match (detected.len(), bars) {
        (0, true) => "no mission (9.57)".to_owned(),
        (1, true) => "detected, no mission (9.52)".to_owned(),
        (number, true) => format!("detects {number}, no mission (9.52)"),
        (0, false) => "detected already (9.52)".to_owned(),
        (1, false) => "detected (9.52)".to_owned(),
        (number, false) => format!("detects {number} (9.52)"),
    };
    let names: Vec<String> = detected.iter().map(|character| contest.character_name(character).to_owned()).collect();
    let now = if names.is_empty() { "all of them are so already".to_owned() } else { format!("now {}", listed(&names)) };
    let missions = if bars {
        "They do no mission (9.57)."
    } else {
        "At the end of a movement of their own they may stand apart again, and do missions (9.57)."
    };
    let search = if matches!(action, Action::SearchLed(_)) {
        " The leader of units that search does not search as a character (11.22)."
    } else {
        ""
    };
    let says = format!(
        "Who stands with units is detected, with all of the side there (9.4, 9.52): {now}. Nobody searches for them (11.11), and a squad attacks \
         them if the units are lost (10.6). {missions}{search}"
    );
    Beside { words, says }
}

/// What it costs characters to search, namely that they are detected (11.31). `detected` are those whom the search newly detects.
fn searching(contest: &Contest, detected: Party, action: Action) -> Beside {
    let still_chosen = action == Action::SearchWithCharacters && detected.len() > 1;
    let words = match detected.len() {
        0 => "detected already (11.31)".to_owned(),
        1 => "detected (11.31)".to_owned(),
        _ if still_chosen => "detects those who search (11.31)".to_owned(),
        number => format!("detects {number} (11.31)"),
    };
    let names: Vec<String> = detected.iter().map(|character| contest.character_name(character).to_owned()).collect();
    let not_yet =
        if names.is_empty() { "all of them are so already".to_owned() } else { format!("not so yet {}", listed(&names)) };
    Beside { words, says: format!("Characters who search are detected (9.4, 11.31): {not_yet}.") }
}

/// What becomes of the letters if the player stops drawing cards or completes a mission (13.52), and the die that is rolled for each mission that
/// then fails (13.5). `None` for other choices.
fn letters(contest: &Contest, state: &State, action: Action) -> Option<Beside> {
    let is_drawing = state.asked?.question == Question::Draw;
    let errand = state.open.errand.as_ref()?;
    let with = |group: &MissionGroup| format!("with {}", counted(u32::from(group.letters), "letter"));
    match action {
        Action::Settle(number) => {
            let group = errand.groups.get(usize::from(number))?;
            let (words, others) = match (is_drawing, errand.at_work().count() > 1) {
                (true, true) => ("; the others draw on", " The other missions go on, and keep their letters."),
                (true, false) => ("; it draws no more", " No other mission is left, so that no card is drawn any more."),
                (false, _) => ("", " The others follow, with the letters that they have."),
            };
            let (too_few, end) = if contest.achieves(state, group) {
                ("", format!("It is completed {} now (13.52).", with(group)))
            } else {
                (", too few", format!("It fails {}, since it needs more (13.53).", with(group)))
            };
            Some(Beside { words: format!("{}{too_few}{words}", with(group)), says: format!("{end}{others}") })
        }
        Action::Done if is_drawing => {
            let failing = contest.failing(state, action);
            let name = |group: &MissionGroup| contest.mission_name(group.attempt(state.open.phasing));
            let kept = |group: &MissionGroup| {
                let end = if contest.achieves(state, group) { "is completed" } else { "fails" };
                format!("{} {end} {}", name(group), with(group))
            };
            let fails = |group: &MissionGroup| {
                let attempt = group.attempt(state.open.phasing);
                let die = failing.iter().find(|failing| failing.attempt == attempt).map(die);
                die.map_or_else(|| format!("{} fails", name(group)), |die| format!("{} fails: {die}", name(group)))
            };
            let of = |(_, group): (u8, &MissionGroup)| if group.letters > 0 { kept(group) } else { fails(group) };
            let words: Vec<String> = errand.at_work().map(of).collect();
            let says = "No letter is lost by stopping: a mission with letters enough is completed with them (13.52, 13.53). A mission without a letter fails, \
                        and a die may decide what becomes of its group (13.5). Nobody is captured where no enemy is (12.87).";
            (!words.is_empty()).then(|| Beside { words: words.join("; "), says: says.to_owned() })
        }
        _ => None,
    }
}

/// On which faces of the die the group of a failed mission is captured or killed (13.5).
fn die(failing: &Failing) -> String {
    let of = |faces: Option<(u32, u32)>, end: &str| faces.map(|(first, last)| format!("{end} on {}", span(first, last)));
    let ends: Vec<String> = of(failing.captured, "captured").into_iter().chain(of(failing.killed, "killed")).collect();
    ends.join(", ")
}

/// The faces of a die from `first` to `last`, in words.
fn span(first: u32, last: u32) -> String {
    if first == last { first.to_string() } else { format!("{first} to {last}") }
}

/// How many wounds a character has and how many would kill them, as far as the asked side knows (12.7).
fn wound(contest: &Contest, state: &State, character: CharacterNumber) -> Option<Beside> {
    let look = contest.view(state, contest.to_act(state)?).look(contest.public());
    let endurance = look.abilities(character, Party::of(character)).endurance.max(1);
    let has = state.open.character(character).wounds;
    let dies = if i32::from(has) + 1 >= endurance { ", dies" } else { "" };
    let says = format!(
        "{} has {} and dies of the wound that makes {endurance} (12.7).",
        contest.character_name(character),
        counted(u32::from(has), "wound")
    );
    Some(Beside { words: format!("has {has} of {endurance}{dies}"), says })
}

/// The text of a mission's card: its conditions, the effect of its letters, and the cost of a failure (13.2).
fn card_words(contest: &Contest, mission: u8) -> String {
    let Some(card) = contest.public().missions().get(usize::from(mission)).map(|found| &found.card) else { return String::new() };
    let failure = sentences(&card.failure).into_iter().map(|price| format!("If it fails: {price}"));
    let parts = [sentences(&card.conditions), sentences(&card.success)];
    parts.into_iter().flatten().chain(failure).collect::<Vec<_>>().join("\n")
}

/// A prospect in a few words, and in full sentences. `of_journey` says whether it is the prospect of a journey.
fn told(prospect: &Prospect, of_journey: bool) -> (String, String) {
    match prospect {
        Prospect::Search { value, hiding, faces } => (
            format!("{value} against {hiding}: finds on {faces} of 6"),
            format!(
                "The search value is {value} and the hiding value {hiding}, so that {faces} of 6 faces of a die find somebody (11.2)."
            ),
        ),
        Prospect::Combat { column, attacker, defender } if of_journey => {
            let odds = MilitaryTable::COLUMNS.get(*column).copied().unwrap_or_default();
            (
                format!("fire at {odds}: loses {defender:.1}"),
                format!(
                    "If the base fires, it does so at {odds}: the stack loses a strength of {defender:.1} in the mean, and the base {attacker:.1} (9.2)."
                ),
            )
        }
        Prospect::Combat { column, attacker, defender } => {
            let odds = MilitaryTable::COLUMNS.get(*column).copied().unwrap_or_default();
            (
                format!("at {odds}: attacker loses {attacker:.1}, defender {defender:.1}"),
                format!(
                    "At {odds} the attacker loses a strength of {attacker:.1} in the mean, and the defender of {defender:.1} (10.2)."
                ),
            )
        }
        Prospect::Unseen(units) => (
            format!("{} face down", counted(*units, "unit")),
            format!("How strong {} is not known before the dice are rolled (7.22).", of_them(*units)),
        ),
        Prospect::Letters { .. } => told_of_letters(prospect),
        Prospect::Card { letters, events, left, ahead } => (
            format!("of {left} cards {letters} help, {events} hurt"),
            format!(
                "Of the {left} cards that are left {letters} show a letter and {events} have an event against you; another letter comes by the \
                 last draw with {} (13.3).",
                percent(*ahead)
            ),
        ),
        Prospect::Passage(chances) => passage(chances),
        Prospect::Round { columns, hurt, struck, dies, star } => round(columns, [*hurt, *struck], *dies, *star),
        Prospect::BreakOff { active, inactive, columns } => {
            let of = |who: &str, faces: &Option<u32>| faces.map(|faces| format!("{who} get away on {faces} of 6"));
            let known: Vec<String> = of("active", active).into_iter().chain(of("inactive", inactive)).collect();
            (known.join(", "), format!("{} With one die for all: {} (12.5).", reading(columns), known.join(", ")))
        }
    }
}

/// The chances of letters, in a few words and in full sentences; empty for other prospects.
fn told_of_letters(prospect: &Prospect) -> (String, String) {
    let Prospect::Letters { draws, chances, least, not_yet, no_room } = prospect else { return <(String, String)>::default() };
    let names = [["one letter", "two letters", "three letters"], ["one", "two", "three"]];
    let named = chances.iter().enumerate().skip(least.saturating_sub(1));
    let full: Vec<String> = named
        .enumerate()
        .map(|(place, (at, chance))| format!("{} {}", names[place.min(1)][at.min(2)], percent(*chance)))
        .collect();
    let too_few = if *least > 1 { format!(" Fewer than {least} letters achieve nothing (13.53).") } else { String::new() };
    let [words, says] = match (no_room, not_yet) {
        (Some(end), _) => [
            format!("; at {end} no shift (15.13)"),
            format!(
                " The planet is at {end} already, where a further shift is ignored (15.13): a letter does nothing unless an event turns the \
                 loyalty away first."
            ),
        ],
        (None, true) => [
            "; from Unrest on".to_owned(),
            " Only letters that are drawn once the planet is at Unrest count, and it is not yet (15.2).".to_owned(),
        ],
        (None, false) => [String::new(), String::new()],
    };
    (
        format!("{}: {}{words}", counted(*draws, "draw"), full.join(", ")),
        format!("With {}, events aside, at least {} (13.3).{too_few}{says}", counted(*draws, "draw"), full.join(", ")),
    )
}

/// The odds of a round of a fight, in a few words and in full sentences.
fn round(columns: &Columns, [hurt, struck]: [f64; 2], dies: Option<f64>, star: Option<f64>) -> (String, String) {
    let dies = dies.filter(|chance| *chance > 0.0).map(|chance| {
        (
            format!("a death {}", percent(chance)),
            format!(
                "With {} the wounds are enough for an active defender to die, however they are marked (12.7).",
                percent(chance)
            ),
        )
    });
    let star = star.map(|chance| (format!("a star {}", percent(chance)), format!(
        "With {} the dice show a star, by which an active defender is captured by lot unless the attacker is beaten (12.8).", percent(chance)
    )));
    let (more, full): (Vec<String>, Vec<String>) =
        dies.into_iter().chain(star).map(|(words, says)| (format!(", {words}"), format!(" {says}"))).unzip();
    (
        format!("{}: wounds for defenders {hurt:.1}, attacker {struck:.1}{}", differential(columns), more.concat()),
        format!(
            "{} A round brings the defenders {hurt:.1} wounds in the mean, and the attacker {struck:.1} (12.6).{}",
            reading(columns),
            full.concat()
        ),
    )
}

/// The chances of a ship that passes enemy bases, in a few words and in full sentences.
fn passage([unseen, detected, damaged, lost]: &[f64; 4]) -> (String, String) {
    let named = [
        ("unseen", unseen, "Unseen, its characters are not detected."),
        ("seen", detected, "Seen, its characters are detected."),
        (
            "ship damaged",
            damaged,
            "Damaged, its characters are detected, and the ship is lost once it has arrived; nobody is harmed.",
        ),
        ("all lost", lost, "Lost, the ship is destroyed with all aboard."),
    ];
    let comes = || named.iter().filter(|(_, chance, _)| **chance > 0.0);
    let known: Vec<String> = comes().map(|(how, chance, _)| format!("{how} {}", percent(**chance))).collect();
    let follows: Vec<&str> = comes().map(|(.., follows)| *follows).collect();
    let known = known.join(", ");
    let says = format!("The ship passes an enemy base: {known} (9.3, 9.31). {}", follows.join(" "));
    (known, says)
}

/// The combat differential and the shift of the column, in a few words.
fn differential(columns: &Columns) -> String {
    let shift = columns.shift();
    let number = counted(shift.unsigned_abs() as u32, "column");
    match shift.signum() {
        0 => format!("differential {:+}", columns.differential),
        1 => format!("differential {:+}, {number} right", columns.differential),
        _ => format!("differential {:+}, {number} left", columns.differential),
    }
}

/// The column in which the dice are read, with everything that shifts it, in full sentences.
fn reading(columns: &Columns) -> String {
    let [own, read] = columns.headings();
    let right = |number: isize| counted(number.unsigned_abs() as u32, "column");
    let capture = columns.capture.then(|| "two columns to the left for a capture (12.8)".to_owned());
    let failed = columns.failed.then(|| "one to the right, since the active have failed to break off (12.53)".to_owned());
    let surprise = (columns.surprise > 0).then(|| format!("{} to the right for surprise (12.13)", right(columns.surprise)));
    let shifts: Vec<String> = [capture, failed, surprise].into_iter().flatten().collect();
    let heading =
        format!("The combat differential, attack less defense, is {:+}: the column \u{201c}{own}\u{201d}", columns.differential);
    if shifts.is_empty() {
        format!("{heading}.")
    } else {
        format!("{heading}, read {}: \u{201c}{read}\u{201d}.", listed(&shifts))
    }
}

/// The words for this many face-down units.
fn of_them(units: u32) -> String {
    if units == 1 { "the unit that lies face down".to_owned() } else { format!("the {units} units that lie face down") }
}

/// Writes a chance in percent, without decimals.
fn percent(chance: f64) -> String {
    format!("{:.0} %", chance * 100.0)
}
