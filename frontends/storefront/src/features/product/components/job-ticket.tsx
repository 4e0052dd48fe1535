import type { Product } from '@print-shop/contracts';
import { MAX_LINE_QUANTITY, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { QuantityStepper } from '@print-shop/ui';
import type { ReactElement } from 'react';
import { piecesPrice } from '../../../api/pieces-price.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { useTaxRates } from '../../../api/use-tax-rates.ts';
import { TaxNote } from '../../../order-terms/tax-note.tsx';
import { useColorName, useTeeText } from '../../../tee/messages/index.ts';
import { useText } from '../messages/index.ts';
import { type Choices, hasPlacements, toPrice } from '../use-choices.ts';
import { DesignStep } from './design-step.tsx';
import { ColorOptions, PlacementOptions, SideOptions, SizeOptions } from './option-steps.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { SumBox } from './sum-box.tsx';
import { TicketStep } from './ticket-step.tsx';

interface JobTicketProps {
  product: Product;
  choices: Choices;
  choose: (next: Partial<Choices>) => void;
}

/** The options of a product as numbered steps, with the total on a phone. */
export function JobTicket({ product, choices, choose }: JobTicketProps) {
  const text = useText();
  const { placements } = useTeeText();
  const nameOf = useColorName();
  const { size, color, placement, quantity } = choices;
  const { query, rateOf } = useTaxRates([product._id]);
  const { tax, totalPaise } = piecesPrice(product, toPrice(choices), useMoment(), rateOf(product._id, product.type));
  const options = { product, choices, choose };
  const steps: [title: string, chosen: string, content: ReactElement][] = [];
  if (product.sizes.length > 0) steps.push([text.size, size, <SizeOptions key="size" {...options} />]);
  if (product.colors.length > 0) steps.push([text.color, nameOf(color), <ColorOptions key="color" {...options} />]);
  // A layout has its places and sides in it.
  if (hasPlacements(product) && !choices.layout)
    steps.push([text.placement, placement && placements[placement], <PlacementOptions key="placement" {...options} />]);
  if (product.bothSide > 0 && !choices.layout?.isOnBothSides)
    steps.push([text.sides, choices.bothSides ? text.bothSides : '', <SideOptions key="sides" {...options} />]);
  if (product.isCustomizable) steps.push([text.yourDesign, '', <DesignStep key="design" {...options} />]);
  steps.push([
    text.quantity,
    '',
    <div key="quantity" className="flex flex-col items-start gap-4">
      <QuantityStepper value={quantity} max={MAX_LINE_QUANTITY} onChange={(next) => choose({ quantity: next })} />
      <PriceBreaks {...options} />
      <TaxNote query={query} taxed={tax ? [tax] : []} of={formatRupees(toRupees(totalPaise))} />
    </div>,
  ]);

  return (
    <div>
      {steps.map(([title, chosen, content], index) => (
        <TicketStep key={content.key} number={index + 1} title={title} chosen={chosen}>
          {content}
        </TicketStep>
      ))}
      <div className="rounded border border-rule bg-sheet p-5 lg:hidden">
        <SumBox product={product} choices={choices} />
      </div>
    </div>
  );
}
