import { personalDataCollected, SERVICES_WITH_PERSONAL_DATA } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { User } from '../user/user.ts';
import { type ArchiveSection, type ArchiveStore, toJson } from './archive.ts';
import type { DataExportStore } from './data-export.store.ts';
import { type DataExport, nextStep } from './data-export.ts';
import type { PartStore } from './part.store.ts';

const SWEEP_MS = 10_000;
/** The most expired exports that one sweep removes; the rest waits for the next. */
const SWEEP_LIMIT = 50;

export interface CollectorDeps {
  exports: DataExportStore;
  parts: PartStore;
  archives: ArchiveStore;
  find: (userId: string) => Promise<User | undefined>;
  /** Identity's own data about an account. */
  own: (user: User) => AsyncIterable<ArchiveSection>;
  broker: Broker;
  logger: Logger;
  /** Called when a mail is to be sent. */
  onSettled(): void;
}

const serviceOf = (key: string): string => key.slice(0, key.indexOf('.'));

/**
 * Collects the answers of all services. A sweep builds the archives of complete exports, asks again for missing answers, and
 * removes expired exports. Several instances share the work.
 */
export async function startCollector(deps: CollectorDeps): Promise<Sweep> {
  const { exports, parts, archives, broker, logger } = deps;

  async function* sections(exportId: string, user: User): AsyncGenerator<ArchiveSection> {
    yield* deps.own(user);
    for (const service of SERVICES_WITH_PERSONAL_DATA) yield* parts.of(exportId, service);
  }

  const removeAll = async (id: string) => {
    await archives.remove(id);
    await parts.remove(id);
    await exports.remove(id);
  };

  const build = async ({ id, userId, requestedAt }: DataExport, now: Date) => {
    const user = await deps.find(userId);
    if (!user) return removeAll(id);
    const head = { about: 'Everything that the shop holds about you. Amounts are in rupees.', requestedAt };
    await archives.build(id, toJson(head, sections(id, user)));
    if (await exports.ready(id, now)) await parts.remove(id);
    else if (await exports.isGone(id)) return removeAll(id);
    deps.onSettled();
  };

  const advance = async (found: DataExport, now: Date) => {
    const { id } = found;
    const missing = await parts.missing(id);
    const step = nextStep(found, missing, now);
    if (step === 'build') return build(found, now);
    if (step === 'ask-again') return exports.askAgain(found, missing, now);
    if (step === 'wait') return exports.wait(found);
    logger.error({ exportId: id, missing }, "a customer's data could not be collected");
    await exports.fail(id, now);
    deps.onSettled();
  };

  const run = async (now: Date) => {
    for (let due = await exports.take(now); due; due = await exports.take(now)) await advance(due, now);
    for (const id of await exports.listExpired(now, SWEEP_LIMIT)) await removeAll(id);
  };

  const sweep = startSweep({ what: 'collecting data', everyMs: SWEEP_MS, run, logger });
  await broker.subscribe({
    queue: 'identity.keep-personal-data',
    events: personalDataCollected,
    prefetch: 5,
    async handle({ key, data }) {
      // Answers for a settled export come too late and are not stored; files for a removed one are deleted.
      if (!(await exports.isCollecting(data.exportId, data.userId))) {
        if (await exports.isGone(data.exportId)) await archives.remove(data.exportId);
        return;
      }
      await parts.keep(serviceOf(key), data);
      if ((await parts.missing(data.exportId)).length > 0) return;
      await exports.lookSoon(data.exportId, new Date());
      sweep.soon();
    },
  });
  return sweep;
}
