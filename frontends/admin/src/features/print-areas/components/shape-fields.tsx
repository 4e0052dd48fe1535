import type { AreaShape } from '@print-shop/contracts';
import { useText } from '../messages/index.ts';
import { CornerFields } from './corner-fields.tsx';
import { NumberBox, PercentField } from './number-box.tsx';

/** The shape of an area in exact numbers, which also keyboards reach. */
export function ShapeFields({ shape, onChange }: { shape: AreaShape; onChange: (shape: AreaShape) => void }) {
  const text = useText();
  if (shape.kind === 'polygon')
    return (
      <CornerFields
        title={text.corners(shape.points.length)}
        points={shape.points}
        onChange={(points) => onChange({ ...shape, points })}
      />
    );
  return (
    <>
      {(['x', 'y', 'width', 'height'] as const).map((side) => (
        <PercentField
          key={side}
          label={text[side]}
          value={shape[side]}
          min={side === 'width' || side === 'height' ? 1 : 0}
          onChange={(value) => onChange({ ...shape, [side]: value })}
        />
      ))}
      <NumberBox
        label={text.turned}
        value={shape.turnedDegrees}
        min={-180}
        max={180}
        onChange={(turnedDegrees) => onChange({ ...shape, turnedDegrees })}
      />
      <NumberBox
        label={text.slanted}
        value={shape.slantedDegrees ?? 0}
        min={-60}
        max={60}
        onChange={(slantedDegrees) => onChange({ ...shape, slantedDegrees })}
      />
    </>
  );
}
