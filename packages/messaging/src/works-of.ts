import { randomUUID } from 'node:crypto';
import type { EventContract } from '@print-shop/contracts';
import { createWorks, type Works, type WorksDeps } from '@print-shop/service-kit';
import type { Broker } from './broker.ts';

/** The repeated work of a service, which tells staff of what fails again and again. */
export const worksOf = (
  {
    mongo,
    logger,
    onClose,
    now,
    broker,
  }: Pick<WorksDeps, 'mongo' | 'logger' | 'onClose' | 'now'> & { broker: Pick<Broker, 'publish'> },
  { key }: EventContract,
): Works =>
  createWorks({
    mongo,
    logger,
    onClose,
    now,
    notifyParked: (parked) =>
      broker.publish({ id: randomUUID(), key, occurredAt: new Date().toISOString(), data: parked }),
  });
