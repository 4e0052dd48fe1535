import runFile from './packages/test-kit/src/run-file.ts';

// Jest would compile a runner in TypeScript to CommonJS, which cannot import tests; Node.js imports this one as it is.
export default runFile;
