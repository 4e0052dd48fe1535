import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Allows one list of loaders after another in a process of its own, since what is closed there stays closed for all tests of
 * a process. Returns which of the pictures it can read then.
 */
async function readableAfter(...lists: string[][]): Promise<string[]> {
  const program = `
    import sharp from 'sharp';
    import { allowLoaders } from ${JSON.stringify(new URL('./loaders.ts', import.meta.url))};
    const drawn = sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } });
    const pictures = {
      gif: await drawn.clone().gif().toBuffer(),
      png: await drawn.clone().png().toBuffer(),
      webp: await drawn.clone().webp().toBuffer(),
    };
    for (const list of ${JSON.stringify(lists)}) allowLoaders(list);
    const readable = [];
    for (const [kind, bytes] of Object.entries(pictures)) {
      await sharp(bytes).metadata().then(() => readable.push(kind), () => undefined);
    }
    console.log(JSON.stringify(readable));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout);
}

test('without a list every kind can be read', async () => {
  expect(await readableAfter()).toEqual(['gif', 'png', 'webp']);
});

test('a later call takes no loader away from an earlier one, and a kind that nobody asked for stays closed', async () => {
  expect(await readableAfter(['Nsgif'], ['Png'])).toEqual(['gif', 'png']);
});
