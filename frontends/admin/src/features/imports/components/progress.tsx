import type { Import } from '@print-shop/contracts';
import { Button, buttonClasses, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useApplyImport } from '../api/use-import.ts';
import type { ImportKey } from '../import-kinds.ts';
import { faultyRows, isAtWork } from '../import-state.ts';
import { useText } from '../messages/index.ts';

const LISTS: Record<ImportKey['kind'], string> = {
  products: '/admin/product-list',
  customers: '/admin/users',
  balances: '/admin/payments',
  orders: '/admin/orders',
};

const COUNTS = ['created', 'changed', 'unchanged', 'faulty'] as const;

interface ProgressProps {
  of: ImportKey;
  one: Import;
}

/** How far an import is, what its rows do, and the next step. */
export function Progress({ of, one }: ProgressProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, rows, good, created, changed, unchanged } = one;
  const counts = { created, changed, unchanged, faulty: faultyRows(one) };
  const said = state === 'done' ? text.did : text.will;
  return (
    <section aria-labelledby="progress" className="grid gap-4 rounded border border-rule bg-sheet p-5">
      <h2 ref={heading} id="progress" tabIndex={-1} className="font-bold text-lead">
        <span role="status">{text.headings[state]}</span>
      </h2>
      {(state === 'checking' || state === 'running') && (
        <>
          <Bar one={one} />
          <p className="text-ink-soft">{text.goesOn[state]}</p>
        </>
      )}
      <dl className="tabular grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
        {Object.entries({ rows, good, ...counts }).map(([name, count]) => (
          <div key={name}>
            <dt className="text-caption text-ink-soft">{text.counts[name as keyof typeof text.counts]}</dt>
            <dd className="font-bold">{text.number(count)}</dd>
          </div>
        ))}
      </dl>
      {!isAtWork(one) && (
        <ul className="grid gap-1">
          {COUNTS.filter((name) => counts[name] > 0).map((name) => (
            <li key={name}>{said[name](counts[name])}</li>
          ))}
        </ul>
      )}
      {state === 'checked' && <Apply of={of} one={one} onStarted={() => heading.current?.focus()} />}
      {state === 'done' && (
        <p className="flex flex-wrap gap-2">
          <Link to={LISTS[of.kind]} className={buttonClasses()}>
            {text.kinds[of.kind].openList}
          </Link>
          <Link to={`/admin/imports?kind=${of.kind}`} className={buttonClasses({ tone: 'outline' })}>
            {text.again}
          </Link>
        </p>
      )}
    </section>
  );
}

function Bar({ one: { handled, rows } }: { one: Import }) {
  const text = useText();
  const words = rows > 0 ? text.progressOf(handled, rows) : text.reading;
  return (
    <div className="grid gap-1">
      <progress
        {...(rows > 0 ? { value: handled, max: rows } : {})}
        aria-label={text.progress}
        aria-valuetext={words}
        className="h-2 w-full accent-action"
      />
      <p className="tabular text-ink-soft">{words}</p>
    </div>
  );
}

function Apply({ of, one: { good, created, changed }, onStarted }: ProgressProps & { onStarted: () => void }) {
  const text = useText();
  const { mutate, isPending, error } = useApplyImport(of);
  if (good === 0) return <p className="font-semibold">{text.noneGood}</p>;
  if (created + changed === 0) return <p className="font-semibold">{text.nothingNew}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <FormMessage>{error ? messageOf(error, text.applyFailed) : undefined}</FormMessage>
      <Button isBusy={isPending} busyLabel={text.applying} onClick={() => mutate(undefined, { onSuccess: onStarted })}>
        {text.apply(good)}
      </Button>
    </div>
  );
}
