import { NO_CHOICES } from '../person/choices.ts';
import { newsFor } from './daily-mail.ts';
import { digestSpan } from './news.store.ts';

describe('the daily mail', () => {
  const day = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`);

  it('is about the 24 hours before the last 08:00 in India', () => {
    const yesterday = { from: day('2026-11-19', '08:00'), until: day('2026-11-20', '08:00') };
    expect(digestSpan(day('2026-11-20', '08:00'))).toEqual(yesterday);
    expect(digestSpan(day('2026-11-21', '07:59'))).toEqual(yesterday);
    expect(digestSpan(day('2026-11-21', '08:00')).until).toEqual(day('2026-11-21', '08:00'));
  });

  it('has what its reader chose to read once a day, within their role', () => {
    const counts = { 'new-order': 3, 'new-bulk-order': 1, 'low-stock': 2 };
    const reader = (role: 'manager' | 'catalogue') => ({
      facts: { name: '', email: '', phone: '', isAdmin: true, role },
    });
    expect(newsFor({ ...reader('manager'), choices: NO_CHOICES }, counts)).toEqual({ 'new-order': 3, 'low-stock': 2 });
    expect(newsFor({ ...reader('catalogue'), choices: NO_CHOICES }, counts)).toEqual({ 'low-stock': 2 });
    const off = { channels: {}, staff: { 'low-stock': 'off' as const } };
    expect(newsFor({ ...reader('catalogue'), choices: off }, counts)).toEqual({});
  });
});
