import type { Product } from '@print-shop/contracts';
import { Button, Dialog } from '@print-shop/ui';
import { useDeleteProduct } from '../../../api/use-products.ts';

interface DeleteDialogProps {
  product: Product;
  onClose: () => void;
  onDone: (isDeleted: boolean) => void;
}

export function DeleteDialog({ product, onClose, onDone }: DeleteDialogProps) {
  const remove = useDeleteProduct();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Confirm Delete"
      description="Are you sure you want to delete this product? This action cannot be undone."
    >
      <p className="mb-5 font-semibold">{product.name}</p>
      <div className="flex gap-2">
        <Button
          tone="danger"
          isBusy={remove.isPending}
          busyLabel="Deleting..."
          onClick={() => remove.mutate(product._id, { onSuccess: () => onDone(true), onError: () => onDone(false) })}
        >
          Delete
        </Button>
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
