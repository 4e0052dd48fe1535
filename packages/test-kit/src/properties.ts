import fc from 'fast-check';

const seed = process.env.TEST_SEED;
// A failure prints the seed and the smallest counter-example. `TEST_SEED=<seed> npm test` repeats it.
if (seed) fc.configureGlobal({ seed: Number(seed) });

/** fast-check, which draws all values from the seed of the test run. */
export { fc };
