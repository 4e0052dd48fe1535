import type { Coupon } from '@print-shop/contracts';
import { dayOf, listCoupons } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, Button, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { useSwitchOffEach } from './api/use-save-coupon.ts';
import { CouponDialog } from './coupon-dialog.tsx';
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
  const discountText = ({ percent, rupees = 0, upTo }: Coupon) =>
    text.off(percent === undefined ? formatRupees(rupees) : `${percent}%`, upTo ? formatRupees(upTo) : undefined);
  const validityText = ({ from, until }: Coupon) =>
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
      value: discountText,
      cell: (coupon) => (
        <>
          {discountText(coupon)}
          {coupon.minimum > 0 && (
            <span className="block text-ink-soft text-small">{text.from(formatRupees(coupon.minimum))}</span>
          )}
          {coupon.productTypes.length > 0 && (
            <span className="block text-ink-soft text-small">{coupon.productTypes.join(', ')}</span>
          )}
        </>
      ),
    },
    { id: 'when', title: columns.when, value: validityText },
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

/** The shop's coupons, and how often each was used. */
export default function CouponsPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState();
  const page = useListPage(listCoupons, list.query);
  const { message, say } = useMessage();
  const switching = useSwitchOffEach();
  const [open, setOpen] = useState<Coupon | 'new'>();
  const coupon = open === 'new' ? undefined : open;
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <SearchField list={list} label={text.search} />
        <Button onClick={() => setOpen('new')}>{text.add}</Button>
      </PageHead>
      <MessageLine message={message} />
      <ListRows
        name="coupons"
        list={list}
        page={page}
        caption={text.title}
        columns={columnsIn(text, setOpen)}
        bulk={{ ...text.bulk, ...switching, nameOf: ({ code }) => code, takes: ({ isActive }) => isActive }}
        loading={text.loading}
        failed={text.failed}
        empty={
          <EmptyState title={list.isNarrowed ? text.noneMatches : text.none}>
            {list.isNarrowed ? text.noneMatchesHint : text.noneHint}
          </EmptyState>
        }
      />
      {open && (
        <CouponDialog
          coupon={coupon}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            say('good', coupon ? text.updated : text.created);
          }}
        />
      )}
    </>
  );
}
