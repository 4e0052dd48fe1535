import type { Sweep, Waits, Works } from '@print-shop/service-kit';
import { DomainError, type Text } from '@print-shop/service-kit/errors';
import type { FileStore } from '../file/file.store.ts';
import type { Preflight } from '../preflight/index.ts';
import { printable, versionOf } from './make-version.ts';
import type { PrintFiles } from './print-files.ts';
import { sentEvents } from './proof.events.ts';
import type { ClaimedProof, ProofStore } from './proof.store.ts';
import { type Proof, withVersion } from './proof.ts';

/** How often the process may end over a print file before that is given up. */
const MAX_CRASHES = 2;
/** How often versions are looked for that another process left behind. */
const LOOK_MS = 2_000;
/** The wait of a version after a failure that was not its own. */
const PAUSE_MS = 5_000;

interface SendVersionsDeps {
  proofs: ProofStore;
  files: Pick<FileStore, 'find'>;
  printFiles: Pick<PrintFiles, 'make'>;
  preflight: Pick<Preflight, 'close'>;
  works: Works;
  /** Wakes the request that sent the version. */
  sent: Waits<Proof>;
  /** The time that a version stays with a process that gives no sign of life. The process renews it at a third of that. */
  leaseMs?: number | undefined;
}

interface Made {
  file: ReturnType<typeof printable>;
  made: Awaited<ReturnType<PrintFiles['make']>>;
}

/**
 * Makes the print files of versions that staff send, one after the other, and sends the versions: a large picture takes longer than a
 * request may. Each is made by one process at a time; when that dies, the lease runs out and the next one makes it.
 */
export function startSendingVersions(deps: SendVersionsDeps): Sweep {
  const { proofs, files, printFiles, preflight, works, sent, leaseMs = 30_000 } = deps;
  const end = async (...held: Parameters<ProofStore['endSending']>): Promise<void> => {
    const ended = await proofs.endSending(...held);
    if (ended) sent.wake(ended.id, ended);
  };

  return works.startQueue<ClaimedProof, Made>({
    what: 'sending proofs',
    everyMs: LOOK_MS,
    idOf: ({ id }) => id,
    renewal: { leaseMs, renew: proofs.renewSending },
    async take(now) {
      const claimed = await proofs.claimSending(now, leaseMs);
      return claimed ? [claimed] : [];
    },
    async handle(claimed) {
      const { fileId, attempts } = claimed.sending;
      if (attempts > MAX_CRASHES) throw brokeOff();
      const file = printable(await files.find(fileId));
      return { file, made: await printFiles.make(file, claimed, claimed.versions.length + 1) };
    },
    async finish(claimed, { file, made }) {
      const { note, by } = claimed.sending;
      const now = new Date();
      await end(claimed, (known) => {
        const proof = withVersion(known, versionOf(file, made, { note, by: by.name ?? '' }, known.unpaid), now);
        return { proof, events: sentEvents(proof, by, now) };
      });
    },
    async failed(held, error, { isClosing }) {
      const { attempts } = held.sending;
      // Neither the end of the process, nor a store that is away, nor too many other drawings are its fault.
      const isItsFault = error instanceof DomainError && error.kind !== 'busy' && !isClosing;
      const later = new Date(Date.now() + (isClosing ? 0 : PAUSE_MS));
      const left = isItsFault ? { leaseUntil: null, fault: error.text } : { leaseUntil: later, attempts: attempts - 1 };
      await end(held, (proof) => ({ proof: { ...proof, sending: { ...held.sending, ...left } } }));
    },
    breakOff: () => preflight.close(),
  });
}

const BROKE_OFF: Text = {
  en: 'Making the print file of this broke off twice. Please upload it as a PDF, or with smaller pictures.',
  hi: 'इसकी प्रिंट फ़ाइल बनाना दो बार बीच में रुक गया। इसे PDF में या छोटी तस्वीरों के साथ अपलोड कीजिए।',
};
const brokeOff = () => new DomainError('conflict', 'cannot-be-printed', BROKE_OFF);
