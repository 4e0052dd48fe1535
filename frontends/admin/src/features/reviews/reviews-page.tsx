import type { StaffReview } from '@print-shop/contracts';
import { listAllReviews } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { type Filter, FilterFields } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { useShowEach } from './api/use-review-changes.ts';
import { useText } from './messages/index.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewCell } from './review-cell.tsx';

const FILTERS = ['show'];

const columnsIn = ({ columns, gone }: ReturnType<typeof useText>): readonly Column<StaffReview>[] => [
  {
    id: 'review',
    title: columns.review,
    value: ({ stars, name, text }) => [stars, name, text].filter(Boolean).join(', '),
    cell: (review) => <ReviewCell review={review} />,
  },
  {
    id: 'product',
    title: columns.product,
    value: ({ productName }) => productName || gone,
    cell: ({ productId, productName }) =>
      productName ? (
        <a href={`/product/${productId}#reviews`} className="text-action underline">
          {productName}
        </a>
      ) : (
        gone
      ),
  },
  {
    id: 'date',
    title: columns.date,
    value: ({ writtenAt }) => dayValue(writtenAt),
    isOneLine: true,
    cell: ({ writtenAt }) => formatDate(writtenAt),
  },
  { id: 'actions', title: columns.actions, cell: (review) => <ReviewActions review={review} /> },
];

export default function ReviewsPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState({ filters: FILTERS });
  const page = useListPage(listAllReviews, list.query);
  const showing = useShowEach();
  const filters: readonly Filter[] = [{ name: 'show', label: text.show, options: Object.entries(text.shows) }];
  return (
    <>
      <PageHead title={text.title} text={page.data && text.showing(page.data.data.length, totalOf(page.data))}>
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <ListRows
        name="reviews"
        isPersonal
        list={list}
        page={page}
        caption={text.title}
        filters={filters}
        columns={columnsIn(text)}
        bulk={
          list.filters.show === 'hidden'
            ? {
                ...text.bulk,
                ...showing,
                nameOf: ({ name, productName }) => `${name || text.buyer}, ${productName || text.gone}`,
              }
            : undefined
        }
        loading={text.loading}
        failureLine={text.failed}
        empty={<EmptyState title={text.none} />}
      />
    </>
  );
}
