import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';

let known: ComponentType | undefined;

/** Takes the drawing in advance, so that a server draws it into the page; `undefined` forgets a drawing that was loaded. */
export const providePressSheet = (art: ComponentType | undefined): void => {
  known = art;
};

/** React keeps what the server drew inside an element like this. */
const AS_DRAWN = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * The hero: a press sheet straight from the machine with the shop's goods laid out on it. The drawing is large and never changes,
 * so its code is loaded only where the browser draws the page itself.
 */
export function PressSheet({ className }: { className?: string }) {
  const text = useText().hero;
  const sheet = useRef<SVGSVGElement>(null);
  const [Art, setArt] = useState(() => known);
  useEffect(() => {
    if (sheet.current?.childElementCount !== 0) return;
    import('./press-sheet-art.tsx').then(
      ({ PressSheetArt }) => {
        providePressSheet(PressSheetArt);
        setArt(() => PressSheetArt);
      },
      (error: unknown) => console.error('The press sheet could not be loaded', error),
    );
  }, []);
  return (
    <svg
      ref={sheet}
      viewBox="0 0 760 640"
      className={className}
      role="img"
      aria-label={text.sheet}
      {...(Art ? undefined : AS_DRAWN)}
    >
      {Art && <Art />}
    </svg>
  );
}
