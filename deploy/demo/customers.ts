import type { Address } from '@print-shop/contracts';

export interface DemoCustomer {
  key: string;
  name: string;
  email: string;
  phone: string;
  address: Address;
}

const customer = (
  key: string,
  name: string,
  phone: string,
  street: string,
  city: string,
  state: string,
  pincode: string,
): DemoCustomer => ({
  key,
  name,
  email: `${key}@example.com`,
  phone,
  address: { street, city, state, country: 'India', pincode },
});

/** Asha's place of work, where invoices are for the business. */
export const ashasOffice = {
  name: 'Verma Tuition Classes',
  phone: '020 2567 1234',
  street: '2nd floor, 7 Fergusson College Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411004',
  gstin: '27AAPFU0939F1ZV',
  business: 'Verma Tuition Classes',
};

/** Asha signs in by the demo customer's own email; the others have theirs. */
export const asha = customer(
  'asha',
  'Asha Verma',
  '9820012345',
  '14, Gulmohar Society, Baner Road',
  'Pune',
  'Maharashtra',
  '411045',
);

export const otherCustomers: DemoCustomer[] = [
  customer('imran.shaikh', 'Imran Shaikh', '9987020011', 'Maidan Gate 3, Palasia', 'Indore', 'Madhya Pradesh', '452001'),
  customer('lakshmi.narayan', 'Lakshmi Narayan', '9444090231', '7, Car Street', 'Kanchipuram', 'Tamil Nadu', '631501'),
  customer('gurpreet.singh', 'Gurpreet Singh', '9814033675', 'SCO 112, Sector 22', 'Chandigarh', 'Chandigarh', '160022'),
  customer('neha.saxena', 'Dr. Neha Saxena', '9711030564', 'C-18, Green Park Extension', 'New Delhi', 'Delhi', '110016'),
  customer('meera.nair', 'Meera Nair', '9895012074', 'Princess Street, Fort Kochi', 'Kochi', 'Kerala', '682001'),
  customer('farida.contractor', 'Farida Contractor', '9820041417', '12, Mill Road, Camp', 'Pune', 'Maharashtra', '411001'),
  customer('ravi.sharma', 'Ravi Sharma', '9820055417', 'Sharma Sweets, 3 Station Road', 'Mumbai', 'Maharashtra', '400050'),
  customer('tenzin.negi', 'Tenzin Negi', '9816050021', 'Near Hadimba Gate, Mall Road', 'Manali', 'Himachal Pradesh', '175131'),
]; // biome-ignore format: an address a line
