import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { rightsOf } from './senders.ts';
import { EXCHANGE } from './topology.ts';

const answersWithinMs = 60_000;

type Put = (path: string, body: object) => Promise<void>;

/**
 * Writes by RabbitMQ's management API, as the user of its address. Waits for one that comes a little after the broker
 * itself; throws what it says when it refuses.
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

/**
 * Gives each service a user of its own in the virtual host of `url`, called like it, that can tell only of its own events;
 * answers the broker's address for each. Passwords follow from the one of `url`.
 */
export async function ensureBrokerUsers(
  url: string,
  adminUrl: string,
  services: readonly string[],
): Promise<Record<string, string>> {
  const put = putBy(adminUrl);
  const { pathname, password } = new URL(url);
  const vhost = encodeURIComponent(decodeURIComponent(pathname.slice(1)) || '/');
  await put(`exchanges/${vhost}/${EXCHANGE}`, { type: 'topic', durable: true });
  const urls: Record<string, string> = {};
  for (const service of services) {
    const { configure, write, read, topic } = rightsOf(service);
    const own = createHmac('sha256', password).update(service).digest('hex');
    await put(`users/${service}`, { password: own, tags: '' });
    await put(`permissions/${vhost}/${service}`, { configure, write, read });
    await put(`topic-permissions/${vhost}/${service}`, topic);
    urls[service] = Object.assign(new URL(url), { username: service, password: own }).href;
  }
  return urls;
}

/** Lets the user of `adminUrl` send back dead letters, whose senders are others. */
export async function makeOperator(adminUrl: string): Promise<void> {
  const { username, password } = new URL(adminUrl);
  const user = { password: decodeURIComponent(password), tags: 'administrator,impersonator' };
  await putBy(adminUrl)(`users/${username}`, user);
}
