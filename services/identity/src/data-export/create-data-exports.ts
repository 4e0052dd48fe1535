import type { Relay } from '@print-shop/messaging';
import type { ContractRouter, ObjectStore } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { MailQueue } from '../mail/mails.ts';
import { createLimit } from '../session/attempt-limits.ts';
import type { UserStore } from '../user/user.store.ts';
import { createArchiveStore } from './archive.ts';
import { type CollectorDeps, startCollector } from './collector.ts';
import { type DataExportRoutesDeps, dataExportRoutes } from './data-export.routes.ts';
import type { DataExportModel, DataPartModel } from './data-export.schema.ts';
import { createDataExportStore } from './data-export.store.ts';
import type { DataExportTimes } from './data-export.ts';
import { dataExportMails } from './data-export-mails.ts';
import { type OwnDataDeps, ownData } from './own-data.ts';
import { createPartStore } from './part.store.ts';

interface DataExportsDeps extends Pick<CollectorDeps, 'broker' | 'works'> {
  dataExports: DataExportModel;
  dataParts: DataPartModel;
  objects: ObjectStore;
  relay: Relay;
  users: UserStore;
  own: OwnDataDeps;
  times: DataExportTimes;
}

interface RouteParts extends Pick<DataExportRoutesDeps, 'limits' | 'mails' | 'log'> {
  config: Config;
  redis: Redis;
}

/**
 * Creates the exports of a customer's own data. Returns their stores and mail queues; `start` starts the background work, and
 * `routes` registers the routes.
 */
export function createDataExports(deps: DataExportsDeps) {
  const { dataExports, dataParts, objects, relay, users, own, times, broker, works } = deps;
  const exports = createDataExportStore(dataExports, relay, times);
  const archives = createArchiveStore(objects);
  const mailQueues: MailQueue[] = dataExportMails({ model: dataExports, find: users.find, keepDays: times.keepDays });
  return {
    exports,
    archives,
    mailQueues,
    /** `onSettled` is called when there is an email to send. */
    start: (onSettled: () => void) =>
      startCollector({
        exports,
        archives,
        parts: createPartStore(dataParts),
        find: users.find,
        broker,
        works,
        onSettled,
        own: (user) => ownData(own, user),
      }),
    routes: (router: ContractRouter, { config, redis, limits, mails, log }: RouteParts) =>
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
      }),
  };
}
