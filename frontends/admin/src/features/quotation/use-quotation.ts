import type { Pricing } from '@print-shop/contracts';
import { toast } from '@print-shop/ui';
import { useState } from 'react';
import { useText } from './messages/index.ts';
import { compose, NOTHING, type QuoteItem, type Selection, select, type Tab } from './quotation.ts';

/** The order being composed. Nothing of it is stored or sent, unless it is kept as a quotation. */
export function useQuotation() {
  const text = useText();
  const [selection, setSelection] = useState(NOTHING);
  const [quantity, setQuantity] = useState(1);
  const [items, setItems] = useState<readonly QuoteItem[]>([]);

  const clearSelection = () => {
    setSelection(NOTHING);
    setQuantity(1);
  };
  return {
    selection,
    quantity,
    items,
    setQuantity,
    setItems,
    choose: (change: Partial<Selection>) => setSelection((current) => select(current, change)),
    add: (tab: Tab, pricing: Pricing) => {
      const composed = compose(tab, pricing, selection, text);
      if ('message' in composed) return toast(composed.message, 'bad');
      setItems((current) => [...current, { ...composed.item, id: `${Date.now()}-${current.length}-${tab}`, quantity }]);
      clearSelection();
    },
    addLine: (line: Omit<QuoteItem, 'id'>) =>
      setItems((current) => [...current, { ...line, id: `${Date.now()}-${current.length}-${line.type}` }]),
    replace: (id: string, line: Omit<QuoteItem, 'id'>) =>
      setItems((current) => current.map((item) => (item.id === id ? { ...line, id } : item))),
    remove: (id: string) => setItems((current) => current.filter((item) => item.id !== id)),
    reset: () => {
      clearSelection();
      setItems([]);
    },
  };
}

export type Quotation = ReturnType<typeof useQuotation>;
