import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useText } from './messages/index.ts';
import { usePortalElement } from './portal-root.tsx';
import { placeOf, returnFocus } from './return-focus.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  size?: 'small' | 'large' | 'full';
  /** The element that has the focus when the dialog opens, by default its first button. */
  focusFirst?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A question or a form above the page; Escape or a click outside closes it. The focus then returns to where it was, or to the
 * heading above when the row that it was in is gone.
 */
export function Dialog({ isOpen, onClose, title, description, size = 'small', focusFirst, children }: DialogProps) {
  const text = useText();
  const place = useRef<readonly Element[]>([]);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={usePortalElement()}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            place.current = placeOf(document.activeElement);
            if (!focusFirst?.current) return;
            event.preventDefault();
            focusFirst.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only buttons of its own.
            event.preventDefault();
            returnFocus(place.current);
          }}
          className={clsx(
            'fixed z-50 overflow-y-auto bg-sheet text-ink',
            size === 'full'
              ? 'inset-0 p-4'
              : '-translate-x-1/2 -translate-y-1/2 top-1/2 left-1/2 max-h-[90dvh] w-[calc(100%-2rem)] rounded p-5 shadow-lift sm:p-7',
            size === 'small' && 'max-w-md',
            size === 'large' && 'max-w-3xl',
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Radix.Title className="headline text-lead">{title}</Radix.Title>
            <Radix.Close
              aria-label={text.close}
              // Tab leads here from the end, and Radix then does not scroll.
              onFocus={({ currentTarget: close }) => {
                if (close.matches(':focus-visible')) close.scrollIntoView?.({ block: 'nearest' });
              }}
              className="tappable -mt-2 -mr-2 inline-flex items-center justify-center rounded hover:bg-paper-deep"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mb-5 text-ink-soft">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
