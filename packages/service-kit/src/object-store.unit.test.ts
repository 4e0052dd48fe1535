import { once } from 'node:events';
import { createServer, globalAgent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@print-shop/test-kit/eventually';
import { createLogger } from './log.ts';
import { connectObjectStore } from './object-store.ts';

it('leaves no connection in use where the store fails and is asked again', async () => {
  const statuses: number[] = [];
  const store = createServer((_req, res) => {
    statuses.push(statuses.length === 0 ? 500 : 200);
    res.writeHead(statuses.at(-1) ?? 200).end();
  });
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const keys = { accessKey: 'x', secretKey: 'y', bucket: 'designs', region: 'us-east-1' };
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await connectObjectStore({ endpoint: `http://127.0.0.1:${port}`, ...keys }, createLogger('test', 'silent'));
  warn.mockRestore();
  expect(statuses).toEqual([500, 200]);
  const inUse = () => Object.keys(globalAgent.sockets).filter((name) => name.includes(`:${port}:`));
  await eventually(() => expect(inUse()).toEqual([]), { timeoutMs: 5_000 });
  store.closeAllConnections();
  store.close();
});
