import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { rightsOf } from './senders.ts';
import { EXCHANGE } from './topology.ts';

const answersWithinMs = 60_000;

type Put = (path: string, body: object) => Promise<void>;

/**
 * Writes with RabbitMQ's management API, as the user in `adminUrl`. Waits for the API, which starts a little after the
 * broker; throws its message when it refuses.
 */
function putBy(adminUrl: string): Put {
  const { origin, username, password } = new URL(adminUrl);
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = { authorization: `Basic ${login}`, 'content-type': 'application/json' };
  return async (path, body) => {
    const until = Date.now() + answersWithinMs;
    for (;;) {
      const answer = await fetch(`${origin}/api/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }).catch(
        (error: Error) => error,
      );
      if (!(answer instanceof Error) && answer.ok) return;
      const said = answer instanceof Error ? answer.message : `${answer.status} ${await answer.text()}`;
      if (said.startsWith('4') || Date.now() > until) throw new Error(`RabbitMQ's management API to ${path}: ${said}`);
      await sleep(500);
    }
  };
}

/** The broker's URL for each service: as its own user, named after it. Passwords are derived from the one in `url`. */
export const brokerUrlsOf = (url: string, services: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    services.map((service) => {
      const password = createHmac('sha256', new URL(url).password).update(service).digest('hex');
      return [service, Object.assign(new URL(url), { username: service, password }).href];
    }),
  );

/**
 * Gives each service its own user in the virtual host of `url`; the user can publish only that service's events. Returns
 * `brokerUrlsOf`. Throws when the operator of `adminUrl` is called like a service, whose user would take its place.
 */
export async function ensureBrokerUsers(
  url: string,
  adminUrl: string,
  services: readonly string[],
): Promise<Record<string, string>> {
  const { username } = new URL(adminUrl);
  if (services.includes(username)) throw new Error(`the operator's user is called like the service ${username}`);
  const put = putBy(adminUrl);
  const vhost = encodeURIComponent(decodeURIComponent(new URL(url).pathname.slice(1)) || '/');
  await put(`exchanges/${vhost}/${EXCHANGE}`, { type: 'topic', durable: true });
  const urls = brokerUrlsOf(url, services);
  const makeUser = async ([service, own]: [string, string]) => {
    const { configure, write, read, topic } = rightsOf(service);
    await put(`users/${service}`, { password: new URL(own).password, tags: '' });
    await put(`permissions/${vhost}/${service}`, { configure, write, read });
    await put(`topic-permissions/${vhost}/${service}`, topic);
  };
  await Promise.all(Object.entries(urls).map(makeUser));
  return urls;
}

/** Lets the user of `adminUrl` replay dead letters of other users. */
export async function makeOperator(adminUrl: string): Promise<void> {
  const { username, password } = new URL(adminUrl);
  const user = { password: decodeURIComponent(password), tags: 'administrator,impersonator' };
  await putBy(adminUrl)(`users/${username}`, user);
}
