/** Copies of what only the signed-in customer may see; they go when the customer signs out. */
export const OWN = { pages: 'own-pages', answers: 'own-answers', pictures: 'own-pictures' } as const;
/** Files that everybody gets. */
export const FILES = 'files';

/** Removes what is a customer's own, and stops messages to this device. */
export async function forgetCustomer(registration: ServiceWorkerRegistration): Promise<void> {
  await Promise.all(Object.values(OWN).map((name) => caches.delete(name)));
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
