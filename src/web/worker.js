// A worker of the page: the program without a window, which answers errands.

import init from "./program.js";

const early = [];
let work = null;

function answer(errand) {
    let message;
    try {
        message = { answer: [work(errand), null] };
    } catch (error) {
        // A sentence of the program's own goes back to whoever asked; anything else has broken it.
        if (typeof error !== "string") {
            throw error;
        }
        message = { answer: [null, error] };
    }
    postMessage(message);
}

// The program comes first, as the page runs it; what is asked before it is there waits for it.
onmessage = ({ data: { program, errand } }) => {
    if (!errand) {
        begin(program);
    } else if (work) {
        answer(errand);
    } else {
        early.push(errand);
    }
};

// Whoever waits for an answer has to hear that there will be none.
function begin(program) {
    init({ module_or_path: program }).catch((error) => setTimeout(() => { throw error; }));
}

globalThis.drydock = {
    isWorker: () => true,
    broken: (why) => console.error(why),
    progress: (done, of) => postMessage({ progress: [done, of] }),
    deliver: (path, bytes) => postMessage({ file: [path, bytes.slice()] }),
    // What is kept is kept by the page.
    keep: () => {},
    forget: () => {},
    serveBy: (call) => {
        work = call;
        early.splice(0).forEach(answer);
    },
};
