// Serves the page from what was fetched before, so that it opens without a network; `build` puts the files and their fingerprint in.

// A new version waits until no tab has an old one open, whose workers would be given a program that is not theirs.

const FILES = [/* FILES */];
/** Another page of the same server has caches of its own. */
const OWN = `drydock ${registration.scope} `;
const CACHE = `${OWN}/* FINGERPRINT */`;

addEventListener("install", (event) => {
    // What the browser has kept from an earlier version may not be mixed with this one.
    const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
    const old = (names) => names.filter((name) => name.startsWith(OWN) && name !== CACHE);
    event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
        const kept = caches.open(CACHE).then((cache) => cache.match(event.request, { ignoreSearch: true }));
        event.respondWith(kept.then((kept) => kept ?? fetch(event.request)));
    }
});
