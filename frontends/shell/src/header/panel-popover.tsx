import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

export interface PanelPopoverProps {
  label: string;
  anchor: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** The open panel of a header menu, loaded on first use. */
export default function PanelPopover({ label, anchor, align, onClose, className, children }: PanelPopoverProps) {
  const isOnAnchor = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align={align}
          sideOffset={10}
          onInteractOutside={(event) => isOnAnchor(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
          className={className}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
