//! The command line puts on paper what the dialog does.

use assert_cmd::cargo::cargo_bin_cmd;
use drydock::project::{Game, files};

use drydock::drawing::stock::Registration;
use drydock::drawing::{Color, Item};

use super::{template, turn};

#[test]
fn the_command_line_prints_for_one_side_and_knows_the_sides() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("double.drydock");
    files::save(&file, &template(Game::StarViking, "double")).expect("a saved file");
    let run = |side: &str| {
        let mut command = cargo_bin_cmd!("drydock");
        let out = folder.path().join("out");
        command.arg("print").arg(&file).args(["--only", "secret-papers", "--for", side, "--out"]).arg(out).assert()
    };
    run("Wolves of the Beyond").success();
    let made: Vec<_> =
        std::fs::read_dir(folder.path().join("out")).expect("a folder").map(|made| made.expect("a file").file_name()).collect();
    assert_eq!(made, ["secret-papers-wolves-of-the-beyond.pdf"]);
    let said = String::from_utf8_lossy(&run("Nobody").code(2).get_output().stderr).into_owned();
    assert!(said.contains("Nobody") && said.contains("Ravens of the Void"), "{said}");
}

#[test]
fn a_kind_that_found_no_room_ends_printing_with_2() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tiles.drydock");
    files::save(&file, &template(Game::StarViking, "sample")).expect("a saved file");
    let mut command = cargo_bin_cmd!("drydock");
    let ended = command
        .arg("print")
        .arg(&file)
        .args(["--paper", "100x110", "--only", "tiles,counters", "--out"])
        .arg(folder.path().join("out"))
        .assert();
    let output = ended.code(2).get_output().clone();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("counters.pdf") && said.contains("piece-larger-than-paper"), "{said}");
}

#[test]
fn export_takes_the_kinds_that_print_takes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sample.drydock");
    files::save(&file, &template(Game::LaunchFighters, "sample")).expect("a saved file");
    for (arguments, expected) in [
        (vec!["--only", "step-chart"], vec!["step-chart-01.svg"]),
        (vec!["--only", "map", "--one-page"], vec!["map-01.svg"]),
        (vec!["--only", "battle-log", "--scenario", "Hail on the Orchard Rocks"], vec!["battle-log-01.svg"]),
    ] {
        let out = folder.path().join(arguments.concat());
        let mut command = cargo_bin_cmd!("drydock");
        command.arg("export").arg(&file).args(["--to", "svg"]).args(&arguments).arg("--out").arg(&out).assert().success();
        let made: Vec<_> = std::fs::read_dir(&out)
            .expect("a folder")
            .map(|made| made.expect("a file").file_name())
            .filter(|name| name != ".drydock-files")
            .collect();
        assert_eq!(made, expected);
    }
}

#[test]
fn print_takes_on_the_command_line_what_the_dialog_takes() {
    let folder = tempfile::tempdir().expect("a folder");
    let print = |arguments: &[&str]| {
        let out = folder.path().join(arguments.concat());
        let mut command = cargo_bin_cmd!("drydock");
        command.args(["print", "--only", "counters"]).args(arguments).arg("--out").arg(&out).assert().success();
        std::fs::read(out.join("counters.pdf")).expect("a file")
    };
    let plain = print(&[]);
    assert_eq!(turn(&plain).as_deref(), Some("DuplexFlipLongEdge"));
    assert_eq!(turn(&print(&["--duplex", "short"])).as_deref(), Some("DuplexFlipShortEdge"));
    for backs in ["fold", "none"] {
        assert_eq!(turn(&print(&["--backs", backs])), None, "{backs}");
    }
    for other in [["--margins", "15"], ["--marks", "no"], ["--gutters", "yes"], ["--backs", "standee"]] {
        assert_ne!(print(&other), plain, "{other:?}");
    }
    assert_eq!(print(&["--gutters", "no"]), plain);
}

#[test]
fn a_cutting_machine_gets_each_side_once_in_millimetres_and_marks_that_pieces_keep_clear_of() {
    let games = [(Game::StarViking, "counters", 154), (Game::LaunchFighters, "terrain", 45), (Game::Vikings, "counters", 102)];
    for (game, kind, pieces) in games {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(format!("{kind}.drydock"));
        files::save(&file, &template(game, "sample")).expect("a saved file");
        for marks in ["silhouette", "cricut", "none"] {
            let out = folder.path().join(format!("{kind}-{marks}"));
            let mut command = cargo_bin_cmd!("drydock");
            let arguments = ["--to", "cut", "--only", kind, "--marks", marks, "--out"];
            let ended = command.arg("export").arg(&file).args(arguments).arg(&out).assert().success();
            let said = String::from_utf8_lossy(&ended.get_output().stdout).into_owned();
            let svg = std::fs::read_to_string(out.join(format!("{kind}-01-cut.svg"))).expect("an SVG");
            let dxf = std::fs::read_to_string(out.join(format!("{kind}-01-cut.dxf"))).expect("a DXF");
            if marks == "none" {
                assert!(said.contains(&format!("round {pieces} pieces")), "{said}");
            }
            for layer in ["cut", "fold", "regmarks"] {
                assert!(svg.contains(&format!("<g id=\"{layer}\"")) && dxf.contains(&format!("\r\n{layer}\r\n")), "{layer}");
            }
            assert!(svg.contains("width=\"") && svg.contains("mm\"") && dxf.contains("AC1009") && dxf.ends_with("EOF\r\n"));
            let marked = dxf.matches("LINE\r\n  8\r\nregmarks").count();
            assert_eq!(
                marked,
                match marks {
                    "silhouette" => 20,
                    "cricut" => 16,
                    _ => 0,
                }
            );
            let cuts = sides(&dxf, "cut");
            for (index, one) in cuts.iter().enumerate() {
                let reversed = [one[2], one[3], one[0], one[1]];
                assert!(!cuts[..index].iter().any(|other| other == one || *other == reversed), "{one:?} is cut twice");
            }
            let ends = |line: &[i64; 4]| [(line[0], line[1]), (line[2], line[3])];
            let reach = sides(&dxf, "regmarks");
            let across: Vec<i64> = reach.iter().flat_map(ends).map(|(x, _)| x).collect();
            if let (Some(left), Some(right)) = (across.iter().min(), across.iter().max()) {
                let clear = cuts.iter().flat_map(ends).all(|(x, _)| x >= left + 4000 && x <= right - 4000);
                assert!(clear, "pieces keep clear of the marks for {marks}");
            }
        }
    }
}

/// The lines of a layer of a DXF, in micrometres.
fn sides(dxf: &str, layer: &str) -> Vec<[i64; 4]> {
    let lines: Vec<&str> = dxf.lines().map(str::trim).collect();
    let starts = lines.windows(4).enumerate().filter(|(_, four)| four[1] == "LINE" && four[3] == layer);
    let micrometres = |text: &str| (text.parse::<f64>().expect("a length") * 1000.0).round() as i64;
    starts.map(|(at, _)| [5, 7, 9, 11].map(|step| micrometres(lines[at + step]))).collect()
}

#[test]
fn registration_marks_are_printed_where_the_machine_looks_for_them() {
    let mut project = template(Game::LaunchFighters, "sample");
    for registration in Registration::ALL {
        std::sync::Arc::make_mut(&mut project.print).registration = registration;
        let printout = super::only(&project, drydock::sheets::launch_fighters::COUNTERS);
        let [front, back] = printout.pages(drydock::sheets::launch_fighters::COUNTERS) else { panic!("a front and a back") };
        assert_eq!(front.knife.marks.is_empty(), registration == Registration::None);
        assert!(back.knife.marks.is_empty() && back.knife.is_idle());
        let black = front.items.iter().filter(|(_, item)| match item {
            Item::Path(path) => path.fill == Some(Color::BLACK) && path.stroke.is_none(),
            _ => false,
        });
        assert_eq!(black.count(), front.knife.marks.len());
    }
}
