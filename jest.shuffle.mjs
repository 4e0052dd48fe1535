import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

/** Files that take longest begin first, so that nothing waits for one of them in the end. */
const LONG =
  /\/(every-[a-z-]+|new-service|backup\/backup|chart|one-machine|preflight\/child|proof\/line-layout|proof\/proof|artwork|demo-shop|layout)\.[a-z0-9]+\.test\.ts$/;

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
    const isLater = ({ path }) => Number(!LONG.test(path));
    return [...tests].sort((a, b) => isLater(a) - isLater(b) || (rank(a) < rank(b) ? -1 : 1));
  }
}
