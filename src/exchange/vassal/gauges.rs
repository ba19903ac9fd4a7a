//! The gauges of a piece: properties that players change by a menu, and one property with the levels of all gauges in words.

use super::piece::{STATUS, Trait};
use super::sequence::join;
use super::{Gauge, Levels};

/// The traits (VASSAL's properties of a piece) for gauges with these levels. A gauge for which no level is given has its level at the start.
pub(super) fn traits(gauges: &[Gauge], levels: &[u32]) -> Vec<Trait> {
    let told: Vec<String> = gauges.iter().map(|Gauge { name, .. }| format!("\"{name} \" + {name}")).collect();
    if told.is_empty() {
        return Vec::new();
    }
    let told = format!("{{{}}}", told.join(" + \", \" + "));
    let menu = join(gauges.iter().flat_map(|gauge| commands(gauge).into_iter().map(|(words, ..)| words)), ',');
    let mut traits = vec![Trait::new("calcProp", &[STATUS, &told, ""], ""), Trait::new("submenu", &["Record", &menu, ""], "")];
    let levels = levels.iter().copied().map(Some).chain(std::iter::repeat(None));
    traits
        .extend(gauges.iter().zip(levels).map(|(gauge, level)| property(gauge, level.unwrap_or(gauge.start).min(gauge.most()))));
    traits
}

fn property(gauge: &Gauge, level: u32) -> Trait {
    let commands = commands(gauge).into_iter().map(|(words, key, change)| join([words, key, change], ':'));
    let commands = join(commands, ',');
    let (is_number, most, state) = match &gauge.levels {
        Levels::UpTo(most) => ("true", *most, level.to_string()),
        Levels::Words(words) => ("false", 100, words.get(level as usize).cloned().unwrap_or_default()),
    };
    let bounds = join([is_number, "0", &most.to_string(), "false"], ',');
    Trait::new("PROP", &[gauge.name, &bounds, &commands, ""], state)
}

/// The commands that change a gauge. Each is its text in the menu, its key, and the change. A key with a name also has a number, which VASSAL
/// ignores.
fn commands(gauge: &Gauge) -> Vec<(String, String, String)> {
    let name = gauge.name;
    let key = |words: &str| format!("57344,0,{words}{name}");
    match &gauge.levels {
        Levels::UpTo(_) => vec![
            (format!("{name}: one less"), key("less"), join(["I", "-1"], ',')),
            (format!("{name}: one more"), key("more"), join(["I", "1"], ',')),
        ],
        Levels::Words(words) => vec![(format!("{name}: choose"), key("choose"), join(["E", name, &join(words, ',')], ','))],
    }
}

#[cfg(test)]
mod tests {
    use super::super::sequence::split;
    use super::*;

    #[test]
    fn gauges_are_properties_with_a_menu_and_are_told_together() {
        let tasks = ["none", "oars", "helm, astern"].map(str::to_owned).to_vec();
        let gauges = [Gauge::full("Cannons", 4), Gauge::empty("Damage", 9), Gauge::of_words("Task", tasks)];
        let written = traits(&gauges, &[2]);
        let kinds: Vec<Vec<String>> = written.iter().map(|part| split(part.kind(), ';')).collect();
        assert_eq!(
            kinds[0],
            ["calcProp", "Status", "{\"Cannons \" + Cannons + \", \" + \"Damage \" + Damage + \", \" + \"Task \" + Task}", ""]
        );
        let menu = split(&kinds[1][2], ',');
        assert_eq!(menu, ["Cannons: one less", "Cannons: one more", "Damage: one less", "Damage: one more", "Task: choose"]);
        assert_eq!(kinds[2][..3], ["PROP", "Cannons", "true,0,4,false"]);
        let less = split(&split(&kinds[2][3], ',')[0], ':');
        assert_eq!(less, ["Cannons: one less", "57344,0,lessCannons", "I,-1"]);
        let choose = split(&split(&kinds[4][3], ',')[0], ':');
        assert_eq!(split(&split(&choose[2], ',')[2], ','), ["none", "oars", "helm, astern"]);
        let states: Vec<&str> = written.iter().map(Trait::state).collect();
        assert_eq!(states, ["", "", "2", "0", "none"]);
    }
}
