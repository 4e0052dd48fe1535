import type { Product } from '@print-shop/contracts';
import { placementsText } from '@print-shop/contracts/client';
import { useState } from 'react';
import type { SavedLayout } from '../../layout/layout.ts';
import type { Placement } from '../../tee/zones.ts';

/** The customer's choices in the job ticket of one product. */
export interface Choices {
  size: string;
  color: string;
  placement: Placement | '';
  bothSides: boolean;
  quantity: number;
  /** Name of the chosen design file; empty without one. */
  designName: string;
  /** Address of the stored design; empty during the upload. */
  design: string;
  /** The design as this browser shows it; null without one, and until it is stored where the browser cannot show the file. */
  previewUrl: string | null;
  /** The layout that the customer made instead; null without one. */
  layout: SavedLayout | null;
}

const EMPTY: Choices = {
  size: '',
  color: '',
  placement: '',
  bothSides: false,
  quantity: 1,
  designName: '',
  design: '',
  previewUrl: null,
  layout: null,
};

export const NO_DESIGN = { designName: '', design: '', previewUrl: null } satisfies Partial<Choices>;

/** Only shirts have places to print on. */
export const hasPlacements = (product: Product): boolean => product.isCustomizable && product.type === 'T-Shirt';

export const isComplete = (product: Product, choices: Choices): boolean =>
  (product.sizes.length === 0 || choices.size !== '') &&
  (product.colors.length === 0 || choices.color !== '') &&
  (!hasPlacements(product) || printedAt(choices) !== '');

/** Where it is printed: at every place that something was laid out on, or at the chosen one. */
const printedAt = ({ layout, placement }: Pick<Choices, 'layout' | 'placement'>): string =>
  (layout && placementsText(layout.placements)) || placement;

export function useChoices() {
  const [choices, setChoices] = useState(EMPTY);
  return { choices, choose: (next: Partial<Choices>) => setChoices((current) => ({ ...current, ...next })) };
}

/** Whether both sides are printed: as was chosen, or as it was laid out. */
export const isOnBothSides = ({ bothSides, layout }: Pick<Choices, 'bothSides' | 'layout'>): boolean =>
  bothSides || layout?.isOnBothSides === true;

/**
 * The choices that the price depends on. Of a layout these are its places and sides, and its set-up for printing, as for a
 * design.
 */
export const toPrice = (choices: Choices) => ({
  ...choices,
  placement: printedAt(choices),
  bothSides: isOnBothSides(choices),
  design: choices.layout ? choices.layout.design || choices.layout.id : choices.design,
});
