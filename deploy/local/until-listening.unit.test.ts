import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@print-shop/machine';
import { untilListening } from './until-listening.ts';

const LONG_MS = 60_000;

it('waits until something listens', async () => {
  const port = await freePort();
  let isOver = false;
  const waiting = untilListening(`amqp://user:password@127.0.0.1:${port}/shop`, LONG_MS).then(() => {
    isOver = true;
  });
  await sleep(300);
  expect(isOver).toBe(false);
  const server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await waiting;
  server.close();
});

it('waits no longer than it may', async () => {
  await expect(untilListening(`amqp://127.0.0.1:${await freePort()}`, 200)).resolves.toBeUndefined();
});
