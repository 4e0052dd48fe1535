import { zodResolver } from '@hookform/resolvers/zod';
import type { Product } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readProduct, useUpdateProduct } from '../../../api/use-products.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../../changed-meanwhile.tsx';
import { History } from '../../../history/history.tsx';
import { useStaffText } from '../../../messages/index.ts';
import { ImageUpload } from '../../../product-form/image-upload.tsx';
import { useProductFormText } from '../../../product-form/messages/index.ts';
import { ProductFields } from '../../../product-form/product-fields.tsx';
import { editFormSchema, toValues } from '../../../product-form/product-values.ts';
import { useText } from '../messages/index.ts';

interface EditDialogProps {
  product: Product;
  onClose: () => void;
  onSaved: () => void;
}

/** The whole product in a modal. Typed text stays when saving fails. */
export function EditDialog({ product, onClose, onSaved }: EditDialogProps) {
  const text = useText();
  const { incompleteEdit } = useProductFormText();
  const { saving, cancel } = useStaffText();
  const update = useUpdateProduct();
  const [fault, setFault] = useState<{ text: string; detail?: string }>();
  const [isUploading, setIsUploading] = useState(false);
  const [seenAt, setSeenAt] = useState(product.updatedAt);
  const form = useForm({ resolver: zodResolver(editFormSchema), defaultValues: toValues(product) });
  const { isDirty, dirtyFields } = form.formState;
  const mayDrop = useLeaveGuard(isDirty, { question: text.discard });
  const close = () => mayDrop() && onClose();

  const submit = (expectedUpdatedAt: string | undefined) =>
    form.handleSubmit(
      ({ stock, ...changed }) => {
        setFault(undefined);
        update.mutate(
          // Orders move the stock meanwhile: it is only written when it was changed here.
          { id: product._id, product: { ...changed, ...(dirtyFields.stock ? { stock } : {}), expectedUpdatedAt } },
          {
            onSuccess: onSaved,
            onError: (error) =>
              isChangedMeanwhile(error)
                ? undefined
                : setFault({ text: text.updateFailed, detail: messageOf(error, '') }),
          },
        );
      },
      () => setFault({ text: incompleteEdit }),
    );
  const showTheirs = async () => {
    try {
      const theirs = await readProduct(product._id);
      form.reset(toValues(theirs));
      setSeenAt(theirs.updatedAt);
      update.reset();
    } catch (error) {
      setFault({ text: messageOf(error, text.theirsFailed) });
    }
  };

  return (
    <Dialog isOpen onClose={close} title={text.update} size="large">
      <form onSubmit={submit(seenAt)} noValidate className="grid gap-5">
        <ImageUpload form={form} onBusy={setIsUploading} />
        <ProductFields form={form} />
        <FormMessage detail={fault?.detail}>{fault?.text}</FormMessage>
        {isChangedMeanwhile(update.error) && (
          <ChangedMeanwhile
            what={text.what}
            isBusy={update.isPending}
            onShowTheirs={showTheirs}
            onSaveMine={submit(undefined)}
          />
        )}
        <div className="flex gap-2">
          <Button type="submit" isBusy={update.isPending} busyLabel={saving} disabled={isUploading}>
            {text.update}
          </Button>
          <Button tone="outline" onClick={close}>
            {cancel}
          </Button>
        </div>
        <History kind="product" id={product._id} />
      </form>
    </Dialog>
  );
}
