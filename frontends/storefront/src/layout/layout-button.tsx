import type { Product } from '@print-shop/contracts';
import { areaIdOf } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { LayoutPicture } from '@print-shop/web-kit/layout-picture';
import { LoadFailed } from '@print-shop/web-kit/region';
import { LayoutTemplate } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePrintAreas } from './api/use-print-areas.ts';
import { layoutOf, type SavedLayout } from './layout.ts';
import { useText as useLayoutText } from './messages/index.ts';
import { OpenLayoutEditor } from './open-layout-editor.tsx';

interface LayoutButtonProps {
  product: Product;
  layout: SavedLayout | null;
  /** Gets what was laid out, or null when it is taken away. */
  onChange: (layout: SavedLayout | null) => void;
  /** The chosen colour and how it looks, `#rrggbb`. */
  color: string;
  hex: string;
  /** Where the editor begins; empty without a choice. */
  placement: string;
  /** Words of the page that it is on. */
  text: Record<'picture' | 'layOut' | 'change' | 'remove', string>;
  /** Whether the editor opens by itself, as for a layout of an earlier order. */
  isOpenAtFirst?: boolean;
  className?: string;
  /** Stands there for a product without print areas. */
  otherwise?: ReactNode;
}

/** Opens the editor for a product, and shows what was laid out. */
export function LayoutButton({ isOpenAtFirst = false, ...props }: LayoutButtonProps) {
  const { product, layout, onChange, text, className = '', otherwise = null, ...chosen } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { loadFailed } = useLayoutText();
  const query = usePrintAreas(product._id);
  const { data } = query;
  if (!data) return <LoadFailed query={query}>{loadFailed}</LoadFailed>;
  if (data.views.length === 0) return otherwise;
  return (
    <div className={`flex flex-wrap items-center gap-4 ${className}`}>
      {layout && (
        <LayoutPicture
          layout={layout.id}
          token={layout.token}
          color={chosen.color}
          alt={text.picture}
          className="w-28 shrink-0 rounded border border-rule bg-paper-deep"
        >
          {null}
        </LayoutPicture>
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="outline" onClick={() => setIsOpen(true)}>
          <LayoutTemplate aria-hidden="true" className="size-5" />
          {layout ? text.change : text.layOut}
        </Button>
        {layout && (
          <Button tone="outline" onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <OpenLayoutEditor
          product={product}
          color={chosen.color}
          hex={chosen.hex}
          area={areaIdOf(chosen.placement)}
          layout={layout ? { id: layout.id, token: layout.token } : undefined}
          onClose={() => setIsOpen(false)}
          onSaved={(saved) => {
            onChange(layoutOf(saved));
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
