import { deviceNameOf } from './device-name.ts';

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

describe('the name of a device', () => {
  it.each([
    [android, { browser: 'Chrome', system: 'Android' }],
    [windows, { browser: 'Firefox', system: 'Windows' }],
    [iphone, { browser: 'Safari', system: 'iOS' }],
    ['', { browser: '', system: '' }],
  ])('is read from %j', (agent, name) => {
    expect(deviceNameOf(agent)).toEqual(name);
  });

  it('is short, whatever is sent', () => {
    for (const agent of ['x'.repeat(256), 'Chrome/1 '.repeat(28), `${'y'.repeat(240)}/1 (z)`]) {
      const { browser, system } = deviceNameOf(agent);
      expect(Math.max(browser.length, system.length)).toBeLessThanOrEqual(40);
    }
  });
});
