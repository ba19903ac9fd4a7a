//! The course of a campaign: the points of every house after each year, its income by source, and the plunder of each world.

use super::rows::{COURSES, worlds};
use geometry::Space;
use playtest::Course;
use space_viking::play::Contest;

/// A source of income. Its value is an index into `COURSES`, the names of the numbers that are recorded every year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    People = 1,
    Factories,
    Plunder,
    Trade,
    Births,
    Converts,
    Won,
    Agents,
    Technologies,
    Slain,
}

/// Collects sums year by year, and plunder by world.
#[derive(Debug)]
pub(super) struct Chronicle {
    course: Course,
    /// The spaces of the worlds, in the order of the report's places.
    spaces: Vec<Space>,
    /// What has been recorded for the present year: for each house, one number for every entry of `COURSES`.
    year: Vec<Vec<u64>>,
    /// How many years have been played.
    years: usize,
    /// How many houses have had their points of the present year recorded.
    scored: usize,
}

impl Chronicle {
    pub(super) fn new(contest: &Contest, sides: usize) -> Self {
        let spaces: Vec<Space> = worlds(contest.content()).into_iter().map(|world| world.at).collect();
        let course = Course { turns: Vec::new(), places: vec![0; spaces.len()], parts: vec![0; spaces.len() * sides] };
        Self { course, spaces, year: vec![vec![0; COURSES.len()]; sides], years: 0, scored: 0 }
    }

    pub(super) const fn course(&self) -> &Course {
        &self.course
    }

    /// Adds income that a house gets.
    pub(super) fn add(&mut self, side: usize, source: Source, amount: u32) {
        if let Some(year) = self.year.get_mut(side) {
            year[source as usize] += u64::from(amount);
        }
    }

    /// Adds the plunder that a house takes from a world.
    pub(super) fn plundered(&mut self, side: usize, at: Option<Space>, amount: u32) {
        self.add(side, Source::Plunder, amount);
        let Some(place) = self.spaces.iter().position(|space| Some(*space) == at) else { return };
        self.course.places[place] += u64::from(amount);
        if let Some(part) = self.course.parts.get_mut(place * self.year.len() + side) {
            *part += u64::from(amount);
        }
    }

    /// Records the points of a house at the end of the year. The year is closed when the points of the last house are recorded.
    pub(super) fn score(&mut self, side: usize, points: u32) {
        if let Some(year) = self.year.get_mut(side) {
            year[0] = points.into();
        }
        self.scored += 1;
        if self.scored == self.year.len() {
            self.years += 1;
            self.course.add(self.years, &self.year);
            self.scored = 0;
            self.year.iter_mut().flatten().for_each(|amount| *amount = 0);
        }
    }

    /// Ends the record of a campaign, so that another can begin.
    pub(super) fn close(&mut self) {
        (self.years, self.scored) = (0, 0);
        self.year.iter_mut().flatten().for_each(|amount| *amount = 0);
    }
}
