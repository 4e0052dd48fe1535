/** No cache keeps a customer's file, and no browser runs anything of it. */
export const PRIVATE_PICTURE = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
