use super::*;
use project::files::SentFiles;

/// Whether a text has a line that begins a sheet, as these tests define it.
fn opens(bytes: &[u8]) -> bool {
    String::from_utf8_lossy(bytes).lines().any(|line| line.trim_start_matches(['>', ' ']).starts_with("orders "))
}

fn file(name: &str, text: impl AsRef<[u8]>) -> SentSheet {
    SentSheet { name: name.to_owned(), bytes: text.as_ref().to_vec() }
}

fn open_one(name: &str, text: impl AsRef<[u8]>) -> Mailbag {
    open(SentFiles::of(vec![file(name, text)]), &opens)
}

/// The text of the only sheet in the mailbag.
fn only(bag: &Mailbag) -> &str {
    let [sheet] = bag.sheets.as_slice() else { panic!("one sheet: {bag:?}") };
    str::from_utf8(&sheet.bytes).expect("text")
}

const HEAD: &str = "From: Lord A <a@example.org>\r\nDate: Thu, 26 Nov 2026 10:15:00 +0100\r\nMIME-Version: 1.0\r\n";
const KEPT: &str = "Date: Thu, 26 Nov 2026 10:15:00 +0100\nFrom: a@example.org\n\n";

#[test]
fn a_mail_is_kept_as_the_text_that_a_person_reads_below_its_date_and_sender() {
    let mail = format!(
        "{HEAD}Content-Type: text/plain; charset=windows-1252\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n\
         orders =93House A=94 turn 1=\r\n key x\r\n-- \r\nLord A\r\n"
    );
    for name in ["a.eml", "saved.txt"] {
        let bag = open_one(name, &mail);
        assert_eq!(only(&bag), format!("{KEPT}orders \u{201c}House A\u{201d} turn 1 key x\n\n\n"), "{name}");
        assert_eq!((sender(&bag.sheets[0]).as_deref(), bag.others.len()), (Some("a@example.org"), 0));
    }
    let base64 = format!("{HEAD}Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\nb3JkZXJzIEEgdHVybiAx\r\n");
    assert_eq!(only(&open_one("a.eml", base64)), format!("{KEPT}orders A turn 1\n"));
    assert_eq!(sender(&file("a.txt", "orders A turn 1\nFrom: nobody@example.org\n")), None);
}

#[test]
fn of_a_mail_in_two_forms_the_plain_one_counts_and_html_alone_is_read() {
    let part = |kind: &str, text: &str| format!("--b\r\nContent-Type: text/{kind}\r\n\r\n{text}\r\n");
    let head = format!("{HEAD}Content-Type: multipart/alternative; boundary=b\r\n\r\n");
    let html = "<div>orders B turn 1</div><blockquote>orders C turn 1</blockquote>";
    let both = format!("{head}{}{}--b--\r\n", part("plain", "orders A turn 1"), part("html", html));
    assert!(only(&open_one("a.eml", both)).ends_with("\n\norders A turn 1\n"));
    let alone = format!("{head}{}--b--\r\n", part("html", html));
    assert!(only(&open_one("a.eml", alone)).ends_with("\n\norders B turn 1\n> orders C turn 1\n"));
}

/// A mail with this body and these attachments.
fn attached(body: &str, things: &[(&str, &str, &str)]) -> String {
    let mut mail =
        format!("{HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n{body}\r\n");
    for (name, kind, text) in things {
        let head = format!("--b\r\nContent-Type: {kind}\r\nContent-Disposition: attachment; filename=\"{name}\"\r\n\r\n");
        mail.extend([&head, *text, "\r\n"]);
    }
    mail + "--b--\r\n"
}

#[test]
fn an_attached_sheet_counts_and_what_the_mail_quotes_beside_it_does_not() {
    let sheet = "orders A turn 1 key x\r\nfleet B";
    for kind in ["text/plain", "application/octet-stream"] {
        let bag = open_one("a.eml", attached("Here you are.\r\n> orders A turn 1 key x", &[("turn.orders", kind, sheet)]));
        assert!(only(&bag).ends_with("fleet B"), "{bag:?}");
        assert_eq!((bag.sheets[0].name.as_str(), bag.others.len()), ("a.eml, turn.orders", 0));
    }
    // A second copy of the same text is not a second sheet.
    let twice = open_one("a.eml", attached(&format!("Hello\r\n\r\n{sheet}"), &[("turn.txt", "text/plain", sheet)]));
    assert_eq!(twice.sheets[0].name, "a.eml");
    assert_eq!(only(&twice), format!("{KEPT}Hello\n\norders A turn 1 key x\nfleet B\n"));
    let others = open_one(
        "a.eml",
        attached("See the form.", &[("form.pdf", "application/pdf", "%PDF-1.7"), ("map.txt", "text/plain", "x")]),
    );
    let told: Vec<&str> = others.others.iter().map(|other| other.file.as_str()).collect();
    assert_eq!((told, others.sheets.len()), (vec!["a.eml, form.pdf", "a.eml, map.txt", "a.eml"], 0));
}

#[test]
fn a_forwarded_mail_and_every_mail_of_a_mailbox_is_looked_through() {
    let inner = "From: b@example.org\r\nDate: Mon, 23 Nov 2026 08:00:00 +0000\r\nSubject: mine\r\n\r\norders B turn 1";
    let bag = open_one("a.eml", attached("See below.", &[("mine.eml", "message/rfc822", inner)]));
    assert_eq!(only(&bag), format!("{KEPT}orders B turn 1\n"), "the mail that came in tells when");
    assert_eq!(bag.sheets[0].name, "a.eml, forwarded mail 1");
    let inline = format!(
        "{HEAD}Content-Type: text/plain\r\n\r\nFYI\r\n\r\n---------- Forwarded message ---------\r\nFrom: B\r\n\r\norders B turn 1\r\n"
    );
    assert!(only(&open_one("a.eml", &inline)).ends_with("> orders B turn 1\n"));
    let plain = |who: &str| {
        format!(
            "From {who}@example.org Thu Nov 26 10:15:00 2026\r\nFrom: {who}@example.org\r\nMessage-ID: <{who}>\r\n\r\norders {who} turn 1\r\n\r\n"
        )
    };
    for name in ["in.mbox", "in.txt"] {
        let bag = open_one(name, format!("{}{}", plain("a"), plain("b")));
        let named: Vec<String> = bag.sheets.iter().map(|sheet| sheet.name.clone()).collect();
        assert_eq!(named, [format!("{name}, mail 1"), format!("{name}, mail 2")]);
        assert_eq!(sender(&bag.sheets[1]).as_deref(), Some("b@example.org"));
    }
}

#[test]
fn whatever_holds_no_sheet_is_told_with_the_reason() {
    let report = "A: report for B\n\nTHE SHEET OF TURN 1, BEGUN\n\norders B turn 1 key x\n";
    for (name, bytes, why) in [
        ("a.rtf", &b"{\\rtf1 orders A turn 1}"[..], "plain text"),
        ("orders", b"orders A turn 1", "ends in none of"),
        (".a.orders", b"orders A turn 1", "hidden"),
        ("\u{fffd}.txt", b"orders A turn 1", "UTF-8"),
        ("a.txt", report.as_bytes(), "it is a report"),
        ("form.pdf", b"%PDF-1.7", "form on paper"),
        ("form.txt", b"%PDF-1.7", "form on paper"),
        ("hello.txt", b"Hello!", "no line says"),
        ("hello.eml", b"From: a@example.org\r\n\r\nHello", "no line says"),
        ("", b"", "ends in none of"),
    ] {
        let bag = open_one(name, bytes);
        assert_eq!((bag.sheets.len(), bag.others.len()), (0, 1), "{name}");
        assert!(bag.others[0].file == name && bag.others[0].why.contains(why), "{bag:?}");
    }
    let plain = "orders A turn 1 key x\r\n";
    assert_eq!(open_one("a.orders", plain).sheets, [file("a.orders", plain)], "a sheet stays as it was sent");
}
