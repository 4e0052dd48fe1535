import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';

/** A README with its pictures should open at once on a phone. */
const MOST_BYTES = 120_000;

const pictures = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];

it('the README shows the shop, the staff area and a proof, each described in words', () => {
  expect(pictures.map(([, , path]) => path)).toEqual(
    ['shop', 'staff', 'proof'].map((name) => `docs/pictures/${name}.webp`),
  );
  for (const [, words = ''] of pictures) expect(words.length).toBeGreaterThan(20);
});

it.each(pictures.map(([, , path = '']) => path))('%s is small', (path) => {
  expect(statSync(join(root, path)).size).toBeLessThan(MOST_BYTES);
});
