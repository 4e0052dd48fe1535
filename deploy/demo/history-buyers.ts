import { isGstin } from '@print-shop/contracts';
import { asha, otherCustomers } from './customers.ts';

/** Somebody who ordered before. Businesses order many pieces and pay later; some of them late. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  pincode: string;
  business: string;
  gstin: string;
  isBusiness: boolean;
  isLate: boolean;
}

const CHECK_DIGITS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** An invented GSTIN of a state: its code, the letters of a PAN, and the check digit that fits. */
function gstinOf(code: string, pan: string): string {
  const found = CHECK_DIGITS.map((digit) => `${code}${pan}1Z${digit}`).find(isGstin);
  if (!found) throw new Error(`${code}${pan} begins no GSTIN`);
  return found;
}

type Place = readonly [city: string, state: string, pincode: string, code: string];
const PUNE: Place = ['Pune', 'Maharashtra', '411001', '27'];
const MUMBAI: Place = ['Mumbai', 'Maharashtra', '400050', '27'];
const NASHIK: Place = ['Nashik', 'Maharashtra', '422001', '27'];
const BENGALURU: Place = ['Bengaluru', 'Karnataka', '560001', '29'];
const AHMEDABAD: Place = ['Ahmedabad', 'Gujarat', '380001', '24'];
const JAIPUR: Place = ['Jaipur', 'Rajasthan', '302001', '08'];

let phones = 0;
const phoneOf = () => `98500${String(10_000 + 137 * ++phones)}`;
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`;

function business(
  name: string,
  contact: string,
  [city, state, pincode, code]: Place,
  pan: string,
  isLate = false,
): Buyer {
  return {
    name: contact,
    email: emailOf(contact),
    phone: phoneOf(),
    street: `${phones} Market Road`,
    city,
    state,
    pincode,
    business: name,
    gstin: gstinOf(code, pan),
    isBusiness: true,
    isLate,
  };
}

const person = (name: string, [city, state, pincode]: Place): Buyer => ({
  name,
  email: emailOf(name),
  phone: phoneOf(),
  street: `${phones} Station Road`,
  city,
  state,
  pincode,
  business: '',
  gstin: '',
  isBusiness: false,
  isLate: false,
});

/** The customers of before, those who order most often first. */
export const buyers: readonly Buyer[] = [
  business('Deccan Coaching Classes', 'Sunil Deshmukh', PUNE, 'AADCD1234E'),
  business('Hotel Shivneri', 'Prakash Shinde', PUNE, 'AABCS4321F', true),
  business('Udaan Events', 'Rhea Kapoor', MUMBAI, 'AAECU5678G'),
  ...[asha, ...otherCustomers].map(({ name, email, phone, address: { street, city, state, pincode } }) => ({
    name,
    email,
    phone,
    street,
    city,
    state,
    pincode,
    business: '',
    gstin: '',
    isBusiness: false,
    isLate: false,
  })),
  business('Sahyadri Trekkers', 'Vikram Jadhav', NASHIK, 'AAFCS2468H', true),
  business('Namma Coffee Roasters', 'Anjali Rao', BENGALURU, 'AAGCN1357J'),
  business('Patel Pharma Distributors', 'Jignesh Patel', AHMEDABAD, 'AAHCP9753K', true),
  business('Rangrez Textiles', 'Kavita Sharma', JAIPUR, 'AAKCR8642L'),
  business('Greenfield School', 'Sister Mary Thomas', PUNE, 'AALCG7531M'),
  person('Rohit Kulkarni', PUNE),
  person('Sneha Joshi', PUNE),
  person('Aditya Patil', PUNE),
  person('Pooja Iyer', MUMBAI),
  person('Arjun Menon', MUMBAI),
  person('Nikita Shah', AHMEDABAD),
  person('Karan Malhotra', MUMBAI),
  person('Divya Reddy', BENGALURU),
  person('Manish Agarwal', JAIPUR),
  person('Shruti Pawar', NASHIK),
  person('Sameer Khan', PUNE),
  person('Ishita Bose', BENGALURU),
  person('Tanvi Gokhale', PUNE),
  person('Yusuf Pathan', MUMBAI),
  person('Lata Chavan', NASHIK),
];
