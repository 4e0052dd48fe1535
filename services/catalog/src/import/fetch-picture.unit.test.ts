import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PRODUCT_IMAGE_MAX_BYTES } from '@print-shop/contracts';
import { withTemporaryFile } from '@print-shop/imports';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { generate } from 'selfsigned';
import { createFetchPicture } from './fetch-picture.ts';

let server: Server;
let ca: string;
let asked: string[] = [];
const address = (path: string) => `https://localhost:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  ca = cert;
  server = createServer({ key, cert }, ({ url = '' }, res) => {
    asked.push(url);
    if (url === '/mug.png') return void res.end('a picture');
    if (url === '/moved') return void res.writeHead(302, { location: '/mug.png' }).end();
    if (url === '/round') return void res.writeHead(302, { location: '/round' }).end();
    if (url === '/plain') return void res.writeHead(302, { location: 'http://localhost/mug.png' }).end();
    if (url === '/large') return void res.end(Buffer.alloc(PRODUCT_IMAGE_MAX_BYTES + 1));
    res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const fetched = (url: string, agent?: RequestFilteringHttpsAgent) =>
  withTemporaryFile(async (path) => {
    await createFetchPicture(agent)(url, path);
    return readFile(path, 'utf8');
  });
const local = () => new RequestFilteringHttpsAgent({ allowPrivateIPAddress: true, ca });

describe('a picture on the internet', () => {
  it('is loaded, also where it has moved', async () => {
    expect(await fetched(address('/mug.png'), local())).toBe('a picture');
    expect(await fetched(address('/moved'), local())).toBe('a picture');
  });

  it.each(['/gone', '/round', '/plain', '/large'])('is refused with its address at %s', async (path) => {
    await expect(fetched(address(path), local())).rejects.toMatchObject({
      code: 'picture-not-loaded',
      message: expect.stringContaining(address(path)),
    });
    expect(asked.length).toBeLessThan(5);
  });

  it.each(['localhost', '127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1'])(
    'is not asked for at the private address %s',
    async (host) => {
      const filtering = new RequestFilteringHttpsAgent({ ca });
      await expect(fetched(address('/mug.png').replace('localhost', host), filtering)).rejects.toMatchObject({
        code: 'picture-not-loaded',
      });
      expect(asked).toEqual([]);
    },
  );
});
