//! The charts: both combat tables, arrows, terrain, challenges, riding, boarding, water, ropes, collisions, and the order of a turn. All numbers
//! come from the tables of the project; the words are Drydock's own.

use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Color, Tag};
use geometry::Mm;
use rules::Modifier;
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, INK, TEXT};
use sheets::scraps::without_scraps;
use sheets::table::{Cell, Table as Grid};
use vikings::{ArrowTarget, BOOK, Blow, CombatTable, Content, Missiles, Place, Table, Terrain};

/// The style of text that is large enough to be read from across a table.
const WORDS: Style = TEXT.sized(Mm::new(3.3));
/// The background of results that are bad for the attacker.
pub(super) const AGAINST: Color = Color::rgb(214, 224, 240);
/// The background of a result that hurts the defender.
pub(super) const HURTS: Color = Color::rgb(252, 232, 190);
/// The background of a result that kills the defender.
pub(super) const KILLS: Color = Color::rgb(246, 184, 164);

/// The charts of a project; no pages if it has no combat table.
#[must_use]
pub fn charts(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.tables.on_foot.0.is_blank() {
        return Vec::new();
    }
    without_scraps(frame, printout, |frame, printout| laid(content, frame, printout))
}

/// The charts as pages, for a project that has a combat table.
fn laid(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, "Charts", BOOK);
    let tables = &content.tables;
    let mut of = |table| printout.tag(Place::Table(table));
    combat(&mut flow, (of(Table::OnFoot), "Combat against those on foot"), &tables.on_foot.0, false);
    combat(&mut flow, (of(Table::AgainstRiders), "Combat against riders"), &tables.against_riders.0, true);
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0)).set_in(WORDS);
    situations(content, &mut of, &mut columns);
    sequence(&mut columns);
    on_the_way(content, &mut of, &mut columns);
    columns.pour(&mut flow);
    flow.break_page();
    arrows(content, of(Table::Missiles), &mut flow);
    terrain(content, of(Table::Grounds), &mut flow);
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0)).set_in(WORDS);
    at_sea(content, &mut of, &mut columns);
    columns.pour(&mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::OnFoot), "The charts");
    bodies
}

/// The background of a result; `None` if it has no special background.
fn behind(blow: Blow, mounted: bool) -> Option<Color> {
    match (blow, mounted) {
        (Blow::Nothing | Blow::C, _) => None,
        (Blow::A | Blow::B, _) => Some(AGAINST),
        (Blow::F, false) | (Blow::G | Blow::H, _) => Some(KILLS),
        (Blow::D | Blow::E, _) | (Blow::F, true) => Some(HURTS),
    }
}

fn combat(flow: &mut Flow, (tag, title): (Tag, &str), table: &CombatTable, mounted: bool) {
    flow.heading_of(tag, title, HEADING, Mm::new(40.0));
    let headings: Vec<String> = (1..=CombatTable::ODDS).map(CombatTable::heading).collect();
    let heads: Vec<&str> = std::iter::once("die").chain(headings.iter().map(String::as_str)).collect();
    let shares: Vec<f64> = std::iter::repeat_n(1.0, heads.len()).collect();
    let cell = |odds: usize, die: usize| -> Cell {
        table.blow(odds, die).map_or_else(|| ("?".into(), None), |blow| (blow.written().into(), behind(blow, mounted)))
    };
    let row = |die: usize| -> Vec<Cell> {
        std::iter::once((die.to_string(), None)).chain((1..=CombatTable::ODDS).map(|odds| cell(odds, die))).collect()
    };
    let rows: Vec<Vec<Cell>> = (1..=CombatTable::FACES).map(row).collect();
    Grid { shares: &shares, heads: &heads, row: Mm::new(4.8) }.pour(flow, &rows);
    let says: Vec<String> = Blow::ALL
        .into_iter()
        .filter(|blow| mounted || *blow <= Blow::F)
        .map(|blow| format!("{} {}", blow.written(), blow.says(mounted)))
        .collect();
    Grid::remark(flow, &says.join("  "));
    flow.gap(Mm::new(2.0));
}

fn columns_of(modifier: Modifier) -> String {
    modifier.to_string()
}

fn situations(content: &Content, of: &mut dyn FnMut(Table) -> Tag, columns: &mut Columns) {
    let table = &content.tables.situations;
    let indent = Mm::new(9.0);
    columns.heading_of(of(Table::Situations), "Columns of the combat tables", INK);
    columns.entry(
        &columns_of(table.ground),
        indent,
        "for each step by which the attacker's ground or task is better than the defender's",
    );
    columns.entry(&columns_of(table.joint), indent, "several attackers together against one on foot");
    columns.entry(&columns_of(table.joint_riders), indent, "several riders together against a rider");
    columns.paragraph(&format!(
        "Odds are rounded in favour of the defender; under 1-1 there is no attack. An axe in both hands multiplies the attack of a sound character on foot by {}, who then defends one step worse until it is put away.",
        table.axe
    ));
    columns.paragraph(&format!("Add {} to the die against armour; a 10 stays a 10.", table.armour));
    columns.paragraph("Several who strike together use the worst ground among them. A character who is stunned or wounded a second time is dead, and so is a stunned one who has to retreat. One who cannot retreat is wounded.");
}

fn sequence(columns: &mut Columns) {
    columns.heading("A turn", INK);
    let indent = Mm::new(6.0);
    columns.entry(
        "1",
        indent,
        "Boats: tasks, secret speeds, movement hex by hex with hooks and collisions; ropes are pulled; damage is noted.",
    );
    columns.entry(
        "2",
        indent,
        "Side A: its bows; its movement, with the other side's defensive fire; its fights; its stunned get up.",
    );
    columns.entry("3", indent, "Boats again.");
    columns.entry("4", indent, "Side B, as side A.");
}

fn arrows(content: &Content, tag: Tag, flow: &mut Flow) {
    let table = &content.tables.missiles;
    flow.heading_of(tag, "Arrows", HEADING, Mm::new(30.0));
    let heads = ["target", "1", "2", "3", "4", "5", "6+"];
    let shares = [4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    let row = |target: &ArrowTarget| -> Vec<Cell> {
        let cell = |die: usize| (table.arrow(*target, die as i32).map_or("?", |arrow| arrow.written()).to_owned(), None);
        std::iter::once((target.label(), None)).chain((1..=Missiles::FACES).map(cell)).collect()
    };
    let rows: Vec<Vec<Cell>> = ArrowTarget::ALL.iter().map(row).collect();
    Grid { shares: &shares, heads: &heads, row: Mm::new(4.8) }.pour(flow, &rows);
    let words = format!(
        "Added to the die: {} beyond {} hexes, {} beyond {}, none reaches beyond {}; {} shooter wounded, {} shooter on a boat, {} target in armour, {} target with an axe in both hands. On foot: A retreats 2 hexes or loses 2 movement points, B wounded (on the move half of what is left), C killed. Mounted: A 4 hexes or points, B stunned and off the horse, C wounded (on the move also A), D horse killed, rider wounded and off it.",
        table.at_medium, table.short, table.at_long, table.medium, table.long, table.wounded, table.boat, table.armour, table.axe
    );
    Grid::remark(flow, &words);
    flow.gap(Mm::new(2.0));
}

fn terrain(content: &Content, tag: Tag, flow: &mut Flow) {
    flow.heading_of(tag, "Terrain", HEADING, Mm::new(30.0));
    let heads = ["terrain", "on foot", "horse", "armour", "cover", "attacking", "defending"];
    let shares = [2.4, 1.0, 1.0, 1.0, 1.4, 1.2, 1.2];
    let row = |terrain: &Terrain| -> Vec<Cell> {
        let ground = content.tables.grounds.of(*terrain);
        // The terrain of a boat does not decide a fight: tasks and speeds do, as the list below says.
        let fights = |written: &str| if *terrain == Terrain::Boat { "see 4.86" } else { written }.to_owned();
        let cells = [
            terrain.label().to_owned(),
            ground.cost.to_string(),
            ground.horse.map_or_else(|| "never".into(), |cost| cost.to_string()),
            if ground.armour { "enters" } else { "never" }.to_owned(),
            ground.cover.label().to_owned(),
            fights(ground.attacking.written()),
            fights(ground.defending.written()),
        ];
        cells.map(|words| (words, None)).into()
    };
    let rows: Vec<Vec<Cell>> = Terrain::ALL.iter().map(row).collect();
    Grid { shares: &shares, heads: &heads, row: Mm::new(4.8) }.pour(flow, &rows);
    Grid::remark(
        flow,
        "A window costs its points beside the hex's. Cover is the most that a hex gives: a slope, a boat, a building and a slit give it where they stand between.",
    );
    flow.gap(Mm::new(2.0));
    let heads = ["instead of the ground, for a character", "attacking", "defending"];
    let rows: Vec<Vec<Cell>> = PLACES.iter().map(|cells| cells.map(|words| (words.to_owned(), None)).into()).collect();
    Grid { shares: &[4.0, 1.0, 1.0], heads: &heads, row: Mm::new(4.8) }.pour(flow, &rows);
    flow.gap(Mm::new(2.0));
}

/// Places where something other than the ground decides a fight: aboard a boat (4.81, 4.86), and at openings (2.74). Each has the effect on the
/// attacker and on the defender. An empty cell means that the ground decides.
const PLACES: [[&str; 3]; 7] = [
    ["ready to board, against another boat (4.81)", "+", "+"],
    ["aboard with any other task, against another boat (4.81)", "0", "-"],
    ["aboard, against somebody ashore, unless one of the attackers is aboard too (4.86)", "0", "+"],
    ["aboard, against somebody in the water (4.86)", "+", "+"],
    ["in the water, against somebody aboard (4.86)", "-", "-"],
    ["on the other side of a doorway (2.74)", "", "+"],
    ["on the other side of a window (2.74)", "-", "+"],
];

fn on_the_way(content: &Content, of: &mut dyn FnMut(Table) -> Tag, columns: &mut Columns) {
    let tables = &content.tables;
    let challenge = &tables.challenges;
    columns.heading_of(of(Table::Challenges), "Passing an enemy", INK);
    columns.paragraph(&format!(
        "Roll a die for each enemy in a position to attack, at every hex that the character crosses: from {} the character is wounded, from {} dead. Subtract {} if the character rides and {} if in armour, and add {} if wounded. The same of the enemy counts the other way round.",
        challenge.wounds, challenge.kills, challenge.rider, challenge.armour, challenge.wounded
    ));
    let riding = &tables.riding;
    columns.heading_of(of(Table::Riding), "Riders", INK);
    let ring: Vec<String> = riding.ring.iter().map(ToString::to_string).collect();
    columns.paragraph(&format!(
        "The eight hexes round a rider cost {} more, from straight ahead to straight behind; a half-turn on the spot costs {}. Mounting and dismounting cost {}, in armour {}; what is left is multiplied by {} on mounting and divided by it on dismounting, by {} if wounded.",
        ring.join(", "), riding.half_turn, riding.mounting, riding.mounting_in_armour, riding.share, riding.share_wounded
    ));
    let boarding = &tables.boarding;
    columns.heading_of(of(Table::Boarding), "Boarding, beyond the hex", INK);
    columns.paragraph(&format!(
        "Into a ship from a boat {}, from land {}, from the shallows {}, from the deep {}; into a rowboat {}, {} and {}. Out of a ship onto land {}, into water {}; out of a rowboat {}.",
        boarding.from_boat,
        boarding.from_land,
        boarding.from_shallow,
        boarding.from_deep,
        boarding.rowboat_from_land,
        boarding.rowboat_from_shallow,
        boarding.rowboat_from_deep,
        boarding.onto_land,
        boarding.into_water,
        boarding.out_of_rowboat
    ));
}

fn at_sea(content: &Content, of: &mut dyn FnMut(Table) -> Tag, columns: &mut Columns) {
    let tables = &content.tables;
    let drowning = &tables.drowning;
    columns.heading_of(of(Table::Drowning), "Deep water", INK);
    columns.paragraph(&format!(
        "Roll a die before a swimmer moves: up to {} the swimmer drowns; a wound changes the die by {}. A character in armour drowns at once.",
        drowning.drowns, drowning.wounded
    ));
    let ropes = &tables.grappling;
    columns.heading_of(of(Table::Grappling), "Hooks and ropes", INK);
    columns.paragraph(&format!(
        "A hook holds on {} for each hex or more, up to {} hexes; a rope is cut up to {}. The wounded, women and elders have {} throwing and {} cutting.",
        ropes.each_hex, ropes.rope, ropes.cuts, ropes.weak_throw, ropes.weak_cut
    ));
    columns.heading_of(of(Table::Collisions), "Collisions", INK);
    let bands: Vec<[String; 4]> = tables
        .collisions
        .bands
        .iter()
        .map(|band| {
            let others = [(band.killed, "dead"), (band.wounded, "wounded"), (band.stunned, "stunned")];
            let others: Vec<String> = others
                .into_iter()
                .filter(|(number, _)| number.get() > 0)
                .map(|(number, word)| format!("{number} {word}"))
                .collect();
            let others = if others.is_empty() { "none".to_owned() } else { others.join(", ") };
            [format!("{}+", band.from), band.damage.to_string(), band.struck.label().to_owned(), others]
        })
        .collect();
    let rows: Vec<[&str; 4]> = bands.iter().map(|cells| [0, 1, 2, 3].map(|at| cells[at].as_str())).collect();
    let rows: Vec<&[&str]> = rows.iter().map(<[&str; 4]>::as_slice).collect();
    columns.table(&[0.8, 0.7, 1.2, 2.8], &["sum", "hull", "struck", "others"], &rows);
}
