import { headsOf, isQuiet, keyOf, lineOf, nextTryAt, pauseMs, retryDelayMs } from './message.ts';

describe('the key of a message', () => {
  const told = { cause: 'event-1', kind: 'order-confirmed', channel: 'email', recipient: 'asha@example.com' } as const;

  it('is the same for the same event, kind, channel and recipient', () => {
    expect(keyOf({ ...told })).toBe(keyOf(told));
    expect(keyOf(told)).toMatch(/^[0-9a-f]{40}$/);
  });

  it('differs when one of them does', () => {
    const others = [
      { ...told, cause: 'event-2' },
      { ...told, kind: 'order-received' as const },
      { ...told, channel: 'sms' as const },
      { ...told, recipient: 'ravi@example.com' },
    ];
    expect(new Set([told, ...others].map(keyOf)).size).toBe(5);
  });
});

describe('the line of a message', () => {
  it('is shared by the messages about one order to one address', () => {
    const about = { about: 'order-1', channel: 'email', to: 'a@example.com' } as const;
    expect(lineOf(about, 'k1')).toBe(lineOf(about, 'k2'));
    expect(lineOf({ ...about, about: null }, 'k1')).not.toBe(lineOf({ ...about, about: null }, 'k2'));
  });
});

describe('due messages', () => {
  const [first, second] = [
    { key: 'b', line: 'order', seq: 1 },
    { key: 'a', line: 'order', seq: 2 },
  ];
  const other = { key: 'c', line: 'other', seq: 9 };

  it('leave in the order in which things happened', () => {
    expect(headsOf([second, first, other], [first, second, other])).toEqual({
      heads: [first, other],
      blocked: [second],
    });
  });

  it('wait behind an earlier one that is not due yet', () => {
    expect(headsOf([second], [first, second])).toEqual({ heads: [], blocked: [second] });
  });

  it('go once nothing earlier waits', () => {
    expect(headsOf([second], [second])).toEqual({ heads: [second], blocked: [] });
  });
});

describe('tries', () => {
  it('come after growing delays of at most an hour', () => {
    expect([1, 2, 3, 20].map(retryDelayMs)).toEqual([5_000, 15_000, 45_000, 3_600_000]);
  });

  it('rest for at most a minute while a server is away', () => {
    expect([1, 2, 3, 20].map(pauseMs)).toEqual([1_000, 2_000, 4_000, 60_000]);
  });
});

describe('quiet hours', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`);

  it('are from 21:00 to 08:00 in India, for phones only', () => {
    const quiet = ['20:59', '21:00', '23:59', '00:00', '07:59', '08:00'].map((time) => isQuiet('sms', at(time)));
    expect(quiet).toEqual([false, true, true, true, true, false]);
    expect(isQuiet('whatsapp', at('22:00'))).toBe(true);
    expect(isQuiet('email', at('22:00'))).toBe(false);
  });

  it('are over when a message to a phone is tried next', () => {
    const next = (channel: 'email' | 'sms', due: string, now: string) =>
      nextTryAt({ channel, dueAt: at(due) }, at(now)).toISOString();
    expect(next('sms', '22:10', '22:00')).toBe('2026-11-21T02:30:00.000Z');
    expect(next('sms', '03:10', '07:15')).toBe(at('08:00').toISOString());
    expect(next('sms', '20:10', '20:00')).toBe(at('20:10').toISOString());
    expect(next('email', '22:10', '22:00')).toBe(at('22:10').toISOString());
    expect(next('email', '22:10', '22:30')).toBe(at('22:30').toISOString());
  });
});
