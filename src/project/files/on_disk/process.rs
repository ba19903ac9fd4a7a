//! Identifies a running program by its process number and its start time. The system reuses process numbers, but not with the same start time.

use std::process;

/// A text that identifies this program to [`is_running`].
pub(super) fn own() -> String {
    let number = process::id().to_string();
    let begun = begun(&number).unwrap_or_default();
    format!("{number} {begun}")
}

/// Whether the program that a text made by [`own`] identifies is running on this machine; false if the system does not tell when programs began.
pub(super) fn is_running(words: &str) -> bool {
    let Some((number, known)) = words.split_once(' ') else { return false };
    number.parse::<u32>().is_ok() && begun(number).is_some_and(|begun| begun == known)
}

/// When a program began, counted from the last start of the system, together with an id of that start.
#[cfg(target_os = "linux")]
fn begun(number: &str) -> Option<String> {
    /// The index of the start time among the fields after the program's name.
    const TIME: usize = 19;
    let about = std::fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    let (_, behind) = about.rsplit_once(')')?;
    let time = behind.split_whitespace().nth(TIME)?;
    let system = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    Some(format!("{time} {}", system.trim()))
}

/// When a program began.
#[cfg(all(unix, not(target_os = "linux")))]
fn begun(number: &str) -> Option<String> {
    let told = process::Command::new("ps").env("LC_ALL", "C").args(["-o", "lstart=", "-p", number]).output().ok()?;
    let time = String::from_utf8(told.stdout).ok()?.trim().to_owned();
    (!time.is_empty()).then_some(time)
}

/// When the process with this number began. Always `None` on this system: the time is needed only for drives that cannot lock files, and here all can.
#[cfg(not(unix))]
fn begun(_: &str) -> Option<String> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_known_again_and_another_of_its_number_is_not() {
        let own = own();
        assert_eq!(is_running(&own), cfg!(unix));
        assert!(!is_running(&format!("{own}0")) && !is_running(&format!("{} ", process::id())));
    }
}
