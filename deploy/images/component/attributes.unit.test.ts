import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setAttributes } from './attributes.ts';

// Only root may give files to another user, so the owner is the one who runs the test.
const owner = process.getuid?.() ?? 0;
const places: string[] = [];

/** A program and its data as they lie on some machine at some time, with the rights of some user. */
function programOf(names: string[], rights: number, changed: Date): string {
  const place = mkdtempSync(join(tmpdir(), 'layer-'));
  places.push(place);
  mkdirSync(join(place, 'app'), { mode: rights | 0o100 });
  for (const name of names) {
    const file = join(place, 'app', name);
    writeFileSync(file, name, { mode: name === 'node' ? rights | 0o100 : rights });
    utimesSync(file, changed, changed);
  }
  symlinkSync('main.mjs', join(place, 'app/start.mjs'));
  return place;
}

/** The attributes of each file that get into a layer. */
const attributesOf = (place: string) =>
  ['', ...readdirSync(place, { recursive: true, encoding: 'utf8' })].toSorted().map((name) => {
    const { mode, uid, gid, mtimeMs } = lstatSync(join(place, name));
    return [name, mode.toString(8), uid, gid, new Date(mtimeMs).toISOString()];
  });

afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

// Windows has neither owners nor rights.
const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix('makes a layer the same for the same commit, whenever and wherever it is built', () => {
  const time = new Date('2026-11-21T12:00:00Z');
  const here = programOf(['main.mjs', 'node'], 0o600, new Date('2026-11-21T13:00:00Z'));
  const elsewhere = programOf(['node', 'main.mjs'], 0o664, new Date('2027-01-01T00:00:00Z'));
  setAttributes(here, { owner, time });
  setAttributes(elsewhere, { owner, time });
  const at = time.toISOString();
  expect(attributesOf(here)).toEqual([
    ['', '40755', owner, owner, at],
    ['app', '40755', owner, owner, at],
    ['app/main.mjs', '100644', owner, owner, at],
    ['app/node', '100755', owner, owner, at],
    ['app/start.mjs', '120777', owner, owner, at],
  ]);
  expect(attributesOf(elsewhere)).toEqual(attributesOf(here));
});
