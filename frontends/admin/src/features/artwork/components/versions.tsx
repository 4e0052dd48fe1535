import type { Proof, ProofVersion } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, type BadgeTone, Button, buttonClasses } from '@print-shop/ui';
import { useDownloadPrintFile } from '../api/use-print-files.ts';
import { useText } from '../messages/index.ts';
import { GangSheet } from './gang-sheet.tsx';

const TONES: Record<ProofVersion['state'], BadgeTone> = {
  open: 'info',
  approved: 'good',
  'changes-asked': 'wait',
  replaced: 'plain',
  cancelled: 'plain',
};

/** The proofs that were sent, the newest first, with what became of each. */
export function Versions({ proof }: { proof: Proof }) {
  const text = useText();
  if (proof.versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="grid content-start gap-5">
      <h2 id="versions" className="font-bold">
        {text.versions}
      </h2>
      <Comparison versions={proof.versions} />
      <ol className="grid gap-5">
        {proof.versions.toReversed().map((version) => (
          <li key={version.version} className="grid gap-3 rounded border border-rule bg-sheet p-5">
            <Version proof={proof} version={version} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The colour that a page is printed on. */
const groundOf = ({ pages }: Pick<ProofVersion, 'pages'>, page: number) => ({ backgroundColor: pages[page]?.ground });

function Version({ proof, version }: { proof: Proof; version: ProofVersion }) {
  const text = useText();
  const { state, sentAt, seenAt, fileName, note, decision, pictures, onProduct, pdf, sha256 } = version;
  const { sourceSha256 } = version;
  const at = decision ? formatDateTime(decision.at) : '';
  const isPrinted = state === 'approved' && proof.state !== 'cancelled';
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {text.sentOn(version.version, formatDateTime(sentAt))}{' '}
        <Badge tone={TONES[state]}>{text.versionStates[state]}</Badge>
      </h3>
      <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
        {fileName} · {seenAt ? text.seenOn(formatDateTime(seenAt)) : text.notSeen}
      </p>
      {note && <p className="whitespace-pre-line border-rule border-l-4 pl-4 [overflow-wrap:anywhere]">{note}</p>}
      <div className="flex flex-wrap gap-3">
        {pictures.map((src, index) => (
          <a key={src} href={src} target="_blank" rel="noreferrer" className="relative block w-full max-w-sm">
            <img
              src={src}
              alt={text.picture(version.version, index + 1)}
              loading="lazy"
              className="block w-full rounded border border-rule"
              style={groundOf(version, index)}
            />
            <Pins notes={proof.notes} version={version.version} page={index + 1} />
          </a>
        ))}
      </div>
      {onProduct.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {onProduct.map((src, index) => (
            <a key={src} href={src} target="_blank" rel="noreferrer" className="block w-40">
              <img
                src={src}
                alt={text.productPicture(version.version, index + 1)}
                loading="lazy"
                className="block w-full rounded border border-rule bg-paper-deep"
              />
            </a>
          ))}
        </div>
      )}
      {decision?.answer === 'approved' && (
        <p className="font-semibold">
          {decision.by === 'staff' ? text.byPhone(decision.name, at) : text.approvedBy(decision.name, at)}
          {decision.note && `: ${decision.note}`}
        </p>
      )}
      {decision?.answer === 'changes-asked' && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <strong>{text.changesOn(at)}</strong> {decision.note}
        </p>
      )}
      <p className="text-caption text-ink-soft [overflow-wrap:anywhere]">
        {text.fingerprint}: <code>{sha256}</code>
      </p>
      {sourceSha256 && (
        <p className="text-caption text-ink-soft [overflow-wrap:anywhere]">
          {text.source}: <code>{sourceSha256}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <a href={pdf} className={buttonClasses({ tone: 'outline', size: 'small' })}>
          {text.pdf}
        </a>
        {isPrinted && <PrintFile proof={proof} version={version} />}
      </div>
      {isPrinted && <GangSheet proof={proof} version={version} />}
    </>
  );
}

/** The comments at places of a page, by their numbers, on its picture. */
function Pins({ notes, version, page }: Pick<Proof, 'notes'> & { version: number; page: number }) {
  const text = useText().notes;
  return notes.map(
    ({ version: of, pin }, index) =>
      of === version &&
      pin?.page === page && (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: comments keep their numbers
          key={index}
          role="img"
          aria-label={text.pin(index + 1)}
          className="-translate-x-1/2 -translate-y-1/2 absolute flex size-6 items-center justify-center rounded-full bg-ink font-bold text-caption text-paper"
          style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
        >
          {index + 1}
        </span>
      ),
  );
}

function PrintFile({ proof, version }: { proof: Proof; version: ProofVersion }) {
  const text = useText();
  const download = useDownloadPrintFile(proof, version, text.printFailed);
  return (
    <Button size="small" isBusy={download.isPending} busyLabel={text.downloading} onClick={() => download.mutate()}>
      {text.printFile}
    </Button>
  );
}

/** The two newest versions side by side, and laid over each other, so that differences stand out. */
function Comparison({ versions }: { versions: readonly ProofVersion[] }) {
  const { compare: text, picture } = useText();
  const [before, after] = versions.slice(-2);
  const pages = Math.min(before?.pictures.length ?? 0, after?.pictures.length ?? 0);
  if (!before || !after || before === after || pages === 0) return null;
  return (
    <details className="rounded border border-rule bg-sheet p-4">
      <summary className="cursor-pointer font-semibold">{text.title}</summary>
      <p className="mt-2 text-ink-soft text-small">{text.lead}</p>
      <div className="mt-3 grid gap-3">
        {Array.from({ length: pages }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
          <div key={page} className="grid grid-cols-2 gap-3">
            {[before, after].map(({ version, pictures, pages }) => (
              <figure key={version}>
                <img
                  src={pictures[page]}
                  alt=""
                  className="block w-full border border-rule"
                  style={groundOf({ pages }, page)}
                />
                <figcaption className="text-caption text-ink-soft">{picture(version, page + 1)}</figcaption>
              </figure>
            ))}
            <div
              role="img"
              aria-label={text.label(before.version, after.version, page + 1)}
              className="relative isolate col-span-2"
            >
              <img src={before.pictures[page]} alt="" className="block w-full bg-white" />
              <img
                src={after.pictures[page]}
                alt=""
                className="absolute inset-0 size-full bg-white mix-blend-difference"
              />
            </div>
          </div>
        ))}
      </div>
    </details>
  );
}
