import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { heicToTiff } from './heic.ts';
import { type Picture, withPicture } from './picture.ts';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
const RULE = { en: 'Please upload a picture.', hi: 'तस्वीर अपलोड कीजिए।' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const draw = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 194, g: 24, b: 91 } } });
async function fileOf(content: Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}
/** Reads the first pixel and the picture's properties. */
const look = async (path: string) =>
  withPicture(path, RULE, async ({ decode, ...picture }) => ({
    ...picture,
    first: [...(await decode().toColourspace('srgb').raw().toBuffer()).subarray(0, 3)],
  }));
const near = ([r, g, b]: number[]) => Math.abs((r ?? 0) - 194) + Math.abs((g ?? 0) - 24) + Math.abs((b ?? 0) - 91) < 12;

describe('a picture', () => {
  it.each([
    ['png', () => draw().png()],
    ['jpeg', () => draw().jpeg()],
    ['webp', () => draw().webp()],
    ['gif', () => draw().gif()],
    ['tiff', () => draw().tiff({ compression: 'lzw' })],
    ['avif', () => draw().avif()],
  ])('may be a %s, by its bytes', async (kind, make) => {
    const seen = await look(await fileOf(await make().toBuffer()));
    expect(seen).toMatchObject({ kind, width: 64, height: 48 });
    expect(near(seen.first)).toBe(true);
  });

  it('may be a HEIC, with and without transparency', async () => {
    const paths = await Promise.all(
      ['two-colours.heic', 'half-transparent.heic'].map(async (name) => fileOf(await readFile(fixture(name)))),
    );
    const [plain, transparent] = await Promise.all(paths.map(look));
    expect(plain).toMatchObject({ kind: 'heic', width: 64, height: 48, hasAlpha: false });
    expect(near(plain?.first ?? [])).toBe(true);
    expect(transparent).toMatchObject({ kind: 'heic', hasAlpha: true });
    const left = await readdir(folder);
    expect(
      left.filter((name) => paths.some((path) => name !== basename(path) && name.startsWith(basename(path)))),
    ).toEqual([]);
  });

  it('has nine seconds for all that is done with it, so that its upload is answered', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    try {
      const left = await withPicture(await fileOf(await draw().png().toBuffer()), RULE, async ({ decode }) =>
        [0, 5_000, 8_900].map((passed) => {
          now = passed;
          return Reflect.get(decode(), 'options').timeoutSeconds;
        }),
      );
      expect(left).toEqual([9, 4, 1]);
    } finally {
      clock.mockRestore();
    }
  });

  it('is the first of an animation', async () => {
    const frames = await Promise.all([draw().png().toBuffer(), draw().negate().png().toBuffer()]);
    const seen = await look(
      await fileOf(
        await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
      ),
    );
    expect(seen).toMatchObject({ kind: 'gif', height: 48 });
    expect(near(seen.first)).toBe(true);
  });

  it.each([
    ['words', async () => Buffer.from('just words')],
    ['nothing but a signature', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF')],
    ['half a JPEG', async () => halfOf(await draw(800, 800).jpeg().toBuffer())],
    ['half a TIFF', async () => halfOf(await draw(800, 800).tiff().toBuffer())],
    ['half an AVIF', async () => halfOf(await draw(800, 800).avif().toBuffer())],
  ])('is refused with the rule when it is %s', async (_, make) => {
    const path = await fileOf(await make());
    await expect(look(path)).rejects.toMatchObject({ kind: 'unsupported-media', message: RULE.en });
  });

  it('is refused when a HEIC breaks off', async () => {
    const path = await fileOf((await readFile(fixture('two-colours.heic'))).subarray(0, 400));
    await expect(look(path)).rejects.toMatchObject({ kind: 'unsupported-media' });
  });

  it('is refused with the advice to send JPEG when a HEIC has more pixels than its decoder has room for', async () => {
    const decoding = heicToTiff(fixture('plain-48-megapixels.heic'), join(folder, 'decoded.tiff'), undefined);
    await expect(decoding).rejects.toMatchObject({
      kind: 'unsupported-media',
      code: 'heic-too-large',
      message: expect.stringContaining('save it as JPEG'),
    });
  });

  it('is refused when its header names a smaller picture than it holds', async () => {
    const avif = await draw(640, 480).avif().toBuffer();
    const size = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(64, size);
    avif.writeUInt32BE(48, size + 4);
    await expect(look(await fileOf(avif))).rejects.toMatchObject({ kind: 'unsupported-media' });
    const tiled = await draw(64, 64)
      .tiff({ compression: 'deflate', tile: true, tileWidth: 64, tileHeight: 64 })
      .toBuffer();
    const directory = tiled.readUInt32LE(4);
    for (let entry = directory + 2; entry < directory + 2 + tiled.readUInt16LE(directory) * 12; entry += 12) {
      if (![322, 323].includes(tiled.readUInt16LE(entry))) continue; // width and height of a tile
      tiled.writeUInt16LE(4, entry + 2);
      tiled.writeUInt32LE(20_000, entry + 8);
    }
    await expect(look(await fileOf(tiled))).rejects.toMatchObject({ kind: 'unsupported-media' });
  });

  it('is refused before it is decoded when it does not fit into the budget', async () => {
    const interlaced = (side: number) =>
      draw(side, side).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer();
    const opened: number[] = [];
    const use = async ({ width }: Picture) => opened.push(width);
    await withPicture(await fileOf(await interlaced(2000)), RULE, use);
    await expect(withPicture(await fileOf(await interlaced(6200)), RULE, use)).rejects.toMatchObject({
      code: 'picture-too-large',
      message: expect.stringContaining('6200 x 6200'),
    });
    expect(opened).toEqual([2000]);
  }, 60_000);
});

const halfOf = (data: Buffer) => data.subarray(0, data.length / 2);
