import { toRupees } from '@print-shop/contracts/client';
import { formatWholeRupees } from '@print-shop/i18n';
import { deliveryTermsOf, type Shop } from '@print-shop/web-kit';

function deliveryOf(shop: Shop): string {
  const { chargePaise, freeAbovePaise } = deliveryTermsOf(shop);
  if (chargePaise === 0) return 'Delivery is free.';
  const charge = formatWholeRupees(toRupees(chargePaise));
  if (freeAbovePaise === null) return `Delivery costs ${charge}.`;
  return `Delivery is free above ${formatWholeRupees(toRupees(freeAbovePaise))} and costs ${charge} otherwise.`;
}

export interface PolicySection {
  title: string;
  /** Paragraphs; a list is a group of its own. */
  text: readonly (string | readonly string[])[];
}

const policies = (shop: Shop): Record<'privacy' | 'terms' | 'cancellation', readonly PolicySection[]> => {
  const { name, email, phone, address } = shop;
  return {
    privacy: [
      {
        title: 'Information we collect',
        text: [
          'Your name, email, phone and addresses when you open an account or order; the designs you upload; what you write to us; and the technical data that every web server sees, such as your IP address.',
          'We ask for nothing that your order does not need, and for no Aadhaar, PAN or card number on this site.',
        ],
      },
      {
        title: 'How we use it',
        text: [
          'To print and deliver your order, to send its GST invoice, to answer your questions, and to keep the shop safe. We process it with your consent or for the legitimate uses that the Digital Personal Data Protection Act, 2023 (DPDP Act) names. Your designs are used for your order and for nothing else.',
        ],
      },
      {
        title: 'Who we share it with',
        text: [
          'With the courier who delivers your parcel and the payment service you choose, each only what they need; and with authorities where the law obliges us. We sell nothing to anybody.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          'Under the DPDP Act you may ask for access to your data, for its correction and its deletion, you may object to its use, withdraw a consent, and nominate somebody who acts for you.',
          'You can change your profile yourself at any time. For everything else write to our grievance officer, named below; we act within 30 days. If that does not help, you may complain to the Data Protection Board of India.',
        ],
      },
      {
        title: 'Cookies',
        text: [
          'We use two cookies. One remembers your language. The other says that this device has signed in before, so that nobody else can lock you out.',
          'If you sign in with Google, there is a third for an hour. It keeps others from finishing your sign-in.',
          'Your browser stores your session, so that you stay signed in. It also stores which products you have seen; only you can see and clear that list.',
          'There is no advertising and no tracking, and no page asks another company for anything.',
        ],
      },
      {
        title: 'Security',
        text: [
          'Passwords are kept only as a salted hash, connections are encrypted, and staff see only what their work needs. Should your data ever be breached, we tell you and the Board without delay.',
          'This is how long we keep things:',
          [
            'Orders and invoices: as long as tax law asks.',
            'Designs of an order: a year after it.',
            'Designs without an order: a day after the upload, or 30 days when they are in a cart.',
            'Files to print: until the day that is shown with them.',
            'Copies of messages that we sent you: a year, or until your account goes.',
            'Reviews, which show your first name: until you remove them, or until your account goes.',
          ],
        ],
      },
    ],
    terms: [
      {
        title: 'Who we are',
        text: [
          `This shop is run by ${name}, ${address.street}, ${address.city} ${address.postalCode}, ${address.country}, GSTIN ${shop.gstin}. By ordering here you accept these terms; the ones in force on the day of your order apply to it.`,
        ],
      },
      {
        title: 'Orders and prices',
        text: [
          `Your order is an offer; it is accepted when the order page says so. Prices are in Indian rupees and are those shown at checkout. ${deliveryOf(shop)}`,
          'GST is charged at the rate of the product and shown on your tax invoice. Enter your GSTIN with the order if you want input credit: an invoice cannot be changed to another GSTIN after the month’s returns are filed.',
        ],
      },
      {
        title: 'Your artwork',
        text: [
          'You confirm that you own what you send us or may have it printed: pictures, logos, trade marks, texts and faces of people. You are responsible for the spelling, numbers, colours and resolution of what you approve; we print what you approved.',
          'If somebody claims rights in your artwork, you settle that claim and bear its costs. Your artwork stays yours; we keep it only to print your order and its re-orders.',
        ],
      },
      {
        title: 'What we do not print',
        text: [
          [
            'anything unlawful, obscene, or hateful against a religion, caste, community, gender or person',
            'currency notes, stamps, government emblems, identity documents, certificates or seals',
            'brands, characters and photographs of others without their written permission',
            'election material without the name and address of its printer and publisher, as the law asks',
          ],
          'We may refuse such an order at any time and refund what was paid for it.',
        ],
      },
      {
        title: 'Colour, size and quantity',
        text: [
          'A screen shows light and paper shows ink: small differences of colour, of up to 2 mm in cutting and of up to 2 % in the quantity of bulk jobs are usual in printing and no defect. You pay only for what is delivered. You can have a printed proof before every bulk job.',
        ],
      },
      {
        title: 'Bulk orders',
        text: [
          'A bulk order is confirmed after we have seen the design and agreed on the date. We may ask for half of the amount in advance; printing begins when it has arrived and the proof is approved. Sizes, colours and quantities can be changed until then.',
        ],
      },
      {
        title: 'Delivery',
        text: [
          'Dates are estimates in working days from the approval of the design. The risk passes to you with delivery. Please open the parcel on the day it comes, and tell us of any damage within 48 hours.',
        ],
      },
      {
        title: 'Liability',
        text: [
          'If something is our fault we print it again or give the money back. Beyond that our liability is limited to the amount of the order, except where the law does not allow a limit. Your rights under the Consumer Protection Act, 2019 remain untouched.',
        ],
      },
      {
        title: 'Law and disputes',
        text: [
          `Indian law applies. Let us try to settle it first: call ${phone} or write to ${email}. The courts at ${address.city} have jurisdiction; a consumer may also turn to the consumer commission of the place where they live, or to the National Consumer Helpline, 1915.`,
        ],
      },
    ],
    cancellation: [
      {
        title: 'Before printing starts',
        text: [
          'You may cancel an order free of charge until its printing starts: call us, or answer the confirmation. The whole amount goes back to you. The order page shows how far your order is.',
        ],
      },
      {
        title: 'After printing has started',
        text: [
          'Goods with your design cannot be sold to anybody else. Once printing has started, an order of customised goods cannot be cancelled, and such goods are not taken back because of a change of mind.',
          'Goods without customisation may come back within 7 days, unused and in their packing. We pay for the return if the mistake was ours.',
        ],
      },
      {
        title: 'Misprints, damage and wrong goods',
        text: [
          'If it is misprinted, damaged, defective, short in number or not what you ordered, we print it again free of charge or refund it, as you prefer:',
          [
            `Write to ${email} or send a WhatsApp message within 7 days of delivery (within 48 hours for damage in transit).`,
            'Send your order number and photographs: the fault up close, the whole piece, and the parcel with its label.',
            'We answer within 2 working days. Keep the goods until then; we collect them at our cost if we need them.',
            'A reprint leaves within 5 working days of our answer.',
          ],
          'These are not defects: small differences of colour or cut within the limits of the terms, and mistakes in artwork that you approved.',
        ],
      },
      {
        title: 'Bulk orders',
        text: [
          'Until the proof is approved, a bulk order may be cancelled and the advance comes back, less design work that was ordered and done. After that the rules for printing that has started apply. If pieces are faulty, we reprint or refund those pieces.',
        ],
      },
      {
        title: 'If we cancel',
        text: [
          'We may have to cancel an order: a product is out of stock, a price was plainly wrong, or the artwork may not be printed. You hear of it at once and get back everything you paid.',
        ],
      },
      {
        title: 'Refunds',
        text: [
          'A refund goes to the method you paid by, within 7 working days of our approval; banks may take some days more. For cash on delivery we ask for your UPI id or bank account. Delivery charges are refunded when the mistake was ours. A credit note under GST comes with it.',
        ],
      },
    ],
  };
};

export const en = {
  tabs: 'All policies',
  titles: {
    '/privacy-policy': 'Privacy Policy',
    '/terms-conditions': 'Terms & Conditions',
    '/cancellation-policy': 'Cancellation Policy',
  },
  version: (version: number, at: string) => `Version ${version}, in force since ${at}`,
  lastUpdated: (date: string) => `Last updated: ${date}`,
  contact: 'Contact',
  contactUs: 'Contact us',
  grievance: 'Grievance officer',
  grievanceText:
    'Named under the Consumer Protection (E-Commerce) Rules, 2020 and for questions about your data. Complaints are acknowledged within 48 hours and settled within one month.',
  policies,
};
