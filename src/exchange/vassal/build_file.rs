//! The build file of a module: all elements of the module, in an order in which VASSAL can build them.

use std::collections::{BTreeMap, BTreeSet};

use drawing::png::PngError;
use drawing::{Color, Page, Path};
use geometry::{Mm, Point, Rect, Size};

use super::boards::{picker, pixel, spot};
use super::element::Element;
use super::module::{Board, Deck, Dice, Module, Palette, PieceNumber, Stack, Standing, Table};
use super::pictures::Pictures;
use super::piece::{
    FIND_CARRIER, PiecePictures, STATUS, outline, side_prototype, side_traits, sort_prototype, sort_traits, text, traits,
};
use super::sequence::join;
use super::{Carriage, Piece};

/// The version of VASSAL that a module requires.
pub(super) const VASSAL_VERSION: &str = "3.7.0";
/// The version of every module. Different modules differ in their names or bytes, not in their versions.
pub(super) const MODULE_VERSION: &str = "1.0";
/// The name of the module's file with notes for players.
pub(super) const NOTES: &str = "notes.html";

/// Builds the elements of a module and draws its pictures.
pub(super) struct Builder<'module> {
    module: &'module Module,
    pictures: Pictures,
    /// The pictures of each piece, in the order of the module's pieces.
    faces: Vec<PiecePictures>,
    /// The number that the next piece in a palette, a stack or a deck will get.
    next_gpid: usize,
}

impl<'module> Builder<'module> {
    /// Draws every piece of a module.
    ///
    /// # Errors
    /// If a piece cannot be drawn.
    pub fn new(module: &'module Module, mut pictures: Pictures) -> Result<Self, PngError> {
        let faces = module.pieces.iter().map(|piece| drawn(piece, &mut pictures)).collect::<Result<_, _>>()?;
        Ok(Self { module, pictures, faces, next_gpid: 1 })
    }

    /// Builds the root element of the build file, and returns it with the pictures.
    ///
    /// # Errors
    /// If a board or a chart cannot be drawn.
    pub fn build(mut self) -> Result<(Element, Pictures), PngError> {
        let module = self.module;
        let help = Element::module("documentation.HelpFile");
        let help = help.with("title", "Notes").with("fileName", NOTES).with("fileType", "archive").with("vassalDoc", "false");
        let sides = module.sides.iter().map(|side| Element::named("entry").saying(side));
        let mut parts = vec![
            Element::module("BasicCommandEncoder"),
            Element::module("Documentation").holding(help),
            Element::module("PlayerRoster").with("buttonText", "Retire").holding_all(sides),
            Element::module("GlobalOptions").with("autoReport", "Always"),
        ];
        for (number, table) in module.tables.iter().enumerate() {
            parts.push(self.table(table, number == 0)?);
        }
        parts.push(self.prototypes()?);
        parts.push(self.palettes());
        parts.extend(self.charts()?);
        parts.extend(module.dice.iter().map(dice));
        parts.extend(module.tables.iter().filter(|table| self.has_carriers(table)).map(boarding));
        parts.extend(["Chatter", "KeyNamer", "properties.GlobalProperties"].map(Element::module));
        parts.push(Element::module("PredefinedSetup").with_all(&[("name", "Start"), ("isMenu", "false"), ("useFile", "false")]));
        let root = Element::build("GameModule").with("name", &module.name).with("version", MODULE_VERSION);
        let root = root.with("description", &module.description).with("VassalVersion", VASSAL_VERSION);
        let root = root.with("nextPieceSlotId", self.next_gpid).with("ModuleOther1", "").with("ModuleOther2", "");
        Ok((root.holding_all(parts), self.pictures))
    }

    fn table(&mut self, table: &Table, is_main: bool) -> Result<Element, PngError> {
        let element = match &table.owner {
            Some(side) => {
                Element::module("PrivateMap").with("side", join([side], ',')).with("visible", "false").with("useBoards", "")
            }
            None => Element::module("Map"),
        };
        let element = element.with("mapName", &table.name).with("launch", !is_main).with("buttonName", &table.name);
        let element = element.with_all(&[
            ("allowMultiple", "false"),
            ("edgeWidth", "0"),
            ("edgeHeight", "0"),
            ("backgroundcolor", "255,255,255"),
            ("color", "0,0,0"),
            ("thickness", "3"),
            ("markMoved", "Always"),
        ]);
        let tools = [
            "StackMetrics",
            "ForwardToKeyBuffer",
            "Scroller",
            "ForwardToChatter",
            "MenuDisplayer",
            "MapCenterer",
            "StackExpander",
            "PieceMover",
            "KeyBufferer",
            "ImageSaver",
        ];
        let tools = tools.map(|tool| Element::module(&format!("map.{tool}")));
        let tools = tools.into_iter().chain([zoom(), details()]);
        let element = element.holding(picker(table, &mut self.pictures)?).holding_all(self.layers()).holding_all(tools);
        // Carriers come before the pieces that they carry.
        let (carriers, others): (Vec<&Stack>, Vec<&Stack>) = table.stacks.iter().partition(|stack| self.has_carrier(stack));
        let stacks: Vec<Element> =
            carriers.into_iter().chain(others).filter_map(|stack| Some(self.stack(stack, board(table, &stack.board)?))).collect();
        let decks: Vec<Element> = table.decks.iter().map(|deck| self.deck(deck)).collect();
        Ok(element.holding_all(stacks).holding_all(decks))
    }

    fn stack(&mut self, stack: &Stack, board: &Board) -> Element {
        let (name, (x, y)) = spot(board, &stack.at, self.pictures.scale());
        let element = Element::module("map.SetupStack").with("name", &stack.name).with("owningBoard", &board.name);
        let element = element.with("useGridLocation", name.is_some()).with("location", name.unwrap_or_default());
        let slots: Vec<Element> = stack.pieces.iter().map(|standing| self.slot("PieceSlot", standing)).collect();
        element.with("x", x).with("y", y).holding_all(slots)
    }

    fn deck(&mut self, deck: &Deck) -> Element {
        let (x, y) = pixel(deck.at, self.pictures.scale());
        let size = deck.pieces.first().and_then(|piece| self.module.pieces[piece.0].faces.first()).map(|face| face.page.size);
        let size = size.unwrap_or(Size::new(20.0, 20.0));
        let (width, height) = pixel(Point::ORIGIN + size.diagonal(), self.pictures.scale());
        let chance = if deck.is_hidden { "Always" } else { "Never" };
        let element = Element::module("map.DrawPile").with("name", &deck.name).with("owningBoard", &deck.board);
        let element = element.with("x", x).with("y", y).with("width", width).with("height", height).with("faceDown", chance);
        // Players may choose a card from a pile that lies face up.
        let element = element.with("allowSelect", !deck.is_hidden);
        let element = element.with("shuffle", chance).with_all(&[
            ("allowMultiple", "true"),
            ("drawFaceUp", "false"),
            ("reversible", "false"),
            ("draw", "true"),
            ("color", "120,120,120"),
            ("maxStack", "10"),
            ("canSave", "false"),
        ]);
        let slots: Vec<Element> = deck.pieces.iter().map(|piece| self.slot("CardSlot", &Standing::new(*piece))).collect();
        element.holding_all(slots)
    }

    /// Makes the element of a piece, which gets the next number.
    fn slot(&mut self, class: &str, standing: &Standing) -> Element {
        let gpid = self.next_gpid;
        self.next_gpid += 1;
        let PieceNumber(number) = standing.piece;
        let piece = &self.module.pieces[number];
        let traits = traits(piece, standing, &self.faces[number], gpid);
        let size = piece.faces.first().map(|face| face.page.size).unwrap_or_default();
        let (width, height) = pixel(Point::ORIGIN + size.diagonal(), self.pictures.scale());
        let slot = Element::build(&format!("widget.{class}")).with("entryName", &piece.name).with("gpid", gpid);
        slot.with("width", width).with("height", height).saying(text(&traits))
    }

    /// The prototypes, which hold what pieces of the same sort, and pieces of the same side, have in common.
    fn prototypes(&mut self) -> Result<Element, PngError> {
        let moved = self.pictures.add("moved", &moved_mark())?;
        let sorts: BTreeSet<&str> = self.module.pieces.iter().map(|piece| piece.sort.as_str()).collect();
        let sides: BTreeSet<&str> = self.module.pieces.iter().filter_map(|piece| piece.side.as_deref()).collect();
        let of_sort = |sort: &str| (sort_prototype(sort), text(&sort_traits(sort, &moved)));
        let sorts = sorts.into_iter().map(of_sort);
        let sides = sides.into_iter().map(|side| (side_prototype(side), text(&side_traits(side))));
        let prototypes = sorts
            .chain(sides)
            .map(|(name, piece)| Element::module("PrototypeDefinition").with("name", name).with("description", "").saying(piece));
        Ok(Element::module("PrototypesContainer").holding_all(prototypes))
    }

    fn palettes(&mut self) -> Element {
        let module = self.module;
        let palettes: Vec<Element> = module.palettes.iter().map(|palette| self.palette(palette)).collect();
        let tabs = Element::build("widget.TabWidget").with("entryName", "Pieces").holding_all(palettes);
        let window = Element::module("PieceWindow").with("name", "Pieces").with("text", "Pieces").with("hidden", "false");
        window.with("scale", "1.0").with("defaultWidth", "0").holding(tabs)
    }

    fn palette(&mut self, palette: &Palette) -> Element {
        let panels: Vec<Element> = palette.panels.iter().map(|(name, pieces)| self.panel(name, pieces)).collect();
        Element::build("widget.TabWidget").with("entryName", &palette.name).holding_all(panels)
    }

    fn panel(&mut self, name: &str, pieces: &[PieceNumber]) -> Element {
        let slots: Vec<Element> = pieces.iter().map(|piece| self.slot("PieceSlot", &Standing::new(*piece))).collect();
        let panel = Element::build("widget.PanelWidget").with("entryName", name).with("fixed", "false").with("nColumns", "4");
        panel.with("vert", "false").with("scale", "1.0").holding_all(slots)
    }

    fn charts(&mut self) -> Result<Option<Element>, PngError> {
        let mut tabs = Vec::new();
        for tab in &self.module.charts {
            let mut charts = Vec::new();
            for page in &tab.pages {
                let picture = self.pictures.add(&format!("{} {}", tab.name, page.title), page)?;
                let chart = Element::build("widget.Chart").with("chartName", &page.title).with("description", "");
                charts.push(chart.with("fileName", picture));
            }
            tabs.push(Element::build("widget.TabWidget").with("entryName", &tab.name).holding_all(charts));
        }
        if tabs.is_empty() {
            return Ok(None);
        }
        let tabs = Element::build("widget.TabWidget").with("entryName", "Charts").holding_all(tabs);
        Ok(Some(Element::module("ChartWindow").with("name", "Charts").with("text", "Charts").holding(tabs)))
    }

    /// The layers of a window; `None` if the module has no carriers. Carriers are drawn below everything else, so that the pieces that they carry lie
    /// on top.
    fn layers(&self) -> Option<Element> {
        let carriers = self.module.pieces.iter().filter(|piece| piece.carriage == Carriage::Carrier);
        let sorts: BTreeSet<&str> = carriers.map(|piece| piece.sort.as_str()).collect();
        let layers = Element::module("map.LayeredPieceCollection").with("property", "Type");
        (!sorts.is_empty()).then(|| layers.with("layerOrder", join(sorts, ',')))
    }

    fn is_carrier(&self, standing: &Standing) -> bool {
        self.module.pieces[standing.piece.0].carriage == Carriage::Carrier
    }

    fn has_carrier(&self, stack: &Stack) -> bool {
        stack.pieces.iter().any(|standing| self.is_carrier(standing))
    }

    fn has_carriers(&self, table: &Table) -> bool {
        table.stacks.iter().any(|stack| self.has_carrier(stack))
    }
}

fn board<'table>(table: &'table Table, name: &str) -> Option<&'table Board> {
    table.boards.iter().flatten().find(|board| board.name == name)
}

fn drawn(piece: &Piece, pictures: &mut Pictures) -> Result<PiecePictures, PngError> {
    let piece = &piece.tilted();
    let side = piece.side.as_deref().unwrap_or_default();
    let mut draw = |face: &str, page: &Page| pictures.add_cut_out(&format!("{side} {} {face}", piece.name), page, &piece.outline);
    let faces = piece.faces.iter().map(|face| draw(&face.name, &face.page)).collect::<Result<_, _>>()?;
    let cover = piece.cover.as_ref().map(|page| pictures.add(&format!("{} cover", piece.sort), page)).transpose()?;
    let veils = piece.veils.iter().map(|veil| pictures.add_veil(veil)).collect::<Result<_, _>>()?;
    Ok(PiecePictures { faces, cover, veils, outline: outline(piece, pictures.scale()) })
}

/// The zoom of a window, which begins at full size. VASSAL counts its levels from the largest size down.
fn zoom() -> Element {
    Element::module("map.Zoomer").with_all(&[
        ("zoomLevels", "0.2,0.35,0.5,0.75,1.0,1.5"),
        ("zoomStart", "2"),
        ("inTooltip", "Zoom in"),
        ("outTooltip", "Zoom out"),
        ("pickTooltip", "Select zoom"),
    ])
}

/// The display of a piece's name and the levels of its gauges while the mouse rests on it.
fn details() -> Element {
    let viewer =
        Element::module("map.CounterDetailViewer").with_all(&[("version", "3"), ("delay", "500"), ("minDisplayPieces", "1")]);
    let viewer =
        viewer.with_all(&[("bgColor", "255,255,255"), ("fgColor", "0,0,0"), ("showgraph", "true"), ("showtext", "true")]);
    viewer.with("counterReportFormat", format!("$PieceName$ ${STATUS}$"))
}

fn dice(dice: &Dice) -> Element {
    let button = Element::module("DiceButton").with("name", dice.name).with("text", dice.name).with("nDice", dice.count);
    let button = button.with("nSides", dice.sides).with("plus", "0").with("addToTotal", "0").with("reportTotal", dice.is_sum);
    button.with("prompt", "false").with("reportFormat", "** $name$ = $result$ *** <$PlayerName$>")
}

/// The command that, when the game starts, takes pieces aboard the carriers on which they lie. VASSAL does not do so just because they lie there.
fn boarding(table: &Table) -> Element {
    Element::module("StartupGlobalKeyCommand").with("name", format!("Aboard on {}", table.name)).with_all(&[
        ("whenToApply", "startOfGameOnly"),
        ("hotkeyOrKeyCommand", "sendKeyCommand"),
        ("globalHotkey", ""),
        ("hotkey", FIND_CARRIER),
        ("filter", ""),
        ("deckCount", "0"),
        ("reportSingle", "true"),
        ("reportFormat", ""),
        ("suppressSounds", "true"),
        ("target", "MODULE|false|MAP|||||0|0||false|||EQUALS||"),
    ])
}

/// The mark on pieces that have moved: an arrow on a dot.
fn moved_mark() -> Page {
    let mut page = Page::new("Moved", Size::new(3.0, 3.0));
    let at = |x: f64, y: f64| Point::at(Mm::new(x), Mm::new(y));
    let ground = Path::rect(Rect::new(Point::ORIGIN, page.size)).filled(Color::rgb(200, 60, 20));
    let arrow = Path::polygon(&[at(0.7, 0.6), at(2.5, 1.5), at(0.7, 2.4)]).filled(Color::WHITE);
    page.items.extend([(Point::ORIGIN, ground.into()), (Point::ORIGIN, arrow.into())]);
    page
}

/// The names that several boards, windows or decks of a module share. VASSAL finds only one of the things with the same name.
pub(super) fn doubled(module: &Module) -> Vec<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let boards = module.tables.iter().flat_map(|table| table.boards.iter().flatten()).map(|board| board.name.as_str());
    let decks = module.tables.iter().flat_map(|table| &table.decks).map(|deck| deck.name.as_str());
    for name in boards.chain(decks) {
        *counts.entry(name).or_default() += 1;
    }
    counts.into_iter().filter(|(_, count)| *count > 1).map(|(name, _)| name.to_owned()).collect()
}
