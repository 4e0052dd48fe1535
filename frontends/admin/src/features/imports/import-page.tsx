import type { Import } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, Skeleton } from '@print-shop/ui';
import { NotFoundPage, usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useParams } from 'react-router';
import { ForRole } from '../../for-role.tsx';
import { PageHead } from '../../page-head.tsx';
import { ROUTES } from './api/routes.ts';
import { useImport } from './api/use-import.ts';
import { Faults } from './components/faults.tsx';
import { MappingForm } from './components/mapping-form.tsx';
import { Progress } from './components/progress.tsx';
import { type ImportKey, keyOf } from './import-kinds.ts';
import { TONES } from './import-state.ts';
import { useText } from './messages/index.ts';

/** One import: what was found in its file, its columns, and its faults. */
export default function ImportPage() {
  const { id = '' } = useParams();
  const key = keyOf(id);
  if (!key) return <NotFoundPage />;
  const { permission } = ROUTES[key.kind].get;
  return (
    <ForRole permissions={permission && [permission]}>
      <Loaded key={id} of={key} />
    </ForRole>
  );
}

function Loaded({ of }: { of: ImportKey }) {
  const text = useText();
  const query = useImport(of);
  usePageTitle(text.kinds[of.kind].title);
  return (
    <Region
      query={query}
      loading={
        <div role="status" aria-label={text.loading} className="grid gap-4">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-40" />
        </div>
      }
      failed={text.failed}
      level={1}
      empty={<NotFoundPage />}
    >
      {(one) => <Whole of={of} one={one} />}
    </Region>
  );
}

function Whole({ of, one }: { of: ImportKey; one: Import }) {
  const text = useText();
  const { state, fileName, createdAt, createdBy, columns, faults } = one;
  const isOpen = (state === 'checking' || state === 'checked') && columns.length > 0;
  // Without a needed column no row can be read, so the columns come first.
  const isUnmapped = one.fields.some(({ field, isRequired }) => isRequired && !one.mapping[field]);
  const mapping = isOpen && <MappingForm of={of} one={one} />;
  return (
    <>
      <PageHead title={text.kinds[of.kind].title} />
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        <strong className="[overflow-wrap:anywhere]">{fileName}</strong>
        <span className="text-ink-soft [overflow-wrap:anywhere]">
          {text.facts(formatDateTime(createdAt), createdBy)}
        </span>
      </p>
      <div className="grid grid-cols-1 gap-6">
        <Progress of={of} one={one} />
        {isUnmapped && mapping}
        {faults.length > 0 && <Faults of={of} one={one} />}
        {!isUnmapped && mapping}
      </div>
    </>
  );
}
