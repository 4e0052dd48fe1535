/**
 * A drawing of a page shows three inks as red, green and blue, or black ink as grey. For comparing alone, `all` shows cyan as red, magenta
 * as green, and yellow and black, one over the other, as blue.
 */
export type Plates = 'cmy' | 'k' | 'all';

/** The meaning of a colour of this number of components: grey, screen colours, or inks. */
export type Components = 1 | 3 | 4;

const SIGNATURES: Record<Components, string> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };
const ENTRIES = 256;
/** XYZ of red, green and blue of sRGB, and of paper, for the D50 light of profiles (ICC.1:2022, annex E). */
const RED = [0.4360747, 0.2225045, 0.0139322] as const;
const GREEN = [0.3850649, 0.7168786, 0.0971045] as const;
const BLUE = [0.1430804, 0.0606169, 0.7141733] as const;
const PAPER = [0.9642029, 1, 0.8249054] as const;
type Xyz = readonly [number, number, number];

const HEADER_BYTES = 128;
const TAGS_BYTES = 4 + 12;

/**
 * An ICC profile (ICC.1:2022) by which a viewer shows the inks of a plate: the more ink, the darker, from 255 for none to 0
 * for all. Grey is black ink. Screen colours have no inks until they are converted, and are shown as paper.
 */
export function plateProfile(plates: Plates, components: Components): Buffer {
  const lut = lookUpTable(plates, components);
  const profile = Buffer.alloc(HEADER_BYTES + TAGS_BYTES + lut.length);
  profile.writeUInt32BE(profile.length, 0);
  profile.writeUInt32BE(0x02_40_00_00, 8);
  profile.write('scnr', 12, 'latin1');
  profile.write(SIGNATURES[components], 16, 'latin1');
  profile.write('XYZ ', 20, 'latin1');
  for (const [at, part] of [2000, 1, 1].entries()) profile.writeUInt16BE(part, 24 + at * 2);
  profile.write('acsp', 36, 'latin1');
  for (const [at, part] of PAPER.entries()) profile.writeInt32BE(Math.round(part * 65_536), 68 + at * 4);
  profile.writeUInt32BE(1, HEADER_BYTES);
  profile.write('A2B0', HEADER_BYTES + 4, 'latin1');
  profile.writeUInt32BE(HEADER_BYTES + TAGS_BYTES, HEADER_BYTES + 8);
  profile.writeUInt32BE(lut.length, HEADER_BYTES + 12);
  lut.copy(profile, HEADER_BYTES + TAGS_BYTES);
  return profile;
}

/** A table of type `lut16`: a curve for each number, and the light of all corners, between which it is straight. */
function lookUpTable(plates: Plates, components: Components): Buffer {
  const numbers: number[] = [];
  const curve = components === 4 ? (ink: number) => toLight(1 - ink) : toLight;
  for (let channel = 0; channel < components; channel++)
    for (let at = 0; at < ENTRIES; at++) numbers.push(curve(at / (ENTRIES - 1)) * 65_535);
  for (let corner = 0; corner < 2 ** components; corner++) {
    // The last number changes fastest.
    const lights = Array.from({ length: components }, (_, at) => (corner >> (components - 1 - at)) & 1);
    numbers.push(...lightOf(plates, components, lights).map((part) => part * 32_768));
  }
  for (let channel = 0; channel < 3; channel++) numbers.push(0, 65_535);

  const head = Buffer.alloc(52);
  head.write('mft2', 0, 'latin1');
  for (const [at, part] of [components, 3, 2].entries()) head.writeUInt8(part, 8 + at);
  for (const at of [0, 4, 8]) head.writeInt32BE(65_536, 12 + at * 4);
  head.writeUInt16BE(ENTRIES, 48);
  head.writeUInt16BE(2, 50);
  const table = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) table.writeUInt16BE(Math.round(number), at * 2);
  return Buffer.concat([head, table]);
}

/** The light that a plate shows where each number lets all light through, or none. */
function lightOf(plates: Plates, components: Components, lights: readonly number[]): Xyz {
  if (components === 3) return PAPER;
  const [cyan = 1, magenta = 1, yellow = 1, black = 1] = components === 1 ? [1, 1, 1, ...lights] : lights;
  if (plates === 'k') return times(PAPER, black);
  if (plates === 'cmy') return blended(cyan, magenta, yellow);
  return blended(cyan, magenta, yellow * black);
}

function blended(red: number, green: number, blue: number): Xyz {
  const parts = [times(RED, red), times(GREEN, green), times(BLUE, blue)] as const;
  const sum = (at: 0 | 1 | 2) => parts[0][at] + parts[1][at] + parts[2][at];
  return [sum(0), sum(1), sum(2)];
}

const times = ([x, y, z]: Xyz, factor = 0): Xyz => [x * factor, y * factor, z * factor];

/** The light of a level of sRGB (IEC 61966-2-1). */
const toLight = (level: number): number => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);
