import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { readBody } from './body.ts';

/** Sends a request's first bytes and reads the answer; the body is read within these times. */
async function answerTo(times: { stallMs: number; totalMs?: number }, ...pieces: string[]): Promise<string> {
  const app = express();
  app.post('/', async (req, res) => {
    const body = await readBody(req, res, { maxBytes: 100, ...times });
    res.send(`read ${body}`);
  });
  app.use(((error, _req, res, _next) => res.status(400).send(error.code ?? error.type)) as express.ErrorRequestHandler);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\n');
  for (const piece of pieces) socket.write(piece);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  server.closeAllConnections();
  server.close();
  return String(answer).split('\r\n\r\n')[1] ?? '';
}

it('is read whole', async () => {
  expect(await answerTo({ stallMs: 60_000 }, '01234', '56789')).toBe('read 0123456789');
});

it.each([
  ['pauses', { stallMs: 20 }],
  ['takes too long in all', { stallMs: 60_000, totalMs: 20 }],
])('is refused when its sender %s', async (_, times) => {
  expect(await answerTo(times, '0123')).toBe('upload-stalled');
});
