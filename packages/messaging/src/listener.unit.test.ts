import { randomUUID } from 'node:crypto';
import { defineEvent } from '@print-shop/contracts';
import { createLogger, type Logger } from '@print-shop/service-kit/log';
import type { ConfirmChannel } from 'amqplib';
import { z } from 'zod';
import { listen } from './listener.ts';
import { anySender, type Senders } from './senders.ts';

const told = defineEvent('teller.told', 1, z.object({ n: z.number() }));

/** Listens on a channel that the test delivers messages to. */
async function startListening(senders: Senders = anySender) {
  const heard: number[] = [];
  const warnings: string[] = [];
  const unacknowledged: string[] = [];
  const bound: string[] = [];
  const emitted: string[] = [];
  let deliver = (_content: string | null): void => undefined;
  const channel = {
    emit: (event: string) => emitted.push(event),
    assertQueue: async () => ({ queue: 'own' }),
    bindQueue: async (...names: string[]) => void bound.push(names.join(' ')),
    consume: async (queue: string, take: (message: unknown) => void, { noAck = false }) => {
      deliver = (content) => {
        if (content !== null && !noAck) unacknowledged.push(queue);
        take(content === null ? null : { content: Buffer.from(content), properties: { userId: 'teller' } });
      };
    },
  } as unknown as ConfirmChannel;
  const warn = ({ err }: { err: Error }) => void warnings.push(err.message);
  const logger = { ...createLogger('test', 'silent'), warn } as unknown as Logger;
  const handle = ({ data }: { data: unknown }) => void heard.push((data as { n: number }).n);
  await listen(channel, { events: [told], handle }, { logger, senders });
  const tell = (n: unknown, key = told.key) =>
    deliver(JSON.stringify({ id: randomUUID(), key, occurredAt: '2026-11-27T12:00:00Z', data: { n } }));
  return {
    heard,
    warnings,
    unacknowledged,
    bound,
    emitted,
    tell,
    deliver: (content: string | null) => deliver(content),
  };
}

describe('a listener', () => {
  it('hears its events, which the broker does not store until they are acknowledged', async () => {
    const { heard, warnings, unacknowledged, bound, tell } = await startListening();
    tell(1);
    tell(2);
    expect(heard).toEqual([1, 2]);
    expect(bound).toEqual(['own print-shop.events teller.told.v1']);
    expect(unacknowledged).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('logs what it cannot read, and goes on', async () => {
    const { heard, warnings, tell, deliver } = await startListening();
    tell('one');
    deliver('{');
    tell(2);
    expect(heard).toEqual([2]);
    expect(warnings).toHaveLength(2);
  });

  it('hears nothing from a sender that the event does not belong to', async () => {
    const { heard, warnings, tell } = await startListening({ isFrom: () => false });
    tell(1);
    expect(heard).toEqual([]);
    expect(warnings).toEqual(['teller may not publish teller.told.v1']);
  });

  it('passes over events of other contracts', async () => {
    const { heard, warnings, tell, emitted } = await startListening();
    tell(1, 'teller.other.v1');
    expect([heard, warnings, emitted]).toEqual([[], [], []]);
  });

  it('says that its queue is gone, so that it gets another', async () => {
    const { warnings, deliver, emitted } = await startListening();
    deliver(null);
    expect([warnings, emitted]).toEqual([[], ['cancelled']]);
  });
});
