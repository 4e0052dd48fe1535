import type { AreaShape } from '@print-shop/contracts';
import { useText } from '../messages/index.ts';
import { NumberBox, PercentField } from './number-box.tsx';

/** The shape of an area in exact numbers, which also keyboards reach. */
export function ShapeFields({ shape, onChange }: { shape: AreaShape; onChange: (shape: AreaShape) => void }) {
  const text = useText();
  if (shape.kind === 'polygon')
    return Object.entries(shape.points).map(([index, point]) =>
      (['x', 'y'] as const).map((axis) => (
        <PercentField
          key={`${index} ${axis}`}
          label={text.corner(Number(index) + 1, text.axes[axis])}
          value={point[axis]}
          onChange={(value) =>
            onChange({
              ...shape,
              points: shape.points.map((one, at) => (at === Number(index) ? { ...one, [axis]: value } : one)),
            })
          }
        />
      )),
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
        {...{ min: -180, max: 180 }}
        onChange={(turnedDegrees) => onChange({ ...shape, turnedDegrees })}
      />
      <NumberBox
        label={text.slanted}
        value={shape.slantedDegrees ?? 0}
        {...{ min: -60, max: 60 }}
        onChange={(slantedDegrees) => onChange({ ...shape, slantedDegrees })}
      />
    </>
  );
}
