import { designStored } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { afterUpload, type Retention } from '../file/retention.ts';
import type { TakeDesign } from './take-design.ts';

/** Has each design checked that an instance of release 0.2 has stored. A second delivery finds the file there. */
export const checkOnDesignStored = (broker: Broker, takeDesign: TakeDesign, retention: Retention): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.check-on-design-stored',
    events: [designStored],
    handle: ({ data, occurredAt }) => takeDesign({ ...data, keepUntil: afterUpload(new Date(occurredAt), retention) }),
  });
