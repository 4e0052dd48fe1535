import type { Pricing } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { ToggleChip } from '@print-shop/ui';
import { useText } from '../messages/index.ts';
import { type Tab, unique } from '../quotation.ts';
import type { Quotation } from '../use-quotation.ts';
import { OptionSelect } from './option-select.tsx';

interface FieldsProps {
  pricing: Pricing;
  quotation: Quotation;
}

function CardFields({ tab, pricing, quotation }: FieldsProps & { tab: 'design' | 'lamination' | 'binding' }) {
  const { tabs } = useText();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
      <legend className="sr-only">{tabs[tab]}</legend>
      {Object.entries(pricing[tab]).map(([name, { price, description }]) => (
        <label
          key={name}
          className="flex cursor-pointer items-start gap-3 rounded border border-rule px-3 py-2 hover:border-rule-strong has-checked:border-ink has-checked:bg-paper-deep"
        >
          <input
            type="radio"
            name={tab}
            checked={quotation.selection[tab] === name}
            onChange={() => quotation.choose({ [tab]: name })}
            className="mt-1 accent-action"
          />
          <span className="grow">
            <span className="block font-semibold">{name}</span>
            {description && <span className="block text-caption text-ink-soft">{description}</span>}
          </span>
          <span className="tabular font-semibold">{formatRupees(price)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PaperFields({ pricing, quotation: { selection, choose } }: FieldsProps) {
  const text = useText();
  const ofType = pricing.paper.filter(({ type }) => type === selection.paperType);
  const ofGsm = ofType.filter(({ gsm }) => String(gsm) === selection.paperGsm);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <OptionSelect
        label={text.paperType}
        value={selection.paperType}
        options={unique(pricing.paper.map(({ type }) => type))}
        onChange={(paperType) => choose({ paperType })}
      />
      <OptionSelect
        label={text.gsm}
        value={selection.paperGsm}
        options={unique(ofType.map(({ gsm }) => gsm))}
        onChange={(paperGsm) => choose({ paperGsm })}
      />
      <OptionSelect
        label={text.size}
        value={selection.paperSize}
        options={unique(ofGsm.map(({ size }) => size))}
        onChange={(paperSize) => choose({ paperSize })}
      />
    </div>
  );
}

function PrintingFields({ pricing, quotation: { selection, choose } }: FieldsProps) {
  const text = useText();
  const ofType = pricing.printing.filter(({ type }) => type === selection.printingType);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <OptionSelect
        label={text.printingType}
        value={selection.printingType}
        options={unique(pricing.printing.map(({ type }) => type))}
        onChange={(printingType) => choose({ printingType })}
      />
      <OptionSelect
        label={text.size}
        value={selection.printingSize}
        options={unique(ofType.map(({ size }) => size))}
        onChange={(printingSize) => choose({ printingSize })}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">{text.side}</legend>
        <div className="flex gap-2">
          <ToggleChip
            isSquare
            isOn={selection.printingSide === 'single'}
            onClick={() => choose({ printingSide: 'single' })}
          >
            {text.sides.single}
          </ToggleChip>
          <ToggleChip
            isSquare
            isOn={selection.printingSide === 'both'}
            onClick={() => choose({ printingSide: 'both' })}
          >
            {text.sides.both}
          </ToggleChip>
        </div>
      </fieldset>
    </div>
  );
}

export function TabFields({ tab, ...rest }: FieldsProps & { tab: Tab }) {
  if (tab === 'paper') return <PaperFields {...rest} />;
  if (tab === 'printing') return <PrintingFields {...rest} />;
  return tab === 'transport' ? null : <CardFields tab={tab} {...rest} />;
}
