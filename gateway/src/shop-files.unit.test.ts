import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '@print-shop/service-kit';
import { z } from 'zod';
import { shopConfig, shopOf } from './shop.ts';
import { webManifest } from './shop-files.ts';

const root = join(import.meta.dirname, '../..');
const shop = shopOf(
  loadConfig(z.object(shopConfig), {
    PUBLIC_URL: 'https://shop.example/',
    SHOP_CONFIG_FILE: join(root, 'deploy/demo/shop.json'),
  }),
);

/** Width and height of a PNG (RFC 2083, section 4.1.1). */
const sizesOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it('has icons for home screens of the sizes that the pictures have, also maskable ones', () => {
  const { icons } = webManifest({ ...shop, logo: undefined });
  for (const { src, sizes } of icons)
    expect([src, sizesOf(readFileSync(join(root, 'frontends/shell/public', src)))]).toEqual([src, sizes]);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    ...['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'],
  ]);
  expect(sizesOf(readFileSync(join(root, 'frontends/shell/public/apple-touch-icon.png')))).toBe('180x180');
});

it("has the shop's own logo where it has one", () => {
  expect(webManifest({ ...shop, logo: '/media/logo.svg' }).icons).toEqual([
    { src: '/media/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ]);
});
