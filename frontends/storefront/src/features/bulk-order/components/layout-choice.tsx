import type { Product } from '@print-shop/contracts';
import { areaIdOf, getPrintAreas } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { findQueryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { useRef, useState } from 'react';
import { layoutOf } from '../../../mock-up/layout.ts';
import { OpenMockUp } from '../../../mock-up/open-mock-up.tsx';
import { HEX } from '../../../tee/hex.ts';
import type { BulkColor } from '../draft.ts';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';

interface LayoutChoiceProps {
  product: Product;
  draft: BulkOrderDraft;
  color: BulkColor;
}

/** Opens the editor for the shirt, and shows what was laid out; nothing for a shirt without print areas. */
export function LayoutChoice({ product, draft: { layout, changeLayout, placements }, color }: LayoutChoiceProps) {
  const { layout: text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const { data } = useQuery(findQueryFor(getPrintAreas, { params: { productId: product._id } }));
  if (!data || data.views.length === 0) return null;
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      {layout && (
        <img
          src={layout.picture}
          alt={text.picture}
          className="w-28 shrink-0 rounded border border-rule bg-paper-deep"
        />
      )}
      <div ref={opener} className="flex flex-wrap gap-2">
        <Button tone="outline" onClick={() => setIsOpen(true)}>
          <LayoutTemplate aria-hidden="true" className="size-5" />
          {layout ? text.change : text.layOut}
        </Button>
        {layout && (
          <Button tone="outline" onClick={() => changeLayout(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <OpenMockUp
          product={product}
          color={color}
          hex={HEX[color]}
          area={areaIdOf(placements[0] ?? '')}
          scene={layout ? { id: layout.scene, token: layout.token } : undefined}
          onClose={close}
          onSaved={(scene) => {
            changeLayout(layoutOf(scene));
            close();
          }}
        />
      )}
    </div>
  );
}
