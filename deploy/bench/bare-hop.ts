import { createServer } from 'node:http';
import express from 'express';
import { Pool } from 'undici';

// The two sides that the gateway is measured against: an upstream that answers one body, and a bare Express app that
// passes it on. `bare-hop.ts <upstream port> <hop port> <bytes>`

const [upstreamPort, hopPort, bytes] = process.argv.slice(2).map(Number) as [number, number, number];
const body = Buffer.from(JSON.stringify('x'.repeat(bytes)));

createServer((_req, res) => {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}).listen(upstreamPort, '127.0.0.1');

const pool = new Pool(`http://127.0.0.1:${upstreamPort}`, { connections: 64 });
express()
  .disable('x-powered-by')
  .get('/', async (_req, res) => {
    const passOn = pool.stream({ path: '/', method: 'GET' }, ({ statusCode, headers }) => {
      res.status(statusCode).set(headers);
      return res;
    });
    await passOn.catch(() => res.destroy()); // the load tool hangs up when its time is over
  })
  .listen(hopPort, '127.0.0.1', () => process.send?.('ready'));
