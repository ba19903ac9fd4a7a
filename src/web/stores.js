// Stores of the browser: a database with one of them.

export function openStore(database, store) {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(database, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(store);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

/** Calls with every key and its value. */
export function readAll(database, store, take) {
    return new Promise((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).openCursor();
        request.onsuccess = () => {
            const cursor = request.result;
            if (!cursor) {
                return resolve();
            }
            take(cursor.key, cursor.value);
            cursor.continue();
        };
        request.onerror = () => reject(request.error);
    });
}
