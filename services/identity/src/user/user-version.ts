interface Versioned {
  version?: number | undefined;
}

/** Matches a user of whom nothing has changed since it was read; accounts of earlier releases have no version. */
export const sameVersion = ({ version }: Versioned) => ({ version: version ?? { $exists: false } });

/**
 * The version that a change gives a user: the time in milliseconds, but always more than the one before. Events of earlier releases
 * are ordered by their time, so a version is comparable with it.
 */
export const nextVersion = ({ version = 0 }: Versioned = {}, nowMs = Date.now()): number =>
  Math.max(nowMs, version + 1);
