//! The fields of the sector, of which every project has exactly one.

use super::{Content, Edit, InSector, Place, Sector, book};
use geometry::GridSize;
use rules::Id;
use rules::kind::{Field, Holds, Home, Kept, Kind, KindFacts, Rows, Same, holds};

/// The sector, as a kind of thing that a designer makes; every project has exactly one.
pub const SECTOR: Kind<Content, Sector, Sector, InSector> = Kind::of(
    KindFacts {
        one: "sector",
        heading: "Sector",
        thing: "sector",
        table: None,
        same: Same { in_columns: &[], then: None, once: false },
    },
    Home {
        kept: Kept::One(|content| &content.sector, |_, sector| Edit::Sector(sector)),
        place: |_, part| Place::Sector(part),
        part: |place| if let Place::Sector(part) = place { Some((Id::new(1), part)) } else { None },
        whole: InSector::Whole,
        name: |_| "Sector",
        rename: |_, _| (),
    },
    Rows::things(),
    &[
        SectorField::new("Name", holds!(Line, name))
            .spoken("Name of the sector")
            .hint("Name of the sector")
            .part(InSector::Name),
        size("Columns", |sector| sector.columns.get().into(), |sector, count| sector.columns = grid_size(count))
            .spoken("Columns of the map"),
        size("Rows", |sector| sector.rows.get().into(), |sector, count| sector.rows = grid_size(count)).spoken("Rows of the map"),
        SectorField::new(
            "Space width",
            Holds::Length(Sector::NARROWEST, Sector::WIDEST, |sector| sector.space, |sector, width| sector.space = width),
        )
        .spoken("Width of a space on paper")
        .help("How wide a space is on the printed map, which is cut into pages where it is larger than the paper.")
        .part(InSector::Size),
        SectorField::new("By night", holds!(Switch("no"), night))
            .help(
                "Whether the map is drawn light on a dark sky, on screen and on paper; a print that saves ink leaves the sky white.",
            )
            .part(InSector::Size),
    ],
    |_| Sector::default(),
);

type SectorField = Field<Content, Sector, InSector>;

/// A field with the number of columns or of rows.
const fn size(caption: &'static str, get: fn(&Sector) -> i64, set: fn(&mut Sector, i64)) -> SectorField {
    let (least, most) = (GridSize::MIN.get() as i64, GridSize::MAX.get() as i64);
    SectorField::new(caption, Holds::Number(GridSize::WHAT, least, most, get, set)).cites(book("Movement")).part(InSector::Size)
}

fn grid_size(count: i64) -> GridSize {
    GridSize::clamped(u16::try_from(count).unwrap_or_default())
}
