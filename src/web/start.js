// Starts the page: brings what the browser has kept, then the program, which begins by itself once it is there.

import { host, keepsNothing, takeLink } from "./host.js";
import init from "./program.js";

const notice = document.getElementById("notice");

function say(sentence) {
    notice.textContent = sentence;
}

/** Why nothing is kept, which the editor tells once it is there. */
let lost = null;

host.opened = () => {
    say("");
    if (lost) {
        keepsNothing(lost);
    }
    takeLink();
};
host.broken = (why) => {
    console.error(why);
    say("Drydock has made a mistake of its own. What you changed until a few seconds ago is kept: load the page again, and it is offered. " + why);
};

// Where the program has no room left, or calls too deep, nobody but the browser can say so.
addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        host.broken(String(error));
    }
});

if (!document.createElement("canvas").getContext("webgl2")) {
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
        host.broken(String(error));
    }
}

// What was fetched once is there without a network from then on.
if ("serviceWorker" in navigator) {
    navigator.serviceWorker.register("offline.js").catch((error) => console.warn(`Drydock will not open offline: ${error}`));
}
