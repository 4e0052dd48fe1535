import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

// The visitors of `artwork-uploads.ts`. Their process does nothing else: a pause of its garbage collection would look like one of the
// shop. They ask an address at even intervals, however long the answers take, like people who know nothing of each other. A rate limit
// of autocannon would send the requests of each second at its beginning. Arguments: the address, requests a second, and seconds. Sends how
// long each waited, in ms.

const [url = '', perSecond, seconds] = process.argv.slice(2);
const intervalMs = 1000 / Number(perSecond);
const dispatcher = new Agent({ connections: 50 });
const took: number[] = [];

async function look(): Promise<void> {
  const sentAt = performance.now();
  const { statusCode, body } = await request(url, { dispatcher });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  took.push(performance.now() - sentAt);
}

const answers: Promise<void>[] = [];
const begunAt = performance.now();
for (let sent = 0; sent < Number(perSecond) * Number(seconds); sent += 1) {
  const dueInMs = begunAt + sent * intervalMs - performance.now();
  if (dueInMs > 1) await sleep(dueInMs);
  answers.push(look());
}
await Promise.all(answers);
await dispatcher.close();
process.send?.(took, () => process.disconnect?.());
