import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from './context.ts';

const places: string[] = [];

/** A program of two files, the names in the order they are written in, as it lies on some machine at some time. */
function programOf(names: string[], mode: number, changed: Date): string {
  const place = mkdtempSync(join(tmpdir(), 'layer-'));
  places.push(place);
  mkdirSync(join(place, 'app'), { mode: mode | 0o111 });
  for (const name of names) {
    writeFileSync(join(place, 'app', name), name, { mode });
    utimesSync(join(place, 'app', name), changed, changed);
  }
  return place;
}

async function layerOf(from: string, time: Date): Promise<Buffer> {
  const to = join(from, 'app.tar');
  await pack({ from, folder: 'app', to, owner: 0, time });
  return readFileSync(to);
}

afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

describe('a layer', () => {
  const commit = new Date('2026-11-21T12:00:00Z');
  const here = programOf(['main.mjs', 'backup.mjs'], 0o600, new Date('2026-11-21T13:00:00Z'));
  const elsewhere = programOf(['backup.mjs', 'main.mjs'], 0o644, new Date('2027-01-01T00:00:00Z'));

  it('is the same for the same commit, whenever and wherever it is built', async () => {
    expect((await layerOf(here, commit)).equals(await layerOf(elsewhere, commit))).toBe(true);
  });

  it('tells the time of its commit', async () => {
    expect((await layerOf(here, commit)).equals(await layerOf(here, new Date(0)))).toBe(false);
  });
});
