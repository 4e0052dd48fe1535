import { once } from 'node:events';
import { createServer } from 'node:net';
import { leftOpen, stillOpen } from './open-resources.ts';

it('counts by kind what there is more of than before', () => {
  const before = ['PipeWrap', 'PipeWrap', 'Timeout'];
  expect(leftOpen(before, ['PipeWrap', 'TCPSocketWrap', 'Timeout', 'Timeout', 'TCPSocketWrap'])).toEqual([
    '2 TCPSocketWrap',
    '1 Timeout',
  ]);
  expect(leftOpen(before, ['Timeout'])).toEqual([]);
  expect(leftOpen([], ['PipeWrap', 'TTYWrap'])).toEqual([]);
});

it('names a server until it is closed', async () => {
  const before = process.getActiveResourcesInfo();
  const server = createServer().listen(0);
  await once(server, 'listening');
  expect(await stillOpen(before, 0)).toEqual(['1 TCPServerWrap']);
  server.close();
  expect(await stillOpen(before, 60_000)).toEqual([]);
});

it('names a timer, but none that lets the process end', async () => {
  const before = process.getActiveResourcesInfo();
  const timer = setInterval(() => undefined, 1000);
  expect(await stillOpen(before, 0)).toEqual(['1 Timeout']);
  timer.unref();
  expect(await stillOpen(before, 0)).toEqual([]);
  clearInterval(timer);
});
