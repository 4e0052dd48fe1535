import type { AuditEntry, FieldChange } from '@print-shop/contracts';
import { formatDate, formatDateTime } from '@print-shop/i18n';
import { useText } from './messages/index.ts';

/** A new product has many fields: more than this are shown on request. */
const SHOWN_AT_ONCE = 5;

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const text = useText();
  return (
    <ul className="mt-1 grid gap-0.5">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="text-ink-soft">
          {text.field(field)}: {before && <del className="decoration-rule-strong">{text.value(field, before)}</del>}
          {before && after && <span aria-hidden="true"> → </span>}
          {after && <ins className="font-medium text-ink no-underline">{text.value(field, after)}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** Entries of the record, newest first. `isAboutOne`: the reader knows which object they are about. */
export function ChangeList({ entries, isAboutOne = false }: { entries: readonly AuditEntry[]; isAboutOne?: boolean }) {
  const text = useText();
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {entries.map(({ _id, by, action, kind, label, at, changes }) => (
        <li key={_id} className="border-rule border-l-3 pl-3 text-small [overflow-wrap:anywhere]">
          <p>
            <strong>{text.by(by.name)}</strong>
            {text.did(action)}
            {isAboutOne ? text.it : text.what(kind)}
            {!isAboutOne && <strong> {text.label(kind, label)}</strong>}{' '}
            <time dateTime={at} title={formatDate(at)} className="whitespace-nowrap text-ink-soft">
              {formatDateTime(at)}
            </time>
          </p>
          {changes.length > SHOWN_AT_ONCE ? (
            <details>
              <summary className="cursor-pointer text-action">{text.fields(changes.length)}</summary>
              <Changes changes={changes} />
            </details>
          ) : (
            <Changes changes={changes} />
          )}
        </li>
      ))}
    </ol>
  );
}
