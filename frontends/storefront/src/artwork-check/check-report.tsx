import type { ArtworkFile } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button, ErrorState, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { useArtworkFile, usePagePictures } from './api/use-artwork-file.ts';
import { CheckList, checkId } from './check-list.tsx';
import { type NumberedCheck, numbered } from './checks.ts';
import { BeforeAndAfter, MendOffer } from './mend-offer.tsx';
import { useText } from './messages/index.ts';
import { PageView } from './page-view.tsx';

/** The line that says whether the file can be printed. */
function Verdict({ file: { checks } }: { file: ArtworkFile }) {
  const text = useText();
  const count = (level: string) => checks.filter((check) => check.level === level).length;
  const must = count('must');
  const should = count('should');
  const line = must > 0 ? text.must(must) : should > 0 ? text.readyBut(should) : text.ready;
  return (
    <div role="status" className="mb-6">
      <h2 className={`headline text-title ${must > 0 ? 'text-bad' : should > 0 ? '' : 'text-good'}`}>{line}</h2>
      {checks.length === 0 && <p className="mt-2 text-ink-soft">{text.readyText}</p>}
    </div>
  );
}

function Checking({ file: { position, progress } }: { file: ArtworkFile }) {
  const text = useText();
  const detail = progress
    ? text.checkedPages(progress.done, progress.of)
    : position === null
      ? text.inHand
      : text.waiting(position);
  return (
    <div className="grid gap-3 rounded border border-rule bg-sheet p-6">
      <h2 className="headline text-lead">{text.checking}</h2>
      <progress
        aria-label={text.checking}
        className="h-2 w-full accent-action"
        {...(progress ? { max: progress.of, value: progress.done } : {})}
      />
      <p role="status" className="text-ink-soft text-small">
        {detail}
      </p>
    </div>
  );
}

function Checked({ file, onShow }: { file: ArtworkFile; onShow: (id: string) => void }) {
  const text = useText();
  const checks = numbered(file.checks);
  const [page, setPage] = useState(checks.find(({ check }) => check.page !== null)?.check.page ?? 1);
  const [active, setActive] = useState<number | null>(null);
  const { pictures, isFailed, retry, renew } = usePagePictures(file._id, file.pictures > 0);
  const show = ({ check, number }: NumberedCheck) => {
    if (check.page !== null) setPage(check.page);
    setActive(number);
  };
  return (
    <>
      <Verdict file={file} />
      <p className="-mt-4 mb-6 text-ink-soft text-small">{text.keptUntil(formatDate(file.keptUntil))}</p>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="min-w-0">
          <PageView
            file={file}
            page={page}
            active={active}
            picture={pictures[page - 1]}
            onPage={setPage}
            onPictureFailed={renew}
            checks={checks.filter(({ check }) => check.page === page)}
            onActive={setActive}
            onChosen={(number) => document.getElementById(checkId(number))?.focus()}
          />
          {isFailed && (
            <div className="mt-3 grid justify-items-start gap-2">
              <FormMessage>{text.noPicture}</FormMessage>
              <Button tone="outline" size="small" onClick={() => void retry()}>
                {text.tryAgain}
              </Button>
            </div>
          )}
        </div>
        <div>
          <CheckList checks={checks} pages={file.pages.length} active={active} onActive={setActive} onChosen={show} />
          <MendOffer file={file} onShow={onShow} />
          <BeforeAndAfter file={file} page={page} after={pictures[page - 1]} onShow={onShow} />
        </div>
      </div>
    </>
  );
}

interface CheckReportProps {
  id: string;
  /** Shows another file in its place: one that was mended, or the one before. */
  onShow: (id: string) => void;
}

/** The findings of a file's checks, as soon as they are done. */
export function CheckReport({ id, onShow }: CheckReportProps) {
  const text = useText();
  const query = useArtworkFile(id);
  const detail = messageOf(query.error, text.failedDetail);
  const failed = <ErrorState title={text.failed} detail={detail} onRetry={() => void query.refetch()} />;
  return (
    <Region query={query} loading={text.loading} failed={failed}>
      {(file) => {
        if (file.state === 'checking') return <Checking file={file} />;
        if (file.state === 'refused') return <ErrorState title={text.refused} detail={file.refusal?.message ?? ''} />;
        return <Checked file={file} onShow={onShow} />;
      }}
    </Region>
  );
}
