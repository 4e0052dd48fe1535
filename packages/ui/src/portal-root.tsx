import { createContext, type ReactNode, useContext, useState } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

/** The element to attach dialogs to: inside the surrounding front end, so that its style sheet applies to them. */
export const usePortalElement = (): HTMLElement | null => useContext(PortalContext);

/** The root element of a front end: the scope of its styles and dialogs. */
export function PortalRoot({ className, children }: { className: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} className={className}>
      <PortalContext value={element}>{children}</PortalContext>
    </div>
  );
}
