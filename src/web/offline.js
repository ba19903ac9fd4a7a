// Serves the page from what was fetched before, so that it opens without a network; `build` puts the files and their fingerprint in.

const FILES = [/* FILES */];
const CACHE = "drydock /* FINGERPRINT */";

addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
    const others = (names) => names.filter((name) => name !== CACHE);
    event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
        event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
    }
});
