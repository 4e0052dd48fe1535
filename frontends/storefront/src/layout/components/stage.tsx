import type { ArtworkPiece, PrintArea, PrintView } from '@print-shop/contracts';
import { areaBox, areaTransform, layoutSvg, PICTURE_WIDTH } from '@print-shop/contracts/client';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Action, type Editing, selectedPiece } from '../editing.ts';
import { layoutElement } from '../layout-element.tsx';
import { useText } from '../messages/index.ts';
import { Frame } from './frame.tsx';
import { useStageGestures } from './use-stage-gestures.ts';

export interface StageProps {
  view: PrintView;
  area: PrintArea;
  areaName: string;
  color: string;
  hex: string;
  state: Editing;
  dispatch: (action: Action) => void;
  hrefOf: (source: ArtworkPiece['source']) => string;
  isNear: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How much of the picture is seen around the area when it is looked at from near. */
const NEAR_MARGIN = 1.3;

/** The part of the picture that is shown, in its units. */
function shownPart(view: PrintView, area: PrintArea, isNear: boolean) {
  const height = PICTURE_WIDTH / view.aspect;
  if (!isNear) return { x: 0, y: 0, width: PICTURE_WIDTH, height };
  const box = areaBox(area);
  const width = Math.min(
    PICTURE_WIDTH,
    Math.max(box.width * PICTURE_WIDTH, box.height * height * view.aspect) * NEAR_MARGIN,
  );
  const tall = width / view.aspect;
  const within = (middle: number, size: number, most: number) => Math.min(Math.max(middle - size / 2, 0), most - size);
  return {
    x: within((box.x + box.width / 2) * PICTURE_WIDTH, width, PICTURE_WIDTH),
    y: within((box.y + box.height / 2) * height, tall, height),
    width,
    height: tall,
  };
}

/** The product with everything on it, where pieces are moved by mouse, fingers and keys. */
export function Stage({ view, area, areaName, color, hex, state, dispatch, hrefOf, isNear, onKeyDown }: StageProps) {
  const text = useText();
  const prefix = useId();
  const help = useId();
  const element = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGGElement>(null);
  const [pixels, setPixels] = useState(360);
  useEffect(() => {
    const observed = element.current;
    if (!observed || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setPixels(observed.getBoundingClientRect().width || 360));
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);

  const part = shownPart(view, area, isNear);
  const mmPerPx = (area.widthMm * part.width) / (areaBox(area).width * PICTURE_WIDTH * pixels);
  const { guides, handlers } = useStageGestures({ state, dispatch, area, frame, mmPerPx });
  const piece = selectedPiece(state);
  const drawing = useMemo(
    () => ({ hrefOf, pictureOf: (address: string) => address, hex, prefix }),
    [hrefOf, hex, prefix],
  );
  const backdrop = useMemo(() => {
    const [node] = layoutSvg(view, { color, sides: [] }, drawing).children;
    return node && layoutElement(node);
  }, [view, color, drawing]);
  // Pieces are moved on the flat area; the round surface is shown when none is chosen.
  const [, ...areas] = layoutSvg(view, { color, sides: state.sides }, drawing, piece !== undefined).children;
  return (
    <>
      <svg
        ref={element}
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move what is on it
        tabIndex={0}
        aria-label={text.stage(areaName, String(area.widthMm), String(area.heightMm))}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        style={{ width: `min(100%, calc(var(--stage-height) * ${view.aspect}))` }}
        className="mx-auto block touch-none select-none overflow-hidden rounded bg-paper-deep [--stage-height:36dvh] lg:[--stage-height:calc(100dvh-13rem)]"
        {...handlers}
      >
        {backdrop}
        {areas.map((node, index) => layoutElement(node, index))}
        <g ref={frame} transform={areaTransform(area, view.aspect)}>
          <Frame area={area} piece={piece} guides={guides} mmPerPx={mmPerPx} />
        </g>
      </svg>
      <p id={help} className="sr-only">
        {text.stageHelp}
      </p>
    </>
  );
}
