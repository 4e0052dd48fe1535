import type { Product } from '@print-shop/contracts';
import { Button, Dialog } from '@print-shop/ui';
import { useDeleteProduct } from '../../../api/use-products.ts';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';

interface DeleteDialogProps {
  product: Product;
  onClose: () => void;
  onDone: (isDeleted: boolean) => void;
}

export function DeleteDialog({ product, onClose, onDone }: DeleteDialogProps) {
  const text = useText().confirmDelete;
  const staffText = useStaffText();
  const remove = useDeleteProduct();
  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.lead}>
      <p className="mb-5 font-semibold">{product.name}</p>
      <div className="flex gap-2">
        <Button
          tone="danger"
          isBusy={remove.isPending}
          busyLabel={text.busy}
          onClick={() => remove.mutate(product._id, { onSuccess: () => onDone(true), onError: () => onDone(false) })}
        >
          {staffText.delete}
        </Button>
        <Button tone="outline" onClick={onClose}>
          {staffText.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
