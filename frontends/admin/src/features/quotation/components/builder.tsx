import type { Pricing } from '@print-shop/contracts';
import { Button, QuantityStepper, TabList, TabPanel, Tabs, TabTrigger } from '@print-shop/ui';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { detailsOf, isTabEmpty, TABS, type Tab } from '../quotation.ts';
import type { Quotation } from '../use-quotation.ts';
import { TabFields } from './tab-fields.tsx';

const COLORS: Record<Tab, string> = {
  design: 'data-[state=active]:border-[#2563eb]!',
  paper: 'data-[state=active]:border-[#15803d]!',
  printing: 'data-[state=active]:border-[#dc2626]!',
  lamination: 'data-[state=active]:border-[#9333ea]!',
  binding: 'data-[state=active]:border-[#4f46e5]!',
  transport: '',
};

/** The tabs of the order builder; one without prices is marked and closed. */
export function Builder({ pricing, quotation }: { pricing: Pricing | undefined; quotation: Quotation }) {
  const text = useText();
  const [tab, setTab] = useState<Tab>('design');
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => setTab(value as Tab)}
      className="rounded border border-rule bg-sheet print:hidden"
    >
      <TabList aria-label={text.parts} className="px-2 sm:flex-wrap">
        {TABS.map((name) => (
          <TabTrigger
            key={name}
            value={name}
            disabled={name === 'transport' || (pricing !== undefined && isTabEmpty(name, pricing))}
            className={COLORS[name]}
          >
            {pricing && isTabEmpty(name, pricing) ? text.empty(text.tabs[name]) : text.tabs[name]}
          </TabTrigger>
        ))}
      </TabList>
      {TABS.map((name) => (
        <TabPanel key={name} value={name} className="p-5">
          <h2 className="mb-4 font-bold text-lead">{text.addTo(text.tabs[name])}</h2>
          {pricing &&
            (isTabEmpty(name, pricing) ? (
              <p className="text-ink-soft">{text.none(name)}</p>
            ) : (
              <TabFields tab={name} pricing={pricing} quotation={quotation} />
            ))}
          <div className="mt-5 flex flex-wrap gap-3">
            <QuantityStepper value={quotation.quantity} onChange={quotation.setQuantity} />
            <Button
              disabled={!pricing || !detailsOf(name, quotation.selection)}
              aria-describedby="selection-note"
              onClick={() => pricing && quotation.add(name, pricing)}
            >
              {text.add}
            </Button>
          </div>
          <p id="selection-note" className="mt-3 text-ink-soft text-small">
            {pricing && !isTabEmpty(name, pricing) && !detailsOf(name, quotation.selection) && text.incomplete[name]}
          </p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
