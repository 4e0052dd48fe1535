import type { ProductSnapshot } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import type { ContractRouter, Logger, ObjectStore } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { keepScenes, removeOldScenes } from './keep-scenes.ts';
import { type DpiOf, printAreasRoutes } from './print-areas.routes.ts';
import { createPrintAreasStore, printAreasModel } from './print-areas.store.ts';
import { createRenderer } from './render.ts';
import { type MayUseFile, sceneRoutes } from './scene.routes.ts';
import { createSceneStore, sceneModel } from './scene.store.ts';
import { createSceneLimits } from './scene-limits.ts';
import { createSceneObjects } from './scene-objects.ts';

export interface MockUpDeps {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  logger: Logger;
  dpiOf: DpiOf;
  mayUseFile: MayUseFile;
  /** Scenes that one address or account may save in ten minutes. */
  scenesPerCaller: number;
  /** Days that a scene is kept which nobody has ordered, and after an order with it. */
  sceneDays: number;
  orderDays: number;
  onClose(name: string, close: () => unknown): void;
}

/** The models of the mock-up; the documents of `areas` carry events. */
export const mockUpModels = (mongo: Connection) => ({ areas: printAreasModel(mongo), scenes: sceneModel(mongo) });

/** Adds the mock-up to the service: print areas of products, and scenes on them. */
export async function addMockUp(router: ContractRouter, deps: MockUpDeps): Promise<void> {
  const { mongo, broker, relay, logger } = deps;
  const models = mockUpModels(mongo);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  await keepProducts('artwork', broker, products);
  const areas = createPrintAreasStore(models.areas, relay);
  const scenes = createSceneStore(models.scenes);
  const objects = createSceneObjects(deps.objects);
  await keepScenes(broker, scenes, deps.orderDays);
  const removal = removeOldScenes({ scenes, objects, broker, logger });
  deps.onClose('removal of old scenes', () => removal.close());
  printAreasRoutes(router, { areas, products, dpiOf: deps.dpiOf });
  sceneRoutes(router, {
    ...{ scenes, areas, products, objects, renderer: createRenderer() },
    limits: createSceneLimits(deps.redis, deps.scenesPerCaller),
    mayUseFile: deps.mayUseFile,
    sceneDays: deps.sceneDays,
  });
}
