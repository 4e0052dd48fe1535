import { resolve } from 'node:path';

/** The top folder of the project. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where a local run keeps what it made: secrets, logs, state. Ignored by git. */
export const localDir = resolve(root, '.local');
