import express, { type Request, type Response } from 'express';
import { stalled, watchForStall } from './upload.ts';

/** A larger body is streamed, or held in memory only as many at a time as files are received. In bytes. */
export const MAX_LIGHT_BYTES = 1024 * 1024;

/** The longest times for a caller to send a light body, in milliseconds: without a byte, and in all. */
export const LIGHT_BODY_TIMES = { stallMs: 10_000, totalMs: 30_000 };

interface BodyTimes {
  stallMs: number;
  totalMs?: number;
}

type Parse = (req: Request, res: Response, next: (error?: unknown) => void) => void;

/** Lets a parser of Express read the body. Throws invalid-input for a sender who pauses or takes too long. */
export async function parseInTime(parse: Parse, req: Request, res: Response, { stallMs, totalMs }: BodyTimes) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stopWatching = watchForStall(req, stallMs, () => reject(stalled()));
  const timer = totalMs === undefined ? undefined : setTimeout(() => reject(stalled()), totalMs);
  parse(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  await promise.finally(() => {
    stopWatching();
    clearTimeout(timer);
  });
}

/**
 * The whole body of at most `maxBytes`, unpacked; empty where there is none. Throws too-large, and invalid-input for a sender
 * who pauses or takes too long.
 */
export async function readBody(
  req: Request,
  res: Response,
  { maxBytes, ...times }: BodyTimes & { maxBytes: number },
): Promise<Buffer> {
  await parseInTime(express.raw({ type: () => true, limit: maxBytes }), req, res, times);
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
}
