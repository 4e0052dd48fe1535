import type { ImportKind } from '@print-shop/contracts/client';
import { roleOf, usePageTitle, useUser } from '@print-shop/web-kit';
import { Boxes, type LucideIcon, Scale, ShoppingBag, UserRound } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import { FileField } from './components/file-field.tsx';
import { LastImports } from './components/last-imports.tsx';
import { TableFiles } from './components/table-files.tsx';
import { kindsFor } from './import-kinds.ts';
import { useText } from './messages/index.ts';

const ICONS: Record<ImportKind, LucideIcon> = {
  products: Boxes,
  customers: UserRound,
  balances: Scale,
  orders: ShoppingBag,
};

/** Brings lists into the shop: a file is chosen here, and each import has a page of its own. */
export default function ImportsPage() {
  const text = useText();
  usePageTitle(text.title);
  const kinds = kindsFor(roleOf(useUser()));
  const [search] = useSearchParams();
  const kind = kinds.find((one) => one === search.get('kind')) ?? kinds[0];
  if (!kind) return null;
  return (
    <>
      <PageHead title={text.title} text={text.lead} />
      <Kinds kinds={kinds} current={kind} />
      <Kind key={kind} kind={kind} />
    </>
  );
}

function Kinds({ kinds, current }: { kinds: readonly ImportKind[]; current: ImportKind }) {
  const text = useText();
  return (
    <nav aria-label={text.kindsOf} className="mb-6">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {kinds.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className="grid">
              <Link
                to={`/admin/imports?kind=${kind}`}
                aria-current={kind === current ? 'page' : undefined}
                className="flex flex-col gap-1 rounded border border-rule-strong bg-sheet p-3 hover:border-ink aria-[current=page]:border-action aria-[current=page]:bg-action-soft"
              >
                <span className="flex items-center gap-2 font-semibold">
                  <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{text.kinds[kind].name}</span>
                </span>
                <span className="text-caption text-ink-soft">{text.kinds[kind].about}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Kind({ kind }: { kind: ImportKind }) {
  const text = useText();
  const { name, notes } = text.kinds[kind];
  return (
    <>
      <section aria-labelledby="kind" className="mb-6 grid gap-4 rounded border border-rule bg-sheet p-5">
        <h2 id="kind" className="font-bold text-lead">
          {name}
        </h2>
        {notes.map((note) => (
          <p key={note} className="measure text-ink-soft">
            {note}
          </p>
        ))}
        <TableFiles kind={kind} />
        <FileField kind={kind} />
      </section>
      <LastImports kind={kind} />
    </>
  );
}
