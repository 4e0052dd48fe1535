import './fonts.css';
import { Button, Dialog, Spinner } from '@print-shop/ui';
import { both, Region } from '@print-shop/web-kit/region';
import { useCallback, useRef } from 'react';
import type { SavedLayout } from './api/save-layout.ts';
import { useLayout } from './api/use-layout.ts';
import { usePrintAreas } from './api/use-print-areas.ts';
import { Workbench } from './components/workbench.tsx';
import { useText } from './messages/index.ts';

/** The read of a layout that does not exist yet. */
const NO_LAYOUT = { data: null, isPending: false, error: null, refetch: () => undefined };

export interface LayoutEditorProps {
  product: { _id: string; name: string };
  color: string;
  hex: string;
  /** Id of the area to begin with. */
  area?: string | undefined;
  /** The layout to change; a new one begins without it. */
  layout?: { id: string; token?: string | undefined } | undefined;
  onClose: () => void;
  onSaved: (layout: SavedLayout) => void;
}

/** The whole screen on which artwork is laid out on a product. */
export default function LayoutEditor({ product, color, hex, area, layout, onClose, onSaved }: LayoutEditorProps) {
  const text = useText();
  // Not state: Escape right after a change must see it, and the dialog takes a moment to learn of another `onClose`.
  const isChanged = useRef(false);
  const note = useCallback((is: boolean) => {
    isChanged.current = is;
  }, []);
  const earlier = useLayout(layout);
  const query = both(usePrintAreas(product._id), layout ? earlier : NO_LAYOUT);
  const close = () => {
    if (!isChanged.current || window.confirm(text.leave)) onClose();
  };
  return (
    <Dialog isOpen size="full" title={text.title(product.name)} onClose={close}>
      <Region
        query={query}
        loading={<Spinner />}
        failed={
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{text.loadFailed}</p>
            <Button tone="outline" onClick={() => query.refetch()}>
              {text.retry}
            </Button>
          </div>
        }
      >
        {([areas, saved]) =>
          areas && areas.views.length > 0 ? (
            <Workbench
              printAreas={areas}
              laidOut={{ productId: product._id, color, hex, sides: saved?.sides ?? [] }}
              area={area}
              onChanged={note}
              onSaved={onSaved}
            />
          ) : (
            <p>{text.noAreas}</p>
          )
        }
      </Region>
    </Dialog>
  );
}
