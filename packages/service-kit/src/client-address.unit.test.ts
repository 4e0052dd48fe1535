import { clientAddress } from './client-address.ts';

describe('the address that a client is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
  ])('of %j is %j', (address, counted) => {
    expect(clientAddress(address)).toBe(counted);
  });

  it('keeps neighbouring networks apart', () => {
    expect(clientAddress('2001:db8:1:3::1')).not.toBe(clientAddress('2001:db8:1:2::1'));
  });

  it.each([undefined, '', 'localhost', '203.0.113', '1', '010.0.0.1.2', '203.0.113.999', 'x'.repeat(500), '::g'])(
    'is unknown for %j',
    (address) => {
      expect(clientAddress(address)).toBe('unknown');
    },
  );
});
