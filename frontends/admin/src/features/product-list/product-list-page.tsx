import type { Product } from '@print-shop/contracts';
import { listProducts } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, buttonClasses, EmptyState, ErrorState, IconButton, ProductPicture } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useProductTypes } from '../../api/use-product-types.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { FilterField, SearchField } from '../../list/list-tools.tsx';
import { useListPage, useListState } from '../../list/use-list.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { DeleteDialog } from './components/delete-dialog.tsx';
import { EditDialog } from './components/edit-dialog.tsx';

type Open = { kind: 'edit' | 'delete'; product: Product };

const NEWEST = 'newest';
const FILTERS = ['type', 'category', 'stock'];
const STOCKS = [
  ['in', 'In stock'],
  ['low', 'Low stock'],
  ['out', 'Out of stock'],
] as const;

const columns = (open: (next: Open) => void): readonly Column<Product>[] => [
  {
    title: 'Image',
    isPicture: true,
    cell: ({ images }) => (
      <div className="w-10">
        <ProductPicture src={images[0]} alt="" sizes="40px" className="rounded-sm" />
      </div>
    ),
  },
  {
    title: 'Name',
    sortBy: 'name',
    cell: ({ _id, name }) => (
      <Link to={`/product/${_id}`} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
  },
  { title: 'Price', isNumber: true, sortBy: 'price', cell: ({ price }) => formatRupees(price) },
  { title: 'Category', cell: ({ category }) => category },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Stock', isNumber: true, sortBy: 'stock', cell: ({ stock }) => stock },
  {
    title: 'Actions',
    cell: (product) => (
      <span className="-ml-3 flex">
        <IconButton label={`Edit ${product.name}`} onClick={() => open({ kind: 'edit', product })}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={`Delete ${product.name}`} onClick={() => open({ kind: 'delete', product })}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    ),
  },
];

const choices = (names: readonly string[]) => names.map((name) => [name, name] as const);

export default function ProductListPage() {
  usePageTitle('Product List');
  const list = useListState({ sort: NEWEST, filters: FILTERS });
  const page = useListPage(listProducts, list.query);
  const { data: types = [] } = useProductTypes();
  const [open, setOpen] = useState<Open>();
  const { message, say } = useMessage();
  const close = () => setOpen(undefined);
  const typesChosen = types.filter(({ type }) => !list.filters.type || type === list.filters.type);
  const categories = [...new Set(typesChosen.flatMap(({ category }) => category))];
  return (
    <>
      <PageHead title="Product List" text={page.data && `${totalOf(page.data).toLocaleString('en-IN')} products`}>
        <Link to="/admin/products" className={buttonClasses()}>
          Add Product
        </Link>
      </PageHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchField list={list} label="Search products" />
        <FilterField
          list={list}
          name="type"
          label="Type"
          all="All types"
          options={choices(types.map(({ type }) => type))}
        />
        <FilterField list={list} name="category" label="Category" all="All categories" options={choices(categories)} />
        <FilterField list={list} name="stock" label="Stock" all="Any stock" options={STOCKS} />
        {list.sort !== NEWEST && (
          <Button tone="quiet" size="small" onClick={() => list.setSort(NEWEST)}>
            Newest first
          </Button>
        )}
      </div>
      <MessageLine message={message} />
      {page.isError && (
        <ErrorState title="Failed to load products. Please try again later." onRetry={() => page.refetch()} />
      )}
      <ListRows
        list={list}
        page={page}
        caption="Products"
        columns={columns(setOpen)}
        ownSort={[NEWEST, 'Newest first']}
        loading="Loading products..."
        empty={
          <EmptyState title={list.isNarrowed ? 'No products match' : 'No products yet'}>
            {list.isNarrowed ? 'Search for something else, or take a filter away.' : 'Add the first one.'}
          </EmptyState>
        }
      />
      {open?.kind === 'edit' && (
        <EditDialog
          product={open.product}
          onClose={close}
          onSaved={() => {
            close();
            say('good', 'Product updated successfully!');
          }}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteDialog
          product={open.product}
          onClose={close}
          onDone={(isDeleted) => {
            close();
            say(
              isDeleted ? 'good' : 'bad',
              isDeleted ? 'Product deleted successfully!' : 'Failed to delete product. Please try again.',
            );
          }}
        />
      )}
    </>
  );
}
