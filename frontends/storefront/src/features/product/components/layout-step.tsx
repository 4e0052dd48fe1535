import type { Product } from '@print-shop/contracts';
import { areaIdOf, getPrintAreas } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { findQueryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHexOf } from '../../../api/use-product-colors.ts';
import { layoutOf } from '../../../mock-up/layout.ts';
import { OpenMockUp } from '../../../mock-up/open-mock-up.tsx';
import { useText } from '../messages/index.ts';
import { type Choices, NO_DESIGN } from '../use-choices.ts';

interface LayoutStepProps {
  product: Product;
  choices: Choices;
  choose: (next: Partial<Choices>) => void;
}

const UNCOLOURED = '#f5f5f2';

/** Opens the editor for products that have print areas, and shows what was laid out. */
export function LayoutStep({ product, choices, choose }: LayoutStepProps) {
  const text = useText();
  const hexOf = useHexOf();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const { data } = useQuery(findQueryFor(getPrintAreas, { params: { productId: product._id } }));
  const { layout, color, placement, designName } = choices;
  if (!data || data.views.length === 0 || designName !== '') return null;
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      {layout && (
        <img
          src={layout.picture}
          alt={text.layoutOnProduct}
          className="w-28 shrink-0 rounded border border-rule bg-paper-deep"
        />
      )}
      <div ref={opener} className="flex flex-wrap gap-2">
        <Button tone="outline" onClick={() => setIsOpen(true)}>
          <LayoutTemplate aria-hidden="true" className="size-5" />
          {layout ? text.changeLayout : text.layOut}
        </Button>
        {layout && (
          <Button tone="outline" onClick={() => choose({ layout: null })}>
            {text.removeLayout}
          </Button>
        )}
      </div>
      {isOpen && (
        <OpenMockUp
          product={product}
          color={color}
          hex={color ? hexOf(color).toLowerCase() : UNCOLOURED}
          area={areaIdOf(placement)}
          scene={layout ? { id: layout.scene, token: layout.token } : undefined}
          onClose={close}
          onSaved={(scene) => {
            choose({ ...NO_DESIGN, layout: layoutOf(scene) });
            close();
          }}
        />
      )}
    </div>
  );
}
