import { z } from 'zod';

/** A setting that is a number from 1 on. */
export const count = (preset: number, description: string) =>
  z.coerce.number().int().min(1).default(preset).meta({ description });

/** Limits of the processes that read files. */
export const readingConfig = {
  CHECK_DEADLINE_SECONDS: count(
    8,
    'Seconds of processor time that the checks of a file may take until a page is done, after which the file is refused. Each page adds a third of them, up to fifteen times this value in all',
  ),
  CHECK_MEMORY_MB: count(
    600,
    'Most memory of the process that checks a file, in megabytes; that of quick files may have half of it',
  ),
};
