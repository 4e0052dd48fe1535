import { type Logger, startSweep } from '@print-shop/service-kit';
import { DomainError, type Text } from '@print-shop/service-kit/errors';
import { holdLease } from '../check-queue/hold-lease.ts';
import type { FileStore } from '../file/file.store.ts';
import type { Preflight } from '../preflight/index.ts';
import { printable, versionOf } from './make-version.ts';
import type { PrintFiles } from './print-files.ts';
import { sentEvents } from './proof.events.ts';
import type { ClaimedProof, ProofStore } from './proof.store.ts';
import { withVersion } from './proof.ts';

/** How often the process may end over a print file before that is given up. */
const MAX_CRASHES = 2;
/** How often versions are looked for that another process left behind. */
const LOOK_MS = 2_000;
/** How long a version waits after a failure that was not its own. */
const PAUSE_MS = 5_000;

interface SendVersionsDeps {
  proofs: ProofStore;
  files: Pick<FileStore, 'find'>;
  printFiles: Pick<PrintFiles, 'make'>;
  preflight: Pick<Preflight, 'close'>;
  logger: Logger;
  /** How long a version stays with a process that gives no sign of life; it renews at a third of that. */
  leaseMs?: number | undefined;
}

/**
 * Makes the print files of versions that staff send, one after the other, and sends the versions: a large picture takes longer than a
 * request may. Each is made by one process at a time; when that dies, the lease runs out and the next one makes it.
 */
export function startSendingVersions(deps: SendVersionsDeps) {
  const { proofs, files, printFiles, preflight, logger, leaseMs = 30_000 } = deps;
  let isClosing = false;

  const send = async (claimed: ClaimedProof): Promise<void> => {
    const { fileId, note, by, attempts } = claimed.sending;
    const lease = holdLease(claimed, proofs.renewSending, leaseMs, logger);
    try {
      if (attempts > MAX_CRASHES) throw brokeOff();
      const file = printable(await files.find(fileId));
      const made = await printFiles.make(file, claimed, claimed.versions.length + 1);
      const now = new Date();
      await proofs.endSending(await lease.stop(), (proof) => {
        const sent = withVersion(proof, versionOf(file, made, { note, by: by.name ?? '' }, proof.unpaid), now);
        return { proof: sent, events: sentEvents(sent, by, now) };
      });
    } catch (error) {
      await giveUp(await lease.stop(), error);
    }
  };

  const giveUp = async (held: ClaimedProof, error: unknown): Promise<void> => {
    const { attempts } = held.sending;
    // What closing breaks off is nobody's fault, and neither is a store that is away.
    const isItsFault = error instanceof DomainError && !isClosing;
    if (!isItsFault && !isClosing) logger.error({ err: error, proof: held.id }, 'a print file is made again later');
    const later = new Date(Date.now() + (isClosing ? 0 : PAUSE_MS));
    const left = isItsFault ? { leaseUntil: null, fault: error.text } : { leaseUntil: later, attempts: attempts - 1 };
    await proofs.endSending(held, (proof) => ({ proof: { ...proof, sending: { ...held.sending, ...left } } }));
  };

  const run = async (): Promise<void> => {
    while (!isClosing) {
      const claimed = await proofs.claimSending(new Date(), leaseMs);
      if (!claimed) return;
      await send(claimed);
    }
  };
  const work = startSweep({ what: 'sending proofs', everyMs: LOOK_MS, run, logger });

  return {
    soon: work.soon,
    /** Begins no more, and breaks off the one in hand: another process begins with it anew. */
    async close(): Promise<void> {
      isClosing = true;
      await preflight.close();
      await work.close();
    },
  };
}

const BROKE_OFF: Text = {
  en: 'Making the print file of this broke off twice. Please upload it as a PDF, or with smaller pictures.',
  hi: 'इसकी प्रिंट फ़ाइल बनाना दो बार बीच में रुक गया। इसे PDF में या छोटी तस्वीरों के साथ अपलोड कीजिए।',
};
const brokeOff = () => new DomainError('conflict', 'cannot-be-printed', BROKE_OFF);
