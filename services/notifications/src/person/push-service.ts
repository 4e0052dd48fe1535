/**
 * Whether a browser's address is at one of the known push services. A browser names it, so it could be any: the shop must
 * not be made to call whatever is inside its own network.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { origin } = new URL(endpoint);
  return services.some((service) => matches(origin, service));
}

/** `https://*.notify.windows.com` stands for exactly one name before the dot. */
function matches(origin: string, service: string): boolean {
  const [before, after] = service.split('*');
  if (before === undefined || after === undefined) return origin === service;
  const name = origin.slice(before.length, origin.length - after.length);
  return origin === before + name + after && /^[\w-]+$/.test(name);
}
