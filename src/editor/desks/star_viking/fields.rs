//! The fields of a thing in words, as long as it has no desk of its own.

use crate::rules::star_viking::{Content, Force, Place, Scenario, Space, System, Table, Technology, UnitType, Wealth};
use crate::rules::{Id, Level};

/// The fields of the thing of a place: what each is, and what it holds.
#[must_use]
pub fn of(content: &Content, place: Place) -> Vec<(String, String)> {
    match place {
        Place::System(id, _) => system(content, id).unwrap_or_default(),
        Place::Unit(id, _) => unit(content, id).unwrap_or_default(),
        Place::Force(id, _) => force(content, id).unwrap_or_default(),
        Place::Scenario(id, _) => scenario(content, id).unwrap_or_default(),
        Place::Table(table) => self::table(content, table),
    }
}

type Fields = Vec<(String, String)>;

fn field(what: &str, words: impl std::fmt::Display) -> (String, String) {
    (what.to_owned(), format!("{words}"))
}

fn system(content: &Content, id: Id<System>) -> Option<Fields> {
    let system = content.systems.get(id)?;
    let mut fields = vec![
        field("Technology", system.technology),
        field("Wealth", system.wealth),
        field("Sun", system.sun.label()),
        field("Origin", system.origin.label()),
    ];
    for (spot, _, sector) in system.sectors() {
        let air = if sector.atmosphere { "atmosphere" } else { "vacuum" };
        let mut words = vec![air.to_owned()];
        words.extend(sector.wealth.map(|wealth| wealth.to_string()));
        for (name, value) in [("EW", sector.ew), ("Def", sector.defense)] {
            words.extend((!value.is_zero()).then(|| format!("{name} {value}")));
        }
        words.extend((sector.attack.get() > 0).then(|| format!("Att {}", sector.attack)));
        words.extend((system.capital == Some(spot)).then(|| "capital".to_owned()));
        fields.push((system.space_label(Space::On(spot)), words.join(", ")));
    }
    Some(fields)
}

fn unit(content: &Content, id: Id<UnitType>) -> Option<Fields> {
    let unit = content.units.get(id)?;
    let level = |level: Option<Level>| level.map_or_else(|| "none".to_owned(), |level| level.to_string());
    Some(vec![
        field("Color", unit.color),
        field("Letters", &unit.letters),
        field("Technology", unit.technology),
        field("Bottom line", unit.bottom_line()),
        field("Cargo capacity", level(unit.capacity)),
        field("Cargo size", level(unit.size)),
        field("Multi-hit", if unit.multi_hit { "yes" } else { "no" }),
        field("Cost", unit.cost.map_or_else(|| "unknown".to_owned(), |cost| cost.to_string())),
        field("Counters", unit.count),
        field("Values", unit.origin.values.label()),
    ])
}

fn force(content: &Content, id: Id<Force>) -> Option<Fields> {
    let force = content.forces.get(id)?;
    let mut fields = vec![field("Color", force.color), field("Spent", force.spent(&content.units))];
    for (unit, of) in force.units.iter() {
        let system = of.system.and_then(|system| content.systems.get(system)).map(|system| system.label().to_owned());
        let hold = of.hold.map(|hold| format!("in {}", force.unit_label(hold, &content.units)));
        fields.push((force.unit_label(unit, &content.units), hold.or(system).unwrap_or_default()));
    }
    Some(fields)
}

fn scenario(content: &Content, id: Id<Scenario>) -> Option<Fields> {
    let scenario = content.scenarios.get(id)?;
    let tiles: Vec<String> = scenario.tile_labels(&content.systems).into_values().collect();
    let force = |force: Option<_>| force.and_then(|force| content.forces.get(force)).map_or("none", |force| force.label());
    let forces: Vec<&str> = scenario.deployments.iter().map(|(_, deployment)| force(deployment.force)).collect();
    Some(vec![
        field("Form", scenario.form.label()),
        field("Systems", tiles.join(", ")),
        field("Forces", forces.join(", ")),
        field("Turns", scenario.turns.map_or_else(|| "no limit".to_owned(), |turns| turns.to_string())),
        field("Notes", scenario.notes.join("\n")),
    ])
}

fn table(content: &Content, table: Table) -> Fields {
    let tables = &content.tables;
    let mut fields = vec![field("Origin", tables.origin(table).label())];
    match table {
        Table::Combat => fields.extend((2..).zip(&tables.combat.rows).map(|(roll, row): (u32, _)| field(&roll.to_string(), row))),
        Table::Plunder => fields.extend(Wealth::ALL.iter().map(|code| field(code.label(), tables.plunder.row(*code)))),
        Table::Politics => {
            for table in &tables.politics.tables {
                fields.push((table.name.clone(), table.says.clone()));
                for outcome in &table.outcomes {
                    let rolls: Vec<String> = outcome.rolls.iter().map(ToString::to_string).collect();
                    fields.push((rolls.join(", "), format!("{}: {}", outcome.name, outcome.says)));
                }
            }
        }
        Table::Modifiers => {
            let (open, near) = (&tables.modifiers.open, &tables.modifiers.near);
            fields.extend([
                field("Deep space, asteroids, starcities", ""),
                field("each point of EW", open.each_point_of_ew),
                field("loading or unloading", open.unloading),
                field("evading", open.evading),
                field("Atmosphere and other vacuum", ""),
                field("EW superior", near.ew_superior),
                field("EW double", near.ew_double),
                field("loading or unloading", near.unloading),
                field(&format!("{} at spacecraft", near.primitives.join(", ")), near.primitive),
            ]);
        }
        Table::Repairs => {
            let technologies = Technology::ALL.iter().zip(tables.repairs.per_hit);
            fields.extend(technologies.map(|(technology, cost)| field(&format!("A hit, technology {technology}"), cost)));
            fields.push(field("A critical hit", tables.repairs.critical_hit));
        }
        Table::Economy => fields.extend([
            field("A point for a Viking", tables.economy.viking_point),
            field("A point for the Federation", tables.economy.federate_point),
            field("Taxes of a home base", tables.economy.home_base_wealth),
        ]),
        Table::Markers => fields.extend([
            field("One hit", tables.markers.one_hit),
            field("Two hits", tables.markers.two_hits),
            field("Three hits", tables.markers.three_hits),
        ]),
    }
    fields
}
