//! Files that would take minutes, gigabytes or another program's patience: they are refused at once, and a save that is killed is no loss.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use drydock::project::{StoredPicture, files};

use crate::alone;
use crate::support::hostile::refusal;

#[test]
fn a_huge_file_is_refused_before_it_is_read() {
    alone(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("huge.drydock");
        File::create(&path).unwrap().set_len(100 << 30).unwrap();
        let start = Instant::now();
        let error = files::load(&path).unwrap_err().to_string();
        assert!(error.contains("too large") && error.contains("64 MB"), "{error}");
        assert!(start.elapsed() < Duration::from_secs(2));
        // One that does not tell its size.
        if cfg!(unix) {
            assert!(files::load(Path::new("/dev/zero")).unwrap_err().to_string().contains("no ordinary file"));
        }
        assert!(files::load(folder.path()).unwrap_err().to_string().contains("folder"));
        assert!(files::load(&folder.path().join("none")).unwrap_err().to_string().contains("no such file"));
    });
}

/// All lists within their bounds, and together too much.
#[test]
fn a_file_of_millions_of_things_is_refused_in_seconds() {
    alone(|| {
        let ships = (1..=1_000).map(|id| format!("({id},(design:1))")).collect::<Vec<_>>().join(",");
        let fleets = (1..=1_100).map(|id| format!("({id},(ships:(next:1001,things:[{ships}])))")).collect::<Vec<_>>().join(",");
        let start = Instant::now();
        let error =
            refusal(format!("(format: 1, title: \"\", content: LaunchFighters((fleets: (next: 9999, things: [{fleets}]))))"));
        assert!(error.contains("more than 2000000 things"), "{error}");
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    });
}

/// So many times 258 zeros as zlib packs them: thirteen bits each.
#[cfg(target_os = "linux")]
fn packed_zeros(runs: usize) -> Vec<u8> {
    let mut bits = vec![true, true, false, false, false, true, true, false, false, false, false];
    // Length 285, which is 258, and distance 0, which is one byte back, in the fixed code.
    bits.extend([true, true, false, false, false, true, false, true, false, false, false, false, false].repeat(runs));
    bits.extend([false; 7]);
    let bytes = bits.chunks(8).map(|byte| byte.iter().rev().fold(0, |sum, bit| sum << 1 | u8::from(*bit)));
    [0x78, 0x01].into_iter().chain(bytes).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn a_colour_profile_that_unpacks_to_gigabytes_takes_little_memory() {
    alone(|| {
        let mut small = Vec::new();
        image::GrayImage::new(2, 2).write_to(&mut io::Cursor::new(&mut small), image::ImageFormat::Png).unwrap();
        let profile = [b"iCCPp\0\0".as_slice(), &packed_zeros(1_900_000)].concat();
        let sum = profile.iter().fold(u32::MAX, |sum, byte| {
            (0..8).fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xEDB8_8320 } else { sum >> 1 })
        });
        let length = (profile.len() - 4) as u32;
        // Behind the signature and the first header, which take 33 bytes.
        let bomb = [&small[..33], &length.to_be_bytes(), &profile, &(!sum).to_be_bytes(), &small[33..]].concat();
        assert!(bomb.len() < StoredPicture::MOST_BYTES);
        let picture = StoredPicture::new("bomb", bomb);
        assert!(picture.is_err() || picture.unwrap().pixels() == (2, 2));
        let status = fs::read_to_string("/proc/self/status").unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        let kilobytes: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
        assert!(kilobytes < 400_000, "{kilobytes} KB for a picture of four pixels");
    });
}

#[test]
fn a_save_that_is_killed_at_any_moment_leaves_a_whole_file() {
    alone(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.drydock");
        let save = |template: &str| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_drydock"));
            command.args(["new", "--game", "launch-fighters", "--force", "--template", template]).arg(&path);
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
        };
        let start = Instant::now();
        assert!(save("sample").wait().unwrap().success());
        let whole = start.elapsed();
        let good: Vec<Vec<u8>> = ["empty", "sample"]
            .map(|template| {
                assert!(save(template).wait().unwrap().success());
                fs::read(&path).unwrap()
            })
            .into();
        for attempt in 0..80_u32 {
            let mut process = save(if attempt % 2 == 0 { "empty" } else { "sample" });
            std::thread::sleep(whole * (attempt % 40) / 35);
            // It may be done already.
            let _ = process.kill();
            process.wait().unwrap();
            let found = fs::read(&path).unwrap();
            assert!(good.contains(&found), "attempt {attempt} left a broken file");
            if let Ok(previous) = fs::read(files::previous_path(&path)) {
                assert!(good.contains(&previous), "attempt {attempt} left a broken previous version");
            }
        }
    });
}
