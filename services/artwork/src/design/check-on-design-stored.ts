import { designStored } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { afterUpload, type GetRetention } from '../file/retention.ts';
import type { TakeDesign } from './take-design.ts';

/** Has each design checked that an instance of release 0.2 has stored. A second delivery finds the file there. */
export const checkOnDesignStored = (
  broker: Broker,
  takeDesign: TakeDesign,
  getRetention: GetRetention,
): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.check-on-design-stored',
    events: [designStored],
    async handle({ data, occurredAt }) {
      await takeDesign({ ...data, keepUntil: afterUpload(new Date(occurredAt), await getRetention()) });
    },
  });
