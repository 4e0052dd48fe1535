import type { Piece, PrintArea } from '@print-shop/contracts';
import { areaBox, type Guides } from '@print-shop/contracts/client';

interface FrameProps {
  area: PrintArea;
  piece: Piece | undefined;
  guides: Guides;
  mmPerPx: number;
}

const EDGE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
/** Radius of a handle as it is seen, and as a finger meets it. */
const SEEN_PX = 8;
const MET_PX = 22;

function Handle({ x, y, grip, mmPerPx }: { x: number; y: number; grip: 'size' | 'turn'; mmPerPx: number }) {
  return (
    <g className={grip === 'size' ? 'cursor-nwse-resize' : 'cursor-grab'}>
      <circle cx={x} cy={y} r={MET_PX * mmPerPx} fill="transparent" data-grip={grip} />
      <circle
        cx={x}
        cy={y}
        r={SEEN_PX * mmPerPx}
        className="pointer-events-none fill-sheet stroke-action"
        vectorEffect="non-scaling-stroke"
        strokeWidth={3}
      />
    </g>
  );
}

/** The outline of the area, the lines that a piece snaps to, and the handles of the chosen piece. In millimetres. */
export function Frame({ area, piece, guides, mmPerPx }: FrameProps) {
  const { widthMm, heightMm, shape } = area;
  const box = areaBox(area);
  const points =
    shape.kind === 'polygon'
      ? shape.points.map(
          ({ x, y }) => `${((x - box.x) / box.width) * widthMm},${((y - box.y) / box.height) * heightMm}`,
        )
      : [`0,0`, `${widthMm},0`, `${widthMm},${heightMm}`, `0,${heightMm}`];
  const turned = piece && `rotate(${piece.rotation} ${piece.x + piece.width / 2} ${piece.y + piece.height / 2})`;
  return (
    <g>
      <polygon points={points.join(' ')} stroke="#fff" strokeWidth={3} strokeOpacity={0.8} {...EDGE} />
      <polygon points={points.join(' ')} className="stroke-magenta" strokeWidth={1.5} strokeDasharray="6 4" {...EDGE} />
      {guides.x !== null && (
        <line x1={guides.x} x2={guides.x} y1={0} y2={heightMm} className="stroke-cyan" strokeWidth={2} {...EDGE} />
      )}
      {guides.y !== null && (
        <line x1={0} x2={widthMm} y1={guides.y} y2={guides.y} className="stroke-cyan" strokeWidth={2} {...EDGE} />
      )}
      {piece && (
        <g transform={turned} className="cursor-move">
          <rect
            x={piece.x}
            y={piece.y}
            width={piece.width}
            height={piece.height}
            className="stroke-action"
            strokeWidth={2}
            {...EDGE}
          />
          <line
            x1={piece.x + piece.width / 2}
            x2={piece.x + piece.width / 2}
            y1={piece.y}
            y2={piece.y - 28 * mmPerPx}
            className="stroke-action"
            strokeWidth={2}
            {...EDGE}
          />
          <Handle x={piece.x + piece.width / 2} y={piece.y - 28 * mmPerPx} grip="turn" mmPerPx={mmPerPx} />
          <Handle x={piece.x + piece.width} y={piece.y + piece.height} grip="size" mmPerPx={mmPerPx} />
        </g>
      )}
    </g>
  );
}
