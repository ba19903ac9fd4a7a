// The workers of the page, each this same program in a place of its own. They are called when there is something to do.

export class Helpers {
    #helpers = [];

    /** One for each processor but that which is left to the window. */
    get count() {
        return "Worker" in globalThis ? Math.max(1, (navigator.hardwareConcurrency || 2) - 1) : 0;
    }

    /** Has an errand done; the answer is called with bytes, or with nothing and a sentence. */
    ask(number, errand, answer) {
        const helper = (this.#helpers[number] ??= this.#call(number));
        helper.answers.push(answer);
        helper.worker.postMessage(errand.slice());
    }

    #call(number) {
        const worker = new Worker("worker.js", { type: "module" });
        const helper = { worker, answers: [] };
        worker.onmessage = ({ data: [bytes, sentence] }) => helper.answers.shift()?.(bytes, sentence);
        // One that has died is replaced by another when there is something to do again.
        worker.onerror = () => {
            worker.terminate();
            delete this.#helpers[number];
            for (const answer of helper.answers.splice(0)) {
                answer(null, "A worker of this page has broken down; try again.");
            }
        };
        return helper;
    }
}
