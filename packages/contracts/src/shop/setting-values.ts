import { z } from 'zod';
import { MOST_DAYS_KEPT } from '../artwork/limits.ts';
import { FORBIDDEN_CASH_RUPEES, INVOICE_KINDS } from '../billing/choices.ts';
import { isGstin } from '../gstin.ts';
import { isIndia, pinCodeOf } from '../identity/pin-code.ts';
import { toPaise } from '../money.ts';
import { USUAL_BULK_PROMISE_DAYS, USUAL_CALENDAR } from '../ordering/dispatch-day.ts';
import { PAYMENT_METHODS } from '../ordering/payment-methods.ts';
import { FREE_SHIPPING_ABOVE_PAISE, SHIPPING_PAISE } from '../ordering/totals.ts';
import { sentence } from '../sentence.ts';
import { calendarDay, emailInput, isoDate, MAX_RUPEES, objectId, toOneLine } from '../shared.ts';
import { productImageAddress } from '../stored-files.ts';
import {
  type DocumentPrefixes,
  isFinancialYear,
  LARGEST_START,
  MOST_PREFIX_CHARACTERS,
  sharedPrefixes,
  USUAL_PREFIXES,
} from './document-prefixes.ts';
import type { SettingSection } from './sections.ts';
import { LOGO_PATH, SHOP_PHONE, UPI_ID, WHATSAPP_NUMBER } from './shop.ts';
import { isUsualService, USUAL_SERVICES } from './usual-services.ts';

// The values of the settings, one schema for each section. Every rule holds where a value is entered, so that no consumer
// has to check it again. Amounts are paise.

const line = z.string().trim().min(1).max(200);
const optionalText = (max: number) => z.string().trim().max(max).default('');
/** A text in both languages. Hindi may be missing; English stands in for it. */
const texts = (max: number) => z.strictObject({ en: optionalText(max), hi: optionalText(max) });
const NO_TEXTS = { en: '', hi: '' };
const paise = z.int().min(0).max(toPaise(MAX_RUPEES));
const phone = z.string().trim().regex(SHOP_PHONE, sentence('Please enter a valid phone number.'));
const ownPath = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/[\w/-]*$/, sentence('Please enter a path on this shop, like /services.'));
const url = z.url({ protocol: /^https?$/ }).max(500);

const address = z
  .strictObject({ street: line, city: line, state: line, postalCode: line, country: line })
  .refine(({ country, postalCode }) => !isIndia(country) || pinCodeOf(postalCode) !== undefined, {
    path: ['postalCode'],
    error: sentence('Please enter a PIN code of six digits.'),
  });

const identity = z.strictObject({
  name: line.overwrite(toOneLine),
  line: line.meta({ description: 'The line under the name' }),
  logo: z
    .string()
    .trim()
    .max(200)
    .regex(LOGO_PATH, sentence('Please enter the path of a picture on this shop, like /logo.svg.'))
    .optional()
    .meta({ description: 'Path of a picture; the drawn mark without it' }),
  since: z.int().min(1800).max(2200).meta({ description: 'The year in which the shop opened' }),
  hi: z.strictObject({ name: line, line }).partial().default({}).meta({ description: 'The same on pages in Hindi' }),
});

const contact = z.strictObject({
  phone,
  email: emailInput(),
  whatsapp: z
    .string()
    .trim()
    .regex(WHATSAPP_NUMBER, sentence('Please enter the number with its country code, in digits only.')),
  address,
  socials: z
    .array(z.strictObject({ name: line, url }))
    .max(20)
    .default([]),
  grievanceOfficer: z.strictObject({ name: line, email: emailInput(), phone }).meta({
    description: 'Whom the Consumer Protection (E-Commerce) Rules, 2020 ask every shop to name in its policies',
  }),
  hi: z.strictObject({ address }).partial().default({}),
});

const openingHours = z
  .array(z.strictObject({ days: line, time: line }))
  .min(1)
  .max(14);
const hasEachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const TWICE = sentence('Please enter each day once.');

const hours = z.strictObject({
  hours: openingHours.meta({ description: 'Hours as pages show them' }),
  closedWeekdays: z
    .array(z.int().min(0).max(6))
    .refine(hasEachOnce, TWICE)
    .max(6, sentence('Please leave at least one day of the week open.'))
    .default([...USUAL_CALENDAR.closedWeekdays])
    .meta({ description: 'Days of the week on which nobody works; 0 is Sunday' }),
  closedDates: z
    .array(z.strictObject({ date: calendarDay, reason: texts(100).default(NO_TEXTS) }))
    .max(200)
    .refine((dates) => hasEachOnce(dates.map(({ date }) => date)), TWICE)
    .default([]),
  hi: z.strictObject({ hours: openingHours }).partial().default({}),
});

/** The shop's bank account, as the section `tax` has it and documents that ask for money name it. */
export const bankAccountSchema = z.strictObject({
  holder: line,
  bank: line,
  account: z
    .string()
    .trim()
    .regex(/^\d{9,18}$/, sentence('An account number has 9 to 18 digits.')),
  ifsc: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, sentence('Please check the IFSC: it has 11 characters, like HDFC0001234.')),
});
export type BankAccount = z.output<typeof bankAccountSchema>;

const tax = z.strictObject({
  gstin: z
    .string()
    .max(100)
    .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
    .refine(isGstin, sentence('Please check the GSTIN: it is not a valid number.')),
  bank: bankAccountSchema
    .optional()
    .meta({ description: 'The account that bank transfers go to, as invoices name it' }),
});

const payments = z.strictObject({
  methods: z
    .array(z.enum(PAYMENT_METHODS))
    .min(1, sentence('Please offer at least one way to pay.'))
    .refine(hasEachOnce, sentence('Please choose each way to pay once.'))
    .default([...PAYMENT_METHODS])
    .meta({ description: 'The ways to pay that customers may choose' }),
  upiId: z
    .string()
    .trim()
    .regex(UPI_ID, sentence('Please enter a UPI id like shop@bank.'))
    .optional()
    .meta({ description: 'UPI id that customers pay to; without it, none is offered' }),
  cashLimitPaise: paise
    .refine(
      (limit) => limit < toPaise(FORBIDDEN_CASH_RUPEES),
      sentence('Cash on delivery must stay below ₹2,00,000 (Income-tax Act, section 269ST).'),
    )
    .default(50_000_00)
    .meta({ description: 'Largest total that can be paid in cash on delivery; an operator may have set a lower one' }),
});

const delivery = z.strictObject({
  chargePaise: paise.default(SHIPPING_PAISE).meta({ description: 'What the delivery of an order costs' }),
  freeAbovePaise: paise
    .nullable()
    .default(FREE_SHIPPING_ABOVE_PAISE)
    .meta({ description: 'Orders whose items cost more than this are delivered free; null for none' }),
  promiseDays: z
    .int()
    .min(1)
    .max(60)
    .default(USUAL_CALENDAR.promiseDays)
    .meta({ description: 'Working days within which an order leaves the shop. Later ones are late' }),
  bulkPromiseDays: z
    .int()
    .min(1)
    .max(120)
    .default(USUAL_BULK_PROMISE_DAYS)
    .meta({ description: 'Working days within which a bulk order is completed. Later ones are late' }),
  promise: texts(200).default(NO_TEXTS).meta({
    description: 'How soon most orders leave the press, in words; empty for the working days above',
  }),
  claimDays: z
    .int()
    .min(1)
    .max(365)
    .default(30)
    .meta({ description: 'Days after the delivery within which customers can report what is wrong with an order' }),
});

const announcement = z
  .strictObject({
    isOn: z.boolean().default(false),
    text: texts(300).default(NO_TEXTS),
    url: url.optional().meta({ description: 'Address that the bar links to' }),
    from: isoDate.optional(),
    until: isoDate.optional(),
  })
  .refine(({ isOn, text }) => !isOn || text.en !== '', {
    path: ['text', 'en'],
    error: sentence('Please write the announcement first.'),
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    error: sentence('The announcement cannot end before it begins.'),
  });

const card = z.strictObject({ title: texts(100), text: texts(500).default(NO_TEXTS) });
const picture = productImageAddress.optional();

const home = z.strictObject({
  headline: texts(200).default(NO_TEXTS).meta({ description: "Empty for the page's own, like each list here" }),
  bands: z
    .array(
      card.extend({
        picture,
        types: z.array(objectId).max(50).default([]).meta({ description: 'Ids of product types' }),
        categories: z
          .array(z.strictObject({ type: objectId, category: line }))
          .max(50)
          .default([])
          .meta({ description: 'Categories, each by the id of its product type and its name there' }),
      }),
    )
    .max(6)
    .default([])
    .meta({ description: 'Ranges of products, chosen by types and categories' }),
  steps: z.array(card).max(6).default([]),
  trust: z.array(card).max(8).default([]),
  services: z
    .array(card.extend({ picture, path: ownPath.default('/services') }))
    .max(8)
    .default([]),
});

const servicePage = z
  .strictObject({
    slug: z
      .string()
      .trim()
      .max(40)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, sentence('Please use small letters, digits and hyphens, like wedding-cards.'))
      .meta({ description: 'The end of its address: /services/wedding-cards' }),
    title: texts(100).default(NO_TEXTS),
    description: texts(300).default(NO_TEXTS).meta({ description: 'Below the title on the list of services' }),
    headline: texts(200).default(NO_TEXTS),
    text: texts(500).default(NO_TEXTS),
    picture,
    parts: z
      .array(
        z.strictObject({
          title: texts(100),
          points: texts(500).default(NO_TEXTS).meta({ description: 'One in each line' }),
        }),
      )
      .max(12)
      .default([])
      .meta({ description: 'The cards of the page' }),
  })
  .refine(({ slug, title }) => title.en !== '' || isUsualService(slug), {
    path: ['title', 'en'],
    error: sentence('Please write the title of the service.'),
  });

const services = z.strictObject({
  pages: z
    .array(servicePage)
    .max(12)
    .refine(
      (pages) => hasEachOnce(pages.map(({ slug }) => slug)),
      sentence('Each service needs an address of its own.'),
    )
    .default([])
    .meta({
      description: `The services of the shop; empty for the usual ones. A field of ${USUAL_SERVICES.join(', ')} may be empty for the text of the page`,
    }),
});

const footer = z.strictObject({
  text: texts(500).default(NO_TEXTS),
  links: z
    .array(z.strictObject({ label: texts(60), url: z.union([url, ownPath]) }))
    .max(20)
    .default([]),
});

const policy = texts(20_000).default(NO_TEXTS);
const policies = z
  .strictObject({ privacy: policy, terms: policy, cancellation: policy })
  .meta({ description: "Empty for the page's own text. Each publication is a version with its date" });

const prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    new RegExp(`^[A-Z0-9]{1,${MOST_PREFIX_CHARACTERS}}$`),
    sentence('A prefix has 1 to 3 letters or digits, so that the whole number has 16 characters at most.'),
  );
const startNumber = z.int().min(1).max(LARGEST_START);
const documents = z.strictObject({
  prefixes: z
    .strictObject(
      Object.fromEntries(INVOICE_KINDS.map((kind) => [kind, prefix.default(USUAL_PREFIXES[kind])])) as Record<
        keyof DocumentPrefixes,
        z.ZodDefault<typeof prefix>
      >,
    )
    .refine((prefixes) => sharedPrefixes(prefixes).length === 0, {
      error: sentence('Each kind of document needs a prefix of its own.'),
    })
    .prefault({})
    .meta({ description: 'What the number of each kind of document begins with' }),
  start: z
    .strictObject({
      year: z
        .string()
        .trim()
        .refine(isFinancialYear, sentence('Please enter the financial year like 26-27.'))
        .meta({ description: 'The financial year that the numbers belong to' }),
      numbers: z.strictObject(
        Object.fromEntries(INVOICE_KINDS.map((kind) => [kind, startNumber.optional()])) as Record<
          keyof DocumentPrefixes,
          z.ZodOptional<typeof startNumber>
        >,
      ),
    })
    .optional()
    .meta({ description: 'The number from which each kind goes on, where that is above its next number' }),
});

/**
 * The least time for the books of GST: 72 months from the due date of the annual return (CGST Act 2017, section 36). The return of a
 * financial year is due on 31 December after it, so a document of 1 April has to be stored for 2,832 days.
 */
const LEAST_DAYS_OF_BOOKS = 2_832;

const filesKept = z.int().min(1).max(MOST_DAYS_KEPT).optional();

const retention = z.strictObject({
  personalDataDays: z
    .int()
    .min(LEAST_DAYS_OF_BOOKS)
    .max(36_500)
    .default(2_922)
    .meta({ description: 'Days after which names and addresses are removed from orders, invoices and quotations' }),
  fileDays: filesKept.meta({ description: 'Days that a file or a layout is kept which no order needs; 30 unless set' }),
  orderDays: filesKept.meta({
    description: 'Days that files are kept after an order, and proofs after their last change; 365 unless set',
  }),
  dataExportDays: z
    .int()
    .min(1)
    .max(90)
    .default(7)
    .meta({ description: 'Days that customers can download the copy of their data which they asked for' }),
});

/** The schema of each section. Each but those with a shop's own names and numbers has defaults for everything. */
export const settingSchemas = {
  identity,
  contact,
  hours,
  tax,
  payments,
  delivery,
  announcement,
  home,
  services,
  footer,
  policies,
  documents,
  retention,
} as const satisfies Record<SettingSection, z.ZodType>;

export type SettingValues = { [Section in SettingSection]: z.output<(typeof settingSchemas)[Section]> };
export type SettingValue = SettingValues[SettingSection];
