import { designStored } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { TakeDesign } from './take-design.ts';

/**
 * Has each design checked that is uploaded for a bulk order or on a product's page. A second delivery finds the file there.
 */
export const checkOnDesignStored = (broker: Broker, takeDesign: TakeDesign): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.check-on-design-stored',
    events: [designStored],
    handle: ({ data }) => takeDesign(data),
  });
