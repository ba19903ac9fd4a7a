// What the program asks of the browser: files that are kept, picked, dropped and handed over, time, and workers.
// The other half is src/machine/page/host.rs.

import { Helpers } from "./helpers.js";
import * as places from "./places.js";
import { openStore, readAll } from "./stores.js";
import { holdsBy, openElsewhere, tab, whileOpen } from "./tab.js";

/** What the program has not taken yet: arrays of what it is about, a text, bytes and a time. */
const waiting = [];
let wake = () => {};

function give(about, text, bytes = null, written = 0) {
    waiting.push([about, text, bytes, written]);
    wake();
}

export function tell(sentence) {
    give("told", sentence);
}

// # Files that the browser keeps

const STORE = "files";
let database = null;
/** Other tabs of this page hear of every change. */
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("drydock files") : null;

function change(act, what) {
    if (!database) {
        return;
    }
    const failed = (error) => tell(`The browser has not kept ${what}: ${error?.message ?? error}. What is on the screen is still there: save it into a file of your own.`);
    try {
        // Without the wait for the disk a change is done in a moment, and lost only with the whole system.
        const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
        act(transaction.objectStore(STORE));
        transaction.onabort = () => failed(transaction.error);
        // A page that is being left has no time to wait for it.
        transaction.commit?.();
    } catch (error) {
        failed(error);
    }
}

/** Tells that nothing is kept, and goes on without. */
export function keepsNothing(error) {
    database = null;
    tell(`This browser keeps no files for a page (${error?.message ?? error}): save what you make into a file of your own.`);
}

/** Gives the program all files that are kept. */
async function fetchKept() {
    // What another tab writes meanwhile is the later of two, whichever comes first.
    if (tabs) {
        tabs.onmessage = ({ data: [about, path, bytes, written] }) => (about === "held" ? tellOpen() : give(about, path, bytes, written));
        holdsBy(() => tabs.postMessage(["held"]));
    }
    database = await openStore("drydock", STORE);
    await readAll(database, STORE, (path, { bytes, written }) => give("kept", path, bytes, written));
    await Promise.all([places.fetchPlaces(), tellOpen()]);
}

/** Tells which projects other tabs have open, and which files are theirs. */
async function tellOpen() {
    give("elsewhere", (await openElsewhere()).join("\n"));
}

globalThis.addEventListener("focus", tellOpen);

function keep(path, bytes, written) {
    const copy = bytes.slice();
    change((store) => store.put({ bytes: copy, written }, path), path);
    persist();
    tabs?.postMessage(["kept", path, copy, written]);
}

/** What is kept stays when the browser is short of room, if it agrees; it is asked once. */
let persist = () => {
    persist = () => {};
    navigator.storage?.persist?.().catch(() => {});
};

function forget(path) {
    change((store) => store.delete(path), path);
    places.forget(nameOf(path));
    tabs?.postMessage(["forgotten", path, null, 0]);
}

// # Files of the user

function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}

function types(endings) {
    return endings ? [{ accept: { "application/octet-stream": endings.split(",") } }] : undefined;
}

function isCancelled(error) {
    return error?.name === "AbortError";
}

/** The most that the program reads of any file, which is a project: text::MOST_BYTES. */
const MOST_BYTES = 64 * 2 ** 20;

async function giveFile(about, file) {
    try {
        // One byte more lets the program say that the file is too large, and takes no room for the rest.
        give(about, file.name, new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer()), file.lastModified);
    } catch (error) {
        tell(`${file.name} could not be read: ${error.message}`);
    }
}

async function pick(endings) {
    if (!("showOpenFilePicker" in globalThis)) {
        const input = Object.assign(document.createElement("input"), { type: "file", accept: endings });
        input.onchange = () => {
            for (const file of input.files) {
                places.offer(file.name, null, 0);
                giveFile("picked", file);
            }
        };
        input.click();
        return;
    }
    try {
        const [place] = await showOpenFilePicker({ types: types(endings) });
        const file = await place.getFile();
        places.offer(file.name, place, file.lastModified);
        await giveFile("picked", file);
    } catch (error) {
        if (!isCancelled(error)) {
            tell(`The browser would not open the file: ${error.message}.`);
        }
    }
}

async function pickPlace(name, endings) {
    if (!("showSaveFilePicker" in globalThis)) {
        tell("This browser lets a page save by a download only: type a name, and press Save here.");
        return;
    }
    try {
        const place = await showSaveFilePicker({ suggestedName: name, types: types(endings) });
        places.remember(place, (await place.getFile()).lastModified);
        give("place", place.name);
    } catch (error) {
        if (!isCancelled(error)) {
            tell(`The browser would not let the file be written: ${error.message}.`);
        }
    }
}

function download(name, bytes) {
    const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What was handed over last; the next file waits for it, so that the later of two saves is the one that stays. */
let delivered = Promise.resolve();

function deliver(path, bytes) {
    const copy = bytes.slice();
    if (places.isKnown(nameOf(path))) {
        delivered = whileOpen(delivered.then(() => write(nameOf(path), copy)));
    } else {
        download(nameOf(path), copy);
    }
}

/** Writes a file where the user keeps it. */
async function write(name, bytes) {
    try {
        const other = await places.write(name, bytes);
        if (other && name.endsWith(".drydock")) {
            await giveFile("changed", other);
        } else if (other) {
            tell(`Another program has written ${name} where you keep it; what was saved here goes out as a download.`);
            download(name, bytes);
        }
    } catch (error) {
        tell(`${name} could not be written where you keep it (${error.message}); it goes out as a download.`);
        download(name, bytes);
    }
}

// # What is dropped and pasted: before the canvas sees it, which could only tell its name

/** Both are asked for at once: after the event the browser tells neither. */
function takeFiles(event, items) {
    const files = [...(items ?? [])].filter(({ kind }) => kind === "file");
    if (files.length > 0) {
        event.preventDefault();
        event.stopImmediatePropagation();
        files.forEach((item) => takeFile(item.getAsFile(), item.getAsFileSystemHandle?.()));
    }
}

async function takeFile(file, handle) {
    const place = await Promise.resolve(handle).catch(() => null);
    places.offer(file.name, place?.kind === "file" ? place : null, file.lastModified);
    await giveFile("dropped", file);
}

globalThis.document?.addEventListener("drop", (event) => takeFiles(event, event.dataTransfer.items), true);
globalThis.document?.addEventListener("paste", (event) => takeFiles(event, event.clipboardData?.items), true);

// # Links that hold a project, which is opened once

export function takeLink() {
    const letters = location.hash.slice(1);
    if (letters) {
        history.replaceState(null, "", location.href.split("#")[0]);
        give("link", letters);
    }
}

globalThis.addEventListener("hashchange", takeLink);

// # Workers

// What a worker has made goes the way of what the page makes itself.
export const helpers = new Helpers(deliver);

export const host = {
    ...tab,
    fetchKept,
    keeps: () => database !== null,
    isPlaced: (path) => places.isKnown(nameOf(path)),
    acceptPlace: (path) => places.accept(nameOf(path)),
    refusePlace: (path) => places.refuse(nameOf(path)),
    take: () => waiting.splice(0),
    wakeBy: (call) => { wake = call; },
    isWorker: () => false,
    address: () => location.href.split("#")[0],
    later: (work, milliseconds) => setTimeout(work, milliseconds),
    keep,
    forget,
    deliver,
    pick,
    pickPlace,
    helpers: () => helpers.count,
    ask: (number, errand, heard, answer) => helpers.ask(number, errand, heard, answer),
    dismiss: (number) => helpers.dismiss(number),
    progress: () => {},
    serveBy: () => {},
};
