declare const self: ServiceWorkerGlobalScope;

/** The push message of the shop: its words, the page that it leads to, and a tag by which a repeated one replaces the first. */
interface PushedMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
}

const isPushed = (value: unknown): value is PushedMessage =>
  typeof value === 'object' && value !== null && 'title' in value && 'path' in value;

/** Shows messages of the shop, and opens the page that they lead to. */
export function showMessages(): void {
  self.addEventListener('push', (event) => {
    const message: unknown = event.data?.json();
    if (!isPushed(message)) return;
    const { title, body, path, tag } = message;
    // Chromium shows no SVG in notifications.
    event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data.path));
  });
}

/** Brings the page to the front if it is open, and opens it otherwise. Only pages of this shop are opened. */
async function openPage(path: string): Promise<void> {
  const page = new URL(path, self.location.origin);
  if (page.origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: 'window' });
  const same = open.find(({ url }) => new URL(url).pathname === page.pathname);
  await (same ? same.focus() : self.clients.openWindow(page));
}
