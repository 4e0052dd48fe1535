/** A fault that a person can mend. The message is one sentence or two that say how. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
