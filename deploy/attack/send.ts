import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Agent } from 'undici';
import type { Answer, HttpSent, RawSent, Sent } from './types.ts';

/** A request without an answer after this time hangs. */
const HUNG_AFTER_MS = 10_000;
const TEXT_KEPT = 4_000;

/** Sends one request; several answers where it is raw bytes that hold several. Never throws. */
export const send = async (url: string, sent: Sent, dispatcher: Agent): Promise<Answer[]> =>
  'raw' in sent ? sendRaw(url, sent) : [await sendHttp(url, sent, dispatcher)];

async function bodyOf({ body, headers = {} }: HttpSent) {
  if (!(body instanceof FormData)) return { headers, body: body ?? null };
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return { headers: { ...headers, 'content-type': type }, body: Buffer.from(await encoded.arrayBuffer()) };
}

async function sendHttp(url: string, sent: HttpSent, dispatcher: Agent): Promise<Answer> {
  const { headers, body } = await bodyOf(sent);
  const startedAt = performance.now();
  const took = () => performance.now() - startedAt;
  const signal = AbortSignal.timeout(HUNG_AFTER_MS);
  // Not `url + path`: parsing would put an odd address right before it is sent.
  const target = { origin: url, path: sent.path, method: sent.method ?? 'GET' };
  try {
    const res = await dispatcher.request({ ...target, headers, body, signal } as Parameters<Agent['request']>[0]);
    // A stream of events never ends: that it has begun is the answer.
    const isStream = String(res.headers['content-type']).startsWith('text/event-stream');
    const text = isStream ? '' : await res.body.text();
    if (isStream) res.body.destroy();
    return { status: res.statusCode, headers: res.headers, text: text.slice(0, TEXT_KEPT), ms: took() };
  } catch (error) {
    const status = signal.aborted ? 'hung' : 'lost';
    return { status, headers: {}, text: error instanceof Error ? error.message : String(error), ms: took() };
  }
}

/** The final statuses in what came over a connection; 100 Continue is none. */
export const finalStatuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 ([2-5]\d\d) /g)].map(([, status]) => Number(status));

async function sendRaw(url: string, { raw, answers, endsWithinMs }: RawSent): Promise<Answer[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const startedAt = performance.now();
  let text = '';
  let isOver = false;
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // A reset is an end like any other here: what counts is which answers came before it.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
  });
  for (const part of raw) {
    if (isOver) break;
    if (typeof part === 'number') await sleep(part);
    else socket.write(part);
  }
  const limit = performance.now() + (endsWithinMs ?? HUNG_AFTER_MS);
  const isDone = () => isOver || (endsWithinMs === undefined && finalStatuses(text).length >= answers);
  while (!isDone() && performance.now() < limit) await sleep(5);
  socket.destroy();
  const ms = performance.now() - startedAt;
  const answer = (status: Answer['status']): Answer => ({ status, headers: {}, text: text.slice(0, 200), ms });
  if (endsWithinMs !== undefined) return [{ ...answer(isOver ? 'ended' : 'hung'), ms: 0 }];
  if (answers === 0) return [answer('aborted')];
  const statuses = finalStatuses(text);
  return Array.from({ length: answers }, (_, n) => answer(statuses[n] ?? (isOver ? 'lost' : 'hung')));
}
