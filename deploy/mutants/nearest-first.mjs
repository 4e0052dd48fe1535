import Sequencer from '@jest/test-sequencer';

const { path: changed = '' } = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : {};

/** Counts the first characters that a path shares with the path of the mutant. */
const nearness = (path) => [...path].findIndex((letter, n) => letter !== changed[n]);

/** Runs the test files beside the mutant first, since one failed test ends the run. */
export default class NearestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => nearness(b.path) - nearness(a.path) || (a.path < b.path ? -1 : 1));
  }
}
