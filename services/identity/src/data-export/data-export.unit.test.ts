import { askAgainAt, daysUntil, expiryOf, lastPartOf, missingServices, nextStep } from './data-export.ts';

const whole = (service: string) => ({ service, part: 1, of: 1 });
const all = ['cart', 'ordering', 'bulk-order', 'favorites', 'notifications', 'catalog', 'billing', 'artwork'].map(
  whole,
);

describe('the answer of a service', () => {
  it('is whole when its last part and all before it are there, in any order', () => {
    const [first, second, last] = [
      { service: 'ordering', part: 1 },
      { service: 'ordering', part: 2 },
      { service: 'ordering', part: 3, of: 3 },
    ];
    expect(lastPartOf([last, first, second], 'ordering')).toBe(3);
    expect(lastPartOf([last, first], 'ordering')).toBeUndefined();
    expect(lastPartOf([first, second], 'ordering')).toBeUndefined();
    expect(lastPartOf([last, first, second], 'cart')).toBeUndefined();
  });

  it('is the smaller one, where it was given twice with another length', () => {
    const parts = [
      { service: 'cart', part: 1 },
      { service: 'cart', part: 2, of: 2 },
      { service: 'cart', part: 3, of: 3 },
    ];
    expect(lastPartOf(parts, 'cart')).toBe(2);
  });
});

describe('an export', () => {
  const requestedAt = new Date('2026-01-01T10:00:00Z');
  const askAt = new Date('2026-01-01T11:00:00Z');
  const at = (time: string) => new Date(time);

  it('is built as soon as nothing is missing', () => {
    expect(missingServices(all)).toEqual([]);
    expect(nextStep({ requestedAt, askAt }, [], at('2026-01-05T10:00:00Z'))).toBe('build');
  });

  it.each([
    ['2026-01-01T10:59:59Z', 'wait'],
    ['2026-01-01T11:00:00Z', 'ask-again'],
    ['2026-01-02T09:59:59Z', 'ask-again'],
    ['2026-01-02T10:00:00Z', 'give-up'],
  ])('with a silent service does at %s: %s', (now, step) => {
    expect(missingServices(all.slice(1))).toEqual(['cart']);
    expect(nextStep({ requestedAt, askAt }, ['cart'], at(now))).toBe(step);
  });

  it('asks again and expires by the settings', () => {
    expect(askAgainAt(requestedAt, 60)).toEqual(askAt);
    expect(expiryOf(requestedAt, 7)).toEqual(at('2026-01-08T10:00:00Z'));
  });

  it.each([
    ['2026-01-01T10:00:05Z', 7],
    ['2026-01-03T09:00:00Z', 5],
    ['2026-01-08T09:59:00Z', 1],
  ])('that is mailed at %s works for %i more days', (now, days) => {
    expect(daysUntil(at('2026-01-08T10:00:00Z'), at(now))).toBe(days);
  });
});
