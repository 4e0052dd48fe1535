import { type Art, emblem, rays, wideLine } from './art.ts';
import { type BrandName, brands } from './brands.ts';
import { clipped, mix } from './paint.ts';
import { circle, ellipsePath, line, path, rect } from './path.ts';
import { text } from './type.ts';

/** The prints on a shirt, a tote or a cap: transparent ground, inks chosen for the cloth. */
export interface TeeInks {
  main: string;
  accent: string;
  third: string;
}
export type TeeDesign =
  | 'badge'
  | 'team'
  | 'number'
  | 'sunset'
  | 'chai'
  | 'auto'
  | 'fest'
  | 'crest'
  | 'yoga'
  | 'paisley'
  | 'music'
  | 'grow';

const TEE = { w: 600, h: 700 };
const mid = { anchor: 'middle' } as const;

const badge = (name: BrandName, { main, accent }: TeeInks): string => {
  const brand = brands[name];
  return (
    circle(300, 330, 290, { stroke: main, width: 10 }) + circle(300, 330, 268, { stroke: accent, width: 4 }) +
    emblem(brand, 195, 95, 210, main, accent) +
    text(brand.name, 300, 385, 84, main, { ...mid, face: brand.face, maxWidth: 500 }) +
    line([[120, 412], [480, 412]], accent, 4) +
    text(brand.hindi, 300, 480, 58, accent, { ...mid, face: 'bold', maxWidth: 420 }) +
    text(brand.line, 300, 540, 36, main, { ...mid, maxWidth: 330 })
  ); // biome-ignore format: a layout
};

const team = ({ main, accent, third }: TeeInks): string => {
  const top = wideLine('TOOFAN', 0, 120, 600, main, brands.cricket);
  const band = rect(0, top.bottom + 18, 600, 96, accent);
  return (
    text('EST. 2009', 120, 92, 44, accent, { face: 'bold', anchor: 'middle' }) +
    text('INDORE', 480, 92, 44, accent, { face: 'bold', anchor: 'middle' }) +
    emblem(brands.cricket, 230, -20, 140, third, accent) +
    top.svg + band +
    text('CRICKET CLUB', 300, top.bottom + 90, 78, third === accent ? main : '#10151f', { ...mid, face: 'heavy', tracking: 0.06, maxWidth: 560 }) +
    text('मारो तूफ़ान की तरह', 300, top.bottom + 196, 74, main, { ...mid, face: 'bold', maxWidth: 580 })
  ); // biome-ignore format: a layout
};

const number = ({ main, accent }: TeeInks): string =>
  text('IMRAN', 300, 110, 120, main, { ...mid, face: 'heavy', tracking: 0.08, maxWidth: 560 }) +
  text('07', 300, 620, 640, { fill: main, stroke: accent, width: 14 }, { ...mid, face: 'heavy', maxWidth: 560 });

const sunset = ({ main, accent, third }: TeeInks): string => {
  const bands = [0, 1, 2, 3, 4, 5]
    .map((i) => rect(0, 40 + i * 76, 600, 70 - i * 9, mix(third, accent, i / 5)))
    .join('');
  return (
    clipped(bands, ellipsePath(300, 290, 250, 250)) +
    path('M 0 470 L 170 230 L 262 360 L 340 270 L 600 470 Z', main) +
    path('M 170 230 L 216 296 L 190 318 L 168 290 L 138 320 L 122 298 Z', third) +
    text('PAHADI', 300, 590, 150, main, { ...mid, face: 'heavy', tracking: 0.04, maxWidth: 600 }) +
    text('नेटवर्क से ऊपर', 300, 672, 70, accent, { ...mid, face: 'bold' })
  ); // biome-ignore format: a layout
};

const chai = ({ main, accent, third }: TeeInks): string =>
  circle(300, 210, 210, accent) + emblem(brands.chai, 165, 60, 270, main, third) +
  text('पहले चाय,', 300, 590, 140, main, { ...mid, face: 'heavy', maxWidth: 560 }) +
  text('बाकी सब बाद में', 300, 680, 84, accent, { ...mid, face: 'bold', maxWidth: 560 }); // biome-ignore format: a layout

const auto = ({ main, accent, third }: TeeInks): string =>
  text('बोल भाई!', 300, 190, 220, main, { ...mid, face: 'heavy', maxWidth: 580 }) +
  emblem(brands.rickshaw, 100, 200, 400, third, accent) +
  text('BY METER, WITH A SMILE', 300, 670, 54, main, { ...mid, face: 'bold', tracking: 0.05, maxWidth: 580 }); // biome-ignore format: a layout

const fest = ({ main, accent, third }: TeeInks): string =>
  rays(300, 205, 240, accent) + circle(300, 205, 140, main) +
  emblem(brands.fest, 195, 100, 210, '#23123f', third) +
  text('उड़ान', 300, 590, 200, main, { ...mid, face: 'heavy', maxWidth: 560 }) +
  text('COLLEGE FEST 2026', 300, 690, 60, accent, { ...mid, face: 'bold', tracking: 0.04, maxWidth: 560 }); // biome-ignore format: a layout

const yoga = ({ main, accent, third }: TeeInks): string =>
  circle(300, 250, 230, accent) + emblem(brands.yoga, 120, 90, 360, main, third) +
  text('breathe', 300, 600, 160, main, { ...mid, face: 'script', maxWidth: 520 }) +
  text('साँस लें, छोड़ें', 300, 690, 62, accent, { ...mid, face: 'medium' }); // biome-ignore format: a layout

const paisley = ({ main, accent, third }: TeeInks): string =>
  emblem(brands.silks, 20, 60, 330, accent, main) + emblem(brands.silks, 290, 180, 280, main, third) +
  text('काँचीपुरम', 300, 590, 140, main, { ...mid, face: 'serif', maxWidth: 580 }) +
  text('Kaveri Silks, since 1962', 300, 670, 54, accent, { ...mid, face: 'serif', maxWidth: 560 }); // biome-ignore format: a layout

const music = ({ main, accent, third }: TeeInks): string =>
  [0, 1, 2, 3, 4].map((i) => line([[0, 200 + i * 46], [600, 150 + i * 46]], i % 2 ? third : accent, 7)).join('') +
  emblem(brands.music, 150, 60, 320, main, accent) +
  text('सा रे ग म', 300, 560, 170, main, { ...mid, face: 'serif', maxWidth: 580 }) +
  text('SUR SANGAM LIVE', 300, 650, 60, accent, { ...mid, face: 'bold', tracking: 0.08, maxWidth: 580 }); // biome-ignore format: a layout

const grow = ({ main, accent, third }: TeeInks): string =>
  circle(300, 290, 240, third) + emblem(brands.nursery, 130, 60, 350, main, accent) +
  text('grow slow', 300, 620, 150, main, { ...mid, face: 'script', maxWidth: 560 }) +
  text('हरियाली नर्सरी', 300, 700, 56, accent, { ...mid, face: 'bold' }); // biome-ignore format: a layout

export function teeArt(design: TeeDesign, inks: TeeInks, brand: BrandName = 'cricket'): Art {
  const designs: Record<TeeDesign, () => string> = {
    badge: () => badge(brand, inks),
    crest: () => emblem(brands[brand], 180, 60, 240, inks.main, inks.accent) +
      text(brands[brand].name, 300, 400, 100, inks.main, { ...mid, face: brands[brand].face, maxWidth: 600 }) +
      text(brands[brand].hindi, 300, 480, 70, inks.accent, { ...mid, face: 'bold', maxWidth: 520 }),
    team: () => team(inks), number: () => number(inks), sunset: () => sunset(inks), chai: () => chai(inks),
    auto: () => auto(inks), fest: () => fest(inks), yoga: () => yoga(inks), paisley: () => paisley(inks),
    music: () => music(inks), grow: () => grow(inks),
  }; // biome-ignore format: a table
  return { ...TEE, svg: designs[design]() };
}

/** Inks that stand out on a cloth of this colour. */
export function inksFor(cloth: string, design: TeeDesign): TeeInks {
  const value = Number.parseInt(cloth.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255];
  const dark = 0.299 * r + 0.587 * g + 0.114 * b < 140;
  const warm = r > 180 && b < 110;
  if (dark && warm) return { main: '#fff8e8', accent: '#ffd34d', third: '#3a1010' };
  if (dark && value !== 0 && g > r && g > 120) return { main: '#fff8e8', accent: '#22300f', third: '#ffd34d' };
  if (dark)
    return {
      main: '#fff8e8',
      accent: design === 'yoga' ? '#e2725b' : '#f5b51d',
      third: design === 'sunset' ? '#e2472f' : '#e8623a',
    };
  if (warm) return { main: '#1c1a2e', accent: '#b3261e', third: '#fff3d6' };
  return { main: '#1b2140', accent: '#c8352b', third: design === 'sunset' ? '#f2a81d' : '#f5b51d' };
}
