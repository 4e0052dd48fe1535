import { personalDataCollected, SERVICES_WITH_PERSONAL_DATA } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { GivenUp, Sweep, Works } from '@print-shop/service-kit';
import type { User } from '../user/user.ts';
import { type ArchiveSection, type ArchiveStore, toJson } from './archive.ts';
import type { DataExportStore } from './data-export.store.ts';
import { type DataExport, nextStep } from './data-export.ts';
import type { PartStore } from './part.store.ts';

const LOOK_MS = 10_000;
const REMOVE_MS = 60_000;

export interface CollectorDeps {
  exports: DataExportStore;
  parts: PartStore;
  archives: ArchiveStore;
  find: (userId: string) => Promise<User | undefined>;
  /** Identity's own data about an account. */
  own: (user: User) => AsyncIterable<ArchiveSection>;
  broker: Broker;
  works: Works;
  /** Called when there is an email to send. */
  onSettled(): void;
}

const serviceOf = (key: string): string => key.slice(0, key.indexOf('.'));

/**
 * Collects the answers of all services: builds the archives of complete exports, asks again for missing answers, and removes
 * expired exports.
 */
export async function startCollector(deps: CollectorDeps): Promise<Pick<Sweep, 'sweep'>> {
  const { exports, parts, archives, broker, works } = deps;

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

  const advance = async (found: DataExport, now: Date): Promise<GivenUp | undefined> => {
    const { id } = found;
    const missing = await parts.missing(id);
    const step = nextStep(found, missing, now);
    if (step === 'build') await build(found, now);
    if (step === 'ask-again') await exports.askAgain(found, missing, now);
    if (step === 'wait') await exports.wait(found);
    if (step !== 'give-up') return undefined;
    await exports.fail(id, now);
    deps.onSettled();
    return { tries: 1, reason: `no answer of ${missing.join(', ')}` };
  };

  const collecting = works.startQueue<DataExport, GivenUp | undefined>({
    what: 'collecting data',
    everyMs: LOOK_MS,
    idOf: ({ id }) => id,
    async take(now) {
      const due = await exports.take(now);
      return due ? [due] : [];
    },
    handle: advance,
    finish: async (_export, givenUp) => givenUp,
    // Its lease ends, and then it is due again.
    failed: async () => undefined,
  });
  const removing = works.start<string>({
    what: 'removing data exports',
    everyMs: REMOVE_MS,
    list: exports.listExpired,
    idOf: (id) => id,
    handle: removeAll,
  });
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
      collecting.trigger();
    },
  });
  return {
    async sweep(now) {
      await collecting.sweep(now);
      await removing.sweep(now);
    },
  };
}
