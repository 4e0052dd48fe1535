// Federation must choose the provider of each shared module before its first use, so everything starts behind this dynamic import.
import('./bootstrap.tsx').catch((error: unknown) => {
  console.error('The shop could not start', error);
});
