import type { StoredPrintProfile } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { LoadFailed, Region } from '@print-shop/web-kit/region';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useProductTypes } from '../../api/use-product-types.ts';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { usePrintProfiles, useReadProfile, useResetProfile } from './api/use-print-profiles.ts';
import { useText } from './messages/index.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { Retention } from './retention.tsx';

type Text = ReturnType<typeof useText>;

const columnsIn = (
  text: Text,
  actions: (profile: StoredPrintProfile) => ReactNode,
): readonly Column<StoredPrintProfile>[] => [
  {
    id: 'type',
    title: text.columns.type,
    value: ({ productType }) => productType,
    cell: ({ productType, updatedAt }) => (
      <>
        <span className="font-semibold [overflow-wrap:anywhere]">{productType}</span>
        <span className="block text-caption text-ink-soft">
          {updatedAt ? text.changedOn(formatDate(updatedAt)) : text.usual}
        </span>
      </>
    ),
  },
  {
    id: 'sizes',
    title: text.columns.sizes,
    value: ({ sizes }) =>
      sizes.map(({ name, widthMm, heightMm }) => text.size(name, widthMm, heightMm)).join('; ') || text.anySize,
    cell: ({ sizes }) =>
      sizes.length === 0 ? (
        text.anySize
      ) : (
        <ul>
          {sizes.map(({ name, widthMm, heightMm }) => (
            <li key={name + widthMm + heightMm}>{text.size(name, widthMm, heightMm)}</li>
          ))}
        </ul>
      ),
  },
  { id: 'edge', title: text.columns.edge, value: ({ bleedMm, safeMm }) => text.edge(bleedMm, safeMm) },
  { id: 'dpi', title: text.columns.dpi, value: ({ minDpi, goodDpi }) => text.dpi(minDpi, goodDpi) },
  { id: 'proof', title: text.columns.proof, value: ({ needsProof }) => (needsProof ? text.needed : text.notNeeded) },
  { id: 'actions', title: text.columns.actions, cell: actions },
];

const LINK = 'inline-flex min-h-6 items-center font-semibold text-action text-small underline';

/** The print settings of each product type, and how long files are kept. */
export default function PrintProfilesPage() {
  const text = useText();
  usePageTitle(text.title);
  const mayReadArtwork = usePermission('artwork:read');
  const maySayHowLong = usePermission('retention:write');
  const query = usePrintProfiles();
  const { typesFailed } = useStaffText();
  const types = useProductTypes();
  const resetting = useResetProfile();
  const reading = useReadProfile();
  const { message, say, sayFailure } = useMessage();
  const [open, setOpen] = useState<StoredPrintProfile>();
  const reset = (productType: string) => {
    if (!window.confirm(text.confirmReset(productType))) return;
    resetting.mutate(productType, {
      onSuccess: () => say('good', text.wasReset(productType)),
      onError: (error) => sayFailure(text.saveFailed, error),
    });
  };
  const begin = (productType: string) =>
    reading.mutate(productType, {
      onSuccess: setOpen,
      onError: (error) => sayFailure(text.failed, error),
    });
  const actions = (profile: StoredPrintProfile) => (
    <span className="flex flex-wrap gap-2">
      <Button
        tone="outline"
        size="small"
        aria-label={text.editOf(profile.productType)}
        onClick={() => setOpen(profile)}
      >
        {text.edit}
      </Button>
      {profile.updatedAt && (
        <Button
          tone="quiet"
          size="small"
          aria-label={text.resetOf(profile.productType)}
          isBusy={resetting.isPending}
          onClick={() => reset(profile.productType)}
        >
          {text.reset}
        </Button>
      )}
    </span>
  );

  const others = (types.data ?? []).filter(({ type }) => !query.data?.some(({ productType }) => productType === type));
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        {mayReadArtwork && (
          <Link to="/admin/artwork" className={LINK}>
            {text.artwork}
          </Link>
        )}
        <Link to="/admin/product-type" className={LINK}>
          {text.productTypes}
        </Link>
      </PageHead>
      <MessageLine message={message} />
      <Region query={query} loading={text.loading} failed={text.failed}>
        {(profiles) => (
          <>
            <DataTable
              name="print-profiles"
              caption={text.title}
              columns={columnsIn(text, actions)}
              rows={profiles}
              keyOf={({ productType }) => productType}
            />
            <LoadFailed query={types}>{typesFailed}</LoadFailed>
            {others.length > 0 && (
              <section aria-label={text.others} className="mt-5">
                <p className="mb-2 text-ink-soft text-small">{text.others}</p>
                <div className="flex flex-wrap gap-2">
                  {others.map(({ _id, type }) => (
                    <Button
                      key={_id}
                      tone="outline"
                      size="small"
                      aria-label={text.editOf(type)}
                      isBusy={reading.isPending}
                      onClick={() => begin(type)}
                    >
                      {type}
                    </Button>
                  ))}
                </div>
              </section>
            )}
            {maySayHowLong && <Retention />}
          </>
        )}
      </Region>
      {open && (
        <ProfileDialog
          profile={open}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            say('good', text.saved(open.productType));
          }}
        />
      )}
    </>
  );
}
