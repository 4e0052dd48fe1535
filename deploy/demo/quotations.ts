import type { Buyer, QuoteConditions, QuoteLine } from '@print-shop/contracts';

/** A quotation of the demo shop, and how far its customer has come with it. */
export interface DemoQuotation {
  customerName: string;
  email: string;
  language: 'en' | 'hi';
  buyer?: Buyer;
  lines: QuoteLine[];
  conditions?: Partial<QuoteConditions>;
  /** The questions and answers after it was sent. */
  question?: { asked: string; answered: string };
  /** The discount of a second offer, in percent. */
  revisedTo?: number;
  becomes: 'draft' | 'sent' | 'seen' | 'accepted' | 'declined' | 'expired';
  reason?: string;
}

const design = (designType: string, price: number) => ({
  details: { type: 'design' as const, designType },
  price,
  quantity: 1,
});
const paper = (paperType: string, gsm: number, price: number, quantity: number) => ({
  details: { type: 'paper' as const, paperType, gsm, size: 'A4' },
  price,
  quantity,
});
const printing = (printingSide: 'single' | 'both', quantity: number) => ({
  details: { type: 'printing' as const, printingType: 'Digital Colour', size: 'A4', printingSide },
  price: printingSide === 'both' ? 12 : 6,
  quantity,
});
const own = (name: string, price: number, quantity: number, taxRate: 5 | 18 = 18, hsn?: string): QuoteLine => ({
  details: { type: 'custom', name },
  price,
  quantity,
  taxRate,
  ...(hsn ? { hsn } : {}),
});

/** The quotation of 1,000 brochures, whose order goes all the way: paid, delivered, invoiced, and refunded in part. */
export const brochures: DemoQuotation = {
  customerName: 'Sharma Sweets',
  email: 'ravi.sharma@example.com',
  language: 'hi',
  buyer: {
    name: 'Sharma Sweets Pvt Ltd',
    gstin: '27AAFCS5532K1Z3',
    address: '3 Station Road',
    city: 'Mumbai',
    postalCode: '400050',
    state: 'Maharashtra',
  },
  lines: [design('Brochure Tri-fold', 1800), paper('Art Paper', 170, 2.5, 1000), printing('both', 1000)],
  conditions: { tax: 'added', delivery: 250, advance: 50, terms: 'Printed in 5 working days after the proof.' },
  question: { asked: 'क्या 15 दिसंबर तक मिल जाएगा?', answered: 'जी, प्रूफ़ मंज़ूर होते ही 5 दिन में।' },
  revisedTo: 8,
  becomes: 'accepted',
};

export const quotations: readonly DemoQuotation[] = [
  brochures,
  {
    customerName: 'Green Leaf Cafe',
    email: 'hello@greenleaf.example',
    language: 'en',
    lines: [own('Menu cards, laminated, 4 pages', 85, 60), own('Table tents', 32, 40)],
    conditions: { tax: 'added', advance: 30 },
    becomes: 'declined',
    reason: 'We found 10 percent less around the corner.',
  },
  {
    customerName: 'Bright Minds School',
    email: 'office@brightminds.example',
    language: 'en',
    lines: [own('Annual report, 48 pages, bound', 118, 400, 5, '4901'), design('Letterhead Set', 900)],
    conditions: { tax: 'included', delivery: 600, discount: { unit: 'rupees', value: 1500 }, advance: 40 },
    becomes: 'seen',
  },
  {
    customerName: 'Lotus Yoga Studio',
    email: 'namaste@lotusyoga.example',
    language: 'en',
    lines: [own('Window letters in vinyl, fixed', 2600, 1, 18, '3919'), own('Class timetables, A3, laminated', 65, 10)],
    conditions: { tax: 'added' },
    becomes: 'expired',
  },
  {
    customerName: 'Verma Constructions',
    email: 'site@vermaconstructions.example',
    language: 'en',
    lines: [own('Site board 8 x 4 ft, flex on frame, fixed', 4200, 2)],
    conditions: { tax: 'added', terms: 'Fixing needs a ladder of 4 m on site.' },
    becomes: 'sent',
  },
  {
    customerName: 'Anita and Kabir',
    email: 'anita.kabir@example.com',
    language: 'en',
    lines: [design('Wedding Invitation', 1500), paper('Art Card', 300, 4.2, 300), printing('single', 300)],
    becomes: 'draft',
  },
];
