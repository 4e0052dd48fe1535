import { dayOf, daySpan } from './day.ts';

describe("the shop's day", () => {
  it('begins at midnight in India', () => {
    expect(dayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
    expect(dayOf(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
  });

  it('spans everything from midnight to midnight', () =>
    expect(daySpan('2026-11-21')).toEqual({
      from: new Date('2026-11-20T18:30:00.000Z'),
      until: new Date('2026-11-21T18:30:00.000Z'),
    }));
});
