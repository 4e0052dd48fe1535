import type { StaffReview } from '@print-shop/contracts';
import { listAllReviews } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { type Filter, FilterFields } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewCell } from './review-cell.tsx';

const FILTERS = ['show'];

const columnsIn = ({ columns, gone }: ReturnType<typeof useText>): readonly Column<StaffReview>[] => [
  { title: columns.review, cell: (review) => <ReviewCell review={review} /> },
  {
    title: columns.product,
    cell: ({ productId, productName }) =>
      productName ? (
        <a href={`/product/${productId}#reviews`} className="text-action underline">
          {productName}
        </a>
      ) : (
        gone
      ),
  },
  { title: columns.date, isOneLine: true, cell: ({ writtenAt }) => formatDate(writtenAt) },
  { title: columns.actions, cell: (review) => <ReviewActions review={review} /> },
];

export default function ReviewsPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState({ filters: FILTERS });
  const page = useListPage(listAllReviews, list.query);
  const filters: readonly Filter[] = [{ name: 'show', label: text.show, options: Object.entries(text.shows) }];
  return (
    <>
      <PageHead title={text.title} text={page.data && text.showing(page.data.data.length, totalOf(page.data))}>
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <ListRows
        list={list}
        page={page}
        caption={text.title}
        filters={filters}
        columns={columnsIn(text)}
        loading={text.loading}
        failureLine={text.failed}
        empty={<EmptyState title={text.none} />}
      />
    </>
  );
}
