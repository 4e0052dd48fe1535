import type { PLACEMENTS } from '../placements.ts';
import type { PrintArea, PrintView } from './print-areas.ts';

type Placement = (typeof PLACEMENTS)[number];

/** Width by height of the drawn shirts. */
const TEE_ASPECT = 400 / 480;

interface PlacedAt {
  side: 'front' | 'back';
  /** Percent of the drawing's width and height. "Left" is the wearer's left, so it is right of the middle. */
  left: number;
  top: number;
  /** Percent of the drawing's width; the height follows from the size in mm. */
  width: number;
  widthMm: number;
  heightMm: number;
}

/** An A3 sheet is as wide on every shirt as on the others: 297 mm of a drawing that shows about 742 mm. */
const ON_TEE: Record<Placement, PlacedAt> = {
  'Front A3': { side: 'front', left: 30, top: 26, width: 40, widthMm: 297, heightMm: 420 },
  'Front A4': { side: 'front', left: 36, top: 29, width: 28, widthMm: 210, heightMm: 297 },
  Left: { side: 'front', left: 55, top: 25, width: 13, widthMm: 100, heightMm: 100 },
  Right: { side: 'front', left: 32, top: 25, width: 13, widthMm: 100, heightMm: 100 },
  'Back A3': { side: 'back', left: 30, top: 20, width: 40, widthMm: 297, heightMm: 420 },
  'Back A4': { side: 'back', left: 36, top: 23, width: 28, widthMm: 210, heightMm: 297 },
};

export const areaIdOf = (placement: string): string => placement.toLowerCase().replaceAll(' ', '-');

export function placementArea(placement: Placement): PrintArea & { side: 'front' | 'back' } {
  const { side, left, top, width, widthMm, heightMm } = ON_TEE[placement];
  const height = (width * TEE_ASPECT * heightMm) / widthMm;
  return {
    side,
    id: areaIdOf(placement),
    name: placement,
    shape: {
      kind: 'box',
      x: left / 100,
      y: top / 100,
      width: width / 100,
      height: height / 100,
      turnedDegrees: 0,
    },
    widthMm,
    heightMm,
    hasShading: false,
  };
}

/** The views of a product whose areas nobody has drawn: a shirt has its six placements, anything else has none. */
export function defaultViews(productType: string): PrintView[] {
  if (!/^t-?shirts?$/i.test(productType)) return [];
  return (['front', 'back'] as const).map((side) => ({
    id: side,
    name: side === 'front' ? 'Front' : 'Back',
    picture: `tee-${side}` as const,
    aspect: TEE_ASPECT,
    variants: [],
    areas: (Object.keys(ON_TEE) as Placement[])
      .map(placementArea)
      .filter((area) => area.side === side)
      .map(({ side: _side, ...area }) => area),
  }));
}
