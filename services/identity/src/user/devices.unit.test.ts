import { deviceCookie, deviceOf, hashDevice } from './devices.ts';

const device = 'a'.repeat(43);

describe('the device of a request', () => {
  it.each([`device=${device}`, `language=hi; device=${device}`, `device=${device};language=hi`])(
    'is read from %j',
    (cookies) => {
      expect(deviceOf(cookies)).toBe(device);
    },
  );

  it.each([undefined, '', 'device=', 'device=short', `mydevice=${device}`, `device=${device}x`, `device=${device}"`])(
    'is a new one that nobody can guess for %j',
    (cookies) => {
      expect(deviceOf(cookies)).toMatch(/^[\w-]{43}$/);
      expect(deviceOf(cookies)).not.toBe(deviceOf(cookies));
      expect(deviceOf(cookies)).not.toBe(device);
    },
  );

  it('is kept as a hash that differs from account to account', () => {
    expect(hashDevice('1', device)).not.toBe(hashDevice('2', device));
    expect(hashDevice('1', device)).not.toContain(device);
  });

  it('is a cookie that no script reads and no other site sends', () => {
    expect(deviceCookie(device, true)).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    expect(deviceCookie(device, false)).not.toContain('Secure');
  });
});
