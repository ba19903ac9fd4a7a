//! What a test says that cannot be run here.

use std::io::{self, Write as _};
use std::thread;

/// Says why this test is not run, past what keeps to itself what tests that pass have printed.
pub fn not_run(why: &str) {
    let sentence = format!("NOT RUN: {}, for {why}.\n", thread::current().name().unwrap_or("this"));
    io::stderr().write_all(sentence.as_bytes()).expect("somewhere to say it");
}
