//! The fields of the table of riding.

use super::table_fields::level;
use super::{Content, InTable, Riding};
use rules::kind::{Kind, origin, table};

/// The table of the costs of riding, with its fields.
pub const RIDING: Kind<Content, Riding, Riding, InTable> = table(
    ["table of riding", "Riding"],
    Some("riding"),
    &[
        level!(
            Riding,
            "Ahead",
            "Turning cost straight ahead",
            "What the hex that the arrow shows at costs more.",
            "2.55",
            "ring_1",
            ring[0]
        ),
        level!(
            Riding,
            "Ahead, right",
            "Turning cost ahead to the right",
            "What it costs more than the hex.",
            "2.55",
            "ring_2",
            ring[1]
        ),
        level!(
            Riding,
            "Ahead, left",
            "Turning cost ahead to the left",
            "What it costs more than the hex.",
            "2.55",
            "ring_3",
            ring[2]
        ),
        level!(
            Riding,
            "Side, right",
            "Turning cost to the right side",
            "What it costs more than the hex.",
            "2.55",
            "ring_4",
            ring[3]
        ),
        level!(
            Riding,
            "Side, left",
            "Turning cost to the left side",
            "What it costs more than the hex.",
            "2.55",
            "ring_5",
            ring[4]
        ),
        level!(
            Riding,
            "Behind, right",
            "Turning cost behind to the right",
            "What it costs more than the hex.",
            "2.55",
            "ring_6",
            ring[5]
        ),
        level!(
            Riding,
            "Behind, left",
            "Turning cost behind to the left",
            "What it costs more than the hex.",
            "2.55",
            "ring_7",
            ring[6]
        ),
        level!(Riding, "Behind", "Turning cost straight behind", "What it costs more than the hex.", "2.55", "ring_8", ring[7]),
        level!(
            Riding,
            "Half-turn",
            "Cost of a half-turn",
            "What turning round on the spot costs.",
            "2.55",
            "half_turn",
            half_turn
        ),
        level!(
            Riding,
            "Mounting",
            "Cost of mounting",
            "What mounting or dismounting costs without armour.",
            "2.56",
            "mounting",
            mounting
        ),
        level!(
            Riding,
            "In armour",
            "Cost of mounting in armour",
            "What mounting or dismounting costs in armour.",
            "2.56",
            "mounting_in_armour",
            mounting_in_armour
        ),
        level!(
            Riding,
            "Share",
            "Share of what is left",
            "What is left of the allowance is multiplied by it on mounting, and divided on dismounting.",
            "2.56",
            "share",
            share
        ),
        level!(
            Riding,
            "Share, wounded",
            "Share of what is left to a wounded rider",
            "What is left of a wounded rider's allowance is divided by it on dismounting.",
            "2.56",
            "share_wounded",
            share_wounded
        ),
        origin("Origin of the table Riding"),
    ],
    |_| Riding::default(),
);
