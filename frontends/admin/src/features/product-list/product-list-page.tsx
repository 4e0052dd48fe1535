import type { Product } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { buttonClasses, ErrorState, IconButton, Input, ProductPicture, Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { PAGE_SIZE, useProducts } from '../../api/use-products.ts';
import { type Column, DataTable } from '../../data-table.tsx';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { Pager } from '../../pager.tsx';
import { useMessage } from '../../use-message.ts';
import { DeleteDialog } from './components/delete-dialog.tsx';
import { EditDialog } from './components/edit-dialog.tsx';

type Open = { kind: 'edit' | 'delete'; product: Product };

const columns = (open: (next: Open) => void): readonly Column<Product>[] => [
  {
    title: 'Image',
    cell: ({ images }) => (
      <div className="w-10">
        <ProductPicture src={images[0]} alt="" sizes="40px" className="rounded-sm" />
      </div>
    ),
  },
  {
    title: 'Name',
    cell: ({ _id, name }) => (
      <Link to={`/product/${_id}`} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
  },
  { title: 'Price', isNumber: true, cell: ({ price }) => formatRupees(price) },
  { title: 'Category', cell: ({ category }) => category },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Stock', isNumber: true, cell: ({ stock }) => stock },
  {
    title: 'Actions',
    cell: (product) => (
      <span className="flex">
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

export default function ProductListPage() {
  usePageTitle('Product List');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open>();
  const { message, say } = useMessage();
  const { data, isPending, isError, refetch } = useProducts(useDeferredValue(search.trim()), page);
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title="Product List" text={data && `${data.total ?? data.data.length} products`}>
        <Input
          type="search"
          aria-label="Search products"
          placeholder="Search products..."
          value={search}
          style={{ width: '16rem' }}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Link to="/admin/products" className={buttonClasses()}>
          Add Product
        </Link>
      </PageHead>
      <MessageLine message={message} />
      {isPending && <Spinner label="Loading products..." />}
      {isError && <ErrorState title="Failed to load products. Please try again later." onRetry={() => refetch()} />}
      {data && <DataTable caption="Products" columns={columns(setOpen)} rows={data.data} keyOf={({ _id }) => _id} />}
      <Pager page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onPage={setPage} />
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
