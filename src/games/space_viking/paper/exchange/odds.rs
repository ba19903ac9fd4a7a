//! The chances of a fleet that meets another fleet or raids a world.

use exchange::answer::{Answer, Asked, Document, Fields, Question, Told, Word};
use project::OneOf as _;
use rules::{counted, slug};
use space_viking::odds::{BattleOdds, Defence, Landing, LandingForce, Side, battle, interval, landing};
use space_viking::{Content, Fleet, World};

/// The question of how a fleet does against another fleet, or on a world.
pub const MEETING: Question = Question {
    about: "Show the chances of a fleet of Space Viking against a fleet or a world",
    numbers: &[],
    words: &[
        Word { name: "fleet", letter: "A", about: "A fleet of the project, by its name", required: true, read: Told::name },
        Word {
            name: "against",
            letter: "B",
            about: "The fleet that it meets, or the world where it fights the guard and lands",
            required: true,
            read: Told::name,
        },
    ],
    switches: &[],
    answer: |asked| {
        let nothing = Content::default();
        let content = Content::own(asked.content).unwrap_or(&nothing);
        match met(asked, content) {
            Err(why) => Answer::refused(why),
            Ok(meeting) => {
                let same = meeting.clone();
                Answer::new(move || meeting.lines(), move || same.document())
            }
        }
    },
};

/// The chances of a fleet against another fleet or a world.
#[derive(Clone, Debug)]
struct Meeting {
    names: [String; 2],
    odds: BattleOdds,
    landing: Option<Landing>,
}

fn met(asked: &Asked, content: &Content) -> Result<Meeting, String> {
    let word = |name: &str| asked.word(name).and_then(Told::as_name).unwrap_or_default();
    let fleet = |name: &str| -> Option<&Fleet> {
        let is_meant = |known: &str| known.trim().to_lowercase() == name.to_lowercase() || slug(known) == name;
        content.fleets.find(|fleet| is_meant(&fleet.name)).map(|(_, fleet)| fleet)
    };
    let world = |name: &str| -> Option<&World> {
        let is_meant = |known: &str| known.trim().to_lowercase() == name.to_lowercase() || slug(known) == name;
        content.worlds.find(|world| is_meant(&world.name)).map(|(_, world)| world)
    };
    let (name, against) = (word("fleet"), word("against"));
    let one = fleet(name).ok_or_else(|| format!("The project has no fleet {name:?}"))?;
    let side = Side::of_fleet(content, one);
    if let Some(other) = fleet(against) {
        let odds = battle(&side, &Side::of_fleet(content, other));
        return Ok(Meeting { names: [one.label(), other.label()].map(str::to_owned), odds, landing: None });
    }
    let world = world(against).ok_or_else(|| format!("The project has no fleet and no world {against:?}"))?;
    let odds = battle(&side, &Side::of_guard(content, world));
    let names = [one.label(), world.label()].map(str::to_owned);
    Ok(Meeting { names, odds, landing: Some(landing(&LandingForce::of_fleet(content, one), Defence::of_world(content, world))) })
}

impl Meeting {
    /// The chances of each way in which the battle can end, with its name in JSON.
    fn shares(&self) -> [(&'static str, f64); 5] {
        let ends = self.odds.ends;
        [
            ("wins", ends.wins),
            ("loses", ends.loses),
            ("both_lost", ends.both_lost),
            ("broke_off", ends.broke_off),
            ("undecided", ends.undecided),
        ]
    }

    fn lines(&self) -> Vec<String> {
        let [one, other] = &self.names;
        let mut lines = vec![format!("{one} against {other}:")];
        for (name, chance) in self.shares() {
            let name = name.replace('_', " ");
            let between = self.odds.battles.map_or_else(String::new, |battles| {
                let (low, high) = interval(chance, battles);
                format!("  ({:.2} to {:.2})", low * 100.0, high * 100.0)
            });
            lines.push(format!("  {name:<10} {:>6.2} %{between}", chance * 100.0));
        }
        lines.extend(self.odds.battles.map(|battles| {
            format!(
                "  Not exact: the battle has too many states, so that {} were fought out. Nineteen times out of twenty the chance lies between the bounds.",
                counted(battles as usize, "battle")
            )
        }));
        if let Some(landing) = &self.landing {
            lines.push(format!(
                "Landing: {} and {} against {}; {} screened, {} of them ships.",
                counted(landing.ships, "ship"),
                counted(landing.troops, "unit"),
                landing.defenders,
                landing.screens,
                landing.screened_ships
            ));
            for (shots, outlives) in landing.at_ships.iter().zip(&landing.ships_outlive) {
                lines.push(format!("  a ship under {} outlives the round: {:.2} %", counted(*shots, "shot"), outlives * 100.0));
            }
        }
        lines
    }

    fn document(&self) -> Document {
        let round = |chance: f64| Document::Fraction((chance * 1e12).round() / 1e12);
        let mut fields: Fields = vec![
            ("fleet", self.names[0].as_str().into()),
            ("against", self.names[1].as_str().into()),
            ("exact", Document::Switch(self.odds.battles.is_none())),
        ];
        fields.extend(self.shares().map(|(name, chance)| (name, round(chance))));
        if let Some(battles) = self.odds.battles {
            let bounds = self.shares().map(|(name, chance)| {
                let (low, high) = interval(chance, battles);
                (name, Document::List(vec![round(low), round(high)]))
            });
            fields.push(("battles", battles.into()));
            fields.push(("bounds", bounds.into_iter().collect::<Fields>().into()));
        }
        if let Some(landing) = &self.landing {
            let outlive = landing.ships_outlive.iter().map(|chance| round(*chance)).collect();
            let landing: Fields = vec![
                ("ships", landing.ships.into()),
                ("troops", landing.troops.into()),
                ("defenders", landing.defenders.into()),
                ("screens", landing.screens.into()),
                ("screened_ships", landing.screened_ships.into()),
                ("outlive", Document::List(outlive)),
            ];
            fields.push(("landing", landing.into()));
        }
        fields.into()
    }
}
