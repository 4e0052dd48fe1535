import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a caller may still send after its answer: more than any upload that is taken, in bytes. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024;
/** How long it may take for that, in milliseconds. */
const MAX_DRAIN_MS = 10_000;
/** How often a caller that is drained is looked at, in milliseconds. */
const WATCH_MS = 50;

/**
 * Reads and drops what a request still sends once it has been answered. Node does so only for a body that nobody began to
 * read; any other one stays in the connection, and the next request on it is never parsed. A connection that is to be closed
 * is closed after that as well: a reset while the caller still sends would cost it the answer (RFC 9112, section 9.6).
 * A caller that goes on for too long is cut off.
 */
export function drainEarlyAnswers(server: Server): void {
  const latest = new WeakMap<Socket, IncomingMessage>();

  server.on('connection', (socket) => {
    const closeNow = socket.destroySoon.bind(socket);
    // Node calls this after the last answer of a connection.
    socket.destroySoon = () => {
      const req = latest.get(socket);
      if (!req || req.complete || req.destroyed) return closeNow();
      req.once('close', closeNow);
    };
  });

  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    latest.set(req.socket, req);
    res.once('finish', () => {
      if (!req.complete && !req.destroyed) drain(req);
    });
  });
}

function drain(req: IncomingMessage): void {
  const { socket } = req;
  const startBytes = socket.bytesRead;
  const end = Date.now() + MAX_DRAIN_MS;
  // Node drops the bytes of a body that nobody began to read without an event for them: so the connection is asked.
  const watch = setInterval(() => {
    if (socket.destroyed) clearInterval(watch);
    else if (Date.now() > end || socket.bytesRead - startBytes > MAX_DRAINED_BYTES) socket.destroy();
  }, WATCH_MS);
  req.once('close', () => clearInterval(watch));
  // Whoever stopped reading in the middle may have left the request paused, or piped into something that is gone.
  req.unpipe();
  req.resume();
}
