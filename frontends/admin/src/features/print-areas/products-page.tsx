import type { Product } from '@print-shop/contracts';
import { listProducts } from '@print-shop/contracts/client';
import { EmptyState, ProductPicture } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link, useLocation } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

export default function ProductsPage() {
  const { products: text } = useText();
  usePageTitle(text.title);
  const list = useListState({ sort: 'newest' });
  const page = useListPage(listProducts, list.query);
  const { search } = useLocation();
  const columns: readonly Column<Product>[] = [
    {
      id: 'image',
      title: text.image,
      isPicture: true,
      cell: ({ images }) => (
        <div className="w-10">
          <ProductPicture src={images[0]} alt="" sizes="40px" className="rounded-sm" />
        </div>
      ),
    },
    {
      id: 'name',
      title: text.name,
      value: ({ name }) => name,
      sortBy: 'name',
      cell: ({ _id, name }) => (
        <Link
          to={`/admin/print-areas/${_id}`}
          state={{ list: search }}
          className="font-semibold text-action underline [overflow-wrap:anywhere]"
        >
          {name}
        </Link>
      ),
    },
    { id: 'type', title: text.type, value: ({ type }) => type },
    {
      id: 'customizable',
      title: text.customizable,
      value: ({ isCustomizable }) => (isCustomizable ? text.yes : text.no),
    },
  ];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <SearchField list={list} label={text.search} />
      </PageHead>
      <ListRows
        name="print-areas"
        list={list}
        page={page}
        caption={text.title}
        columns={columns}
        ownSort={['newest', text.newest]}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState title={list.isNarrowed ? text.noneMatches : text.none} />}
      />
    </>
  );
}
