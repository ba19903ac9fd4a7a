// The workers of the page, each this same program in a place of its own. They are called when there is something to do.

export class Helpers {
    #helpers = [];
    #deliver;

    /** `deliver` is called with the path and the bytes of every file that a worker hands over. */
    constructor(deliver) {
        this.#deliver = deliver;
    }

    /** One for each processor but that which is left to the window. */
    get count() {
        return "Worker" in globalThis ? Math.max(1, (navigator.hardwareConcurrency || 2) - 1) : 0;
    }

    /** Has an errand done; `heard` is called with how far it has come, the answer with bytes, or with nothing and a sentence. */
    ask(number, errand, heard, answer) {
        const helper = (this.#helpers[number] ??= this.#call(number));
        const own = errand.slice();
        helper.errands.push({ errand: own, heard, answer });
        helper.worker.postMessage(own);
    }

    #call(number) {
        const worker = new Worker("worker.js", { type: "module" });
        const helper = { worker, errands: [] };
        worker.onmessage = ({ data: { progress, file, answer } }) => {
            if (progress) {
                helper.errands[0]?.heard(...progress);
            } else if (file) {
                this.#deliver(...file);
            } else {
                helper.errands.shift()?.answer(...answer);
            }
        };
        worker.onerror = () => this.#end(number, "A worker of this page has broken down; try again.");
        return helper;
    }

    /** Has one leave what it does; what waits behind that is done by the next. */
    dismiss(number) {
        const waiting = this.#helpers[number]?.errands.splice(1) ?? [];
        this.#end(number, "It was stopped.");
        for (const { errand, heard, answer } of waiting) {
            this.ask(number, errand, heard, answer);
        }
    }

    /** One that has ended is replaced by another when there is something to do again. */
    #end(number, why) {
        const helper = this.#helpers[number];
        delete this.#helpers[number];
        helper?.worker.terminate();
        for (const { answer } of helper?.errands ?? []) {
            answer(null, why);
        }
    }
}
