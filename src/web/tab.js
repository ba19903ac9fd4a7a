// What the tab itself is asked: what it is called, whether it may be left, which keys are the program's, and which project it has open.

const PREFIX = "drydock project ";
/** Keeps what is not saved, and tells whether there is any. */
let keep = () => false;
let isHeldBack = () => false;

export const tab = {
    entitle: (title) => { document.title = title; },
    keepBy: (call) => { keep = call; },
    keysBy: (call) => { isHeldBack = call; },
    holdOpen,
};

// # Leaving

/** How many files are being written where the user keeps them. */
let writing = 0;

/** Has the browser ask before the page is left as long as something is under way. */
export function whileOpen(work) {
    writing += 1;
    return work.finally(() => { writing -= 1; });
}

/** Keeps what is not saved, for the page may not be there much longer. */
export function keepNow() {
    return keep();
}

addEventListener("beforeunload", (event) => {
    if (keep() || writing > 0) {
        event.preventDefault();
    }
});

addEventListener("pagehide", () => {
    keep();
    letGo();
});

document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());

// # Keys: before the browser acts on them

document.addEventListener("keydown", (event) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!event.isComposing && isHeldBack(key, code, altKey, ctrlKey || metaKey, shiftKey)) {
        event.preventDefault();
    }
}, true);

// # Projects that tabs have open: each tab holds a lock with the name of its own

let own = "";
let letGo = () => {};

function holdOpen(path) {
    letGo();
    own = path;
    if (path && navigator.locks) {
        const held = new Promise((done) => { letGo = done; });
        // A page that is being left gets no lock any more.
        navigator.locks.request(PREFIX + path, { mode: "shared" }, () => held).catch(() => {});
    }
}

addEventListener("pageshow", (event) => event.persisted && holdOpen(own));

/** The projects that other tabs have open. */
export async function openElsewhere() {
    const held = navigator.locks ? (await navigator.locks.query()).held : [];
    const open = held.map(({ name }) => name).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    const at = open.indexOf(own);
    if (at >= 0) {
        open.splice(at, 1);
    }
    return open;
}
