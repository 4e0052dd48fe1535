const { default: config } = await import(`../../jest.${process.env.MUTANT_TESTS ?? 'unit'}.config.mjs`);
const [[files, [, options]]] = Object.entries(config.transform);

/** The unit or integration tests, nearest first, with a compiler that applies a mutant. */
export default {
  ...config,
  rootDir: '../..',
  testSequencer: '<rootDir>/deploy/mutants/nearest-first.mjs',
  transform: { [files]: ['<rootDir>/deploy/mutants/transform.mjs', options] },
};
