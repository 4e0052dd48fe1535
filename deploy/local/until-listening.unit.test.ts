import { createServer } from 'node:net';
import { freePort } from '@print-shop/machine';
import { untilListening } from './until-listening.ts';

const [LONG_MS, SHORT_MS] = [60_000, 200];

it('waits until something listens', async () => {
  const port = await freePort();
  let isOver = false;
  const url = `amqp://user:password@127.0.0.1:${port}/shop`;
  const waiting = untilListening(url, LONG_MS).then(() => {
    isOver = true;
  });
  // A wait that ends without an answer has asked at least once.
  await untilListening(url, SHORT_MS);
  expect(isOver).toBe(false);
  const server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await waiting;
  server.close();
});

it('waits no longer than it may', async () => {
  await expect(untilListening(`amqp://127.0.0.1:${await freePort()}`, SHORT_MS)).resolves.toBeUndefined();
});
