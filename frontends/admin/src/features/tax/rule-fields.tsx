import { TAX_KINDS, TAX_SCOPES, TAX_UNITS } from '@print-shop/contracts/client';
import { Button, Field, IconButton, Input, Select } from '@print-shop/ui';
import { Trash2 } from 'lucide-react';
import { useProductTypes } from '../../api/use-product-types.ts';
import { useText } from './messages/index.ts';
import { NEW_RATE, type RuleDraft } from './rule-draft.ts';

interface RuleFieldsProps {
  draft: RuleDraft;
  onChange: (part: Partial<RuleDraft>) => void;
}

/** The fields of a rule. The subject of an existing rule does not change. */
export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const text = useText();
  const { data: types = [] } = useProductTypes();
  const isNew = draft.id === '';
  return (
    <>
      <Field label={text.fields.scope}>
        <Select
          disabled={!isNew}
          value={draft.scope}
          onChange={({ target }) => onChange({ scope: target.value as RuleDraft['scope'], name: '' })}
        >
          {TAX_SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {text.scopes[scope]}
            </option>
          ))}
        </Select>
      </Field>
      {draft.scope === 'type' && (
        <Field label={text.fields.type}>
          <Select disabled={!isNew} value={draft.name} onChange={({ target }) => onChange({ name: target.value })}>
            <option value="" />
            {[...new Set([...types.map(({ type }) => type), ...(draft.name ? [draft.name] : [])])].map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        </Field>
      )}
      {draft.scope === 'product' && (
        <Field label={text.fields.product}>
          <Input
            disabled={!isNew}
            maxLength={24}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value.trim() })}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.fields.hsn}>
          <Input
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            value={draft.hsn}
            onChange={({ target }) => onChange({ hsn: target.value })}
          />
        </Field>
        <Field label={text.fields.unit}>
          <Select value={draft.unit} onChange={({ target }) => onChange({ unit: target.value as RuleDraft['unit'] })}>
            {TAX_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={text.fields.kind}>
        <Select value={draft.kind} onChange={({ target }) => onChange({ kind: target.value as RuleDraft['kind'] })}>
          {TAX_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {draft.kind === 'taxable' && <Rates rates={draft.rates} onChange={(rates) => onChange({ rates })} />}
    </>
  );
}

function Rates({ rates, onChange }: { rates: RuleDraft['rates']; onChange: (rates: RuleDraft['rates']) => void }) {
  const text = useText();
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-semibold text-small">{text.rates}</legend>
      {rates.map((rate, index) => {
        const field = (name: keyof typeof rate) => ({
          value: rate[name],
          onChange: ({ target: { value } }: { target: { value: string } }) =>
            onChange(rates.map((one, at) => (at === index ? { ...one, [name]: value } : one))),
        });
        const percent = { type: 'number', min: 0, max: 40, step: 0.01 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate has no name but its place while it is typed
          <div key={index} className="grid grid-cols-2 gap-3 border-rule border-l-4 pl-3">
            <Field label={text.fields.from}>
              <Input type="date" {...field('from')} />
            </Field>
            <Field label={text.fields.percent}>
              <Input {...percent} {...field('percent')} />
            </Field>
            <Field label={text.fields.price} isOptional>
              <Input type="number" min={0} step={0.01} {...field('price')} />
            </Field>
            {rate.price && (
              <Field label={text.fields.abovePercent}>
                <Input {...percent} {...field('abovePercent')} />
              </Field>
            )}
            {rates.length > 1 && (
              <IconButton
                label={text.removeRate(rate.from)}
                onClick={() => onChange(rates.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </div>
        );
      })}
      <div>
        <Button tone="outline" size="small" onClick={() => onChange([{ ...NEW_RATE, from: '' }, ...rates])}>
          {text.addRate}
        </Button>
      </div>
    </fieldset>
  );
}
