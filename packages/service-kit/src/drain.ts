import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that a caller may still send after its answer; more than the largest accepted upload. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024;
/** The time that the caller may take for that, in milliseconds. */
const MAX_DRAIN_MS = 10_000;
/** How often a draining connection is checked, in milliseconds. */
const WATCH_MS = 50;

/**
 * Reads and drops the rest of a request's body after the answer. Node drains only a body that nobody has begun to read.
 * Otherwise the rest stays in the connection, and the next request on it is never parsed. Connections that are to be closed
 * are also drained first: a reset while the caller still sends would lose the answer (RFC 9112, section 9.6). A caller that
 * sends for too long is cut off.
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
  // Node drops an unread body without emitting events, so the connection's byte count is polled.
  const watch = setInterval(() => {
    if (socket.destroyed) clearInterval(watch);
    else if (Date.now() > end || socket.bytesRead - startBytes > MAX_DRAINED_BYTES) socket.destroy();
  }, WATCH_MS);
  req.once('close', () => clearInterval(watch));
  // A handler that stopped reading may have left the request paused, or piped into a closed stream.
  req.unpipe();
  req.resume();
}
