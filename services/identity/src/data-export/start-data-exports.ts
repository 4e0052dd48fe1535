import type { Relay } from '@print-shop/messaging';
import type { ObjectStore } from '@print-shop/service-kit';
import type { MailQueue } from '../mail/mails.ts';
import type { UserStore } from '../user/user.store.ts';
import { createArchiveStore } from './archive.ts';
import { type CollectorDeps, startCollector } from './collector.ts';
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

/** Creates the stores of data exports and their mail queues. `start` starts the background work. */
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
  };
}
