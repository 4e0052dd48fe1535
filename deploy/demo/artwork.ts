import type { MendCode } from '@print-shop/contracts';
import type { CardWords } from './artwork-files.ts';
import type { DemoOrder } from './orders.ts';

/** A version that staff send, and what its customer does. */
export interface DemoVersion {
  /** The faults of the customer's file that the shop mends; without this list staff have made a new file. */
  mends?: MendCode[];
  words?: Partial<CardWords>;
  note: string;
  /** A comment of the customer, at a place of the page. */
  pins?: { text: string; x: number; y: number }[];
  does: 'looks' | 'asks-for-changes' | 'approves';
  changes?: string;
}

/** A line of visiting cards that comes with a design. */
export interface DemoArtwork {
  order: DemoOrder;
  words: CardWords;
  /** Whether the picture that came with it has nothing to be trimmed. */
  goesToTheEdge?: boolean;
  versions: DemoVersion[];
}

const paid = (key: string, customer: string, product: string, qty: number): DemoOrder => ({
  key,
  customer,
  fate: 'paid',
  pay: 'UPI',
  lines: [{ product, qty }],
});

/** One line in each state that artwork can be in. */
export const artwork: readonly DemoArtwork[] = [
  {
    order: paid('artwork-mend', 'farida.contractor', 'Everyday Business Cards (100)', 9),
    words: { name: 'Farida Contractor', line: 'Parsi kitchen, Camp, Pune', phone: '98200 41417' },
    goesToTheEdge: true,
    versions: [],
  },
  {
    order: paid('artwork-to-proof', 'meera.nair', 'Gold Foil Business Cards (100)', 3),
    words: { name: 'Meera Nair', line: 'Spices, Fort Kochi', phone: '98950 12074' },
    versions: [],
  },
  {
    order: paid('artwork-waiting', 'asha', 'Matte Laminated Business Cards (200)', 4),
    words: { name: 'Verma Tuition', line: 'Maths and science, 8 to 12', phone: '020 2567 1234' },
    versions: [
      {
        mends: ['mirror-bleed', 'convert-colours'],
        note: 'Your file had no bleed and colours of a screen; we have fixed both. Please look at the pink.',
        does: 'looks',
      },
    ],
  },
  {
    order: paid('artwork-changes', 'neha.saxena', 'Everyday Business Cards (100)', 11),
    words: { name: 'Dr. Neha Saxena', line: 'Children and family', phone: '97110 30564' },
    versions: [
      {
        note: 'Please check the phone number.',
        does: 'asks-for-changes',
        pins: [
          { text: 'The clinic has a new number: 97110 30565.', x: 0.45, y: 0.78 },
          { text: 'A little larger, please.', x: 0.4, y: 0.5 },
        ],
        changes: 'Please see my two notes; the rest is fine.',
      },
    ],
  },
  {
    order: paid('artwork-approved', 'asha', 'Gold Foil Business Cards (100)', 6),
    words: { name: 'Asha Verma', line: 'Tuition for classes 8 to 12', phone: '98200 12354' },
    versions: [
      {
        note: 'This is how it will be printed.',
        does: 'asks-for-changes',
        changes: 'The phone number must end with 345.',
      },
      { words: { phone: '98200 12345' }, note: 'With the new number.', does: 'approves' },
    ],
  },
];
