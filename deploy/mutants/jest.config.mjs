const { default: config } = await import(`../../jest.${process.env.MUTANT_TESTS ?? 'unit'}.config.mjs`);
const [[files, [, options]]] = Object.entries(config.transform);

/** The unit or integration tests, with a compiler that applies a mutant. */
export default {
  ...config,
  rootDir: '../..',
  transform: { [files]: ['<rootDir>/deploy/mutants/transform.mjs', options] },
};
