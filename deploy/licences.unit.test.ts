import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { license?: string }>;
};

it('no package asks that whoever runs the shop for others publishes it', () => {
  const strict = Object.entries(packages).filter(([, { license = '' }]) => /AGPL|SSPL|(^|[^L])GPL/.test(license));
  expect(strict.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
});
