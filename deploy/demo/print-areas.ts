import type { AreaShape, PrintArea } from '@print-shop/contracts';

/** How the scenes are drawn: see `pictures/scene.ts`. */
const [WIDE, HIGH] = [1200, 1500];

type Fields = Omit<PrintArea, 'id' | 'shape' | 'hasShading'> & { hasShading?: boolean };

const area = (shape: AreaShape, fields: Fields): PrintArea => ({ id: 'front', shape, hasShading: true, ...fields });

/** A box by its edges on the drawing. */
const upright = (x: number, y: number, width: number, height: number): Extract<AreaShape, { kind: 'box' }> => ({
  ...{ kind: 'box', x: x / WIDE, y: y / HIGH, width: width / WIDE, height: height / HIGH, turnedDegrees: 0 },
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
  // What of the sheet's height is seen across the turned box, and how far it leans there.
  const across = -Math.sin(turned) * down[0] + Math.cos(turned) * down[1];
  const lean = Math.cos(turned) * down[0] + Math.sin(turned) * down[1];
  const [wide, high] = [width * scale * Math.hypot(...along), height * scale * across];
  return {
    ...upright(cx - wide / 2, cy - high / 2, wide, high),
    turnedDegrees: (turned * 180) / Math.PI,
    slantedDegrees: (Math.atan2(lean, across) * 180) / Math.PI,
  };
}

/** A round plate of so many corners. */
const round = (cx: number, cy: number, radius: number, corners = 48): AreaShape => ({
  kind: 'polygon',
  points: Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return { x: (cx + radius * Math.cos(angle)) / WIDE, y: (cy + radius * Math.sin(angle)) / HIGH };
  }),
});

const card = (ground: string, turned = 0): PrintArea =>
  area(lying(900, 520, 560, 1060, -11 + turned, 1.02, 0.86), { name: 'Front', widthMm: 90, heightMm: 54, ground });
const foldedCard = (ground: string): PrintArea =>
  area(lying(900, 520, 560, 980, -16, 0.99, 0.84), { name: 'Front', widthMm: 90, heightMm: 54, ground });
const mug = (ground: string): PrintArea =>
  area(upright(291.6, 486, 468.8, 580), {
    ...{ name: 'Front', widthMm: 75, heightMm: 90, ground },
    curve: { degrees: 88.8, sag: 0.032 },
    hasShading: false,
  });
/** The flex hangs between its eyelets and sags. */
const banner = (widthMm: number, heightMm: number): PrintArea =>
  area(upright(90, 380, 1020, 646), {
    name: 'Front',
    widthMm,
    heightMm,
    ground: '#ffffff',
    curve: { degrees: 40, sag: 0.07 },
  });
const plate = (ground: string): PrintArea =>
  area(upright(126, 500, 948, 530), { name: 'Plate', widthMm: 290, heightMm: 162, ground });

/** Where the first picture of a product is printed on, by the product's name. Shirts have their six placements. */
export const printAreas: Readonly<Record<string, PrintArea>> = {
  'Everyday Business Cards (100)': card('#ffffff'),
  'Matte Laminated Business Cards (200)': card('#ffffff'),
  'Glossy Business Cards (200)': card('#ffffff'),
  'Kraft Business Cards (100)': card('#c9a878', 4),
  'Visiting Cards with Map Back (500)': card('#ffffff', -4),
  'Gold Foil Business Cards (100)': foldedCard('#4a1024'),
  'Pehle Chai Mug, 330 ml': mug('#fbfaf6'),
  'Couple Mugs (set of 2)': mug('#6b0f2a'),
  'Two-tone Mug with Coloured Handle': mug('#fbfaf6'),
  'Café Mug, Deep Green': mug('#1d4a2a'),
  'Star Flex Banner, 8 x 4 ft': banner(2438, 1219),
  'Economy Flex Banner, 6 x 3 ft': banner(1829, 914),
  'Wedding Welcome Banner, 8 x 5 ft': banner(2438, 1524),
  'Teak Name Plate with Raised Letters': plate('#a8703a'),
  'Black Acrylic Plate, Gold Line': plate('#17191d'),
  'Engraved Steel Plate for Clinics': plate('#c4c8cc'),
  'Round Acrylic Keychain': area(round(601, 944, 288), {
    name: 'Front',
    widthMm: 35,
    heightMm: 35,
    ground: '#fbfaf7',
    hasShading: false,
  }),
  'House Keychain, Brushed Steel': area(upright(348, 790, 510, 485), {
    ...{ name: 'Front', widthMm: 30, heightMm: 28.5, ground: '#c9ced3' },
  }),
};
