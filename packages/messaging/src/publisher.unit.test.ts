import { EventEmitter } from 'node:events';
import type { ConfirmChannel, Options } from 'amqplib';
import { createPublisher, NotConfirmed, sendEvent, Unroutable } from './publisher.ts';

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

afterEach(() => void jest.useRealTimers());

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

  it('rejects what no queue takes, and only that', async () => {
    const channel = new EventEmitter();
    const publish = (_exchange: string, key: string, _: Buffer, options: Options.Publish, confirm: () => void) => {
      if (key === 'test.lost') channel.emit('return', { properties: { correlationId: options.correlationId } });
      confirm();
    };
    const publisher = createPublisher();
    publisher.use(Object.assign(channel, { publish }) as unknown as ConfirmChannel);
    const lost = sendEvent(publisher, { ...envelope, key: 'test.lost' }, true);
    await expect(lost).rejects.toEqual(new Unroutable('no queue takes test.lost'));
    await sendEvent(publisher, envelope, true);
  });

  it('rejects what a closed channel can no longer take', async () => {
    const publisher = createPublisher();
    const publish = () => {
      throw new Error('Channel closed');
    };
    publisher.use({ publish, on: () => undefined } as unknown as ConfirmChannel);
    await expect(sendEvent(publisher, envelope)).rejects.toMatchObject({
      name: 'NotConfirmed',
      message: 'the channel is closed',
    });
  });

  it('waits for a confirm until its limit', async () => {
    jest.useFakeTimers();
    const publisher = createPublisher(1_000);
    publisher.use({ publish: () => true, on: () => undefined } as unknown as ConfirmChannel);
    let error: unknown;
    const sending = sendEvent(publisher, envelope).catch((reason: unknown) => {
      error = reason;
    });
    await jest.advanceTimersByTimeAsync(999);
    expect(error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(error).toEqual(new NotConfirmed('the broker did not confirm in time'));
    await sending;
  });
});
