import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { SceneSide } from '@print-shop/contracts';
import { defaultViews } from '@print-shop/contracts/client';
import sharp from 'sharp';
import { createRenderer } from './render.ts';
import type { RenderJob } from './render-job.ts';

jest.setTimeout(60_000);

const place = mkdtempSync(join(tmpdir(), 'render-'));
afterAll(() => rmSync(place, { recursive: true }));

const [view] = defaultViews('T-Shirt');
const area = view?.areas.find(({ id }) => id === 'front-a4');
if (!view || !area) throw new Error('a shirt has a front');

const photo = `/media/designs/${'a'.repeat(32)}.jpg`;
const at = (name: string) => join(place, name);

/** The print of a photograph over all of the front. */
const printOf = (out: string): RenderJob => {
  const box = { x: 0, y: 0, width: area.widthMm, height: area.heightMm, rotation: 0 };
  const piece = { kind: 'artwork', source: { design: photo }, ...box, isMirrored: false, pixels: null } as const;
  const sides: SceneSide[] = [{ view: view.id, area: area.id, pieces: [piece] }];
  return {
    view,
    color: '',
    hex: '#ffffff',
    sides,
    printArea: area.id,
    width: 420,
    files: { [photo]: [at('photo.jpg')] },
    out,
  };
};

beforeAll(async () => {
  const background = '#0097c4';
  await sharp({ create: { width: 800, height: 1132, channels: 3, background } })
    .jpeg()
    .toFile(at('photo.jpg'));
});

it('prints a photograph in its colour', async () => {
  await createRenderer().run(printOf(at('print.png')));
  const { channels } = await sharp(at('print.png')).stats();
  const colour = [0x00, 0x97, 0xc4];
  expect(Math.max(...colour.map((expected, n) => Math.abs((channels[n]?.mean ?? 255) - expected)))).toBeLessThan(4);
});

it('ends each drawing that needs more memory than it may', async () => {
  const renderer = createRenderer(16);
  await expect(renderer.run(printOf(at('first.png')))).rejects.toThrow('MiB of memory');
  await expect(renderer.run(printOf(at('second.png')))).rejects.toThrow('MiB of memory');
});
