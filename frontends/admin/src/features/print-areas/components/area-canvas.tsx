import type { AreaShape, PrintView } from '@print-shop/contracts';
import { areaTransform, isDrawnPicture, layoutSvg, toMarkup } from '@print-shop/contracts/client';
import { Button, ToggleChip } from '@print-shop/ui';
import { type PointerEvent, useState } from 'react';
import { boxBetween, boxInMiddle, polygonInMiddle, polygonOf, type Spot } from '../draft.ts';
import { useText } from '../messages/index.ts';

const TOOLS = ['box', 'polygon', 'cutOut'] as const;
/** Width of the drawing's units; the height follows from the aspect. */
const WIDE = 1000;

interface AreaCanvasProps {
  view: PrintView;
  onShape: (shape: AreaShape) => void;
  /** Gets the corners of a part that lies in front of the artwork. */
  onCutOut: (corners: Spot[]) => void;
}

/** The address of a side's picture. A picture that the shop draws becomes a data address. */
function pictureOf(view: PrintView): string {
  if (!isDrawnPicture(view.picture)) return view.picture;
  const drawing = { hrefOf: () => '', pictureOf: () => '', hex: '#f5f5f2' };
  const markup = toMarkup(layoutSvg(view, { color: '', sides: [] }, drawing));
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

/** The picture of a side with its areas; a new one, or a part in front of one, is drawn by dragging a box or clicking corners. */
export function AreaCanvas({ view, onShape, onCutOut }: AreaCanvasProps) {
  const text = useText();
  const [tool, setTool] = useState<(typeof TOOLS)[number]>('box');
  const [from, setFrom] = useState<Spot>();
  const [to, setTo] = useState<Spot>();
  const [corners, setCorners] = useState<Spot[]>([]);
  const high = WIDE / view.aspect;
  const spotOf = (event: PointerEvent<SVGSVGElement>): Spot => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    const spot = spotOf(event);
    if (tool !== 'box') return setCorners([...corners, spot]);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setFrom(spot);
    setTo(spot);
  };
  const up = () => {
    const shape = from && to && boxBetween(from, to);
    if (shape) onShape(shape);
    setFrom(undefined);
    setTo(undefined);
  };
  const finish = () => {
    if (tool === 'cutOut') onCutOut(corners);
    else onShape(polygonOf(corners));
    setCorners([]);
  };
  const points = (spots: readonly Spot[]) => spots.map(({ x, y }) => `${x * WIDE},${y * high}`).join(' ');
  const drawn = from && to ? boxBetween(from, to) : undefined;
  const shapes = [...view.areas, ...(drawn ? [{ id: 'drawn now', shape: drawn }] : [])];
  return (
    <div className="grid content-start gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row */}
      <div role="group" aria-label={text.tool} className="flex flex-wrap gap-2">
        {TOOLS.filter((one) => one !== 'cutOut' || view.areas.length > 0).map((one) => (
          <ToggleChip
            key={one}
            isSquare
            isOn={tool === one}
            onClick={() => {
              setTool(one);
              setCorners([]);
            }}
          >
            {text.tools[one]}
          </ToggleChip>
        ))}
        <Button tone="outline" size="small" onClick={() => onShape(boxInMiddle(view.areas))}>
          {text.addBox}
        </Button>
        <Button tone="outline" size="small" onClick={() => onShape(polygonInMiddle(view.areas))}>
          {text.addShape}
        </Button>
        {corners.length > 2 && (
          <Button size="small" onClick={finish}>
            {text.finish(corners.length)}
          </Button>
        )}
      </div>
      <svg
        viewBox={`0 0 ${WIDE} ${high}`}
        role="img"
        aria-label={text.canvas}
        className="block w-full max-w-xl cursor-crosshair touch-none select-none rounded bg-paper-deep"
        onPointerDown={down}
        onPointerMove={(event) => from && setTo(spotOf(event))}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <image href={pictureOf(view)} x={0} y={0} width={WIDE} height={high} preserveAspectRatio="xMidYMid slice" />
        <g className="fill-magenta/20 stroke-magenta" strokeWidth={2}>
          {shapes.map(({ id, shape }) =>
            shape.kind === 'box' ? (
              <g key={id} transform={areaTransform({ shape, widthMm: 1, heightMm: 1 }, view.aspect)}>
                <rect width={1} height={1} vectorEffect="non-scaling-stroke" />
              </g>
            ) : (
              <polygon key={id} points={points(shape.points)} />
            ),
          )}
          {view.areas.flatMap(({ id, cutOuts = [] }) =>
            Object.entries(cutOuts).map(([at, cutOut]) => (
              <polygon key={`${id} ${at}`} points={points(cutOut)} className="fill-sheet/70 stroke-cyan" />
            )),
          )}
          {corners.length > 0 && <polyline points={points(corners)} />}
          {corners.map((corner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other name, and two may be at one place
            <circle key={index} cx={corner.x * WIDE} cy={corner.y * high} r={8} />
          ))}
        </g>
      </svg>
    </div>
  );
}
