import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const load = () => import('./panel-popover.tsx');
const PanelPopover = lazy(load);

interface MenuPanelProps {
  label: string;
  /** The content of the button, and its name where the content is no text. */
  button: ReactNode;
  buttonLabel?: string;
  buttonClassName: string;
  align: 'start' | 'end';
  panelClassName: string;
  children: (close: () => void) => ReactNode;
}

/** A button of the header with a panel below it. The panel's code comes when a pointer or the focus comes near. */
export function MenuPanel(props: MenuPanelProps) {
  const { label, button, buttonLabel, buttonClassName, align, panelClassName, children } = props;
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClassName}
      >
        {button}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PanelPopover label={label} anchor={anchor} align={align} onClose={close} className={panelClassName}>
            {children(close)}
          </PanelPopover>
        </Suspense>
      )}
    </>
  );
}
