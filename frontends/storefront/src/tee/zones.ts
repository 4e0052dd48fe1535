import type { PLACEMENTS } from '@print-shop/contracts/client';
import type { TeeSide } from './tee-shape.tsx';

export type Placement = (typeof PLACEMENTS)[number];

export interface Zone {
  placement: Placement;
  side: TeeSide;
  /** Box on the drawing in percent of its width and height. "Left" is the wearer's left, so it is right of the middle. */
  box: { left: number; top: number; width: number; height: number };
}

/** Position of each placement on the drawn shirt; larger zones first, so that smaller ones are drawn on top. */
export const ZONES: readonly Zone[] = [
  {
    placement: 'Front A3',
    side: 'front',
    box: { left: 30, top: 26, width: 40, height: 47 },
  },
  {
    placement: 'Front A4',
    side: 'front',
    box: { left: 36, top: 29, width: 28, height: 33 },
  },
  {
    placement: 'Left',
    side: 'front',
    box: { left: 55, top: 25, width: 13, height: 11 },
  },
  {
    placement: 'Right',
    side: 'front',
    box: { left: 32, top: 25, width: 13, height: 11 },
  },
  {
    placement: 'Back A3',
    side: 'back',
    box: { left: 30, top: 20, width: 40, height: 47 },
  },
  {
    placement: 'Back A4',
    side: 'back',
    box: { left: 36, top: 23, width: 28, height: 33 },
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
