import type { ProductSnapshot } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { Logger, ObjectStore, Works } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createColorStore, keepColors } from './colors.ts';
import { forgetLayouts, removeOldLayouts } from './keep-layouts.ts';
import { createLayoutStore, layoutModel } from './layout.store.ts';
import type { KeepFiles, MayUseFile } from './layout-access.ts';
import { createLayoutLimits } from './layout-limits.ts';
import { createLayoutObjects, type FileOfDesign } from './layout-objects.ts';
import { createPrintAreasStore, printAreasModel } from './print-areas.store.ts';
import type { ProfileOf } from './product-views.ts';
import { createRenderer } from './render.ts';

export interface LayoutsDeps {
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
  /** Keeps the files of a saved layout at least until then. */
  keepFiles: KeepFiles;
  /** Layouts that one address or account may save in ten minutes. */
  layoutsPerCaller: number;
  /** Days that a layout is kept which nobody has ordered. */
  getLayoutDays(): Promise<number>;
  works: Works;
  /** The time that a request waits for a drawing, in milliseconds: less than the gateway waits for an answer. */
  drawPatienceMs?: number | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** The models of layouts and print areas, whose documents carry events. */
export const layoutModels = (mongo: Connection) => ({ areas: printAreasModel(mongo), layouts: layoutModel(mongo) });

/** Opens the layouts and the print areas of products. Returns what their routes need. */
export async function openLayouts(deps: LayoutsDeps) {
  const { mongo, broker, relay, products } = deps;
  const models = layoutModels(mongo);
  const areas = createPrintAreasStore(models.areas, relay);
  const layouts = createLayoutStore(models.layouts);
  const objects = createLayoutObjects(deps.objects, deps.fileOfDesign);
  const colors = createColorStore(mongo);
  await keepColors(broker, colors);
  await forgetLayouts(broker, layouts, objects);
  removeOldLayouts({ layouts, objects, broker, works: deps.works });
  return {
    layouts,
    areas,
    colors,
    products,
    objects,
    renderer: createRenderer({ logger: deps.logger }),
    profileOf: deps.profileOf,
    limits: createLayoutLimits(deps.redis, deps.layoutsPerCaller),
    mayUseFile: deps.mayUseFile,
    keepFiles: deps.keepFiles,
    getLayoutDays: deps.getLayoutDays,
    drawPatienceMs: deps.drawPatienceMs,
  };
}
