import type { StoredPrintProfile } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button, ErrorState, FormMessage, Spinner } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useProductTypes } from '../../api/use-product-types.ts';
import { DraftForm } from '../../draft-form.tsx';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useLeaveGuard } from '../../use-leave-guard.ts';
import { useMessage } from '../../use-message.ts';
import { useText } from './messages/index.ts';
import { draftOf, type Fault, type ProfileDraft, readDraft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { Retention } from './retention.tsx';
import { usePrintProfiles, useProfileChanges } from './use-print-profiles.ts';

type Text = ReturnType<typeof useText>;

const columnsIn = (
  text: Text,
  actions: (profile: StoredPrintProfile) => ReactNode,
): readonly Column<StoredPrintProfile>[] => [
  {
    title: text.columns.type,
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
    title: text.columns.sizes,
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
  { title: text.columns.edge, cell: ({ bleedMm, safeMm }) => text.edge(bleedMm, safeMm) },
  { title: text.columns.dpi, cell: ({ minDpi, goodDpi }) => text.dpi(minDpi, goodDpi) },
  { title: text.columns.proof, cell: ({ needsProof }) => (needsProof ? text.needed : text.notNeeded) },
  { title: text.columns.actions, cell: actions },
];

const LINK = 'inline-flex min-h-6 items-center font-semibold text-action text-small underline';

/** The print profile of each product type, and the form that changes one. */
export default function PrintProfilesPage() {
  const text = useText();
  const { discard } = useStaffText();
  usePageTitle(text.title);
  const mayReadArtwork = usePermission('artwork:read');
  const maySayHowLong = usePermission('retention:write');
  const { data: profiles, isPending, isError, refetch } = usePrintProfiles();
  const { data: types = [] } = useProductTypes();
  const { saving, resetting, reading } = useProfileChanges();
  const { message, say, sayFailure } = useMessage();
  const [draft, setDraft] = useState<ProfileDraft>();
  const [isDirty, setIsDirty] = useState(false);
  const [faults, setFaults] = useState<Record<string, Fault>>({});
  useLeaveGuard(isDirty, discard);

  const edit = (profile?: StoredPrintProfile) => {
    if (isDirty && !window.confirm(discard)) return;
    setDraft(profile && draftOf(profile));
    setFaults({});
    setIsDirty(false);
  };
  const close = () => {
    setDraft(undefined);
    setFaults({});
    setIsDirty(false);
  };
  const change = (part: Partial<ProfileDraft>) => {
    setIsDirty(true);
    setDraft((now) => now && { ...now, ...part });
  };
  const save = (typed: ProfileDraft) => {
    const { body, faults: found } = readDraft(typed);
    setFaults(found);
    if (!body) return;
    const { productType } = typed;
    saving.mutate(
      { productType, body },
      {
        onSuccess: () => {
          say('good', text.saved(productType));
          close();
        },
        onError: (error) => sayFailure(text.saveFailed, error),
      },
    );
  };
  const reset = (productType: string) => {
    if (!window.confirm(text.confirmReset(productType))) return;
    resetting.mutate(productType, {
      onSuccess: () => {
        say('good', text.wasReset(productType));
        if (draft?.productType === productType) close();
      },
      onError: (error) => sayFailure(text.saveFailed, error),
    });
  };
  const begin = (productType: string) =>
    reading.mutate(productType, { onSuccess: edit, onError: (error) => sayFailure(text.failed, error) });
  const actions = (profile: StoredPrintProfile) => (
    <span className="flex flex-wrap gap-2">
      <Button tone="outline" size="small" aria-label={text.editOf(profile.productType)} onClick={() => edit(profile)}>
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

  if (isPending) return <Spinner label={text.loading} />;
  if (isError) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  const others = types.filter(({ type }) => !profiles.some(({ productType }) => productType === type));
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
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[26rem_minmax(0,1fr)] lg:items-start">
        {draft ? (
          <DraftForm
            key={draft.productType}
            title={text.of(draft.productType)}
            submit={text.save}
            id={draft.productType}
            isBusy={saving.isPending}
            onSave={() => save(draft)}
            onCancel={() => edit()}
          >
            <ProfileFields draft={draft} faults={faults} onChange={change} />
            <FormMessage>{Object.keys(faults).length > 0 ? text.hasFaults : undefined}</FormMessage>
          </DraftForm>
        ) : (
          <p className="text-ink-soft">{text.choose}</p>
        )}
        <div className="grid min-w-0 gap-5">
          <DataTable
            caption={text.title}
            columns={columnsIn(text, actions)}
            rows={profiles}
            keyOf={({ productType }) => productType}
          />
          {others.length > 0 && (
            <section aria-label={text.others}>
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
        </div>
      </div>
      {maySayHowLong && <Retention />}
    </>
  );
}
