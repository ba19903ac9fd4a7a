//! Who sits at the game: players at the screen and captains, who is to choose, and to whom the board may be shown.

use super::{Eyes, Game, PlayedByHand, Seat, Sight};
use rules::play::{Play as _, Player};

/// Functions about the players at the screen and what they may see.
impl<P: PlayedByHand> Game<P> {
    /// Whether nothing has to be hidden: the game has no secrets, has no players at the screen, or is over.
    pub fn is_open(&self) -> bool {
        !self.has_secrets() || self.over || self.people().next().is_none()
    }

    /// Whether and how the game may be shown. If it is open, in the `chosen` view; otherwise in the view of the side played at the screen. If several
    /// sides are played there, it is covered until the next player has sat down, except while nothing is hidden between them.
    pub fn sight(&self, chosen: Eyes, seated: Option<Player>) -> Sight {
        if self.is_open() {
            return Sight::Open(chosen);
        }
        let looks = |player: &Player| seated == Some(*player) || seated.is_none() && self.shared_view().is_some();
        if let Some(player) = self.looks_still.filter(looks) {
            return Sight::Open(Eyes::Of(player));
        }
        let mut people = self.people();
        let first = people.next();
        let several = people.next().is_some();
        let asked = self.asked_person();
        // A player who looks back alone does so in their own view.
        let is_together = seated.is_none() || self.is_looked_at_together();
        if let Some(view) = self.open_view().filter(|_| several && is_together) {
            return Sight::Open(Eyes::Of(view));
        }
        match (several, seated, asked, first) {
            (true, Some(seated), Some(asked), _) if seated != asked => Sight::Covered(asked),
            (true, Some(seated), ..) => Sight::Open(Eyes::Of(seated)),
            (true, None, Some(next), _) | (true, None, None, Some(next)) => Sight::Covered(next),
            (false, _, _, Some(only)) => Sight::Open(Eyes::Of(only)),
            (_, _, _, None) => Sight::Open(chosen),
        }
    }

    /// The player at the screen who is to choose; `None` if a captain chooses, or if they look back.
    fn asked_person(&self) -> Option<Player> {
        let chooses = |player: &Player| self.replay.is_at_end() && self.handed_over.is_none() && self.is_person(*player);
        self.battle.to_act(self.state()).filter(chooses)
    }

    /// The players who may sit down before a covered board: the one who is to choose; all at the screen if none of them is.
    pub fn to_sit_down(&self) -> Vec<Player> {
        self.asked_person().map_or_else(|| self.people().collect(), |asked| vec![asked])
    }

    /// Whether captains choose for a side: from the beginning, or since they were asked to finish the game.
    pub fn has_captains(&self) -> bool {
        self.handed_over.is_some() || self.people().count() < self.players().count()
    }

    /// The view in which an open game is first shown. In a game with secrets and a single player at the screen, it is that player's view, until the
    /// user chooses to see everything.
    pub fn first_eyes(&self) -> Eyes {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(only), None) if P::has_secrets(&self.battle) => Eyes::Of(only),
            _ => Eyes::All,
        }
    }

    /// The only player at the screen; `None` if there are several or none.
    pub(in crate::play) fn only_person(&self) -> Option<Player> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    /// The players who choose at the screen.
    pub(in crate::play) fn people(&self) -> impl Iterator<Item = Player> {
        self.players().filter(|player| self.is_person(*player))
    }

    /// Whether this player chooses at the screen.
    pub(super) fn is_person(&self, player: Player) -> bool {
        matches!(self.helms.get(player.index()), Some(Seat::You))
    }

    /// The seat that chooses in place of this one: once the game was handed over, a captain replaces a player at the screen.
    pub(super) fn at_helm(&self, seat: Seat) -> Seat {
        match seat {
            Seat::You if self.handed_over.is_some() => Seat::usual(&self.project).unwrap_or(Seat::You),
            seat => seat,
        }
    }

    /// The player who is to choose, with the seat that chooses in their place.
    pub(in crate::play) fn seat_of_turn(&self) -> Option<(Player, Seat)> {
        let player = self.battle.to_act(self.state())?;
        Some((player, self.at_helm(*self.helms.get(player.index())?)))
    }
}
