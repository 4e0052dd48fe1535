import { dispatchDay, lastDayDueBy } from './dispatch-day.ts';

describe('the day by which an order leaves', () => {
  it.each([
    ['2026-11-23', '2026-11-26'], // Monday to Thursday
    ['2026-11-26', '2026-11-30'], // Thursday, over a Sunday, to Monday
    ['2026-11-28', '2026-12-02'], // Saturday
    ['2026-11-29', '2026-12-02'], // Sunday
    ['2026-12-30', '2027-01-02'],
  ])('of %s is %s', (placed, leaves) => expect(dispatchDay(placed)).toBe(leaves));

  it('is the same day where nothing has to be made first', () =>
    expect(dispatchDay('2026-11-23', 0)).toBe('2026-11-23'));
});

describe('the newest day whose orders are due', () => {
  it.each(['2026-11-23', '2026-11-26', '2026-11-28', '2026-11-29', '2026-11-30', '2027-01-01'])('on %s', (day) => {
    const last = lastDayDueBy(day);
    const next = new Date(Date.parse(`${last}T12:00:00Z`) + 24 * 3600 * 1000).toISOString().slice(0, 10);
    expect(dispatchDay(last) <= day).toBe(true);
    expect(dispatchDay(next) > day).toBe(true);
  });
});
