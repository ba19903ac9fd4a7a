//! The build file of a module as a tree, read with nothing of what wrote it.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// An element with its attributes, its children and its own text.
#[derive(Debug, Default)]
pub struct Node {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Node>,
    pub text: String,
}

impl Node {
    /// Reads a document with one root.
    pub fn read(xml: &str) -> Self {
        let mut reader = Reader::from_str(xml);
        let mut open = vec![Self::default()];
        loop {
            match reader.read_event().expect("well-formed XML") {
                Event::Start(start) => open.push(Self::begun(&start)),
                Event::Empty(start) => {
                    let node = Self::begun(&start);
                    open.last_mut().expect("the document").children.push(node);
                }
                Event::End(_) => {
                    let node = open.pop().expect("an open element");
                    open.last_mut().expect("the document").children.push(node);
                }
                Event::Text(text) => open.last_mut().expect("the document").text.push_str(&text.decode().expect("UTF-8")),
                Event::GeneralRef(reference) => {
                    let name = reference.decode().expect("UTF-8");
                    let letter = match &*name {
                        "lt" => "<",
                        "gt" => ">",
                        "amp" => "&",
                        "apos" => "'",
                        "quot" => "\"",
                        other => panic!("the reference {other}"),
                    };
                    open.last_mut().expect("the document").text.push_str(letter);
                }
                Event::Eof => break,
                _ => {}
            }
        }
        let mut document = open.pop().expect("the document");
        assert!(open.is_empty() && document.children.len() == 1, "one root");
        document.children.remove(0)
    }

    fn begun(start: &BytesStart<'_>) -> Self {
        let name = String::from_utf8(start.name().as_ref().to_vec()).expect("UTF-8");
        let attribute = |attribute: quick_xml::events::attributes::Attribute<'_>| {
            let key = String::from_utf8(attribute.key.as_ref().to_vec()).expect("UTF-8");
            (key, attribute.normalized_value(XmlVersion::Explicit1_0).expect("a value").into_owned())
        };
        let attributes = start.attributes().map(|found| attribute(found.expect("an attribute"))).collect();
        Self { name, attributes, ..Self::default() }
    }

    /// Its class, without the packages that it is in.
    pub fn class(&self) -> &str {
        self.name.rsplit('.').next().unwrap_or_default()
    }

    /// The value of an attribute; empty if it has none.
    pub fn get(&self, name: &str) -> &str {
        self.attributes.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// An attribute that has to be a whole number.
    pub fn whole(&self, name: &str) -> i64 {
        self.get(name).parse().unwrap_or_else(|_| panic!("{} {name}={:?} is no whole number", self.name, self.get(name)))
    }

    /// An attribute that has to be a number.
    pub fn real(&self, name: &str) -> f64 {
        self.get(name).parse().unwrap_or_else(|_| panic!("{} {name}={:?} is no number", self.name, self.get(name)))
    }

    /// It and everything in it, in the order of the file.
    pub fn all(&self) -> Vec<&Self> {
        std::iter::once(self).chain(self.children.iter().flat_map(Self::all)).collect()
    }

    /// Everything in it of a class.
    pub fn of_class<'node>(&'node self, class: &str) -> Vec<&'node Self> {
        self.all().into_iter().filter(|node| node.class() == class).collect()
    }
}
