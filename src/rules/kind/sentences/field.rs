//! A field that holds sentences of a list.

use super::{Grammar, Verb, hear, say};

/// A field that holds sentences of a list.
pub struct Sentences<R: 'static, V: Verb> {
    /// How many there may be.
    pub most: usize,
    /// Reads them.
    pub get: fn(&R) -> &[V],
    /// Sets them.
    pub set: fn(&mut R, Vec<V>),
}

/// A field that holds sentences of some list.
pub trait AnySentences<R>: Sync {
    /// The list.
    fn grammar(&self) -> Grammar;
    /// How many there may be.
    fn most(&self) -> usize;
    /// What stands in it.
    fn get(&self, row: &R) -> Vec<String>;
    /// Sets its sentences; those that are not of the list are left out.
    fn set(&self, row: &mut R, sentences: &[String]);
}

impl<R, V: Verb> AnySentences<R> for Sentences<R, V> {
    fn grammar(&self) -> Grammar {
        Grammar::of::<V>()
    }

    fn most(&self) -> usize {
        self.most
    }

    fn get(&self, row: &R) -> Vec<String> {
        (self.get)(row).iter().map(say).collect()
    }

    fn set(&self, row: &mut R, sentences: &[String]) {
        (self.set)(row, sentences.iter().filter_map(|text| hear(text)).collect());
    }
}
