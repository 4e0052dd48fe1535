import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';

let shop: TestShop;
let gateway: Gateway;

const picture = 'products/0123456789abcdef01234567/640.webp';
const design = 'designs/0123456789abcdef0123456789abcdef.svg';
const large = 'reviews/0123456789abcdef01234567/1280.webp';
const largeBytes = Buffer.alloc(700_000, 7);

beforeAll(async () => {
  shop = await openShop();
  gateway = await shop.startGateway();
  const { client, bucket } = shop.objects;
  await client.putObject(bucket, picture, Buffer.from('webp bytes'));
  await client.putObject(bucket, design, Buffer.from('not for anybody'));
  await client.putObject(bucket, large, largeBytes);
  await client.putObject(bucket, 'secrets/key.png', Buffer.from('not for anybody'));
  await client.putObject(bucket, 'exports/0123456789abcdef01234567/my-data.zip', Buffer.from('not for anybody'));
  await client.putObject(
    bucket,
    'exports/0123456789abcdef01234567/files/0123456789abcdef0123456789abcdef.png',
    Buffer.from('not for anybody'),
  );
  await client.putObject(bucket, 'products/notes.webp', Buffer.from('not for anybody'));
});
afterAll(() => shop?.close());

describe('media', () => {
  it.each([
    [picture, Buffer.from('webp bytes')],
    [large, largeBytes],
  ])('serves %s in a sandbox; also the second time', async (key, bytes) => {
    for (const _time of ['from the store', 'from memory']) {
      const res = await gateway.get(`/media/${key}`);
      expect(res.status).toBe(200);
      expect(res.body.equals(bytes)).toBe(true);
      expect(res.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('answers 304 to who has it, and no body to HEAD', async () => {
    const { headers } = await gateway.get(`/media/${picture}`);
    const again = await gateway.get(`/media/${picture}`, { 'If-None-Match': headers.etag });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    const head = await gateway.send(`/media/${picture}`, { method: 'HEAD' });
    expect({ status: head.status, length: head.body.length }).toEqual({ status: 200, length: 0 });
    expect(head.headers['content-length']).toBe('10');
  });

  it('sends whoever asks for a design to artwork, which checks the link, and reads none from the store', async () => {
    const artwork = shop.stub('artwork');
    artwork.answer = (_req, res) => {
      res.writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      res.end('{"code":"link-over"}');
    };
    const link = `/media/${design}?until=1800000000&signature=abc`;
    for (const path of [link, `/media/${design}`]) {
      const res = await gateway.get(path);
      expect([res.status, res.json(), res.headers['cache-control']]).toEqual([404, { code: 'link-over' }, 'no-store']);
    }
    expect(artwork.asked.map(({ url }) => url)).toEqual([link, `/media/${design}`]);
    artwork.answer = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store' });
      res.end('<svg/>');
    };
    const shown = await gateway.get(link);
    expect(shown.body.toString()).toBe('<svg/>');
    expect(shown.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'private, no-store' });
    shop.reset();
  });

  it('answers 404 as JSON that nobody keeps, where there is no such picture', async () => {
    const res = await gateway.get('/media/products/ffffffffffffffffffffffff/320.webp');
    expect(res.status).toBe(404);
    expect(res.json()).toEqual({ message: expect.any(String), code: 'media-not-found' });
    expect(res.headers['content-type']).toMatch(/^application\/json/);
    expect(res.headers['cache-control'] ?? '').not.toMatch(/immutable|max-age/);
    expect(res.headers).not.toHaveProperty('etag');
  });

  it.each([
    '/media/',
    '/media',
    '/media/secrets/key.png',
    '/media/products/notes.webp',
    '/media/exports/0123456789abcdef01234567/my-data.zip',
    '/media/exports/0123456789abcdef01234567/files/0123456789abcdef0123456789abcdef.png',
    '/media/../secrets/key.png',
    '/media/products/../secrets/key.png',
    '/media/products/0123456789abcdef01234567/../../secrets/key.png',
    '/media/products%2F0123456789abcdef01234567%2F640.webp',
    '/media/..%2fsecrets%2fkey.png',
    '/media/%2e%2e/secrets/key.png',
    '/media/products/0123456789abcdef01234567/640.webp%00.png',
    '/media/products/0123456789abcdef01234567/640.webp/',
    '/media//products/0123456789abcdef01234567/640.webp',
    `/media/DESIGNS/${design.slice('designs/'.length)}`,
  ])('gives nothing away at %s', async (path) => {
    const res = await gateway.get(path);
    expect(res.status).toBe(404);
    expect(res.json()).toEqual({ message: expect.any(String), code: expect.any(String) });
  });

  it('takes no writes', async () => {
    for (const method of ['PUT', 'POST', 'DELETE']) {
      expect((await gateway.send(`/media/${picture}`, { method })).status).toBe(404);
    }
    expect((await gateway.get(`/media/${picture}`)).status).toBe(200);
  });
});
