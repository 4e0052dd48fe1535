import { cardBack, cardFront, lockup } from './art.ts';
import { brands } from './brands.ts';
import { linear, radial, stops } from './paint.ts';
import { onTable, sheet } from './paper.ts';
import { circle, line, type Point, rect, rectPath } from './path.ts';
import { keychain } from './plate.ts';
import { poster } from './poster-art.ts';
import { castShadow } from './scene.ts';
import { notebookCover, pen } from './stationery.ts';
import { teeArt } from './tee-art.ts';
import { shirt, shirtOutline } from './tshirt.ts';

const HERO_WIDTH = 1600;
const HERO_HEIGHT = 1000;

const INKS = ['#0097c4', '#c2185b', '#f5c400', '#17150f'];

/** The corner where the knife goes; `dx` and `dy` point outwards. */
const cropMark = (x: number, y: number, dx: number, dy: number): string =>
  line([[x + dx * 14, y], [x + dx * 52, y]], '#17150f', 2) + line([[x, y + dy * 14], [x, y + dy * 52]], '#17150f', 2); // biome-ignore format: two strokes

const registration = (x: number, y: number): string =>
  circle(x, y, 11, { stroke: '#17150f', width: 1.6 }) +
  line([[x - 20, y], [x + 20, y]], '#17150f', 1.4) + line([[x, y - 20], [x, y + 20]], '#17150f', 1.4); // biome-ignore format: a ring and a cross

/** The colour bar that a press sheet carries on its edge. */
const colorBar = (x: number, y: number): string =>
  Array.from({ length: 16 }, (_, i) => rect(x + i * 26, y, 24, 24, { fill: INKS[i % 4] ?? '#17150f', opacity: 1 - Math.floor(i / 4) * 0.25 })).join(''); // biome-ignore format: one patch

const placed = (svg: string, x: number, y: number, scale: number, turned = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turned}) scale(${scale})">${svg}</g>`;

function pressSheet(): string {
  const [l, t, r, b] = [90, 70, 1510, 930];
  const d = rectPath(l, t, r - l, b - t, 3);
  const light = linear([0, 0], [1, 1], stops([0, '#ffffff', 0.9], [0.6, '#ffffff', 0.1], [1, '#e9dfc9', 0.7]));
  const corners: [number, number, number, number][] = [[150, 130, -1, -1], [1450, 130, 1, -1], [150, 870, -1, 1], [1450, 870, 1, 1]]; // biome-ignore format: four corners
  const middles: Point[] = [[800, 100], [800, 900], [120, 500], [1480, 500]]; // biome-ignore format: four sides
  return (
    castShadow(d, 12, 18, 20, 0.26) + rect(l, t, r - l, b - t, '#fffdf8', 3) + light.def + rect(l, t, r - l, b - t, light.url, 3) +
    corners.map((one) => cropMark(...one)).join('') + middles.map(([x, y]) => registration(x, y)).join('') + colorBar(200, 888)
  ); // biome-ignore format: layers
}

/** The press sheet with the shop's goods on it: the picture of the home page. */
export function hero(): string {
  const light = radial(300, 60, 1700, stops([0, '#fffdf7', 0.9], [0.5, '#fffdf7', 0.15], [1, '#b9a27c', 0.36]), true);
  const tee = { color: '#1b2a4e', art: teeArt('chai', { main: '#fff8e8', accent: '#e8623a', third: '#f5b51d' }) };
  const flyer = poster(
    {
      brand: 'fest',
      headline: 'Udaan 2026',
      hindi: 'सपनों को पंख',
      points: ['Music, dance, drama', 'Food court', 'Entry free'],
    },
    0,
  );
  const leaflet = poster(
    {
      brand: 'tuition',
      headline: 'Admissions Open',
      hindi: 'प्रवेश प्रारंभ',
      points: ['Class 6 to 12', 'Weekly tests'],
      offer: '₹799',
    },
    1,
  );
  const book = notebookCover({ brand: 'silks', title: 'Kaveri', hindi: 'काँचीपुरम', color: '#0f4a50' }, 1);
  const card = (name: 'bakery' | 'dental' | 'chai', layout: number) => cardFront(brands[name], layout);
  const goods = [
    sheet(leaflet, onTable(600, 850, 890, 350, 9, 0.55), 3),
    sheet(flyer, onTable(600, 850, 1010, 390, -6, 0.6), 14, '#f7f2e6'),
    sheet(book, onTable(640, 880, 1310, 380, 7, 0.5), 22, '#f3ecdc'),
    placed(castShadow(shirtOutline, 22, 30, 20, 0.36) + shirt(tee), 80, 100, 0.6, -4),
    sheet(cardBack(brands.bakery), onTable(900, 520, 800, 760, 22, 0.36), 5),
    sheet(card('bakery', 0), onTable(900, 520, 770, 740, 6, 0.36), 5),
    sheet(card('dental', 1), onTable(900, 520, 1090, 800, -9, 0.36), 26),
    placed(keychain({ form: 'round', material: 'acrylic', color: '#f5c400', art: lockup(brands.rickshaw, '#16341f', '#c2185b', false) }), 1268, 572, 0.235, 12),
    pen('#c2185b', 'Print, wear, glow.', 176, 236, -9, 0.52),
  ]; // biome-ignore format: what lies on the sheet
  const inner =
    rect(0, 0, HERO_WIDTH, HERO_HEIGHT, '#efe6d3') + light.def + rect(0, 0, HERO_WIDTH, HERO_HEIGHT, light.url);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${HERO_WIDTH}" height="${HERO_HEIGHT}" viewBox="0 0 ${HERO_WIDTH} ${HERO_HEIGHT}">${inner}${pressSheet()}${goods.join('')}</svg>`;
}
