import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { keepPictures } from './kept-pictures.ts';
import { toWebPicture } from './product-image.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A file of one colour, as somebody uploads it. */
async function upload(name: string, background: string): Promise<string> {
  const file = join(folder, name);
  const picture = sharp({ create: { width: 40, height: 50, channels: 3, background } });
  await writeFile(file, await picture.png().toBuffer());
  return file;
}

const kept = () => join(folder, 'kept');

describe('kept pictures', () => {
  it('are made once for the same content, also by another process', async () => {
    const made: string[] = [];
    const make: typeof toWebPicture = (path) => {
      made.push(path);
      return toWebPicture(path);
    };
    const first = await (await keepPictures(kept(), make))(await upload('a.png', '#c2185b'));
    const again = await (await keepPictures(kept(), make))(await upload('b.png', '#c2185b'));
    expect(made).toHaveLength(1);
    expect(again).toEqual(first);
    expect(again.files.every(({ data }) => Buffer.isBuffer(data))).toBe(true);
  });

  it('are made anew for a file that differs', async () => {
    const picture = await keepPictures(kept());
    expect((await picture(await upload('a.png', '#c2185b'))).dominantColor).not.toBe(
      (await picture(await upload('a.png', '#0097c4'))).dominantColor,
    );
    expect(await readdir(kept())).toHaveLength(2);
  });

  it('are not kept when the file is no picture', async () => {
    const file = join(folder, 'a.png');
    await writeFile(file, 'no picture');
    await expect((await keepPictures(kept()))(file)).rejects.toMatchObject({ code: 'not-a-picture' });
    expect(await readdir(kept())).toEqual([]);
  });

  it('are removed a month after they were used last', async () => {
    await (await keepPictures(kept()))(await upload('a.png', '#c2185b'));
    const [name = ''] = await readdir(kept());
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await utimes(join(kept(), name), longAgo, longAgo);
    await keepPictures(kept());
    expect(await readdir(kept())).toEqual([]);
  });
});
