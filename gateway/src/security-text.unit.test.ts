import { securityText } from './security-text.ts';

const at = (time: string, publicUrl = 'https://shop.example') =>
  securityText('shop@shop.example', publicUrl, new Date(time));

describe('security.txt', () => {
  it('names the contact, the languages, its own address and an end of less than a year', () => {
    expect(at('2026-01-15T18:45:10.123Z')).toBe(
      [
        'Contact: mailto:shop@shop.example',
        'Expires: 2026-07-14T00:00:00.000Z',
        'Preferred-Languages: en, hi',
        'Canonical: https://shop.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('changes once a day', () => {
    expect(at('2026-01-15T00:00:00Z')).toBe(at('2026-01-15T23:59:59Z'));
    expect(at('2026-01-16T00:00:00Z')).not.toBe(at('2026-01-15T23:59:59Z'));
  });

  it('has no canonical address where the shop is not under https', () => {
    expect(at('2026-01-15T00:00:00Z', 'http://localhost:8080')).not.toContain('Canonical');
  });
});
