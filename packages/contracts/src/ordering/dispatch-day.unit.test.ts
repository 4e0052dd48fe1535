import { dispatchDay, lastDayDueBy, USUAL_CALENDAR } from './dispatch-day.ts';

const DIWALI = { promiseDays: 2, closedWeekdays: [0, 1], closedDates: ['2026-11-10', '2026-11-11'] };

describe('the day by which an order leaves', () => {
  it.each([
    ['2026-11-23', '2026-11-26'], // Monday to Thursday
    ['2026-11-26', '2026-11-30'], // Thursday, over a Sunday, to Monday
    ['2026-11-28', '2026-12-02'], // Saturday
    ['2026-11-29', '2026-12-02'], // Sunday
    ['2026-12-30', '2027-01-02'],
  ])('of %s is %s', (placed, leaves) => expect(dispatchDay(placed)).toBe(leaves));

  it.each([
    ['2026-11-06', '2026-11-12'], // Friday, over the closed Sunday to Wednesday
    ['2026-11-07', '2026-11-13'],
    ['2026-11-12', '2026-11-14'],
  ])('of %s is %s with closed days', (placed, leaves) => expect(dispatchDay(placed, DIWALI)).toBe(leaves));

  it('counts as many days as the shop promises', () => {
    expect(dispatchDay('2026-11-23', { ...USUAL_CALENDAR, promiseDays: 1 })).toBe('2026-11-24');
    expect(dispatchDay('2026-11-23', { ...USUAL_CALENDAR, promiseDays: 60 })).toBe('2027-02-01');
  });
});

it.each([
  ['of the usual calendar', USUAL_CALENDAR],
  ['of a shop with closed days', DIWALI],
  ['of a shop that works one day a week', { promiseDays: 1, closedWeekdays: [0, 1, 2, 3, 4, 6], closedDates: [] }],
])('the newest day whose orders are due is the last one that leaves by then: %s', (_, calendar) => {
  for (let day = '2026-11-01'; day < '2026-12-15'; day = nextOf(day)) {
    const last = lastDayDueBy(day, calendar);
    expect(dispatchDay(last, calendar) <= day).toBe(true);
    expect(dispatchDay(nextOf(last), calendar) > day).toBe(true);
  }
});

const nextOf = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3600 * 1000).toISOString().slice(0, 10);
