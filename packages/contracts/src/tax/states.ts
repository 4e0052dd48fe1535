/** A state or union territory of India, as GST numbers and returns name it. */
export interface GstState {
  /** Two digits, the first of a GSTIN registered there. */
  code: string;
  name: string;
  /** A union territory without a legislature: UTGST stands in the place of SGST. */
  hasUtgst: boolean;
}

const state = (code: string, name: string): GstState => ({ code, name, hasUtgst: false });
/** Section 2(114) of the CGST Act; Delhi, Jammu and Kashmir and Puducherry have legislatures, and levy SGST. */
const territory = (code: string, name: string): GstState => ({ code, name, hasUtgst: true });

/** The codes of the GST portal (https://services.gst.gov.in), in their order. */
export const GST_STATES: readonly GstState[] = [
  state('01', 'Jammu and Kashmir'),
  state('02', 'Himachal Pradesh'),
  state('03', 'Punjab'),
  territory('04', 'Chandigarh'),
  state('05', 'Uttarakhand'),
  state('06', 'Haryana'),
  state('07', 'Delhi'),
  state('08', 'Rajasthan'),
  state('09', 'Uttar Pradesh'),
  state('10', 'Bihar'),
  state('11', 'Sikkim'),
  state('12', 'Arunachal Pradesh'),
  state('13', 'Nagaland'),
  state('14', 'Manipur'),
  state('15', 'Mizoram'),
  state('16', 'Tripura'),
  state('17', 'Meghalaya'),
  state('18', 'Assam'),
  state('19', 'West Bengal'),
  state('20', 'Jharkhand'),
  state('21', 'Odisha'),
  state('22', 'Chhattisgarh'),
  state('23', 'Madhya Pradesh'),
  state('24', 'Gujarat'),
  territory('26', 'Dadra and Nagar Haveli and Daman and Diu'),
  state('27', 'Maharashtra'),
  state('29', 'Karnataka'),
  state('30', 'Goa'),
  territory('31', 'Lakshadweep'),
  state('32', 'Kerala'),
  state('33', 'Tamil Nadu'),
  state('34', 'Puducherry'),
  territory('35', 'Andaman and Nicobar Islands'),
  state('36', 'Telangana'),
  state('37', 'Andhra Pradesh'),
  territory('38', 'Ladakh'),
  state('97', 'Other Territory'),
];

/** Other names that people write, and codes that were given up. */
const OTHER_NAMES: Record<string, string> = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  'new delhi': '07',
  'nct of delhi': '07',
  'jammu & kashmir': '01',
  'andaman & nicobar islands': '35',
  'daman and diu': '26',
  'dadra and nagar haveli': '26',
};
const BY_NAME = new Map<string, string>([
  ...GST_STATES.map(({ name, code }): [string, string] => [name.toLowerCase(), code]),
  ...Object.entries(OTHER_NAMES),
]);

/** The code of a state as people write it; `undefined` for what is none. */
export const stateCodeOf = (name: string): string | undefined =>
  BY_NAME.get(name.trim().toLowerCase().replace(/^the /, '').replaceAll(/\s+/g, ' '));

/** The name of a state in the GST returns, of what people write; empty for what is none. */
export const officialState = (name: string): string => stateByCode(stateCodeOf(name) ?? '')?.name ?? '';

export const stateByCode = (code: string): GstState | undefined => GST_STATES.find((found) => found.code === code);
