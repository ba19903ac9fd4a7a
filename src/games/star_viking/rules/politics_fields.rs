//! The fields of the politics: one row for each dice table, and one for each outcome.

use super::{Content, DiceTable, Effect, InTable, Outcome, Place, Politics, book};
use rules::Origin;
use rules::kind::{Field, Holds, Kind, NONE, Offer, OrNone, Rows, holds, home, lines, origin, table};

/// The politics as a whole, as a kind of thing that designers edit.
pub const POLITICS: Kind<Content, Politics, Politics, InTable> =
    table(["table of politics", "Politics"], None, &[origin("Origin of the table Politics")], |politics| Politics {
        tables: politics.tables.clone(),
        ..Politics::default()
    });

/// The dice tables as a kind of thing that designers edit.
pub const DICE_TABLES: Kind<Content, Politics, DiceTable, InTable> = Kind::of(
    lines(["table of dice", "Tables of dice"], "table of politics", "dice-tables", &["name"]),
    home(),
    Rows::Built {
        parts: |politics| (0..politics.tables.len()).map(InTable::Dice).collect(),
        get: |politics, part| if let InTable::Dice(at) = part { politics.tables.get(at) } else { None },
        get_mut: |politics, part| if let InTable::Dice(at) = part { politics.tables.get_mut(at) } else { None },
        owns: |politics| politics.origin = Origin::Own,
    },
    &[
        DiceField::new("Name", holds!(Line, name)).hint("Name of the table").column("name").special(),
        DiceField::new("Occasion", holds!(Prose, says)).hint("When it is rolled on, and for what").column("says"),
        DiceField::new("Two dice", holds!(Switch("no"), two_dice))
            .help("Whether two dice are totalled; else one is rolled.")
            .cites(book("Federation Politics"))
            .column("two-dice"),
    ],
    |table| DiceTable { outcomes: table.outcomes.clone(), ..DiceTable::default() },
);

/// The outcomes of the dice tables as a kind of thing that designers edit.
pub const OUTCOMES: Kind<Content, Politics, Outcome, InTable> = Kind::of(
    lines(["outcome", "Outcomes"], "table of politics", "politics", &["dice", "outcome"]),
    home(),
    Rows::Built {
        parts: |politics| {
            let tables = politics.tables.iter().enumerate();
            tables.flat_map(|(table, of)| (0..of.outcomes.len()).map(move |at| InTable::Outcome(table, at))).collect()
        },
        get: |politics, part| {
            let InTable::Outcome(table, at) = part else { return None };
            politics.tables.get(table)?.outcomes.get(at)
        },
        get_mut: |politics, part| {
            let InTable::Outcome(table, at) = part else { return None };
            politics.tables.get_mut(table)?.outcomes.get_mut(at)
        },
        owns: |politics| politics.origin = Origin::Own,
    },
    &[
        told("Outcome", Holds::InWords(label))
            .help("The table of dice on which it is rolled, and the rolls that bring it.")
            .special(),
        told("Table of dice", Holds::InWords(|content, place, _| dice(content, place).unwrap_or_default().to_owned()))
            .help("On which table it is rolled.")
            .column("dice")
            .special(),
        told(
            "Rolls",
            Holds::Numbers(
                ("rolls", 1, 12),
                |outcome| outcome.rolls.iter().map(|roll| i64::from(*roll)).collect(),
                |outcome, rolls| outcome.rolls = rolls.into_iter().filter_map(|roll| u8::try_from(roll).ok()).collect(),
            ),
        )
        .help("The rolls that bring it, such as 2, 5 or 7 to 9.")
        .column("rolls"),
        told("Name", holds!(Line, name)).hint("Name").column("outcome"),
        told("In play", holds!(Choice<Outcome, _>, effect))
            .help("What it does when the game is played here.")
            .column_if_any("effect", IN_PLAY)
            .folded(),
        told("Number", holds!(Level, amount))
            .spoken("The number of what it does in play")
            .help("By how much, or how many; 0 where what it does in play needs no number.")
            .column_if_any("amount", IN_PLAY),
        told("Effect", holds!(Prose, says)).hint("What happens").column("says"),
    ],
    |_| Outcome::default(),
);

/// The group of columns for effects. A table is written without these columns if no outcome has an effect.
const IN_PLAY: u8 = 0;

impl OrNone for Effect {
    const WHAT: &'static str = "what an outcome does in play";

    fn all_or_none() -> &'static [Option<Self>] {
        const ALL: [Option<Effect>; Effect::ALL.len() + 1] = {
            let mut all = [None; Effect::ALL.len() + 1];
            let mut at = 0;
            while at < Effect::ALL.len() {
                all[at + 1] = Some(Effect::ALL[at]);
                at += 1;
            }
            all
        };
        &ALL
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        match chosen {
            None => Offer { word: NONE, help: "Told in words alone" },
            Some(effect) => Offer { word: effect.label(), help: effect.says() },
        }
    }
}

type DiceField = Field<Content, DiceTable, InTable>;
type OutcomeField = Field<Content, Outcome, InTable>;

const fn told(caption: &'static str, holds: Holds<Content, Outcome>) -> OutcomeField {
    OutcomeField::new(caption, holds).cites(book("Federation Politics"))
}

/// The name of the dice table on which an outcome is rolled.
fn dice(content: &Content, place: Place) -> Option<&str> {
    let Place::InTable(_, InTable::Outcome(table, _)) = place else { return None };
    content.tables.politics.tables.get(table).map(|table| table.name.as_str())
}

fn label(content: &Content, place: Place, outcome: &Outcome) -> String {
    format!("{} {}", dice(content, place).unwrap_or_default(), outcome.rolls_label()).trim().to_owned()
}
