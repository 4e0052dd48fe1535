import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent } from 'undici';
import { send } from './send.ts';

// Somebody who visits the shop during the attack: one request every 100 ms, each of another kind.

const { url, token } = workerData as { url: string; token: string };
const dispatcher = new Agent({ connections: 1 });
const visits = [
  { path: '/api/product-types' },
  { path: '/' },
  { path: '/api/users/user.id', headers: { authorization: `Bearer ${token}` } },
  { path: '/explore' },
];
for (let n = 0; ; n++) {
  const visit = visits[n % visits.length] ?? visits[0];
  if (visit)
    for (const answer of await send(url, visit, dispatcher)) parentPort?.postMessage({ ...answer, path: visit.path });
  await sleep(100);
}
