import { forgetOnSignOut, keepCopies, keepOfflinePage } from './keep-copies.ts';
import { showMessages } from './show-messages.ts';

declare const self: ServiceWorkerGlobalScope;

// The shop's service worker. Pages of orders register it: `packages/web-kit/src/offline`.

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

keepCopies();
forgetOnSignOut();
showMessages();
