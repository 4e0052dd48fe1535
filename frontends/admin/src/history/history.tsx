import type { AuditedKind } from '@print-shop/contracts';
import { listAuditEntries } from '@print-shop/contracts/client';
import { usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Pager } from '../list/pager.tsx';
import { PAGE_SIZE, useAudit } from './api/use-audit.ts';
import { ChangeList } from './change-list.tsx';
import { useText } from './messages/index.ts';

interface AboutProps {
  kind: AuditedKind;
  id: string;
}

function Entries({ kind, id }: AboutProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  const query = useAudit({ kind, id }, page);
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      empty={<p className="text-ink-soft text-small">{text.none}</p>}
    >
      {({ data, total }) => (
        <>
          <ChangeList entries={data} isAboutOne />
          <Pager page={page} pageSize={PAGE_SIZE} total={total ?? 0} onPage={setPage} />
        </>
      )}
    </Region>
  );
}

/** The changes of an object, loaded when the section is opened. Hidden from roles without the permission. */
export function History({ isInRow = false, ...about }: AboutProps & { isInRow?: boolean }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = usePermission(listAuditEntries.permission);
  if (!isAllowed) return null;
  return (
    <details
      className={clsx('print:hidden', !isInRow && 'rounded border border-rule bg-paper')}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary
        className={clsx(
          'cursor-pointer text-small',
          isInRow ? 'min-h-6 text-ink-soft' : 'min-h-11 px-4 py-2.5 font-semibold',
        )}
      >
        {text.title}
      </summary>
      <div className={isInRow ? 'pt-1' : 'px-4 pt-1 pb-4'}>{isOpen && <Entries {...about} />}</div>
    </details>
  );
}
