const { default: config } = await import(`../../jest.${process.env.MUTANT_TESTS ?? 'unit'}.config.mjs`);

/** The unit or integration tests, nearest first. */
export default { ...config, rootDir: '../..', testSequencer: '<rootDir>/deploy/mutants/nearest-first.mjs' };
