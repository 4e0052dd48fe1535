import { resolve } from 'node:path';

/** The top folder of the project. */
export const root = resolve(import.meta.dirname, '../../..');

/** Folder of a local run's secrets, logs and state. Ignored by git. */
export const localDir = resolve(root, '.local');
