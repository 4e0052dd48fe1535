// Federation settles who brings the shared modules before the first of them is used: everything starts behind this edge.
import('./bootstrap.tsx').catch((error: unknown) => {
  console.error('The shop could not start', error);
});
