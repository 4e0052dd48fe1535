import { zodResolver } from '@hookform/resolvers/zod';
import { Button, buttonClasses } from '@print-shop/ui';
import { messageOf, usePageTitle, useUser } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useProductColors } from '../../api/use-product-colors.ts';
import { useProductTypes } from '../../api/use-product-types.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { ImageUpload } from '../../product-form/image-upload.tsx';
import { useProductFormText } from '../../product-form/messages/index.ts';
import { ProductFields } from '../../product-form/product-fields.tsx';
import { EMPTY_PRODUCT, isBlank, productFormSchema } from '../../product-form/product-values.ts';
import { useMessage } from '../../use-message.ts';
import { useCreateProduct } from './api/create-product.ts';
import { LivePreview } from './components/live-preview.tsx';
import { useText } from './messages/index.ts';
import { dropDraft, keepDraft, readDraft } from './product-draft.ts';

function AddProduct() {
  const text = useText();
  const { incomplete } = useProductFormText();
  usePageTitle(text.pageTitle);
  const { message, say } = useMessage();
  const create = useCreateProduct();
  const [isUploading, setIsUploading] = useState(false);
  const [draft] = useState(readDraft);
  const form = useForm({ resolver: zodResolver(productFormSchema), defaultValues: draft });
  const values = form.watch();
  const isEmpty = isBlank(values);

  const hasFailed = [useProductTypes(), useProductColors()].some(({ isLoadingError }) => isLoadingError);
  useEffect(() => {
    if (hasFailed) say('bad', text.loadFailed);
  }, [hasFailed, say, text]);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepDraft(form.getValues()));
    return unsubscribe;
  }, [form]);
  useLeaveGuard(!isEmpty, { question: text.discard, onLeave: dropDraft });

  const clear = () => {
    form.reset(EMPTY_PRODUCT);
    dropDraft();
  };
  const submit = form.handleSubmit(
    (product) =>
      create.mutate(product, {
        onSuccess: () => {
          say('good', text.added);
          clear();
        },
        onError: (error) => say('bad', messageOf(error, text.addFailed)),
      }),
    () => say('bad', incomplete),
  );
  return (
    <>
      <PageHead title={text.title}>
        <Link to="/admin/product-list" className={buttonClasses({ tone: 'outline', size: 'small' })}>
          {text.productList}
        </Link>
      </PageHead>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_18rem]">
        <form onSubmit={submit} noValidate className="grid gap-5 rounded border border-rule bg-sheet p-5">
          <ImageUpload form={form} onBusy={setIsUploading} />
          <ProductFields form={form} />
          <MessageLine message={message} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={create.isPending} busyLabel={text.adding} disabled={isUploading}>
              {text.add}
            </Button>
            {!isEmpty && (
              <Button tone="quiet" onClick={() => window.confirm(text.confirmClear) && clear()}>
                {text.clear}
              </Button>
            )}
          </div>
        </form>
        <LivePreview values={values} />
      </div>
    </>
  );
}

/** The host's guard does not cover this page, so it guards itself: it shows nothing to anybody who is not an admin. */
export default function AddProductPage() {
  return useUser()?.isAdmin ? <AddProduct /> : null;
}
