// Only when this remote runs alone. Federation settles the shared modules before the first of them is used.
import('./bootstrap.tsx').catch((error: unknown) => {
  console.error('The remote could not start', error);
});
