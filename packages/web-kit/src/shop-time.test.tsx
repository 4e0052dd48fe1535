import { noteShopTime, shopTime } from './shop-time.ts';

it('follows the answers of the shop, whatever the clock of the device says', () => {
  const device = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T10:20:00Z'));
  expect(shopTime()).toBe(Date.now());
  noteShopTime(null);
  noteShopTime('no date');
  expect(shopTime()).toBe(Date.now());
  noteShopTime('Sat, 28 Nov 2026 10:00:00 GMT');
  expect(new Date(shopTime()).toISOString()).toBe('2026-11-28T10:00:00.000Z');
  // An answer from a cache was given before.
  noteShopTime('Sat, 28 Nov 2026 09:00:00 GMT');
  device.mockReturnValue(Date.parse('2026-11-28T10:21:00Z'));
  expect(new Date(shopTime()).toISOString()).toBe('2026-11-28T10:01:00.000Z');
  device.mockRestore();
});
