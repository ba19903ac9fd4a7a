//! The XML of a module's build file: an element is named for the class of VASSAL that it becomes.

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

/// An element of the build file with its attributes in the order in which they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Element {
    name: String,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Element>,
    text: String,
}

impl Element {
    /// An element of a class whose name goes on after `VASSAL.build.`
    pub fn build(class: &str) -> Self {
        Self::named(format!("VASSAL.build.{class}"))
    }

    /// An element of a class whose name goes on after `VASSAL.build.module.`
    pub fn module(class: &str) -> Self {
        Self::build(&format!("module.{class}"))
    }

    /// An element that is not named for a class.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), attributes: Vec::new(), children: Vec::new(), text: String::new() }
    }

    /// The element with this attribute after the others.
    #[expect(clippy::needless_pass_by_value, reason = "numbers and texts are passed alike")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// The element with these attributes after the others.
    pub fn with_all(mut self, attributes: &[(&'static str, &str)]) -> Self {
        self.attributes.extend(attributes.iter().map(|(name, value)| (*name, (*value).to_owned())));
        self
    }

    /// The element with this text in it.
    pub fn saying(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// The element with this child after the others.
    pub fn holding(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// The element with these children after the others.
    pub fn holding_all(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// The value of an attribute.
    #[cfg(test)]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// The elements in it.
    #[cfg(test)]
    pub fn children(&self) -> &[Self] {
        &self.children
    }

    /// The bytes of a file whose root this element is.
    ///
    /// # Errors
    /// Of the writer, which has none.
    pub fn into_file(self) -> io::Result<Vec<u8>> {
        let mut writer = Writer::new(Vec::new());
        writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), Some("no"))))?;
        self.write(&mut writer)?;
        Ok(writer.into_inner())
    }

    fn write(&self, writer: &mut Writer<Vec<u8>>) -> io::Result<()> {
        let mut start = BytesStart::new(self.name.as_str());
        for (name, value) in &self.attributes {
            start.push_attribute((*name, in_one_line(value).as_str()));
        }
        if self.children.is_empty() && self.text.is_empty() {
            return writer.write_event(Event::Empty(start));
        }
        writer.write_event(Event::Start(start))?;
        if !self.text.is_empty() {
            writer.write_event(Event::Text(BytesText::new(&printable(&self.text))))?;
        }
        self.children.iter().try_for_each(|child| child.write(writer))?;
        writer.write_event(Event::End(BytesEnd::new(self.name.as_str())))
    }
}

/// A text without the control characters that no XML may have.
fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() || matches!(letter, '\t' | '\n')).collect()
}

/// A text as an attribute keeps it, which has no lines.
fn in_one_line(text: &str) -> String {
    printable(text).replace(['\t', '\n'], " ")
}
