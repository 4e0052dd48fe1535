import { type AreaShape, type PrintArea, type PrintView, sheetViews } from '@print-shop/contracts';
import { EYELETS, hung } from './pictures/banner.ts';
import { forms, STUDS } from './pictures/plate.ts';

/** How the scenes are drawn: see `pictures/scene.ts`. */
const [WIDE, HIGH] = [1200, 1500];

/** A side of a product, on one of its pictures. */
interface DemoView extends Pick<PrintView, 'id' | 'name' | 'areas'> {
  /** The place of its picture, or a plain sheet. */
  picture: number | 'sheet';
  aspect?: number;
  /** The place of the picture of each colour that has its own. */
  colors?: Record<string, number>;
}

type Fields = Omit<PrintArea, 'id' | 'shape' | 'hasShading'> & { hasShading?: boolean };

const area = (shape: AreaShape, fields: Fields): PrintArea => ({ id: 'front', shape, hasShading: true, ...fields });

/** A box by its edges on the drawing. */
const upright = (x: number, y: number, width: number, height: number): Extract<AreaShape, { kind: 'box' }> => ({
  kind: 'box',
  x: x / WIDE,
  y: y / HIGH,
  width: width / WIDE,
  height: height / HIGH,
  turnedDegrees: 0,
});

/** A sheet that `onTable` of `pictures/paper.ts` has laid down: turned, and flattened by the view from the side. */
function lying(
  width: number,
  height: number,
  cx: number,
  cy: number,
  degrees: number,
  scale: number,
  tilt: number,
): AreaShape {
  const angle = (degrees * Math.PI) / 180;
  const along = [Math.cos(angle), Math.sin(angle) * tilt] as const;
  const down = [-Math.sin(angle), Math.cos(angle) * tilt] as const;
  const turned = Math.atan2(along[1], along[0]);
  // The part of the sheet's height that is seen across the turned box, and how far it leans there.
  const across = -Math.sin(turned) * down[0] + Math.cos(turned) * down[1];
  const lean = Math.cos(turned) * down[0] + Math.sin(turned) * down[1];
  const [wide, high] = [width * scale * Math.hypot(...along), height * scale * across];
  return {
    ...upright(cx - wide / 2, cy - high / 2, wide, high),
    turnedDegrees: (turned * 180) / Math.PI,
    slantedDegrees: (Math.atan2(lean, across) * 180) / Math.PI,
  };
}

/** A round plate with this number of corners. */
const round = (cx: number, cy: number, radius: number): AreaShape => ({
  kind: 'polygon',
  points: circle(cx, cy, radius, 48),
});

const circle = (cx: number, cy: number, radius: number, corners: number) =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return { x: (cx + radius * Math.cos(angle)) / WIDE, y: (cy + radius * Math.sin(angle)) / HIGH };
  });

/** Holes, studs and eyelets, which stay free. */
const free = (radius: number, at: readonly (readonly [number, number])[]) => ({
  cutOuts: at.map(([x, y]) => circle(x, y, radius, 16)),
});

/** How many corners a curve becomes. */
const BENDS = 8;

/** An outline of absolute M, L and C commands, as wide as `scale` of it about a point. */
function traced(outline: string, [cx, cy]: readonly [number, number], scale: number): AreaShape {
  const corners: [number, number][] = [];
  for (const [, command = '', rest = ''] of outline.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    const [x3 = 0, y3 = 0] = numbers.slice(-2);
    const [x0, y0] = corners.at(-1) ?? [x3, y3];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
    for (let step = 1; command === 'C' && step < BENDS; step++) {
      const t = step / BENDS;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      corners.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
    corners.push([x3, y3]);
  }
  const points = corners.map(([x, y]) => ({ x: (cx + (x - cx) * scale) / WIDE, y: (cy + (y - cy) * scale) / HIGH }));
  return { kind: 'polygon', points };
}

const CARD = { widthMm: 90, heightMm: 54 };
/** The side that is seen on a picture of a product, the first where none is named. */
const front = (one: PrintArea, more: Partial<DemoView> = {}): DemoView[] => [
  { id: 'front', name: 'Front', picture: 0, areas: [one], ...more },
];
const [, plainBack] = sheetViews({ name: '' }, { sizes: [{ name: '', ...CARD }], maxPages: 2 });
const back = (areas: PrintArea[], picture: DemoView['picture'], aspect?: number): DemoView => ({
  id: 'back',
  name: 'Back',
  picture,
  areas: areas.map((one) => ({ ...one, id: 'back', name: 'Back' })),
  ...(aspect ? { aspect } : {}),
});
/** The back of a card lies before the holder in one of its pictures, or is a plain sheet. */
const onCounter = lying(900, 520, 640, 1230, 8, 0.74, 0.62);
const sides = (one: PrintArea, counterAt?: number): DemoView[] => [
  ...front(one),
  counterAt === undefined
    ? back(plainBack?.areas ?? [], 'sheet', plainBack?.aspect)
    : back([{ ...one, shape: onCounter }], counterAt),
];
const card = (ground: string, turned = 0, counterAt?: number) =>
  sides(area(lying(900, 520, 560, 1060, -11 + turned, 1.02, 0.86), { name: 'Front', ...CARD, ground }), counterAt);
const foldedCard = (ground: string) =>
  sides(area(lying(900, 520, 560, 980, -16, 0.99, 0.84), { name: 'Front', ...CARD, ground }));

const ROUND_MUG = { name: 'Front', widthMm: 75, heightMm: 90, curve: { degrees: 88.8, sag: 0.032 }, hasShading: false };
const mug = (ground: string) => front(area(upright(291.6, 486, 468.8, 580), { ...ROUND_MUG, ground }));
/** A mug in use is smaller, and stands elsewhere. */
const usedMug = (ground: string) => front(area(upright(282.8, 492.4, 403.2, 498.8), { ...ROUND_MUG, ground }));
const bottle = (ground: string, [x, y, scale]: readonly [number, number, number] = [0, 10, 1]) =>
  front(
    area(upright(x + 461.5 * scale, y + 560 * scale, 277 * scale, 620 * scale), {
      name: 'Front',
      widthMm: 50,
      heightMm: 105,
      ground,
      curve: { degrees: 80, sag: 0.014 },
      hasShading: false,
    }),
  );
/** The size in which the sample banners are drawn. */
const [FLEX_WIDE, FLEX_HIGH] = [1200, 760];
const eyelets = EYELETS.map(([u, v]) => hung(FLEX_WIDE, FLEX_HIGH)(u * FLEX_WIDE, v * FLEX_HIGH));
/** The flex hangs between its eyelets and sags. */
const banner = (widthMm: number, heightMm: number) =>
  front(
    area(upright(90, 380, 1020, 646), {
      name: 'Front',
      widthMm,
      heightMm,
      ground: '#ffffff',
      curve: { degrees: 40, sag: 0.07 },
      ...free(14, eyelets),
    }),
  );
const plate = (
  ground: string,
  shape: AreaShape = upright(126, 500, 948, 530),
  size = { widthMm: 290, heightMm: 162 },
) => front(area(shape, { name: 'Plate', ...size, ground, ...(shape.kind === 'box' ? free(23, STUDS) : {}) }));
const ARCH = 'M 180 1190 L 180 640 C 180 250 1020 250 1020 640 L 1020 1190 Z';

/** The hole of a keychain is in the middle, with the last link of its chain. */
const hole = (y: number) => free(40, [[600, y]]);
const keychain = (shape: AreaShape, fields: Omit<Fields, 'name'>) =>
  front(area(shape, { name: 'Front', hasShading: false, ...fields }));

/** Where the products are printed on, by their names. Shirts have their six placements. */
export const printAreas: Readonly<Record<string, readonly DemoView[]>> = {
  'Everyday Business Cards (100)': card('#ffffff'),
  'Matte Laminated Business Cards (200)': card('#ffffff', 0, 2),
  'Glossy Business Cards (200)': card('#ffffff', 0, 1),
  'Kraft Business Cards (100)': card('#c9a878', 4),
  'Visiting Cards with Map Back (500)': card('#ffffff', -4),
  'Gold Foil Business Cards (100)': foldedCard('#4a1024'),
  'Painted Edge Cards, 600 gsm (100)': foldedCard('#f6f1e4'),
  'Pehle Chai Mug, 330 ml': mug('#fbfaf6'),
  'Couple Mugs (set of 2)': mug('#6b0f2a'),
  'Two-tone Mug with Coloured Handle': mug('#fbfaf6'),
  'Magic Photo Mug, Black': mug('#26282c'),
  'Café Mug, Deep Green': usedMug('#1d4a2a'),
  'Brushed Steel Bottle, 750 ml': bottle('#c9ced3'),
  'Powder-coated Bottle, 600 ml': bottle('#0d4f5c', [-180, 60, 0.96]),
  'Team Sipper, 700 ml': bottle('#0f2547'),
  'Star Flex Banner, 8 x 4 ft': banner(2438, 1219),
  'Economy Flex Banner, 6 x 3 ft': banner(1829, 914),
  'Wedding Welcome Banner, 8 x 5 ft': banner(2438, 1524),
  'Site Hoarding Print, per 100 sq ft': banner(3810, 2438),
  'Roll-up Standee, 6 x 2.5 ft': front(
    area(upright(310, 90, 580, 1220), { name: 'Front', widthMm: 762, heightMm: 1829, ground: '#ffffff' }),
  ),
  'Shop Front Banner with Frame, 10 x 3 ft': front(
    area(upright(70, 120, 1060, 470), {
      name: 'Front',
      widthMm: 3048,
      heightMm: 914,
      ground: '#ffffff',
      curve: { degrees: 10, sag: 0.03 },
    }),
  ),
  'Teak Name Plate with Raised Letters': plate('#a8703a'),
  'Black Acrylic Plate, Gold Line': plate('#17191d'),
  'Engraved Steel Plate for Clinics': plate('#c4c8cc'),
  'Slate Plate for Villas': plate('#3c4248'),
  'Arched Brass House Plate': plate('#c99b3f', traced(ARCH, [600, 770], 0.93), { widthMm: 215, heightMm: 215 }),
  'Round Ceramic Plate, Goan Style': plate('#f6f1e4', round(600, 750, 400), { widthMm: 230, heightMm: 230 }),
  'Kids’ Room Door Plate': plate('#fbe3c0', round(600, 750, 400), { widthMm: 200, heightMm: 200 }),
  'Round Acrylic Keychain': keychain(round(601, 944, 288), {
    widthMm: 35,
    heightMm: 35,
    ground: '#fbfaf7',
    ...hole(662),
  }),
  'House Keychain, Brushed Steel': keychain(upright(348, 790, 510, 485), {
    widthMm: 30,
    heightMm: 28.5,
    ground: '#c9ced3',
    hasShading: true,
  }),
  'Heart Keychain with Names': keychain(traced(forms.heart, [600, 900], 0.92), {
    widthMm: 42,
    heightMm: 44,
    ground: '#6b0f2a',
    ...hole(684),
  }),
  'Jersey Keychain': keychain(traced(forms.shirt, [600, 980], 0.93), {
    widthMm: 45,
    heightMm: 44,
    ground: '#0f2547',
    ...hole(668),
  }),
  'Leather Tag Keychain': keychain(upright(390, 730, 420, 560), {
    widthMm: 27,
    heightMm: 36,
    ground: '#7a4a24',
    hasShading: true,
  }),
  'Sheesham Bottle-shape Keychain': keychain(upright(430, 848, 340, 425), {
    widthMm: 24,
    heightMm: 30,
    ground: '#c9965a',
    hasShading: true,
  }),
  'Embroidered Cotton Cap': front(
    area(upright(400, 470, 400, 300), { name: 'Front', widthMm: 100, heightMm: 75, curve: { degrees: 60, sag: 0 } }),
    { picture: 1, colors: { 'Navy Blue': 1, Black: 2, Red: 3, White: 4 } },
  ),
};

/** The sides of a product as the shop keeps them, on the pictures that it has. */
export const viewsOn = (views: readonly DemoView[], images: readonly string[]): PrintView[] =>
  views.flatMap(({ picture, colors = {}, aspect = WIDE / HIGH, ...view }) => {
    const own = picture === 'sheet' ? picture : images[picture];
    const variants = Object.entries(colors).flatMap(([color, at]) => {
      const image = images[at];
      return image ? [{ color, picture: image }] : [];
    });
    return own ? [{ ...view, picture: own as PrintView['picture'], aspect, variants }] : [];
  });
