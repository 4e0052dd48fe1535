import { type Art, brandOf, confetti, emblem, lay, lockup, readable } from './art.ts';
import type { BrandName } from './brands.ts';
import { blurred, clipped, inkOn, linear, mix, shade, stops } from './paint.ts';
import { onTable, sheet } from './paper.ts';
import { circle, ellipsePath, line, move, path, poly, rect, rectPath } from './path.ts';
import { castShadow, groundShadow, sweep, table } from './scene.ts';
import { text } from './type.ts';

const mid = { anchor: 'middle' } as const;
const rows = (x: number, y: number, w: number, count: number, ink: string, gap = 26): string =>
  Array.from({ length: count }, (_, i) => rect(x, y + i * gap, w * (i % 5 === 4 ? 0.55 : 0.94 + ((i * 5) % 3) * 0.03), 7, ink, 3)).join(''); // biome-ignore format: one row

function letterhead(name: BrandName): Art {
  const b = brandOf(name);
  const svg =
    rect(0, 0, 620, 877, '#fffdf8') + rect(0, 0, 620, 14, b.strong) + emblem(b, 50, 50, 90, b.dark, b.strong) + text(b.name, 160, 98, 44, b.dark, { face: b.face, maxWidth: 410 }) +
    text(b.hindi, 160, 136, 25, readable(b), { face: 'medium' }) + rows(50, 220, 520, 14, '#d9d2c2') + rows(50, 620, 520, 3, '#d9d2c2') + text(b.person, 50, 752, 34, mix(b.dark, '#2450b8', 0.6), { face: 'hand' }) +
    rect(0, 815, 620, 62, b.dark) + text(`${b.address}   +91 ${b.phone}`, 310, 855, 24, b.light, { ...mid, maxWidth: 560 }); // biome-ignore format: a layout
  return { w: 620, h: 877, svg };
}

function envelope(name: BrandName): Art {
  const b = brandOf(name);
  const svg =
    rect(0, 0, 660, 330, '#fdf8ec') +
    path('M 0 0 L 330 150 L 660 0', { fill: '#f3ead6', stroke: '#ddd0b4', width: 2 }) +
    emblem(b, 40, 210, 76, b.dark, b.strong) +
    text(b.name, 132, 250, 32, b.dark, { face: b.face }) +
    text(b.address, 132, 282, 20, readable(b)) +
    rect(0, 316, 660, 14, b.strong);
  return { w: 660, h: 330, svg };
}

export function pen(color: string, label: string, x: number, y: number, turned: number, scale = 1): string {
  const barrel = linear([0, 0], [0, 1], stops([0, shade(color, 0.5)], [0.35, color], [1, shade(color, -0.5)]));
  const steel = linear([0, 0], [0, 1], stops([0, '#ffffff'], [0.4, '#b9bfc5'], [1, '#6f757b']));
  const body = rectPath(90, -24, 560, 48, 14);
  return `<g transform="translate(${x} ${y}) rotate(${turned}) scale(${scale})">${castShadow('M 0 0 L 90 -22 L 700 -22 L 700 22 L 90 22 Z', 12, 20, 10, 0.42)}${barrel.def}${steel.def}${poly([[0, -2], [92, -22], [92, 22], [0, 2]], steel.url)}${path(body, barrel.url)}${text(label, 250, 10, 30, inkOn(color), { face: 'bold', maxWidth: 330 })}${rect(640, -24, 60, 48, steel.url, 8)}${rect(700, -12, 40, 24, steel.url, 8)}${rect(480, -40, 220, 16, steel.url, 8)}</g>`; // biome-ignore format: one pen
}

export const letterSet = (name: BrandName): string => {
  const b = brandOf(name);
  const [letter, cover] = [letterhead(name), envelope(name)];
  return table() + sheet(letter, onTable(letter.w, letter.h, 700, 640, 8, 1.12), 4) + sheet(letter, onTable(letter.w, letter.h, 640, 660, 3, 1.12), 4) + sheet(cover, onTable(cover.w, cover.h, 500, 1180, -9, 1.16), 8) + pen(b.strong, b.name, 150, 900, -52, 0.8);
}; // biome-ignore format: a scene

export interface Notebook {
  brand: BrandName;
  title: string;
  hindi: string;
  color: string;
  spiral?: boolean;
}

export function notebookCover({ brand, title, hindi, color }: Notebook, layout = 0): Art {
  const b = brandOf(brand);
  const ink = inkOn(color);
  const accent = mix(b.strong, ink, ink === '#17150f' ? 0.2 : 0.1);
  const svg = layout
    ? rect(0, 0, 640, 880, color) +
      confetti(b, 640, 880, 96, mix(color, ink, 0.22), mix(color, b.strong, 0.6)) +
      rect(90, 300, 460, 280, shade(color, ink === '#17150f' ? 0.7 : -0.5), 10) +
      text(title, 320, 420, 84, ink, { ...mid, face: b.face, maxWidth: 400 }) +
      text(hindi, 320, 510, 52, accent, { ...mid, face: 'bold', maxWidth: 400 })
    : rect(0, 0, 640, 880, color) +
      rect(0, 640, 640, 14, b.strong) +
      emblem(b, 190, 150, 260, ink, b.strong) +
      text(title, 320, 520, 96, ink, { ...mid, face: b.face, maxWidth: 540 }) +
      text(hindi, 320, 598, 56, accent, { ...mid, face: 'bold', maxWidth: 520 }) +
      text(b.name, 320, 760, 36, ink, { ...mid, maxWidth: 520 });
  return { w: 640, h: 880, svg }; // biome-ignore format: two layouts
}

export function notebook(book: Notebook, layout = 0, open = false): string {
  const cover = notebookCover(book, layout);
  const b = brandOf(book.brand);
  const bend = onTable(cover.w, cover.h, 610, 740, -7, 1.26);
  const coil = book.spiral
    ? Array.from({ length: 22 }, (_, i) => { const [x, y] = bend(16, 30 + i * 39); return path(ellipsePath(x - 12, y, 27, 11), { stroke: '#3a3d41', width: 8 }) + path(ellipsePath(x - 13, y - 1, 27, 11), { stroke: '#c9ccd0', width: 4 }); }).join('')
    : (() => { const [[ax, ay], [bx, by]] = [bend(560, 0), bend(560, 880)]; return line([[ax, ay], [bx, by]], shade(b.strong, -0.3), 20) + line([[ax - 2, ay], [bx - 2, by]], b.strong, 14); })(); // biome-ignore format: coil or band
  const page: Art = { w: 640, h: 880, svg: rect(0, 0, 640, 880, '#fffaf0') + Array.from({ length: 20 }, (_, i) => line([[30, 90 + i * 38], [610, 90 + i * 38]], '#bcd0de', 2)).join('') + line([[100, 0], [100, 880]], '#e3a6a6', 2) + text('सूची — Monday', 120, 84, 44, '#1b2a6b', { face: 'hand' }) + ['Card proofs for Farida', 'फ्लेक्स 8 x 4 फुट, शाम तक', 'Call the dosa house', 'टी-शर्ट 40, नीली'].map((one, i) => text(one, 120, 158 + i * 76, 40, '#24316e', { face: 'hand' })).join('') }; // biome-ignore format: a page
  return open
    ? table() + sheet(page, onTable(640, 880, 820, 760, 5, 1.1), 30, '#f3ecdc') + sheet(cover, onTable(640, 880, 240, 690, 5, 1.06), 8, b.dark) + pen(b.strong, b.name, 640, 1180, -38, 0.85)
    : table() + sheet(cover, bend, 46, '#f3ecdc', 1.2) + coil + pen(b.strong, b.name, 700, 1330, -14, 0.56);
} // biome-ignore format: two scenes

/** A tent calendar on the desk. */
export function deskCalendar(name: BrandName, month: string, hindi: string, firstDay: number, days = 31): string {
  const b = brandOf(name);
  const cell = (i: number) => { const [x, y] = [90 + (i % 7) * 118, 330 + Math.floor(i / 7) * 76]; const day = i - firstDay + 1; return day < 1 || day > days ? '' : (day === 14 ? circle(x, y - 14, 34, b.strong) : '') + text(String(day), x, y, 44, i % 7 === 0 ? '#c62828' : day === 14 ? inkOn(b.strong) : b.dark, { ...mid, face: 'medium' }); }; // biome-ignore format: one cell
  const svg = rect(0, 0, 900, 760, '#fffdf8') + rect(0, 0, 900, 200, b.strong) + emblem(b, 690, 16, 170, b.light, b.dark) + text(month, 50, 110, 92, inkOn(b.strong, b.dark), { face: 'heavy' }) + text(hindi, 54, 172, 50, inkOn(b.strong, b.dark), { face: 'bold' }) +
    ['र', 'सो', 'मं', 'बु', 'गु', 'शु', 'श'].map((d, i) => text(d, 90 + i * 118, 262, 32, i ? mix(b.dark, '#ffffff', 0.4) : '#c62828', { ...mid, face: 'bold' })).join('') + Array.from({ length: 42 }, (_, i) => cell(i)).join('') + text(b.name, 450, 738, 30, readable(b), { ...mid, face: b.face });
  const face = 'M 150 470 L 1050 470 L 1090 1180 L 110 1180 Z';
  const put = (x: number, y: number) => { const k = y / 760; return [150 - 40 * k + (x / 900) * (900 + 80 * k), 470 + 710 * k] as const; };
  const light = linear([0, 0], [1, 1], stops([0, '#ffffff', 0.4], [0.5, '#ffffff', 0], [1, '#1a0f04', 0.14]));
  const coil = Array.from({ length: 26 }, (_, i) => path(ellipsePath(180 + i * 33.6, 462, 8, 28), { stroke: '#33363a', width: 7 }) + path(ellipsePath(179 + i * 33.6, 462, 8, 28), { stroke: '#c9ccd0', width: 3 })).join('');
  const card: Art = { w: 900, h: 760, svg };
  return sweep(1060) + groundShadow(620, 1196, 520, 54) + poly([[1050, 470], [1150, 1130], [1090, 1180]], shade(b.dark, -0.2)) + poly([[110, 1180], [1090, 1180], [1096, 1206], [104, 1206]], b.dark) + sheetFace(card, put, face) + light.def + path(face, light.url) + coil;
} // biome-ignore format: a scene

const sheetFace = (art: Art, put: (x: number, y: number) => readonly [number, number], face: string): string =>
  clipped(lay(art, put), face);

/** Round and die-cut stickers over each other. */
export function stickers(names: readonly BrandName[]): string {
  const spots = [[360, 400, 250], [850, 460, 270], [600, 830, 290], [260, 1130, 220], [920, 1140, 250]] as const; // biome-ignore format: five places
  return table() + spots.map(([x, y, r], i) => {
    const b = brandOf(names[i % names.length] as BrandName);
    const ground = [b.strong, b.dark, b.light][i % 3] as string;
    const logo = lockup(b, ground === b.light ? b.dark : b.light, ground === b.strong ? b.dark : b.strong, i % 2 === 0);
    const d = ellipsePath(x, y, r);
    const gloss = linear([0, 0], [1, 1], stops([0, '#ffffff', 0.35], [0.4, '#ffffff', 0], [1, '#1a0f04', 0.15]));
    const curl = path(`M ${x + r * 0.5} ${y + r * 0.865} L ${x + r * 0.86} ${y + r * 0.5} C ${x + r * 0.6} ${y + r * 0.5} ${x + r * 0.52} ${y + r * 0.62} ${x + r * 0.5} ${y + r * 0.865} Z`, '#f4efe2');
    return castShadow(ellipsePath(x, y, r - 6), 10, 14, 9, 0.4) + path(d, '#fffdf8') + path(ellipsePath(x, y, r - 16), ground) + clipped(move(logo.svg, x - r * 0.58, y - r * 0.6, (r * 1.16) / 600), d) + gloss.def + path(d, gloss.url) + (i === 2 ? blurred(path(`M ${x + r * 0.5} ${y + r * 0.865} L ${x + r * 0.86} ${y + r * 0.5} L ${x + r * 0.5} ${y + r * 0.5} Z`, '#2a1804'), 8, 0.4) + curl : '');
  }).join('');
} // biome-ignore format: one sticker

/** A self-inking stamp beside what it stamps. */
export function stamp(name: BrandName, ink = '#2450b8'): string {
  const b = brandOf(name);
  const round = (x: number, y: number, k: number, o: number) => `<g transform="translate(${x} ${y}) rotate(-8) scale(${k})" opacity="${o}">${circle(0, 0, 230, { stroke: ink, width: 12 })}${circle(0, 0, 206, { stroke: ink, width: 4 })}${emblem(b, -60, -165, 120, ink, ink)}${text(b.name, 0, 30, 62, ink, { ...mid, face: 'heavy', maxWidth: 370 })}${text(b.hindi, 0, 86, 44, ink, { ...mid, face: 'bold', maxWidth: 330 })}${text(b.phone, 0, 146, 40, ink, { ...mid, face: 'medium' })}</g>`; // biome-ignore format: one print
  const black = linear([0, 0], [1, 0], stops([0, '#55595e'], [0.3, '#2b2e33'], [1, '#0e0f11']));
  const paper: Art = { w: 620, h: 877, svg: rect(0, 0, 620, 877, '#fffdf8') + text('Received with thanks', 50, 90, 44, b.dark, { face: 'serif' }) + rows(50, 140, 520, 10, '#d9d2c2', 34) };
  return table() + sheet(paper, onTable(620, 877, 560, 800, -5, 1.36), 4) + round(470, 1080, 1.12, 0.86) + castShadow('M 760 330 L 1080 330 L 1100 960 L 740 960 Z', 50, 60, 34, 0.5) + black.def + rect(740, 620, 360, 330, black.url, 26) + rect(736, 890, 368, 70, '#0e0f11', 14) + rect(812, 440, 216, 200, black.url, 20) + rect(764, 300, 312, 170, black.url, 60) + rect(790, 690, 260, 140, '#fffdf8', 8) + text(b.name, 920, 776, 44, ink, { ...mid, face: 'heavy', maxWidth: 230 }) + blurred(rect(790, 320, 40, 120, '#ffffff', 20), 10, 0.4);
} // biome-ignore format: a scene
