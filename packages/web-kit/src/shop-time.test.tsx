import { createShopClock } from './shop-time.ts';

it('follows the answers of the shop, whatever the clock of the device says', () => {
  const clock = createShopClock();
  const device = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T10:20:00Z'));
  expect(clock.time()).toBe(Date.now());
  clock.note(null);
  clock.note('no date');
  expect(clock.time()).toBe(Date.now());
  clock.note('Sat, 28 Nov 2026 10:00:00 GMT');
  expect(new Date(clock.time()).toISOString()).toBe('2026-11-28T10:00:00.000Z');
  // An answer from a cache was given before.
  clock.note('Sat, 28 Nov 2026 09:00:00 GMT');
  device.mockReturnValue(Date.parse('2026-11-28T10:21:00Z'));
  expect(new Date(clock.time()).toISOString()).toBe('2026-11-28T10:01:00.000Z');
  device.mockRestore();
});
