import { clsx } from 'clsx';
import { useTeeText } from './messages/index.ts';
import { TeeShape, type TeeSide } from './tee-shape.tsx';
import { boxStyle, type Placement, ZONES } from './zones.ts';

interface TeePreviewProps {
  side: TeeSide;
  color: string;
  chosen: readonly Placement[];
  designUrl: string | null;
  /** Left out where the drawing only shows and the choice is made elsewhere. */
  onToggle?: (placement: Placement) => void;
}

const zoneLook = (isChosen: boolean, hasDesign: boolean) =>
  clsx(
    'absolute flex items-center justify-center border-2 border-dashed transition-colors duration-150',
    isChosen ? 'border-magenta' : 'border-rule-strong/70',
    isChosen && !hasDesign && 'bg-magenta/20',
  );

/** The shirt with its print zones; chosen zones are filled, and the design is shown where it will be printed. */
export function TeePreview({ side, color, chosen, designUrl, onToggle }: TeePreviewProps) {
  const text = useTeeText();
  const zones = ZONES.filter((zone) => zone.side === side);
  return (
    <div className="relative mx-auto w-full max-w-[28rem]">
      <svg viewBox="0 0 400 480" role="img" aria-label={text.drawing[side]} className="block w-full">
        <TeeShape color={color} side={side} />
      </svg>
      {zones.map((zone) => {
        const isChosen = chosen.includes(zone.placement);
        const design = isChosen && designUrl && <img src={designUrl} alt="" className="size-full object-contain" />;
        return onToggle ? (
          <button
            key={zone.placement}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            title={text.placements[zone.placement]}
            onClick={() => onToggle(zone.placement)}
            style={boxStyle(zone)}
            className={clsx(zoneLook(isChosen, Boolean(design)), 'hover:bg-cyan/25')}
          >
            {design}
          </button>
        ) : (
          isChosen && (
            <span key={zone.placement} style={boxStyle(zone)} className={zoneLook(true, Boolean(design))}>
              {design}
            </span>
          )
        );
      })}
    </div>
  );
}
