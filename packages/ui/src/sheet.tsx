import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useText } from './messages/index.ts';
import { usePortalElement } from './portal-root.tsx';
import { placeOf, returnFocus } from './return-focus.ts';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The edge that it comes from. */
  side?: 'bottom' | 'left';
  children: ReactNode;
  footer?: ReactNode;
}

const PLACES = {
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t',
  left: 'inset-y-0 left-0 w-[min(20rem,85vw)]',
};

/** A panel that slides in from an edge of a phone. Once it is closed, the focus is again where it was. */
export function Sheet({ isOpen, onClose, title, side = 'bottom', children, footer }: SheetProps) {
  const text = useText();
  const place = useRef<readonly Element[]>([]);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={usePortalElement()}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            place.current = placeOf(document.activeElement);
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only buttons of its own.
            event.preventDefault();
            returnFocus(place.current);
          }}
          className={clsx('fixed z-50 flex animate-settle flex-col bg-sheet text-ink shadow-lift', PLACES[side])}
        >
          <div className="flex items-center justify-between border-rule border-b px-5 py-2">
            <Radix.Title className="headline text-lead">{title}</Radix.Title>
            <Radix.Close aria-label={text.close} className="tappable -mr-3 inline-flex items-center justify-center">
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          <div className="overflow-y-auto px-5 py-5">{children}</div>
          {footer && <div className="border-rule border-t px-5 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
