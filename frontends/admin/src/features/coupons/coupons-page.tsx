import type { Coupon } from '@print-shop/contracts';
import { dayOf, listCoupons } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, Button, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { DraftForm } from '../../draft-form.tsx';
import { History } from '../../history/history.tsx';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useDraft } from '../../use-draft.ts';
import { useMessage } from '../../use-message.ts';
import { useSaveCoupon, useSwitchOffEach } from './api/use-save-coupon.ts';
import { draftOf, fieldOf, NEW_COUPON } from './coupon-draft.ts';
import { CouponFields } from './coupon-form.tsx';
import { useText } from './messages/index.ts';

const TONES = { active: 'good', early: 'info', over: 'plain', inactive: 'plain' } as const;

function stateOf({ isActive, from, until }: Coupon): keyof typeof TONES {
  const today = dayOf(new Date());
  if (!isActive) return 'inactive';
  if (until && until < today) return 'over';
  return from && from > today ? 'early' : 'active';
}

function columnsIn(text: ReturnType<typeof useText>, onEdit: (coupon: Coupon) => void): readonly Column<Coupon>[] {
  const { columns } = text;
  const offOf = ({ percent, rupees = 0, upTo }: Coupon) =>
    text.off(percent === undefined ? formatRupees(rupees) : `${percent}%`, upTo ? formatRupees(upTo) : undefined);
  const whenOf = ({ from, until }: Coupon) =>
    from || until ? text.between(from && formatDate(from), until && formatDate(until)) : text.always;
  return [
    {
      id: 'code',
      title: columns.code,
      value: ({ code }) => code,
      cell: ({ code }) => <span className="whitespace-nowrap font-semibold">{code}</span>,
    },
    {
      id: 'off',
      title: columns.off,
      value: offOf,
      cell: (coupon) => (
        <>
          {offOf(coupon)}
          {coupon.minimum > 0 && (
            <span className="block text-ink-soft text-small">{text.from(formatRupees(coupon.minimum))}</span>
          )}
          {coupon.productTypes.length > 0 && (
            <span className="block text-ink-soft text-small">{coupon.productTypes.join(', ')}</span>
          )}
        </>
      ),
    },
    { id: 'when', title: columns.when, value: whenOf },
    { id: 'uses', title: columns.uses, isNumber: true, value: ({ uses, totalUses }) => text.usedOf(uses, totalUses) },
    {
      id: 'given',
      title: columns.given,
      value: ({ given }) => given,
      isNumber: true,
      cell: ({ given }) => formatRupees(given),
    },
    {
      id: 'state',
      title: columns.state,
      value: (coupon) => text.states[stateOf(coupon)],
      cell: (coupon) => {
        const state = stateOf(coupon);
        return <Badge tone={TONES[state]}>{text.states[state]}</Badge>;
      },
    },
    {
      id: 'actions',
      title: columns.actions,
      cell: (coupon) => (
        <Button tone="outline" size="small" onClick={() => onEdit(coupon)}>
          {text.edit} <span className="sr-only">{coupon.code}</span>
        </Button>
      ),
    },
  ];
}

/** The shop's coupons, how often each was used, and the form that makes and changes them. */
export default function CouponsPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState();
  const page = useListPage(listCoupons, list.query);
  const { form, id, open, clear } = useDraft(NEW_COUPON);
  const { message, say, sayFailure } = useMessage();
  const saving = useSaveCoupon();
  const switching = useSwitchOffEach();
  const save = sendForm(form, saving, {
    onSuccess: (_, sent) => {
      say('good', sent.id ? text.updated : text.created);
      clear();
    },
    onError: (error) => sayFailure(text.saveFailed, error),
    fieldOf,
  });
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <SearchField list={list} label={text.search} />
      </PageHead>
      <MessageLine message={message} />
      <div className="grid grid-cols-1 gap-5 2xl:grid-cols-[22rem_minmax(0,1fr)] 2xl:items-start">
        <div className="grid gap-4">
          <DraftForm
            title={id ? text.edit : text.add}
            submit={id ? text.update : text.create}
            id={id}
            isBusy={saving.isPending}
            onSubmit={save}
            onCancel={clear}
          >
            <CouponFields form={form} />
          </DraftForm>
          {id && <History key={id} kind="coupon" id={id} />}
        </div>
        <ListRows
          name="coupons"
          list={list}
          page={page}
          caption={text.title}
          columns={columnsIn(text, (coupon) => open(draftOf(coupon)))}
          bulk={{ ...text.bulk, ...switching, nameOf: ({ code }) => code, takes: ({ isActive }) => isActive }}
          loading={text.loading}
          failed={text.failed}
          empty={
            <EmptyState title={list.isNarrowed ? text.noneMatches : text.none}>
              {list.isNarrowed ? text.noneMatchesHint : text.noneHint}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
