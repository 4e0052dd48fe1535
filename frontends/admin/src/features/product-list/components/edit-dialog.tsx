import { zodResolver } from '@hookform/resolvers/zod';
import type { Product } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateProduct } from '../../../api/use-products.ts';
import { ImageUpload } from '../../../product-form/image-upload.tsx';
import { ProductFields } from '../../../product-form/product-fields.tsx';
import { INCOMPLETE, productFormSchema, toValues } from '../../../product-form/product-values.ts';

interface EditDialogProps {
  product: Product;
  onClose: () => void;
  onSaved: () => void;
}

/** The whole product in a modal; what is typed stays when saving fails. */
export function EditDialog({ product, onClose, onSaved }: EditDialogProps) {
  const update = useUpdateProduct();
  const [fault, setFault] = useState<string>();
  const form = useForm({ resolver: zodResolver(productFormSchema), defaultValues: toValues(product) });
  const submit = form.handleSubmit(
    (changed) =>
      update.mutate(
        { id: product._id, product: changed },
        {
          onSuccess: onSaved,
          onError: (error) => setFault(messageOf(error, 'Failed to update product. Please try again.')),
        },
      ),
    () => setFault(INCOMPLETE),
  );
  return (
    <Dialog isOpen onClose={onClose} title="Update Product" size="large">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <ImageUpload
          images={form.watch('images')}
          onChange={(next) => form.setValue('images', next, { shouldDirty: true })}
        />
        <ProductFields form={form} />
        <FormMessage>{fault}</FormMessage>
        <div className="flex gap-2">
          <Button type="submit" isBusy={update.isPending} busyLabel="Saving...">
            Update Product
          </Button>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
