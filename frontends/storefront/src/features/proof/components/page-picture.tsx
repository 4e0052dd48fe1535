import type { ProofNote, ProofPin } from '@print-shop/contracts';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';

interface PagePictureProps {
  src: string | undefined;
  /** The colour that the page is printed on. */
  ground: string | undefined;
  page: number;
  of: number;
  /** Width in percent of the frame. */
  zoom: number;
  /** Comments at places of this page, with their numbers. */
  pins: readonly (ProofNote & { number: number })[];
  /** The place that is being chosen or was chosen on this page. */
  pin: ProofPin | null;
  isPlacing: boolean;
  onPlace: (pin: ProofPin) => void;
}

const STEP = 0.02;
const within = (value: number): number => Math.min(1, Math.max(0, value));
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const placed = ({ x, y }: Pick<ProofPin, 'x' | 'y'>) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const dot = 'absolute -translate-x-1/2 -translate-y-1/2 rounded-full text-caption font-bold';

/** The picture of a page, which can be scrolled when it is larger than its frame, with the comments where they belong. */
export function PagePicture({ src, ground, page, of, zoom, pins, pin, isPlacing, onPlace }: PagePictureProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState({ x: 0.5, y: 0.5 });
  if (!src) return <p className="rounded border border-rule bg-sheet p-8 text-ink-soft">{text.noPicture}</p>;
  const atPointer = ({ clientX, clientY }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return cursor;
    return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) };
  };
  const byKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    setCursor(({ x, y }) => ({ x: within(x + move[0]), y: within(y + move[1]) }));
  };
  return (
    <section
      aria-label={text.picture(page, of)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[80vh] overflow-auto rounded bg-paper-deep"
    >
      <div ref={frame} className="relative mx-auto" style={{ width: `${zoom}%` }}>
        <img src={src} alt={text.picture(page, of)} className="block w-full" style={{ backgroundColor: ground }} />
        {pins.map(
          ({ number, pin: at }) =>
            at && (
              <span
                key={number}
                role="img"
                aria-label={text.pin(number)}
                style={placed(at)}
                className={clsx(dot, 'flex size-6 items-center justify-center bg-ink text-paper')}
              >
                {number}
              </span>
            ),
        )}
        {pin && !isPlacing && (
          <span
            role="img"
            aria-label={text.mark}
            style={placed(pin)}
            className={clsx(dot, 'size-5 border-4 border-action')}
          />
        )}
        {isPlacing && (
          <button
            type="button"
            aria-label={text.placing}
            // biome-ignore lint/a11y/noAutofocus: the mark was asked for a moment ago, and is moved by keys
            autoFocus
            onKeyDown={byKey}
            onClick={(event) => onPlace({ page, ...(event.detail === 0 ? cursor : atPointer(event)) })}
            className="absolute inset-0 cursor-crosshair"
          >
            <span aria-hidden="true" style={placed(cursor)} className={clsx(dot, 'size-5 border-4 border-action')} />
          </button>
        )}
      </div>
    </section>
  );
}
