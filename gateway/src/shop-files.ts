import type { Shop } from '@print-shop/contracts';
import { Router } from 'express';
import { securityText } from './security-text.ts';

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The web app manifest, for phones that add the shop to their home screen. */
function webManifest(shop: Shop): object {
  const icon = shop.logo ?? '/favicon.svg';
  return {
    name: shop.name,
    short_name: shop.name,
    description: shop.line,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf8f1',
    theme_color: '#17150f',
    icons: [{ src: icon, sizes: 'any', type: TYPES[icon.slice(icon.lastIndexOf('.') + 1)] }],
  };
}

/** Serves the shop's identity as JSON and as a web app manifest, and security.txt. */
export function serveShopFiles(shop: Shop, publicUrl: string): Router {
  const manifest = JSON.stringify(webManifest(shop));
  return Router()
    .get('/shop.json', (_req, res) => {
      res.set('Cache-Control', 'no-cache').json(shop);
    })
    .get('/manifest.webmanifest', (_req, res) => {
      res.set('Cache-Control', 'no-cache').type('application/manifest+json').send(manifest);
    })
    .get('/.well-known/security.txt', (_req, res) => {
      res
        .set('Cache-Control', 'no-cache')
        .type('text/plain')
        .send(securityText(shop.email, publicUrl, new Date()));
    });
}
