import { randomUUID } from 'node:crypto';
import type { Envelope, EventContract, EventData } from '@print-shop/contracts';
import { currentRequestId } from '@print-shop/service-kit/log';
import type { Broker } from './broker.ts';

/** Rows of one kind, as a stream. */
export interface PartsSection {
  section: string;
  rows: AsyncIterable<object> | Iterable<object>;
}

/** One message of an answer; only the last says how many there are. */
export interface Part {
  part: number;
  of?: number;
  section: string;
  rows: object[];
}

const MAX_ROWS = 100;
/** The longest JSON of a part's rows, in characters; a single row may be longer. */
const MAX_LENGTH = 200_000;

/** Cuts sections into parts of bounded size while reading them. There is always at least one part, which may be empty. */
export async function* partsOf(sections: Iterable<PartsSection>): AsyncGenerator<Part> {
  let waiting: Omit<Part, 'part'> | undefined;
  let part = 0;
  const next = (rows: Omit<Part, 'part'>): Part | undefined => {
    const before = waiting && { part: ++part, ...waiting };
    waiting = rows;
    return before;
  };
  for (const { section, rows } of sections) {
    let current: Omit<Part, 'part'> = { section, rows: [] };
    let length = 0;
    for await (const row of rows) {
      const size = JSON.stringify(row).length;
      if (current.rows.length > 0 && (current.rows.length === MAX_ROWS || length + size > MAX_LENGTH)) {
        const full = next(current);
        if (full) yield full;
        current = { section, rows: [] };
        length = 0;
      }
      current.rows.push(row);
      length += size;
    }
    const done = next(current);
    if (done) yield done;
  }
  part += 1;
  yield { part, of: part, ...(waiting ?? { section: '', rows: [] }) };
}

export interface PartsAnswer<Request extends EventContract> {
  /** `<service>.<effect-on-cause>`; also the queue's name. */
  queue: string;
  request: Request;
  answer: EventContract;
  /** Fields that are sent with each part and tie it to its request; `undefined` for a request that gets no answer. */
  about(event: Envelope<EventData<Request>>): object | undefined;
  sections(data: EventData<Request>): Iterable<PartsSection> | Promise<Iterable<PartsSection>>;
}

/**
 * Answers a request with events of bounded size, one after the other. The broker confirms all of them before the request is
 * acknowledged; after a crash all are sent again with the same numbers.
 */
export const answerInParts = <Request extends EventContract>(
  broker: Broker,
  { queue, request, answer, about, sections }: PartsAnswer<Request>,
): Promise<void> =>
  broker.subscribe<EventContract>({
    queue,
    events: [request],
    prefetch: 1,
    async handle(received) {
      const event = received as Envelope<EventData<Request>>;
      const fields = about(event);
      if (!fields) return;
      const requestId = currentRequestId();
      for await (const part of partsOf(await sections(event.data))) {
        await broker.publish(
          {
            id: randomUUID(),
            key: answer.key,
            occurredAt: new Date().toISOString(),
            ...(requestId ? { requestId } : {}),
            // Through JSON, which turns dates into text.
            data: answer.data.parse(JSON.parse(JSON.stringify({ ...fields, ...part }))),
          },
          { mandatory: true },
        );
      }
    },
  });
