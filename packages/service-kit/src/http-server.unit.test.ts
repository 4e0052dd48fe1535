import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { startHttp, stopHttp } from './http-server.ts';

describe('the HTTP server', () => {
  it('finishes the requests under way and takes no more', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const app = express().get('/slow', async (_req, res) => {
      begin();
      await sleep(200);
      res.send('done');
    });
    const server = await startHttp(app, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as { port: number };
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await begun;
    const stopped = stopHttp(server);
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
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

  it('says when its address is taken', async () => {
    const server = await startHttp(express(), { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as { port: number };
    await expect(startHttp(express(), { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
    await stopHttp(server);
  });
});
