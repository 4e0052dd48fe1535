import { readFile } from 'node:fs/promises';
import { withoutSignature } from '@print-shop/contracts';
import { callers } from '@print-shop/test-kit';
import sharp, { type Sharp } from 'sharp';
import request from 'supertest';
import { testArtwork } from '../artwork.fixture.ts';
import { createArtworkObjects } from '../file/artwork-objects.ts';

const { service, model, parts, sendDesign } = testArtwork({
  limits: {
    filesPerAddress: 1000,
    filesPerStaff: 6,
    designsPerAddress: 4,
    partsPerAddress: 1000,
    guessesPerAddress: 1000,
  },
});
let senders = 0;
/** Sends a design of a stranger, each from an address of their own. */
const upload = (content: Buffer, name?: string, address = `203.0.113.${++senders}`) =>
  sendDesign('anonymous', content, name, address);
const aPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0097c4' } })
    .png()
    .toBuffer();
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
/** Read from quarantine first, as it leaves that once it is kept. */
async function storedFile(url: string): Promise<Buffer> {
  const id = String((await model().findOne({ design: withoutSignature(url) }))?._id);
  const objects = createArtworkObjects(parts.store);
  const bytes = (await objects.readQuarantined(id)) ?? (await objects.readOriginal(id));
  return Buffer.concat((await bytes?.toArray()) ?? []);
}
/** The size of an uploaded picture in the store. */
async function storedSize({ body }: { body: { url: string } }) {
  const { width, height } = await sharp(await storedFile(body.url)).metadata();
  return { extension: withoutSignature(body.url).split('.').at(-1), width, height };
}

describe('a design', () => {
  it.each([
    ['png', aPicture],
    [
      'jpg',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'webp',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
    ],
    ['svg', async () => svg('<defs><g id="a"><path d="M0 0h9v9z"/></g></defs><use href="#a" fill="url(#b)"/>')],
  ])('may be a %s, whatever its name says', async (extension, make) => {
    const res = await upload(await make(), 'design.bin');
    expect(res.status).toBe(201);
    expect(res.body.url).toMatch(
      new RegExp(`^/media/designs/[0-9a-f]{32}\\.${extension}\\?until=\\d{10}&signature=[\\w-]{43}$`),
    );
  });

  it.each([
    ['a renamed text', Buffer.from('not a picture')],
    ['a script', svg('<script>alert(1)</script>')],
    ['an event handler', svg('<rect width="9" height="9" onload="alert(1)"/>')],
    ['a link to elsewhere', svg('<image href="https://example.com/a.png"/>')],
    ['foreign markup', svg('<foreignObject><iframe src="#x"></iframe></foreignObject>')],
    ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>')],
    ['a script address', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['a style from elsewhere', svg('<style>@import "https://example.com/a.css";</style>')],
  ])('is refused when it holds %s', async (_, content) => {
    const res = await upload(content, 'design.svg');
    expect(res.status).toBe(415);
    expect(res.body.message).toEqual(expect.any(String));
  });

  it('may have up to 10 MB, and 2 MB as an SVG', async () => {
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    const res = await upload(svg(`<path d="${'M0 0h9'.repeat(400_000)}"/>`));
    expect([res.status, res.body.code]).toEqual([413, 'svg-too-large']);
    expect((await upload(Buffer.alloc(3 * 1024 * 1024, 'text'))).status).toBe(415);
  });

  it.each([
    ['GIF', 'png', (picture: Sharp) => picture.gif()],
    ['TIFF', 'png', (picture: Sharp) => picture.tiff({ compression: 'lzw' })],
    ['AVIF', 'jpg', (picture: Sharp) => picture.avif()],
  ])('that is a %s is stored as %s', async (_, extension, save) => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0097c4' } });
    expect(await storedSize(await upload(await save(picture).toBuffer()))).toEqual({
      extension,
      width: 60,
      height: 40,
    });
  });

  it('that is a HEIC is stored as jpg', async () => {
    const heic = await readFile(
      new URL('../../../../packages/pictures/src/fixtures/two-colours.heic', import.meta.url),
    );
    expect(await storedSize(await upload(heic))).toEqual({ extension: 'jpg', width: 64, height: 48 });
  });

  it('that is an SVG is stored without the notes of its program', async () => {
    const { body } = await upload(svg('<metadata><script>alert(1)</script></metadata><path d="M0 0h9"/>'));
    const stored = String(await storedFile(body.url));
    expect(stored).toContain('<path d="M0 0h9">');
    expect(stored).not.toContain('script');
    expect(body.bytes).toBe(Buffer.byteLength(stored));
  });

  it('does not keep others waiting while it is read', async () => {
    let isDone = false;
    const large = svg('<g fill="red"><path d="M0 0h9"/></g>'.repeat(5_000));
    const reading = upload(large).then((res) => {
      isDone = true;
      return res.status;
    });
    let answered = 0;
    while (!isDone) {
      expect((await request(service.app).get('/api/artwork/retention')).status).toBe(401);
      if (!isDone) answered++;
    }
    expect(await reading).toBe(201);
    expect(answered).toBeGreaterThan(2);
  });

  it('may not come too often from one address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await upload(svg('<path d="M0 0"/>'), 'x.svg', '198.51.100.9')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    expect((await upload(await aPicture(), 'x.png', '198.51.100.10')).status).toBe(201);
  });

  it('may come oftener from staff, who have a limit of their own', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const content = svg('<path d="M0 0"/>');
      statuses.push((await sendDesign('owner', content, 'x.svg', '198.51.100.11')).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });
});

describe('the file of a design', () => {
  const DAY_MS = 24 * 3_600_000;
  const fileOf = ({ body }: { body: { url: string } }) =>
    model()
      .findOne({ design: withoutSignature(body.url) })
      .lean();

  it('is its sender’s, for the product that they named, and goes a day after its upload', async () => {
    const own = await sendDesign('customer', await aPicture(), 'my logo.png').field('productType', 'Business Cards');
    const file = await fileOf(own);
    expect(file).toMatchObject({ name: 'my logo.png', productType: 'Business Cards', bytes: own.body.bytes });
    expect(String(file?.userId)).toBe(callers.customer.id);
    expect(file?.keepUntil.getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    expect(file?.keepUntil.getTime()).toBeLessThan(Date.now() + 2 * DAY_MS);
    expect(await fileOf(await upload(await aPicture()))).toMatchObject({ userId: null, productType: '' });
    // The customer has what staff send them, whose account may end.
    expect(await fileOf(await sendDesign('catalogue', await aPicture()))).toMatchObject({ userId: null });
  });

  it('is the only copy of it', async () => {
    const { body } = await upload(await aPicture()).expect(201);
    const { client, bucket } = parts.store;
    const key = withoutSignature(body.url).replace('/media/', '');
    await expect(client.statObject(bucket, key)).rejects.toMatchObject({ code: 'NotFound' });
  });
});
