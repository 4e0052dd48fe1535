import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter, Logger, Works } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import type { Retention } from '../file/retention.ts';
import type { SceneStore } from '../mock-up/scene.store.ts';
import { forgetOnUserDeleted } from './forget-on-user-deleted.ts';
import { keepOnAddedToCart } from './keep-on-added-to-cart.ts';
import { removeExpired } from './remove-expired.ts';
import { retentionRoutes } from './retention.routes.ts';
import { openRetention, retentionModel } from './retention.store.ts';

export interface RetentionDeps {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  logger: Logger;
  works: Works;
  files: FileStore;
  objects: ArtworkObjects;
  /** The time that files are kept until staff choose. */
  retention: Retention;
  onClose(name: string, close: () => unknown): void;
}

/**
 * Creates the time that files are kept, and starts removing expired files. Returns the current time, and a way to remove
 * hidden files soon. Registers its routes; `start` starts the consumers.
 */
export async function createRetention(router: ContractRouter, deps: RetentionDeps) {
  const { mongo, broker, works, files, objects } = deps;
  const kept = await openRetention(retentionModel(mongo), deps.retention, deps);
  const retention = kept.current;
  const { soon: removeSoon } = removeExpired({ files, objects, broker, works });
  retentionRoutes(router, kept);
  return {
    retention,
    removeSoon,
    async start(scenes: SceneStore): Promise<void> {
      await keepOnAddedToCart(broker, { files, scenes, retention });
      await forgetOnUserDeleted(broker, files, removeSoon);
    },
  };
}
