import type { PrintArea } from '@print-shop/contracts';
import { MOST_CUT_OUTS } from '@print-shop/contracts/client';
import { Button, Checkbox, Field, Input } from '@print-shop/ui';
import { middleSpots } from '../draft.ts';
import { useText } from '../messages/index.ts';
import { CornerFields } from './corner-fields.tsx';
import { NumberBox, PercentField } from './number-box.tsx';
import { ShapeFields } from './shape-fields.tsx';

interface AreaFieldsProps {
  area: PrintArea;
  onChange: (area: PrintArea) => void;
  onRemove: () => void;
}

const USUAL_CURVE = { degrees: 100, sag: 0.06 };
const MAX_MM = 20_000;

export function AreaFields({ area, onChange, onRemove }: AreaFieldsProps) {
  const text = useText();
  const { curve, ground, cutOuts = [] } = area;
  const flag = ({ curve: _c, ground: _g, ...rest }: PrintArea, more: Partial<PrintArea>) =>
    onChange({ ...rest, ...more });
  return (
    <fieldset className="grid gap-3 rounded border border-rule p-4">
      <legend className="px-1 font-bold">{area.name}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label={text.areaName}>
          <Input
            maxLength={60}
            defaultValue={area.name}
            onBlur={({ target }) => target.value.trim() && onChange({ ...area, name: target.value.trim() })}
          />
        </Field>
        <NumberBox
          label={text.widthMm}
          value={area.widthMm}
          min={1}
          max={MAX_MM}
          onChange={(widthMm) => onChange({ ...area, widthMm })}
        />
        <NumberBox
          label={text.heightMm}
          value={area.heightMm}
          min={1}
          max={MAX_MM}
          onChange={(heightMm) => onChange({ ...area, heightMm })}
        />
        <ShapeFields shape={area.shape} onChange={(shape) => onChange({ ...area, shape })} />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <Checkbox
          label={text.isCurved}
          checked={curve !== undefined}
          onChange={({ target }) =>
            flag(area, { ...(target.checked ? { curve: USUAL_CURVE } : {}), ...(ground ? { ground } : {}) })
          }
        />
        {curve && (
          <>
            <NumberBox
              label={text.degrees}
              value={curve.degrees}
              min={10}
              max={170}
              step={1}
              onChange={(degrees) => onChange({ ...area, curve: { ...curve, degrees } })}
            />
            <PercentField
              label={text.sag}
              value={curve.sag}
              max={50}
              onChange={(sag) => onChange({ ...area, curve: { ...curve, sag } })}
            />
          </>
        )}
        <Checkbox
          label={text.hasGround}
          checked={ground !== undefined}
          onChange={({ target }) =>
            flag(area, { ...(target.checked ? { ground: '#ffffff' } : {}), ...(curve ? { curve } : {}) })
          }
        />
        {ground && (
          <input
            type="color"
            aria-label={text.ground}
            value={ground}
            onChange={({ target }) => onChange({ ...area, ground: target.value })}
            className="size-11 rounded border border-rule-strong"
          />
        )}
        <Checkbox
          label={text.hasShading}
          checked={area.hasShading}
          onChange={({ target }) => onChange({ ...area, hasShading: target.checked })}
        />
      </div>
      <div className="grid gap-2">
        {Object.entries(cutOuts).map(([index, corners]) => (
          <div key={index} className="flex items-start gap-3">
            <CornerFields
              title={text.cutOut(Number(index) + 1)}
              points={corners}
              onChange={(next) => onChange({ ...area, cutOuts: cutOuts.with(Number(index), next) })}
            />
            <Button
              tone="outline"
              size="small"
              aria-label={text.removeCutOut(Number(index) + 1)}
              onClick={() => onChange({ ...area, cutOuts: cutOuts.filter((_, at) => at !== Number(index)) })}
            >
              {text.remove}
            </Button>
          </div>
        ))}
        <Button
          tone="outline"
          size="small"
          className="justify-self-start"
          disabled={cutOuts.length >= MOST_CUT_OUTS}
          onClick={() => onChange({ ...area, cutOuts: [...cutOuts, middleSpots(area)] })}
        >
          {text.addCutOut}
        </Button>
      </div>
      <Button tone="danger" size="small" className="justify-self-start" onClick={onRemove}>
        {text.removeArea}
      </Button>
    </fieldset>
  );
}
