import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { startHttp, stopHttp } from './http-server.ts';

let server: Server;

beforeAll(async () => {
  const app = express()
    .post('/reads-a-bit', (req, res) => {
      req.once('data', () => {
        req.pause();
        res.status(401).send('no');
      });
    })
    .post('/reads-nothing', (_req, res) => {
      res.status(413).send('no');
    })
    .get('/next', (_req, res) => {
      res.send('next');
    });
  server = await startHttp(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => stopHttp(server));

/** Opens a connection and collects everything received on it. */
function open() {
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  const said = { text: '', closed: false };
  let change = Promise.withResolvers<void>();
  const onChange = () => {
    change.resolve();
    change = Promise.withResolvers<void>();
  };
  socket.on('data', (chunk) => {
    said.text += chunk;
    onChange();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    said.closed = true;
    onChange();
  });
  /** Waits for data, or the end of the connection, until `isSo` holds. */
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await change.promise;
  };
  return { socket, said, until };
}

const head = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe.each(['/reads-a-bit', '/reads-nothing'])('an answer before the end of its request, %s', (path) => {
  const size = 400_000;

  it('leaves the connection to the next request', async () => {
    const { socket, said, until } = open();
    socket.write(head(path, size) + 'x'.repeat(1_000));
    await until(() => said.text.includes('HTTP/1.1 4'));
    socket.write('x'.repeat(size - 1_000));
    socket.write('GET /next HTTP/1.1\r\nHost: shop\r\n\r\n');
    await until(() => said.text.endsWith('next'));
    socket.destroy();
  });

  it('reaches a caller who closes after it and is still sending', async () => {
    const { socket, said, until } = open();
    socket.write(head(path, size, 'Connection: close\r\n') + 'x'.repeat(1_000));
    await until(() => said.text.includes('HTTP/1.1 4'));
    for (let sent = 1_000; sent < size; sent += 1_000) {
      if (!socket.write('x'.repeat(1_000))) await once(socket, 'drain');
    }
    await until(() => said.closed);
    expect(said.text).toMatch(/HTTP\/1.1 4[\s\S]*no$/);
    expect(socket.errored).toBeNull();
  });

  it('cuts off a caller who never stops sending', async () => {
    const { socket, said, until } = open();
    socket.write(head(path, 1e12) + 'x'.repeat(1_000));
    await until(() => said.text.includes('HTTP/1.1 4'));
    const sendOn = () => {
      while (!said.closed && socket.write(Buffer.alloc(500_000)));
    };
    socket.on('drain', sendOn);
    sendOn();
    await until(() => said.closed);
    expect(said.text).toContain('HTTP/1.1 4');
  });
});
