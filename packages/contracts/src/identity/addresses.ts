import { z } from 'zod';
import { gstinCheck, NO_BUSINESS, NO_CITY, NO_STREET, placeChecks, WRONG_PIN } from '../billing-address.ts';
import { gstinInput } from '../buyer.ts';
import { defineRoute } from '../route.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { nameInput, objectId } from '../shared.ts';
import { officialState } from '../tax/states.ts';
import { isIndia, pinCodeOf } from './pin-code.ts';
import { optionalPhone } from './routes.ts';

export const MOST_ADDRESSES = 20;

const filled = (message: Sentence, max = 200) => z.string({ error: message }).trim().min(1, message).max(max);

interface Typed {
  state: string;
  country: string;
  pincode: string;
  gstin: string;
}
const placeOf = ({ country, pincode: postalCode, state }: Typed) =>
  isIndia(country) ? { postalCode, state } : undefined;

/** An address as a customer enters it. In India the postal code is a PIN code, and is kept as six digits. */
export const addressBody = z
  .object({
    name: nameInput(80).default('').meta({ description: 'Who receives parcels there, if not the customer' }),
    phone: optionalPhone.default('').meta({ description: 'Number that the courier calls' }),
    street: filled(NO_STREET),
    city: filled(NO_CITY, 100),
    state: z.string().trim().max(200).default(''),
    country: filled(sentence('Please enter the country.'), 100),
    pincode: filled(sentence('Please enter the postal code.'), 20),
    gstin: gstinInput.meta({
      description: 'GST number of the business at this address, for invoices; of the same state',
    }),
    business: nameInput(100).default('').meta({ description: 'Name of that business, as invoices name it' }),
    isDefault: z.boolean().default(false).meta({ description: 'Puts it first; the first address is the default' }),
  })
  .refine(({ gstin, business }) => gstin === '' || business !== '', { path: ['business'], error: NO_BUSINESS })
  .refine(({ country, pincode }) => !isIndia(country) || pinCodeOf(pincode), { path: ['pincode'], error: WRONG_PIN })
  .check(...placeChecks<Typed>(placeOf, { postalCode: ['pincode'], state: ['state'] }), gstinCheck<Typed>(placeOf))
  .transform((address) => ({
    ...address,
    ...(isIndia(address.country)
      ? { pincode: pinCodeOf(address.pincode) ?? '', state: officialState(address.state) }
      : {}),
  }));
export type AddressBody = z.output<typeof addressBody>;

const savedAddressSchema = z
  .object({
    _id: objectId,
    name: z.string(),
    phone: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    pincode: z.string(),
    gstin: z.string(),
    business: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'SavedAddress' });
export type SavedAddress = z.output<typeof savedAddressSchema>;

const addressList = z.array(savedAddressSchema);
const params = z.object({ id: objectId });

export const listAddresses = defineRoute({
  id: 'listAddresses',
  method: 'get',
  path: '/api/users/addresses',
  access: 'signed-in',
  summary: "The signed-in user's own addresses, the default first",
  tag: 'users',
  responses: { 200: addressList },
});

export const addAddress = defineRoute({
  id: 'addAddress',
  method: 'post',
  path: '/api/users/addresses',
  access: 'signed-in',
  summary: `Keep one more address, ${MOST_ADDRESSES} at most; answers the whole list. The first one is the default`,
  tag: 'users',
  body: addressBody,
  responses: { 201: addressList },
});

export const changeAddress = defineRoute({
  id: 'changeAddress',
  method: 'put',
  path: '/api/users/addresses/:id',
  access: 'signed-in',
  summary: 'Change an own address, or make it the default; answers the whole list',
  tag: 'users',
  params,
  body: addressBody,
  responses: { 200: addressList },
});

export const removeAddress = defineRoute({
  id: 'removeAddress',
  method: 'delete',
  path: '/api/users/addresses/:id',
  access: 'signed-in',
  summary: 'Remove an own address; after the default, the next one is. Answers the whole list',
  tag: 'users',
  params,
  responses: { 200: addressList },
});

export const findPlace = defineRoute({
  id: 'findPlace',
  method: 'get',
  path: '/api/users/pin-codes/:pin',
  access: 'anyone',
  summary: 'District and state of an Indian PIN code; 404 when India Post lists none there',
  tag: 'users',
  params: z.object({ pin: z.string().regex(/^[1-9]\d{5}$/, WRONG_PIN) }),
  responses: { 200: z.object({ pin: z.string(), city: z.string(), state: z.string() }) },
});
