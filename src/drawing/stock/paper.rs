//! The sizes and the orientation of paper.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use geometry::{Mm, Size};

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "AnyPaper")]
pub enum Paper {
    /// 210 x 297 mm.
    #[default]
    A4,
    /// 8.5 x 11 inches.
    Letter,
    /// 297 x 420 mm.
    A3,
    /// 11 x 17 inches.
    Tabloid,
    /// 8.5 x 14 inches.
    Legal,
    /// Any other size, with sides from 50 to 5,080 mm.
    Custom(Size),
}

/// A paper size as a file contains it, before its bounds are checked.
#[derive(Deserialize)]
#[serde(rename = "Paper")]
enum AnyPaper {
    A4,
    Letter,
    A3,
    Tabloid,
    Legal,
    Custom(Size),
}

impl TryFrom<AnyPaper> for Paper {
    type Error = PaperError;

    fn try_from(paper: AnyPaper) -> Result<Self, PaperError> {
        Ok(match paper {
            AnyPaper::A4 => Self::A4,
            AnyPaper::Letter => Self::Letter,
            AnyPaper::A3 => Self::A3,
            AnyPaper::Tabloid => Self::Tabloid,
            AnyPaper::Legal => Self::Legal,
            AnyPaper::Custom(size) => Self::custom(size)?,
        })
    }
}

impl Paper {
    /// The sizes with names, in the order in which the user sees them.
    pub const NAMED: [Self; 5] = [Self::A4, Self::Letter, Self::A3, Self::Tabloid, Self::Legal];
    /// The shortest side that a custom size may have.
    pub const SHORTEST: Mm = Mm::new(50.0);
    /// The longest side that a custom size may have: two hundred inches, which is the limit of PDF.
    pub const LONGEST: Mm = Mm::new(5080.0);

    /// A paper of any size within the bounds.
    ///
    /// # Errors
    /// If a side is shorter than [`Paper::SHORTEST`] or longer than [`Paper::LONGEST`].
    pub fn custom(size: Size) -> Result<Self, PaperError> {
        let bounds = Self::SHORTEST..=Self::LONGEST;
        if bounds.contains(&size.width) && bounds.contains(&size.height) {
            Ok(Self::Custom(size))
        } else {
            Err(PaperError::OutOfBounds(size))
        }
    }

    /// The name of the paper on screen.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Self::A4 => "A4".into(),
            Self::Letter => "Letter".into(),
            Self::A3 => "A3".into(),
            Self::Tabloid => "Tabloid".into(),
            Self::Legal => "Legal".into(),
            Self::Custom(size) => format!("{} x {} mm", size.width.get(), size.height.get()),
        }
    }

    /// Whether the paper is of an American size, which is given in inches.
    #[must_use]
    pub const fn is_in_inches(self) -> bool {
        matches!(self, Self::Letter | Self::Tabloid | Self::Legal)
    }

    /// The size of the paper in portrait; a custom size is returned as it was given.
    #[must_use]
    pub fn size(self) -> Size {
        match self {
            Self::A4 => Size::new(210.0, 297.0),
            Self::Letter => Size::of(Mm::inches(8.5), Mm::inches(11.0)),
            Self::A3 => Size::new(297.0, 420.0),
            Self::Tabloid => Size::of(Mm::inches(11.0), Mm::inches(17.0)),
            Self::Legal => Size::of(Mm::inches(8.5), Mm::inches(14.0)),
            Self::Custom(size) => size,
        }
    }
}

/// Writes the paper as it is spelled on the command line; the text can be parsed back to the same paper.
impl fmt::Display for Paper {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Custom(size) => write!(out, "{}x{}", size.width.get(), size.height.get()),
            named => out.write_str(&named.label().to_lowercase()),
        }
    }
}

impl FromStr for Paper {
    type Err = PaperError;

    fn from_str(text: &str) -> Result<Self, PaperError> {
        let name = text.trim().to_lowercase();
        if let Some(paper) = Self::NAMED.into_iter().find(|paper| paper.to_string() == name) {
            return Ok(paper);
        }
        let unknown = || PaperError::Unknown(text.trim().to_owned());
        let (width, height) = name.split_once(['x', '×']).ok_or_else(unknown)?;
        let side = |text: &str| text.parse::<Mm>().map_err(|_| unknown());
        Self::custom(Size::of(side(width)?, side(height)?))
    }
}

/// The reason why a paper size was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperError {
    /// The text is neither a name nor a size; contains the text.
    Unknown(String),
    /// The size is too small or too large; contains the size.
    OutOfBounds(Size),
}

impl fmt::Display for PaperError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(text) => {
                write!(
                    out,
                    "{text:?} is no paper size: use a4, letter, a3, tabloid, legal, millimetres such as 210x297, or inches such as 8.5inx11in"
                )
            }
            Self::OutOfBounds(size) => {
                write!(out, "paper sides are 50 to 5080 mm, not {} x {}", size.width.get(), size.height.get())
            }
        }
    }
}

impl std::error::Error for PaperError {}

/// The orientation of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Orientation {
    /// The paper as it is, not turned.
    #[default]
    Portrait,
    /// The paper turned by a quarter.
    Landscape,
}

impl Orientation {
    /// Both orientations, in the order in which the user sees them.
    pub const ALL: [Self; 2] = [Self::Portrait, Self::Landscape];

    /// The size of a page on this paper.
    #[must_use]
    pub fn page(self, paper: Paper) -> Size {
        match self {
            Self::Portrait => paper.size(),
            Self::Landscape => paper.size().turned(),
        }
    }

    /// The name of the orientation on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Portrait => "Portrait",
            Self::Landscape => "Landscape",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_are_spelled_as_people_spell_them() {
        assert_eq!("A4".parse(), Ok(Paper::A4));
        assert_eq!(" tabloid".parse(), Ok(Paper::Tabloid));
        assert_eq!("210x297".parse(), Ok(Paper::Custom(Size::new(210.0, 297.0))));
        assert_eq!("210 x 297 mm".parse(), Ok(Paper::Custom(Size::new(210.0, 297.0))));
        assert_eq!("8.5inx11in".parse(), Ok(Paper::Custom(Size::of(Mm::inches(8.5), Mm::inches(11.0)))));
        assert_eq!("100.5 x 60 mm".parse(), Ok(Paper::Custom(Size::new(100.5, 60.0))));
        for wrong in ["", "a5", "10x10", "210", "210x", "NaNx100", "6000x6000", "-210x297", "1x2x3"] {
            assert!(wrong.parse::<Paper>().is_err(), "{wrong:?} was taken for a paper");
        }
        for paper in Paper::NAMED.into_iter().chain([Paper::Custom(Size::new(100.5, 60.0))]) {
            assert_eq!(paper.to_string().parse(), Ok(paper));
        }
    }

    #[test]
    fn a_file_cannot_bring_in_impossible_paper() {
        for paper in Paper::NAMED.into_iter().chain([Paper::Custom(Size::new(100.5, 60.0))]) {
            let text = ron::to_string(&paper).expect("paper can be written");
            assert_eq!(ron::from_str::<Paper>(&text).as_ref(), Ok(&paper), "{text}");
        }
        assert!(ron::from_str::<Paper>("Custom((width: 10.0, height: 100.0))").is_err());
        assert!(ron::from_str::<Paper>("Custom((width: 100.0, height: 100.0, depth: 1.0))").is_err());
    }
}
