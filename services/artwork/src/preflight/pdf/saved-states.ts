/** Deeper than any program writes; a file with more levels is one that wants memory. */
const DEEPEST = 1000;

/**
 * The values of a graphics state that `q` keeps until its `Q` (ISO 32000-2, section 8.4.2). Deeper levels are counted, and keep
 * nothing.
 */
export class SavedStates<State> {
  readonly #kept: State[] = [];
  #tooDeep = 0;

  /** `copy` is asked for a state that later changes leave as it is. */
  save(copy: () => State): void {
    if (this.#kept.length < DEEPEST) this.#kept.push(copy());
    else this.#tooDeep++;
  }

  /** The state of the last `q`; the one at hand where there is none. */
  restore(current: State): State {
    if (this.#tooDeep === 0) return this.#kept.pop() ?? current;
    this.#tooDeep--;
    return current;
  }
}
