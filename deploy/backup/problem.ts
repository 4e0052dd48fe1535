/** A fault that a person can mend. The message is one sentence or two that say how. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** An object of a backup is missing, or is not what was stored. */
export class Damage extends Problem {
  override readonly name = 'Damage';
}
