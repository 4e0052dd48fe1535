import type { PLACEMENTS } from '@print-shop/contracts';
import type { TeeSide } from './tee-shape.tsx';

export type Placement = (typeof PLACEMENTS)[number];

export interface Zone {
  placement: Placement;
  side: TeeSide;
  /** Box on the drawing in percent of its width and height. "Left" is the wearer's left, so it lies right of the middle. */
  box: { left: number; top: number; width: number; height: number };
  detail: string;
}

/** Where each placement lies on the drawn shirt; larger zones first, so that smaller ones lie on top. */
export const ZONES: readonly Zone[] = [
  {
    placement: 'Front A3',
    side: 'front',
    box: { left: 30, top: 26, width: 40, height: 47 },
    detail: 'full front, 29.7 × 42 cm',
  },
  {
    placement: 'Front A4',
    side: 'front',
    box: { left: 36, top: 29, width: 28, height: 33 },
    detail: 'front, 21 × 29.7 cm',
  },
  {
    placement: 'Left',
    side: 'front',
    box: { left: 55, top: 25, width: 13, height: 11 },
    detail: 'left chest, 9 × 9 cm',
  },
  {
    placement: 'Right',
    side: 'front',
    box: { left: 32, top: 25, width: 13, height: 11 },
    detail: 'right chest, 9 × 9 cm',
  },
  {
    placement: 'Back A3',
    side: 'back',
    box: { left: 30, top: 20, width: 40, height: 47 },
    detail: 'full back, 29.7 × 42 cm',
  },
  {
    placement: 'Back A4',
    side: 'back',
    box: { left: 36, top: 23, width: 28, height: 33 },
    detail: 'back, 21 × 29.7 cm',
  },
];

export const zoneOf = (placement: string): Zone | undefined => ZONES.find((zone) => zone.placement === placement);

const percent = (value: number) => `${value}%`;

export const boxStyle = ({ box }: Zone) => ({
  left: percent(box.left),
  top: percent(box.top),
  width: percent(box.width),
  height: percent(box.height),
});
