//! Texts that are kept and compared: made anew by a test, and read by the developer who blesses them.

use std::fs;
use std::path::Path;

/// The variable that, set to 1, keeps the new texts instead of comparing them. Such a run fails, so that nobody takes it for a test.
const BLESS: &str = "DRYDOCK_BLESS";

/// Compares a text with the one kept under this name.
///
/// # Errors
/// If they differ, with the first line that does; if there is none; or if it was blessed.
pub fn compare(name: &str, text: &str) -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(name).with_extension("txt");
    if std::env::var_os(BLESS).is_some_and(|value| value == "1") {
        fs::write(&path, text).map_err(|error| format!("{name} cannot be kept: {error}"))?;
        return Err(format!("{name} was blessed; read it, then run the test without {BLESS}"));
    }
    let kept = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}; set {BLESS}=1 to make it"))?;
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (kept, text) = (lines(&kept), lines(text));
    if kept == text {
        return Ok(());
    }
    let at = kept.iter().zip(&text).take_while(|(one, two)| one == two).count();
    let line = |lines: &[String]| lines.get(at).map_or_else(|| "the end".into(), |line| format!("“{}”", line.trim()));
    Err(format!(
        "{name}, line {}: {} was kept, and now it is {}; set {BLESS}=1 to keep the new text",
        at + 1,
        line(&kept),
        line(&text)
    ))
}
