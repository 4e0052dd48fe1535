import { proofWeeks } from './proof-times.ts';

const time = (confirmed: string, hours: number) => {
  const confirmedAt = new Date(confirmed);
  return { confirmedAt, sentAt: new Date(confirmedAt.getTime() + hours * 3_600_000) };
};

describe('the times to a first proof', () => {
  it('are the median and the 90th percentile of each week, oldest first', () => {
    const times = [30, 10, 20, 1, 2, 3, 4, 5, 6, 7].map((hours) => time('2026-11-24T04:00:00Z', hours));
    expect(proofWeeks([...times, time('2026-11-17T04:00:00Z', 2.25)])).toEqual([
      { week: '2026-11-16', lines: 1, medianHours: 2.3, p90Hours: 2.3 },
      { week: '2026-11-23', lines: 10, medianHours: 5, p90Hours: 20 },
    ]);
  });

  it('are of the week in India that the proof was sent in', () => {
    // Sunday 18:00 and Monday 00:30 in India.
    expect(proofWeeks([time('2026-11-22T12:29:00Z', 0.01), time('2026-11-22T12:30:00Z', 6.5)])).toMatchObject([
      { week: '2026-11-16', lines: 1 },
      { week: '2026-11-23', lines: 1 },
    ]);
  });

  it('are of twelve weeks at most', () => {
    const weeks = Array.from({ length: 14 }, (_, at) =>
      time(new Date(Date.UTC(2026, 7, 3 + 7 * at, 6)).toISOString(), 1),
    );
    expect(proofWeeks(weeks).map(({ week }) => week)).toHaveLength(12);
    expect(proofWeeks(weeks)[0]?.week).toBe('2026-08-17');
    expect(proofWeeks([])).toEqual([]);
  });
});
