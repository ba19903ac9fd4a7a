//! The classes of a module, and the attributes that VASSAL writes of each.

/// What VASSAL writes of each class.
pub fn attributes() -> Vec<(&'static str, &'static str)> {
    vec![
        ("GameModule", "name version description VassalVersion nextPieceSlotId ModuleOther1 ModuleOther2"),
        ("BasicCommandEncoder", ""),
        ("Documentation", ""),
        ("HelpFile", "title fileName fileType vassalDoc"),
        ("PlayerRoster", "buttonText"),
        ("entry", ""),
        ("GlobalOptions", "autoReport"),
        ("Map", MAP),
        ("PrivateMap", PRIVATE_MAP),
        ("BoardPicker", "title addRowText addColumnText boardPrompt slotScale slotHeight slotWidth"),
        ("setup", ""),
        ("Board", "name image reversible width height color"),
        ("ZonedGrid", ""),
        ("Zone", "name locationFormat path useParentGrid useHighlight highlightProperty"),
        ("ZonedGridHighlighter", ""),
        ("HexGrid", "sideways x0 y0 dx dy snapTo edgesLegal cornersLegal visible dotsVisible color"),
        ("SquareGrid", "x0 y0 dx dy range snapTo edgesLegal cornersLegal visible dotsVisible color"),
        ("HexGridNumbering", HEX_NUMBERING),
        ("SquareGridNumbering", NUMBERING),
        ("RegionGrid", "snapto visible fontsize"),
        ("Region", "name originx originy"),
        ("LayeredPieceCollection", "property layerOrder"),
        ("StackMetrics", ""),
        ("ForwardToKeyBuffer", ""),
        ("Scroller", ""),
        ("ForwardToChatter", ""),
        ("MenuDisplayer", ""),
        ("MapCenterer", ""),
        ("StackExpander", ""),
        ("PieceMover", ""),
        ("KeyBufferer", ""),
        ("ImageSaver", ""),
        ("Zoomer", "zoomLevels zoomStart inTooltip outTooltip pickTooltip"),
        ("CounterDetailViewer", "version delay minDisplayPieces bgColor fgColor showgraph showtext counterReportFormat"),
        ("SetupStack", "name owningBoard useGridLocation location x y"),
        ("DrawPile", DRAW_PILE),
        ("PieceSlot", "entryName gpid width height"),
        ("CardSlot", "entryName gpid width height"),
        ("PrototypesContainer", ""),
        ("PrototypeDefinition", "name description"),
        ("PieceWindow", "name text hidden scale defaultWidth"),
        ("TabWidget", "entryName"),
        ("PanelWidget", "entryName fixed nColumns vert scale"),
        ("ChartWindow", "name text"),
        ("Chart", "chartName description fileName"),
        ("DiceButton", "name text nDice nSides plus addToTotal reportTotal prompt reportFormat"),
        ("StartupGlobalKeyCommand", STARTUP),
        ("Chatter", ""),
        ("KeyNamer", ""),
        ("GlobalProperties", ""),
        ("PredefinedSetup", "name isMenu useFile"),
    ]
}

const MAP: &str = "mapName launch buttonName allowMultiple edgeWidth edgeHeight backgroundcolor color thickness markMoved";
const PRIVATE_MAP: &str = "side visible useBoards mapName launch buttonName allowMultiple edgeWidth edgeHeight backgroundcolor color thickness markMoved";
const NUMBERING: &str = "first sep hType hLeading hOff hDescend vType vLeading vOff vDescend locationFormat visible fontSize color \
                         rotateText hDrawOff vDrawOff";
const HEX_NUMBERING: &str = "first sep hType hLeading hOff hDescend vType vLeading vOff vDescend locationFormat visible fontSize color \
                             rotateText hDrawOff vDrawOff stagger";
const DRAW_PILE: &str = "name owningBoard x y width height faceDown shuffle allowMultiple allowSelect drawFaceUp reversible draw color \
                         maxStack canSave";
const STARTUP: &str = "name whenToApply hotkeyOrKeyCommand globalHotkey hotkey filter deckCount reportSingle reportFormat suppressSounds \
                       target";
