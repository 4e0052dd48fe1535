import swc from '@swc/jest';

/** The mutant of this run: `{ path, start, end, text }`. `start` and `end` are offsets in the file; `text` replaces what is between them. */
const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined;

const mutated = (source, path) =>
  path === mutant?.path ? source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) : source;

/** Compiles as every test run does, with one file changed on the way. The files on disk stay as they are. */
const createTransformer = (options) => {
  const compiler = swc.createTransformer(options);
  return {
    ...compiler,
    getCacheKey: (source, path, rest) => compiler.getCacheKey(mutated(source, path), path, rest),
    process: (source, path, rest) => compiler.process(mutated(source, path), path, rest),
    processAsync: (source, path, rest) => compiler.processAsync(mutated(source, path), path, rest),
  };
};

export default { createTransformer };
