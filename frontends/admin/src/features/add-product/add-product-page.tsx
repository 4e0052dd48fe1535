import { zodResolver } from '@hookform/resolvers/zod';
import { Button, buttonClasses } from '@print-shop/ui';
import { messageOf, usePageTitle, useUser } from '@print-shop/web-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useProductColors } from '../../api/use-product-colors.ts';
import { useProductTypes } from '../../api/use-product-types.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { ImageUpload } from '../../product-form/image-upload.tsx';
import { ProductFields } from '../../product-form/product-fields.tsx';
import { EMPTY_PRODUCT, INCOMPLETE, productFormSchema } from '../../product-form/product-values.ts';
import { useMessage } from '../../use-message.ts';
import { useCreateProduct } from './api/create-product.ts';
import { LivePreview } from './components/live-preview.tsx';

function AddProduct() {
  usePageTitle('Add product');
  const { message, say } = useMessage();
  const types = useProductTypes();
  const colors = useProductColors();
  const create = useCreateProduct();
  const form = useForm({ resolver: zodResolver(productFormSchema), defaultValues: EMPTY_PRODUCT });
  const hasFailed = types.isError || colors.isError;
  useEffect(() => {
    if (hasFailed) say('bad', 'Failed to load product data');
  }, [hasFailed, say]);

  const submit = form.handleSubmit(
    (product) =>
      create.mutate(product, {
        onSuccess: () => {
          say('good', 'Product added successfully!');
          form.reset(EMPTY_PRODUCT);
        },
        onError: (error) => say('bad', messageOf(error, 'Failed to add product. Please try again.')),
      }),
    () => say('bad', INCOMPLETE),
  );
  const images = form.watch('images');
  return (
    <>
      <PageHead title="Add New Product">
        <Link to="/admin/product-list" className={buttonClasses({ tone: 'outline', size: 'small' })}>
          Product List
        </Link>
      </PageHead>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
        <form onSubmit={submit} noValidate className="grid gap-5 rounded border border-rule bg-sheet p-5">
          <ImageUpload images={images} onChange={(next) => form.setValue('images', next, { shouldDirty: true })} />
          <ProductFields form={form} />
          <MessageLine message={message} />
          <Button type="submit" isBusy={create.isPending} busyLabel="Adding..." className="justify-self-start">
            Add Product
          </Button>
        </form>
        <LivePreview values={form.watch()} />
      </div>
    </>
  );
}

/** Stands outside the host's guard, so it guards itself: nothing at all for anybody who is no admin. */
export default function AddProductPage() {
  return useUser()?.isAdmin ? <AddProduct /> : null;
}
