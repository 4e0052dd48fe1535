import { MOST_CORNERS } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { type Spot, withCorner } from '../draft.ts';
import { useText } from '../messages/index.ts';
import { PercentField } from './number-box.tsx';

interface CornerFieldsProps {
  title: string;
  points: readonly Spot[];
  onChange: (points: Spot[]) => void;
}

/** The corners of a polygon in exact numbers, which also keyboards reach. */
export function CornerFields({ title, points, onChange }: CornerFieldsProps) {
  const text = useText();
  const move = (at: number, to: Partial<Spot>) =>
    onChange(points.map((point, index) => (index === at ? { ...point, ...to } : point)));
  return (
    <details className="col-span-full grow">
      <summary className="min-h-11 cursor-pointer font-semibold">{title}</summary>
      <div className="grid gap-3">
        {Object.entries(points).map(([index, point]) => (
          <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
            {(['x', 'y'] as const).map((axis) => (
              <PercentField
                key={axis}
                label={text.corner(Number(index) + 1, text.axes[axis])}
                value={point[axis]}
                onChange={(value) => move(Number(index), { [axis]: value })}
              />
            ))}
            <Button
              tone="outline"
              size="small"
              disabled={points.length <= 3}
              aria-label={text.removeCorner(Number(index) + 1)}
              onClick={() => onChange(points.filter((_, at) => at !== Number(index)))}
            >
              {text.remove}
            </Button>
          </div>
        ))}
        <Button
          tone="outline"
          size="small"
          className="justify-self-start"
          disabled={points.length >= MOST_CORNERS}
          onClick={() => onChange(withCorner(points))}
        >
          {text.addCorner}
        </Button>
      </div>
    </details>
  );
}
