//! The rules that designs for Vikings are checked against, one file each. [`RULES`] lists them. Its order is the order of findings: errors come
//! first, then warnings, then advice. A code is never reused for another rule. A rule does not repeat what another rule reports. A fix is safe only
//! if it changes or loses nothing that the designer chose. `examples.rs` has the designs behind the examples, and `muster.rs` has helpers that the
//! rules of forces and scenarios share. `passage.rs` computes how soon a side can reach a hex, `contact.rs` which characters can attack which, and
//! `goals.rs` which goals can be met at all.

mod contact;
mod examples;
mod goals;
mod muster;
mod passage;

mod acceleration_out_of_step;
mod armour_cannot_land;
mod armour_not_of_his_type;
mod arrival_after_the_end;
mod axe_not_of_his_rank;
mod axis_off_the_keel;
mod boards_do_not_match;
mod boat_on_dry_land;
mod boat_undermanned;
mod boats_share_a_hex;
mod building_open_to_the_weather;
mod building_without_way_in;
mod cannot_hurt_anyone;
mod cannot_turn;
mod character_in_two_places;
mod character_without_values;
mod characters_share_a_hex;
mod combat_table_out_of_step;
mod entry_by_a_dry_edge;
mod fights_from_the_start;
mod goal_cannot_be_met;
mod grappler_without_a_hook;
mod hooks_share_a_hex;
mod horse_badly_stowed;
mod hull_without_points;
mod layout_does_not_join;
mod lip_without_slope;
mod look_alike_names;
mod marker_mix_exceeded;
mod more_oars_than_rail;
mod no_room_to_set_up;
mod no_room_to_turn;
mod no_way_in_on_foot;
mod nobody_can_hurt_him;
mod nobody_can_win;
mod oars_uneven;
mod oarsman_away_from_the_rail;
mod objective_out_of_reach;
mod one_force_twice;
mod opening_without_wall;
mod points_out_of_balance;
mod reconstructed_value;
mod rider_without_mounted_values;
mod same_letters_twice;
mod same_name_twice;
mod scenario_names_unknown_thing;
mod set_up_off_the_board;
mod shieldwall_too_short;
mod side_without_characters;
mod special_rule_off;
mod speed_beyond_the_crew;
mod speed_beyond_the_oars;
mod steersman_away_from_the_helm;
mod stuck_on_the_beach;
mod table_cell_missing;
mod terrain_he_cannot_enter;
mod things_share_a_hex;
mod tide_after_the_end;
mod too_many_oarsmen;
mod under_fire_at_set_up;
mod woman_rows_a_ship;
mod wounded_better_than_well;
mod wrecked_in_the_first_phase;

use super::{Content, book};
use crate::Finding;
use rules::{Code, Rule, counted};

/// Every rule, in the order in which findings are listed.
pub static RULES: &[&Rule<Content>] = &[
    &character_without_values::RULE,
    &rider_without_mounted_values::RULE,
    &axe_not_of_his_rank::RULE,
    &axis_off_the_keel::RULE,
    &more_oars_than_rail::RULE,
    &opening_without_wall::RULE,
    &building_open_to_the_weather::RULE,
    &layout_does_not_join::RULE,
    &side_without_characters::RULE,
    &scenario_names_unknown_thing::RULE,
    &one_force_twice::RULE,
    &character_in_two_places::RULE,
    &set_up_off_the_board::RULE,
    &no_room_to_set_up::RULE,
    &characters_share_a_hex::RULE,
    &things_share_a_hex::RULE,
    &terrain_he_cannot_enter::RULE,
    &boats_share_a_hex::RULE,
    &boat_on_dry_land::RULE,
    &oarsman_away_from_the_rail::RULE,
    &too_many_oarsmen::RULE,
    &steersman_away_from_the_helm::RULE,
    &grappler_without_a_hook::RULE,
    &hooks_share_a_hex::RULE,
    &woman_rows_a_ship::RULE,
    &horse_badly_stowed::RULE,
    &speed_beyond_the_crew::RULE,
    &shieldwall_too_short::RULE,
    &entry_by_a_dry_edge::RULE,
    &arrival_after_the_end::RULE,
    &nobody_can_win::RULE,
    &table_cell_missing::RULE,
    &wounded_better_than_well::RULE,
    &armour_not_of_his_type::RULE,
    &same_name_twice::RULE,
    &same_letters_twice::RULE,
    &speed_beyond_the_oars::RULE,
    &hull_without_points::RULE,
    &acceleration_out_of_step::RULE,
    &lip_without_slope::RULE,
    &building_without_way_in::RULE,
    &no_way_in_on_foot::RULE,
    &boards_do_not_match::RULE,
    &boat_undermanned::RULE,
    &stuck_on_the_beach::RULE,
    &wrecked_in_the_first_phase::RULE,
    &no_room_to_turn::RULE,
    &cannot_turn::RULE,
    &armour_cannot_land::RULE,
    &objective_out_of_reach::RULE,
    &goal_cannot_be_met::RULE,
    &fights_from_the_start::RULE,
    &under_fire_at_set_up::RULE,
    &tide_after_the_end::RULE,
    &special_rule_off::RULE,
    &marker_mix_exceeded::RULE,
    &combat_table_out_of_step::RULE,
    &look_alike_names::RULE,
    &cannot_hurt_anyone::RULE,
    &nobody_can_hurt_him::RULE,
    &oars_uneven::RULE,
    &points_out_of_balance::RULE,
    &reconstructed_value::RULE,
];

/// All findings about the designs, sorted by rule and, for each rule, by thing.
#[must_use]
pub fn check(content: &Content) -> Vec<Finding> {
    Rule::check_all(RULES, content)
}

const fn code(number: u16) -> Code {
    Code("VK", number)
}

#[cfg(test)]
mod tests;
