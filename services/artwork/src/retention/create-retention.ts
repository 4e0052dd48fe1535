import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter, Works } from '@print-shop/service-kit';
import type { Settings } from '@print-shop/shop';
import type { Connection } from 'mongoose';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import { firstRetention, type Retention } from '../file/retention.ts';
import type { LayoutStore } from '../layout/layout.store.ts';
import { forgetOnUserDeleted } from './forget-on-user-deleted.ts';
import { keepOnAddedToCart } from './keep-on-added-to-cart.ts';
import { removeExpired } from './remove-expired.ts';
import { retentionRoutes } from './retention.routes.ts';
import { createRetentionStore, retentionModel } from './retention.store.ts';

export interface RetentionDeps {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  works: Works;
  files: FileStore;
  objects: ArtworkObjects;
  settings: Settings<'retention'>;
  /** The days that the operator has set over everything else. */
  operatorRetention: Partial<Retention>;
}

/**
 * Creates the time that files are kept, and starts removing expired files. Returns what reads it, and a way to remove
 * hidden files soon. Registers its routes; `start` starts the consumers.
 */
export function createRetention(router: ContractRouter, deps: RetentionDeps) {
  const { mongo, broker, relay, works, files, objects, settings, operatorRetention } = deps;
  const store = createRetentionStore(retentionModel(mongo), relay);
  const getSettings = async (): Promise<Partial<Retention>> => ({
    ...(await settings.get('retention')),
    ...operatorRetention,
  });
  /** The days of operator or settings, else those that staff chose before the settings had them. */
  const getRetention = async (): Promise<Retention> =>
    firstRetention([await getSettings(), (await store.find()) ?? {}]);
  const { trigger: removeSoon } = removeExpired({ files, objects, broker, works });
  retentionRoutes(router, { store, getRetention, getSettings });
  return {
    getRetention,
    removeSoon,
    async start(layouts: LayoutStore): Promise<void> {
      await keepOnAddedToCart(broker, { files, layouts, getRetention });
      await forgetOnUserDeleted(broker, files, removeSoon);
    },
  };
}
