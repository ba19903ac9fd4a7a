//! Reads a mail: its text as a reader sees it, and its attachments.

use std::borrow::Cow;

use mail_parser::{Message, MessageParser, MessagePart, MimeHeaders as _, PartType};

use super::{NoSheet, has_ending, html, plain, quoted};
use project::SentSheet;

/// A mail that came in, or a mail that is attached as a whole to one that came in.
#[derive(Clone)]
pub(super) struct Mail<'m> {
    message: Cow<'m, Message<'m>>,
    /// The lines with date and sender that are put above each of the mail's texts.
    head: String,
}

/// How many bytes at the beginning of a file are searched for the headers of a mail.
const HEAD: usize = 16 << 10;

/// Whether bytes begin like a mail: with headers that say how its body is encoded, or through which servers it came.
pub(super) fn is_mail(bytes: &[u8]) -> bool {
    const OF_MAIL: [&str; 4] = ["content-type", "mime-version", "message-id", "received"];
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]);
    let fields = head.lines().take_while(|line| !line.trim().is_empty());
    // A line that begins with a blank continues the line above it.
    let mut names = fields.filter(|line| !line.starts_with([' ', '\t'])).map(|line| line.split_once(':'));
    let mut tells = false;
    names.all(|field| {
        let Some((name, _)) = field.filter(|(name, _)| !name.is_empty() && !name.contains(char::is_whitespace)) else {
            return false;
        };
        tells |= OF_MAIL.contains(&name.to_lowercase().as_str());
        true
    }) && tells
}

/// The address of the sender of the mail with which a sheet came; `None` if there is no such address. It is read from the lines that
/// [`open`](super::open) puts above the sheet's text.
#[must_use]
pub fn sender(sheet: &SentSheet) -> Option<String> {
    let text = str::from_utf8(&sheet.bytes).ok()?;
    let mut head = text.lines().take_while(|line| line.starts_with("Date:") || line.starts_with(FROM));
    let line = head.find_map(|line| line.strip_prefix(FROM))?;
    Some(line.trim().to_owned()).filter(|address| address.contains('@'))
}

const FROM: &str = "From:";

impl<'m> Mail<'m> {
    /// Reads a mail; `None` if the bytes are not a mail.
    pub fn read(bytes: &'m [u8]) -> Option<Self> {
        let message = MessageParser::default().parse(bytes)?;
        let date = message.date().map(|date| format!("Date: {}\n", date.to_rfc822())).unwrap_or_default();
        // If the sender names another address for replies, that one is used.
        let sender = message.reply_to().or_else(|| message.from());
        let address = sender.and_then(|sender| sender.first()).and_then(|sender| sender.address());
        // Control characters are replaced, so that the address cannot contain the beginning of another line.
        let from = address.map(|address| format!("{FROM} {}\n", address.replace(char::is_control, " "))).unwrap_or_default();
        Some(Self { message: Cow::Owned(message), head: format!("{date}{from}\n") })
    }

    /// Puts the lines with the date and the sender of the mail above one of its texts.
    pub fn headed(&self, text: &str) -> Vec<u8> {
        format!("{}{text}", self.head).into_bytes()
    }

    /// The text of the mail.
    pub fn body(&self) -> String {
        let mut texts: Vec<String> = self.message.text_bodies().filter_map(text).collect();
        if texts.iter().all(|text| text.trim().is_empty()) {
            // Some mail programs put the whole text into HTML and add an empty plain text.
            texts = self.message.html_bodies().filter_map(text).collect();
        }
        quoted::marked(&texts.join("\n"))
    }

    /// The attachments that are texts, with their names, and the attachments that are not. `mail` is the name of the mail.
    pub fn attachments(&self, mail: &str) -> (Vec<SentSheet>, Vec<NoSheet>) {
        let (mut texts, mut others) = (Vec::new(), Vec::new());
        for (part, number) in self.message.attachments().zip(1..) {
            let own = part.attachment_name().map_or_else(|| format!("attachment {number}"), str::to_owned);
            let name = format!("{mail}, {own}");
            match &part.body {
                PartType::Text(_) | PartType::Html(_) => {
                    let bytes = text(part).unwrap_or_default().into_bytes();
                    texts.push(SentSheet { name, bytes });
                }
                PartType::Binary(bytes) | PartType::InlineBinary(bytes) if has_ending(&own, &SentSheet::TEXT_ENDINGS) => {
                    texts.push(SentSheet { name, bytes: plain::readable(bytes.to_vec()) });
                }
                PartType::Binary(_) => others.push(NoSheet { file: name, why: NO_TEXT.to_owned() }),
                // Pictures of a signature are inline and are left out; `Self::forwarded` handles forwarded mails.
                PartType::InlineBinary(_) | PartType::Message(_) | PartType::Multipart(_) => {}
            }
        }
        (texts, others)
    }

    /// The mails that are attached to this one as a whole.
    pub fn forwarded(&self) -> impl Iterator<Item = Mail<'_>> {
        let messages = self.message.parts.iter().filter_map(MessagePart::message);
        messages.map(|message| Mail { message: Cow::Borrowed(message), head: self.head.clone() })
    }
}

const NO_TEXT: &str = "it is no text: type the sheet into a mail, or attach it as .orders or .txt";

/// The text of a part of the mail, with only those line breaks that its writer made.
fn text(part: &MessagePart) -> Option<String> {
    match &part.body {
        PartType::Text(text) => {
            let of_type = |name: &str| part.content_type().and_then(|kind| kind.attribute(name)).map(str::to_lowercase);
            let is_flowed = of_type("format").as_deref() == Some("flowed");
            let drops_blanks = of_type("delsp").as_deref() == Some("yes");
            Some(if is_flowed { plain::unflowed(text, drops_blanks) } else { text.replace("\r\n", "\n") })
        }
        PartType::Html(html) => Some(html::text(html)),
        PartType::Binary(_) | PartType::InlineBinary(_) | PartType::Message(_) | PartType::Multipart(_) => None,
    }
}
