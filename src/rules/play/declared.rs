//! Declares the captains of a game once. From this list follow their names, a type for any of them, and the calls to each of them.

/// Declares the captains of a game, the weakest first: the variant and type of each, its name on the command line, and a sentence about how it plays.
/// The one marked `#[default]` plays if no captain is named. Captains choose one action after the other or, in a game of sealed orders (`writing`),
/// write orders.
#[doc(hidden)]
#[macro_export]
macro_rules! __captains {
    ($game:ty { $($(#[$of_one:meta])* $captain:ident($type:ty) = $slug:literal, $about:literal;)+ }) => {
        $crate::__captains! { @names $game { $($(#[$of_one])* $captain($type) = $slug, $about;)+ } }

        impl $crate::play::Commanded for $game {
            type CaptainName = CaptainName;
        }

        impl $crate::play::Captain<$game> for AnyCaptain {
            fn choose(
                &mut self,
                public: &<$game as $crate::play::Play>::Public,
                view: <$game as $crate::play::Play>::View<'_>,
                legal: &[<$game as $crate::play::Play>::Action],
                dice: &mut $crate::play::Seeded,
            ) -> <$game as $crate::play::Play>::Action {
                match self {
                    $(Self::$captain(captain) => $crate::play::Captain::<$game>::choose(&mut **captain, public, view, legal, dice),)+
                }
            }

            fn at_once<'a>(
                &mut self,
                public: &<$game as $crate::play::Play>::Public,
                view: &dyn Fn() -> <$game as $crate::play::Play>::View<'a>,
            ) -> Option<<$game as $crate::play::Play>::Action> {
                match self {
                    $(Self::$captain(captain) => $crate::play::Captain::<$game>::at_once(&mut **captain, public, view),)+
                }
            }
        }
    };
    (writing $game:ty { $($(#[$of_one:meta])* $captain:ident($type:ty) = $slug:literal, $about:literal;)+ }) => {
        $crate::__captains! { @names $game { $($(#[$of_one])* $captain($type) = $slug, $about;)+ } }

        impl $crate::play::Writer<$game> for AnyCaptain {
            fn write(
                &mut self,
                view: <$game as $crate::play::Sealed>::View<'_>,
                dice: &mut $crate::play::Seeded,
            ) -> <$game as $crate::play::Sealed>::Orders {
                match self {
                    $(Self::$captain(captain) => $crate::play::Writer::<$game>::write(&mut **captain, view, dice),)+
                }
            }
        }
    };
    (@names $game:ty { $($(#[$of_one:meta])* $captain:ident($type:ty) = $slug:literal, $about:literal;)+ }) => {
        /// The name of a captain.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum CaptainName {
            $(#[doc = $about] $(#[$of_one])* $captain,)+
        }

        impl $crate::play::Roster for CaptainName {
            type Game = $game;
            type Captain = AnyCaptain;

            const ALL: &'static [Self] = &[$(Self::$captain),+];

            fn slug(self) -> &'static str {
                match self {
                    $(Self::$captain => $slug,)+
                }
            }

            fn about(self) -> &'static str {
                match self {
                    $(Self::$captain => $about,)+
                }
            }

            fn captain(self) -> AnyCaptain {
                match self {
                    $(Self::$captain => <$type>::default().into(),)+
                }
            }
        }

        /// A captain of any type in the list.
        #[derive(Clone, Debug)]
        pub enum AnyCaptain {
            $(#[doc = $about] $captain(Box<$type>),)+
        }

        $(impl From<$type> for AnyCaptain {
            fn from(captain: $type) -> Self {
                Self::$captain(Box::new(captain))
            }
        })+
    };
}
pub use __captains as captains;
