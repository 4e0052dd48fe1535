import type { Relay } from '@print-shop/messaging';
import type { ContractRouter, ObjectStore } from '@print-shop/service-kit';
import type { Days } from '@print-shop/shop';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { createLimit } from '../session/attempt-limits.ts';
import { createArchiveStore } from './archive.ts';
import { type CollectorDeps, startCollector } from './collector.ts';
import { type DataExportRoutesDeps, dataExportRoutes } from './data-export.routes.ts';
import type { DataExportModel, DataPartModel } from './data-export.schema.ts';
import { createDataExportStore, type DataExportStore } from './data-export.store.ts';
import { dataExportMails } from './data-export-mails.ts';
import { type OwnDataDeps, ownData } from './own-data.ts';
import { createPartStore } from './part.store.ts';

export interface DataExportsDeps
  extends Pick<CollectorDeps, 'broker' | 'works'>,
    Pick<DataExportRoutesDeps, 'users' | 'limits' | 'mails' | 'log'> {
  config: Config;
  redis: Redis;
  dataExports: DataExportModel;
  dataParts: DataPartModel;
  objects: ObjectStore;
  relay: Relay;
  own: OwnDataDeps;
  /** Reads for how many days an archive and its link are kept. */
  getKeepDays: Days;
}

/**
 * Creates the exports of a customer's own data and their routes, and starts their emails and background work. Returns their
 * store.
 */
export async function createDataExports(router: ContractRouter, deps: DataExportsDeps): Promise<DataExportStore> {
  const {
    config,
    redis,
    dataExports,
    dataParts,
    objects,
    relay,
    users,
    limits,
    mails,
    log,
    own,
    broker,
    works,
    getKeepDays,
  } = deps;
  const exports = createDataExportStore(dataExports, relay, {
    askAgainMinutes: config.DATA_EXPORT_ASK_AGAIN_MINUTES,
    getKeepDays,
  });
  const archives = createArchiveStore(objects);
  for (const queue of dataExportMails({ model: dataExports, find: users.find })) {
    mails?.start(queue);
  }
  await startCollector({
    exports,
    archives,
    parts: createPartStore(dataParts),
    find: users.find,
    broker,
    works,
    onSettled: () => mails?.nudge(),
    own: (user) => ownData(own, user),
  });
  dataExportRoutes(router, {
    exports,
    archives,
    users,
    limits,
    mails,
    log,
    perAccount: createLimit({
      redis,
      name: 'data-export',
      points: config.DATA_EXPORTS_PER_DAY,
      seconds: 24 * 3600,
      tooMany: { en: 'Too many requests for your data.', hi: 'आपका डेटा बहुत बार माँगा जा चुका है।' },
      code: 'too-many-exports',
    }),
  });
  return exports;
}
