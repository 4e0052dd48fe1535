import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import express from 'express';
import { type HttpOptions, startHttp, stopHttp } from './http-server.ts';

describe('the HTTP server', () => {
  it('finishes the requests under way and takes no more', async () => {
    const [begun, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const app = express().get('/slow', async (_req, res) => {
      begun.resolve();
      await mayAnswer.promise;
      res.send('done');
    });
    const server = await startHttp(app, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as { port: number };
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await begun.promise;
    const stopped = stopHttp(server);
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
    mayAnswer.resolve();
    expect(await (await slow).text()).toBe('done');
    await stopped;
  });

  it('asks callers for a new connection from the moment on that it stops', async () => {
    let isStopping = false;
    const app = express().get('/', (_req, res) => {
      res.send('here');
    });
    const server = await startHttp(app, { host: '127.0.0.1', port: 0, isStopping: () => isStopping });
    const { port } = server.address() as { port: number };
    const connectionOf = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('connection');
    expect(await connectionOf()).toBe('keep-alive');
    isStopping = true;
    expect(await connectionOf()).toBe('close');
    await stopHttp(server);
  });

  it('closes what one address opens beyond its connections', async () => {
    const server = await startHttp(express(), { host: '127.0.0.1', port: 0, maxPerAddress: 2 });
    const { port } = server.address() as { port: number };
    const isOpen = async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      const text = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return { socket, isAnswered: String(text).startsWith('HTTP/1.1') };
    };
    const [first, second, third] = [await isOpen(), await isOpen(), await isOpen()];
    expect([first, second, third].map(({ isAnswered }) => isAnswered)).toEqual([true, true, false]);
    first.socket.destroy();
    for (let next = await isOpen(); ; next = await isOpen()) {
      next.socket.destroy();
      if (next.isAnswered) break;
    }
    second.socket.destroy();
    await stopHttp(server);
  });

  it('says when its address is taken', async () => {
    const server = await startHttp(express(), { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as { port: number };
    await expect(startHttp(express(), { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
    await stopHttp(server);
  });
});

describe('a caller', () => {
  /** A server with these limits, and a connection to it on which something was sent. */
  async function send(text: string, limits: Partial<HttpOptions>) {
    const app = express().post('/', express.text(), (_req, res) => {
      res.send('read');
    });
    const server = await startHttp(app, { host: '127.0.0.1', port: 0, ...limits });
    const { port } = server.address() as { port: number };
    const open = (): Socket => connect(port, '127.0.0.1').on('error', () => undefined);
    const socket = open();
    socket.write(text);
    return { server, socket, open };
  }
  const answerOn = async (socket: Socket) => Buffer.concat(await socket.toArray()).toString();

  it.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: shop\r\n', { headersTimeoutMs: 200 }],
    [
      'a body',
      'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx',
      { headersTimeoutMs: 200, requestTimeoutMs: 300 },
    ],
  ])('who does not finish sending %s is answered 408 and cut off', async (_what, text, limits) => {
    const { server, socket } = await send(text, limits);
    expect(await answerOn(socket)).toMatch(/^HTTP\/1.1 408 /);
    await stopHttp(server);
  });

  it('finds no place beyond the most connections, and one again when another goes', async () => {
    const { server, socket, open } = await send('', { maxConnections: 1 });
    await new Promise((resolve) => socket.once('connect', resolve));
    const ask = 'POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    const refused = open();
    refused.write(ask);
    expect(await answerOn(refused).catch(() => '')).toBe('');
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.destroy();
    await gone;
    const next = async (): Promise<string> => {
      const one = open();
      one.write(ask);
      return (await answerOn(one).catch(() => '')) || next();
    };
    expect(await next()).toMatch(/^HTTP\/1.1 200 /);
    await stopHttp(server);
  });
});
