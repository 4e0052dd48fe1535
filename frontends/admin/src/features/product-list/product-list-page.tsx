import type { Product } from '@print-shop/contracts';
import { listProducts } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, buttonClasses, EmptyState, IconButton, ProductPicture } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { LayoutTemplate, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useProductTypes } from '../../api/use-product-types.ts';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { MessageLine } from '../../message-line.tsx';
import { type StaffText, useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { DeleteDialog } from './components/delete-dialog.tsx';
import { EditDialog } from './components/edit-dialog.tsx';
import { StockChart } from './components/stock-chart.tsx';
import { useText } from './messages/index.ts';

type Open = { kind: 'edit' | 'delete'; product: Product };

const NEWEST = 'newest';
const FILTERS = ['type', 'category', 'stock'];

const columnsIn = (
  { columns, printAreasOf }: ReturnType<typeof useText>,
  { editOf, deleteOf }: StaffText,
  open: (next: Open) => void,
): readonly Column<Product>[] => [
  {
    id: 'image',
    title: columns.image,
    isPicture: true,
    cell: ({ images }) => (
      <div className="w-10">
        <ProductPicture src={images[0]} alt="" sizes="40px" className="rounded-sm" />
      </div>
    ),
  },
  {
    id: 'name',
    title: columns.name,
    value: ({ name }) => name,
    sortBy: 'name',
    cell: ({ _id, name }) => (
      <Link to={`/product/${_id}`} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
  },
  {
    id: 'price',
    title: columns.price,
    value: ({ price }) => price,
    isNumber: true,
    sortBy: 'price',
    cell: ({ price }) => formatRupees(price),
  },
  { id: 'category', title: columns.category, value: ({ category }) => category },
  { id: 'type', title: columns.type, value: ({ type }) => type },
  { id: 'stock', title: columns.stock, isNumber: true, sortBy: 'stock', value: ({ stock }) => stock },
  {
    id: 'actions',
    title: columns.actions,
    cell: (product) => (
      <span className="-ml-3 flex">
        <IconButton label={editOf(product.name)} onClick={() => open({ kind: 'edit', product })}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <Link
          to={`/admin/print-areas/${product._id}`}
          aria-label={printAreasOf(product.name)}
          title={printAreasOf(product.name)}
          className="tappable inline-flex items-center justify-center rounded hover:bg-paper-deep"
        >
          <LayoutTemplate aria-hidden="true" className="size-4" />
        </Link>
        <IconButton label={deleteOf(product.name)} onClick={() => open({ kind: 'delete', product })}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    ),
  },
];

const choices = (names: readonly string[]) => names.map((name) => [name, name] as const);

export default function ProductListPage() {
  const text = useText();
  const { filters: words } = text;
  const staffText = useStaffText();
  usePageTitle(text.title);
  const list = useListState({ sort: NEWEST, filters: FILTERS });
  const page = useListPage(listProducts, list.query);
  const productTypes = useProductTypes();
  const types = productTypes.data ?? [];
  const [open, setOpen] = useState<Open>();
  const { message, say } = useMessage();
  const close = () => setOpen(undefined);
  const typesChosen = types.filter(({ type }) => !list.filters.type || type === list.filters.type);
  const categories = [...new Set(typesChosen.flatMap(({ category }) => category))];
  const filters: readonly Filter[] = [
    { name: 'type', label: text.columns.type, options: choices(types.map(({ type }) => type)) },
    { name: 'category', label: text.columns.category, options: choices(categories) },
    { name: 'stock', label: text.columns.stock, options: Object.entries(words.stocks) },
  ];
  return (
    <>
      <PageHead title={text.title} text={page.data && text.count(totalOf(page.data).toLocaleString('en-IN'))}>
        <Link to="/admin/products" className={buttonClasses()}>
          {text.add}
        </Link>
      </PageHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchField list={list} label={text.search} />
        <FilterFields list={list} filters={filters} />
        {list.sort !== NEWEST && (
          <Button tone="quiet" size="small" onClick={() => list.setSort(NEWEST)}>
            {words.newest}
          </Button>
        )}
        <LoadFailed query={productTypes}>{staffText.typesFailed}</LoadFailed>
      </div>
      <MessageLine message={message} />
      <StockChart />
      <ListRows
        name="products"
        list={list}
        page={page}
        caption={text.caption}
        filters={filters}
        columns={columnsIn(text, staffText, setOpen)}
        ownSort={[NEWEST, words.newest]}
        loading={text.loading}
        failed={text.failed}
        empty={
          <EmptyState title={list.isNarrowed ? text.noneMatches : text.none}>
            {list.isNarrowed ? text.noneMatchesHint : text.noneHint}
          </EmptyState>
        }
      />
      {open?.kind === 'edit' && (
        <EditDialog
          product={open.product}
          onClose={close}
          onSaved={() => {
            close();
            say('good', text.updated);
          }}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteDialog
          product={open.product}
          onClose={close}
          onDone={(isDeleted) => {
            close();
            say(isDeleted ? 'good' : 'bad', isDeleted ? text.deleted : text.deleteFailed);
          }}
        />
      )}
    </>
  );
}
