// Where the user keeps files outside the browser: the places of files that were picked, which outlast a reload.

import { openStore, readAll } from "./stores.js";

const STORE = "places";
/** By the name that the program knows a file by: the browser's handle of it, and when it was last written as far as this page knows. */
const places = new Map();
/** Places of files that were picked or dropped and are not opened yet, or null where the browser tells none. */
const offered = new Map();
let database = null;
/** What one tab has written no other takes for another program's. */
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("drydock places") : null;

if (tabs) {
    tabs.onmessage = async ({ data: { name, place } }) => {
        const own = places.get(name);
        if (own && (await own.handle.isSameEntry(place.handle))) {
            own.written = place.written;
        }
    };
}

/** A place that cannot be kept is known as long as the page is open. */
function change(act) {
    try {
        act(database?.transaction(STORE, "readwrite").objectStore(STORE));
    } catch (error) {
        console.info(error);
    }
}

/** Brings the places of earlier times. */
export async function fetchPlaces() {
    database = await openStore("drydock places", STORE);
    await readAll(database, STORE, (name, place) => places.set(name, place));
}

/** Notes where a file lies that may be opened; it is of another place than whatever had its name before, until that is known. */
export function offer(name, handle, written) {
    offered.set(name, handle ? { handle, written } : null);
}

/** The file is opened. */
export function accept(name) {
    const place = offered.get(name);
    if (place) {
        remember(place.handle, place.written);
    } else if (offered.has(name)) {
        forget(name);
    }
    offered.delete(name);
}

/** The file is of no use. */
export function refuse(name) {
    offered.delete(name);
}

export function remember(handle, written) {
    const place = { handle, written };
    places.set(handle.name, place);
    change((store) => store?.put(place, handle.name));
    tabs?.postMessage({ name: handle.name, place });
}

export function forget(name) {
    if (places.delete(name)) {
        change((store) => store?.delete(name));
    }
}

export function isKnown(name) {
    return places.has(name);
}

/** Whether the user lets the page write there; after a reload the browser asks anew. */
async function isAllowed(handle) {
    const asked = { mode: "readwrite" };
    if (!handle.queryPermission || (await handle.queryPermission(asked)) === "granted") {
        return true;
    }
    return (await handle.requestPermission(asked)) === "granted";
}

/**
 * Writes a file in its place. Where another program has written it since it was last read or written here, it is left as it is and handed back;
 * the next time it is replaced.
 */
export async function write(name, bytes) {
    const { handle, written } = places.get(name);
    if (!(await isAllowed(handle))) {
        throw new Error("the browser was not allowed to");
    }
    const now = await handle.getFile();
    if (now.lastModified !== written) {
        remember(handle, now.lastModified);
        return now;
    }
    const file = await handle.createWritable();
    await file.write(bytes);
    await file.close();
    remember(handle, (await handle.getFile()).lastModified);
    return null;
}
