import type { Order } from '@print-shop/contracts';
import { Button, toast } from '@print-shop/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAddToCart } from '../../../api/use-add-to-cart.ts';
import { useText } from '../messages/index.ts';

/** Adds all items of an order to the cart again, with the same options and designs. */
export function ReorderButton({ order }: { order: Order }) {
  const text = useText();
  const { mutateAsync } = useAddToCart();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const reorder = async () => {
    setIsBusy(true);
    try {
      for (const { product, qty, size, color, placement, design } of order.orderItems)
        await mutateAsync({ productId: product, quantity: qty, size, color, placement, design });
      navigate('/cart');
    } catch (error) {
      console.error('Re-order failed', error);
      toast(text.addFailed, 'bad');
      setIsBusy(false);
    }
  };
  return (
    <Button tone="outline" isBusy={isBusy} busyLabel={text.adding} onClick={reorder}>
      {text.again}
    </Button>
  );
}
