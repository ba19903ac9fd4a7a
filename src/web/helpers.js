// The workers of the page, each this same program in a place of its own. They are called when there is something to do.

/** More of them would each take memory for the whole program, and a playtest is soon over with so many. */
const MOST = 8;
/** How long those who play wait for more, in milliseconds, before their memory is given back. */
const PATIENCE = 10_000;

export class Helpers {
    /** What the browser has made of the program, which every worker runs as well: nobody has to make it ready again. */
    program = undefined;
    #helpers = [];
    #deliver;
    #asked = 0;

    /** `deliver` is called with the path and the bytes of every file that a worker hands over. */
    constructor(deliver) {
        this.#deliver = deliver;
    }

    /** One for each processor but that which is left to the window. */
    get count() {
        return "Worker" in globalThis ? Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)) : 0;
    }

    /**
     * Has an errand done; `heard` is called with how far it has come, `answer` with bytes, or with nothing and a sentence. Which errand it is, by
     * number, is what it is dismissed by.
     */
    ask(number, errand, heard, answer) {
        const helper = (this.#helpers[number] ??= this.#call(number));
        clearTimeout(helper.leaves);
        this.#asked += 1;
        helper.errands.push({ id: this.#asked, bytes: errand.slice(), heard, answer });
        if (helper.errands.length === 1) {
            this.#begin(helper);
        }
        return this.#asked;
    }

    /** Hands the first errand over; the others wait here, where they still are when that one is stopped. */
    #begin({ worker, errands: [first] }) {
        if (first) {
            worker.postMessage({ errand: first.bytes }, [first.bytes.buffer]);
            delete first.bytes;
        }
    }

    #call(number) {
        const worker = new Worker("worker.js", { type: "module" });
        worker.postMessage({ program: this.program });
        const helper = { worker, errands: [], leaves: 0 };
        worker.onmessage = ({ data: { progress, file, answer } }) => {
            if (progress) {
                helper.errands[0]?.heard(...progress);
            } else if (file) {
                this.#deliver(...file);
            } else {
                const done = helper.errands.shift();
                this.#begin(helper);
                if (helper.errands.length === 0 && number < this.count) {
                    helper.leaves = setTimeout(() => this.#end(number), PATIENCE);
                }
                done?.answer(...answer);
            }
        };
        worker.onerror = () => this.#end(number, "A worker of this page has broken down; try again.");
        return helper;
    }

    /** Has an errand left undone, whether it waits or is under way; of one that is done there is nothing to be left. */
    dismiss(id) {
        const number = this.#helpers.findIndex((helper) => helper?.errands.some((errand) => errand.id === id));
        const errands = this.#helpers[number]?.errands ?? [];
        const place = errands.findIndex((errand) => errand.id === id);
        if (place === 0) {
            this.#end(number, "It was stopped.");
        } else if (place > 0) {
            const [left] = errands.splice(place, 1);
            this.#tell(left, "It was stopped.");
        }
    }

    /** Lets a worker go. Whoever waits for what it was doing hears why; what has not begun is done by another, in the same order. */
    #end(number, why) {
        const helper = this.#helpers[number];
        if (!helper) {
            return;
        }
        const { worker, errands: [left, ...waiting], leaves } = helper;
        delete this.#helpers[number];
        clearTimeout(leaves);
        // What it has said already and nobody has heard is not of the next errand.
        worker.onmessage = worker.onerror = null;
        worker.terminate();
        if (waiting.length > 0) {
            const next = this.#call(number);
            this.#helpers[number] = next;
            next.errands.push(...waiting);
            this.#begin(next);
        }
        if (left) {
            this.#tell(left, why);
        }
    }

    /** The program may be in the middle of asking for this, and hears of it when it is through. */
    #tell({ answer }, why) {
        queueMicrotask(() => answer(null, why));
    }
}
