import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The press that all inks are made for: offset on coated paper with at most 300 % of ink, as Fogra measured it (FOGRA39). The profile is
 * by basICColor GmbH, under the licence of zlib, which stands in the profile itself.
 */
export const PRESS = {
  profilePath: fileURLToPath(import.meta.resolve('./ISOcoated_v2_300_bas.icc')),
  profileName: 'ISO Coated v2 300% (basICColor)',
  /** The name of its characterization in the registry of the ICC. */
  condition: 'FOGRA39',
  registry: 'http://www.color.org',
} as const;

let profile: Buffer | undefined;

export const pressProfile = (): Buffer => (profile ??= readFileSync(PRESS.profilePath));
