import type { Shop } from '@print-shop/contracts';
import { Router } from 'express';
import type { CurrentShop } from './current-shop.ts';
import { securityText } from './security-text.ts';

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The default logo as pictures, in the shell's folder `public`; a maskable one may be cut to a circle. */
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const ofLogo = (logo: string) => [
  { src: logo, sizes: 'any', type: TYPES[logo.slice(logo.lastIndexOf('.') + 1)], purpose: 'any' },
];

/** The web app manifest, for phones that add the shop to their home screen. */
export function webManifest(shop: Shop) {
  return {
    name: shop.name,
    short_name: shop.name,
    description: shop.line,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf8f1',
    theme_color: '#17150f',
    icons: shop.logo ? ofLogo(shop.logo) : ICONS,
  };
}

/** Serves the shop as it is published, as JSON and as a web app manifest, and security.txt. */
export function serveShopFiles(currentShop: CurrentShop, publicUrl: string): Router {
  return Router()
    .get('/shop.json', async (_req, res) => {
      res.set('Cache-Control', 'no-cache').json(await currentShop());
    })
    .get('/manifest.webmanifest', async (_req, res) => {
      const manifest = JSON.stringify(webManifest(await currentShop()));
      res.set('Cache-Control', 'no-cache').type('application/manifest+json').send(manifest);
    })
    .get('/.well-known/security.txt', async (_req, res) => {
      const { email } = await currentShop();
      res
        .set('Cache-Control', 'no-cache')
        .type('text/plain')
        .send(securityText(email, publicUrl, new Date()));
    });
}
