import type { ProductSnapshot } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { Logger, ObjectStore, Works } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createColorStore, keepColors } from './colors.ts';
import { forgetScenes, removeOldScenes } from './keep-scenes.ts';
import { createPrintAreasStore, printAreasModel } from './print-areas.store.ts';
import type { ProfileOf } from './product-views.ts';
import { createRenderer } from './render.ts';
import { createSceneStore, sceneModel } from './scene.store.ts';
import type { KeepFiles, MayUseFile } from './scene-access.ts';
import { createSceneLimits } from './scene-limits.ts';
import { createSceneObjects, type FileOfDesign } from './scene-objects.ts';

export interface MockUpDeps {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  logger: Logger;
  products: ReadModel<ProductSnapshot>;
  profileOf: ProfileOf;
  mayUseFile: MayUseFile;
  fileOfDesign: FileOfDesign;
  /** Keeps the files of a saved scene at least until then. */
  keepFiles: KeepFiles;
  /** Scenes that one address or account may save in ten minutes. */
  scenesPerCaller: number;
  /** Days that a scene is kept which nobody has ordered. */
  getSceneDays(): Promise<number>;
  works: Works;
  /** The time that a request waits for a drawing, in milliseconds: less than the gateway waits for an answer. */
  drawPatienceMs?: number | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** The models of the mock-up, whose documents carry events. */
export const mockUpModels = (mongo: Connection) => ({ areas: printAreasModel(mongo), scenes: sceneModel(mongo) });

/** Opens the mock-up: print areas of products, and scenes on them. Answers what its routes need. */
export async function openMockUp(deps: MockUpDeps) {
  const { mongo, broker, relay, products } = deps;
  const models = mockUpModels(mongo);
  const areas = createPrintAreasStore(models.areas, relay);
  const scenes = createSceneStore(models.scenes);
  const objects = createSceneObjects(deps.objects, deps.fileOfDesign);
  const colors = createColorStore(mongo);
  await keepColors(broker, colors);
  await forgetScenes(broker, scenes);
  removeOldScenes({ scenes, objects, broker, works: deps.works });
  return {
    scenes,
    areas,
    colors,
    products,
    objects,
    renderer: createRenderer({ logger: deps.logger }),
    profileOf: deps.profileOf,
    limits: createSceneLimits(deps.redis, deps.scenesPerCaller),
    mayUseFile: deps.mayUseFile,
    keepFiles: deps.keepFiles,
    getSceneDays: deps.getSceneDays,
    drawPatienceMs: deps.drawPatienceMs,
  };
}
