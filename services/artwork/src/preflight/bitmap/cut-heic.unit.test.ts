import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deadlineIn } from '../deadline.ts';
import { card } from '../rules/facts.fixture.ts';
import { cutPartsOf } from './cut-heic.ts';
import { readBitmap } from './read-bitmap.ts';

const place = mkdtempSync(join(tmpdir(), 'cut-heic-'));
const path = join(place, 'file.heic');
afterAll(() => rmSync(place, { recursive: true }));

const heic = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, `../../../../../packages/pictures/src/fixtures/${name}.heic`));
/** The file with zeros in place of its bytes from `from` on, counted from the end where that is below 0. */
function withHole(name: string, from: number, length: number): Buffer {
  const bytes = heic(name);
  const at = from < 0 ? bytes.length + from : from;
  return bytes.fill(0, at, at + length);
}

it.each<[string, Buffer, number]>([
  ['a whole picture', heic('two-colours'), 0],
  ['a whole picture with its opacity', heic('half-transparent'), 0],
  ['a whole photograph', heic('plain-48-megapixels'), 0],
  ['a picture whose end is missing', heic('two-colours').subarray(0, -20), 1],
  ['a picture whose end is zeros', withHole('two-colours', -40, 40), 1],
  ['a photograph with a hole in its middle', withHole('plain-48-megapixels', 5_000, 500), 1],
  ['a picture whose opacity alone is zeros', withHole('half-transparent', -14, 14), 1],
  ['a picture and its opacity that are both cut', heic('half-transparent').subarray(0, -20), 2],
  ['other bytes', Buffer.from('no picture of any kind'), 0],
  ['nothing', Buffer.alloc(0), 0],
  ['boxes that end within themselves', heic('two-colours').subarray(0, 90), 0],
])('counts the incomplete parts of %s', async (_, bytes, count) => {
  writeFileSync(path, bytes);
  expect(await cutPartsOf(path)).toBe(count);
});

it('has a picture that is drawn with a hole told as cut', async () => {
  writeFileSync(path, withHole('two-colours', -20, 20));
  const context = {
    profile: card,
    size: null,
    outDir: place,
    deadline: deadlineIn(60_000),
    onProgress: () => undefined,
  };
  const { facts } = await readBitmap(path, 'heic', context);
  expect(facts.cut).toBe(1);
});
