import { addressLine, toCsv } from './users-csv.ts';

const address = { street: '22 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' };
const nowhere = { street: '', city: '', state: '', country: '', pincode: '' };

describe('the address of a user', () => {
  it('reads street, city, state, country - pincode', () =>
    expect(addressLine(address)).toBe('22 MG Road, Pune, Maharashtra, India - 411001'));
  it('is N/A when nothing is known', () => expect(addressLine(nowhere)).toBe('N/A'));
});

it('the export cannot smuggle a formula into a spreadsheet', () => {
  const csv = toCsv([
    {
      _id: '1',
      name: '=HYPERLINK("x")',
      email: 'a@b.in',
      phone: '',
      address: nowhere,
      isAdmin: false,
      createdAt: '2026-01-15T06:30:00.000Z',
    },
  ]);
  expect(csv.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x"")","a@b.in","","N/A","User","2026-01-15"`);
});
