import type { ConfirmChannel } from 'amqplib';
import { createPublisher, NotConfirmed, sendEvent } from './publisher.ts';

const envelope = { id: '1', key: 'test.told', occurredAt: '2026-11-27T12:00:00.900Z', data: { n: 1 } };

/** A channel that calls back with `error`, and the arguments of what it was to publish. */
function aChannel(error: Error | null = null) {
  const sent: unknown[][] = [];
  const publish = (...args: unknown[]) => {
    sent.push(args.slice(0, 4));
    (args[4] as (error: Error | null) => void)(error);
    return true;
  };
  return { sent, channel: { publish, on: () => undefined } as unknown as ConfirmChannel };
}

describe('a publisher', () => {
  it('says that the broker is away, before the first connection and after the last', async () => {
    const publisher = createPublisher();
    const away = new NotConfirmed('the broker is away');
    await expect(sendEvent(publisher, envelope)).rejects.toEqual(away);
    publisher.use(aChannel().channel);
    publisher.use(undefined);
    await expect(sendEvent(publisher, envelope)).rejects.toEqual(away);
  });

  it('sends an event so that it outlives the broker, with the user to verify', async () => {
    const publisher = createPublisher(1_000, 'teller');
    const { sent, channel } = aChannel();
    publisher.use(channel);
    await sendEvent(publisher, envelope);
    const options = {
      persistent: true,
      mandatory: false,
      userId: 'teller',
      correlationId: expect.any(String),
      messageId: '1',
      contentType: 'application/json',
      timestamp: 1_795_780_800,
    };
    expect(sent).toEqual([['print-shop.events', 'test.told', Buffer.from(JSON.stringify(envelope)), options]]);
  });

  it('rejects what the broker does not take, with its reason', async () => {
    const publisher = createPublisher();
    const full = new Error('the disk is full');
    publisher.use(aChannel(full).channel);
    await expect(sendEvent(publisher, envelope)).rejects.toMatchObject({ name: 'NotConfirmed', cause: full });
  });
});
