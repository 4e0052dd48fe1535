import { z } from 'zod';
import { toRupees } from '../money.ts';
import type { OrderKind } from '../order/order-kind.ts';
import { USUAL_BULK_PROMISE_DAYS, USUAL_CALENDAR, type WorkCalendar } from '../ordering/dispatch-day.ts';
import { PAYMENT_METHODS } from '../ordering/payment-methods.ts';
import { isoDate, rupees } from '../shared.ts';
import { type SettingValues, settingSchemas } from './setting-values.ts';
import { type Shop, shopSchema } from './shop.ts';

const { announcement, home, services, footer, policies, hours } = settingSchemas;
const service = services.shape.pages.unwrap().element.shape;

/**
 * The public part of the shop: its identity, and since the service `shop` its settings. A gateway that has only the file of the
 * operator knows no settings, so each is optional. Fields of a later release are dropped.
 */
export const publicShopSchema = z
  .object({
    ...shopSchema.shape,
    closed: z
      .object({ weekdays: hours.shape.closedWeekdays, dates: hours.shape.closedDates })
      .optional()
      .meta({ description: 'When nobody works there' }),
    payments: z
      .object({
        methods: z.array(z.enum(PAYMENT_METHODS)),
        cashLimit: rupees.meta({ description: 'Largest total in cash on delivery' }),
      })
      .optional(),
    delivery: z
      .object({
        charge: rupees,
        freeAbove: rupees.nullable(),
        promiseDays: z.int().optional().meta({ description: 'Working days within which an order leaves the shop' }),
        bulkPromiseDays: z
          .int()
          .optional()
          .meta({ description: 'Working days within which a bulk order is completed' }),
        promise: settingSchemas.delivery.shape.promise.meta({ description: 'How soon most orders leave the press' }),
      })
      .optional(),
    announcement: announcement
      .optional()
      .meta({ description: 'Missing while it is switched off, and until a minute before its start' }),
    home: home.optional(),
    services: z
      .array(
        z.object({
          slug: service.slug,
          title: service.title,
          description: service.description,
          picture: service.picture,
        }),
      )
      .optional()
      .meta({ description: 'The services of the shop; missing while it has the usual ones' }),
    servicePages: z
      .array(z.object({ slug: service.slug, headline: service.headline, text: service.text, parts: service.parts }))
      .optional()
      .meta({ description: 'The pages of these services' }),
    footer: footer.optional(),
    policies: policies
      .extend({ version: z.int(), changedAt: isoDate })
      .optional()
      .meta({ description: 'With the version and its date; an empty text stands for that of the page' }),
  })
  .meta({ id: 'Shop' });
export type PublicShop = z.output<typeof publicShopSchema>;

/** The sections that the identity of the shop is made of. */
type IdentityValues = Pick<SettingValues, 'identity' | 'contact' | 'hours' | 'tax' | 'payments'>;

/** The identity of the shop by its sections. Those that are missing are taken from `file`, and so is what staff cannot set. */
export function shopFromSettings(file: Shop, values: Partial<IdentityValues>): Shop {
  const { identity, contact, hours: opening, tax, payments } = values;
  const { hi: identityHi, ...ofIdentity } = identity ?? { hi: file.hi };
  const { hi: contactHi, ...ofContact } = contact ?? { hi: file.hi };
  const hi = {
    name: identityHi?.name,
    line: identityHi?.line,
    address: contactHi?.address,
    hours: (opening ?? file).hi?.hours,
  };
  const shop = {
    ...file,
    // Staff may have removed the logo and the UPI id, which are missing then.
    logo: identity ? undefined : file.logo,
    ...ofIdentity,
    ...ofContact,
    hours: (opening ?? file).hours,
    gstin: (tax ?? file).gstin,
    upiId: (payments ?? file).upiId,
    hi: Object.values(hi).some(Boolean) ? withoutNone(hi) : undefined,
  };
  return withoutNone(shop);
}

/** An object without the fields that have no value, which would hide others where it is spread. */
const withoutNone = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** The settings that a file with the identity of the shop stands for. Throws a ZodError where a value is refused in a section. */
export function shopSettings(file: Shop): IdentityValues {
  const { name, line, logo, since, phone, email, whatsapp, address, socials, grievanceOfficer } = file;
  const { hi = {} } = file;
  const given = {
    identity: { name, line, logo, since, hi: { name: hi.name, line: hi.line } },
    contact: { phone, email, whatsapp, address, socials, grievanceOfficer, hi: { address: hi.address } },
    hours: { hours: file.hours, hi: { hours: hi.hours } },
    tax: { gstin: file.gstin },
    payments: { upiId: file.upiId },
  };
  // Once more through JSON, as a field without a value is none.
  const { identity, contact, hours: opening, tax, payments } = JSON.parse(JSON.stringify(given));
  return {
    identity: settingSchemas.identity.parse(identity),
    contact: settingSchemas.contact.parse(contact),
    hours: settingSchemas.hours.parse(opening),
    tax: settingSchemas.tax.parse(tax),
    payments: settingSchemas.payments.parse(payments),
  };
}

interface Publication {
  version: number;
  publishedAt: Date;
}

/** The promise of the shop in words. Each language without a text of its own has the number of working days. */
const promiseOf = ({ promise, promiseDays }: SettingValues['delivery']) => ({
  en: promise.en || (promiseDays === 1 ? '1 working day' : `${promiseDays} working days`),
  hi: promise.hi || (promise.en ? '' : `${promiseDays} कामकाजी दिन`),
});

/** The services as lists name them, and apart from that their pages, which are long. */
function publicServices({ pages }: SettingValues['services']): Pick<PublicShop, 'services' | 'servicePages'> {
  if (pages.length === 0) return {};
  return {
    services: pages.map(({ slug, title, description, picture }) => ({ slug, title, description, picture })),
    servicePages: pages.map(({ slug, headline, text, parts }) => ({ slug, headline, text, parts })),
  };
}

/** The days on which the shop works, and how many of them an order of a kind takes, by the settings that are published. */
export const workCalendar = ({ hours, delivery }: Partial<SettingValues>, kind: OrderKind): WorkCalendar => ({
  promiseDays:
    kind === 'order'
      ? (delivery?.promiseDays ?? USUAL_CALENDAR.promiseDays)
      : (delivery?.bulkPromiseDays ?? USUAL_BULK_PROMISE_DAYS),
  closedWeekdays: hours?.closedWeekdays ?? USUAL_CALENDAR.closedWeekdays,
  closedDates: hours?.closedDates.map(({ date }) => date) ?? USUAL_CALENDAR.closedDates,
});

/** The time before its start at which an announcement is answered, as pages may be drawn of an answer half a minute old. */
const ANNOUNCED_EARLY_MS = 60_000;
/** Whether everybody may know of an announcement. Pages show it from its start on. */
const isAnnounced = ({ isOn, from }: SettingValues['announcement'], now: Date): boolean =>
  isOn && (!from || Date.parse(from) - now.getTime() <= ANNOUNCED_EARLY_MS);

interface Circumstances {
  now?: Date;
  /** The largest total in cash on delivery that the operator allows. */
  mostCashPaise?: number;
}

/** The public answer of the shop. Of the limits for cash on delivery, it has the lower one. */
export function toPublicShop(
  file: Shop,
  values: SettingValues,
  policyPublication: Publication,
  { now = new Date(), mostCashPaise = Number.POSITIVE_INFINITY }: Circumstances = {},
): PublicShop {
  const { payments, delivery, hours: opening } = values;
  return {
    ...shopFromSettings(file, values),
    closed: { weekdays: opening.closedWeekdays, dates: opening.closedDates },
    payments: { methods: payments.methods, cashLimit: toRupees(Math.min(payments.cashLimitPaise, mostCashPaise)) },
    delivery: {
      charge: toRupees(delivery.chargePaise),
      freeAbove: delivery.freeAbovePaise === null ? null : toRupees(delivery.freeAbovePaise),
      promiseDays: delivery.promiseDays,
      bulkPromiseDays: delivery.bulkPromiseDays,
      promise: promiseOf(delivery),
    },
    announcement: isAnnounced(values.announcement, now) ? values.announcement : undefined,
    home: values.home,
    ...publicServices(values.services),
    footer: values.footer,
    policies: {
      ...values.policies,
      version: policyPublication.version,
      changedAt: policyPublication.publishedAt.toISOString(),
    },
  };
}
