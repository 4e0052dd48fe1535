import { type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/** Browser features that no page of the shop uses; its scripts and pictures are denied them. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
];
const PERMISSIONS = [...UNUSED, 'payment', 'usb', 'browsing-topics'].map((feature) => `${feature}=()`).join(', ');

/**
 * Everything comes from the shop's own address; styles may be inline because the component libraries set them. Forms may
 * also lead to the payment provider. After a visit
 * over HTTPS a browser uses only HTTPS for a year, on this host only: other hosts of the domain belong to others.
 */
export const securityHeaders = (publicUrl: string, paymentOrigin?: string): RequestHandler =>
  Router().use(helmetFor(publicUrl, paymentOrigin), (_req, res, next) => {
    res.set('Permissions-Policy', PERMISSIONS);
    next();
  });

const helmetFor = (publicUrl: string, paymentOrigin?: string): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'", ...(paymentOrigin ? [paymentOrigin] : [])],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

const POLICY = 'Content-Security-Policy';

/** Lets the page's one inline script run, by its hash. */
export function allowScript(res: Response, hash: string): void {
  res.set(POLICY, String(res.get(POLICY)).replace("script-src 'self'", `script-src 'self' ${hash}`));
}
