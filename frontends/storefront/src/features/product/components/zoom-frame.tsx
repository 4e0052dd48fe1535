import { type PointerEvent, type ReactNode, useState } from 'react';
import { useText } from '../messages/index.ts';

const CENTRE = '50% 50%';

/** Shows its content at 200 % under the pointer, or on a press. A phone shows the middle of the 4:5 picture. */
export function ZoomFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const [origin, setOrigin] = useState<string>();
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setOrigin(`${((event.clientX - left) / width) * 100}% ${((event.clientY - top) / height) * 100}%`);
  };
  return (
    <button
      type="button"
      aria-pressed={origin !== undefined}
      aria-label={text.zoom}
      onClick={() => setOrigin((current) => (current ? undefined : CENTRE))}
      onPointerMove={follow}
      onPointerLeave={() => setOrigin(undefined)}
      className="relative block w-full cursor-zoom-in overflow-hidden bg-paper-deep max-sm:aspect-square"
    >
      <span
        className="relative block transition-transform duration-200 ease-ink max-sm:-mt-[12.5%]"
        style={origin ? { transform: 'scale(2)', transformOrigin: origin } : undefined}
      >
        {children}
      </span>
    </button>
  );
}
