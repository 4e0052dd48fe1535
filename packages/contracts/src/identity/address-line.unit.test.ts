import { addressLine } from './address-line.ts';

const nowhere = { street: '', city: '', state: '', country: '', pincode: '' };

describe('the address of a user', () => {
  it('reads street, city, state, country - pincode', () =>
    expect(
      addressLine({ street: '22 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' }),
    ).toBe('22 MG Road, Pune, Maharashtra, India - 411001'));
  it('leaves out what is not known', () => expect(addressLine({ ...nowhere, city: 'Pune' })).toBe('Pune'));
  it('is N/A when nothing is known', () => expect(addressLine(nowhere)).toBe('N/A'));
});
