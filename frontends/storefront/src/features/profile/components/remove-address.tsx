import type { SavedAddress } from '@print-shop/contracts';
import { addressLine } from '@print-shop/contracts/client';
import { Button, Dialog, FormMessage, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useRemoveAddress } from '../../../addresses/api/use-addresses.ts';
import { useText } from '../messages/index.ts';

/** Asks before an address is removed. */
export function RemoveAddress({ address, onClose }: { address: SavedAddress; onClose: () => void }) {
  const text = useText().addresses;
  const removal = useRemoveAddress();
  const remove = () =>
    removal.mutate(address._id, {
      onSuccess: () => {
        toast(text.removed);
        onClose();
      },
    });
  return (
    <Dialog isOpen onClose={onClose} title={text.removeTitle} description={addressLine(address)}>
      <div className="grid gap-4">
        {removal.isError && <FormMessage>{messageOf(removal.error, text.failed)}</FormMessage>}
        <div className="flex gap-2">
          <Button tone="danger" isBusy={removal.isPending} busyLabel={text.removing} onClick={remove}>
            {text.remove}
          </Button>
          <Button tone="outline" onClick={onClose}>
            {text.leaveIt}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
