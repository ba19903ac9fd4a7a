// What the tab itself is asked: what it is called, whether it may be left, which keys are the program's, which project it has open, and which files are
// its own.

const PREFIX = "drydock project ";
/** Keeps what is not saved, and tells whether there is any. */
let keep = () => false;
let isHeldBack = () => false;

export const tab = {
    entitle: (title) => { document.title = title; },
    keepBy: (call) => { keep = call; },
    keysBy: (call) => { isHeldBack = call; },
    holdOpen,
    hold,
    letGo,
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
    held.forEach((release) => release());
});

document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());

// # Keys: before the browser acts on them

document.addEventListener("keydown", (event) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!event.isComposing && isHeldBack(key, code, altKey, ctrlKey || metaKey, shiftKey)) {
        event.preventDefault();
    }
}, true);

// # What is a tab's: the project that it has open, and files. Each is a lock with its name, which the browser frees when the tab is gone

/** How each name is let go of that is this tab's. */
const held = new Map();
let open = "";
let onChange = () => {};

/** Calls back when a name has become this tab's, or is no longer. */
export function holdsBy(call) {
    onChange = call;
}

function hold(path) {
    letGo(path);
    let release = () => {};
    if (navigator.locks) {
        const done = new Promise((call) => { release = call; });
        // A page that is being left gets no lock any more.
        navigator.locks.request(PREFIX + path, { mode: "shared" }, () => {
            onChange();
            return done;
        }).then(() => onChange(), () => {});
    }
    held.set(path, release);
}

function letGo(path) {
    held.get(path)?.();
    held.delete(path);
}

function holdOpen(path) {
    letGo(open);
    open = path;
    if (path) {
        hold(path);
    }
}

addEventListener("pageshow", (event) => event.persisted && [...held.keys()].forEach(hold));

/** The projects that other tabs have open, and the files that are theirs. */
export async function openElsewhere() {
    const locks = navigator.locks ? (await navigator.locks.query()).held : [];
    const names = locks.map(({ name }) => name).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    for (const own of held.keys()) {
        const at = names.indexOf(own);
        if (at >= 0) {
            names.splice(at, 1);
        }
    }
    return names;
}
