import type { Piece, PrintArea } from '@print-shop/contracts';
import type { Guides } from '@print-shop/contracts/client';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Action, type Editing, piecesOf } from '../editing.ts';
import { type Grasp, type Grip, held, pieceAt, pinched, type Spot } from '../gesture.ts';

/** Distance at which a piece snaps to a line, in pixels of the screen. */
const SNAP_PX = 6;
const NO_GUIDES: Guides = { x: null, y: null };

interface StageGestures {
  state: Editing;
  dispatch: (action: Action) => void;
  area: PrintArea;
  /** The group whose units are the millimetres of the area. */
  frame: RefObject<SVGGElement | null>;
  mmPerPx: number;
}

interface Touch {
  at: Map<number, Spot>;
  grasp: Grasp | null;
  pinch: { piece: Piece; from: readonly [Spot, Spot] } | null;
}

/** Dragging, resizing and turning by mouse and by one or two fingers. */
export function useStageGestures({ state, dispatch, area, frame, mmPerPx }: StageGestures) {
  const touch = useRef<Touch>({ at: new Map(), grasp: null, pinch: null });
  const [guides, setGuides] = useState<Guides>(NO_GUIDES);

  const spotOf = (event: PointerEvent): Spot | undefined => {
    const matrix = frame.current?.getScreenCTM?.();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };

  const down = (event: PointerEvent<SVGSVGElement>) => {
    const spot = spotOf(event);
    if (!spot || (event.pointerType === 'mouse' && event.button !== 0)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { at } = touch.current;
    at.set(event.pointerId, spot);
    const pieces = piecesOf(state);
    const grip = (event.target as Element).getAttribute('data-grip') as Grip | null;
    const index = grip ? state.selected : pieceAt(pieces, spot, state.selected);
    const [a, b] = [...at.values()];
    const chosen = state.selected === null ? undefined : pieces[state.selected];
    if (a && b && chosen) {
      touch.current.grasp = null;
      touch.current.pinch = { piece: chosen, from: [a, b] };
      return;
    }
    if (index !== state.selected) dispatch({ type: 'select', index });
    const piece = index === null ? undefined : pieces[index];
    touch.current.grasp = piece ? { grip: grip ?? 'move', piece, from: spot } : null;
  };

  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { at, grasp, pinch } = touch.current;
    const spot = at.has(event.pointerId) ? spotOf(event) : undefined;
    if (!spot) return;
    at.set(event.pointerId, spot);
    const [a, b] = [...at.values()];
    if (pinch && a && b) return dispatch({ type: 'drag', piece: pinched(pinch.piece, pinch.from, [a, b], area) });
    if (!grasp) return;
    const others = piecesOf(state).filter((_, index) => index !== state.selected);
    const { piece, guides: found } = held(grasp, spot, { area, others, toleranceMm: SNAP_PX * mmPerPx });
    setGuides((now) => (now.x === found.x && now.y === found.y ? now : found));
    dispatch({ type: 'drag', piece });
  };

  const up = (event: PointerEvent<SVGSVGElement>) => {
    const { at } = touch.current;
    if (!at.delete(event.pointerId)) return;
    touch.current.grasp = null;
    touch.current.pinch = null;
    setGuides(NO_GUIDES);
    dispatch({ type: 'drop' });
  };

  return { guides, handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } };
}
