import { z } from 'zod';
import { isGstin } from './gstin.ts';
import { pinCodeOf } from './identity/pin-code.ts';
import { type Sentence, sentence } from './sentence.ts';
import { gstinState, type IndianPlace, isGstinOf, type PlaceFault, placeFault } from './tax/places.ts';

export const WRONG_PIN = sentence('Please enter a PIN code of six digits.');
export const NO_STREET = sentence('Please enter street and house number.');
export const NO_CITY = sentence('Please enter the city.');
export const NO_BUSINESS = sentence('Please enter the name of the business.');
const NO_SUCH_STATE = sentence('Please choose a state of India.');
const NO_SUCH_PIN = sentence('There is no such PIN code.');
const PIN_ELSEWHERE = sentence('This PIN code is in another state.');
const GSTIN_ELSEWHERE = sentence('This GSTIN is of another state than the address.');
const BUSINESS_ELSEWHERE = sentence('This GSTIN is of another state. Please enter the address of the business there.');
const NEEDS_GSTIN = sentence('An invoice to another address needs a GSTIN.');

const part = (max: number, message: Sentence) => z.string({ error: message }).trim().min(1, message).max(max);
/** The registered address of the business that an invoice is for, in the state of its GSTIN. */
export const billingAddressInput = z
  .object({
    address: part(300, NO_STREET),
    city: part(100, NO_CITY),
    postalCode: z
      .string({ error: WRONG_PIN })
      .max(20)
      .overwrite((typed) => pinCodeOf(typed) ?? typed)
      .refine((typed) => pinCodeOf(typed) !== undefined, WRONG_PIN),
  })
  .meta({ description: 'Address of the business, in the state of its GSTIN, if goods go to another place' });
export const billingAddressSchema = z
  .object({ address: z.string(), city: z.string(), postalCode: z.string() })
  .meta({ id: 'BillingAddress', description: 'Registered address of the business that the invoice is for' });
export type BillingAddress = z.output<typeof billingAddressSchema>;

type Path = (string | number)[];

/** Where a schema has the parts of a place. */
interface PlaceNames {
  postalCode: Path;
  state: Path;
}

/**
 * The checks of a place in India: there is such a state and such a PIN code, and it is in that state. `of` reads the place of what
 * was sent, and gives nothing for one abroad.
 */
export function placeChecks<Sent>(
  of: (sent: Sent) => IndianPlace | undefined,
  names: PlaceNames = { postalCode: ['postalCode'], state: ['state'] },
) {
  const isFree = (fault: PlaceFault) => (sent: Sent) => {
    const place = of(sent);
    return !place || placeFault(place) !== fault;
  };
  return [
    z.refine<Sent>(isFree('no-such-state'), { path: names.state, error: NO_SUCH_STATE }),
    z.refine<Sent>(isFree('no-such-pin'), { path: names.postalCode, error: NO_SUCH_PIN }),
    z.refine<Sent>(isFree('pin-elsewhere'), { path: names.postalCode, error: PIN_ELSEWHERE }),
  ];
}

/** The check that a GSTIN is of the state of its address. A malformed GSTIN is refused before. */
export const gstinCheck = <Sent extends { gstin: string }>(of: (sent: Sent) => IndianPlace | undefined) =>
  z.refine<Sent>(
    (sent) => {
      const place = of(sent);
      return !place || !isGstin(sent.gstin) || isGstinOf(sent.gstin, place);
    },
    { path: ['gstin'], error: GSTIN_ELSEWHERE },
  );

interface Billed {
  gstin?: string | undefined;
  billingAddress?: BillingAddress | undefined;
}

/**
 * The checks of the address of a business. It is needed where the GSTIN is of another state than the delivery, as the place of
 * supply is then the state of the business (IGST Act, section 10(1)(b)). `delivery` reads where goods go.
 */
export function billingChecks<Sent extends Billed>(delivery: (sent: Sent) => IndianPlace) {
  const isKnown = ({ gstin = '' }: Sent) => isGstin(gstin);
  const placeOf = ({ gstin = '', billingAddress }: Sent) =>
    billingAddress && { postalCode: billingAddress.postalCode, state: gstinState(gstin) };
  return [
    z.refine<Sent>((sent) => !isKnown(sent) || placeOf(sent) || isGstinOf(sent.gstin ?? '', delivery(sent)), {
      path: ['billingAddress', 'address'],
      error: BUSINESS_ELSEWHERE,
    }),
    z.refine<Sent>(({ gstin, billingAddress }) => !billingAddress || gstin, { path: ['gstin'], error: NEEDS_GSTIN }),
    ...placeChecks<Sent>(placeOf, { postalCode: ['billingAddress', 'postalCode'], state: ['gstin'] }),
  ];
}
