import { createPrivateKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Message } from '../message/message.ts';
import type { Device, Devices } from '../person/devices.ts';
import { pushKeyOf } from '../person/push-key.ts';
import { openPushService, pemOf } from '../person/push-service.fixture.ts';
import { isPushService } from '../person/push-service.ts';
import { pushChannel } from './push.ts';

/** Browsers of one person, in memory. */
function devicesOf(...all: Device[]): Devices & { left(): string[] } {
  let kept = all;
  return {
    add: async (_, device) => void kept.push(device),
    listOf: async () => kept,
    remove: async (endpoint) => {
      kept = kept.filter((device) => device.endpoint !== endpoint);
    },
    left: () => kept.map(({ endpoint }) => new URL(endpoint).pathname),
  };
}

const message = {
  key: 'f'.repeat(40),
  kind: 'order-delivered',
  channel: 'push',
  personId: 'a'.repeat(24),
  language: 'hi',
  data: { name: 'आशा', id: '0123456789abcdef01234567' },
} as Message;

let service: Awaited<ReturnType<typeof openPushService>>;
beforeEach(async () => {
  service = await openPushService();
});
afterEach(() => service.close());

const pem = pemOf('P-256');
const key = pushKeyOf(pem) ?? { publicKey: '', privateKey: '' };
const channel = (devices: Devices, services = [service.url]) =>
  pushChannel({ key, from: 'Chhaap <shop@shop.example>', services, devices });

describe('a message to browsers', () => {
  it('reaches each, so that only it can read the words, the page and the tag', async () => {
    const [phone, desk] = [service.browser('/phone'), service.browser('/desk')];
    const said = await channel(devicesOf(phone.device, desk.device)).send(message);
    expect(service.got.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
    for (const { path, body } of service.got) {
      const { read } = path === '/phone' ? phone : desk;
      expect(read(body)).toEqual({
        title: said?.subject,
        body: said?.text,
        tag: message.key,
        path: '/order/0123456789abcdef01234567',
      });
      expect(body.toString('latin1')).not.toContain('order');
    }
    expect(said?.subject).toContain('#234567');
  });

  it('is signed by the shop for this push service, and replaces one that waits', async () => {
    await channel(devicesOf(service.browser('/phone').device)).send(message);
    const { authorization = '', topic, ttl } = service.got[0]?.headers ?? {};
    const [, token = '', publicKey] = /^vapid t=([^,]+), k=(.+)$/.exec(String(authorization)) ?? [];
    expect(publicKey).toBe(key.publicKey);
    const claims = jwt.verify(token, createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' }), {
      algorithms: ['ES256'],
    });
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:shop@shop.example' });
    expect([topic, ttl]).toEqual(['f'.repeat(32), '86400']);
  });

  it('forgets a browser that has turned messages off', async () => {
    service.answers.set('/gone', 410).set('/unknown', 404);
    const all = devicesOf(...['/gone', '/phone', '/unknown'].map((path) => service.browser(path).device));
    expect(await channel(all).send(message)).toBeDefined();
    expect(all.left()).toEqual(['/phone']);
  });

  it('is nobody’s when no browser is left', async () => {
    service.answers.set('/gone', 410);
    const all = devicesOf(service.browser('/gone').device);
    expect(await channel(all).send(message)).toBeUndefined();
    expect(all.left()).toEqual([]);
  });

  it.each([
    [429, 'away'],
    [401, 'later'],
    [403, 'later'],
    [503, 'away'],
    [413, 'message'],
  ])('that is answered by %i is tried again if that can help: %s', async (status, fault) => {
    service.answers.set('/phone', status);
    const all = devicesOf(service.browser('/phone').device);
    await expect(channel(all).send(message)).rejects.toMatchObject({ fault });
    expect(all.left()).toEqual(['/phone']);
  });

  it('waits while the push service is away', async () => {
    const device = { ...service.browser('/phone').device, endpoint: 'http://127.0.0.1:1/phone' };
    const away = channel(devicesOf(device), ['http://127.0.0.1:1']);
    await expect(away.send(message)).rejects.toMatchObject({ fault: 'away' });
  });

  it('never goes to an address that is no push service', async () => {
    const all = devicesOf(service.browser('/phone').device);
    expect(await channel(all, ['https://fcm.googleapis.com']).send(message)).toBeUndefined();
    expect(service.got).toEqual([]);
  });
});

describe('a push service', () => {
  const known = ['https://fcm.googleapis.com', 'https://*.notify.windows.com'];
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/', false],
    ['https://fcm.googleapis.com@evil.example/', false],
    ['https://evil.example/.notify.windows.com', false],
    ['https://a.b.notify.windows.com/', false],
    ['https://notify.windows.com/', false],
    ['http://169.254.169.254/latest/meta-data', false],
  ])('%s: %s', (endpoint, is) => expect(isPushService(endpoint, known)).toBe(is));
});

describe('the key of the shop', () => {
  it('is a private key on P-256; anything else is refused', () => {
    expect(key.publicKey).toMatch(/^[\w-]{87}$/);
    expect(pushKeyOf(pemOf('P-384'))).toBeUndefined();
    expect(pushKeyOf('no key')).toBeUndefined();
  });
});
