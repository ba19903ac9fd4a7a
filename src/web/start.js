// Starts the page: brings what the browser has kept, then the program, which begins by itself once it is there.

import { helpers, host, keepsNothing, takeLink, tell } from "./host.js";
import init from "./program.js";
import { keepNow } from "./tab.js";

const notice = document.getElementById("notice");

function say(sentence) {
    notice.textContent = sentence;
}

/** Why nothing is kept, which the editor tells once it is there. */
let lost = null;

/** What this browser lacks, and what the page goes on without. */
function tellLacks() {
    const lacks = [];
    if (!("Worker" in globalThis)) {
        lacks.push("has no workers: playtests, prints and other long work keep the page waiting until they are done");
    }
    if (!isSecureContext) {
        lacks.push("does not take this address for safe, which wants https: nothing is put on the clipboard, and the page does not open offline");
    } else if (!("serviceWorker" in navigator)) {
        lacks.push("keeps no pages: Drydock does not open offline");
    }
    if (lacks.length > 0) {
        tell(`This browser ${lacks.join(", and ")}.`);
    }
}

host.opened = (program) => {
    helpers.program = program;
    say("");
    if (lost) {
        keepsNothing(lost);
    }
    tellLacks();
    takeLink();
};

const KEPT = "What you changed until a few seconds ago is kept where the browser keeps anything: load the page again, and it is offered.";

/** What broke it first is the reason for what breaks after it. */
let isBroken = false;

host.broken = (why) => {
    if (isBroken) {
        return;
    }
    isBroken = true;
    console.error(why);
    say(`Drydock has made a mistake of its own. ${KEPT} ${why}`);
};

// Where the program has no room left, or calls too deep, nobody but the browser can say so.
addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        host.broken(String(error));
    }
});

document.getElementById("editor").addEventListener("webglcontextlost", () => {
    keepNow();
    say(`The browser has taken away what Drydock draws with. ${KEPT}`);
});

// The program takes the context that is there. It smooths edges itself and leaves nothing to be seen through: to have the browser do either as well
// takes twice as long where there is no graphics card.
if (!document.getElementById("editor").getContext("webgl2", { alpha: false, antialias: false })) {
    say("This browser shows no WebGL 2, which Drydock draws with: switch on its hardware acceleration, or take another browser.");
} else {
    globalThis.drydock = host;
    try {
        await host.fetchKept();
    } catch (error) {
        lost = error;
    }
    try {
        await init();
    } catch (error) {
        if (isBroken) {
            throw error;
        }
        console.error(error);
        say(`The program of this page could not be fetched or begun: load the page again, or try another browser. ${error}`);
    }
}

// What was fetched once is there without a network from then on.
if ("serviceWorker" in navigator) {
    navigator.serviceWorker.register("offline.js").catch((error) => console.warn(`Drydock will not open offline: ${error}`));
}
