import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

/**
 * Runs test files in an order that follows from `TEST_SEED` alone, so that none can rely on another that happened to run before
 * it. Sizes and times of earlier runs play no part.
 */
export default class Shuffle extends Sequencer {
  sort(tests) {
    const rank = ({ path, context }) =>
      createHash('sha256')
        .update(`${process.env.TEST_SEED} ${path.slice(context.config.rootDir.length)}`)
        .digest('hex');
    return [...tests].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
}
