import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { PRODUCT_IMAGE_MAX_BYTES, type Text } from '@print-shop/contracts';
import { invalidInput } from '@print-shop/service-kit';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

export type FetchPicture = (address: string, path: string) => Promise<void>;

/** Refuses private addresses after the name is resolved, so that no list makes this service call its neighbours. */
const publicOnly = new RequestFilteringHttpsAgent({ keepAlive: false });

/**
 * Writes the picture at an https address to `path`, over at most three redirects. Throws invalid-input for an address of a private network,
 * for any answer but a file of at most `PRODUCT_IMAGE_MAX_BYTES`, and after 20 seconds.
 */
export const createFetchPicture =
  (agent: RequestFilteringHttpsAgent = publicOnly): FetchPicture =>
  async (address, path) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await answerOf(address, { agent, signal });
      await pipeline(answer, limited, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    } catch (cause) {
      throw invalidInput(notLoaded(address), 'picture-not-loaded', { cause });
    }
  };

async function answerOf(
  address: string,
  options: { agent: RequestFilteringHttpsAgent; signal: AbortSignal },
  redirects = 0,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(new URL(address), options, resolve).on('error', reject).end();
  const answer = await promise;
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) return answer;
  answer.destroy();
  if (!(statusCode >= 300 && statusCode < 400 && headers.location) || redirects === MOST_REDIRECTS)
    throw new Error(`${statusCode}`);
  const next = new URL(headers.location, address);
  if (next.protocol !== 'https:') throw new Error(`a redirect to ${next.protocol}`);
  return answerOf(next.href, options, redirects + 1);
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > PRODUCT_IMAGE_MAX_BYTES) throw new Error('too large');
    yield chunk;
  }
}

const notLoaded = (address: string): Text => ({
  en: `The picture at ${address.slice(0, 120)} can't be loaded. Open the address in a browser, or put the file into the ZIP archive.`,
  hi: `${address.slice(0, 120)} की तस्वीर नहीं मिल सकी। पता ब्राउज़र में खोलकर देखिए, या फ़ाइल ZIP में रखिए।`,
});
