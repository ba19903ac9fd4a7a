//! What is printed of any file of a megabyte stays within half a gigabyte of memory, or is refused with a sentence.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use drydock::project::{Content, Game, Library, Project, files};
use drydock::rules::star_viking::PlayedSystem;

use crate::alone;

/// The most kilobytes that printing may take.
const MOST: u64 = 512 * 1024;

/// Prints kinds of sheets of a project, and returns the most kilobytes that it took, and whether it was refused with one sentence.
fn print(project: &Project, only: &str) -> (u64, bool) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bounds.drydock");
    files::save(&file, project).unwrap();
    assert!(fs::metadata(&file).unwrap().len() < 1 << 20, "a file of more than a megabyte");
    let mut command = Command::new(env!("CARGO_BIN_EXE_drydock"));
    command.args(["print", "--only", only, "--out"]).arg(folder.path().join("out")).arg(&file);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let status = Path::new("/proc").join(child.id().to_string()).join("status");
    let mut most = 0;
    let ended = loop {
        // Of a process that has ended there is no peak.
        let text = fs::read_to_string(&status).unwrap_or_default();
        let peak = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        most = most.max(peak.map_or(0, |peak| peak.trim().trim_end_matches(" kB").parse().unwrap()));
        if let Some(ended) = child.try_wait().unwrap() {
            break ended;
        }
        thread::sleep(Duration::from_millis(10));
    };
    let said = std::io::read_to_string(child.stderr.take().unwrap()).unwrap();
    let refused = ended.code() == Some(2) && said.trim().lines().count() == 1 && !said.contains("panic");
    assert!(ended.success() || refused, "{ended}: {said}");
    (most, refused)
}

fn sample(game: Game) -> Project {
    Library::bundled().template(game, Library::SAMPLE).unwrap()
}

#[test]
fn a_system_that_is_in_play_hundreds_of_times_is_drawn_tile_by_tile() {
    alone(|| {
        let mut project = sample(Game::StarViking);
        let Content::StarViking(content) = &mut project.content else { panic!("another game") };
        let (system, scenario) = (content.systems.ids().next().unwrap(), content.scenarios.ids().next().unwrap());
        let scenario = content.scenarios.get_mut(scenario).unwrap();
        scenario.systems = (0..600).map(|_| PlayedSystem { system }).collect();
        let (most, refused) = print(&project, "tiles");
        assert!(most < MOST && !refused, "{most} KB");
    });
}
