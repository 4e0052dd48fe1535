import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import type { Device } from './devices.ts';

/** A new private key on a curve. */
export const pemOf = (curve: string) =>
  generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A push service, and browsers at it, each with the keys of its own. */
export async function openPushService() {
  const got: { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (req, res) => {
    const path = req.url ?? '';
    got.push({ path, headers: req.headers, body: await buffer(req) });
    res.writeHead(answers.get(path) ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    got,
    answers,
    browser(path: string) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const device: Device = {
        endpoint: url + path,
        keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      };
      const read = (body: Buffer) =>
        JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: device.keys.auth }).toString());
      return { device, read };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
