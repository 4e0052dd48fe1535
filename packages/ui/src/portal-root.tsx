import { createContext, type ReactNode, useContext, useState } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

/** Where dialogs of the front end around this component are attached: inside it, so that its style sheet reaches them. */
export const usePortalElement = (): HTMLElement | null => useContext(PortalContext);

/** The outermost element of a front end: its scope for styles and for dialogs. */
export function PortalRoot({ className, children }: { className: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} className={className}>
      <PortalContext value={element}>{children}</PortalContext>
    </div>
  );
}
