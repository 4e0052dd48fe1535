import type { CartItem } from '@print-shop/contracts';
import { placementsText } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { useState } from 'react';
import { useAddToCart } from '../../../api/use-add-to-cart.ts';
import { useHexOf } from '../../../api/use-product-colors.ts';
import { layoutOf } from '../../../layout/layout.ts';
import { OpenLayoutEditor } from '../../../layout/open-layout-editor.tsx';
import { useChangeLine } from '../api/use-change-line.ts';
import { useHasBothSides } from '../api/use-has-both-sides.ts';
import { useText } from '../messages/index.ts';

const UNCOLOURED = '#f5f5f2';

/** Opens the layout of a line again. The saved layout then takes the line's place. */
export function ChangeLayout({ line, layout: id }: { line: CartItem; layout: string }) {
  const text = useText();
  const hexOf = useHexOf();
  const [isOpen, setIsOpen] = useState(false);
  const addition = useAddToCart();
  const removal = useChangeLine();
  const hasBothSides = useHasBothSides();
  const replace = async (layout: ReturnType<typeof layoutOf>) => {
    setIsOpen(false);
    const { productId, quantity, size, color } = line;
    const placement = placementsText(layout.placements) || line.placement;
    try {
      const bothSides = line.bothSides || (layout.isOnBothSides && (await hasBothSides(productId)));
      const options = { size, color, placement, design: layout.design, ...(bothSides ? { bothSides } : {}) };
      const { id: changed, sceneSignature } = layout;
      await addition.mutateAsync({ productId, quantity, ...options, scene: changed, sceneSignature });
      await removal.mutateAsync({ line, quantity: 0 });
    } catch (error) {
      console.error('The layout of a line was not replaced', error);
      toast(text.updateFailed, 'bad');
    }
  };
  return (
    <>
      <Button tone="outline" size="small" onClick={() => setIsOpen(true)}>
        {text.changeLayout}
      </Button>
      {isOpen && (
        <OpenLayoutEditor
          product={{ _id: line.productId, name: line.name }}
          color={line.color}
          hex={line.color ? hexOf(line.color).toLowerCase() : UNCOLOURED}
          layout={{ id }}
          onClose={() => setIsOpen(false)}
          onSaved={(saved) => replace(layoutOf(saved))}
        />
      )}
    </>
  );
}
