//! A summary of the rules in Drydock's own words. Every fact comes from the rulebook, or from the rulings that the module of the rules lists.

use super::scenario_words::option_words;
use drawing::stock::Orientation;
use geometry::Mm;
use launch_fighters::{BOOK, Content, Place};
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, TEXT};

/// The sizes of letters that are tried, the largest first, until everything fits on one page. If no size fits, two pages use the first.
const LETTERS: [f64; 6] = [2.9, 2.75, 2.6, 2.5, 2.4, 2.3];

/// The quick reference, in two columns on as many pages as it needs.
pub fn quick_reference(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, "Quick reference", BOOK);
    let sizes = LETTERS.into_iter().map(|size| all(content, flow.width(), Mm::new(size)));
    let one_page = sizes.into_iter().find(|columns| columns.height() <= flow.tallest());
    let columns = one_page.unwrap_or_else(|| all(content, flow.width(), Mm::new(LETTERS[0])));
    columns.pour(&mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Options, "The quick reference");
    bodies
}

fn all(content: &Content, width: Mm, size: Mm) -> Columns {
    let mut columns = Columns::new(width, 2, Mm::new(64.0)).set_in(TEXT.sized(size).with_leading(1.25));
    turn(&mut columns);
    movement(&mut columns);
    attack(&mut columns);
    damage(&mut columns);
    fighters(&mut columns);
    ending(&mut columns);
    extras(&mut columns);
    columns.heading("Optional rules of this project", INK);
    for (in_use, words) in option_words(&content.options) {
        columns.option(in_use, words);
    }
    columns
}

fn all_entries(columns: &mut Columns, entries: &[(&str, &str)]) {
    for (word, words) in entries {
        columns.entry(word, WORD, words);
    }
}

/// The width of the column with the keyword of each entry.
const WORD: Mm = Mm::new(19.0);

/// Adds the section on the turn ("The Battle", "A) Initiative").
fn turn(columns: &mut Columns) {
    columns.heading("The turn", INK);
    let entries = [
        ("A Initiative", "Two dice each, plus the best sensors among your ships on the map. Ties roll off (+ and −)."),
        ("B Movement", "Steps 0 to 5. In a step the lowest initiative moves one unit, then the next player, and round again."),
        (
            "C Attack",
            "Steps 5 to 0. In a step the highest initiative attacks with one unit, then the next player, and round again.",
        ),
        ("D Recovery", "Inactive squadrons turn active; repairs; units at an edge or area of retreat leave."),
    ];
    all_entries(columns, &entries);
    columns.paragraph("A unit belongs to the step of its move stat as it is now; squadrons to step 5.");
}

/// Adds the section on movement ("How to Move", "Flanking").
fn movement(columns: &mut Columns) {
    columns.heading("Movement", INK);
    for words in [
        "Up to as many spaces as the move stat, in any direction and through any unit. Then choose the facing; move 0 may still turn.",
        "A ship must not end on a ship. Ending on a squadron pushes it to an empty space beside it, of its owner’s choice; where there is none it \
         returns to base.",
        "Squadrons move 5, have no facing, and end on an empty space.",
    ] {
        columns.point(words);
    }
    columns.heading("Arcs and flanking", INK);
    for words in [
        "The line through a ship at right angles to its arrow divides front arc from rear arc. On the line is in neither.",
        "Flanking: the target is in your front arc and you are in its rear arc. Cannons and missiles then double their pool. Squadrons neither \
         flank nor are flanked.",
    ] {
        columns.point(words);
    }
}

/// Adds the section on attacks ("How to Attack with a Weapons System").
fn attack(columns: &mut Columns) {
    columns.heading("Attack", INK);
    columns.paragraph("Each unit is active once; each of its weapons systems acts once, in any order, one after the other:");
    let steps = [
        (
            "1 Target",
            "Cannons, launchers: one ship within 5 spaces, or flak at squadrons beside you. Squadrons: one target beside them.",
        ),
        ("2 Pool", "Cannons: a die a level. Launchers: a die for each missile spent, up to the level. Guns: one die."),
        (
            "3 Less",
            "Cannons at a target whose move is above the cannons level: half the pool, rounded up. Missiles: intercepted dice go.",
        ),
        ("4 More", "Flanking doubles what is left, without more missiles."),
        (
            "5 Barrages",
            "Throw some or all dice of the pool together and compare the sum with the defense. Go on until the pool is spent or you stop.",
        ),
    ];
    all_entries(columns, &steps);
    let entries = [
        (
            "Intercept",
            "Up to three active squadrons beside the defender, none in the arc opposite to the attack: each rolls once a pool, 4–6 removes a die.",
        ),
        (
            "Flak",
            "Barrages against any enemy squadrons beside the ship while dice last. Cannons below 5 halve. Missile flak cannot be intercepted.",
        ),
        ("Formation", "Your squadrons beside the same ship may attack it as one: one activation, one barrage."),
        (
            "Bays",
            "Launch up to the bays level of active squadrons into spaces beside the ship. They defend and intercept at once; they attack \
                  this turn only while step 5 lasts.",
        ),
    ];
    all_entries(columns, &entries);
}

/// Adds the section on hits ("7) Damage and Hits", "Hit Results").
fn damage(columns: &mut Columns) {
    columns.heading("Hits", INK);
    columns.table(
        &[1.5, 3.2],
        &["Barrage", "Result"],
        &[
            &["all dice show 1", "miss, whatever the defense"],
            &["sum up to defense", "miss"],
            &["sum above defense", "hit"],
            &["sum above twice", "direct hit (any sum against defense 0)"],
        ],
    );
    columns.table(
        &[1.5, 1.6, 1.6],
        &["Stats lost", "Hit", "Direct hit"],
        &[
            &["Cannons, guns", "1, defender chooses", "1, attacker chooses"],
            &["Missiles", "1, attacker chooses", "2, attacker chooses"],
            &["On a squadron", "inactive or to base, attacker chooses", "eliminated"],
        ],
    );
    for words in [
        "Losses count at once, also between barrages. The two of a direct missile hit may be the same stat. No stat falls below 0.",
        "A squadron hit while inactive is eliminated.",
    ] {
        columns.point(words);
    }
    // These points stay together, so that no single one stands alone at the head of a column.
    columns.together(|columns| {
        columns.point("Bays hit with squadrons aboard: a die for each level lost, 4–6 destroys one squadron.");
        columns.point("A ship with all five stats at 0 is destroyed.");
    });
}

/// Adds the section on fighters ("Dogfight", "Active and Inactive Fighters", "Return to Base", "Advance").
fn fighters(columns: &mut Columns) {
    columns.heading("Fighters", INK);
    let entries = [
        ("Defense", "One die, thrown anew for every barrage."),
        (
            "Dogfight",
            "Squadron against squadron: a die each. The higher hits the lower, more than double is a direct hit, a tie is nothing. An inactive \
                      defender cannot hurt.",
        ),
        ("Advance", "The winner, or a friend beside both winner and space, may enter the space that a dogfight emptied."),
        ("Inactive", "Face down: only defends, cannot be launched; recovers at the end of the turn."),
        (
            "To base",
            "At once to a friendly ship within 5 spaces with a bay free; each bay takes one a turn. Aboard it is inactive until \
                     next turn. No base: eliminated. A squadron may also return instead of attacking.",
        ),
    ];
    all_entries(columns, &entries);
}

/// Adds the sections on recovery, retreat and victory ("D) Recovery", "Victory").
fn ending(columns: &mut Columns) {
    columns.heading("Recovery and retreat", INK);
    columns.point("Repair: lowest initiative first; one level a ship and turn is crossed off, 4–6 restores one level of a stat, never above the original.");
    columns.point("A unit that can move and stands in an outermost space of a retreat edge, or in or beside a retreat area, leaves for good.");
    columns.heading("End and victory points", INK);
    columns.paragraph("The game ends at the start of a turn when only one fleet can still move or roll, when fleets out of range stall, when all \
                       agree, or as the scenario says.");
    columns.table(
        &[2.2, 2.4],
        &["For", "Points"],
        &[
            &["enemy squadron eliminated", "5"],
            &["enemy ship eliminated", "price, less 5 a squadron aboard at the start"],
            &["own capable unit on the map", "full value"],
            &["own incapable unit on the map", "half"],
            &["own ship that retreated", "half"],
            &["special conditions", "as stated"],
        ],
    );
    columns.paragraph(
        "Capable: it can move, and roll a barrage or recover fighters. Whoever rolled the last barrage scores the whole unit.",
    );
}

/// Adds the sections on add-ons and terrain ("Add-ons", "Terrain").
fn extras(columns: &mut Columns) {
    columns.heading("Add-ons", INK);
    let entries = [
        ("Sensors", "Highest level in the fleet is added to initiative."),
        ("Warp drive", "Declare it while moving; at the end of the turn the ship retreats if its move is still 1 or more."),
        ("Repair", "A try a level, see Recovery."),
        ("Boosters", "One extra space a level, one a turn, not at move 0; the step stays the same."),
        ("Holds", "Cargo or passengers, as the scenario needs them."),
    ];
    all_entries(columns, &entries);
    columns.paragraph("Add-ons are lost only with their ship.");
    columns.heading("Terrain", INK);
    let entries = [
        (
            "Planetoids",
            "Moons too. Nobody enters, unless landing is allowed. −1 to barrages at a target beside it from attackers not beside the target.",
        ),
        (
            "Asteroids",
            "A die for each space entered: 4–6 is a hit of the owner’s choice and ends the move; squadrons turn inactive. −1 to barrages \
                       and dogfights at targets inside.",
        ),
        ("Nebula", "Units inside attack, and are attacked, only from a space beside them."),
    ];
    all_entries(columns, &entries);
    columns.paragraph("Reductions add up; a sum never falls below 1.");
}
